"""What an experienced player knows of Urbion.

A position is judged by the clock: how many turns the dream deck still gives, against how many turns the cities on display
and those to come still need. A city needs what it takes to bring its sum to zero with the cards at hand
(`urbion_cities`), less where one action would do it (`urbion_mending`). Postcards have a judge of their own
(`urbion_postcards`); what is tried first is in `urbion_playouts`.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from lichtung.bots.values import Values, Weights, squash
from lichtung.games.urbion import frames
from lichtung.games.urbion.bots.cities import bits, cards_needed
from lichtung.games.urbion.bots.mending import has_book
from lichtung.games.urbion.bots.playouts import UrbionPlayouts
from lichtung.games.urbion.bots.postcards import Postcards
from lichtung.games.urbion.components import (
    BOOK_IDS,
    CHAOS,
    CHROMATIC,
    CITY_ELEMENTS,
    DREAM_ELEMENTS,
    FLYING_SOGNAE,
    FREE_DREAMS,
    IS_WIZARD,
    PERFECT_BALANCE,
    RIGHT,
    SIDE_OF,
    VALUE_LEFT,
    VALUE_RIGHT,
)
from lichtung.games.urbion.layout import (
    BOOKS,
    CITIES,
    CITY_DECK,
    DREAM_DECK,
    FIGURE,
    HAND,
    HANDS,
    PAIR,
    ROWS,
    SIDE,
    SIDE_CAPACITY,
    SIDES,
    VOID_LEFT,
    WISE_LEFT,
)
from lichtung.games.urbion.settings import CITY_SQUARES, HANGING_GARDENS, POSTCARDS, TEMPLES
from lichtung.games.urbion.state import cities_on_display
from lichtung.kernel.addresses import TURN
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

TINY: Final = 1e-9
ENOUGH: Final = 3  # with so many other cities left, a garden will find one to exchange dreams with


@final
class Urbion(UrbionPlayouts):
    """Knowledge of Urbion."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.shared = True
        self.future: float = weights["future"]
        self.lonely: vec[float] = vec[float]([weights["lonely"], weights["lonely_one"], weights["lonely_two"]])
        self.ease: float = weights["ease"]
        self.fill: float = weights["fill"]
        self.chaos: float = weights["chaos"]
        self.late: float = weights["late"]
        self.chromatic: float = weights["chromatic"]
        self.pair: float = weights["pair"]
        self.mended: float = weights["mended"]
        self.company: float = weights["company"]
        self.census: float = weights["census"]
        self.perfect: vec[float] = vec[float](
            [0.0, 0.0, weights["perfect_two"], weights["perfect_three"], weights["perfect"]]
        )
        self.wise: float = weights["wise"]
        self.void: float = weights["void"]
        self.figure: float = weights["figure"]
        self.books: vec[float] = vec[float]([weights[name] for name in BOOK_IDS])
        self.wizard: float = weights["wizard"]
        self.flexible: float = weights["flexible"]
        self.kinds_to_come: vec[float] = vec[float](
            [weights["garden_future"], weights["temple_future"], 0.0, 0.0, weights["square_future"]]
        )
        self.postcards: Postcards = Postcards(weights)
        self.curve: float = weights["curve"]
        self.slope: float = weights["slope"]
        self.shift: float = weights["shift"]
        self.horizon = int(weights["horizon"])
        self.patience = int(weights["patience"])
        self.explore = weights["explore"]
        self.grip = weights["grip"]
        self.balanced: i64 = 0

    def quiet(self, s: State) -> bool:
        return s.top_frame() == frames.MAIN

    def value(self, s: State, seat: i64) -> float:
        shown = cities_on_display(s)
        left = self.clock(s, shown)
        doubt = sqrt(left + 2.0) if left > 0.0 else 1.4  # the longer the way, the less is certain
        self.mending.look(s)
        chance = squash(self.slope * (left - self.needs(s, shown)) / doubt + self.shift)
        if s.rules[POSTCARDS] == 0:
            return chance
        chance *= self.postcards.chance(s, self.mending.sums, self.balanced)
        # A product of chances is soon flat, and what is flat guides no search.
        return exp(self.curve * log(chance)) if chance > TINY else 0.0

    def clock(self, s: State, shown: i64) -> float:
        """How many turns the dream deck still gives: what fills cities and what chaos takes is no turn."""
        data = s.data
        chaos: i64 = 0
        chromatic: i64 = 0
        at: i64
        for at in range(DREAM_DECK + 1, DREAM_DECK + data[DREAM_DECK] + 1):
            if data[at] == CHAOS:
                chaos += 1
            elif data[at] == CHROMATIC:
                chromatic += 1
        takes = self.chaos + self.late * float(ROWS - shown)  # the fewer cities are left, the worse a chaos fits
        left = float(data[DREAM_DECK]) - self.fill * float(data[CITY_DECK])
        left -= takes * float(chaos) + self.chromatic * float(chromatic)
        return left + self.wise * float(data[WISE_LEFT] if data[WISE_LEFT] < chaos else chaos)

    def needs(self, s: State, shown: i64) -> float:
        """How many turns the cities still need, on display and to come, less what the display and the hand promise."""
        data = s.data
        total = self.display(s) + self.to_come(s)
        if data[VOID_LEFT] > 0:
            total += self.void * float(data[VOID_LEFT])
            if 0 < data[FIGURE] <= ROWS:
                total += self.figure if self.mending.sums[data[FIGURE] - 1] == 0 else 0.0
        elif shown == ROWS and data[CITY_DECK] > 0:
            double = 1.5 if data[BOOKS] > 0 and has_book(s, PERFECT_BALANCE) else 1.0
            total -= self.perfect[self.balanced] * double
        if data[CITY_DECK] == 0:
            wait = self.wait(s, shown)
            if wait > total:
                total = wait
        return total - self.promise(s)

    def display(self, s: State) -> float:
        """How many turns the cities on display need."""
        data = s.data
        mending = self.mending
        hand = HANDS + data[TURN] * HAND
        total = 0.0
        self.balanced = 0
        row: i64
        for row in range(ROWS):
            city = data[CITIES + row]
            if city == 0:
                continue
            if mending.sums[row] == 0 and mending.dreams[row] > 0:
                self.balanced += 1
            left = data[SIDES + row * PAIR]
            right = data[SIDES + row * PAIR + SIDE]
            need = self.need(s, hand, mending.sums[row], left, right, CITY_ELEMENTS[city])
            if mending.cities >> row & 1 != 0 and need > self.mended:
                need = self.mended
            elif left + right == 0 and data[BOOKS] > 0 and has_book(s, FREE_DREAMS):
                need = self.one_held
            total += need + self.census
        best = mending.exchange if mending.exchange > mending.flying else mending.flying
        return total - self.pair if best > 1 else total

    def to_come(self, s: State) -> float:
        """How many turns the cities of the deck will need; gardens need others to exchange dreams with."""
        data = s.data
        gardens: i64 = 0
        partners: i64 = 0
        row: i64
        for row in range(ROWS):
            if data[CITIES + row] != 0:
                if CITY_ELEMENTS[data[CITIES + row]] != 0:
                    partners += 1
                elif self.mending.sums[row] != 0:
                    gardens += 1
        helps = s.rules[CITY_SQUARES] + s.rules[TEMPLES] + s.rules[HANGING_GARDENS]  # Metas, Concord, Wizards
        each = self.future - self.ease * float(helps)
        at: i64
        for at in range(BOOKS + 1, BOOKS + data[BOOKS] + 1):
            each -= self.books[data[at] - FLYING_SOGNAE]
        total = 0.0
        for at in range(CITY_DECK + 1, CITY_DECK + data[CITY_DECK] + 1):
            total += each + self.kinds_to_come[bits(CITY_ELEMENTS[data[at]])]
            if CITY_ELEMENTS[data[at]] != 0:
                partners += 1
        if gardens > 0 and partners < ENOUGH:
            total += float(gardens) * self.lonely[partners]
        return total

    def promise(self, s: State) -> float:
        """What the hand is worth beyond the cards that fit now."""
        data = s.data
        hand = HANDS + data[TURN] * HAND
        promise = 0.0
        at: i64
        for at in range(hand + 1, hand + data[hand] + 1):
            if IS_WIZARD[data[at]] != 0:
                promise += self.wizard
            elif SIDE_OF[data[at]] > RIGHT:
                promise += self.flexible
        return promise

    # -- the last cities ---------------------------------------------------------------------------------------------

    def wait(self, s: State, shown: i64) -> float:
        """How long the last cities wait for a card that fits; other cities on display offer exchanges meanwhile."""
        data = s.data
        mending = self.mending
        longest = 0.0
        row: i64
        for row in range(ROWS):
            if data[CITIES + row] == 0 or mending.sums[row] == 0 or mending.cities >> row & 1 != 0:
                continue
            fitting = self.fitting(s, row)
            if fitting >= 0:
                draws = float(data[DREAM_DECK] + 1) / float(fitting + 1)
                if draws > longest:
                    longest = draws
        return longest / (1.0 + self.company * float(shown - 1)) + 1.0 + self.census if longest > 0.0 else 0.0

    def fitting(self, s: State, row: i64) -> i64:
        """How many cards of the deck balance a city, alone or with one of the hand; -1 if the hand does it alone."""
        data = s.data
        hand = HANDS + data[TURN] * HAND
        sum = self.mending.sums[row]
        elements = CITY_ELEMENTS[data[CITIES + row]]
        room_left = SIDE_CAPACITY - data[SIDES + row * PAIR]
        room_right = SIDE_CAPACITY - data[SIDES + row * PAIR + SIDE]
        if cards_needed(s, hand, sum, room_left, room_right, elements) > 0:
            return -1
        fitting: i64 = 0
        at: i64
        for at in range(DREAM_DECK + 1, DREAM_DECK + data[DREAM_DECK] + 1):
            card = data[at]
            if DREAM_ELEMENTS[card] & elements == 0:
                continue
            left, right = VALUE_LEFT[card], VALUE_RIGHT[card]
            fits = (
                left != 0 and room_left > 0 and self.completes(s, hand, sum + left, room_left - 1, room_right, elements)
            )
            if not fits and right != 0 and room_right > 0:
                fits = self.completes(s, hand, sum + right, room_left, room_right - 1, elements)
            if fits:
                fitting += 1
        return fitting

    def completes(self, s: State, hand: i64, sum: i64, room_left: i64, room_right: i64, elements: i64) -> bool:
        """Whether a city is balanced with this sum, or by one more card of the hand."""
        data = s.data
        if sum == 0:
            return True
        at: i64
        for at in range(hand + 1, hand + data[hand] + 1):
            card = data[at]
            if DREAM_ELEMENTS[card] & elements != 0:
                if VALUE_LEFT[card] != 0 and room_left > 0 and sum + VALUE_LEFT[card] == 0:
                    return True
                if VALUE_RIGHT[card] != 0 and room_right > 0 and sum + VALUE_RIGHT[card] == 0:
                    return True
        return False


def knowledge(weights: Weights) -> Values:
    """The values of Urbion with these weights."""
    return Urbion(weights)
