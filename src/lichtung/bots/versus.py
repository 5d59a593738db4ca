"""What is common to games in which everybody plays for themselves: all seats' chances are seen in one look."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from lichtung.bots.values import Values, Weights
from lichtung.kernel.addresses import OUTCOME
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

LIMIT: Final = 30.0  # exponents stay within this
MOST_SEATS: Final = 8
HARDLY: Final = 1e-9


def power_of(x: float) -> float:
    """e to the x, kept within bounds."""
    return exp(min(LIMIT, max(-LIMIT, x)))


class Versus(Values):
    """Override `see` (read the table once) and `ahead` (compare two seats by what was read)."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.horizon = int(weights["horizon"])
        self.explore = weights["explore"]
        self.grip = weights["grip"]
        self.crowd: float = weights["crowd"]  # several others are not independent of each other: below 1
        self.chances: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def see(self, s: State) -> None:
        """Read off the table what seats are compared by."""

    def ahead(self, seat: i64, other: i64) -> float:
        """The chance that a seat ends before another one."""
        return 0.5

    def value(self, s: State, seat: i64) -> float:
        self.see(s)
        self.compare(s.terms.seats)
        return self.chances[seat]

    def judge_all(self, s: State, worth: vec[float]) -> None:
        seats: i64 = s.terms.seats
        seat: i64
        if s.data[OUTCOME] == 0:
            self.see(s)
            self.compare(seats)
        for seat in range(seats):
            worth[seat] = self.chances[seat] if s.data[OUTCOME] == 0 else self.outcome(s, seat)

    def compare(self, seats: i64) -> None:
        """Everybody's chance to come first, from all pairs of seats; together they are 1."""
        chances = self.chances
        seat: i64
        other: i64
        for seat in range(seats):
            chances[seat] = 1.0
        for seat in range(seats):
            for other in range(seat):
                better = self.ahead(seat, other)
                chances[seat] *= better
                chances[other] *= 1.0 - better
        if seats > 2:
            self.share_out(seats)

    def share_out(self, seats: i64) -> None:
        """Make the products of several comparisons chances again."""
        chances = self.chances
        total = 0.0
        seat: i64
        for seat in range(seats):
            chances[seat] = exp(self.crowd * log(max(HARDLY, chances[seat])))
            total += chances[seat]
        for seat in range(seats):
            chances[seat] /= total
