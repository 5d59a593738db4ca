"""The number of every frame. The objects behind the numbers are in table.py; rules name frames by number."""

from __future__ import annotations

from typing import Final

# mobilization.py
MOBILIZE: Final = 1
RECRUIT_COLUMN: Final = 2
SUMMON: Final = 3
DESERT: Final = 4
ASSEMBLE: Final = 5
OPENING_HAND: Final = 6
# turn.py
REVEAL: Final = 7
HEDGEHOG: Final = 8
SUPPORTS: Final = 9
MOVE: Final = 10
MARCH: Final = 11
REINFORCE: Final = 12
DEFEND: Final = 13
MAIN_ACTION: Final = 14
HAND_LIMIT: Final = 15
END_ROUND: Final = 16
FINAL_ASSAULT: Final = 17
# drawing.py
DRAW: Final = 18
DECK_DEMOBILIZATION: Final = 19
DECK_DEMOBILIZATION_CARD: Final = 20
BETRAYAL_MODE: Final = 21
BETRAYAL_CARD: Final = 22
# supports.py
DISCARD_SUPPORT: Final = 23
DESICCATION_MODE: Final = 24
DESICCATION_CARD: Final = 25
DEMOBILIZE_MODE: Final = 26
DEMOBILIZE_CARD: Final = 27
TORNADO_CARD: Final = 28
# playing.py
PAY: Final = 29
PAY_UNIT: Final = 30
PAY_SOURCE: Final = 31
PAY_CARD: Final = 32
CARRY_OUT: Final = 33
PLACE_CELL: Final = 34
# animals.py
WHALE_ELEMENTAL: Final = 35
WHALE_DESTINATION: Final = 36
ELEPHANT_TARGET: Final = 37
OWL_DRAWER: Final = 38
STAG_MODE: Final = 39
STAG_COUNT: Final = 40
SQUIRREL_ORDER: Final = 41
# feats.py
WISDOM_CARD: Final = 42
WISDOM_SHUFFLE: Final = 43
DISINFORMATION_CARD: Final = 44
GEYSER_DIRECTION: Final = 45
