"""Where everything lies, what it is called in positions, and who sees it (section 9.1 of the rules).

What belongs to a seat lies at an address plus its number. Faces of racks are the owner's; decks and the element display
show nobody a face. Backs are in game.py.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from lichtung.games.tribes.fields import (
    Arrivals,
    Boards,
    EndTile,
    Marks,
    Pollution,
    TriggerRound,
    TurnOrder,
    by_field,
    per_seat,
    riders,
)
from lichtung.games.tribes.tables import (
    BOARD_LIMIT,
    DISPLAY,
    ELEMENT_LIMIT,
    FIELD_NAMES,
    FIELD_NUMBERS,
    PLACE_NAMES,
    PLACES,
    RACK_SIZE,
    SEAT_LIMIT,
    TEMPLE_KINDS,
    TILE_LIMIT,
    VILLAGE_LIMIT,
)
from lichtung.kernel.addresses import STEP, TURN
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.fields import Number, Numbers
from lichtung.kernel.kinds import CELL, HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.state import State
from lichtung.kernel.zones import Zone

if TYPE_CHECKING:
    from lichtung.kernel.sight import Viewer

SEAT: Final = PLACES  # numbers for each seat: the capital (which has only riders) and the twelve fields
OWN_CONDITION: Final = 1
COLOUR_PATH: Final = 2
REWARDS: Final = ("condition", "colour_path")
ENTRY: Final = re.compile(r"^([A-Za-z0-9_-]+\*?)(?:\^(\w+))?(?::(\d+))?$")


class Terrain(Zone):
    """Tiles with their sides, temples and riders: `{"1.1": "S2:3", "1.2": "T04*^water:1"}` for each seat."""

    def __init__(self, key: str) -> None:
        super().__init__(key, CELL, SEAT_LIMIT * SEAT)

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return [*super().claims(max_seats), (RIDERS, SEAT_LIMIT * SEAT), (TEMPLE, SEAT_LIMIT * SEAT)]

    def counter(self, s: State, address: int) -> list[str | int]:
        for name, base in (("riders", RIDERS), ("temple", TEMPLE)):
            if 0 <= address - base < SEAT_LIMIT * SEAT:
                return [name, (address - base) // SEAT, PLACE_NAMES[(address - base) % SEAT]]
        return []

    def path(self, index: int) -> list[str | int]:
        return [self.key, index // SEAT, PLACE_NAMES[index % SEAT]]

    def write(self, s: State, viewer: Viewer) -> Any:
        return [self.write_seat(s, seat * SEAT) for seat in range(s.terms.seats)]

    def write_seat(self, s: State, base: int) -> dict[str, str]:
        """The tiles of one seat."""
        tiles: dict[str, str] = {}
        for field, name in FIELD_NAMES.items():
            at = base + field
            tile = int(s.data[self.address + at])
            if tile:
                temple, riders = int(s.data[TEMPLE + at]), int(s.data[RIDERS + at])
                text = str(s.terms.game.card_name(tile))
                if temple:
                    text += "^" + TEMPLE_KINDS[temple - 1]
                tiles[name] = f"{text}:{riders}" if riders else text
        return tiles

    def read(self, s: State, value: Any) -> None:
        for seat, given in enumerate(per_seat(s, self.key, value)):
            path = f"{self.key}[{seat}]"
            if isinstance(given, str):
                given = re.sub(r"\bcap:(\d+)", r"cap \1", given)  # the notation of the rules document
            for name, text in by_field(given or {}, path, " ").items():
                if name == "cap":
                    s.data[RIDERS + seat * SEAT] = riders(text, f"{path}.cap")
                elif name in FIELD_NUMBERS:
                    self.read_tile(s, seat * SEAT + FIELD_NUMBERS[name], text, f"{path}.{name}")
                else:
                    raise InvalidPosition(f"{path}.{name}", "expected a field from 1.1 to 3.4")

    def read_tile(self, s: State, index: int, text: Any, path: str) -> None:
        """One tile with its temple and riders."""
        match = ENTRY.match(text) if isinstance(text, str) else None
        if match is None:
            raise InvalidPosition(path, f"expected a tile such as T04*^water:1, got {text!r}")
        tile, temple, number = match.groups()
        s.data[self.address + index] = self.card(s, tile, path)
        if temple is not None:
            if temple not in TEMPLE_KINDS:
                raise InvalidPosition(path, f"expected a temple of {', '.join(TEMPLE_KINDS)}, got {temple!r}")
            s.data[TEMPLE + index] = TEMPLE_KINDS.index(temple) + 1
        s.data[RIDERS + index] = 0 if number is None else riders(number, path)


class Capital(Numbers):
    """The riders in each capital; they lie among the riders of the terrain."""

    def size(self, seats: int) -> int:
        return 0

    def write(self, s: State, viewer: Viewer) -> Any:
        return [int(s.data[RIDERS + seat * SEAT]) for seat in range(s.terms.seats)]

    def read(self, s: State, value: Any) -> None:
        for seat, number in enumerate(per_seat(s, self.key, value)):
            if number is not None:
                s.data[RIDERS + seat * SEAT] = riders(number, f"{self.key}[{seat}]")

    def claims(self, max_seats: int) -> list[tuple[int, int]]:
        return []

    def counter(self, s: State, address: int) -> list[str | int]:
        return []


class Used(Number):
    """The active player's abilities used in this turn: the codes of the leader cards."""

    def __init__(self, key: str) -> None:
        super().__init__(key, 0, 3)

    def write(self, s: State, viewer: Viewer) -> Any:
        place = LEADERS + int(s.data[TURN]) * LAID_OUT
        cards = [int(s.data[place + 1 + i]) for i in range(2) if s.data[self.address] & (1 << i)]
        return [s.terms.game.card_name(card) for card in cards]

    def read(self, s: State, value: Any) -> None:
        texts = value.split() if isinstance(value, str) else value
        place = LEADERS + int(s.data[TURN]) * LAID_OUT
        cards = [int(s.data[place + 1 + i]) for i in range(int(s.data[place]))]
        for text in texts if isinstance(texts, (list, tuple)) else [value]:
            card = s.terms.game.card_code(str(text))
            if card not in cards:
                raise InvalidPosition(self.key, f"expected leader cards laid out by the active player, got {text!r}")
            s.data[self.address] |= 1 << cards.index(card)


