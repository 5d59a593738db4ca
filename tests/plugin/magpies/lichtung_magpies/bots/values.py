"""What an experienced magpie knows: a full nest is good, a full hand half as good, and the best things are hidden first."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.bots.values import Values, Weights, squash
from lichtung.kernel.state import State

from .. import HIDE, STEAL, hand_of, nest_of


def worth(s: State, place: i64) -> float:
    """The sum of what lies in a heap."""
    return float(sum(int(s.data[place + at]) for at in range(1, s.data[place] + 1)))


class Magpies(Values):
    """Knowledge of Magpies."""

    def value(self, s: State, seat: i64) -> float:
        lead = worth(s, nest_of(seat)) - worth(s, nest_of(1 - seat))
        held = worth(s, hand_of(seat)) - worth(s, hand_of(1 - seat))
        return squash(self.weights["sharp"] * (lead + self.weights["hand"] * held))

    def weigh(self, s: State, option: i64) -> float:
        return 1.0 if option == STEAL else float(option - HIDE) ** self.weights["greed"]


def knowledge(weights: Weights) -> Magpies:
    """The knowledge, with these weights."""
    return Magpies(weights)
