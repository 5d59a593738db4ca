"""The number of every frame. The objects behind the numbers are in table.py; rules name frames by number."""

from __future__ import annotations

from typing import Final

# setup.py
SET_UP_BOOKS: Final = 1
BOOKS: Final = 2
PAY_FOR_BOOKS: Final = 3
PREPARE_POSTCARDS: Final = 4
SET_UP_CITIES: Final = 5
SET_UP_HANDS: Final = 6
OPENING_HAND: Final = 7
HAND_CHAOS: Final = 8
# filling.py
FILL: Final = 9
FILL_SIDE: Final = 10
# chaos.py
RESOLVE_POSTPONED: Final = 11
CHAOS: Final = 12
RESOLVE_REVEALED: Final = 13
CHROMATIC: Final = 14
SECOND_STEP: Final = 15
CHROMATIC_DREAM: Final = 16
# turn.py
START_OF_TURN: Final = 17
FLAGSHIP: Final = 18
PHASE_PLAY: Final = 19
MAIN: Final = 20
PHASE_DRAW: Final = 21
REFILL: Final = 22
END_OF_TURN: Final = 23
POLARITY_END: Final = 24
PASS_TURN: Final = 25
# actions.py
ACTION: Final = 26
EXCHANGE_1: Final = 27
EXCHANGE_2: Final = 28
SPECIAL: Final = 29
REBUILD: Final = 30
SIDE_CHANGE: Final = 31
# census.py
CENSUS: Final = 32
CENSUS_DISCARD: Final = 33
BONUS: Final = 34
CENSUS_END: Final = 35
# books.py
FLY_1: Final = 36
FLY_2: Final = 37
INVISIBLE: Final = 38
FREE: Final = 39
PROPHECY: Final = 40
