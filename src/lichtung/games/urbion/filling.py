"""Filling a city without dreams: in the set-up, after a census, after the book of free dreams."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.urbion import frames, words
from lichtung.games.urbion.city import is_empty
from lichtung.games.urbion.components import CHAOS, CHROMATIC, CODES, EITHER, SIDE_OF
from lichtung.games.urbion.end import can_draw, next_dream
from lichtung.games.urbion.layout import CITIES, DREAM_DECK, RESOLVING, ROWS, SET_ASIDE, SIDE
from lichtung.games.urbion.postcards import deal_postcard
from lichtung.games.urbion.settings import POSTCARDS
from lichtung.games.urbion.state import left_of
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

SIDES_TO_LAY: Final = vec[i64]([words.LAY, words.LAY + 1])


def draw_for_city(s: State) -> bool:
    """URB-FILL-1, URB-CHROM-7. One card is drawn for a city; a Chromatic Chaos is postponed and replaced."""
    while can_draw(s):
        card = next_dream(s)
        if card != CHROMATIC:
            s.move(card, DREAM_DECK, RESOLVING)
            return True
        s.move(card, DREAM_DECK, SET_ASIDE)
    return False


@final
class Fill(Deed):
    """URB-FILL-1, URB-CENSUS-12. Every city without dreams gets two, from top to bottom, one city after the other."""

    def run(self, s: State, first: i64, b: i64) -> None:
        row: i64
        for row in range(first, ROWS):
            if s.data[CITIES + row] == 0 or not is_empty(s, row):
                continue
            if not draw_for_city(s) or not draw_for_city(s):
                return
            size = s.data[RESOLVING]
            one = s.data[RESOLVING + size - 1]
            two = s.data[RESOLVING + size]
            side = side_of_pair(one, two)
            if side == EITHER:
                s.then(frame(frames.FILL_SIDE, row), frame(frames.FILL, row + 1))
                return
            # URB-FILL-2, 3: each to its own side, a Chaos to the side of the other card
            lay_both(s, row, side if one == CHAOS else SIDE_OF[one], side if two == CHAOS else SIDE_OF[two])

    def fits(self, s: State, first: i64, b: i64, below: i64) -> bool:
        return first <= ROWS and b == 0


def side_of_pair(one: i64, two: i64) -> i64:
    """Whether the player has to choose (EITHER); if not, the side where a Chaos among the two would lie."""
    if one == CHAOS and two == CHAOS:
        return EITHER
    if one == CHAOS:
        return SIDE_OF[two]
    if two == CHAOS:
        return SIDE_OF[one]
    return EITHER if SIDE_OF[one] == EITHER or SIDE_OF[two] == EITHER else SIDE_OF[one]


def lay_both(s: State, row: i64, side_of_one: i64, side_of_two: i64) -> None:
    """The two cards drawn for a city are laid down; a postcard comes on the first."""
    size = s.data[RESOLVING]
    one = s.data[RESOLVING + size - 1]
    two = s.data[RESOLVING + size]
    left = left_of(row)
    s.move(one, RESOLVING, left + side_of_one * SIDE)
    s.move(two, RESOLVING, left + side_of_two * SIDE)
    if s.rules[POSTCARDS] != 0:
        deal_postcard(s, left + side_of_one * SIDE, one)


@final
class FillSide(Choice):
    """URB-FILL-4 to 7. Two Chaos go to one chosen side, a flexible dream to a chosen one, first drawn first.

    `decided` is 0 at first; once the first of two flexible dreams has its side, it is that side + 1.
    """

    def about(self, s: State, row: i64, decided: i64) -> About:
        size = s.data[RESOLVING]
        one, two = s.data[RESOLVING + size - 1], s.data[RESOLVING + size]
        asked = [two] if decided != 0 or SIDE_OF[one] != EITHER else [one]
        if one == CHAOS or two == CHAOS:
            asked = [one, two]
        return {"row": int(row) + 1, "cards": [CODES[int(card)] for card in asked]}

    def options(self, s: State, row: i64, decided: i64) -> vec[i64]:
        return SIDES_TO_LAY

    def answer(self, s: State, row: i64, decided: i64, option: i64) -> None:
        side = option - words.LAY
        size = s.data[RESOLVING]
        one = s.data[RESOLVING + size - 1]
        two = s.data[RESOLVING + size]
        if decided != 0:
            lay_both(s, row, decided - 1, side)
        elif one == CHAOS:  # the other is a Chaos too, or flexible: both lie together
            lay_both(s, row, side, side)
        elif SIDE_OF[one] != EITHER:
            lay_both(s, row, SIDE_OF[one], side)
        elif two == CHAOS:
            lay_both(s, row, side, side)
        elif SIDE_OF[two] != EITHER:
            lay_both(s, row, side, SIDE_OF[two])
        else:
            s.then(frame(frames.FILL_SIDE, row, side + 1))

    def fits(self, s: State, row: i64, decided: i64, below: i64) -> bool:
        if row >= ROWS or s.data[CITIES + row] == 0 or not is_empty(s, row) or below != frame(frames.FILL, row + 1):
            return False
        size = s.data[RESOLVING]
        if size < 2:
            return False
        one = s.data[RESOLVING + size - 1]
        two = s.data[RESOLVING + size]
        if one > CHAOS or two > CHAOS or side_of_pair(one, two) != EITHER:
            return False
        if decided == 0:
            return True
        return decided <= 2 and one != CHAOS and two != CHAOS and SIDE_OF[one] == EITHER and SIDE_OF[two] == EITHER
