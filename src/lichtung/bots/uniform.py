"""The simplest bot: every option is as good as any other."""

from __future__ import annotations

from lichtung.bots.bot import Bot, Sample, View
from lichtung.kernel.chance import Dice
from lichtung.kernel.history import Question


class Uniform(Bot):
    """Answers at random."""

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        options: list[int] = view["choice"]["options"]
        return options[self.dice.below(len(options))]
