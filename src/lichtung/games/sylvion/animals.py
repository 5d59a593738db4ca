"""What the animals do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.clearing import an_elemental, discard, enter, reach_edge, strike
from lichtung.games.sylvion.components import (
    ACID_LAKE,
    B4,
    CODES,
    DOVES,
    E0,
    EDGE_CARDS,
    ELEPHANT,
    FISH,
    FISH_GIFT,
    HEDGEHOG,
    OWL,
    OWL_DRAW,
    SQUIRRELS,
    STAG,
    WHALE,
    is_elemental,
    is_tree,
)
from lichtung.games.sylvion.end import heal_forest
from lichtung.games.sylvion.layout import (
    CELL_NAMES,
    CELLS,
    CLEARING,
    COLUMNS,
    FISH_POINTS,
    FOREST_HEALTH,
    IN_PLAY,
    RAVAGER_STACK,
    ROWS,
    STACK,
)
from lichtung.games.sylvion.settings import ELEMENTS, FIRST_EDITION, TEAM
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

WHALE_STEPS: Final = 3

OWL_OPTIONS: Final = vec[i64]([words.SELF, words.PARTNER])
STAG_OPTIONS: Final = vec[i64]([words.FLAT, words.PER_TREE])
KEEP_ONLY: Final = vec[i64]([words.KEEP])
KEEP_OR_SWAP: Final = vec[i64]([words.KEEP, words.SWAP])


def carry_out_animal(s: State, card: i64) -> None:
    """The effect of an animal that was played and paid for."""
    if card == WHALE:
        s.then(frames.WHALE_ELEMENTAL)
    elif card == ELEPHANT:
        s.then(frames.ELEPHANT_TARGET)
    elif card == OWL:
        fly_owl(s)
    elif card == STAG:
        s.then(frames.STAG_MODE)
    elif card == DOVES:
        release_doves(s)
    elif card == SQUIRRELS:
        show_tops(s)
        s.then(frame(frames.SQUIRREL_ORDER, 0))
    elif card == FISH:
        s.put(FISH_POINTS, s.data[FISH_POINTS] + FISH_GIFT)  # SYL-FISH-1, 2


def is_effective(s: State, card: i64) -> bool:
    """Whether an animal of that kind could take effect now (SYL-DEFEND-4, 5, SYL-HEDGE-1)."""
    if card == WHALE:
        return some_whale_move(s)
    if card == ELEPHANT:
        return an_elemental(s)
    if card == HEDGEHOG:
        return False
    if card == DOVES or card == SQUIRRELS:
        return a_ravager_card_is_left(s)
    return True


def a_ravager_card_is_left(s: State) -> bool:
    """Whether at least one stack is not empty."""
    stack: i64
    for stack in range(RAVAGER_STACK, RAVAGER_STACK + ROWS * STACK, STACK):
        if s.data[stack] > 0:
            return True
    return False


# -- whale -------------------------------------------------------------------------------------------------------------


def reach_without_lakes() -> vec[i64]:
    """For each cell the places that one to three steps lead to on a clearing without acid lakes, as bits."""
    reach = [0] * CELLS
    for start in range(CELLS):
        for cell in range(CELLS):
            rows = abs(start // COLUMNS - cell // COLUMNS)
            if 0 < rows + abs(start % COLUMNS - cell % COLUMNS) <= WHALE_STEPS:
                reach[start] |= 1 << cell
        if COLUMNS - start % COLUMNS <= WHALE_STEPS:
            reach[start] |= 1 << CELLS
    return vec[i64](reach)


REACH: Final = reach_without_lakes()


def cells_of(s: State, lowest: i64, highest: i64) -> i64:
    """The cells that hold a card of a range of kinds, as bits."""
    bits: i64 = 0
    data = s.data
    cell: i64
    for cell in range(CELLS):
        if lowest <= data[CLEARING + cell] <= highest:
            bits |= 1 << cell
    return bits


def reach_of_whale(s: State, cell: i64, fires: i64, lakes: i64) -> i64:
    """SYL-WHALE-1 to 5, 7. The places an elemental can be moved to, as bits: cells by number, bit 16 the forest edge.

    A step leads to the next cell in its direction that is no acid lake. Everything may be crossed; the move may not end
    on an elemental, and the start holds one (SYL-WHALE-3).
    """
    if lakes == 0:
        return REACH[cell] & ~fires
    reached: i64 = 0
    frontier: i64 = 1 << cell
    step: i64
    here: i64
    for step in range(WHALE_STEPS):
        fresh: i64 = 0
        for here in range(CELLS):
            if frontier & (1 << here) != 0:
                fresh |= steps_from(s, here)
        frontier = fresh & ~reached & 0xFFFF
        reached |= fresh
    return reached & ~fires


def steps_from(s: State, cell: i64) -> i64:
    """The places one step of a whale leads to from a cell, as bits: up, down, back and forward past acid lakes."""
    first = cell - cell % COLUMNS
    bits = landing(s, cell - COLUMNS, -COLUMNS, 0, CELLS) | landing(s, cell + COLUMNS, COLUMNS, 0, CELLS)
    bits |= landing(s, cell - 1, -1, first, first + COLUMNS)
    ahead = landing(s, cell + 1, 1, first, first + COLUMNS)
    return bits | (ahead if ahead != 0 else 1 << CELLS)


def landing(s: State, cell: i64, stride: i64, low: i64, high: i64) -> i64:
    """The first cell from here on that is no acid lake, as a bit; nothing outside the bounds."""
    while low <= cell < high:
        if s.data[CLEARING + cell] != ACID_LAKE:
            return 1 << cell
        cell += stride
    return 0


def lakes_of(s: State) -> i64:
    """The cells that hold an acid lake, as bits; only the elements bring any."""
    return cells_of(s, ACID_LAKE, ACID_LAKE) if s.rules[ELEMENTS] != 0 else 0


def some_whale_move(s: State) -> bool:
    """Whether a whale could move some elemental (SYL-DEFEND-4)."""
    fires = cells_of(s, E0, B4)
    lakes = lakes_of(s)
    cell: i64
    for cell in range(CELLS):
        if fires & (1 << cell) != 0 and reach_of_whale(s, cell, fires, lakes) != 0:
            return True
    return False


@final
class WhaleElemental(Choice):
    """SYL-WHALE-1. Which elemental is moved."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=16)
        fires = cells_of(s, E0, B4)
        lakes = lakes_of(s)
        cell: i64
        for cell in range(CELLS):
            if fires & (1 << cell) != 0 and reach_of_whale(s, cell, fires, lakes) != 0:
                offered = append(offered, words.MOVE + CLEARING + cell)
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.then(frame(frames.WHALE_DESTINATION, option - words.MOVE))

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        if verb_of(option) == words.MOVE and is_elemental(s.data[option - words.MOVE]):
            return "SYL-WHALE-3"  # it has nowhere to go
        return self.rule


