"""Forest tiles and start tiles of a data set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.cards import BONUSES, in_order
from lichtung.games.tribes.reading import Folder
from lichtung.kernel.errors import InvalidData

if TYPE_CHECKING:
    from lichtung.games.tribes.components import Components

SYMBOLS: Final = {"": 2, "3+": 3, "4+": 4, "5": 5}
TILE_COLUMNS: Final = (
    "id", "colour", "rider_slots", "turbine", "catapult", "portal", "pollution_symbol", "player_symbol", "min_players",
)  # fmt: skip
START_COLUMNS: Final = ("order", "colour", "remove_pollution", "water", "riders")


def read_forest_tiles(c: Components, source: Folder) -> None:
    """Colour, slots and bonuses of the forest tiles, and from how many players they are in play (TRB-SETUP-4)."""
    rows = source.rows("forest_tiles.csv", TILE_COLUMNS)
    c.table[t.TILE_COUNT] = len(rows)
    for number, row in in_order(rows, "id", t.TILE_LIMIT):
        tile = t.TILE_0 + number
        name = row.value("id").identifier()
        c.name(tile, name, row.value("id"))
        c.names[tile + t.SIDE] = name + "*"
        bonuses = sum(bit for column, bit in BONUSES.items() if row.value(column).number(0, 1))
        if row.value("pollution_symbol").number(0, 1) == row.value("turbine").number(0, 1):
            raise row.value("pollution_symbol").refuse("expected 1 without a turbine and 0 with one")
        needed = row.value("min_players").number(2, 5)
        if SYMBOLS[row.value("player_symbol").one_of(SYMBOLS)] != needed:
            raise row.value("min_players").refuse(f"{needed} does not go with {row.cells['player_symbol']!r}")
        for side in (tile, tile + t.SIDE):
            c.table[t.COLOUR + side] = 1 + c.colours.index(row.value("colour").one_of(c.colours))
            c.table[t.SLOTS + side] = row.value("rider_slots").number(1, c.table[t.RIDER_COUNT])
            c.table[t.BONUSES + side] = bonuses
        c.table[t.MIN_PLAYERS + tile] = needed


def read_start_tiles(c: Components, source: Folder) -> None:
    """Colours and start bonuses of the start tiles (TRB-SETUP-13, 14)."""
    rows = source.rows("start_tiles.csv", START_COLUMNS)
    orders = {row.value("order").number(1, t.SEAT_LIMIT): row for row in rows}
    for order in range(1, c.seats[-1] + 1):
        if order not in orders:
            raise InvalidData("start_tiles.csv", "", f"the tile of player {order} is missing")
    for order, row in orders.items():
        tile = t.START_0 + order
        c.name(tile, f"S{order}", row.value("order"))
        c.table[t.COLOUR + tile] = 1 + c.colours.index(row.value("colour").one_of(c.colours))
        c.table[t.START_WATER + tile] = row.value("water").number(0, 100)
        c.table[t.START_RIDERS + tile] = row.value("riders").number(0, c.table[t.RIDER_COUNT])
        c.table[t.START_POLLUTION + tile] = row.value("remove_pollution").number(0, c.pollution_sum)
