"""Bots by name: from `uniform` to the searching ones."""

from __future__ import annotations

from typing import Final

from lichtung.bots.bot import Bot
from lichtung.bots.uniform import Uniform
from lichtung.kernel.game import Game

LEVELS: Final = ("uniform",)


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """A bot of a level for a game; the same seed makes it play the same way."""
    if level not in LEVELS:
        raise ValueError(f"expected one of {', '.join(LEVELS)}, got {level!r}")
    return Uniform(seed)