@final
class WhaleDestination(Choice):
    """SYL-WHALE-3 to 6. Where it goes: an empty cell, into combat, onto a geyser, or to the forest edge."""

    def about(self, s: State, start: i64, b: i64) -> About:
        return {"card": CODES[int(s.data[start])], "cell": CELL_NAMES[int(start)]}

    def options(self, s: State, start: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=16)
        lakes = lakes_of(s)
        reached = reach_of_whale(s, start - CLEARING, cells_of(s, E0, B4), lakes)
        cell: i64
        for cell in range(CELLS):
            if reached & (1 << cell) != 0:
                offered = append(offered, words.TO + CLEARING + cell)
        if reached & (1 << CELLS) != 0:
            offered = append(offered, words.TO + words.EDGE)
        return offered

    def answer(self, s: State, start: i64, b: i64, option: i64) -> None:
        target = option - words.TO
        if target == words.EDGE:
            reach_edge(s, start)
        elif enter(s, start, target):
            s.then(frame(frames.DRAW, 1, s.data[TURN]))

    def why_not(self, s: State, start: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.TO:
            return self.rule
        target = argument_of(option)
        if target == start:
            return "SYL-WHALE-3"
        if target != words.EDGE and (is_elemental(s.data[target]) or s.data[target] == ACID_LAKE):
            return "SYL-WHALE-3"
        return "SYL-WHALE-1"

    def fits(self, s: State, start: i64, b: i64, below: i64) -> bool:
        return CLEARING <= start < CLEARING + CELLS and is_elemental(s.data[start]) and b == 0


# -- elephant, owl, stag -----------------------------------------------------------------------------------------------


@final
class ElephantTarget(Choice):
    """SYL-ELEPHANT-2. An elemental on the clearing is discarded."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=16)
        cell: i64
        for cell in range(CLEARING, CLEARING + CELLS):
            if is_elemental(s.data[cell]):
                offered = append(offered, words.DISCARD_AT + cell)
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        strike(s, option - words.DISCARD_AT)


def fly_owl(s: State) -> None:
    """SYL-OWL-1, SYL-TEAM-12, 13. Three cards are drawn; in a team the edition says by whom."""
    seat = s.data[TURN]
    if s.rules[TEAM] == 0:
        s.then(frame(frames.DRAW, OWL_DRAW, seat))
    elif s.rules[FIRST_EDITION] != 0:
        s.then(frame(frames.DRAW, OWL_DRAW, 1 - seat))
    else:
        s.then(frames.OWL_DRAWER)


@final
class OwlDrawer(Choice):
    """SYL-TEAM-12. Who draws the three cards of the owl."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return OWL_OPTIONS

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN] if option == words.SELF else 1 - s.data[TURN]
        s.then(frame(frames.DRAW, OWL_DRAW, seat))

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        return a == 0 and b == 0 and s.rules[TEAM] != 0


