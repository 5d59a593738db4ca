"""The steps of the game, and the small questions that every rule asks of a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.urbion.layout import CITIES, FIGURE, HAND, HANDS, PAIR, ROWS, SIDE, SIDE_CAPACITY, SIDES
from lichtung.kernel.addresses import TURN
from lichtung.kernel.state import State

SETUP_BOOKS: Final = 0
SETUP_FILL: Final = 1
SETUP_HAND: Final = 2
START_OF_TURN: Final = 3
PHASE_PLAY: Final = 4
PHASE_DRAW: Final = 5
END_OF_TURN: Final = 6
STEPS: Final = ["setup_books", "setup_fill", "setup_hand", "start_of_turn", "phase_play", "phase_draw", "end_of_turn"]


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
    bits: i64 = 0
    one: i64 = 1
    row: i64
    for row in range(ROWS):
        if s.data[CITIES + row] != 0:
            bits |= one << row
    return bits


def next_row(s: State, row: i64) -> i64:
    """URB-ROW-6. The row one down on the display."""
    return row_after(rows_with_city(s), row)
