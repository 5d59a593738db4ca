"""What cities of Urbion need: how many turns it takes to balance them, and what one play saves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.bots.values import Values, Weights
from lichtung.games.urbion.components import (
    CHAOS,
    CITY_ELEMENTS,
    DREAM,
    DREAM_ELEMENTS,
    LEFT,
    VALUE_LEFT,
    VALUE_RIGHT,
)
from lichtung.games.urbion.layout import CITIES, HAND, HANDS, PAIR, SIDE, SIDE_CAPACITY, SIDES
from lichtung.kernel.addresses import TURN
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

MIDDLE: Final = 16  # bit n of a set of sums stands for n - MIDDLE


def one_step_sums() -> vec[i64]:
    """For every set of elements, the sums that one dream of it can add."""
    sums = [0] * 16
    for elements in range(16):
        for dream in range(1, CHAOS):
            if DREAM_ELEMENTS[dream] & elements:
                if VALUE_LEFT[dream] > 0:
                    sums[elements] |= 1 << (MIDDLE + int(VALUE_LEFT[dream]))
                if VALUE_RIGHT[dream] < 0:
                    sums[elements] |= 1 << (MIDDLE + int(VALUE_RIGHT[dream]))
    return vec[i64](sums)


def two_step_sums() -> vec[i64]:
    """The same for two dreams."""
    sums = [0] * 16
    for elements in range(16):
        ones = [n - MIDDLE for n in range(33) if int(ONE[elements]) >> n & 1]
        for a in ones:
            for b in ones:
                sums[elements] |= 1 << (MIDDLE + a + b)
    return vec[i64](sums)


def biggest(values: vec[i64]) -> vec[i64]:
    """For every set of elements, the biggest step that one dream of it makes on a side."""
    steps = [1] * 16
    for elements in range(16):
        for dream in range(1, CHAOS):
            if DREAM_ELEMENTS[dream] & elements:
                steps[elements] = max(steps[elements], abs(int(values[dream])))
    return vec[i64](steps)


BIG_LEFT: Final = biggest(VALUE_LEFT)
BIG_RIGHT: Final = biggest(VALUE_RIGHT)
ONE: Final = one_step_sums()
TWO: Final = two_step_sums()


def worth(card: i64, half: i64) -> i64:
    """The value of a dream on a side, with its postcard or without."""
    return VALUE_LEFT[card & DREAM] if half == LEFT else VALUE_RIGHT[card & DREAM]


def bits(elements: i64) -> i64:
    """How many elements a city shows."""
    return (elements & 1) + (elements >> 1 & 1) + (elements >> 2 & 1) + (elements >> 3 & 1)


def sum_of(s: State, row: i64) -> i64:
    """The sum of a city's dreams."""
    data = s.data
    side = SIDES + row * PAIR
    total: i64 = 0
    at: i64
    for at in range(side + 1, side + data[side] + 1):
        total += VALUE_LEFT[data[at] & DREAM]
    side += SIDE
    for at in range(side + 1, side + data[side] + 1):
        total += VALUE_RIGHT[data[at] & DREAM]
    return total


def cards_needed(s: State, hand: i64, sum: i64, room_left: i64, room_right: i64, elements: i64) -> i64:
    """How many cards of the hand (1 or 2) balance a city; 0 when they do not."""
    data = s.data
    best: i64 = 0
    end = hand + data[hand] + 1
    one: i64
    two: i64
    way: i64
    other: i64
    for one in range(hand + 1, end):
        card = data[one]
        if DREAM_ELEMENTS[card] & elements == 0:
            continue
        for way in range(2):
            value = VALUE_LEFT[card] if way == 0 else VALUE_RIGHT[card]
            if value == 0 or (room_left if way == 0 else room_right) == 0:
                continue
            if sum + value == 0:
                return 1
            if best == 2:
                continue
            for two in range(one + 1, end):
                if DREAM_ELEMENTS[data[two]] & elements == 0:
                    continue
                for other in range(2):
                    second = VALUE_LEFT[data[two]] if other == 0 else VALUE_RIGHT[data[two]]
                    room = (room_left if other == 0 else room_right) - (1 if other == way else 0)
                    if second != 0 and room > 0 and sum + value + second == 0:
                        best = 2
    return best


class UrbionCities(Values):
    """How many turns a city needs, and what a play saves of them."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.one_held: float = weights["one_held"]
        self.one: float = weights["one"]
        self.two_held: float = weights["two_held"]
        self.two: float = weights["two"]
        self.many: float = weights["many"]
        self.full: float = weights["full"]
        self.crowd: float = weights["crowd"]
        self.distance: float = weights["distance"]
        self.empty: float = weights["empty"]
        self.garden: float = weights["garden"]

    def need(self, s: State, hand: i64, sum: i64, left: i64, right: i64, elements: i64) -> float:
        """How many turns a city needs to be balanced, by its sum, the room on its sides, its elements and the hand."""
        if left + right == 0:
            return self.empty
        if sum == 0:
            return 0.0
        far = sum if sum > 0 else -sum
        if elements == 0:
            return self.garden + self.distance * float(far)
        room_left = SIDE_CAPACITY - left
        room_right = SIDE_CAPACITY - right
        biggest = BIG_RIGHT[elements] if sum > 0 else BIG_LEFT[elements]
        steps = (far + biggest - 1) // biggest
        crowd = steps - (room_right if sum > 0 else room_left)
        if crowd > 0:
            return self.full + self.crowd * float(crowd) + self.distance * float(far)
        in_hand = cards_needed(s, hand, sum, room_left, room_right, elements)
        if in_hand == 1:
            return self.one_held
        wanted: i64 = MIDDLE - sum
        if 0 <= wanted <= 2 * MIDDLE and ONE[elements] >> wanted & 1 != 0:
            return self.one
        if in_hand == 2:
            return self.two_held
        if 0 <= wanted <= 2 * MIDDLE and TWO[elements] >> wanted & 1 != 0 and room_left + room_right > 1:
            return self.two
        return self.many + self.distance * float(far)

    def saved_by_change(self, s: State, row: i64, sum: i64, value: i64, lefts: i64, rights: i64) -> float:
        """How many turns it saves to change the sum of a city and the number of dreams on its sides."""
        data = s.data
        hand = HANDS + data[TURN] * HAND
        left = data[SIDES + row * PAIR]
        right = data[SIDES + row * PAIR + SIDE]
        elements = CITY_ELEMENTS[data[CITIES + row]]
        before = self.need(s, hand, sum, left, right, elements)
        return before - self.need(s, hand, sum + value, left + lefts, right + rights, elements)

    def gain(self, s: State, row: i64, value: i64, half: i64) -> float:
        """How many turns it saves to add a value to a side of a city."""
        return self.saved_by_change(s, row, sum_of(s, row), value, 1 - half, half)

    def loss(self, s: State, row: i64, value: i64, half: i64) -> float:
        """How many turns it saves to take a value away from a side of a city."""
        return self.saved_by_change(s, row, sum_of(s, row), -value, half - 1, -half)

    def saved_by_shift(self, s: State, row: i64, change: i64) -> float:
        """How many turns it saves to change the sum of a city, and nothing else."""
        return self.saved_by_change(s, row, sum_of(s, row), change, 0, 0)

    def thinning(self, s: State, row: i64, slots: i64) -> float:
        """How many turns it saves to discard dreams of a city that add up to nothing."""
        return self.saved_by_change(s, row, sum_of(s, row), 0, -bits(slots & 7), -bits(slots >> 3))
