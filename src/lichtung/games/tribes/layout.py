"""The keys of a position in order, and who sees what (section 9.1 of the rules)."""

from __future__ import annotations

from typing import Final

from lichtung.games.tribes.fields import (
    Arrivals,
    Boards,
    Capital,
    EndTile,
    Marks,
    Pollution,
    Terrain,
    TriggerRound,
    TurnOrder,
    Used,
)
from lichtung.games.tribes.state import (
    BOARD,
    DRAWN,
    ELEMENT_DECK,
    ELEMENT_DISCARD,
    ELEMENT_DISPLAY,
    FOREST_DISPLAY,
    FOREST_STACK,
    LEADER_CARDS,
    LEADERS,
    LEFT_CARDS,
    RACKS,
    REWARDED,
    REWARDS,
    RIDERS,
    RIGHT_SIDES,
    TERRAIN,
    TREE_HOUSES,
    TRIGGER_ROUND,
    UNPLACED,
    VILLAGE_DISCARD,
    VILLAGE_DISPLAY,
    VILLAGE_STACK,
    WATER,
)
from lichtung.games.tribes.tables import (
    BOARD_LIMIT,
    DISPLAY,
    ELEMENT_LIMIT,
    RACK_SIZE,
    SEAT_LIMIT,
    TEMPLE_KINDS,
    TILE_LIMIT,
    VILLAGE_LIMIT,
)
from lichtung.kernel.addresses import FIRST, STEP, TURN
from lichtung.kernel.fields import Field, Numbers
from lichtung.kernel.kinds import CELL, HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.zones import Zone

WATER_LIMIT: Final = 100_000


def fields() -> list[Field]:
    """Faces of racks are the owner's; decks and the element display show nobody a face. Backs are in game.py."""
    return [
        TurnOrder("turn_order"),
        EndTile("game_end_tile"),
        TriggerRound("trigger_round", TRIGGER_ROUND, 1, 10_000),
        Zone("element_deck", ELEMENT_DECK, PILE, ELEMENT_LIMIT, sight=NOBODY, pool="element"),
        Zone("element_display", ELEMENT_DISPLAY, CELL, DISPLAY, sight=NOBODY, pool="element"),
        Zone("element_discard", ELEMENT_DISCARD, HEAP, ELEMENT_LIMIT),
        Zone("village_stack", VILLAGE_STACK, PILE, VILLAGE_LIMIT, sight=NOBODY, pool="village"),
        Zone("village_display", VILLAGE_DISPLAY, CELL, DISPLAY),
        Zone("village_discard", VILLAGE_DISCARD, HEAP, VILLAGE_LIMIT),
        Zone("forest_stack", FOREST_STACK, PILE, TILE_LIMIT, sight=NOBODY, pool="forest"),
        Zone("forest_display", FOREST_DISPLAY, CELL, DISPLAY),
        Boards("boards", BOARD, -1, 1, BOARD_LIMIT),
        Zone("racks", RACKS, HEAP, RACK_SIZE, count=-1, sight=OWNER, pool="element"),
        Zone("just_drawn", DRAWN, PILE, RACK_SIZE, sight=NOBODY, pool="element"),
        Numbers("water", WATER, -1, 0, WATER_LIMIT),
        Terrain("terrain", TERRAIN),
        Capital("capital", RIDERS, -1, 0, 100),
        Pollution("pollution"),
        Marks("unplaced_temples", UNPLACED, TEMPLE_KINDS),
        Numbers("tree_houses", TREE_HOUSES, -1, 0, 12),
        Arrivals("left_cards", LEFT_CARDS, 4),
        Numbers("right_sides", RIGHT_SIDES, -1, 0, 1000),
        Zone("leader_cards", LEADER_CARDS, HEAP, 4, count=-1),
        Arrivals("leaders", LEADERS, 2),
        Marks("rewarded", REWARDED, REWARDS),
        Used("abilities_used"),
    ]


# The deck's top card shows its back only when the boards are set up; abilities are those of the active player's leaders.
LAYOUT: Final = Layout(fields(), SEAT_LIMIT, FIRST, {"element_deck": [STEP], "abilities_used": [TURN, "leaders"]})
