"""The powers that reach into other hands: Cornu, Noctia and Ziegfried."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from lichtung.games.equinox import frames, words
from lichtung.games.equinox.components import CREATURE, KINDS, NAMES
from lichtung.games.equinox.layout import DEMANDED, HAND, LOOK, LOOKED_AT, SET_ASIDE
from lichtung.games.equinox.state import hand_of, holds, is_champion
from lichtung.games.equinox.targets import creatures_in_tournament, why_not_creature
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec


def others_with(s: State, cards: i64) -> vec[i64]:
    """The other players with at least that many cards in hand; set-aside cards do not count (EQX-CORNU-3)."""
    options = vec[i64](capacity=4)
    seat: i64
    for seat in range(s.terms.seats):
        if seat != s.data[TURN] and s.data[hand_of(seat)] >= cards:
            options = append(options, words.PLAYER + seat)
    return options


def is_another(s: State, seat: i64) -> bool:
    """Whether this is a seat, and not the active one."""
    return seat < s.terms.seats and seat != s.data[TURN]


@final
class ChooseCornuPlayer(Choice):
    """EQX-CORNU-1, 2, 5. Half of another hand, rounded up, is set aside at random."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return others_with(s, 1)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        target = argument_of(option)
        hand = hand_of(target)
        i: i64
        for i in range((s.data[hand] + 1) // 2):
            s.move(s.pick(hand, KINDS), hand, SET_ASIDE + target * HAND)


@final
class ChooseNoctiaPlayer(Choice):
    """EQX-NOCTIA-1. Another player is chosen, even with an empty hand."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return others_with(s, 0)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.then(frame(frames.CHOOSE_NOCTIA_CREATURE, argument_of(option)))


@final
class ChooseNoctiaCreature(Choice):
    """EQX-NOCTIA-2, 3, 5. A creature is named: the chosen player gives a card of it, or shows the hand to the demander."""

    def options(self, s: State, target: i64, b: i64) -> vec[i64]:
        return creatures_in_tournament(s, words.NAME)

    def answer(self, s: State, target: i64, b: i64, option: i64) -> None:
        creature = argument_of(option)
        if len(matching(s, target, creature)) > 0:
            s.notice()  # all learn that there is a card of it
            s.then(frame(frames.CHOOSE_GIVEN_CARD, target, creature))
        else:
            hand = hand_of(target)
            viewer: i64 = 1
            s.show(hand, s.data[hand], viewer << s.data[TURN])

    def about(self, s: State, target: i64, b: i64) -> About:
        return {"seat": int(target)}

    def why_not(self, s: State, target: i64, b: i64, option: i64) -> str:
        return why_not_creature(s, option, words.NAME, self.rule, self.rule)

    def fits(self, s: State, target: i64, b: i64, below: i64) -> bool:
        return is_another(s, target) and b == 0


def matching(s: State, seat: i64, creature: i64) -> vec[i64]:
    """EQX-NOCTIA-3. The creature cards of that creature in a hand."""
    options = vec[i64](capacity=4)
    hand = hand_of(seat)
    at: i64
    for at in range(hand + 1, hand + s.data[hand] + 1):
        if CREATURE[s.data[at]] == creature:
            options = append(options, words.GIVE + s.data[at])
    return options


@final
class ChooseGivenCard(Choice):
    """EQX-NOCTIA-3, 4, EQX-TURN-4. The giver chooses which matching card goes to the active player."""

    def options(self, s: State, giver: i64, creature: i64) -> vec[i64]:
        return matching(s, giver, creature)

    def answer(self, s: State, giver: i64, creature: i64, option: i64) -> None:
        s.data[DEMANDED] = creature + 1  # everybody knows of which creature the card is
        s.move(argument_of(option), hand_of(giver), hand_of(s.data[TURN]))
        s.data[DEMANDED] = 0

    def seat(self, s: State, giver: i64, creature: i64) -> i64:
        return giver

    def about(self, s: State, giver: i64, creature: i64) -> About:
        return {"seat": int(s.data[TURN]), "card": NAMES[creature]}

    def why_not(self, s: State, giver: i64, creature: i64, option: i64) -> str:
        if verb_of(option) != words.GIVE or not holds(s, hand_of(giver), argument_of(option)):
            return self.rule
        return "EQX-NOCTIA-3" if CREATURE[argument_of(option)] >= 0 else "EQX-CHAM-4"

    def private(self, s: State, giver: i64, creature: i64, option: i64) -> bool:
        return True  # EQX-INFO-9

    def fits(self, s: State, giver: i64, creature: i64, below: i64) -> bool:
        return is_another(s, giver) and is_champion(s, creature)


@final
class ChooseZiegfriedPlayer(Choice):
    """EQX-ZIEGFRIED-1, 2. Three random cards of another hand are looked at."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return others_with(s, 3)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        target = argument_of(option)
        hand = hand_of(target)
        i: i64
        for i in range(3):
            s.move(s.pick(hand, KINDS), hand, LOOKED_AT + s.data[TURN] * LOOK)
        s.then(frame(frames.CHOOSE_KEPT_CARD, target))


@final
class ChooseKeptCard(Choice):
    """EQX-ZIEGFRIED-2, 3. One of the three cards is kept, the others return."""

    def options(self, s: State, target: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=3)
        place = LOOKED_AT + s.data[TURN] * LOOK
        last: i64 = 0
        at: i64
        for at in range(place + 1, place + s.data[place] + 1):
            if s.data[at] != last:
                last = s.data[at]
                offered = append(offered, words.KEEP + last)
        return offered

    def answer(self, s: State, target: i64, b: i64, option: i64) -> None:
        place = LOOKED_AT + s.data[TURN] * LOOK
        target_bit: i64 = 1
        s.move(argument_of(option), place, hand_of(s.data[TURN]), target_bit << target)
        s.move_all(place, hand_of(target))

    def about(self, s: State, target: i64, b: i64) -> About:
        return {"seat": int(target)}

    def private(self, s: State, target: i64, b: i64, option: i64) -> bool:
        return True  # EQX-INFO-11

    def fits(self, s: State, target: i64, b: i64, below: i64) -> bool:
        return is_another(s, target) and b == 0 and s.data[LOOKED_AT + s.data[TURN] * LOOK] == LOOK - 1
