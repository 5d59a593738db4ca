"""Leaving circles: the rules may let a step go on for ever, a bot may not.

A bot answers the same sight the same way. Where a few answers lead back to where they began, it would go round for ever.
So whoever plays for long in one step notices a sight that comes again and answers differently there; and whoever has
played for very long answers at random, which comes to an end even where no sight repeats.
"""

from __future__ import annotations

from typing import Final, final

from lichtung.bots.bot import Bot, Sample, View
from lichtung.bots.seeing import sight_seed
from lichtung.kernel.chance import Dice
from lichtung.kernel.history import Question

USUAL: Final = 48  # decisions of one seat in one step: more were not seen in ordinary play
ENOUGH: Final = 160  # decisions after which a seat answers at random until the step is over


@final
class Trail:
    """What one seat has answered in the step that is being played."""

    def __init__(self) -> None:
        self.step: tuple[int, int, str] = (0, -1, "")  # round, turn, name of the step
        self.length: int = 0
        self.taken: dict[int, set[int]] = {}  # by sight: the options that were taken there

    def is_long(self, round: int, turn: int, step: str) -> bool:
        """Count one more decision in a step; whether there were so many that circles must be looked for."""
        if self.step != (round, turn, step):
            self.step, self.length = (round, turn, step), 0
            self.taken.clear()
        self.length += 1
        return self.length > USUAL

    def avoid_circle(self, view: View, option: int) -> int:
        """The option, or another one where it would lead round in a circle."""
        sight = sight_seed(0, view)
        before = self.taken.setdefault(sight, set())
        if option in before or self.length > ENOUGH:
            options: list[int] = view["choice"]["options"]
            fresh = [one for one in options if one not in before] or options
            option = fresh[Dice(sight + self.length).below(len(fresh))]
        before.add(option)
        return option


class Leaving(Bot):
    """A bot that leaves circles."""

    def __init__(self, bot: Bot) -> None:
        self.bot: Bot = bot
        self.trail: Trail = Trail()

    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        option = self.bot.choose(view, choice, sample)
        if self.trail.is_long(view["round"], view["turn"], view["step"]):
            return self.trail.avoid_circle(view, option)
        return option
