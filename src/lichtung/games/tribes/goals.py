"""Goals of village cards, judged on the own terrain at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.tribes.conditions import board_of
from lichtung.games.tribes.layout import SEAT, TERRAIN
from lichtung.games.tribes.state import count, is_village, temples, tiles, villages
from lichtung.games.tribes.tables import (
    AREA,
    BOARD_SYMBOL,
    BONUS,
    BONUSES,
    COLOUR,
    COLUMNS,
    GOAL,
    GOAL_COUNT,
    GOAL_FIELDS,
    GOAL_PARAM,
    HOUSES,
    PLACES,
    ROWS,
    SAME,
    SYMBOL,
    TEMPLES_ON,
)
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

# The shapes of TRB-GOAL-7 as steps (rows down, columns right) from a first field to the two others.
SHAPES: Final = (
    (((0, 1), (0, 2)),),
    (((1, 0), (2, 0)),),
    (((1, 1), (2, 2)), ((1, -1), (2, -2))),
    (((0, 1), (1, 0)), ((0, 1), (1, 1)), ((1, 0), (1, 1)), ((1, 0), (1, -1))),
)


def triples(pattern: int) -> vec[i64]:
    """TRB-GOAL-7. All triples of fields in a pattern, each as three numbers of four bits."""
    numbers = vec[i64]([])
    for row in range(ROWS):
        for column in range(COLUMNS):
            for steps in SHAPES[pattern]:
                spots = [(row, column)] + [(row + down, column + right) for down, right in steps]
                if all(0 <= r < ROWS and 0 <= c < COLUMNS for r, c in spots):
                    first, second, third = [r * COLUMNS + c + 1 for r, c in spots]
                    numbers = append(numbers, first + (second << 4) + (third << 8))
    return numbers


IN_ROWS: Final = triples(0)
IN_COLUMNS: Final = triples(1)
IN_DIAGONALS: Final = triples(2)
IN_CORNERS: Final = triples(3)


def pattern_is_met(s: State, seat: i64, pattern: i64, same: bool) -> bool:
    """TRB-GOAL-6. Whether three tiles in the pattern have one colour, or three different ones."""
    spots = IN_ROWS
    if pattern == 1:
        spots = IN_COLUMNS
    elif pattern == 2:
        spots = IN_DIAGONALS
    elif pattern == 3:
        spots = IN_CORNERS
    i: i64
    n: i64 = len(spots)
    base = TERRAIN + seat * SEAT
    for i in range(n):
        spot = spots[i]
        first = s.rules[COLOUR + s.data[base + (spot & 15)]]
        second = s.rules[COLOUR + s.data[base + ((spot >> 4) & 15)]]
        third = s.rules[COLOUR + s.data[base + (spot >> 8)]]
        if first == 0 or second == 0 or third == 0:
            continue
        if same and first == second and second == third:
            return True
        if not same and first != second and second != third and first != third:
            return True
    return False


def bonuses_under_houses(s: State, seat: i64, bonus: i64) -> i64:
    """TRB-GOAL-8, 9. How many of some bonuses the tiles under the tree houses have together."""
    total: i64 = 0
    field: i64
    for field in range(1, PLACES):
        tile = s.data[TERRAIN + seat * SEAT + field]
        if is_village(tile):
            total += count(s.rules[BONUSES + tile] & bonus)
    return total


def goal_is_met(s: State, seat: i64, card: i64) -> bool:
    """TRB-GOAL-1 to 10. Whether a seat fulfils the goal of a village card; the start tile counts like a forest."""
    kind = s.rules[GOAL + card]
    param = s.rules[GOAL_PARAM + card]
    fields = s.rules[GOAL_FIELDS + card]
    needed = s.rules[GOAL_COUNT + card]
    if kind == SYMBOL:
        fields = s.rules[board_of(s, seat) + BOARD_SYMBOL + param]
        return tiles(s, seat) & fields == fields
    if kind == HOUSES:
        return villages(s, seat) & fields == fields
    if kind == TEMPLES_ON:
        return temples(s, seat) & fields == fields
    if kind == AREA:
        return count(tiles(s, seat) & fields) >= needed
    if kind == BONUS:
        return bonuses_under_houses(s, seat, param) >= needed
    if kind == SAME:
        return pattern_is_met(s, seat, param, True)
    if kind > BONUS:
        return bonuses_under_houses(s, seat, 7) >= needed
    return pattern_is_met(s, seat, param, False)
