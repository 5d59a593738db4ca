"""The Void: the figure that wanders over the cities, its stack of cards, the alliance against it."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.urbion.city import clear, is_balanced, is_empty
from lichtung.games.urbion.end import VOID_EMPTY_CITY
from lichtung.games.urbion.layout import CITIES, CITY_DECK, FIGURE, LYING_FLAT, ROWS, STANDING, SUCCESS_PILE, VOID_LEFT
from lichtung.games.urbion.state import figure_row, row_after, rows_with_city, top
from lichtung.kernel.state import State


def move_figure(s: State) -> None:
    """The figure moves on."""
    s.put(FIGURE, figure_after(s, rows_with_city(s)))


def figure_after(s: State, filled: i64) -> i64:
    """URB-VOID-2, 3. Lying it is stood up, standing it goes to the top city, on a city it goes one row down.

    `filled`: the rows with a city as bits; without one, as only a study is, the figure stays where it is.
    """
    figure = s.data[FIGURE]
    if figure == LYING_FLAT:
        return STANDING
    if figure == 0 or filled == 0:
        return figure
    return row_after(filled, ROWS - 1 if figure == STANDING else figure - 1) + 1


def strike_void(s: State, figure: i64) -> None:
    """URB-VOID-5, 6, 9, 10. A void card goes to the box; the figure goes on the stack, with the last card it is gone."""
    left = s.data[VOID_LEFT] - 1
    s.put(VOID_LEFT, left)
    if left > 0:
        s.put(FIGURE, figure)
        return
    s.put(FIGURE, 0)
    if s.data[CITY_DECK] > 0:
        s.move(top(s, CITY_DECK), CITY_DECK, SUCCESS_PILE)


def check_figures_city(s: State) -> bool:
    """URB-CENSUS-9, URB-VOID-5 to 8. The city under the figure after a census. False when the game is lost by it."""
    row = figure_row(s)
    if row < 0 or s.data[CITIES + row] == 0:
        return True
    if is_empty(s, row):
        s.finish(VOID_EMPTY_CITY)
        return False
    if is_balanced(s, row):
        strike_void(s, STANDING)
    else:
        clear(s, row)
    return True
