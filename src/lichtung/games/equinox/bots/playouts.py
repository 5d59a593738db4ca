"""How playouts of Equinox answer: cards help whom their player bets on, bets follow strength and hand."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.bots.values import Weights
from lichtung.bots.versus import power_of
from lichtung.games.equinox import words
from lichtung.games.equinox.bets import ruler
from lichtung.games.equinox.bots.foresight import EquinoxForesight
from lichtung.games.equinox.bots.table import ROWS
from lichtung.games.equinox.components import CHAMELEON_0, CREATURE, DOUBLED, POWERFUL, ROW_VALUE, URVATER
from lichtung.games.equinox.layout import CARMEN_ACTIVE, COLUMNS, IN_PLAY, VANISHED
from lichtung.games.equinox.state import column_of, creature_at, hand_of, in_tournament
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.notation import argument_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec


class EquinoxPlayouts(EquinoxForesight):
    """What options are liked for."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.keen: float = weights["keen"]  # how surely the card is played that brings its player further
        self.tree: float = weights["tree"]  # how readily a tree is played
        self.chameleon: float = weights["chameleon"]  # … and a chameleon, against a card of its creature
        self.push: float = weights["push"]  # how surely a card of a creature that others bet on is taken away
        self.now: float = 0.0
        self.skip: float = weights["skip"]  # how readily no bet is made
        self.hope: float = weights["hope"]  # how much a bet follows strength and hand

    def likes(self, s: State) -> vec[float]:
        offered = s.offered
        n: i64 = len(offered)
        likes = vec[float]([1.0] * n)
        self.read_stakes(s)
        self.look_ahead(s, offered[0])
        i: i64
        for i in range(n):
            likes[i] = self.like(s, offered[i])
        return likes

    def weigh(self, s: State, option: i64) -> float:
        self.read_stakes(s)
        self.look_ahead(s, option)
        return self.like(s, option)

    def look_ahead(self, s: State, option: i64) -> None:
        """Cards are liked for what they change: work out what is the same for all of them."""
        verb = option - argument_of(option)
        if verb == words.PLAY or verb == words.PUT:
            self.prepare(s, s.data[TURN])
            self.now = self.lead_now()

    def like(self, s: State, option: i64) -> float:
        """How much somebody with these stakes likes an option."""
        verb = option - argument_of(option)
        argument = argument_of(option)
        if verb == words.PLAY:
            if argument >= URVATER:
                return self.tree
            if argument >= CHAMELEON_0:
                return self.chameleon * self.like_best(s, float(DOUBLED[argument]) / 2.0)
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
        """A card on a creature: as much as it brings the player further."""
        return power_of(self.keen * (self.lead_with(s, column, strength) - self.now))

    def like_best(self, s: State, strength: float) -> float:
        """A card that can be put on any creature."""
        best = 0.0
        column: i64
        for column in range(COLUMNS):
            if s.data[VANISHED + column] == 0:
                best = max(best, self.like_card(s, column, strength))
        return best

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
