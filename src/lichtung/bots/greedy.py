"""A bot that looks one step ahead: it tries every option in a few deals and takes the one that looks best.

A step is a whole play: what an option leaves half done (paying, placing) is finished as a playout would.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.bots.bot import Bot, Sample, View
from lichtung.bots.seeing import sight_seed
from lichtung.bots.values import Values
from lichtung.kernel.chance import Dice
from lichtung.kernel.history import Question
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

DEALS: Final = 4
ALMOST: Final = 1e-9


class Greedy(Bot):
    """One step deep, by the values of the game alone."""

    def __init__(self, values: Values, seed: int = 0) -> None:
        self.values: Values = values
        self.seed: int = seed

    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        options: list[int] = view["choice"]["options"]
        if len(options) == 1:
            return options[0]
        seed = sight_seed(self.seed, view)
        dice = Dice(seed)
        worth = vec[float]([0.0] * len(options))
        for i in range(DEALS):
            self.look(sample(seed + i), choice.seat, options, worth, dice)
        return self.best(options, worth, dice)

    def look(self, s: State, seat: int, options: list[int], worth: vec[float], dice: Dice) -> None:
        """Add what every option is worth in one deal."""
        s.tracks = False
        s.known = s.terms.unknown
        values = self.values
        i: i64
        for i in range(len(options)):
            if values.wasteful(s, options[i]):
                worth[i] -= 1.0
                continue
            after = s.copy()
            after.apply(options[i])
            values.settle(after, dice)
            worth[i] += values.judge(after, seat)

    def best(self, options: list[int], worth: vec[float], dice: Dice) -> int:
        """The option with the highest worth; among equals any of them."""
        top = -1000.0
        equals: list[int] = []
        for i, option in enumerate(options):
            if worth[i] > top + ALMOST:
                top = worth[i]
                equals = [option]
            elif worth[i] > top - ALMOST:
                equals.append(option)
        return equals[int(dice.below(len(equals)))]
