"""Whether the compiled build of this server is on its way, and how far: `make play` begins without it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PROGRESS: Final = "LICHTUNG_PROGRESS"  # names a file that holds a number from 0 to 1 while something is compiled


def compiled_share() -> float | None:
    """Returns how much is compiled, from 0 to 1; None when nothing is being compiled."""
    path = os.environ.get(PROGRESS)
    if not path:
        return None
    try:
        return float(Path(path).read_text(encoding="ascii") or 0)
    except (OSError, ValueError):
        return None
