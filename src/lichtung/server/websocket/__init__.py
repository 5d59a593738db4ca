"""The WebSocket protocol of this server behind one interface: what a conversation can do beyond ASGI where it is in use.

Any other ASGI server works too, the long way; docs/decisions/0030 says what the short one is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

EXTENSION: Final = "lichtung"  # in the extensions of a socket's scope


class ShortWay(Protocol):
    """Past the queues of ASGI, in both directions."""

    def write(self, frames: bytes) -> bool:
        """Send messages that `framing.frame_text` has framed; False when that cannot be done without waiting."""

    def listen(self, take: Callable[[str], bool]) -> None:
        """Call `take` with each message as it arrives; those it does not take come through the queue."""


def short_way(scope: Any) -> ShortWay | None:
    """Returns the short way of a socket; None under another server."""
    way: ShortWay | None = scope.get("extensions", {}).get(EXTENSION, {}).get("short_way")
    return way
