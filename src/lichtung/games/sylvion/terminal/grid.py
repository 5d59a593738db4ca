"""The clearing of Sylvion as a drawing: rows from top to bottom, column 4 beside the forest, column 1 beside the stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.cli.screen import padded, width_of
from lichtung.games.sylvion.terminal.looks import looks
from lichtung.words import pattern

if TYPE_CHECKING:
    from lichtung.cli.boards.board import View
    from lichtung.games.sylvion.terminal.board import SylvionBoard

ROWS: Final = range(1, 5)
COLUMNS: Final = (4, 3, 2, 1)
AHEAD: Final = range(1, 6)  # an elemental needs at most five rounds from its stack to the forest
MARGIN: Final = 7
WIDE: Final = 13
NARROW: Final = 9
TINY: Final = 7


class Grid:
    """One drawing of the clearing."""

    def __init__(self, board: SylvionBoard, view: View) -> None:
        self.board = board
        self.view = view
        self.paint = board.screen.paint
        room = board.screen.width - 18 - 17  # without the frame and the dangers
        self.width: Final = WIDE if room >= 5 * WIDE else NARROW if room >= 5 * NARROW else TINY
        self.dangers: Final = room >= 5 * TINY
        self.tall: Final = board.spacious
        self.marks: Final = board.marks(view)

    def lines(self) -> list[str]:
        """The whole drawing."""
        found = [self.header(), self.rule("┌", "┬", "┐") + self.ahead()]
        for row in ROWS:
            found += self.row(row)
            if self.tall and row < 4:
                found.append(self.rule("├", "┼", "┤"))
        return [*found, self.rule("└", "┴", "┘") + self.sums()]

    def header(self) -> str:
        """The names of the columns."""
        names = [f"c{column}".center(self.width) for column in COLUMNS]
        health = f"{self.view['forest_health']}/12".ljust(MARGIN + 1)
        line = health + self.paint(" ".join(names) + "   " + "c0".center(self.width), "dim")
        return line + "      " + self.paint(self.board.part("ahead"), "dim") if self.dangers else line

    def rule(self, left: str, middle: str, right: str) -> str:
        """A line between rows."""
        dash = "─" * self.width
        line = left + middle.join([dash] * 4) + right + " " + left + dash + right
        return " " * MARGIN + self.paint(line, "dim")

    def row(self, row: int) -> list[str]:
        """A row of the clearing: forest edge, cells, the top of the stack and its size, what will hit the forest."""
        cells = [self.cell(self.view["clearing"][row - 1][column - 1], f"r{row}c{column}") for column in COLUMNS]
        top = self.cell(self.view["on_stack"][row - 1], f"r{row}c0")
        size = f"×{len(self.view['ravager_stack'][row - 1])}"
        bar = self.paint("│", "dim")
        lines: list[str] = []
        for at in range(2 if self.tall else 1):
            edge = f"{self.leaves(row)} {self.paint(f'r{row}', 'dim')} " if at == 0 else " " * MARGIN
            line = edge + bar + bar.join([cell[at] for cell in cells]) + bar + " " + bar + top[at] + bar
            lines.append(line + (padded(size, 3) + self.danger(row) if at == 0 else ""))
        return lines

    def leaves(self, row: int) -> str:
        """The three edge cards beside a row: the healthy ones are leaves."""
        healthy = min(3, max(0, self.view["forest_health"] - 3 * (row - 1)))
        return self.paint("♠" * healthy, "leaf") + self.paint("○" * (3 - healthy), "bare")

    def cell(self, code: str, label: str) -> tuple[str, str]:
        """A cell as two lines of which a flat board shows the first."""
        number = f"[{self.marks[label]}]" if label in self.marks else ""
        mark = self.paint(number, "number")
        if code == ".":
            empty = "" if label.endswith("c0") else label
            if self.tall:
                return " " * self.width, self.spread(self.paint(empty, "dim"), mark)
            return self.spread(self.paint("" if number else empty, "dim"), mark), ""
        card = self.card(code, self.width if self.tall else self.width - len(number))
        if self.tall:
            return self.spread(card, ""), self.spread(self.paint(label, "dim"), mark)
        return self.spread(card, mark), ""

    def card(self, code: str, room: int) -> str:
        """A card in a cell: its symbol and its name, or its code where there is no room for the name."""
        symbol, look = looks(code)
        bearer = " ♛" if code.endswith("@") else ""
        bare = code.rstrip("*@")
        short = pattern("short", game=self.board.game, code=bare)
        name = self.board.words.text(short) if self.board.words.has(short) else self.board.words.card("sylvion", bare)
        space = room - 2 - len(bearer)
        if self.width < WIDE or len(name) > space:
            name = bare if self.width < WIDE else name[: space - 1] + "…"
        return self.paint(f"{symbol} {name}", look) + self.paint(bearer, "bad")

    def spread(self, left: str, right: str) -> str:
        """Two texts at the ends of a cell."""
        return padded(left, self.width - width_of(right)) + right

    # -- what is coming ------------------------------------------------------------------------------------------------

    def ahead(self) -> str:
        """The rounds to come, over the dangers."""
        return "   " + self.paint("".join(f" +{n}" for n in AHEAD), "dim") if self.dangers else ""

    def danger(self, row: int) -> str:
        """What would hit the forest in this row, round by round, if nothing changed."""
        if not self.dangers:
            return ""
        hits = self.view["insight"]["danger"][row - 1]
        texts: list[str] = []
        for n in AHEAD:
            now = [hit for hit in hits if hit["rounds"] == n]
            strength = sum(hit["strength"] for hit in now)
            text = "♛" if any(hit["figure"] for hit in now) else str(strength) if strength else "·"
            texts.append(self.paint(text.rjust(3), "dim" if text == "·" else "bad" if n == 1 else "soon"))
        return "".join(texts)

    def sums(self) -> str:
        """The damage of all rows together, under the dangers."""
        if not self.dangers:
            return ""
        hits = [hit for row in self.view["insight"]["danger"] for hit in row]
        totals = [sum(hit["strength"] for hit in hits if hit["rounds"] == n) for n in AHEAD]
        return "   " + self.paint("".join(str(total or "").rjust(3) for total in totals), "dim")
