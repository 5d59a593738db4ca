"""What the animals do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion import frames, words
from lichtung.games.sylvion.clearing import discard, enter, reach_edge, strike
from lichtung.games.sylvion.components import (
    ACID_LAKE,
    DOVES,
    EDGE_CARDS,
    ELEPHANT,
    FISH,
    FISH_GIFT,
    OWL,
    OWL_DRAW,
    SQUIRRELS,
    STAG,
    WHALE,
    is_elemental,
    is_tree,
)
from lichtung.games.sylvion.end import heal_forest
from lichtung.games.sylvion.state import (
    CELLS,
    CLEARING,
    COLUMNS,
    FIRST_EDITION,
    FISH_POINTS,
    FOREST_HEALTH,
    IN_PLAY,
    RAVAGER_STACK,
    ROWS,
    STACK,
    TEAM,
    TURN,
)
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

WHALE_STEPS: Final = 3


def carry_out_animal(s: State, card: i64) -> None:
    """The effect of an animal that was played and paid for."""
    if card == WHALE:
        s.then(frame(frames.WHALE_ELEMENTAL))
    elif card == ELEPHANT:
        s.then(frame(frames.ELEPHANT_TARGET))
    elif card == OWL:
        fly_owl(s)
    elif card == STAG:
        s.then(frame(frames.STAG_MODE))
    elif card == DOVES:
        release_doves(s)
    elif card == SQUIRRELS:
        show_tops(s)
        s.then(frame(frames.SQUIRREL_ORDER, 0))
    elif card == FISH:
        s.put(FISH_POINTS, s.data[FISH_POINTS] + FISH_GIFT)  # SYL-FISH-1, 2


# -- whale -------------------------------------------------------------------------------------------------------------


def reach_of_whale(s: State, start: i64) -> i64:
    """SYL-WHALE-1 to 5, 7. The places an elemental can be moved to, as bits: cells by number, bit 16 the forest edge.

    A step leads to the next cell in its direction that is no acid lake; everything may be crossed.
    """
    reached: i64 = 0
    frontier: i64 = 1 << (start - CLEARING)
    step: i64
    cell: i64
    for step in range(WHALE_STEPS):
        fresh: i64 = 0
        for cell in range(CELLS):
            if frontier & (1 << cell) != 0:
                fresh |= steps_from(s, cell)
        frontier = fresh & ~reached & 0xFFFF
        reached |= fresh
    for cell in range(CELLS):
        if is_elemental(s.data[CLEARING + cell]):  # SYL-WHALE-3; the start is one of them
            reached &= ~(1 << cell)
    return reached


def steps_from(s: State, cell: i64) -> i64:
    """The places one step of a whale leads to from a cell, as bits."""
    data = s.data
    column = cell % COLUMNS
    found: i64 = 0
    to = cell - COLUMNS
    while to >= 0 and data[CLEARING + to] == ACID_LAKE:
        to -= COLUMNS
    if to >= 0:
        found |= 1 << to
    to = cell + COLUMNS
    while to < CELLS and data[CLEARING + to] == ACID_LAKE:
        to += COLUMNS
    if to < CELLS:
        found |= 1 << to
    back = column - 1
    while back >= 0 and data[CLEARING + cell - column + back] == ACID_LAKE:
        back -= 1
    if back >= 0:
        found |= 1 << (cell - column + back)
    ahead = column + 1
    while ahead < COLUMNS and data[CLEARING + cell - column + ahead] == ACID_LAKE:
        ahead += 1
    return found | (1 << (cell - column + ahead) if ahead < COLUMNS else 1 << CELLS)


def some_whale_move(s: State) -> bool:
    """Whether a whale could move some elemental (SYL-DEFEND-4)."""
    cell: i64
    for cell in range(CLEARING, CLEARING + CELLS):
        if is_elemental(s.data[cell]) and reach_of_whale(s, cell) != 0:
            return True
    return False


@final
class WhaleElemental(Choice):
    """SYL-WHALE-1. Which elemental is moved."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        cell: i64
        for cell in range(CLEARING, CLEARING + CELLS):
            if is_elemental(s.data[cell]) and reach_of_whale(s, cell) != 0:
                found = append(found, words.MOVE + cell)
        return found

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.then(frame(frames.WHALE_DESTINATION, option - words.MOVE))


@final
class WhaleDestination(Choice):
    """SYL-WHALE-3 to 6. Where it goes: an empty cell, into combat, onto a geyser, or to the forest edge."""

    def options(self, s: State, start: i64, b: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        reached = reach_of_whale(s, start)
        cell: i64
        for cell in range(CELLS):
            if reached & (1 << cell) != 0:
                found = append(found, words.TO + CLEARING + cell)
        if reached & (1 << CELLS) != 0:
            found = append(found, words.TO + words.EDGE)
        return found

    def answer(self, s: State, start: i64, b: i64, option: i64) -> None:
        target = option - words.TO
        if target == words.EDGE:
            reach_edge(s, start)
        elif enter(s, start, target):
            s.then(frame(frames.DRAW, 1, s.data[TURN]))

    def why_not(self, s: State, start: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.TO >> 16:
            return self.rule
        target = option & 0xFFFF
        if target == start:
            return "SYL-WHALE-3"
        if target != words.EDGE and (is_elemental(s.data[target]) or s.data[target] == ACID_LAKE):
            return "SYL-WHALE-3"
        return "SYL-WHALE-1"


# -- elephant, owl, stag -----------------------------------------------------------------------------------------------


@final
class ElephantTarget(Choice):
    """SYL-ELEPHANT-2. An elemental on the clearing is discarded."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        cell: i64
        for cell in range(CLEARING, CLEARING + CELLS):
            if is_elemental(s.data[cell]):
                found = append(found, words.DISCARD_AT + cell)
        return found

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
        s.then(frame(frames.OWL_DRAWER))


@final
class OwlDrawer(Choice):
    """SYL-TEAM-12. Who draws the three cards of the owl."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([words.SELF, words.PARTNER])

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN] if option == words.SELF else 1 - s.data[TURN]
        s.then(frame(frames.DRAW, OWL_DRAW, seat))


@final
class StagMode(Choice):
    """SYL-STAG-1. Up to two edge cards, or one for each tree on the clearing."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return vec[i64]([words.FLAT, words.PER_TREE])

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.FLAT:
            s.then(frame(frames.STAG_COUNT))
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
        found = vec[i64](capacity=3)
        n: i64
        for n in range(3):
            if n <= EDGE_CARDS - s.data[FOREST_HEALTH]:
                found = append(found, words.HEAL + n)
        return found

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

    def options(self, s: State, row: i64, b: i64) -> vec[i64]:
        stack = RAVAGER_STACK + row * STACK
        size = s.data[stack]
        if size < 2 or s.data[stack + size] == s.data[stack + size - 1]:
            return vec[i64]([words.KEEP])  # nothing to decide in this row
        return vec[i64]([words.KEEP, words.SWAP])

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
