"""What an experienced player knows of Equinox.

A bet is worth its prestige times the chance that its creature stays. That chance follows from the row that is being laid
(the weakest goes) and from who will care later: creatures with many stones are defended, those without are thrown to the
wolves, and whoever holds high or low cards decides about them. The chance to come first follows from the differences of
what everybody may expect, and from how much can still change.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from lichtung.bots.values.values import Values, Weights
from lichtung.games.equinox import words
from lichtung.games.equinox.bets import ruler
from lichtung.games.equinox.components import CHAMELEON_0, CHAMPION_VALUE, CREATURE, DOUBLED, HALF, POWERFUL, ROW_VALUE
from lichtung.games.equinox.frames import CHOOSE_BET
from lichtung.games.equinox.state import (
    CARMEN_ACTIVE,
    COLUMNS,
    IN_PLAY,
    ROUND,
    SEATS,
    SECRET_BETS,
    STONES,
    TURN,
    VANISHED,
    available,
    champion_card,
    column_of,
    creature_at,
    current_stack,
    hand_of,
    in_tournament,
    visible,
)
from lichtung.games.equinox.turn import weakest
from lichtung.kernel.frames import FRAME_MASK
from lichtung.kernel.notation import argument_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

EMPTY: Final = -1.0  # the strength of a creature without a card
ROWS: Final = 5
LIMIT: Final = 30.0  # exponents stay within this


def power_of(x: float) -> float:
    """e to the x, kept within bounds."""
    return exp(min(LIMIT, max(-LIMIT, x)))


def chance(x: float) -> float:
    """The share of a bell curve below x, nearly."""
    return 1.0 / (1.0 + power_of(-1.7 * x))


@final
class Equinox(Values):
    """Knowledge of Equinox, for two to five seats."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.horizon = int(weights["horizon"])
        self.patience = 12
        self.explore = weights["explore"]
        self.cold: float = weights["cold"]  # how surely a low card means the end, when the row is empty
        self.freeze: float = weights["freeze"]  # … and what is added when it is full
        self.blank: float = weights["blank"]  # the strength that a creature without a card is thought to get
        self.sure: float = weights["sure"]  # how surely the weakest of a full row goes
        self.backing: float = weights["backing"]  # how much stones protect a creature in later rounds
        self.shield: float = weights["shield"]  # … and high cards in the hands of those who bet on it
        self.knife: float = weights["knife"]  # … and low cards in the hands of those who bet against it
        self.card: float = weights["card"]  # points that a playable card in hand is worth
        self.rule: float = weights["rule"]  # points that ruling a creature with a power is worth, for each card of it
        self.spread: float = weights["spread"]  # how uncertain points are beyond what the creatures decide
        self.stone: vec[float] = vec[float]([weights[f"stone{row}"] for row in range(1, ROWS + 1)])
        self.crowd: float = weights["crowd"]  # several others are not independent of each other: below 1
        self.push: float = weights["push"]  # playouts: how much a card must help its player
        self.finish: float = weights["finish"]  # … and the vanishing that it brings about
        self.skip: float = weights["skip"]  # … and how readily no bet is made
        self.hope: float = weights["hope"]  # … and how much a bet follows strength and hand
        self.stake: vec[float] = vec[float]([0.0] * (SEATS * COLUMNS))
        self.strength: vec[float] = vec[float]([0.0] * COLUMNS)
        self.danger: vec[float] = vec[float]([0.0] * COLUMNS)
        self.stay: vec[float] = vec[float]([0.0] * COLUMNS)
        self.points: vec[float] = vec[float]([0.0] * SEATS)

    # -- the table ---------------------------------------------------------------------------------------------------

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
        """How much more than the best of the others a seat has on a creature."""
        best = 0.0
        other: i64
        for other in range(s.terms.seats):
            if other != seat and self.stake[other * COLUMNS + column] > best:
                best = self.stake[other * COLUMNS + column]
        return self.stake[seat * COLUMNS + column] - best

    # -- the value ---------------------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        self.read_stakes(s)
        self.read_hands(s)
        self.foresee(s)
        seats: i64 = s.terms.seats
        found = 1.0
        other: i64
        for other in range(seats):
            if other != seat:
                found *= self.ahead(seat, other)
        return found if seats == 2 else exp(self.crowd * log(max(1e-9, found)))

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
        for column in range(COLUMNS):
            total = 0.0
            for seat in range(s.terms.seats):
                total += self.stake[seat * COLUMNS + column]
            self.danger[column] = -self.backing * sqrt(total)
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
        alive = 0.0
        filled = 0.0
        column: i64
        for column in range(COLUMNS):
            if data[VANISHED + column] == 0:
                alive += 1.0
                if self.strength[column] >= 0.0:
                    filled += 1.0
        cold = self.cold + self.freeze * filled / alive
        goes = weakest(s)
        total = 0.0
        later = 0.0
        for column in range(COLUMNS):
            if data[VANISHED + column] != 0:
                self.stay[column] = 0.0
                continue
            strength = self.strength[column] if self.strength[column] >= 0.0 else self.blank
            self.stay[column] = power_of(-cold * strength + 0.5 * self.danger[column])
            self.danger[column] = power_of(self.danger[column])
            total += self.stay[column]
            later += self.danger[column]
        for column in range(COLUMNS):
            if data[VANISHED + column] == 0:
                now = self.stay[column] / total
                if goes >= 0:
                    now = self.sure if column == goes else (1.0 - self.sure) * now
                self.stay[column] = (1.0 - min(0.98, now)) * self.outlast(self.danger[column] / later * alive, alive)

    def outlast(self, danger: float, alive: float) -> float:
        """The chance to live through the rounds after this one; `danger` 1 is that of an average creature."""
        found = 1.0
        left = alive - 1.0
        while left > 3.5:
            found *= 1.0 - min(0.95, danger / left)
            left -= 1.0
        return found

    def quiet(self, s: State) -> bool:
        return s.stack[s.depth - 1] & FRAME_MASK == CHOOSE_BET

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

    # -- playouts ----------------------------------------------------------------------------------------------------

    def likes(self, s: State) -> vec[float]:
        offered = s.offered
        n: i64 = len(offered)
        found = vec[float]([1.0] * n)
        self.read_stakes(s)
        i: i64
        for i in range(n):
            found[i] = self.like(s, offered[i])
        return found

    def weigh(self, s: State, option: i64) -> float:
        self.read_stakes(s)
        return self.like(s, option)

    def like(self, s: State, option: i64) -> float:
        """How much somebody with these stakes likes an option."""
        verb = option - argument_of(option)
        argument = argument_of(option)
        if verb == words.PLAY:
            if argument >= CHAMELEON_0:
                return 0.5
            column = column_of(s, CREATURE[argument])
            return self.like_card(s, column, float(DOUBLED[argument]) / 2.0) * self.like_power(s, column)
        if verb == words.PUT:
            return self.like_card(s, column_of(s, argument), float(DOUBLED[s.data[IN_PLAY]]) / 2.0)
        if verb == words.REGULAR:
            return self.like_bet(s, column_of(s, argument), s.data[ROUND] - 1)
        if verb == words.BET_SPACE:
            return self.like_bet(s, column_of(s, argument // ROWS), argument % ROWS)
        if verb == words.BET_CARD:
            return self.like_bet(s, column_of(s, CREATURE[argument]), 0)
        if verb == words.SKIP:
            return self.skip * float(s.data[ROUND])
        if verb == words.SECRET:
            return 1.0
        if verb == words.REVEAL:
            return 0.2
        if verb == words.YES:
            return 5.0
        if verb == words.DISCARD:
            return 0.2 if s.data[CARMEN_ACTIVE] != 0 and in_tournament(s, CREATURE[argument]) else 5.0
        if verb == words.DISCARD_AT:
            column = column_of(s, argument // ROWS)
            mine = self.interest(s, s.data[TURN], column)
            return power_of(self.push * mine * (4.5 - self.strength[column]) / 10.0)
        if verb == words.SPACE:
            column = column_of(s, argument // ROWS)
            return 5.0 if s.data[VANISHED + column] != 0 else 0.1
        return 1.0

    def like_power(self, s: State, column: i64) -> float:
        """A card whose power can be used is played more readily."""
        if POWERFUL[creature_at(s, column)] != 0 and ruler(s, column) == s.data[TURN]:
            return 1.5
        return 1.0

    def like_card(self, s: State, column: i64, strength: float) -> float:
        """A card on a creature: it should help whom one bets on, and send away whom others bet on."""
        seat = s.data[TURN]
        before = self.strength[column]
        mine = self.interest(s, seat, column)
        change = strength - (before if before >= 0.0 else 4.5)
        wish = self.push * (mine - 0.5) * change / 10.0
        lowest = strength
        goes = column
        complete = True
        other: i64
        for other in range(COLUMNS):
            if other != column and s.data[VANISHED + other] == 0:
                if self.strength[other] < 0.0:
                    complete = False
                    break
                if self.strength[other] < lowest:
                    lowest = self.strength[other]
                    goes = other
                elif self.strength[other] == lowest:
                    goes = -1
        if complete and goes >= 0:
            wish -= self.finish * (self.interest(s, seat, goes) - 0.5)
        return power_of(min(8.0, max(-8.0, wish)))

    def like_bet(self, s: State, column: i64, row: i64) -> float:
        """A bet on a creature: strong now, and with cards in hand that keep it so."""
        seat = s.data[TURN]
        strength = self.strength[column] if self.strength[column] >= 0.0 else 4.5
        hope = (strength - 4.5) / 5.0
        creature = creature_at(s, column)
        hand = hand_of(seat)
        at: i64
        for at in range(hand + 1, hand + s.data[hand] + 1):
            if CREATURE[s.data[at]] == creature:
                hope += 0.25 if DOUBLED[s.data[at]] >= 12 else 0.15
        others = self.interest(s, seat, column)
        if others < 0.0:
            hope += 0.1 * others
        return float(ROW_VALUE[row] + 1) * 0.25 * power_of(self.hope * hope)


def knowledge(weights: Weights) -> Values:
    """The values of Equinox with these weights."""
    return Equinox(weights)
