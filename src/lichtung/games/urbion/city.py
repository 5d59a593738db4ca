"""A city and its dreams: sums, balance, dominant sides, discarding, moving up."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.urbion import words
from lichtung.games.urbion.components import CARRIES, DREAM, VALUE_LEFT, VALUE_RIGHT
from lichtung.games.urbion.layout import CITIES, DISCARD_PILE, FIGURE, PAIR, ROWS, SIDE, SIDE_CAPACITY, SIDES, STANDING
from lichtung.games.urbion.postcards import fail
from lichtung.games.urbion.state import side_at
from lichtung.kernel.state import State


def total(s: State, row: i64) -> i64:
    """URB-GEN-4. The sum of all dreams of a city: positive on the left, negative on the right."""
    return left_total(s, row) + right_total(s, row)


def left_total(s: State, row: i64) -> i64:
    """The sum of the dreams on the left of a city."""
    data = s.data
    side = SIDES + row * PAIR
    total: i64 = 0
    at: i64
    for at in range(side + 1, side + data[side] + 1):
        total += VALUE_LEFT[data[at] & DREAM]
    return total


def right_total(s: State, row: i64) -> i64:
    """The sum of the dreams on the right of a city."""
    data = s.data
    side = SIDES + row * PAIR + SIDE
    total: i64 = 0
    at: i64
    for at in range(side + 1, side + data[side] + 1):
        total += VALUE_RIGHT[data[at] & DREAM]
    return total


def is_empty(s: State, row: i64) -> bool:
    """Whether a row has no dreams (it may have no city either)."""
    left = SIDES + row * PAIR
    return s.data[left] == 0 and s.data[left + SIDE] == 0


def is_balanced(s: State, row: i64) -> bool:
    """URB-GEN-6. At least one dream, and all of them add up to nothing."""
    return not is_empty(s, row) and total(s, row) == 0


def dominant_side(s: State, row: i64) -> i64:
    """URB-GEN-7. The address of the side with the larger influence, 0 if there is none."""
    sum = total(s, row)
    if sum == 0:
        return 0
    return SIDES + row * PAIR if sum > 0 else SIDES + row * PAIR + SIDE


def chaos_side(s: State, row: i64) -> i64:
    """URB-CHAOS-2, 3. Where a Chaos could be placed at a city, 0 if nowhere: its dominant side, if that has room."""
    side = dominant_side(s, row)
    return side if side != 0 and s.data[side] < SIDE_CAPACITY else 0


def discard_from(s: State, side: i64, card: i64) -> None:
    """URB-GEN-10, URB-POST-4. A dream goes from the display to the discard pile; its postcard counts as a failure."""
    if card >= CARRIES:
        card = fail(s, side, card)
    s.move(card, side, DISCARD_PILE)


def clear(s: State, row: i64) -> None:
    """All dreams of a city are discarded; the city card stays."""
    left = SIDES + row * PAIR
    while s.data[left] > 0:
        discard_from(s, left, s.data[left + 1])
    while s.data[left + SIDE] > 0:
        discard_from(s, left + SIDE, s.data[left + SIDE + 1])


def close_up(s: State) -> None:
    """URB-ROW-4, 5. Rows without a city disappear and the rows below move up, the void figure with its city."""
    data = s.data
    free: i64 = 0
    row: i64
    for row in range(ROWS):
        if data[CITIES + row] == 0:
            continue
        if row != free:
            s.move(data[CITIES + row], CITIES + row, CITIES + free)
            move_all(s, SIDES + row * PAIR, SIDES + free * PAIR)
            move_all(s, SIDES + row * PAIR + SIDE, SIDES + free * PAIR + SIDE)
            if data[FIGURE] == row + 1:
                s.put(FIGURE, free + 1)
        free += 1


def move_all(s: State, source: i64, target: i64) -> None:
    """All dreams of one side go to another one."""
    while s.data[source] > 0:
        s.move(s.data[source + 1], source, target)


def release_figure(s: State, row: i64) -> None:
    """URB-VOID-18. If the row of the figure's city disappears, the figure is put, standing, on the stack."""
    if s.data[FIGURE] == row + 1 and s.data[CITIES + row] == 0:
        s.put(FIGURE, STANDING)


def lies_there(s: State, dream: i64) -> bool:
    """Whether a dream lies on the side that its number names."""
    if dream >= 2 * ROWS * words.ON_SIDE:
        return False
    side = side_at(dream // words.ON_SIDE)
    at: i64
    for at in range(side + 1, side + s.data[side] + 1):
        if s.data[at] == dream % words.ON_SIDE:
            return True
    return False
