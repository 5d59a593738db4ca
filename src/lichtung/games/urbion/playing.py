"""Phase I: what can be played now, and playing it."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.urbion import frames, words
from lichtung.games.urbion.actions import PLAIN, WIZARD, special_is_possible
from lichtung.games.urbion.components import CITY_ELEMENTS, DREAM_ELEMENTS, IS_WIZARD, LEFT, RIGHT, SIDE_OF, SWAP_COST
from lichtung.games.urbion.end import check_victory
from lichtung.games.urbion.layout import (
    BOX,
    CITIES,
    DISCARD_PILE,
    LYING_FLAT,
    PAIR,
    ROWS,
    SIDE,
    SIDE_CAPACITY,
    SIDES,
    SOGNAE_SEAT,
    VOID_LEFT,
)
from lichtung.games.urbion.settings import HANGING_GARDENS, TEAM, VOID
from lichtung.games.urbion.state import active_hand, has_room, side_at
from lichtung.games.urbion.void import strike_void
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import Lack
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec


def plays(s: State) -> vec[i64]:
    """Everything phase I allows: places, discards, pairs, alliances, the swap of polarities."""
    data, slate = s.data, s.slate
    hand = active_hand(s)
    count: i64 = 0
    last: i64 = 0
    at: i64
    for at in range(hand + 1, hand + data[hand] + 1):
        if data[at] != last:
            last = data[at]
            count = write_places(s, count, last)
    last = 0
    for at in range(hand + 1, hand + data[hand] + 1):
        if data[at] != last:
            last = data[at]
            slate[count] = words.DISCARD + last
            count += 1
    if special_is_possible(s):
        count = write_pairs(s, count, hand, words.PAIR)
    if data[VOID_LEFT] > 0:
        count = write_pairs(s, count, hand, words.ALLIANCE)
    if may_swap(s):
        slate[count] = words.SWAP_POLARITY
        count += 1
    return slate[:count]


def write_places(s: State, count: i64, card: i64) -> i64:
    """URB-PLACE-1 to 5. Write every side where a card of the hand can be placed; returns how many options there are."""
    data, slate = s.data, s.slate
    side_of = SIDE_OF[card]
    left = side_of != RIGHT
    right = side_of != LEFT
    if s.rules[TEAM] != 0:  # URB-TEAM-5, URB-META-6
        if data[SOGNAE_SEAT] == data[TURN]:
            right = False
        else:
            left = False
    elements = DREAM_ELEMENTS[card]
    row: i64
    for row in range(ROWS):
        if elements & CITY_ELEMENTS[data[CITIES + row]] == 0:
            continue
        side = SIDES + row * PAIR
        if left and data[side] < SIDE_CAPACITY:
            slate[count] = words.PLACE + card + row * 512
            count += 1
        if right and data[side + SIDE] < SIDE_CAPACITY:
            slate[count] = words.PLACE + card + row * 512 + 256
            count += 1
    return count


def write_pairs(s: State, count: i64, hand: i64, verb: i64) -> i64:
    """Write every two cards of a hand that can pay together, equal pairs once; returns how many options there are."""
    data, slate = s.data, s.slate
    first = count
    one: i64
    two: i64
    for one in range(hand + 1, hand + data[hand] + 1):
        for two in range(one + 1, hand + data[hand] + 1):
            if not pays(data[one], data[two], verb):
                continue
            slate[count] = verb + data[one] + data[two] * 256
            i = first
            while slate[i] != slate[count]:
                i += 1
            if i == count:
                count += 1
    return count


def pays(a: i64, b: i64, verb: i64) -> bool:
    """URB-WIZ-6, 7: a common element for a special action. URB-VOID-9, 13: a Sogna and an Incubus for the alliance."""
    if verb == words.PAIR:
        return DREAM_ELEMENTS[a] & DREAM_ELEMENTS[b] != 0
    return (SIDE_OF[a] != RIGHT and SIDE_OF[b] != LEFT) or (SIDE_OF[a] != LEFT and SIDE_OF[b] != RIGHT)


def may_swap(s: State) -> bool:
    """URB-TEAM-9, 10. Polarities can be swapped in a team with enough cards in the discard pile."""
    return s.rules[TEAM] != 0 and s.data[DISCARD_PILE] >= SWAP_COST


def swap_polarity(s: State) -> None:
    """URB-TEAM-9, URB-RUL-34. The oldest cards of the discard pile go to the box; the players exchange polarities."""
    i: i64
    for i in range(SWAP_COST):
        s.move_bottom(DISCARD_PILE, BOX)
    s.put(SOGNAE_SEAT, 1 - s.data[SOGNAE_SEAT])


def take_play(s: State, option: i64) -> None:
    """Carry out what was chosen in phase I. Costs are paid before an action starts (URB-GEN-11)."""
    verb = verb_of(option)
    hand = active_hand(s)
    card = argument_of(option) % 256
    if verb == words.PLACE:
        s.move(card, hand, side_at(argument_of(option) // 256))
    elif verb == words.DISCARD:
        s.move(card, hand, DISCARD_PILE)
        s.then(frame(frames.ACTION, WIZARD if IS_WIZARD[card] != 0 else PLAIN))
    elif verb == words.SWAP_POLARITY:
        swap_polarity(s)
        s.then(frame(frames.MAIN))
    else:
        s.move(card, hand, DISCARD_PILE)
        s.move(argument_of(option) // 256, hand, DISCARD_PILE)
        if verb == words.PAIR:
            s.then(frame(frames.SPECIAL))
        else:
            strike_void(s, LYING_FLAT)
            check_victory(s)


# -- why not -----------------------------------------------------------------------------------------------------------


def held(s: State, card: i64) -> i64:
    """How many cards of a kind the active player holds."""
    hand = active_hand(s)
    count: i64 = 0
    at: i64
    for at in range(hand + 1, hand + s.data[hand] + 1):
        if s.data[at] == card:
            count += 1
    return count


def why_not_play(s: State, option: i64) -> str:
    """The rule that keeps something from being played in phase I."""
    verb = verb_of(option)
    card = argument_of(option) % 256
    other = argument_of(option) // 256
    if verb == words.SWAP_POLARITY:
        return "URB-TEAM-10" if s.rules[TEAM] != 0 else "URB-TEAM-9"
    if verb == words.PLACE:
        return why_not_placed(s, card, other)
    if verb == words.PAIR or verb == words.ALLIANCE:
        return why_not_paid(s, verb, card, other)
    return "URB-TURN-4" if verb == words.NONE else "URB-TURN-3"


def lacking_to_play(s: State, option: i64) -> list[Lack]:
    """What is missing for a play of phase I: cards of the discard pile, or of the void's."""
    verb = verb_of(option)
    if verb == words.SWAP_POLARITY and s.rules[TEAM] != 0:
        return [{"what": "discard_pile", "need": int(SWAP_COST), "have": int(s.data[DISCARD_PILE])}]
    if verb == words.ALLIANCE and s.rules[VOID] != 0 and s.data[VOID_LEFT] == 0:
        return [{"what": "void_cards", "need": 1, "have": 0}]
    return []


