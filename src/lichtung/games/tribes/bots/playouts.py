"""How playouts of Tribes answer: strong cards, riders to the next village, fields that a forest can be laid on."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.bots.values import Weights
from lichtung.bots.versus import Versus, power_of
from lichtung.games.tribes import frames, words
from lichtung.games.tribes.bots.terrain import FAR, distances, next_village
from lichtung.games.tribes.layout import POLLUTION, RIDERS, SEAT, TERRAIN, WATER
from lichtung.games.tribes.requirements import backs, first_backs, rows_met, second_backs, total
from lichtung.games.tribes.state import NEXT_TO, polluted, tiles
from lichtung.games.tribes.tables import (
    CLEAR,
    IS_CHOICE,
    PART,
    PART_LIMIT,
    PART_MASK,
    PLACES,
    ROW_EFFECT,
    SLOTS,
    WM,
    C,
    F,
    M,
    P,
    T,
    W,
    X,
)
from lichtung.kernel.addresses import TURN
from lichtung.kernel.notation import SECOND, argument_of, verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec


class TribesPlayouts(Versus):
    """What options are liked for."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.appetite: float = weights["appetite"]  # how much a strong card is preferred
        self.build: float = weights["build"]  # how much a village is preferred
        self.lure: float = weights["lure"]  # how straight riders go to the next village
        self.away: vec[i64] = vec[i64]([0] * PLACES)
        self.target: i64 = 0
        self.moves: i64 = 0

    def likes(self, s: State) -> vec[float]:
        offered = s.offered
        n: i64 = len(offered)
        likes = vec[float]([1.0] * n)
        self.look(s)
        i: i64
        for i in range(n):
            likes[i] = self.like(s, offered[i])
        return likes

    def weigh(self, s: State, option: i64) -> float:
        self.look(s)
        return self.like(s, option)

    def look(self, s: State) -> None:
        """Where the active player's next village would be, when that matters."""
        frame = s.top_frame()
        self.target = 0
        if (
            frame == frames.MOVE_RIDER
            or frame == frames.CATAPULT_RIDER
            or frame == frames.CATAPULT_TARGET
            or frame == frames.MAIN_ACTION
        ):
            near = next_village(s, s.data[TURN])
            self.moves = near // 16
            if self.moves < FAR:
                self.target = near % 16
                if frame != frames.MAIN_ACTION:
                    distances(s, s.data[TURN], self.target, self.away)

    def like(self, s: State, option: i64) -> float:
        """How much somebody with this terrain likes an option."""
        verb = verb_of(option)
        argument = argument_of(option)
        seat = s.data[TURN]
        if verb == words.PLAY:
            return power_of(self.appetite * self.strength(s, argument))
        if verb == words.VILLAGE:
            return self.build
        if verb == words.TEMPLE:
            return power_of(self.appetite * 3.0)
        if verb == words.REDRAW:
            return 0.3
        if verb == words.ABILITY:
            return power_of(self.appetite * 5.0)
        if verb == words.MOVE or verb == words.STOP:
            return self.like_move(s, seat, option)
        if verb == words.REMOVE:
            return self.like_removal(s, seat, argument)
        if verb == words.TILE:
            return power_of(-0.5 * float(s.rules[SLOTS + argument] - 2))
        if verb == words.DECLINE:
            return 0.1
        if verb == words.FROM:
            return 0.2 if argument == self.target else 1.0 + 0.3 * float(min(self.away[argument], 6))
        if verb == words.TO:
            return 6.0 if argument == self.target else 0.5
        return 1.0

    def like_move(self, s: State, seat: i64, option: i64) -> float:
        """Riders go to the next village, and stay there when they have come."""
        if option == words.STOP:
            return 0.3 if self.target == 0 else 0.02 if self.moves > 0 else 1.0
        source = option & (SECOND - 1)
        goal = (option >> 8) & (SECOND - 1)
        if self.target == 0:
            return 1.0 if source == 0 else 0.2
        here = s.data[RIDERS + seat * SEAT + source]
        if source == self.target and here <= s.rules[SLOTS + s.data[TERRAIN + seat * SEAT + source]]:
            return 0.02
        if self.away[source] >= FAR or self.away[goal] >= FAR:
            return 0.1
        return power_of(self.lure * float(self.away[source] - self.away[goal]))

    def like_removal(self, s: State, seat: i64, field: i64) -> float:
        """Fields that will be clean, and beside which a forest can be laid, come first."""
        liking = 3.0 if s.data[POLLUTION + seat * SEAT + field] == 1 else 1.0
        return 2.0 * liking if NEXT_TO[field] & tiles(s, seat) != 0 else liking

    def strength(self, s: State, card: i64) -> float:
        """About how much a card on the rack would do now."""
        own = backs(s, s.data[TURN])
        first = first_backs(s, s.data[TURN])
        second = second_backs(s, s.data[TURN])
        met = rows_met(s, card, own, first, second)
        best = 0.0
        row: i64
        for row in range(3):
            if met & (1 << row) != 0:
                strength = self.effect(s, ROW_EFFECT + card * 3 + row, total(s, card, own, first, second))
                if strength > best:
                    best = strength
        return best

    def effect(self, s: State, effect: i64, x: i64) -> float:
        """About how much an effect does."""
        strength = 0.0
        i: i64
        for i in range(PART_LIMIT):
            part = s.rules[PART + effect * PART_LIMIT + i]
            if part == 0:
                break
            amount = part & PART_MASK
            worth = self.part(s, part >> 6, x if amount == X else amount, amount == X)
            strength = max(strength, worth) if s.rules[IS_CHOICE + effect] != 0 else strength + worth
        return strength

    def part(self, s: State, kind: i64, amount: i64, is_x: bool) -> float:
        """About how much a part does."""
        seat = s.data[TURN]
        if kind == W:
            return 0.7 * float(amount)
        if kind == M or kind == WM:
            return 0.7 * float(min(amount, self.moves)) if self.target != 0 else 0.3 * float(amount)
        if kind == P:
            return 1.5 * float(amount) if polluted(s, seat) != 0 else 0.0
        if kind == F:
            cost = 8 - amount if is_x else amount
            return 6.0 if s.data[WATER + seat] >= cost else 0.3
        if kind == T:
            return 4.0
        return 2.0 if kind == C or kind == CLEAR else 0.0
