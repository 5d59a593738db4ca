"""Bots by name: from `uniform` over `greedy` to the searching ones."""

from __future__ import annotations

from typing import Final

from lichtung.bots.bot import Bot, Sample, View
from lichtung.bots.circles import Leaving
from lichtung.bots.greedy import Greedy
from lichtung.bots.kinds import SEARCHING, kind_of
from lichtung.bots.knowledge import values_of
from lichtung.bots.searcher import Searcher
from lichtung.bots.uniform import Uniform
from lichtung.kernel.game import Game
from lichtung.kernel.history import Question

LEVELS: Final = ("uniform", "greedy", *SEARCHING)


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
        level = kind_of(self.game, view["seats"], view["settings"]).levels[self.level]
        return Searcher(values_of(self.game, level.weights), level.iterations, self.seed, level.slips)


def bot(level: str, game: Game, seed: int = 0) -> Bot:
    """A bot of a level for a game; the same seed makes it play the same way."""
    if level not in LEVELS:
        raise ValueError(f"expected one of {', '.join(LEVELS)}, got {level!r}")
    if level == "uniform":
        return Uniform(seed)
    return Leaving(Greedy(values_of(game.name), seed) if level == "greedy" else Leveled(level, game.name, seed))
