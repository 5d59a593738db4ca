"""What becomes of a clearing in Sylvion when nobody plays another card: every row is swept to the end of the battle."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.sylvion.components import (
    ACID_LAKE,
    B4,
    BLAZE,
    BLAZED,
    DESICCATION,
    E0,
    E3,
    F1,
    F4,
    GEYSER,
    HEALTH,
    MARKED_E3,
    SIMOON,
    STONE_RAIN,
    STRENGTH,
    T1,
    T4,
    TORNADO,
)
from lichtung.games.sylvion.layout import CLEARING, FIGURE_AT, ON_STACK, RAVAGER_STACK, SKIP_NEXT_REVEAL, STACK
from lichtung.games.sylvion.settings import RAVAGER_FIGURE
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

ROWS: Final = 4
WIDTH: Final = 5  # the top of the stack and four columns
CELLS: Final = ROWS * WIDTH
LONGEST: Final = 48  # more rounds than any battle has
BEARER: Final = 10  # what the figure at the forest edge counts as damage: it loses the game


@final
class Sweep:
    """A small copy of the battle without cards, hands and questions; made once and used again and again."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]([0] * CELLS)
        self.left: vec[i64] = vec[i64]([0] * ROWS)
        self.harm: vec[i64] = vec[i64]([0] * LONGEST)  # damage in each round from now on
        self.rounds: i64 = 0  # rounds that bring new Ravager cards
        self.drawn: i64 = 0  # cards drawn for defeated fountains
        self.lost: i64 = 0  # hand cards lost to desiccation
        self.trees: i64 = 0  # health of the trees that are left
        self.figure: i64 = -1
        self.figures: bool = False

    def run(self, s: State) -> None:
        """Sweep the clearing of a state; the results are in the attributes."""
        self.load(s)
        self.finish_round()
        skip = s.data[SKIP_NEXT_REVEAL] != 0
        while self.any_left():
            self.rounds += 1
            self.harm[self.rounds] = 0
            if skip:
                skip = False
            else:
                self.reveal(s)
                self.supports()
            self.march()
        self.assault()
        self.count_trees()

    def load(self, s: State) -> None:
        """Take over what lies on the clearing, on the stacks and how many cards they have."""
        data, cells = s.data, self.cells
        row: i64
        column: i64
        self.figure = -1
        at = data[FIGURE_AT]
        for row in range(ROWS):
            base = row * WIDTH
            cells[base] = data[ON_STACK + row]
            if at != 0 and at == ON_STACK + row:
                self.figure = base
            for column in range(4):
                cells[base + 1 + column] = data[CLEARING + row * 4 + column]
                if at != 0 and at == CLEARING + row * 4 + column:
                    self.figure = base + 1 + column
            self.left[row] = data[RAVAGER_STACK + row * STACK]
        self.figures = s.rules[RAVAGER_FIGURE] != 0
        self.rounds = 0
        self.drawn = 0
        self.lost = 0
        self.harm[0] = 0

    def any_left(self) -> bool:
        """Whether a stack has cards."""
        left = self.left
        return left[0] + left[1] + left[2] + left[3] > 0 and self.rounds < LONGEST - 2

    def finish_round(self) -> None:
        """A round that has turned up its cards goes on to its march."""
        cells = self.cells
        if cells[0] + cells[WIDTH] + cells[2 * WIDTH] + cells[3 * WIDTH] != 0:
            self.supports()
            self.march()

    def reveal(self, s: State) -> None:
        """Turn up the next card of every stack; the figure finds its bearer."""
        data, cells, left = s.data, self.cells, self.left
        row: i64
        for row in range(ROWS):
            if left[row] > 0:
                card = data[RAVAGER_STACK + row * STACK + left[row]]
                left[row] -= 1
                cells[row * WIDTH] = card
                if self.figures and E3 < card <= MARKED_E3:
                    if self.figure < 0 or STRENGTH[card] > STRENGTH[cells[self.figure]]:
                        self.figure = row * WIDTH

    def supports(self) -> None:
        """Supports and elements in the order of their letters."""
        cells = self.cells
        row: i64
        blazes: i64 = 0
        simoons: i64 = 0
        for row in range(ROWS):
            if cells[row * WIDTH] == GEYSER:
                self.drop(row, GEYSER)
            elif cells[row * WIDTH] == DESICCATION:
                self.lost += 1
        for row in range(ROWS):
            card = cells[row * WIDTH]
            if card == ACID_LAKE:
                self.drop(row, ACID_LAKE)
            elif card == TORNADO:
                self.blow(row)
            elif card == BLAZE:
                blazes += 1
            elif card == SIMOON:
                simoons += 1
        for row in range(ROWS):
            if cells[row * WIDTH] == STONE_RAIN:
                self.rain(row)
        for row in range(ROWS):
            if cells[row * WIDTH] > B4:
                cells[row * WIDTH] = 0
        if blazes > 0:
            self.blaze()
        while simoons > 0:
            self.march()
            simoons -= 1

    def drop(self, row: i64, card: i64) -> None:
        """A geyser or an acid lake falls on the empty cell nearest to the forest."""
        cells = self.cells
        at: i64
        for at in range(row * WIDTH + 4, row * WIDTH, -1):
            if cells[at] == 0:
                cells[at] = card
                break
        cells[row * WIDTH] = 0

    def blow(self, row: i64) -> None:
        """A tornado blows trees and fountains back into the hand."""
        cells = self.cells
        at: i64
        for at in range(row * WIDTH + 1, row * WIDTH + WIDTH):
            if F1 <= cells[at] <= T4:
                cells[at] = 0
                self.drawn += 1

    def rain(self, row: i64) -> None:
        """Stone rain hits the tree or fountain nearest to the stack, else the forest."""
        cells = self.cells
        at: i64
        for at in range(row * WIDTH + 1, row * WIDTH + WIDTH):
            if F1 <= cells[at] <= T4:
                if cells[at] <= F4:
                    self.drawn += 1
                cells[at] = 0
                return
        self.harm[self.rounds] += 1

    def blaze(self) -> None:
        """Every normal elemental becomes a blazing one."""
        cells = self.cells
        at: i64
        for at in range(CELLS):
            if E0 <= cells[at] <= MARKED_E3:
                cells[at] = BLAZED[cells[at]]

    def march(self) -> None:
        """Every elemental goes one cell forward."""
        cells = self.cells
        row: i64
        at: i64
        for row in range(ROWS):
            end = row * WIDTH + 4
            for at in range(end, row * WIDTH - 1, -1):
                if E0 <= cells[at] <= B4:
                    self.step(at, end)

    def step(self, at: i64, end: i64) -> None:
        """One elemental goes one cell forward: it fights, burns the edge, or just walks."""
        cells = self.cells
        to = at + 1
        while to <= end and cells[to] == ACID_LAKE:
            to += 1
        card = cells[at]
        bearer = at == self.figure
        cells[at] = 0
        if to > end:
            self.harm[self.rounds] += BEARER if bearer else STRENGTH[card]
            if bearer:
                self.figure = -1
            return
        there = cells[to]
        survives = True
        if there == GEYSER:
            survives = bearer
        elif there != 0:
            survives = self.fight(card, there, to, bearer)
            if cells[to] != 0:
                return
        cells[to] = card if survives else 0
        if bearer:
            self.figure = -1 if there == GEYSER or self.figure < 0 else to

    def fight(self, card: i64, there: i64, to: i64, bearer: bool) -> bool:
        """An elemental meets a tree or fountain; true when it walks on."""
        attack = STRENGTH[card]
        defence = STRENGTH[there]
        if attack < defence and not bearer:
            return False
        self.cells[to] = 0
        if there <= F4:
            self.drawn += 1
        if attack > defence:
            return True
        if bearer:
            self.figure = -1
            return True
        return False

    def assault(self) -> None:
        """The final assault: all that is left marches to the edge; its damage belongs to one more round."""
        drawn = self.drawn
        self.rounds += 1
        self.harm[self.rounds] = 0
        i: i64
        for i in range(WIDTH):
            self.march()
        self.rounds -= 1
        self.drawn = drawn

    def count_trees(self) -> None:
        """How much the trees heal that are left at the end."""
        cells = self.cells
        at: i64
        total: i64 = 0
        for at in range(CELLS):
            if T1 <= cells[at] <= T4:
                total += HEALTH[cells[at]]
        self.trees = total
