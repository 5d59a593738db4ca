"""What stands on the things, for whoever draws them."""

from __future__ import annotations

from typing import Any

from lichtung import Game

from . import KINDS


def facts(game: Game) -> dict[str, Any]:
    """What each thing is worth."""
    return {"worth": {f"S{kind}": kind for kind in range(1, KINDS + 1)}}
