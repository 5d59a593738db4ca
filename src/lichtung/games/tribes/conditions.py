"""Leader conditions: the board's own one and the colour path."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.tribes.layout import BOARD, LEFT, LEFT_CARDS, RIGHT_SIDES, SEAT, TERRAIN
from lichtung.games.tribes.state import NEXT_TO, count, polluted, temples, villages
from lichtung.games.tribes.tables import (
    BOARD_DATA,
    BOARD_STRIDE,
    COLOUR,
    COND_CLEAN,
    COND_LEFT,
    COND_RIGHT,
    COND_VILLAGE,
    CONDITION,
    CONDITION_COUNT,
    CONDITION_FIELDS,
    FIELDS,
    PATH,
    PATH_COLOUR,
    PLACES,
)
from lichtung.kernel.state import State


def board_of(s: State, seat: i64) -> i64:
    """Where the values of a seat's board begin."""
    return BOARD_DATA + s.data[BOARD + seat] * BOARD_STRIDE


def progress(s: State, seat: i64) -> i64:
    """TRB-COND-6 to 10. How far a seat has come with its board's own condition."""
    board = board_of(s, seat)
    kind = s.rules[board + CONDITION]
    fields = s.rules[board + CONDITION_FIELDS]
    if kind == COND_CLEAN:
        return FIELDS - count(polluted(s, seat))
    if kind == COND_RIGHT:
        return s.data[RIGHT_SIDES + seat]
    if kind == COND_LEFT:
        return s.data[LEFT_CARDS + seat * LEFT]
    if kind == COND_VILLAGE:
        return count(villages(s, seat) & fields)
    return count(temples(s, seat) & fields)


def needed(s: State, seat: i64) -> i64:
    """How far a seat has to come with its board's own condition."""
    return s.rules[board_of(s, seat) + CONDITION_COUNT]


def condition_is_met(s: State, seat: i64) -> bool:
    """Whether a seat fulfils its board's own condition now."""
    return progress(s, seat) >= needed(s, seat)


def path_is_met(s: State, seat: i64) -> bool:
    """TRB-COND-11, 12. Whether five adjacent tiles in a row have the colours of the path, beginning anywhere."""
    board = board_of(s, seat)
    field: i64
    for field in range(1, PLACES):
        if goes_on(s, seat * SEAT, board + PATH_COLOUR, field, 0, 0):
            return True
    return False


def goes_on(s: State, base: i64, colours: i64, field: i64, step: i64, used: i64) -> bool:
    """Whether the path can be continued from a field to its end without using a field twice."""
    tile = s.data[TERRAIN + base + field]
    if tile == 0 or s.rules[COLOUR + tile] != s.rules[colours + step]:
        return False
    if step == PATH - 1:
        return True
    used |= 1 << field
    near = NEXT_TO[field] & ~used
    other: i64 = 0
    while near != 0:
        if near & 1 != 0 and goes_on(s, base, colours, other, step + 1, used):
            return True
        near >>= 1
        other += 1
    return False
