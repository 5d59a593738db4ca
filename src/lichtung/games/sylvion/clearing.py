"""On the clearing: discarding, the Ravager figure, moving, combat, reaching the forest edge."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.sylvion import phases
from lichtung.games.sylvion.components import (
    ACID_LAKE,
    B2,
    B4,
    BETRAYAL,
    BLAZED,
    E0,
    GEYSER,
    MARKED_E3,
    STRENGTH,
    is_elemental,
    is_fountain,
    plain,
)
from lichtung.games.sylvion.end import RAVAGER_REACHED_EDGE, damage_forest
from lichtung.games.sylvion.layout import (
    CELLS,
    CLEARING,
    COLUMNS,
    FIGURE_AT,
    ON_STACK,
    RAVAGER_DISCARD,
    ROWS,
    SYLVAN_DISCARD,
)
from lichtung.games.sylvion.state import FINAL_STEP
from lichtung.kernel.addresses import OUTCOME, STEP
from lichtung.kernel.state import State

PLACES_PER_ROW: Final = 5  # four cells and the top of the stack


def discard(s: State, card: i64, source: i64) -> None:
    """SYL-GEN-7. Each card to its own pile; blazing elementals go back to their supply."""
    if card <= BETRAYAL:
        s.move(card, source, SYLVAN_DISCARD)
    elif B2 <= card <= B4:
        s.unmake(card, source)
    else:
        s.move(card, source, RAVAGER_DISCARD)


def take_figure_off(s: State) -> None:
    """The Ravager figure goes beside the clearing (SYL-RAV-7, 10, 11, 12)."""
    s.put(FIGURE_AT, 0)


def strike(s: State, cell: i64) -> None:
    """An effect discards an elemental from the clearing; the figure saves its bearer once (SYL-RAV-10)."""
    if s.data[FIGURE_AT] == cell:
        take_figure_off(s)
    else:
        discard(s, s.data[cell], cell)


def step_to(s: State, source: i64, target: i64) -> None:
    """An elemental goes to an empty cell and takes the figure along (SYL-RAV-5); its mark has done its work."""
    card = s.data[source]
    if card != plain(card):
        card = plain(card)
        s.turn(source, card)
    s.move(card, source, target)
    if s.data[FIGURE_AT] == source:
        s.put(FIGURE_AT, target)


def reach_edge(s: State, source: i64) -> None:
    """SYL-MOVE-7, SYL-DAMAGE-1, SYL-RAV-13. The figure loses the game at once; else strength is damage."""
    if s.data[FIGURE_AT] == source:
        s.enter(phases.LAST_BLOW)
        s.finish(RAVAGER_REACHED_EDGE)
        return
    card = s.data[source]
    damage_forest(s, STRENGTH[card])
    if s.data[OUTCOME] == 0:
        discard(s, card, source)


def enter(s: State, source: i64, target: i64) -> bool:
    """An elemental moves into a cell. True when a fountain was defeated and a card is to be drawn for it."""
    there = s.data[target]
    if there == 0:
        step_to(s, source, target)
        return False
    if there == GEYSER:
        meet_geyser(s, source, target)
        return False
    return fight(s, source, target)


def meet_geyser(s: State, source: i64, target: i64) -> None:
    """SYL-GEYSER-4, SYL-RAV-11. Both are discarded; a bearer loses the figure instead and moves in."""
    s.enter(phases.COMBAT)
    discard(s, GEYSER, target)
    if s.data[FIGURE_AT] == source:
        take_figure_off(s)
        step_to(s, source, target)
    else:
        discard(s, s.data[source], source)


def fight(s: State, source: i64, target: i64) -> bool:
    """SYL-COMBAT-1 to 8, SYL-RAV-7 to 9. The weaker card is discarded, equal ones both; the figure saves its bearer."""
    s.enter(phases.COMBAT)
    defender = s.data[target]
    attack = STRENGTH[s.data[source]]
    defence = STRENGTH[defender]
    bearer = s.data[FIGURE_AT] == source
    if attack < defence and not bearer:
        discard(s, s.data[source], source)
        return False
    discard(s, defender, target)
    if attack > defence:
        step_to(s, source, target)
    elif bearer:
        take_figure_off(s)
        step_to(s, source, target)
    else:
        discard(s, s.data[source], source)
    return is_fountain(defender) and s.data[STEP] != FINAL_STEP  # SYL-FINAL-3


def place_at(row: i64, column: i64) -> i64:
    """The address of a cell; column 0 is the top of the stack."""
    return ON_STACK + row if column == 0 else CLEARING + row * COLUMNS + column - 1


def cell_ahead(s: State, row: i64, column: i64) -> i64:
    """SYL-MOVE-4, SYL-LAKE-4 to 6. The next cell forward from a column, past acid lakes; 0 for the forest edge."""
    cell = CLEARING + row * COLUMNS + column  # column c has index c - 1, so this is the next one
    end = CLEARING + row * COLUMNS + COLUMNS
    while cell < end and s.data[cell] == ACID_LAKE:
        cell += 1
    return cell if cell < end else 0


def march_one(s: State, source: i64, row: i64, column: i64) -> bool:
    """SYL-MOVE-4 to 7. An elemental goes one cell forward, or reaches the edge. True when a card is to be drawn."""
    s.enter(phases.MARCH)
    cell = cell_ahead(s, row, column)
    if cell == 0:
        reach_edge(s, source)
        return False
    return enter(s, source, cell)


def march_from(s: State, first: i64) -> i64:
    """Go on with a movement pass at its `first` place; returns where to go on once a card was drawn, 0 when it is done.

    SYL-MOVE-1, 2: rows from the top, in a row from the forest to the stack, the top of the stack last.
    """
    data = s.data
    column = COLUMNS - first % PLACES_PER_ROW
    row: i64
    for row in range(first // PLACES_PER_ROW, ROWS):
        while column >= 0:
            place = place_at(row, column)
            if E0 <= data[place] <= B4:
                drawn = march_one(s, place, row, column)
                if data[OUTCOME] != 0:
                    return 0
                if drawn:
                    return row * PLACES_PER_ROW + COLUMNS - column + 1
            column -= 1
        column = COLUMNS
    return 0


def blaze(s: State) -> None:
    """SYL-BLAZE-1 to 4, SYL-RAV-6. Every normal elemental becomes a blazing one in the same place."""
    s.enter(phases.BLAZE)
    data = s.data
    place: i64
    for place in range(CLEARING, CLEARING + CELLS + ROWS):  # the tops of the stacks follow the cells
        card = data[place]
        if E0 <= card <= MARKED_E3:
            s.move(card, place, RAVAGER_DISCARD)
            s.make(BLAZED[card], place)


def last_empty_cell(s: State, row: i64) -> i64:
    """The empty cell of a row that is nearest to the forest, 0 if there is none (SYL-LAKE-1, SYL-GEYSER-1)."""
    column: i64
    for column in range(COLUMNS - 1, -1, -1):
        cell = CLEARING + row * COLUMNS + column
        if s.data[cell] == 0:
            return cell
    return 0


def an_empty_cell(s: State) -> bool:
    """Whether a fountain or tree could be placed."""
    data = s.data
    cell: i64
    for cell in range(CLEARING, CLEARING + CELLS):
        if data[cell] == 0:
            return True
    return False


def an_elemental(s: State) -> bool:
    """Whether there is an elemental on the clearing."""
    data = s.data
    cell: i64
    for cell in range(CLEARING, CLEARING + CELLS):
        if is_elemental(data[cell]):
            return True
    return False
