"""Bots by name: from `uniform` over `greedy` to the searching ones."""

from __future__ import annotations

from typing import Final

from lichtung.bots.bot import Bot, Sample, View
from lichtung.bots.circles import Leaving
from lichtung.bots.greedy import Greedy
from lichtung.bots.kinds import kind_of
from lichtung.bots.knowledge import values_of
from lichtung.bots.searcher import Searcher
from lichtung.bots.uniform import Uniform
from lichtung.bots.values import Values, Weights
from lichtung.kernel.game import Game
from lichtung.kernel.history import Question

LEVELS: Final = ("uniform", "greedy", "novice", "easy", "normal", "hard", "master")
SEARCHING: Final = ("novice", "easy", "normal", "hard", "master")

# How many iterations each searching level has, at every kind of table.
ITERATIONS: Final[dict[str, tuple[int, int, int, int, int]]] = {
    "sylvion": (8, 60, 120, 900, 5000),
    "urbion": (8, 60, 200, 800, 5000),
    "urbion-postcards": (8, 220, 400, 800, 5000),
    "equinox": (5, 25, 80, 300, 10000),
    "equinox-crowd": (8, 40, 180, 1200, 7000),
    "tribes": (8, 15, 40, 300, 6000),
}
OTHERS: Final = (8, 30, 100, 400, 2400)
# How far below the best its choice may be, as a chance to win: a weak player overlooks small differences, not big ones.
SLIPS: Final[dict[str, dict[str, float]]] = {
    "sylvion": {"novice": 0.06, "easy": 0.01},
    "urbion": {"novice": 0.18, "easy": 0.01},
    "urbion-postcards": {"novice": 0.18},
    "equinox": {"novice": 0.19, "easy": 0.06},
    "equinox-crowd": {"novice": 0.12, "easy": 0.02},
    "tribes": {"novice": 0.18, "easy": 0.01},
}
OTHER_SLIPS: Final[dict[str, float]] = {"novice": 0.06, "easy": 0.02}

# Weights of a level that differ from its game's: longer playouts make up for what `value` does not see, but they cost time.
APART: Final[dict[str, dict[str, Weights]]] = {"tribes": {"hard": {"horizon": 40.0}, "master": {"horizon": 90.0}}}


def iterations_of(level: str, kind: str) -> int:
    """How many iterations a searching level makes for one decision at a kind of table."""
    return ITERATIONS.get(kind, OTHERS)[SEARCHING.index(level)]


def slips_of(level: str, kind: str) -> float:
    """How far below the best a searching level's choice at a kind of table may be."""
    return SLIPS.get(kind, OTHER_SLIPS).get(level, 0.0)


def values_for(level: str, kind: str, game: str) -> Values:
    """What a searching level knows of a game, and how far it looks."""
    return values_of(game, APART.get(kind, {}).get(level))


class Leveled(Bot):
    """A searching level: it sees at which kind of table it sits, and searches as that asks for."""

    def __init__(self, level: str, game: str, seed: int) -> None:
        self.level: str = level
        self.game: str = game
        self.seed: int = seed

    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        return self.searcher(view).choose(view, choice, sample)

    def searcher(self, view: View) -> Searcher:
        """Who searches at the table that is seen."""
        kind = kind_of(self.game, view["seats"], view["settings"])
        values = values_for(self.level, kind, self.game)
        return Searcher(values, iterations_of(self.level, kind), self.seed, slips_of(self.level, kind))


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """A bot of a level for a game; the same seed makes it play the same way."""
    if level not in LEVELS:
        raise ValueError(f"expected one of {', '.join(LEVELS)}, got {level!r}")
    if level == "uniform":
        return Uniform(seed)
    return Leaving(Greedy(values_of(game.name), seed) if level == "greedy" else Leveled(level, game.name, seed))