LAYOUT: Final = Layout(
    SEAT_LIMIT,
    keys="turn_order game_end_tile trigger_round element_deck element_display element_discard village_stack "
    "village_display village_discard forest_stack forest_display boards racks just_drawn water terrain capital pollution "
    "unplaced_temples tree_houses left_cards right_sides leader_cards leaders rewarded abilities_used",
)

# Counters
GAME_END_TILE: Final = LAYOUT.add(EndTile("game_end_tile"))  # the holder's seat + 1, 0 while nobody has it
TRIGGER_ROUND: Final = LAYOUT.add(TriggerRound("trigger_round", 1, 10_000))  # 0 while the end is not triggered
START_PLAYER: Final = LAYOUT.add(TurnOrder("turn_order"))
# Bits: which of the active player's leader cards were used in this turn, in order of arrival
USED: Final = LAYOUT.add(Used("abilities_used"), reads=(TURN, "leaders"))
BOARD: Final = LAYOUT.add(Boards("boards", -1, 1, BOARD_LIMIT))
WATER: Final = LAYOUT.add(Numbers("water", -1, 0, 100_000))
TREE_HOUSES: Final = LAYOUT.add(Numbers("tree_houses", -1, 0, 12))  # left on the board
RIGHT_SIDES: Final = LAYOUT.add(Numbers("right_sides", -1, 0, 1000))
REWARDED: Final = LAYOUT.add(Marks("rewarded", REWARDS))  # bits: the board's own condition, the colour path
UNPLACED: Final = LAYOUT.add(Marks("unplaced_temples", TEMPLE_KINDS))  # bits: the kinds of temples not yet placed

TERRAIN: Final = LAYOUT.add(Terrain("terrain"))  # the tile on a field
RIDERS: Final = LAYOUT.reserve(SEAT_LIMIT * SEAT)  # written by the terrain and the capitals
LAYOUT.add(Capital("capital", -1, 0, 100))
POLLUTION: Final = LAYOUT.add(Pollution("pollution"))
TEMPLE: Final = LAYOUT.reserve(SEAT_LIMIT * SEAT)  # 0, or its kind + 1; written by the terrain

# Zones. The element deck's top card shows its back only when the boards are set up.
ELEMENT_DECK: Final = LAYOUT.add(Zone("element_deck", PILE, ELEMENT_LIMIT, sight=NOBODY, pool="element"), reads=(STEP,))
ELEMENT_DISPLAY: Final = LAYOUT.add(Zone("element_display", CELL, DISPLAY, sight=NOBODY, pool="element"))
ELEMENT_DISCARD: Final = LAYOUT.add(Zone("element_discard", HEAP, ELEMENT_LIMIT))
RACKS: Final = LAYOUT.add(Zone("racks", HEAP, RACK_SIZE, count=-1, sight=OWNER, pool="element"))
RACK: Final = LAYOUT.stride(RACKS)  # from one rack to the next
DRAWN: Final = LAYOUT.add(Zone("just_drawn", PILE, RACK_SIZE, sight=NOBODY, pool="element"))
VILLAGE_STACK: Final = LAYOUT.add(Zone("village_stack", PILE, VILLAGE_LIMIT, sight=NOBODY, pool="village"))
VILLAGE_DISPLAY: Final = LAYOUT.add(Zone("village_display", CELL, DISPLAY))
VILLAGE_DISCARD: Final = LAYOUT.add(Zone("village_discard", HEAP, VILLAGE_LIMIT))
LEFT_CARDS: Final = LAYOUT.add(Arrivals("left_cards", 4))
LEFT: Final = LAYOUT.stride(LEFT_CARDS)  # from one seat's left sides to the next
FOREST_STACK: Final = LAYOUT.add(Zone("forest_stack", PILE, TILE_LIMIT, sight=NOBODY, pool="forest"))
FOREST_DISPLAY: Final = LAYOUT.add(Zone("forest_display", CELL, DISPLAY))
LEADER_CARDS: Final = LAYOUT.add(Zone("leader_cards", HEAP, 4, count=-1))  # not yet laid out
LEADER: Final = LAYOUT.stride(LEADER_CARDS)  # from the cards of one leader to the next
LEADERS: Final = LAYOUT.add(Arrivals("leaders", 2))
LAID_OUT: Final = LAYOUT.stride(LEADERS)  # from one pair of leader cards laid out to the next
