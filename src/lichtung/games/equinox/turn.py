"""The turn, step by step: bet, play, discard, draw, vanish."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.equinox import frames, phases, words
from lichtung.games.equinox.components import CREATURE, DISCARD_LIMIT, DOUBLED, HAND_SIZE, ROWS, is_creature_card
from lichtung.games.equinox.end import DEADLOCK, FIFTH_VANISHED, LAST_CARD_DRAWN, end_game
from lichtung.games.equinox.layout import (
    CARDS,
    CARMEN_ACTIVE,
    CHANGED,
    COLUMNS,
    DECK,
    DISCARD_PILE,
    ECHOMIR_USED,
    HAND,
    SET_ASIDE,
    UNCHANGED_TURNS,
    VANISHED,
)
from lichtung.games.equinox.state import (
    BET_STEP,
    DISCARD_STEP,
    DRAW_STEP,
    PLAY_STEP,
    VANISH_STEP,
    a_card_is_playable,
    current_stack,
    hand_of,
    holds,
    in_tournament,
    visible,
)
from lichtung.kernel.addresses import ROUND, STEP, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec


@final
class Bet(Deed):
    """EQX-TURN-2, 5. Step 1: a turn begins without any flag."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, BET_STEP)
        s.put(CARMEN_ACTIVE, 0)
        s.put(ECHOMIR_USED, 0)
        s.data[CHANGED] = 0
        s.then(frame(frames.CHOOSE_BET))


@final
class Play(Deed):
    """EQX-PLAY-1, 9. Step 2: a card must be played; without a playable one the hand is shown and the step skipped."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, PLAY_STEP)
        hand = hand_of(s.data[TURN])
        if a_card_is_playable(s, hand):
            s.then(frame(frames.CHOOSE_CARD), frame(frames.DISCARD))
            return
        if s.data[hand] > 0:
            s.show(hand, s.data[hand], s.terms.everyone)
        s.then(frame(frames.DISCARD))


@final
class Discard(Deed):
    """EQX-DISC-1, 5. Step 3: some discards, then the set-aside cards come back."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, DISCARD_STEP)
        s.then(frame(frames.CHOOSE_DISCARD, DISCARD_LIMIT), frame(frames.TAKE_BACK), frame(frames.DRAW))


def may_discard(s: State, card: i64) -> bool:
    """EQX-DISC-1, 3, EQX-CARMEN-2. A creature card of a vanished creature, with Carmen of any creature."""
    return is_creature_card(card) and (s.data[CARMEN_ACTIVE] != 0 or not in_tournament(s, CREATURE[card]))


@final
class ChooseDiscard(Choice):
    """EQX-DISC-1, EQX-CARMEN-2. Cards are discarded one by one, up to `left` more."""

    def options(self, s: State, left: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=8)
        hand = hand_of(s.data[TURN])
        at: i64
        for at in range(hand + 1, hand + s.data[hand] + 1):
            if may_discard(s, s.data[at]):
                offered = append(offered, words.DISCARD + s.data[at])
        return append(offered, words.STOP)

    def answer(self, s: State, left: i64, b: i64, option: i64) -> None:
        if option == words.STOP:
            return
        s.data[CHANGED] = 1
        shown = 0 if s.data[CARMEN_ACTIVE] != 0 else s.terms.everyone  # EQX-DISC-2, EQX-CARMEN-4
        s.move(argument_of(option), hand_of(s.data[TURN]), DISCARD_PILE, shown)
        if left > 1:
            s.then(frame(frames.CHOOSE_DISCARD, left - 1))

    def why_not(self, s: State, left: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.DISCARD or not holds(s, hand_of(s.data[TURN]), argument_of(option)):
            return self.rule
        return "EQX-CARMEN-3" if s.data[CARMEN_ACTIVE] != 0 else "EQX-DISC-3"

    def about(self, s: State, left: i64, b: i64) -> About:
        return {"left": int(left)}

    def private(self, s: State, left: i64, b: i64, option: i64) -> bool:
        return option != words.STOP and s.data[CARMEN_ACTIVE] != 0  # EQX-INFO-6

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return 1 <= left <= DISCARD_LIMIT and b == 0


@final
class TakeBack(Deed):
    """EQX-DISC-5, EQX-CORNU-6. After discarding the active player takes all set-aside cards back."""

    def run(self, s: State, a: i64, b: i64) -> None:
        aside = SET_ASIDE + s.data[TURN] * HAND
        if s.data[aside] > 0:
            s.data[CHANGED] = 1
            s.move_all(aside, hand_of(s.data[TURN]))


def draw(s: State, count: i64) -> None:
    """EQX-DRAW-1, 3, EQX-END-2. Draw cards one at a time; the last card of the deck ends the game at once."""
    hand = hand_of(s.data[TURN])
    i: i64
    for i in range(count):
        left = s.data[DECK]
        if left == 0:
            return  # only in a constructed position
        s.data[CHANGED] = 1
        s.move(s.data[DECK + left], DECK, hand)
        if left == 1:
            end_game(s, LAST_CARD_DRAWN)
            return


@final
class Draw(Deed):
    """EQX-DRAW-1. Step 4: the hand is filled up."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, DRAW_STEP)
        s.then(frame(frames.VANISH))
        draw(s, HAND_SIZE - s.data[hand_of(s.data[TURN])])


def weakest(s: State) -> i64:
    """EQX-VANISH-2, 3. The column of the one weakest creature, -1 if there is none or a space is empty."""
    lowest: i64 = CARDS
    where: i64 = -1
    column: i64
    for column in range(COLUMNS):
        if s.data[VANISHED + column] == 0:
            card = visible(s, current_stack(s, column))
            if card == 0:
                return -1
            strength = DOUBLED[card]
            if strength < lowest:
                lowest = strength
                where = column
            elif strength == lowest:
                where = -1
    return where


@final
class Vanish(Deed):
    """EQX-VANISH-1 to 4, EQX-ROUND-1 to 3. Step 5: the one weakest creature vanishes; then the next player's turn."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, VANISH_STEP)
        s.put(UNCHANGED_TURNS, 0 if s.data[CHANGED] != 0 else s.data[UNCHANGED_TURNS] + 1)
        column = weakest(s)
        if column >= 0:
            s.enter(phases.VANISHING)
            s.put(VANISHED + column, s.data[ROUND])
            if s.data[ROUND] == ROWS:
                end_game(s, FIFTH_VANISHED)
                return
            s.put(ROUND, s.data[ROUND] + 1)
        elif s.data[UNCHANGED_TURNS] >= s.terms.seats:
            end_game(s, DEADLOCK)
            return
        s.enter(phases.TURN_END)
        s.put(TURN, 0 if s.data[TURN] == s.terms.seats - 1 else s.data[TURN] + 1)
        s.then(frame(frames.BET))
