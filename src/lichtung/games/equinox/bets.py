"""Step 1: placing and revealing bets; who rules a creature."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.equinox import frames, words
from lichtung.games.equinox.components import (
    CHAMPION_VALUE,
    CREATURE,
    ROW_VALUE,
    ROWS,
    is_creature_card,
)
from lichtung.games.equinox.layout import (
    CHANGED,
    COLUMNS,
    DISCARD_PILE,
    HAND,
    PLACED,
    SECRET_BETS,
    SECRET_STONES,
    SET_ASIDE,
    STONES,
    VANISHED,
)
from lichtung.games.equinox.settings import SEATS
from lichtung.games.equinox.state import available, champion_card, column_of, creature_at, hand_of, holds
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import Lack
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

# Stones of all owners on a creature are summed in one number: 10 bits a seat, value * 8 + number of stones.


def prestige(s: State, column: i64) -> i64:
    """EQX-RULER-1. Value and number of each player's stones on a creature, packed."""
    data = s.data
    total: i64 = 0
    row: i64
    for row in range(ROWS):
        stone = data[STONES + row * COLUMNS + column]
        if stone != 0:
            total += (ROW_VALUE[row] * 8 + 1) << (10 * (stone - 1))
    place = champion_card(column)
    if data[place] != 0:
        seat: i64
        for seat in range(SEATS):
            total += (data[place + seat + 1] * (CHAMPION_VALUE * 8 + 1)) << (10 * seat)
    return total


def ruler(s: State, column: i64) -> i64:
    """EQX-RULER-2 to 5. The one player with a stone there and strictly more prestige than all others, else -1."""
    packed = prestige(s, column)
    best: i64 = -1
    leader: i64 = -1
    seat: i64
    for seat in range(SEATS):
        mine = (packed >> (10 * seat)) & 0x3FF
        if mine != 0:
            value = mine >> 3
            if value > best:
                best = value
                leader = seat
            elif value == best:
                leader = -1
    return leader


def may_bet_secretly(s: State, seat: i64) -> bool:
    """EQX-BET-12. In round 1, with a stone, once per game, with a creature card in hand."""
    hand = hand_of(seat)
    return (
        s.data[ROUND] == 1
        and s.data[available(seat)] > 0
        and s.data[PLACED + seat] == 0
        and s.data[hand] > 0
        and is_creature_card(s.data[hand + 1])  # creature cards come first in a hand
    )


def may_bet_on(s: State, column: i64, row: i64) -> bool:
    """EQX-BET-3, 5, EQX-KLUMPI-1, 3. The creature is in the tournament and no stone lies on the space."""
    return s.data[VANISHED + column] == 0 and s.data[STONES + row * COLUMNS + column] == 0


def place_stone(s: State, column: i64, row: i64) -> None:
    """EQX-BET-3. The active player puts an available stone on a space."""
    seat = s.data[TURN]
    s.move(seat + 1, available(seat), STONES + row * COLUMNS + column)


def reveal(s: State, seat: i64) -> None:
    """EQX-BET-17. The card is shown to all and discarded, the stone goes to the champion card."""
    card = s.data[SECRET_BETS + seat]
    s.move(card, SECRET_BETS + seat, DISCARD_PILE, s.terms.everyone)
    s.move(seat + 1, SECRET_STONES + seat, champion_card(column_of(s, CREATURE[card])))


@final
class ChooseBet(Choice):
    """EQX-BET-1. One of: a regular bet, a secret bet, revealing the own secret bet, nothing."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=11)
        seat = s.data[TURN]
        if s.data[available(seat)] > 0:
            row = s.data[ROUND] - 1
            column: i64
            for column in range(COLUMNS):
                if may_bet_on(s, column, row):
                    offered = append(offered, words.REGULAR + creature_at(s, column))
            if may_bet_secretly(s, seat):
                offered = append(offered, words.SECRET)
        if s.data[SECRET_BETS + seat] != 0:
            offered = append(offered, words.REVEAL)
        return append(offered, words.SKIP)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.SKIP:
            s.then(frame(frames.PLAY))
            return
        if option == words.SECRET:
            s.then(frame(frames.CHOOSE_SECRET_CARD), frame(frames.DISCARD))  # EQX-TURN-3
            return
        s.data[CHANGED] = 1
        if option == words.REVEAL:
            reveal(s, s.data[TURN])
        else:
            place_stone(s, column_of(s, argument_of(option)), s.data[ROUND] - 1)
        s.then(frame(frames.PLAY))

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        if option == words.SECRET:
            return "EQX-BET-12"
        if option == words.REVEAL:
            return "EQX-BET-18"
        if verb_of(option) != words.REGULAR:
            return self.rule
        column = column_of(s, argument_of(option))
        if column < 0:
            return "EQX-SETUP-4"
        return "EQX-BET-3" if s.data[available(s.data[TURN])] > 0 else "EQX-BET-7"

    def lacks(self, s: State, a: i64, b: i64, option: i64) -> list[Lack]:
        missing = verb_of(option) == words.REGULAR and s.data[available(s.data[TURN])] == 0
        return [{"what": "stones", "need": 1, "have": 0}] if missing else []

    def example(self, s: State, a: i64, b: i64, verb: i64) -> i64:
        if verb == words.REGULAR:
            return verb + creature_at(s, 0)
        return verb if verb == words.SECRET and s.data[ROUND] == 1 else 0


@final
class ChooseSecretCard(Choice):
    """EQX-BET-13. A creature card of the hand is put face down with a stone on it."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=16)
        hand = hand_of(s.data[TURN])
        at: i64
        for at in range(hand + 1, hand + s.data[hand] + 1):
            if is_creature_card(s.data[at]):
                offered = append(offered, words.BET_CARD + s.data[at])
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        s.data[CHANGED] = 1
        s.move(argument_of(option), hand_of(seat), SECRET_BETS + seat)
        s.move(seat + 1, available(seat), SECRET_STONES + seat)
        s.put(PLACED + seat, 1)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        card = argument_of(option)
        seat = s.data[TURN]
        if verb_of(option) == words.BET_CARD:
            if holds(s, hand_of(seat), card) or holds(s, SET_ASIDE + seat * HAND, card):
                return "EQX-BET-14"
        return self.rule

    def private(self, s: State, a: i64, b: i64, option: i64) -> bool:
        return True  # EQX-INFO-2

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        return a == 0 and b == 0 and may_bet_secretly(s, s.data[TURN])
