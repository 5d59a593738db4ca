"""The table of Equinox as a drawing: a column for each champion, the champion row, and five rows of spaces below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.cli.screen import padded, width_of
from lichtung.games.equinox.components import CHAMPION_VALUE, ROW_VALUE
from lichtung.games.equinox.terminal.looks import creature_of, seat_look, stone
from lichtung.words import pattern

if TYPE_CHECKING:
    from lichtung.cli.boards.board import View
    from lichtung.games.equinox.terminal.board import EquinoxBoard

ROWS: Final = range(1, 6)
MARGIN: Final = 7
WIDEST: Final = 14
GONE: Final = "×"  # a vanish card


class Grid:
    """One drawing of the table."""

    def __init__(self, board: EquinoxBoard, view: View) -> None:
        self.board = board
        self.view = view
        self.paint = board.screen.paint
        self.champions: Final[list[str]] = view["champions"]
        self.width: Final = max(3, min(WIDEST, (board.screen.width - MARGIN - 1) // len(self.champions) - 1))
        self.marks: Final = board.marks(view)

    def lines(self) -> list[str]:
        """The whole drawing."""
        found = [self.line("", [self.name(name) for name in self.champions])]
        found.append(self.line(f" ♛ ({CHAMPION_VALUE})", [self.champion(name) for name in self.champions]))
        for row in ROWS:
            label = f"{'›' if row == self.view['round'] else ' '}{row} ({ROW_VALUE[row - 1]})"
            found.append(self.line(label, [self.space(name, row) for name in self.champions]))
        if not self.board.spacious:
            return found
        between = [self.rule("├", "┼", "┤")] * 2
        return [
            self.rule("┌", "┬", "┐"),
            found[0],
            between[0],
            found[1],
            between[1],
            *found[2:],
            self.rule("└", "┴", "┘"),
        ]

    def line(self, label: str, cells: list[str]) -> str:
        """A row of the drawing behind its label."""
        bar = self.paint("│", "dim")
        look = "bold" if label.startswith("›") else "dim"
        return self.paint(label.ljust(MARGIN), look) + bar + bar.join(cells) + bar

    def rule(self, left: str, middle: str, right: str) -> str:
        """A line between rows."""
        dashes = middle.join(["─" * self.width] * len(self.champions))
        return " " * MARGIN + self.paint(left + dashes + right, "dim")

    # -- cells ---------------------------------------------------------------------------------------------------------

    def name(self, name: str) -> str:
        """The head of a column."""
        words = self.board.words
        short = pattern("short", game=self.board.game, code=name)
        text = words.card(self.board.game, name)
        if len(text) > self.width and words.has(short):
            text = words.text(short)
        text = text if len(text) <= self.width else text[: self.width]
        return padded(self.paint(text, "dim" if name in self.view["vanished"] else "bold"), self.width)

    def champion(self, name: str) -> str:
        """A champion card: who rules it, and the stones of revealed secret bets."""
        ruler = self.view["rulers"][name]
        crown = "" if ruler is None else "♛" + self.stone(ruler)
        if name in self.view["vanished"]:
            crown = self.paint(GONE, "dim")
        stones = "".join(self.stone(owner) for owner in self.view["champion_cards"].get(name, []))
        return self.fitting((crown, stones + self.mark(name)), (crown, self.mark(name)), (crown, ""))

    def space(self, name: str, row: int) -> str:
        """A space: the visible card, how many cards lie there, whose stone, and the number of the option."""
        space = f"{name}/{row}"
        stack = self.view["stacks"].get(space, [])
        card, height = self.card(name, row, stack), f"×{len(stack)}" if len(stack) > 1 else ""
        owner = self.view["stones"].get(space)
        laid, mark = "" if owner is None else self.stone(owner), self.mark(space)
        counted = card + self.paint(height, "dim")
        return self.fitting((counted, laid + mark), (card, laid + mark), (card, laid), (card, mark), (card, ""))

    def card(self, name: str, row: int, stack: list[str]) -> str:
        """The visible card of a space; an empty one of the current row, or one that takes no more cards, is marked."""
        current = row == self.view["round"] and name not in self.view["vanished"]
        if not stack:
            gone = f"{name}/{row}" in self.view["vanish_cards"]
            return self.paint(GONE if gone else "·" if current else "", "dim")
        text = ("≈" if creature_of(stack[-1]) == "chameleon" else "") + self.board.strength(stack[-1])
        weakest = current and name == self.view["insight"]["weakest"]
        return self.paint(text, "bad" if weakest else "bold" if current else "")

    def stone(self, owner: int) -> str:
        """A player's stone."""
        return self.paint(stone(owner), seat_look(owner))

    def mark(self, place: str) -> str:
        """The number of the option that points at a place."""
        return self.paint(f"[{self.marks[place]}]", "number") if place in self.marks else ""

    def fitting(self, *choices: tuple[str, str]) -> str:
        """The first of several contents that has room in a cell: a text at its left end and one at its right."""
        for left, right in choices:
            if width_of(left) + width_of(right) <= self.width:
                return padded(left, self.width - width_of(right)) + right
        return " " * self.width
