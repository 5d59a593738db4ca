"""A game of three in its middle, for tests of what is seen and told."""

from __future__ import annotations

from typing import Any

from lichtung import State
from tests.games.studying import listened
from tests.games.tribes.table import study

VIEWERS = (0, 1, 2, None)
OTHERS = (1, 2, None)
RACKS: dict[str, Any] = {
    "rack": "F01 F02 F16 W01 A01",
    "rack_1": "E02 E03 F13 W12 W14",
    "rack_2": "A11 A12 E04 E05 F14",
}


def middle(**more: Any) -> State:
    """Seat 0's turn listened to by everybody."""
    given: dict[str, Any] = {
        **RACKS,
        "seats": 3,
        "round": 5,
        "element_display": "A02 W03 E06 F03",
        "element_deck": "E07 W07 A08 F09 W10",
        "element_discard": "F20 A20",
        "village_display": "V01 V02 V03 V04",
        "village_stack": "V05 V06 V07",
        "village_discard": "V08",
        "forest_display": "T05 T06 T17 T18",
        "forest_stack": "T19 T20 T30",
        "terrain": "1.2 T01*^water:2 · 1.3 T02:1",
        "terrain_2": "2.1 T15:3",
        "pollution": "2.2=2 2.3=4",
        "pollution_1": "3.3=1",
        "water": 4,
        "water_2": 7,
        "left_cards": "V11 V12",
        "left_cards_1": "V13",
        "right_sides_2": 1,
        "leaders": "L1b",
        "rewarded": "condition colour_path",
        "abilities_used": "L1b",
        "game_end_tile": 1,
        "trigger_round": 5,
    }
    return listened(study(**{**given, **more}))
