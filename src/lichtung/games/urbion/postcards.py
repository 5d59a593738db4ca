"""Postcards: laid on dreams, judged, lost; the conditions they wish for."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.urbion.components import (
    CARRIES,
    CHAOS,
    CONCORD,
    DOVES,
    DREAM,
    DREAM_ELEMENTS,
    DREAMCATCHER,
    FAILURE,
    FIRST_FAILURE,
    HOLIDAY_MAGES,
    LAST_ROTATION,
    ON_FLAGSHIP,
    ON_HOURGLASS,
    ON_ROCKET,
    PLANBOT,
    SEER,
    SUCCESS,
    TO_FAILURE,
    TO_SUCCESS,
    VALUE_LEFT,
    VALUE_RIGHT,
    postcard_of,
)
from lichtung.games.urbion.layout import END_OF_SIDES, PAIR, POSTCARD_DECK, RESIDENT_PILE, ROWS, SIDE, SIDES
from lichtung.games.urbion.state import cities_on_display, top
from lichtung.kernel.state import State


def deal_postcard(s: State, side: i64, dream: i64) -> None:
    """URB-FILL-9, URB-POST-20. The top postcard is laid on a dream, unless the deck is empty."""
    if s.data[POSTCARD_DECK] == 0:
        return
    postcard = top(s, POSTCARD_DECK)
    state = postcard - DREAMCATCHER + 1
    if state > ON_HOURGLASS:
        state += LAST_ROTATION - ON_HOURGLASS
    s.unmake(postcard, POSTCARD_DECK)
    s.alter(side, dream, dream + state * CARRIES)


def take_off(s: State, side: i64, card: i64, fate: i64) -> i64:
    """A postcard leaves its dream for the resident pile, as a success or a failure; returns the dream."""
    dream = card & DREAM
    s.alter(side, card, dream)
    s.make(postcard_of(card // CARRIES) + fate, RESIDENT_PILE)
    return dream


def fail(s: State, side: i64, card: i64) -> i64:
    """URB-POST-2, 4. A postcard is lost; its dream stays where it is."""
    return take_off(s, side, card, TO_FAILURE)


def lose_rocket(s: State, side: i64, card: i64) -> None:
    """URB-POST-16. A dream has moved to this side: a rocket on it is lost."""
    if card // CARRIES == ON_ROCKET:
        fail(s, side, card)


def residents(s: State) -> i64:
    """URB-END-2. The sum of the numbers in the resident pile."""
    total: i64 = 0
    at: i64
    for at in range(RESIDENT_PILE + 1, RESIDENT_PILE + s.data[RESIDENT_PILE] + 1):
        total += FAILURE if s.data[at] >= FIRST_FAILURE else SUCCESS
    return total


# -- judging -----------------------------------------------------------------------------------------------------------


def is_fulfilled(s: State, postcard: i64, row: i64, side: i64, perfect: bool, mages: bool, planbot: bool) -> bool:
    """URB-POST-6, 7. Whether a postcard at a pacified city counts as a success; special ones do if still there."""
    if postcard == DREAMCATCHER:
        return s.data[side] == 1  # URB-POST-8
    if postcard == DOVES:
        return perfect  # URB-POST-9
    if postcard == SEER:
        return shows_all_elements(s, row)
    if postcard == HOLIDAY_MAGES:
        return mages
    if postcard == PLANBOT:
        return planbot
    return True


def worth(s: State, card: i64, number: i64, perfect: bool) -> i64:
    """URB-POST-5. What the postcard on a dream of a side would count if its city were pacified now."""
    postcard, side = postcard_of(card // CARRIES), SIDES + number * SIDE
    fulfilled = is_fulfilled(s, postcard, number // 2, side, perfect, two_chaos_lie(s), a_plan_is_there(s))
    return SUCCESS if fulfilled else FAILURE


def shows_all_elements(s: State, row: i64) -> bool:
    """URB-POST-10. The dreams of a city show all four elements; each Concord stands for one of them."""
    left = SIDES + row * PAIR
    shown: i64 = 0
    concords: i64 = 0
    side: i64
    at: i64
    for side in range(left, left + PAIR, SIDE):
        for at in range(side + 1, side + s.data[side] + 1):
            dream = s.data[at] & DREAM
            if dream == CONCORD:
                concords += 1
            else:
                shown |= DREAM_ELEMENTS[dream]
    return (shown & 1) + (shown >> 1 & 1) + (shown >> 2 & 1) + (shown >> 3 & 1) + concords >= 4


def two_chaos_lie(s: State) -> bool:
    """URB-POST-11. At least two Chaos lie at cities on display; Chromatic ones do not count."""
    count: i64 = 0
    side: i64
    at: i64
    for side in range(SIDES, END_OF_SIDES, SIDE):
        for at in range(side + 1, side + s.data[side] + 1):
            if s.data[at] & DREAM == CHAOS:
                count += 1
    return count >= 2


def a_plan_is_there(s: State) -> bool:
    """URB-POST-12, 13. One dream of each of four cities makes a run of absolute values down the column, cyclically."""
    if cities_on_display(s) < ROWS:
        return False
    first: i64
    for first in range(ROWS):
        a = strengths(s, first)
        b = strengths(s, (first + 1) % ROWS)
        c = strengths(s, (first + 2) % ROWS)
        d = strengths(s, (first + 3) % ROWS)
        if a & (b >> 1) & (c >> 2) & (d >> 3) != 0 or a & (b << 1) & (c << 2) & (d << 3) != 0:
            return True
    return False


def strengths(s: State, row: i64) -> i64:
    """The absolute values of the dreams of a city, as bits."""
    left = SIDES + row * PAIR
    right = left + SIDE
    bits: i64 = 0
    one: i64 = 1
    at: i64
    for at in range(left + 1, left + s.data[left] + 1):
        bits |= one << VALUE_LEFT[s.data[at] & DREAM]
    for at in range(right + 1, right + s.data[right] + 1):
        bits |= one << -VALUE_RIGHT[s.data[at] & DREAM]
    return bits


def judge(s: State, pacified: i64, perfect: bool) -> None:
    """URB-CENSUS-3, URB-POST-5. All postcards at the cities to be pacified are judged before any card is removed."""
    mages = two_chaos_lie(s)
    planbot = a_plan_is_there(s)
    row: i64
    for row in range(ROWS):
        if pacified >> row & 1 != 0:
            judge_side(s, row, SIDES + row * PAIR, perfect, mages, planbot)
            judge_side(s, row, SIDES + row * PAIR + SIDE, perfect, mages, planbot)


def judge_side(s: State, row: i64, side: i64, perfect: bool, mages: bool, planbot: bool) -> None:
    """The postcards on one side go to the resident pile; their dreams keep their places, so nothing else changes."""
    at: i64 = 1
    while at <= s.data[side]:
        card = s.data[side + at]
        if card < CARRIES:
            at += 1
            continue
        postcard = postcard_of(card // CARRIES)
        done = is_fulfilled(s, postcard, row, side, perfect, mages, planbot)
        take_off(s, side, card, TO_SUCCESS if done else TO_FAILURE)
        at = 1  # the heap was sorted anew


# -- hourglasses and flagships -----------------------------------------------------------------------------------------


def turn_hourglasses(s: State) -> None:
    """URB-POST-14. At the end of a turn every hourglass turns; one that has turned four times is lost."""
    side: i64
    for side in range(SIDES, END_OF_SIDES, SIDE):
        at = s.data[side]  # from the end: a card that turns keeps its place among those that have not turned yet
        while at >= 1:
            card = s.data[side + at]
            state = card // CARRIES
            if state == LAST_ROTATION:
                fail(s, side, card)  # another card has taken its place
                continue
            if ON_HOURGLASS <= state < LAST_ROTATION:
                s.alter(side, card, card + CARRIES)
            at -= 1


def flagships(s: State) -> i64:
    """URB-POST-15, 17, 18. The flagships that will move this turn: nine bits each, side and dream; none with one city."""
    if cities_on_display(s) < 2:
        return 0
    found: i64 = 0
    number: i64
    at: i64
    for number in range(2 * ROWS - 1, -1, -1):
        side = SIDES + number * SIDE
        for at in range(s.data[side], 0, -1):
            card = s.data[side + at]
            if card // CARRIES == ON_FLAGSHIP:
                found = found << 9 | number << 6 | card & DREAM
    return found
