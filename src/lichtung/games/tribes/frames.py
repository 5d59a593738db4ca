"""The number of every frame. The objects behind the numbers are in table.py; rules name frames by number."""

from __future__ import annotations

from typing import Final

# setup.py
SETUP_BOARDS: Final = 1
CHOOSE_BOARD: Final = 2
DEAL: Final = 3
SETUP_BONUS: Final = 4
FIRST_VILLAGE_CARDS: Final = 5
# turn.py
ACTION: Final = 6
MAIN_ACTION: Final = 7
CHOOSE_ROW: Final = 8
DISCARD_PLAYED: Final = 9
AFTER_ACTION: Final = 10
LEADER_WINDOW: Final = 11
LEADER_CHECK: Final = 12
LEADER_CARD: Final = 13
NEXT_TURN: Final = 14
# effects.py
CHOOSE_ALTERNATIVE: Final = 15
CHOOSE_PART: Final = 16
SPLIT_WATER: Final = 17
FOREST_GAINS: Final = 35
# pollution.py
REMOVE_POLLUTION: Final = 18
CLEAR_FIELD: Final = 19
# forest.py
FOREST_TILE: Final = 20
FOREST_FIELD: Final = 21
# riders.py
MOVE_RIDER: Final = 22
CATAPULT_RIDER: Final = 23
CATAPULT_TARGET: Final = 24
# temple.py
DISCARD_THREE: Final = 25
TEMPLE_KIND: Final = 26
TEMPLE_FIELD: Final = 27
# village.py
VILLAGE_CARD: Final = 28
VILLAGE_SIDE: Final = 29
VILLAGE_REPLACE: Final = 30
FILL_VILLAGE_DISPLAY: Final = 31
# drawing.py
DRAW: Final = 32
DRAW_CARD: Final = 33
END_DRAW: Final = 34
