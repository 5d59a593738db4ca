"""What an experienced player knows of Equinox.

A bet is worth its prestige times the chance that its creature stays. That chance follows from the row that is being laid
(the weakest goes) and from who will care later: creatures with many stones are defended, those without are thrown to the
wolves, and whoever holds high or low cards decides about them. The chance to come first follows from the differences of
what everybody may expect, and from how much can still change.
"""

from __future__ import annotations

from math import sqrt
from typing import final

from mypy_extensions import i64

from lichtung.bots.values import Values, Weights
from lichtung.bots.versus import power_of
from lichtung.games.equinox.bets import ruler
from lichtung.games.equinox.bots.foresight import outlast
from lichtung.games.equinox.bots.playouts import EquinoxPlayouts
from lichtung.games.equinox.bots.table import ROWS
from lichtung.games.equinox.components import CHAMELEON_0, CREATURE, DOUBLED, POWERFUL
from lichtung.games.equinox.layout import COLUMNS, VANISHED
from lichtung.games.equinox.settings import SEATS
from lichtung.games.equinox.state import available, column_of, hand_of
from lichtung.games.equinox.turn import weakest
from lichtung.kernel.addresses import ROUND
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec


def chance(x: float) -> float:
    """The share of a bell curve below x, nearly."""
    return 1.0 / (1.0 + power_of(-1.7 * x))


@final
class Equinox(EquinoxPlayouts):
    """Knowledge of Equinox, for two to five seats."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.patience = 12
        self.crowded = int(weights["crowded"])
        self.sure: float = weights["sure"]  # how surely the weakest of a full row goes
        self.shield: float = weights["shield"]  # … and high cards in the hands of those who bet on it
        self.knife: float = weights["knife"]  # … and low cards in the hands of those who bet against it
        self.card: float = weights["card"]  # points that a playable card in hand is worth
        self.rule: float = weights["rule"]  # points that ruling a creature with a power is worth, for each card of it
        self.spread: float = weights["spread"]  # how uncertain points are beyond what the creatures decide
        self.stone: vec[float] = vec[float]([weights[f"stone{row}"] for row in range(1, ROWS + 1)])
        self.stay: vec[float] = vec[float]([0.0] * COLUMNS)
        self.points: vec[float] = vec[float]([0.0] * SEATS)

    def see(self, s: State) -> None:
        self.read_stakes(s)
        self.read_hands(s)
        self.foresee(s)

    def ahead(self, seat: i64, other: i64) -> float:
        """The chance that a seat ends with more points than another one."""
        lead = self.points[seat] - self.points[other]
        doubt = self.spread
        column: i64
        for column in range(COLUMNS):
            gap = self.stake[seat * COLUMNS + column] - self.stake[other * COLUMNS + column]
            if gap != 0.0:
                stay = self.stay[column]
                lead += gap * stay
                doubt += gap * gap * stay * (1.0 - stay)
        return chance(lead / sqrt(doubt))

    def read_hands(self, s: State) -> None:
        """Later danger and the small things that hands and stones are worth."""
        data = s.data
        column: i64
        seat: i64
        at: i64
        self.read_backing(s)
        row = data[ROUND] - 1
        for seat in range(s.terms.seats):
            worth = float(data[available(seat)]) * self.stone[row]
            hand = hand_of(seat)
            for at in range(hand + 1, hand + data[hand] + 1):
                card = data[at]
                if card >= CHAMELEON_0:
                    worth += self.card
                    continue
                column = column_of(s, CREATURE[card])
                if data[VANISHED + column] != 0:
                    continue
                worth += self.card
                mine = self.interest(s, seat, column)
                strength = float(DOUBLED[card]) / 2.0
                if mine > 0.0 and strength > 6.0:
                    self.danger[column] -= self.shield * (strength - 6.0)
                elif mine < 0.0 and strength < 4.0:
                    self.danger[column] += self.knife * (4.0 - strength)
                if mine > 0.0 and POWERFUL[CREATURE[card]] != 0 and ruler(s, column) == seat:
                    worth += self.rule
            self.points[seat] = worth

    def foresee(self, s: State) -> None:
        """The chance of every creature to stay: through this row, then through the rows to come."""
        data = s.data
        self.count_creatures(s)
        alive = self.alive
        cold = self.cold + self.freeze * self.filled / alive
        goes = weakest(s)
        total = 0.0
        later = 0.0
        column: i64
        for column in range(COLUMNS):
            if data[VANISHED + column] != 0:
                self.stay[column] = 0.0
                continue
            self.stay[column] = self.weakness(column, cold)
            self.danger[column] = power_of(self.danger[column])
            total += self.stay[column]
            later += self.danger[column]
        for column in range(COLUMNS):
            if data[VANISHED + column] == 0:
                now = self.stay[column] / total
                if goes >= 0:
                    now = self.sure if column == goes else (1.0 - self.sure) * now
                self.stay[column] = (1.0 - min(0.98, now)) * outlast(self.danger[column] / later * alive, alive)


def knowledge(weights: Weights) -> Values:
    """The values of Equinox with these weights."""
    return Equinox(weights)
