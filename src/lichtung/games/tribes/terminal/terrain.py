"""The terrain of a player of Tribes of the Wind as a drawing: the own one large, those of the others small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.cli.screen import padded, width_of
from lichtung.games.tribes import tables as t
from lichtung.games.tribes.cards import BONUSES
from lichtung.games.tribes.terminal.looks import COLOURS, FOREST, POLLUTION, RIDER, TEMPLE, VILLAGE

if TYPE_CHECKING:
    from lichtung.cli.boards.board import View
    from lichtung.games.tribes.terminal.board import TribesBoard

ROWS: Final = range(1, t.ROWS + 1)
COLUMNS: Final = range(1, t.COLUMNS + 1)
SMALL: Final = 4  # the width of a cell in a small drawing
BOTH_CELLS: Final = ("move_rider",)  # an option of these points at two places: no number stands at one of them


class Tile:
    """A tile as a view writes it."""

    def __init__(self, text: str, codes: dict[str, int]) -> None:
        rest, _, riders = text.partition(":")
        rest, _, temple = rest.partition("^")
        self.card: Final = codes[rest]
        self.is_village: Final = rest.endswith("*")
        self.temple: Final = temple
        self.riders: Final = int(riders or 0)


class Terrain:
    """The terrain of one seat."""

    def __init__(self, board: TribesBoard, view: View, seat: int) -> None:
        self.board: Final = board
        self.view: Final = view
        self.paint: Final = board.screen.paint
        self.tiles: Final = {name: Tile(text, board.components.codes) for name, text in view["terrain"][seat].items()}
        self.pollution: Final[dict[str, int]] = view["pollution"][seat]
        self.first: Final = t.BOARD_DATA + view["boards"][seat] * t.BOARD_STRIDE
        choice = view["choice"] or {}
        asked = choice.get("seat") == seat and choice.get("name") not in BOTH_CELLS
        self.marks: Final = board.marks(view) if asked else {}

    # -- large ---------------------------------------------------------------------------------------------------------

    def large(self, width: int) -> list[str]:
        """Three rows of four cells with two lines each."""
        lines = [self.rule("┌", "┬", "┐", width)]
        bar = self.paint("│", "dim")
        for row in ROWS:
            cells = [self.cell(f"{row}.{column}", width) for column in COLUMNS]
            lines += [bar + bar.join(cell[at] for cell in cells) + bar for at in range(2)]
            if row < t.ROWS and self.board.spacious:
                lines.append(self.rule("├", "┼", "┤", width))
        return [*lines, self.rule("└", "┴", "┘", width)]

    def rule(self, left: str, middle: str, right: str, width: int) -> str:
        """A horizontal line of the frame."""
        return self.paint(left + middle.join(["─" * width] * t.COLUMNS) + right, "dim")

    def cell(self, name: str, width: int) -> tuple[str, str]:
        """A field as two lines: what lies there and how many riders; its name, bonuses or symbol, and an option."""
        number = f"[{self.marks[name]}]" if name in self.marks else ""
        mark = self.paint(number, "number")
        label = self.paint(name, "dim")
        tile = self.tiles.get(name)
        if tile is None:
            tokens = self.pollution.get(name, 0)
            lies = self.paint(POLLUTION * tokens if tokens <= 4 else f"{POLLUTION}×{tokens}", "bad")
            symbol = self.symbol(name)[: max(0, width - 5 - len(number))]
            return padded(lies, width), spread(f"{label} {self.paint(symbol, 'dim')}", mark, width)
        riders = self.riders(tile)
        colour = self.colour(tile)
        shown = f"{VILLAGE if tile.is_village else FOREST} {self.board.short(colour)}"[: width - width_of(riders) - 1]
        temple = self.paint(TEMPLE, "number") if tile.temple else ""
        below = f"{label} {self.bonuses(tile)} {temple}".rstrip()
        if width_of(below) + len(number) > width:
            below = self.bonuses(tile) + temple
        return spread(self.paint(shown, COLOURS.get(colour, "")), riders, width), spread(below, mark, width)

    def riders(self, tile: Tile) -> str:
        """How many riders are on a tile, and how many a village needs."""
        slots = self.board.table[t.SLOTS + tile.card]
        if slots and not tile.is_village:
            look = "good" if tile.riders >= slots else ""
            return self.paint(f"{RIDER}{tile.riders}/{slots}", look)
        return f"{RIDER}{tile.riders}" if tile.riders else ""

    def colour(self, tile: Tile) -> str:
        """The colour of a tile, as the data call it."""
        return self.board.components.colours[self.board.table[t.COLOUR + tile.card] - 1]

    def bonuses(self, tile: Tile) -> str:
        """The bonuses of a tile by their first letters."""
        there = self.board.table[t.BONUSES + tile.card]
        return "".join(self.board.initial("bonus", name) for name, bit in BONUSES.items() if there & bit)

    def symbol(self, name: str) -> str:
        """The symbol that a field shows."""
        for number, symbol in enumerate(self.board.components.symbols):
            if self.board.table[self.first + t.BOARD_SYMBOL + number] & (1 << t.FIELD_NUMBERS[name]):
                return self.board.name("symbol", symbol)
        return ""

    # -- small ---------------------------------------------------------------------------------------------------------

    def small(self) -> list[str]:
        """Three rows of four short cells."""
        return ["".join(padded(self.short(f"{row}.{column}"), SMALL) for column in COLUMNS) for row in ROWS]

    def short(self, name: str) -> str:
        """A field in three characters: pollution, or the colour of the tile (a village in capitals), temple, riders."""
        tile = self.tiles.get(name)
        if tile is None:
            tokens = self.pollution.get(name, 0)
            return self.paint(f"{POLLUTION}{tokens}", "bad") if tokens else self.paint("·", "dim")
        colour = self.colour(tile)
        letter = self.board.initial("colour", colour)
        letter = letter.upper() if tile.is_village else letter.lower()
        temple = self.paint(TEMPLE, "number") if tile.temple else ""
        return self.paint(letter, COLOURS.get(colour, "")) + temple + (str(tile.riders) if tile.riders else "")


def spread(left: str, right: str, width: int) -> str:
    """Two texts at the ends of a cell."""
    return padded(left, width - width_of(right)) + right