@final
class StagMode(Choice):
    """SYL-STAG-1. Up to two edge cards, or one for each tree on the clearing."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return STAG_OPTIONS

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.FLAT:
            s.then(frames.STAG_COUNT)
            return
        trees: i64 = 0
        cell: i64
        for cell in range(CLEARING, CLEARING + CELLS):
            if is_tree(s.data[cell]):
                trees += 1
        heal_forest(s, trees)


@final
class StagCount(Choice):
    """SYL-STAG-2. How many edge cards are turned to healthy: none, one or two."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=3)
        n: i64
        for n in range(3):
            if n <= EDGE_CARDS - s.data[FOREST_HEALTH]:
                offered = append(offered, words.HEAL + n)
        return offered

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        heal_forest(s, option - words.HEAL)


# -- doves and squirrels -----------------------------------------------------------------------------------------------


def release_doves(s: State) -> None:
    """SYL-DOVES-1. The top card of each stack is discarded without effect."""
    stack: i64
    for stack in range(RAVAGER_STACK, RAVAGER_STACK + ROWS * STACK, STACK):
        size = s.data[stack]
        if size > 0:
            discard(s, s.data[stack + size], stack)


def show_tops(s: State) -> None:
    """SYL-SQUIRREL-1, 2. The top two cards of each stack are shown to everybody."""
    stack: i64
    for stack in range(RAVAGER_STACK, RAVAGER_STACK + ROWS * STACK, STACK):
        size = s.data[stack]
        s.show(stack, 2 if size >= 2 else size, s.terms.everyone)


@final
class SquirrelOrder(Choice):
    """SYL-SQUIRREL-1. The two shown cards of a stack go back in the order of the player's choice, row by row."""

    def about(self, s: State, row: i64, b: i64) -> About:
        stack = RAVAGER_STACK + row * STACK
        size = s.data[stack]
        return {"row": int(row) + 1, "cards": [CODES[int(s.data[stack + size])], CODES[int(s.data[stack + size - 1])]]}

    def options(self, s: State, row: i64, b: i64) -> vec[i64]:
        stack = RAVAGER_STACK + row * STACK
        size = s.data[stack]
        if size < 2 or s.data[stack + size] == s.data[stack + size - 1]:
            return KEEP_ONLY  # nothing to decide in this row
        return KEEP_OR_SWAP

    def answer(self, s: State, row: i64, b: i64, option: i64) -> None:
        if option == words.SWAP:
            stack = RAVAGER_STACK + row * STACK
            size = s.data[stack]
            upper = s.data[stack + size]
            lower = s.data[stack + size - 1]
            s.move(upper, stack, IN_PLAY)
            s.move(lower, stack, IN_PLAY)
            s.move(upper, IN_PLAY, stack)
            s.move(lower, IN_PLAY, stack)
        if row + 1 < ROWS:
            s.then(frame(frames.SQUIRREL_ORDER, row + 1))

    def fits(self, s: State, row: i64, b: i64, below: i64) -> bool:
        return row < ROWS and b == 0
