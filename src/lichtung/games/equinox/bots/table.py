"""The table of Equinox as bots look at it: what everybody has on every creature, how strong it is, who is ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.bots.values import Weights
from lichtung.bots.versus import Versus
from lichtung.games.equinox.components import CHAMPION_VALUE, CREATURE, DOUBLED, HALF, ROW_VALUE
from lichtung.games.equinox.frames import CHOOSE_BET, CHOOSE_CARD
from lichtung.games.equinox.layout import CHANGED, COLUMNS, SECRET_BETS, STONES, VANISHED
from lichtung.games.equinox.settings import SEATS
from lichtung.games.equinox.state import champion_card, column_of, creature_at, current_stack, in_tournament, visible
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

EMPTY: Final = -1.0  # the strength of a creature without a card
ROWS: Final = 5


class EquinoxTable(Versus):
    """What can be read off the table."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.rival: float = weights["rival"]  # how much the best of the others counts, against their average
        self.stake: vec[float] = vec[float]([0.0] * (SEATS * COLUMNS))
        self.strength: vec[float] = vec[float]([0.0] * COLUMNS)

    def read_stakes(self, s: State) -> None:
        """What everybody has on every creature that is still there, and its strength in the current row."""
        data, stake = s.data, self.stake
        i: i64
        for i in range(SEATS * COLUMNS):
            stake[i] = 0.0
        column: i64
        row: i64
        seat: i64
        for column in range(COLUMNS):
            if data[VANISHED + column] != 0:
                continue
            half = float(HALF[creature_at(s, column)]) / 2.0
            for row in range(ROWS):
                stone = data[STONES + row * COLUMNS + column]
                if stone != 0:
                    stake[(stone - 1) * COLUMNS + column] += float(ROW_VALUE[row]) + half
            place = champion_card(column)
            if data[place] != 0:
                for seat in range(SEATS):
                    stake[seat * COLUMNS + column] += float(data[place + seat + 1]) * (float(CHAMPION_VALUE) + half)
            shown = visible(s, current_stack(s, column))
            self.strength[column] = float(DOUBLED[shown]) / 2.0 if shown != 0 else EMPTY
        for seat in range(s.terms.seats):
            secret = data[SECRET_BETS + seat]
            if secret != 0 and in_tournament(s, CREATURE[secret]):
                stake[seat * COLUMNS + column_of(s, CREATURE[secret])] += float(CHAMPION_VALUE)

    def interest(self, s: State, seat: i64, column: i64) -> float:
        """How much more than the others a seat has on a creature: than the best of them, or than their average."""
        best = 0.0
        total = 0.0
        other: i64
        for other in range(s.terms.seats):
            if other != seat:
                theirs = self.stake[other * COLUMNS + column]
                total += theirs
                if theirs > best:
                    best = theirs
        average = total / float(s.terms.seats - 1)
        return self.stake[seat * COLUMNS + column] - average - self.rival * (best - average)

    def quiet(self, s: State) -> bool:
        """A turn begins: with a bet, or with a card where no bet is possible."""
        asked = s.top_frame()
        return asked == CHOOSE_BET or (asked == CHOOSE_CARD and s.data[CHANGED] == 0)

    def done(self, s: State, steps: i64) -> bool:
        """A playout lasts the longer the more seats there are: `horizon` is meant for two of them."""
        horizon = self.horizon * s.terms.seats // 2
        if steps < horizon:
            return False
        return steps >= horizon + self.patience or self.quiet(s)

    def outcome(self, s: State, seat: i64) -> float:
        """The end, as the rules rank it: points, a secret bet that scored, then the rows."""
        mine = self.standing(s, seat)
        equals = 1.0
        other: i64
        for other in range(s.terms.seats):
            if other != seat:
                theirs = self.standing(s, other)
                if theirs > mine:
                    return 0.0
                if theirs == mine:
                    equals += 1.0
        return 1.0 / equals

    def standing(self, s: State, seat: i64) -> i64:
        """What seats are compared by (EQX-SCORE-1 to 3, EQX-TIE-1 to 3), in one number."""
        data = s.data
        total: i64 = 0
        secret: i64 = 0
        rows: i64 = 0
        row: i64
        column: i64
        for row in range(ROWS):
            here: i64 = 0
            for column in range(COLUMNS):
                if data[VANISHED + column] == 0 and data[STONES + row * COLUMNS + column] == seat + 1:
                    here += 2 * ROW_VALUE[row] + HALF[creature_at(s, column)]
            rows = rows * 64 + here
            total += here
        for column in range(COLUMNS):
            stones = data[champion_card(column) + seat + 1]
            if data[VANISHED + column] == 0 and stones != 0:
                total += stones * (2 * CHAMPION_VALUE + HALF[creature_at(s, column)])
                secret = 1
        return ((total * 2 + secret) << 30) + rows
