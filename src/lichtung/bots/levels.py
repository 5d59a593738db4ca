"""Bots by name: from `uniform` over `greedy` to the searching ones."""

from __future__ import annotations

from typing import Final

from lichtung.bots.bot import Bot
from lichtung.bots.greedy import Greedy
from lichtung.bots.searcher import Searcher
from lichtung.bots.uniform import Uniform
from lichtung.bots.values.registry import values_of
from lichtung.kernel.game import Game

LEVELS: Final = ("uniform", "greedy", "novice", "easy", "normal", "hard", "master")
SEARCHING: Final = ("novice", "easy", "normal", "hard", "master")

# How many iterations each searching level has.
ITERATIONS: Final[dict[str, tuple[int, int, int, int, int]]] = {
    "sylvion": (8, 60, 120, 900, 5000),
    "urbion": (8, 60, 200, 800, 5000),
    "equinox": (8, 40, 180, 1200, 9000),
    "tribes": (8, 15, 40, 400, 6000),
}
OTHERS: Final = (8, 30, 100, 400, 2400)
# How far below the best its choice may be, as a chance to win: a weak player overlooks small differences, not big ones.
SLIPS: Final[dict[str, dict[str, float]]] = {
    "sylvion": {"novice": 0.06, "easy": 0.01},
    "urbion": {"novice": 0.18, "easy": 0.01},
    "equinox": {"novice": 0.12, "easy": 0.02},
    "tribes": {"novice": 0.18, "easy": 0.01},
}
OTHER_SLIPS: Final[dict[str, float]] = {"novice": 0.06, "easy": 0.02}


def iterations_of(level: str, game: str) -> int:
    """How many iterations a searching level makes for one decision of a game."""
    return ITERATIONS.get(game, OTHERS)[SEARCHING.index(level)]


def slips_of(level: str, game: str) -> float:
    """How far below the best a searching level's choice in a game may be."""
    return SLIPS.get(game, OTHER_SLIPS).get(level, 0.0)


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """A bot of a level for a game; the same seed makes it play the same way."""
    if level not in LEVELS:
        raise ValueError(f"expected one of {', '.join(LEVELS)}, got {level!r}")
    if level == "uniform":
        return Uniform(seed)
    values = values_of(game.name)
    if level == "greedy":
        return Greedy(values, seed)
    return Searcher(values, iterations_of(level, game.name), seed, slips_of(level, game.name))
