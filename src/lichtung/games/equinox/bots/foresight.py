"""Which creatures of Equinox will stay, and what a card on one of them changes about that.

The weakest of the row goes; in an unfinished row low cards are in danger, increasingly so as the row fills. In the rounds
after it stones protect a creature. For a playout all that does not depend on the card is worked out once for a question, so
that every card costs a few multiplications only.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from lichtung.bots.values import Weights
from lichtung.bots.versus import power_of
from lichtung.games.equinox.bots.table import EquinoxTable
from lichtung.games.equinox.layout import COLUMNS, VANISHED
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

LEFT: Final = 3.5  # with fewer creatures than this the tournament is over
NOBODY: Final = -1


def outlast(danger: float, alive: float) -> float:
    """The chance to live through the rounds after this one; `danger` 1 is that of an average creature."""
    chance = 1.0
    left = alive - 1.0
    while left > LEFT:
        chance *= 1.0 - min(0.95, danger / left)
        left -= 1.0
    return chance


class EquinoxForesight(EquinoxTable):
    """What can be foreseen of the creatures."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.cold: float = weights["cold"]  # how surely a low card means the end, when the row is empty
        self.freeze: float = weights["freeze"]  # … and what is added when it is full
        self.blank: float = weights["blank"]  # the strength that a creature without a card is thought to get
        self.backing: float = weights["backing"]  # how much stones protect a creature in later rounds
        self.danger: vec[float] = vec[float]([0.0] * COLUMNS)
        self.alive: float = 0.0
        self.filled: float = 0.0
        self.mine: vec[float] = vec[float]([0.0] * COLUMNS)  # the interest of the seat that decides
        self.whole: float = 0.0  # what the seat would lead by if this row harmed nobody
        # Everything about this row twice: as it is, and when one more space is filled.
        self.chill: vec[float] = vec[float]([0.0] * 2)  # how surely a low card means the end
        self.weak: vec[float] = vec[float]([0.0] * (2 * COLUMNS))  # how weak everybody looks
        self.total: vec[float] = vec[float]([0.0] * 2)
        self.loss: vec[float] = vec[float]([0.0] * 2)
        self.fresh: vec[float] = vec[float]([0.0] * COLUMNS)  # how weak everybody looks in a new row
        self.lasting: vec[float] = vec[float]([0.0] * COLUMNS)  # the chance to live through the rounds after this one
        self.after: vec[float] = vec[float]([0.0] * COLUMNS)  # … and after the next one, when somebody goes now

    def count_creatures(self, s: State) -> None:
        """How many creatures are left, and how many of them have a card in this row."""
        self.alive = 0.0
        self.filled = 0.0
        column: i64
        for column in range(COLUMNS):
            if s.data[VANISHED + column] == 0:
                self.alive += 1.0
                if self.strength[column] >= 0.0:
                    self.filled += 1.0

    def read_backing(self, s: State) -> None:
        """How much the stones on every creature lessen its later danger."""
        column: i64
        seat: i64
        for column in range(COLUMNS):
            total = 0.0
            for seat in range(s.terms.seats):
                total += self.stake[seat * COLUMNS + column]
            self.danger[column] = -self.backing * sqrt(total)

    def weakness(self, column: i64, cold: float) -> float:
        """How weak a creature looks in this row."""
        strength = self.strength[column] if self.strength[column] >= 0.0 else self.blank
        return power_of(-cold * strength + 0.5 * self.danger[column])

    def prepare(self, s: State, seat: i64) -> None:
        """Work out for a seat what is the same for all of its cards."""
        self.count_creatures(s)
        self.read_backing(s)
        self.chill[0] = self.cold + self.freeze * self.filled / self.alive
        self.chill[1] = self.cold + self.freeze * min(self.alive, self.filled + 1.0) / self.alive
        later = 0.0
        column: i64
        for column in range(COLUMNS):
            if s.data[VANISHED + column] == 0:
                self.mine[column] = self.interest(s, seat, column)
                self.fresh[column] = power_of(0.5 * self.danger[column])
                self.danger[column] = self.fresh[column] * self.fresh[column]
                later += self.danger[column]
        self.whole = 0.0
        for column in range(COLUMNS):
            if s.data[VANISHED + column] == 0:
                danger = self.danger[column] / later
                self.lasting[column] = outlast(danger * self.alive, self.alive)
                self.after[column] = outlast(danger * (self.alive - 1.0), self.alive - 1.0)
                self.whole += self.mine[column] * self.lasting[column]
        self.add_up(s, 0)
        self.add_up(s, 1)

    def add_up(self, s: State, half: i64) -> None:
        """How weak all creatures look together in this row, and what the seat stands to lose by that."""
        self.total[half] = 0.0
        self.loss[half] = 0.0
        column: i64
        for column in range(COLUMNS):
            if s.data[VANISHED + column] == 0:
                strength = self.strength[column] if self.strength[column] >= 0.0 else self.blank
                weak = power_of(-self.chill[half] * strength) * self.fresh[column]
                self.weak[half * COLUMNS + column] = weak
                self.total[half] += weak
                self.loss[half] += weak * self.mine[column] * self.lasting[column]

    def lead_now(self) -> float:
        """What the seat may expect as things lie, in points beyond the others."""
        return self.whole - self.loss[0] / self.total[0]

    def lead_with(self, s: State, column: i64, strength: float) -> float:
        """… and with a card of some strength on a creature."""
        lifted = self.strength[column] < 0.0
        if self.alive - self.filled < (1.5 if lifted else 0.5):
            goes = self.weakest_with(s, column, strength)
            if goes != NOBODY:
                return self.lead_without(s, goes)
        half: i64 = 1 if lifted else 0
        changed = power_of(-self.chill[half] * strength) * self.fresh[column]
        more = changed - self.weak[half * COLUMNS + column]
        mine = self.mine[column] * self.lasting[column]
        return self.whole - (self.loss[half] + mine * more) / (self.total[half] + more)

    def weakest_with(self, s: State, column: i64, strength: float) -> i64:
        """Who is weakest in a full row once a card of some strength lies on a creature; nobody when two are."""
        lowest = strength
        goes = column
        other: i64
        for other in range(COLUMNS):
            if other != column and s.data[VANISHED + other] == 0:
                theirs = self.strength[other]
                if theirs < lowest:
                    lowest = theirs
                    goes = other
                elif theirs == lowest:
                    goes = NOBODY
        return goes

    def lead_without(self, s: State, goes: i64) -> float:
        """The lead when a creature goes and a new row begins."""
        lead = 0.0
        total = 0.0
        other: i64
        for other in range(COLUMNS):
            if other != goes and s.data[VANISHED + other] == 0:
                total += self.fresh[other]
        over = self.alive - 1.0 < LEFT
        for other in range(COLUMNS):
            if other != goes and s.data[VANISHED + other] == 0:
                stays = 1.0 if over else (1.0 - self.fresh[other] / total) * self.after[other]
                lead += self.mine[other] * stays
        return lead