def example_of(s: State, verb: i64) -> i64:
    """Something that cannot be played in phase I, by which a table says why; 0 for what this game does not have."""
    hand = active_hand(s)
    if verb == words.SWAP_POLARITY:
        return verb if s.rules[TEAM] != 0 else 0
    if verb == words.PLACE and s.data[hand] > 0:
        card = s.data[hand + 1]
        return verb + card + (0 if SIDE_OF[card] != RIGHT else 256)
    if s.data[hand] > 1 and (s.rules[HANGING_GARDENS] if verb == words.PAIR else s.rules[VOID]) != 0:
        return verb + s.data[hand + 1] + s.data[hand + 2] * 256 if verb == words.PAIR or verb == words.ALLIANCE else 0
    return 0


def why_not_placed(s: State, card: i64, number: i64) -> str:
    """The rule that keeps a card of the hand from a side."""
    if held(s, card) == 0:
        return "URB-TURN-3"
    city = s.data[CITIES + number // 2]
    if city == 0:
        return "URB-ROW-1"
    if SIDE_OF[card] != number % 2 and SIDE_OF[card] <= RIGHT:
        return "URB-GEN-5"
    if s.rules[TEAM] != 0 and (s.data[SOGNAE_SEAT] == s.data[TURN]) != (number % 2 == LEFT):
        return "URB-TEAM-5" if SIDE_OF[card] <= RIGHT else "URB-META-6"
    if CITY_ELEMENTS[city] == 0:
        return "URB-WIZ-2"
    return "URB-PLACE-2" if has_room(s, side_at(number)) else "URB-PLACE-4"


def why_not_paid(s: State, verb: i64, card: i64, other: i64) -> str:
    """The rule that keeps two cards from paying together."""
    is_pair = verb == words.PAIR
    if held(s, card) == 0 or held(s, other) == 0:
        return "URB-TURN-3"
    if s.rules[HANGING_GARDENS if is_pair else VOID] == 0:
        return "URB-GEN-2"
    if card == other and held(s, card) < 2:
        return "URB-WIZ-6" if is_pair else "URB-VOID-13"
    if is_pair:
        return "URB-WIZ-11" if pays(card, other, verb) else "URB-WIZ-6"
    return "URB-VOID-9" if s.data[VOID_LEFT] > 0 else "URB-VOID-12"
