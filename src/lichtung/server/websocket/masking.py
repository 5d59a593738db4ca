"""What a client puts over its messages, taken off."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library has no compiled part on this machine
    from websockets.utils import apply_mask

__all__ = ["apply_mask"]
