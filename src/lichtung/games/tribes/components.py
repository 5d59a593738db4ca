"""The components of a data set: names for the border, and the tables that the rules read (TRB-GEN-4)."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final, final

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.boards import read_boards
from lichtung.games.tribes.cards import read_element_cards, read_leader_cards, read_village_cards
from lichtung.games.tribes.reading import Folder, Value, part_text
from lichtung.games.tribes.tiles import read_forest_tiles, read_start_tiles
from lichtung.kernel.errors import InvalidData

CONSTANTS: Final = "constants.json"
# What the rules themselves say: other numbers would need other rules.
FIXED: Final = (
    ("per_player.temples", t.TEMPLES),
    ("per_player.rack_size", t.RACK_SIZE),
    ("per_player.leader_cards", 4),
    ("per_player.leader_slots", 2),
    ("display.element", t.DISPLAY),
    ("display.village", t.DISPLAY),
    ("display.forest", t.DISPLAY),
    ("temple_discard", 3),
)
COUNTS: Final = (
    ("per_player.wind_riders", t.RIDER_COUNT, 1, 100),
    ("per_player.tree_houses", t.HOUSE_COUNT, 1, 11),
    ("per_player.left_card_limit", t.LEFT_LIMIT, 1, 4),
    ("per_player.initial_village_cards", t.FIRST_VILLAGE_CARDS, 0, 4),
    ("min_forest_cost", t.MIN_FOREST_COST, 0, 40),
    ("extra_rounds_after_trigger", t.EXTRA_ROUNDS, 0, 100),
    ("villages_to_trigger_end", t.TRIGGER, 1, 11),
    ("scoring.game_end_tile", t.END_TILE_POINTS, 0, 1000),
    ("scoring.tree_house", t.HOUSE_POINTS, 0, 1000),
)


@final
class Components:
    """One component set."""

    def __init__(self, folder: str | None) -> None:
        self.folder: str | None = folder
        self.table: list[int] = [0] * t.TABLES
        self.names: dict[int, str] = {}
        self.parts: dict[int, str] = {}
        self.elements: list[str] = []
        self.colours: list[str] = []
        self.symbols: list[str] = []
        self.seats: tuple[int, ...] = ()
        self.max_rounds: int = 0
        self.pollution_sum: int = 0
        source = Folder(folder)
        self.read_constants(source.json(CONSTANTS))
        read_element_cards(self, source)
        read_village_cards(self, source)
        read_forest_tiles(self, source)
        read_start_tiles(self, source)
        read_leader_cards(self, source)
        read_boards(self, source)
        self.codes: dict[str, int] = {name: card for card, name in self.names.items()}
        self.check_enough()
        self.boards: int = self.table[t.BOARD_COUNT]
        self.hash: str = self.fingerprint()

    def read_constants(self, given: Value) -> None:
        """The numbers of the game and the names of elements, colours and symbols."""
        for path, expected in FIXED:
            value = at(given, path)
            if value.number(0, 1000) != expected:
                raise value.refuse(f"the rules need {expected}, got {value.raw!r}")
        for path, index, low, high in COUNTS:
            self.table[index] = at(given, path).number(low, high)
        self.elements = given.key("elements").names(t.ELEMENTS, t.ELEMENTS)
        self.colours = given.key("forest_colours").names(1, 7)
        self.symbols = given.key("symbols").names(0, t.SYMBOL_LIMIT)
        fewest = at(given, "players.min").number(2, t.SEAT_LIMIT)
        most = at(given, "players.max").number(fewest, t.SEAT_LIMIT)
        self.seats = tuple(range(fewest, most + 1))
        self.max_rounds = given.key("max_rounds").number(1, 1000)
        self.pollution_sum = at(given, "per_player.starting_pollution").number(0, 1000)
        self.read_scoring(given)
        if self.table[t.FIRST_VILLAGE_CARDS] > self.table[t.LEFT_LIMIT]:
            raise at(given, "per_player.initial_village_cards").refuse("more than fit on the left side")
        if self.table[t.TRIGGER] > self.table[t.HOUSE_COUNT]:
            raise given.key("villages_to_trigger_end").refuse("more villages than a player has tree houses")

    def read_scoring(self, given: Value) -> None:
        """The points by number of temples, of polluted fields, of tiles; and the bounds of tiers."""
        for count, points in at(given, "scoring.temples").points(t.TEMPLES).items():
            self.table[t.TEMPLE_POINTS + count] = points
        for count, points in at(given, "scoring.polluted_fields").points(t.FIELDS).items():
            self.table[t.POLLUTION_POINTS + count] = points
        steps = at(given, "scoring.tiles_at_least").points(t.FIELDS)
        for count in range(t.FIELDS + 1):
            reached = [at_least for at_least in steps if at_least <= count]
            self.table[t.TILE_POINTS + count] = steps[max(reached)] if reached else 0
        bounds = [bound.number(0, 100) for bound in given.key("tier_bounds").items()]
        if len(bounds) != 3 or bounds != sorted(set(bounds)):
            raise given.key("tier_bounds").refuse(f"expected three rising numbers, got {bounds!r}")
        self.table[t.TIER_BOUND : t.TIER_BOUND + 3] = bounds

    def check_enough(self) -> None:
        """TRB-DRAW-8, TRB-RUL-21. There are always enough cards for what the rules do with them."""
        most = self.seats[-1]
        for file, index, needed in (
            ("element_cards.csv", t.ELEMENT_COUNT, most * t.RACK_SIZE + t.DISPLAY + 1),
            ("village_cards.csv", t.VILLAGE_COUNT, most * self.table[t.LEFT_LIMIT] + t.DISPLAY),
            ("player_boards.json", t.BOARD_COUNT, most),
        ):
            if self.table[index] < needed:
                raise InvalidData(file, "", f"{most} players need at least {needed}, got {self.table[index]}")
        tiles = range(t.TILE_0 + 1, t.TILE_0 + 1 + self.table[t.TILE_COUNT])
        if sum(self.table[t.MIN_PLAYERS + tile] <= self.seats[0] for tile in tiles) <= t.DISPLAY:
            raise InvalidData(
                "forest_tiles.csv", "", f"expected more than {t.DISPLAY} tiles for {self.seats[0]} players"
            )

    def name(self, card: int, text: str, row: Value) -> None:
        """Give a card its identifier."""
        if text.lower() in {known.lower() for known in self.names.values()}:
            raise row.refuse(f"{text!r} is the identifier of something else too")
        self.names[card] = text

    def element_of(self, card: str) -> str:
        """The element that a card, or the back of a hidden one, shows in a view."""
        return card[1:] if card[0] == "?" else self.elements[self.table[t.ELEMENT + self.codes[card]]]

    def effect(self, number: int, value: Value, kinds: str, with_x: bool = False) -> list[int]:
        """Enter an effect into the tables; returns its parts."""
        is_choice, parts = value.effect(kinds, with_x)
        self.table[t.IS_CHOICE + number] = int(is_choice)
        for i, part in enumerate(parts):
            self.table[t.PART + number * t.PART_LIMIT + i] = part
            self.parts[part] = part_text(part)
        return parts

    def fingerprint(self) -> str:
        """Identifies the set by what it says; notes and line ends do not matter."""
        content = [self.table, sorted(self.names.items()), self.elements, self.colours, self.symbols]
        return sha256(json.dumps([*content, self.seats, self.max_rounds]).encode()).hexdigest()[:16]


def at(value: Value, path: str) -> Value:
    """A member of nested objects."""
    for name in path.split("."):
        value = value.key(name)
    return value
