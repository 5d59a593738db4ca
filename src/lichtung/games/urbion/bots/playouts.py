"""How playouts of Urbion answer: what saves turns is liked, by the number of turns it saves."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from lichtung.bots.values import Weights
from lichtung.games.urbion import frames, words
from lichtung.games.urbion.bots.cities import UrbionCities, sum_of, worth
from lichtung.games.urbion.bots.mending import Mending
from lichtung.games.urbion.components import (
    CARRIES,
    CHAOS,
    DREAM,
    DREAM_KINDS,
    EITHER,
    FLYING_INCUBI,
    FREE_DREAMS,
    INVISIBLE_INCUBI,
    LEFT,
    ON_ROCKET,
    PERFECT_BALANCE,
    RIGHT,
    SIDE_OF,
)
from lichtung.games.urbion.layout import CITIES, FIGURE, PAIR, RESOLVING, ROWS, SIDE, SIDE_CAPACITY, SIDES
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

REVEALED: Final = 4.0  # cards that a chaos takes away when it is paid for
LOST_POSTCARD: Final = 1.5  # turns that a failed postcard is as bad as
DISCARDED: Final = 0.25  # turns that a discarded card would have been worth
MENDED: Final = 1.2  # turns that an action saves for each city that it balances


def ready(s: State) -> i64:
    """How many cities a census would pacify."""
    data = s.data
    cities: i64 = 0
    row: i64
    for row in range(ROWS):
        shown = data[CITIES + row] != 0 and data[FIGURE] != row + 1
        if shown and data[SIDES + row * PAIR] + data[SIDES + row * PAIR + SIDE] > 0 and sum_of(s, row) == 0:
            cities += 1
    return cities


class UrbionPlayouts(UrbionCities):
    """What options are liked for."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.keen: float = weights["keen"]
        self.keep: float = weights["keep"]
        self.mending: Mending = Mending()
        self.best_place: vec[float] = vec[float]([0.0] * DREAM_KINDS)  # by card of the hand

    def likes(self, s: State) -> vec[float]:
        asked = s.top_frame()
        offered = s.offered
        n: i64 = len(offered)
        likes = vec[float]([0.0] * n)
        i: i64
        if asked == frames.MAIN or asked == frames.ACTION:
            self.mending.look(s)
            for i in range(DREAM_KINDS):
                self.best_place[i] = 0.0
        for i in range(n):
            likes[i] = self.weigh(s, offered[i])
        return likes

    def weigh(self, s: State, option: i64) -> float:
        return exp(self.keen * self.saving(s, verb_of(option), argument_of(option)))

    def saving(self, s: State, verb: i64, what: i64) -> float:
        """How many turns an option saves, more or less."""
        if verb == words.PLACE:
            return self.placing(s, what % 256, what // 512, what // 256 % 2)
        if verb == words.DISCARD:
            return self.action(s) - DISCARDED - self.keep * self.best_place[what]
        if verb == words.CENSUS:
            return self.census_saves(s)
        if verb == words.EXCHANGE:
            return MENDED * float(self.mending.exchange)
        if verb == words.BOOK:
            return self.book_saves(s, what)
        if verb == words.NONE:
            return -1.9
        if verb == words.TAKE or verb == words.DONE:
            return 1.5
        if verb == words.PAIR or verb == words.ALLIANCE:
            return -0.6
        if verb == words.SWAP_POLARITY:
            return -1.4
        if verb == words.CLEAR:
            return -self.empty
        if verb == words.REVEAL:
            return -REVEALED
        return self.moving(s, verb, what)

    def moving(self, s: State, verb: i64, what: i64) -> float:
        """The same for the second half of a play: where something goes."""
        if verb == words.PLACE_AT:
            half: i64 = LEFT if sum_of(s, what) > 0 else RIGHT
            return self.gain(s, what, worth(CHAOS, half), half)
        if verb == words.PLACE_ON:
            top = s.data[RESOLVING + s.data[RESOLVING]]
            return self.gain(s, what // 2, worth(top & DREAM, what % 2), what % 2)
        if verb == words.SWAP:
            return self.best_swap(s, what)
        if verb == words.WITH:
            return self.swap_saves(s, s.top_a(), what)
        if verb == words.DISCARD_SET:
            return self.thinning(s, what // words.ROW_SLOTS, what % words.ROW_SLOTS)
        if verb == words.DISCARD_DREAM:
            number = what // words.ON_SIDE
            lost = LOST_POSTCARD if what % words.ON_SIDE >= CARRIES else 0.0
            return self.loss(s, number // 2, worth(what % words.ON_SIDE, number % 2), number % 2) - lost
        if verb == words.MOVE:
            return self.best_flight(s, what)
        if verb == words.TO:
            return self.flight_saves(s, s.top_a(), what)
        if verb == words.LAY:
            return self.laying(s, what)
        return 0.0

    def placing(self, s: State, card: i64, row: i64, half: i64) -> float:
        """What it saves to place a card; remembers it, because places are offered before discards."""
        saved = self.gain(s, row, worth(card, half), half)
        if saved > self.best_place[card]:
            self.best_place[card] = saved
        return saved

    def action(self, s: State) -> float:
        """What the best action would save that a discarded card can pay for."""
        best = self.census_saves(s)
        mending = self.mending
        mended = mending.exchange
        if mending.flying > mended:
            mended = mending.flying
        if mending.invisible > mended:
            mended = mending.invisible
        return MENDED * float(mended) if MENDED * float(mended) > best else best

    def census_saves(self, s: State) -> float:
        """A census is liked for the cities that it pacifies."""
        return 0.55 * float(ready(s)) - 0.4

    def book_saves(self, s: State, book: i64) -> float:
        """What the action of a book would save."""
        if book <= FLYING_INCUBI:
            return MENDED * float(self.mending.flying)
        if book <= INVISIBLE_INCUBI:
            return MENDED * float(self.mending.invisible)
        if book == FREE_DREAMS:
            return self.empty
        return self.census_saves(s) + 0.05 if book == PERFECT_BALANCE else -0.5

    # -- exchanges ---------------------------------------------------------------------------------------------------

    def best_swap(self, s: State, first: i64) -> float:
        """The most that an exchange of this dream saves."""
        data = s.data
        number = first // words.ON_SIDE
        best = -9.0
        side: i64
        at: i64
        for side in range(number % 2, 2 * ROWS, 2):
            if side != number:
                for at in range(SIDES + side * SIDE + 1, SIDES + side * SIDE + data[SIDES + side * SIDE] + 1):
                    saved = self.swap_saves(s, first, side * words.ON_SIDE + data[at])
                    if saved > best:
                        best = saved
        return best

    def swap_saves(self, s: State, first: i64, second: i64) -> float:
        """What it saves to exchange two dreams; a rocket that moves is lost."""
        half = first // words.ON_SIDE % 2
        one = first % words.ON_SIDE
        two = second % words.ON_SIDE
        change = worth(two, half) - worth(one, half)
        lost = LOST_POSTCARD if one // CARRIES == ON_ROCKET or two // CARRIES == ON_ROCKET else 0.0
        a = first // words.ON_SIDE // 2
        b = second // words.ON_SIDE // 2
        return self.saved_by_shift(s, a, change) + self.saved_by_shift(s, b, -change) - lost

    # -- flights and new cities --------------------------------------------------------------------------------------

    def best_flight(self, s: State, dream: i64) -> float:
        """The most that it saves to let a dream fly to another city."""
        if s.top_frame() != frames.FLY_1:
            return 0.0  # a flagship: it only says which one moves first
        data = s.data
        number = dream // words.ON_SIDE
        best = -9.0
        row: i64
        for row in range(ROWS):
            room = data[SIDES + row * PAIR + number % 2 * SIDE] < SIDE_CAPACITY
            if row != number // 2 and data[CITIES + row] != 0 and room:
                saved = self.flight_saves(s, dream, row)
                if saved > best:
                    best = saved
        return best

    def flight_saves(self, s: State, dream: i64, row: i64) -> float:
        """What it saves to let a dream fly to a city; a rocket that moves is lost."""
        number = dream // words.ON_SIDE
        half = number % 2
        card = dream % words.ON_SIDE
        lost = LOST_POSTCARD if card // CARRIES == ON_ROCKET else 0.0
        value = worth(card, half)
        return self.loss(s, number // 2, value, half) + self.gain(s, row, value, half) - lost

    def laying(self, s: State, half: i64) -> float:
        """URB-FILL-4 to 7. A new city is best where its two dreams come near to nothing."""
        data = s.data
        one = data[RESOLVING + data[RESOLVING] - 1]
        two = data[RESOLVING + data[RESOLVING]]
        decided = s.top_b()
        if one == CHAOS or two == CHAOS:
            sum = worth(one, half) + worth(two, half)
        elif decided != 0:
            sum = worth(one, decided - 1) + worth(two, half)
        elif SIDE_OF[one] != EITHER:
            sum = worth(one, SIDE_OF[one]) + worth(two, half)
        elif SIDE_OF[two] != EITHER:
            sum = worth(one, half) + worth(two, SIDE_OF[two])
        else:
            return 0.0
        return 1.0 if sum == 0 else -0.3 * float(sum if sum > 0 else -sum)
