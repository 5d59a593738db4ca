"""Which cities of Urbion one action would balance: an exchange, or a book that moves or discards a dream."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.urbion.bots.cities import sum_of, worth
from lichtung.games.urbion.components import CARRIES, CHAOS, DREAM, FLYING_SOGNAE, INVISIBLE_SOGNAE, ON_ROCKET
from lichtung.games.urbion.layout import BOOKS, CITIES, PAIR, ROWS, SIDE, SIDE_CAPACITY, SIDES
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

ONE: Final[i64] = 1


def has_book(s: State, book: i64) -> bool:
    """Whether a book lies on display."""
    at: i64
    for at in range(BOOKS + 1, BOOKS + s.data[BOOKS] + 1):
        if s.data[at] == book:
            return True
    return False


def size(n: i64) -> i64:
    """A number without its sign."""
    return n if n >= 0 else -n


@final
class Mending:
    """What single actions would balance at this moment. `look` fills it in; one of them serves many positions."""

    def __init__(self) -> None:
        self.sums: vec[i64] = vec[i64]([0] * ROWS)
        self.dreams: vec[i64] = vec[i64]([0] * ROWS)
        self.cities: i64 = 0  # the rows of cities that one action would balance while no other gets worse, as bits
        self.exchange: i64 = 0  # how many cities more would be balanced after the best exchange
        self.flying: i64 = 0  # the same for the flying books
        self.invisible: i64 = 0  # the same for the invisible books

    def look(self, s: State) -> None:
        """See what could be mended in a position."""
        data = s.data
        row: i64
        half: i64
        for row in range(ROWS):
            self.sums[row] = sum_of(s, row)
            self.dreams[row] = data[SIDES + row * PAIR] + data[SIDES + row * PAIR + SIDE]
        self.cities = self.exchange = self.flying = self.invisible = 0
        for half in range(2):
            self.exchanges(s, half)
        if data[BOOKS] > 0:
            for half in range(2):
                if has_book(s, FLYING_SOGNAE + half):
                    self.flights(s, half)
                if has_book(s, INVISIBLE_SOGNAE + half):
                    self.vanishing(s, half)

    def exchanges(self, s: State, half: i64) -> None:
        """Every exchange of two dreams on the same half of two cities."""
        data = s.data
        a: i64
        b: i64
        one: i64
        two: i64
        for a in range(ROWS - 1):
            first = SIDES + a * PAIR + half * SIDE
            for b in range(a + 1, ROWS):
                if self.sums[a] == 0 and self.sums[b] == 0:
                    continue
                second = SIDES + b * PAIR + half * SIDE
                for one in range(first + 1, first + data[first] + 1):
                    if data[one] // CARRIES == ON_ROCKET:
                        continue
                    value = worth(data[one], half)
                    for two in range(second + 1, second + data[second] + 1):
                        if data[two] // CARRIES != ON_ROCKET:
                            mended = self.mends(a, b, value - worth(data[two], half))
                            if mended > self.exchange:
                                self.exchange = mended

    def mends(self, a: i64, b: i64, value: i64) -> i64:
        """How many cities more are balanced when a value goes from one city to another; notes which they are."""
        from_, to = self.sums[a], self.sums[b]
        after, beyond = from_ - value, to + value
        if after != 0 and beyond != 0:
            return 0
        if after == 0 and from_ != 0 and size(beyond) <= size(to):
            self.cities |= ONE << a
        if beyond == 0 and to != 0 and size(after) <= size(from_):
            self.cities |= ONE << b
        gained: i64 = (1 if after == 0 else 0) + (1 if beyond == 0 else 0)
        return gained - (1 if from_ == 0 else 0) - (1 if to == 0 else 0)

    def flights(self, s: State, half: i64) -> None:
        """URB-BOOK-8. Every dream of a half that could fly to another city with room."""
        data = s.data
        a: i64
        b: i64
        at: i64
        for a in range(ROWS):
            side = SIDES + a * PAIR + half * SIDE
            for at in range(side + 1, side + data[side] + 1):
                if data[at] & DREAM >= CHAOS or data[at] // CARRIES == ON_ROCKET or self.dreams[a] < 2:
                    continue
                value = worth(data[at], half)
                for b in range(ROWS):
                    if a != b and data[CITIES + b] != 0 and data[SIDES + b * PAIR + half * SIDE] < SIDE_CAPACITY:
                        mended = self.mends(a, b, value)
                        if mended > self.flying:
                            self.flying = mended

    def vanishing(self, s: State, half: i64) -> None:
        """URB-BOOK-9. Every dream of a half that could be discarded without losing a postcard."""
        data = s.data
        row: i64
        at: i64
        for row in range(ROWS):
            side = SIDES + row * PAIR + half * SIDE
            for at in range(side + 1, side + data[side] + 1):
                card = data[at]
                if card < CHAOS and self.dreams[row] > 1 and worth(card, half) == self.sums[row]:
                    self.cities |= ONE << row
                    self.invisible = 1
