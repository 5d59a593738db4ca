"""Where everything lies: the addresses of zones and counters, and the settings as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.kernel.addresses import FIRST, ROUND, STEP, TURN
from lichtung.kernel.state import State

__all__ = ["ROUND", "STEP", "TURN"]

# Settings, as indices of s.rules
TEAM: Final = 0
SILENT: Final = 1
FIRST_SOGNAE: Final = 2
CITY_SQUARES: Final = 3
CHROMATIC_CHAOS: Final = 4
TEMPLES: Final = 5
HANGING_GARDENS: Final = 6
BOOKS_OF_POWER: Final = 7
POSTCARDS: Final = 8
VOID: Final = 9
DREAM_SET: Final = 10  # which of the dream decks is played with
CITY_SET: Final = 11
REQUIRED: Final = 12  # required_cities

# Steps
SETUP_BOOKS: Final = 0
SETUP_FILL: Final = 1
SETUP_HAND: Final = 2
START_OF_TURN: Final = 3
PHASE_PLAY: Final = 4
PHASE_DRAW: Final = 5
END_OF_TURN: Final = 6
STEPS: Final = ["setup_books", "setup_fill", "setup_hand", "start_of_turn", "phase_play", "phase_draw", "end_of_turn"]

# Counters
SOGNAE_SEAT: Final = FIRST  # the seat with the Sognae polarity
WISE_LEFT: Final = FIRST + 1
VOID_LEFT: Final = FIRST + 2
FIGURE: Final = FIRST + 3  # 0: gone, 1 to 4: on the city of that row, else one of the following
STANDING: Final = 5
LYING_FLAT: Final = 6

# Zones
ROWS: Final = 4
CITIES: Final = FIRST + 4
SIDE_CAPACITY: Final = 3
SIDE: Final = SIDE_CAPACITY + 1  # from one side to the next: left of row 1, right of row 1, left of row 2 …
PAIR: Final = 2 * SIDE  # from the left side of one row to that of the next
SIDES: Final = CITIES + ROWS
END_OF_SIDES: Final = SIDES + ROWS * PAIR
HAND_CAPACITY: Final = 7
HAND: Final = HAND_CAPACITY + 1  # from one hand to the next
HANDS: Final = END_OF_SIDES
DREAMS: Final = 120  # no game has more dreams
DREAM_DECK: Final = HANDS + 2 * HAND
DISCARD_PILE: Final = DREAM_DECK + DREAMS + 1
RESOLVING: Final = DISCARD_PILE + DREAMS + 1
ASIDE_CAPACITY: Final = 24
SET_ASIDE: Final = RESOLVING + ASIDE_CAPACITY + 1
CITY_CAPACITY: Final = 24
CITY_DECK: Final = SET_ASIDE + ASIDE_CAPACITY + 1
SUCCESS_PILE: Final = CITY_DECK + CITY_CAPACITY + 1
BOOK_CAPACITY: Final = 8
BOOKS: Final = SUCCESS_PILE + CITY_CAPACITY + 1
BOOK_DECK: Final = BOOKS + BOOK_CAPACITY + 1
BOOKS_AWAY: Final = BOOK_DECK + BOOK_CAPACITY + 1
POSTCARD_CAPACITY: Final = 24
POSTCARD_DECK: Final = BOOKS_AWAY + BOOK_CAPACITY + 1
RESIDENT_PILE: Final = POSTCARD_DECK + POSTCARD_CAPACITY + 1
BOX: Final = RESIDENT_PILE + POSTCARD_CAPACITY + 1
BOX_KINDS: Final = 63


def side_at(number: i64) -> i64:
    """The address of a side by its number: 0 is left of row 1, 1 right of row 1, 2 left of row 2 …"""
    return SIDES + number * SIDE


def left_of(row: i64) -> i64:
    """The address of the left side of a row (rows count from 0)."""
    return SIDES + row * PAIR


def right_of(row: i64) -> i64:
    """The address of the right side of a row."""
    return SIDES + row * PAIR + SIDE


def active_hand(s: State) -> i64:
    """The address of the active player's hand."""
    return HANDS + s.data[TURN] * HAND


def has_room(s: State, side: i64) -> bool:
    """URB-GEN-3. Whether a side holds fewer than three dreams."""
    return s.data[side] < SIDE_CAPACITY


def top(s: State, pile: i64) -> i64:
    """The top card of a pile."""
    return s.data[pile + s.data[pile]]


def figure_row(s: State) -> i64:
    """The row whose city the void figure stands on, -1 when it is elsewhere."""
    figure = s.data[FIGURE]
    return figure - 1 if figure <= ROWS else -1


def cities_on_display(s: State) -> i64:
    """How many rows hold a city."""
    count: i64 = 0
    cell: i64
    for cell in range(CITIES, CITIES + ROWS):
        if s.data[cell] != 0:
            count += 1
    return count


def row_after(filled: i64, row: i64) -> i64:
    """URB-ROW-6. The row one down of those that hold a city (as bits); after the bottom row comes the top row.

    The same row again if no other holds a city.
    """
    below: i64
    for below in range(row + 1, row + 1 + ROWS):
        if filled >> (below % ROWS) & 1 != 0:
            return below % ROWS
    return row


def rows_with_city(s: State) -> i64:
    """The rows that hold a city, as bits."""
    found: i64 = 0
    one: i64 = 1
    row: i64
    for row in range(ROWS):
        if s.data[CITIES + row] != 0:
            found |= one << row
    return found


def next_row(s: State, row: i64) -> i64:
    """URB-ROW-6. The row one down on the display."""
    return row_after(rows_with_city(s), row)
