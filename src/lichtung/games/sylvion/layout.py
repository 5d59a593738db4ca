"""Where everything lies, what it is called in positions, and who sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lichtung.games.sylvion.components import (
    ACID_LAKE,
    BETRAYAL,
    CODES,
    GEYSER,
    LAST_FEAT,
    RECRUIT_CARDS,
    STONE_RAIN,
    SYLVAN_CARDS,
    is_elemental,
    plain,
)
from lichtung.games.sylvion.settings import RAVAGER_FIGURE
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Flag, Number
from lichtung.kernel.kinds import BAG, CELL, HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.sight import Viewer

ROWS: Final = 4
COLUMNS: Final = 4
CELLS: Final = ROWS * COLUMNS
STACK_CAPACITY: Final = 20


class Clearing(Zone):
    """The clearing and the tops of the stacks: the bearer of the figure is written with an @, lying cards as G and L."""

    def write(self, s: State, viewer: Viewer) -> Any:
        texts: list[str] = []
        for i in range(self.capacity):
            card = s.data[self.address + i]
            text = "." if card == 0 else CODES[int(card)]
            if card != 0 and self.width and (card == GEYSER or card == ACID_LAKE):
                text = "G" if card == GEYSER else "L"
            texts.append(text + "@" if s.data[FIGURE_AT] == self.address + i else text)
        return [texts[i : i + self.width] for i in range(0, self.capacity, self.width)] if self.width else texts

    def read_cell(self, s: State, index: int, text: Any, path: str) -> None:
        if isinstance(text, str) and text.endswith("@"):
            if s.data[FIGURE_AT] not in (0, self.address + index):
                raise InvalidPosition(path, "the figure stands in two places")
            s.data[FIGURE_AT] = self.address + index
            text = text[:-1]
        super().read_cell(s, index, text, path)
        card = s.data[self.address + index]
        if self.width or s.rules[RAVAGER_FIGURE] == 0:
            s.data[self.address + index] = plain(card)  # on the clearing a mark means nothing any more
        if s.data[FIGURE_AT] == self.address + index and not is_elemental(card):
            raise InvalidPosition(path, "the figure stands on elementals only")


class Stacks(Zone):
    """Zones of Ravager cards: without the figure, marks are ignored and not kept."""

    def card(self, s: State, text: Any, path: str) -> int:
        card = super().card(s, text, path)
        return int(plain(card)) if s.rules[RAVAGER_FIGURE] == 0 else card


class FigurePlace(Number):
    """Where the Ravager figure stands: null, or a cell's name."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0, 0)

    def write(self, s: State, viewer: Viewer) -> Any:
        return self.value(s, int(s.data[FIGURE_AT]))

    def value(self, s: State, number: int) -> Any:
        return CELL_NAMES.get(number)

    def read(self, s: State, value: Any) -> None:
        if not isinstance(value, str) or value not in CELL_NUMBERS:
            raise InvalidPosition(self.key, f"expected a cell such as 'r2c3', got {value!r}")
        place = CELL_NUMBERS[value]
        if s.data[FIGURE_AT] not in (0, place):
            raise InvalidPosition(self.key, "the figure stands in two places")
        if not is_elemental(s.data[place]):
            raise InvalidPosition(self.key, f"no elemental at {value}")
        s.data[FIGURE_AT] = place


# The keys of a position in order: cells come before the figure, which must stand on one of them.
LAYOUT: Final = Layout(
    2,
    keys="clearing on_stack figure_at ravager_stack defender_deck hands sylvan_discard ravager_discard box feats "
    "in_play forest_health fish_points",
)

# Counters
FOREST_HEALTH: Final = LAYOUT.add(Number("forest_health", 0, 12))
FISH_POINTS: Final = LAYOUT.add(Number("fish_points", 0, 1000))
FIGURE_AT: Final = LAYOUT.add(FigurePlace("figure_at"))  # an address, 0 when it stands beside the clearing
SKIP_NEXT_REVEAL: Final = LAYOUT.add(Flag("skip_next_reveal"))

# Zones. The clearing lies row by row, column 1 (at the stack) first; the figure is drawn on the card that it stands on.
CLEARING: Final = LAYOUT.add(Clearing("clearing", CELL, CELLS, width=COLUMNS), reads=("figure_at",))
ON_STACK: Final = LAYOUT.add(Clearing("on_stack", CELL, ROWS), reads=("figure_at",))
RAVAGER_STACK: Final = LAYOUT.add(
    Stacks("ravager_stack", PILE, STACK_CAPACITY, count=ROWS, sight=NOBODY, pool="ravager")
)
STACK: Final = LAYOUT.stride(RAVAGER_STACK)  # from one stack to the next
DEFENDER_DECK: Final = LAYOUT.add(Zone("defender_deck", PILE, SYLVAN_CARDS, sight=NOBODY, pool="sylvan"))
HANDS: Final = LAYOUT.add(Zone("hands", HEAP, SYLVAN_CARDS, count=-1, sight=OWNER, pool="sylvan"))
HAND: Final = LAYOUT.stride(HANDS)  # from one hand to the next
SYLVAN_DISCARD: Final = LAYOUT.add(Zone("sylvan_discard", BAG, BETRAYAL))
RAVAGER_DISCARD: Final = LAYOUT.add(Stacks("ravager_discard", BAG, STONE_RAIN))
BOX: Final = LAYOUT.add(Zone("box", BAG, LAST_FEAT))
FEATS: Final = LAYOUT.add(Zone("feats", BAG, LAST_FEAT))
IN_PLAY: Final = LAYOUT.add(Stacks("in_play", HEAP, 10))
RECRUIT_PILE: Final = LAYOUT.add(Zone("recruit_pile", PILE, RECRUIT_CARDS, sight=NOBODY, pool="sylvan"))
RECRUIT_COLUMN: Final = LAYOUT.add(Zone("recruit_column", HEAP, 12, count=ROWS))
COLUMN: Final = LAYOUT.stride(RECRUIT_COLUMN)  # from one recruitment column to the next
DESERTION_DECK: Final = LAYOUT.add(Zone("desertion_deck", PILE, 12, sight=NOBODY, pool="edge"))
DESERTION_REVEALED: Final = LAYOUT.add(Zone("desertion_revealed", PILE, 12))

CELL_NAMES: Final = {
    CLEARING + row * COLUMNS + column: f"r{row + 1}c{column + 1}" for row in range(ROWS) for column in range(COLUMNS)
} | {ON_STACK + row: f"r{row + 1}c0" for row in range(ROWS)}
CELL_NUMBERS: Final = {name: address for address, name in CELL_NAMES.items()}
