"""Step 2: playing a card, and what it sets off."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.equinox import frames, words
from lichtung.games.equinox.bets import ruler
from lichtung.games.equinox.components import (
    CODES,
    CREATURE,
    NAMES,
    POWERFUL,
    URVATER,
    is_chameleon,
    is_creature_card,
)
from lichtung.games.equinox.layout import CHANGED, IN_PLAY
from lichtung.games.equinox.powers import is_legal, use
from lichtung.games.equinox.state import column_of, current_stack, hand_of, holds, is_champion, is_playable, visible
from lichtung.games.equinox.targets import creatures_in_tournament, why_not_creature
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

YES_OR_NO: Final = vec[i64]([words.YES, words.NO])


@final
class ChooseCard(Choice):
    """EQX-PLAY-1, 2, EQX-ECHOMIR-1. Exactly one playable card of the hand is played."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=12)
        hand = hand_of(s.data[TURN])
        last: i64 = 0
        at: i64
        for at in range(hand + 1, hand + s.data[hand] + 1):
            card = s.data[at]
            if card != last and is_playable(s, card):  # the Dryada cards are one option
                offered = append(offered, words.PLAY + card)
            last = card
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        card = argument_of(option)
        hand = hand_of(s.data[TURN])
        s.data[CHANGED] = 1
        if is_creature_card(card):
            play_creature_card(s, card, hand)
            return
        s.move(card, hand, IN_PLAY)
        if is_chameleon(card):
            s.then(frame(frames.CHOOSE_CHAMELEON_CREATURE))
        elif card == URVATER:
            s.then(frame(frames.CHOOSE_URVATER_CREATURE), frame(frames.DISCARD_TREE))
        else:
            s.then(frame(frames.CHOOSE_DRYADA_CARD), frame(frames.DISCARD_TREE))

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.PLAY or not holds(s, hand_of(s.data[TURN]), argument_of(option)):
            return self.rule
        return "EQX-PLAY-2"


def play_creature_card(s: State, card: i64, hand: i64) -> None:
    """EQX-PLAY-3, EQX-POWER-1. The card goes on top of its creature's current space; its ruler may use the power."""
    creature = CREATURE[card]
    powerful = gives_power(s, creature)
    s.move(card, hand, current_stack(s, column_of(s, creature)))
    if powerful:
        s.then(frame(frames.USE_POWER, creature))


def gives_power(s: State, creature: i64) -> bool:
    """EQX-POWER-1, EQX-CHAM-2, 3. Whether a card of a creature, played now, lets the active player use its power."""
    column = column_of(s, creature)
    if POWERFUL[creature] == 0 or is_chameleon(visible(s, current_stack(s, column))):
        return False
    return ruler(s, column) == s.data[TURN]


@final
class ChooseChameleonCreature(Choice):
    """EQX-PLAY-4, EQX-CHAM-1. A chameleon card goes to the current space of any creature in the tournament."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return creatures_in_tournament(s, words.PUT)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.move(s.data[IN_PLAY], IN_PLAY, current_stack(s, column_of(s, argument_of(option))))

    def about(self, s: State, a: i64, b: i64) -> About:
        return {"card": CODES[int(s.data[IN_PLAY])]}

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return why_not_creature(s, option, words.PUT, "EQX-PLAY-5", self.rule)

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        return a == 0 and b == 0 and is_chameleon(s.data[IN_PLAY])


@final
class UsePower(Choice):
    """EQX-POWER-1 to 4. The ruler may use the power of the creature whose card was played, if there is a legal way."""

    def options(self, s: State, creature: i64, b: i64) -> vec[i64]:
        return YES_OR_NO if is_legal(s, creature, creature) else s.terms.nothing

    def answer(self, s: State, creature: i64, b: i64, option: i64) -> None:
        if option == words.YES:
            use(s, creature, creature)

    def about(self, s: State, creature: i64, b: i64) -> About:
        return {"card": NAMES[creature]}

    def fits(self, s: State, creature: i64, b: i64, below: i64) -> bool:
        return is_champion(s, creature) and POWERFUL[creature] != 0 and b == 0
