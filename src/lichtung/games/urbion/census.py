"""The census: balanced cities are pacified, zero sums may be discarded, new cities come and are filled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.urbion import frames, phases, words
from lichtung.games.urbion.city import clear, close_up, discard_from, is_balanced, is_empty
from lichtung.games.urbion.components import DREAM, VALUE_LEFT, VALUE_RIGHT
from lichtung.games.urbion.end import check_victory
from lichtung.games.urbion.layout import CITIES, CITY_DECK, PAIR, ROWS, SIDE, SIDE_CAPACITY, SIDES, SUCCESS_PILE
from lichtung.games.urbion.postcards import judge
from lichtung.games.urbion.settings import POSTCARDS, VOID
from lichtung.games.urbion.state import cities_on_display, figure_row, top
from lichtung.games.urbion.void import check_figures_city
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.notation import argument_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

ALL_ROWS: Final = 15
TAKE_OR_DECLINE: Final = vec[i64]([words.TAKE, words.DECLINE])


@final
class Census(Deed):
    """URB-CENSUS-1 to 4. All balanced cities but the figure's, as they lie now, are judged and pacified together.

    `bonus` is how many city cards a perfect balance brings: one, with the book two.
    """

    def run(self, s: State, bonus: i64, b: i64) -> None:
        pacified = balanced_cities(s)
        perfect = pacified == ALL_ROWS  # URB-PERF-1, 6
        if pacified & (pacified - 1) != 0:
            s.enter(phases.GREAT_CENSUS)
        if s.rules[POSTCARDS] != 0:
            judge(s, pacified, perfect)
        s.then(frame(frames.CENSUS_END, pacified))
        if perfect:
            s.then(frame(frames.BONUS, bonus))
        shunned = figure_row(s)
        row: i64
        for row in range(ROWS - 1, -1, -1):
            if pacified >> row & 1 == 0 and row != shunned:
                s.then(frame(frames.CENSUS_DISCARD, row))
        for row in range(ROWS):
            if pacified >> row & 1 != 0:
                pacify(s, row)
                clear(s, row)


def balanced_cities(s: State) -> i64:
    """URB-CENSUS-1, URB-VOID-4. The rows of all balanced cities as bits, without that of the void figure."""
    bits: i64 = 0
    one: i64 = 1
    shunned = figure_row(s)
    row: i64
    for row in range(ROWS):
        if row != shunned and is_balanced(s, row):
            bits |= one << row
    return bits


def pacify(s: State, row: i64) -> None:
    """A city card goes to the success pile."""
    s.move(s.data[CITIES + row], CITIES + row, SUCCESS_PILE)


# -- zero sums ---------------------------------------------------------------------------------------------------------


def zero_sums(s: State, row: i64) -> vec[i64]:
    """URB-CENSUS-5. Every set of dreams of a city that adds up to nothing, and the empty one; nothing if that is all."""
    data, slate = s.data, s.slate
    left = SIDES + row * PAIR
    right = left + SIDE
    if data[left] == 0 or data[right] == 0:
        return s.terms.nothing
    count: i64 = 0
    first = words.DISCARD_SET + row * words.ROW_SLOTS
    bits: i64
    others: i64
    one: i64 = 1
    for bits in range(1, one << data[left]):
        if repeats(s, left, bits):
            continue
        sum = sum_of(s, left, bits, True)
        for others in range(1, one << data[right]):
            if sum + sum_of(s, right, others, False) == 0 and not repeats(s, right, others):
                slate[count] = first + bits + (others << SIDE_CAPACITY)
                count += 1
    if count == 0:
        return s.terms.nothing
    slate[count] = first
    return slate[: count + 1]


def sum_of(s: State, side: i64, bits: i64, is_left: bool) -> i64:
    """The sum of the dreams in some slots of a side."""
    total: i64 = 0
    at = side + 1
    while bits != 0:
        if bits & 1 != 0:
            total += VALUE_LEFT[s.data[at] & DREAM] if is_left else VALUE_RIGHT[s.data[at] & DREAM]
        bits >>= 1
        at += 1
    return total


def repeats(s: State, side: i64, bits: i64) -> bool:
    """Whether a set takes a dream and leaves an equal one before it: the same set is offered with the first of them."""
    at: i64
    for at in range(1, s.data[side]):
        if bits >> at & 1 != 0 and bits >> (at - 1) & 1 == 0 and s.data[side + at] == s.data[side + at + 1]:
            return True
    return False


@final
class CensusDiscard(Choice):
    """URB-CENSUS-5 to 7. At a city that stays, dreams that add up to nothing may be discarded."""

    def about(self, s: State, row: i64, b: i64) -> About:
        return {"row": int(row) + 1}

    def options(self, s: State, row: i64, b: i64) -> vec[i64]:
        return zero_sums(s, row)

    def answer(self, s: State, row: i64, b: i64, option: i64) -> None:
        bits = argument_of(option) - row * words.ROW_SLOTS
        left = SIDES + row * PAIR
        discard_slots(s, left, bits & (words.ROW_SLOTS >> SIDE_CAPACITY) - 1)
        discard_slots(s, left + SIDE, bits >> SIDE_CAPACITY)

    def fits(self, s: State, row: i64, b: i64, below: i64) -> bool:
        return row < ROWS and b == 0  # a row without a city has nothing to discard


def discard_slots(s: State, side: i64, bits: i64) -> None:
    """Discard the dreams in some slots of a side."""
    cards = s.data[side + 1 : side + 1 + SIDE_CAPACITY]  # the slots close up while cards leave
    at: i64
    for at in range(SIDE_CAPACITY):
        if bits >> at & 1 != 0:
            discard_from(s, side, cards[at])


@final
class Bonus(Choice):
    """URB-PERF-2 to 5, URB-BOOK-13. After a perfect balance the next city cards may go straight to the success pile."""

    def about(self, s: State, cards: i64, b: i64) -> About:
        return {"count": min(int(cards), int(s.data[CITY_DECK]))}

    def options(self, s: State, cards: i64, b: i64) -> vec[i64]:
        return TAKE_OR_DECLINE if s.data[CITY_DECK] > 0 else s.terms.nothing

    def answer(self, s: State, cards: i64, b: i64, option: i64) -> None:
        if option == words.DECLINE:
            return
        while cards > 0 and s.data[CITY_DECK] > 0:
            s.move(top(s, CITY_DECK), CITY_DECK, SUCCESS_PILE)
            cards -= 1

    def fits(self, s: State, cards: i64, b: i64, below: i64) -> bool:
        return 1 <= cards <= 2 and b == 0 and below == frame(frames.CENSUS_END, ALL_ROWS)


@final
class CensusEnd(Deed):
    """URB-CENSUS-9 to 13. The figure's city, the victory check, new cities, new dreams, the postponed cards."""

    def run(self, s: State, vacated: i64, b: i64) -> None:
        if s.rules[VOID] != 0 and not check_figures_city(s):
            return
        if check_victory(s):
            return
        row: i64
        for row in range(ROWS):
            if vacated >> row & 1 != 0 and s.data[CITY_DECK] > 0:
                s.move(top(s, CITY_DECK), CITY_DECK, CITIES + row)  # URB-ROW-2, 3
        if cities_on_display(s) < ROWS:
            close_up(s)
        s.then(frame(frames.FILL), frame(frames.RESOLVE_POSTPONED))

    def fits(self, s: State, vacated: i64, b: i64, below: i64) -> bool:
        if vacated > ALL_ROWS or b != 0:
            return False
        row: i64
        for row in range(ROWS):
            if vacated >> row & 1 != 0 and (s.data[CITIES + row] != 0 or not is_empty(s, row)):
                return False
        return True
