"""What a bot is: it gets what its seat sees and deals that could be the real one, never the real state."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from lichtung.kernel.history import Question
from lichtung.kernel.plain import Json
from lichtung.kernel.state import State

View = Json
Sample = Callable[
    [int], State
]  # a seed to a state that looks the same to the seat, all that it does not know dealt anew


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who answers questions. The same seed and the same sight give the same answers."""

    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        """One of `view["choice"]["options"]`."""
        raise NotImplementedError


def answer(bot: Bot, s: State) -> int:
    """What a bot answers to the open question of a state, whose seat it speaks for."""
    asked = s.choice
    if asked is None:
        raise ValueError("there is no open question")
    seat = asked.seat
    return bot.choose(s.view(seat), asked, lambda seed: s.resample(seat, seed))
