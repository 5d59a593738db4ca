"""Sylvion's mobilisation: four columns to recruit from, and what has deserted so far."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lichtung.cli.screen import flowed, padded
from lichtung.games.sylvion.components import EDGE_COUNT
from lichtung.games.sylvion.terminal.looks import looks

if TYPE_CHECKING:
    from lichtung.cli.boards.board import View
    from lichtung.games.sylvion.terminal.board import SylvionBoard


def draw(board: SylvionBoard, view: View) -> list[str]:
    """The columns side by side, then the piles of the mobilisation."""
    return [*columns(board, view), *numbers(board, view), *recruited(board, view)]


def columns(board: SylvionBoard, view: View) -> list[str]:
    """The recruitment columns with their cards."""
    paint = board.screen.paint
    width = max(10, min(26, (board.screen.width - 1) // 4 - 1))
    bar = paint("│", "dim")
    titles = [board.part("column", number=number).center(width) for number in range(1, 5)]
    lines = [frame(board, width, "┌", "┬", "┐")]
    lines.append(bar + bar.join(paint(title, "bold") for title in titles) + bar)
    lines.append(frame(board, width, "├", "┼", "┤"))
    for at in range(max(4, *[len(column) for column in view["recruit_column"]])):
        cells: list[str] = []
        for column in view["recruit_column"]:
            name = board.words.card(board.game, column[at]) if at < len(column) else ""
            name = name if len(name) <= width - 2 else name[: width - 3] + "…"
            cells.append(padded(" " + (paint(name, looks(column[at])[1]) if name else ""), width))
        lines.append(bar + bar.join(cells) + bar)
    return [*lines, frame(board, width, "└", "┴", "┘")]


def frame(board: SylvionBoard, width: int, left: str, middle: str, right: str) -> str:
    """A horizontal line of the columns' frame."""
    return board.screen.paint(left + middle.join(["─" * width] * 4) + right, "dim")


def numbers(board: SylvionBoard, view: View) -> list[str]:
    """How much is left to summon, which columns were called, which calls are still to come."""
    called: Counter[str] = Counter(view["desertion_revealed"])
    left = [f"{n}×{count - called[str(n)]}" for n, count in EDGE_COUNT.items() if count > called[str(n)]]
    return [
        board.part("pile", count=len(view["recruit_pile"])),
        board.part("called", cards=" ".join(reversed(view["desertion_revealed"])) or "–", left=" ".join(left) or "–"),
    ]


def recruited(board: SylvionBoard, view: View) -> list[str]:
    """The cards recruited so far, as far as they are known."""
    deck = view["defender_deck"]
    known = Counter(sorted((card for card in deck if card != "?"), key=board.rules.card_code))
    items = [f"{n}× " * (n > 1) + board.screen.paint(board.words.card(board.game, code), looks(code)[1])
             for code, n in known.items()]  # fmt: skip
    first = board.screen.paint(board.part("recruited", count=len(deck)), "bold") + " "
    return flowed(items or ["–"], " · ", board.screen.width, first, "  ")
