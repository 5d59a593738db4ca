"""The rows of Urbion as a drawing: cities in a column, good dreams at their left, bad ones at their right, then the sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.cli.screen import flowed, padded, width_of
from lichtung.games.urbion.schema import Row
from lichtung.games.urbion.terminal.looks import looks, number, split
from lichtung.words import signed

if TYPE_CHECKING:
    from lichtung.cli.boards.board import View
    from lichtung.games.urbion.terminal.board import UrbionBoard

SLOTS: Final = 3
CITY: Final = 18
FRAME: Final = 14  # the labels, the bars and the sums
NARROWEST: Final = FRAME + CITY + 2 * SLOTS * 8
NAMED: Final = 12  # from this width on a slot has room for the name of a dream
SIDES: Final = (("left", "L"), ("right", "R"))


class Rows:
    """One drawing of the display."""

    def __init__(self, board: UrbionBoard, view: View) -> None:
        self.board = board
        self.view = view
        self.paint = board.screen.paint
        room = board.screen.width - FRAME - CITY
        self.slot: Final = min(15, room // (2 * SLOTS))
        self.narrow: Final = board.screen.width < NARROWEST
        self.marks: Final = marks(view)

    def lines(self) -> list[str]:
        """The whole drawing; on a narrow screen a line or two for each row."""
        if self.narrow:
            return [line for at in range(len(self.view["rows"])) for line in self.list_row(at)]
        found = [self.header(), self.rule("┌", "┬", "┐")]
        for at in range(len(self.view["rows"])):
            found += self.row(at)
            if self.board.spacious and at + 1 < len(self.view["rows"]):
                found.append(self.rule("├", "┼", "┤"))
        return [*found, self.rule("└", "┴", "┘")]

    def header(self) -> str:
        """What lies where."""
        side = SLOTS * self.slot
        names = [self.board.part("left").center(side), self.board.part("city").center(CITY)]
        names.append(self.board.part("right").center(side))
        return self.paint("    " + " ".join(names) + " " + self.board.part("sum"), "dim")

    def rule(self, left: str, middle: str, right: str) -> str:
        """A line between rows."""
        dashes = ["─" * (SLOTS * self.slot), "─" * CITY, "─" * (SLOTS * self.slot)]
        return "   " + self.paint(left + middle.join(dashes) + right, "dim")

    # -- a row ---------------------------------------------------------------------------------------------------------

    def row(self, at: int) -> list[str]:
        """A row: dreams, city and total; below them postcards, numbers, the elements, the sums of the sides.

        On a small screen the second line is left out where it would tell nothing new.
        """
        row = self.view["rows"][at]
        parts = [self.side(row["left"], f"R{at + 1}L", mirrored=True), self.city(row["city"], at)]
        parts.append(self.side(row["right"], f"R{at + 1}R", mirrored=False))
        bar = self.paint("│", "dim")
        sums = self.sums(at)
        label = (self.paint(f"R{at + 1} ", "bold"), "   ")
        named = f"R{at + 1}" in (*self.marks, self.view["void_figure"])
        tall = self.board.spacious or named or parts[0][1].strip() or parts[2][1].strip()
        lines = (0, 1) if tall else (0,)
        return [label[n] + bar + bar.join([part[n] for part in parts]) + bar + " " + sums[n] for n in lines]

    def side(self, dreams: list[str], label: str, *, mirrored: bool) -> tuple[str, str]:
        """The three slots of a side; the dreams lie close to the city, numbers of placements in the next free slot."""
        slots = [self.dream(code, f"{label}/{code}") for code in dreams]
        places = self.marks.get(label, [])
        if places and len(slots) < SLOTS:
            slots.append((self.numbers(places[:2]), self.numbers(places[2:])))
        slots += [("", "")] * (SLOTS - len(slots))
        order = reversed(slots) if mirrored else slots
        above, below = zip(
            *[(padded(" " + one, self.slot), padded(" " + two, self.slot)) for one, two in order], strict=True
        )
        return "".join(above), "".join(below)

    def dream(self, code: str, label: str) -> tuple[str, str]:
        """A dream and, below it, its postcard and the number of the option that points at it; the number beside the dream
        where a small screen has room for it there.
        """
        dream, postcard = split(code)
        symbol, look = looks(dream)
        name = self.board.words.card(self.board.game, dream) if self.slot >= NAMED else signed_code(dream)
        if len(name) > self.slot - 3:
            name = signed_code(dream)
        above = self.paint(f"{symbol}{name}", look)
        mark = self.numbers(self.marks.get(label, []))
        if not self.board.spacious and width_of(above + mark) < self.slot:
            return above + mark, self.paint(postcard, "soon")
        return above, self.paint(postcard, "soon") + mark

    def city(self, code: str | None, at: int) -> tuple[str, str]:
        """The name of a city; below it its elements, the void figure, and numbers of options that point at the row."""
        if code is None:
            return " " * CITY, " " * CITY
        name = self.board.words.card(self.board.game, code)
        name = name if len(name) <= CITY else name[: CITY - 1] + "…"
        figure = " " + self.paint("♛", "bad") if self.view["void_figure"] == f"R{at + 1}" else ""
        below = elements(self.board, code) + figure
        marks = self.numbers(self.marks.get(f"R{at + 1}", []))
        return padded(self.paint(name.center(CITY), "bold"), CITY), padded(centred(below, marks), CITY)

    def sums(self, at: int) -> tuple[str, str]:
        """The total of a row, marked where it is balanced; below it the sums of both sides."""
        sums = self.view["insight"]["rows"][at]
        row = self.view["rows"][at]
        if not row["left"] and not row["right"]:
            return self.paint("–", "dim"), ""
        total = self.paint("0 ●", "good") if sums["balanced"] else number(sums["total"])
        both = f"{number(sums['left'])}{number(sums['right'])}" if row["left"] and row["right"] else ""
        return total, self.paint(both, "dim")

    def numbers(self, found: list[int]) -> str:
        """The numbers of options."""
        return self.paint("[" + ",".join(map(str, found)) + "]", "number") if found else ""

    def list_row(self, at: int) -> list[str]:
        """A row as a list, where there is no room for a drawing."""
        row: Row = self.view["rows"][at]
        items: list[str] = []
        for dreams, letter in ((row["left"], "L"), (row["right"], "R")):
            for code in dreams:
                mark = self.numbers(self.marks.get(f"R{at + 1}{letter}/{code}", []))
                items.append(self.paint(code, looks(code)[1]) + mark)
            items.append(self.numbers(self.marks.get(f"R{at + 1}{letter}", [])))
            if letter == "L":
                figure = "♛" if self.view["void_figure"] == f"R{at + 1}" else ""
                items.append(self.paint(f"{row['city'] or '[]'}{figure}", "bold"))
                items.append(self.numbers(self.marks.get(f"R{at + 1}", [])))
        items.append("= " + self.sums(at)[0])
        return flowed([item for item in items if item], " ", self.board.screen.width, f"R{at + 1} ", "   ")


def marks(view: View) -> dict[str, list[int]]:
    """The numbers of the options that point at a row, a side or a dream; sets of dreams would only confuse."""
    choice = view.get("choice") or {}
    found: dict[str, list[int]] = {}
    if choice.get("name") == "census_discard":
        return found
    for at, points_at in enumerate(choice.get("points_at", []), 1):
        for point in points_at:
            if str(point.get("cell", "")).startswith("R"):
                found.setdefault(point["cell"], []).append(at)
    return found


def discards(view: View) -> dict[str, int]:
    """The numbers of the options that discard a card of the hand."""
    words = (view.get("choice") or {}).get("words", [])
    return {word.partition(":")[2]: at for at, word in enumerate(words, 1) if word.startswith("discard:")}


def signed_code(code: str) -> str:
    """The code of a lying dream with a real minus."""
    at = max(code.rfind("+"), code.rfind("-"))
    return code[:at] + signed(code[at:])


def elements(board: UrbionBoard, code: str) -> str:
    """The elements of a city as symbols with their letters."""
    inside = code.strip("[]").removeprefix("T:")
    letters = "EWFA" if inside == "SQ" else "" if inside == "G" else inside
    return " ".join(board.screen.paint(looks(letter)[0] + letter, looks(letter)[1]) for letter in letters) or "–"


def centred(text: str, right: str) -> str:
    """A text in the middle of a city, and one at its right end."""
    left = (CITY - width_of(text)) // 2
    left = min(left, CITY - width_of(text) - width_of(right))
    return padded(" " * max(0, left) + text, CITY - width_of(right)) + right
