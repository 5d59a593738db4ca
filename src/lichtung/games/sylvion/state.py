"""Where everything lies: the addresses of zones and counters, and the settings as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from lichtung.games.sylvion.components import ACID_LAKE, CODES, GEYSER, LAST_FEAT, is_elemental, plain
from lichtung.kernel.addresses import FIRST, ROUND, STEP, TURN
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Field, Flag, Number
from lichtung.kernel.kinds import BAG, CELL, HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.sight import Eye

__all__ = ["ROUND", "STEP", "TURN"]

# Settings, as indices of s.rules
ADVANCED: Final = 0
TEAM: Final = 1
SILENT: Final = 2
FIRST_EDITION: Final = 3
FEATS_BETRAYALS: Final = 4
ELEMENTS: Final = 5
RAVAGER_FIGURE: Final = 6
DESOLATED: Final = 7
REINFORCEMENT_DRAW: Final = 8

# Steps
MOBILIZATION: Final = 0
REVEAL_STEP: Final = 1
MOVE_STEP: Final = 2
REINFORCE_STEP: Final = 3
DEFEND_STEP: Final = 4
FINAL_STEP: Final = 5
STEPS: Final = ["mobilization", "reveal", "move", "reinforce", "defend", "final_assault"]

# Counters
FOREST_HEALTH: Final = FIRST
FISH_POINTS: Final = FIRST + 1
FIGURE_AT: Final = FIRST + 2  # the address the figure stands on, 0 when it stands beside the clearing
SKIP_NEXT_REVEAL: Final = FIRST + 3

# Zones
ROWS: Final = 4
COLUMNS: Final = 4
CELLS: Final = 16
CLEARING: Final = FIRST + 4  # row by row, column 1 (at the stack) first
ON_STACK: Final = CLEARING + CELLS
STACK_CAPACITY: Final = 20
STACK: Final = STACK_CAPACITY + 1  # from one stack to the next
RAVAGER_STACK: Final = ON_STACK + ROWS
DEFENDER_DECK: Final = RAVAGER_STACK + ROWS * STACK
HAND_CAPACITY: Final = 72
HAND: Final = HAND_CAPACITY + 1  # from one hand to the next
HANDS: Final = DEFENDER_DECK + HAND
SYLVAN_DISCARD: Final = HANDS + 2 * HAND
RAVAGER_DISCARD: Final = SYLVAN_DISCARD + 18
BOX: Final = RAVAGER_DISCARD + 45
FEATS: Final = BOX + 26
IN_PLAY: Final = FEATS + 26
RECRUIT_PILE: Final = IN_PLAY + 11
COLUMN_CAPACITY: Final = 12
COLUMN: Final = COLUMN_CAPACITY + 1  # from one recruitment column to the next
RECRUIT_COLUMN: Final = RECRUIT_PILE + 81
DESERTION_DECK: Final = RECRUIT_COLUMN + ROWS * COLUMN
DESERTION_REVEALED: Final = DESERTION_DECK + 13

CELL_NAMES: Final = {
    CLEARING + row * COLUMNS + column: f"r{row + 1}c{column + 1}" for row in range(ROWS) for column in range(COLUMNS)
} | {ON_STACK + row: f"r{row + 1}c0" for row in range(ROWS)}
CELL_NUMBERS: Final = {name: address for address, name in CELL_NAMES.items()}


def hand_of(seat: i64) -> i64:
    """The address of a seat's hand."""
    return HANDS + seat * HAND


def active_hand(s: State) -> i64:
    """The address of the active player's hand (SYL-GEN-6)."""
    return HANDS + s.data[TURN] * HAND


def payer(s: State) -> i64:
    """The seat that pays for what the active player plays: alone oneself, in a team the partner (SYL-PAY-5)."""
    return 1 - s.data[TURN] if s.rules[TEAM] != 0 else s.data[TURN]


def paying_hand(s: State) -> i64:
    """The address of the hand that pays (SYL-PAY-5, SYL-TEAM-5)."""
    return HANDS + payer(s) * HAND


class Clearing(Zone):
    """The clearing and the tops of the stacks: the bearer of the figure is written with an @, lying cards as G and L."""

    def write(self, s: State, eye: Eye) -> Any:
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

    def __init__(self, key: str, address: int) -> None:
        super().__init__(key, address, 0, 0)

    def write(self, s: State, eye: Eye) -> Any:
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


def fields() -> list[Field]:
    """The keys of a position in order; cells come before the figure, which must stand on one of them."""
    return [
        Clearing("clearing", CLEARING, CELL, CELLS, width=COLUMNS),
        Clearing("on_stack", ON_STACK, CELL, ROWS),
        FigurePlace("figure_at", FIGURE_AT),
        Stacks("ravager_stack", RAVAGER_STACK, PILE, STACK_CAPACITY, count=ROWS, sight=NOBODY, pool="ravager"),
        Zone("defender_deck", DEFENDER_DECK, PILE, HAND_CAPACITY, sight=NOBODY, pool="sylvan"),
        Zone("hands", HANDS, HEAP, HAND_CAPACITY, count=-1, sight=OWNER, pool="sylvan"),
        Zone("sylvan_discard", SYLVAN_DISCARD, BAG, 17),
        Stacks("ravager_discard", RAVAGER_DISCARD, BAG, 44),
        Zone("box", BOX, BAG, LAST_FEAT),
        Zone("feats", FEATS, BAG, LAST_FEAT),
        Stacks("in_play", IN_PLAY, HEAP, 10),
        Number("forest_health", FOREST_HEALTH, 0, 12),
        Number("fish_points", FISH_POINTS, 0, 1000),
        Flag("skip_next_reveal", SKIP_NEXT_REVEAL),
        Zone("recruit_pile", RECRUIT_PILE, PILE, 80, sight=NOBODY, pool="sylvan"),
        Zone("recruit_column", RECRUIT_COLUMN, HEAP, COLUMN_CAPACITY, count=ROWS),
        Zone("desertion_deck", DESERTION_DECK, PILE, 12, sight=NOBODY, pool="edge"),
        Zone("desertion_revealed", DESERTION_REVEALED, PILE, 12),
    ]


# The figure is drawn on the card that it stands on.
LAYOUT: Final = Layout(fields(), 2, FIRST, {"clearing": ["figure_at"], "on_stack": ["figure_at"]})
