"""Where the component values lie: the numbers of cards, and the offsets of every table in `s.rules`.

The values themselves come from data files (TRB-GEN-4). Every data set fills the same tables, so the rules read them at
the same offsets; only the upper limits below are part of the program.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.kernel.settings import Parameters

# Numbers of cards. Element cards are 1, 2, 3 … in ascending order of their identifiers.
ELEMENT_LIMIT: Final = 120
VILLAGE_0: Final = 128
VILLAGE_LIMIT: Final = 60
TILE_0: Final = 192
TILE_LIMIT: Final = 60
SIDE: Final = 64  # the village side of a forest tile is its number + SIDE
START_0: Final = 320
LEADER_0: Final = 328
CARDS: Final = 361

BOARD_LIMIT: Final = 8
SEAT_LIMIT: Final = 5
ELEMENTS: Final = 4
PLACES: Final = 13  # the capital is place 0, the fields are 1 to 12
FIELDS: Final = 12
ROWS: Final = 3
COLUMNS: Final = 4
RACK_SIZE: Final = 5
DISPLAY: Final = 4
TEMPLES: Final = 4
PATH: Final = 5

# Kinds of requirement
OWN: Final = 1
NONE: Final = 2
ALL: Final = 3
SUMX: Final = 4
TIER: Final = 5
NEIGH: Final = 6
MORE: Final = 7
FEWER: Final = 8

# Kinds of part; the code of a part is its kind times 64 plus its amount
W: Final = 1
M: Final = 2
P: Final = 3
WM: Final = 4
F: Final = 5
C: Final = 6
T: Final = 7
CLEAR: Final = 8
X: Final = 63  # the amount that stands for X, and for 8-X in the cost of a forest
PART_LIMIT: Final = 4  # parts of one effect
PART_MASK: Final = 63

# Kinds of leader ability
ON_PLAY: Final = 1
PAY_ONCE: Final = 2
ON_FOREST: Final = 3
PLUS: Final = 4
PER_POLLUTION: Final = 5
DISCOUNT: Final = 6

# Kinds of leader condition
COND_CLEAN: Final = 1
COND_RIGHT: Final = 2
COND_LEFT: Final = 3
COND_VILLAGE: Final = 4
COND_TEMPLE: Final = 5

# Kinds of goal
SYMBOL: Final = 1
HOUSES: Final = 2
TEMPLES_ON: Final = 3
AREA: Final = 4
SAME: Final = 5
DIFFERENT: Final = 6
BONUS: Final = 7
BONUS_SUM: Final = 8

# Bonuses of a tile, as bits
TURBINE: Final = 1
CATAPULT: Final = 2
PORTAL: Final = 4

# Effects by number: the rows of element cards, right sides, temples, gains of leaders; 0 has no parts
ROW_EFFECT: Final = 0  # + card * 3 + row
RIGHT_EFFECT: Final = 384  # + number of the village card
TEMPLE_EFFECT: Final = 448  # + board * 4 + kind
GAIN_EFFECT: Final = 484  # + number of the leader card
EFFECTS: Final = 520

# -- settings, as indices of s.rules ---------------------------------------------------------------------------------

PARAMETERS: Final = Parameters()
SEATS: Final = PARAMETERS.value("seats")
BOARDS: Final = PARAMETERS.reserve()  # 0 random, 1 choose, 2 fixed
FIXED_BOARD: Final = PARAMETERS.reserve(SEAT_LIMIT)  # one for each seat
START_SEAT: Final = PARAMETERS.reserve()  # 0 random, else the seat + 1
MAX_ROUNDS: Final = PARAMETERS.value("max_rounds")
PARAMETERS.reserve()  # free

# -- constants of the data set -----------------------------------------------------------------------------------------

DATA: Final = PARAMETERS.size  # what follows is the data set's
RIDER_COUNT: Final = PARAMETERS.reserve()
HOUSE_COUNT: Final = PARAMETERS.reserve()
LEFT_LIMIT: Final = PARAMETERS.reserve()
FIRST_VILLAGE_CARDS: Final = PARAMETERS.reserve()
MIN_FOREST_COST: Final = PARAMETERS.reserve()
EXTRA_ROUNDS: Final = PARAMETERS.reserve()
TRIGGER: Final = PARAMETERS.reserve()
END_TILE_POINTS: Final = PARAMETERS.reserve()
HOUSE_POINTS: Final = PARAMETERS.reserve()
BOARD_COUNT: Final = PARAMETERS.reserve()
ELEMENT_COUNT: Final = PARAMETERS.reserve()
VILLAGE_COUNT: Final = PARAMETERS.reserve()
TILE_COUNT: Final = PARAMETERS.reserve()
TIER_BOUND: Final = PARAMETERS.reserve(3)  # three of them
TEMPLE_POINTS: Final = PARAMETERS.reserve(TEMPLES + 1)  # by the number of temples
POLLUTION_POINTS: Final = PARAMETERS.reserve(FIELDS + 1)  # by the number of polluted fields
TILE_POINTS: Final = PARAMETERS.reserve(FIELDS + 1)  # by the number of tiles
PARAMETERS.reserve(3)  # free

# -- tables of the data set --------------------------------------------------------------------------------------------

ELEMENT: Final = PARAMETERS.reserve(VILLAGE_0)  # of an element card: its back, 0 to 3
PACK: Final = PARAMETERS.reserve(VILLAGE_0)  # one card of its element, eight bits for each element
KIND: Final = PARAMETERS.reserve(VILLAGE_0)  # of its requirement
ASKED: Final = PARAMETERS.reserve(VILLAGE_0)  # eight times the element that the requirement asks for
ROW_COUNT: Final = PARAMETERS.reserve(VILLAGE_0)
NEED: Final = PARAMETERS.reserve(VILLAGE_0 * ROWS)  # + card * 3 + row: the n of OWN
PART: Final = PARAMETERS.reserve(EFFECTS * PART_LIMIT)  # + effect * PART_LIMIT
IS_CHOICE: Final = PARAMETERS.reserve(EFFECTS)  # by effect: a|b
COLOUR: Final = PARAMETERS.reserve(CARDS)  # by tile, both sides, and start tile: 1, 2, 3 …
SLOTS: Final = PARAMETERS.reserve(CARDS)
BONUSES: Final = PARAMETERS.reserve(CARDS)
MIN_PLAYERS: Final = PARAMETERS.reserve(CARDS)
GOAL: Final = PARAMETERS.reserve(CARDS)  # by village card
GOAL_PARAM: Final = PARAMETERS.reserve(CARDS)
GOAL_COUNT: Final = PARAMETERS.reserve(CARDS)
GOAL_FIELDS: Final = PARAMETERS.reserve(CARDS)
POINTS: Final = PARAMETERS.reserve(CARDS)
ABILITY: Final = PARAMETERS.reserve(CARDS)  # by leader card
ABILITY_ELEMENT: Final = PARAMETERS.reserve(CARDS)
PLUS_KIND: Final = PARAMETERS.reserve(CARDS)
PLUS_AMOUNT: Final = PARAMETERS.reserve(CARDS)
PAY: Final = PARAMETERS.reserve(CARDS)
REBATE: Final = PARAMETERS.reserve(CARDS)
START_WATER: Final = PARAMETERS.reserve(CARDS)  # by start tile
START_RIDERS: Final = PARAMETERS.reserve(CARDS)
START_POLLUTION: Final = PARAMETERS.reserve(CARDS)
BOARD_STRIDE: Final = 48  # from one board to the next
BOARD_DATA: Final = PARAMETERS.reserve(
    (BOARD_LIMIT + 1) * BOARD_STRIDE
)  # + board * BOARD_STRIDE + one of the following
START_FIELD: Final = 0
CONDITION: Final = 1
CONDITION_COUNT: Final = 2
CONDITION_FIELDS: Final = 3
PATH_COLOUR: Final = 4  # five of them
POLLUTED: Final = 9  # + field
BOARD_SYMBOL: Final = 24  # + symbol: the fields that show it
SYMBOL_LIMIT: Final = 8
FIRST_LEADER: Final = 40  # the board's leader cards, four of them
TABLES: Final = PARAMETERS.size


def field_name(field: int) -> str:
    """A field as it is written: row.column."""
    return f"{(field - 1) // COLUMNS + 1}.{(field - 1) % COLUMNS + 1}"


FIELD_NAMES: Final = {field: field_name(field) for field in range(1, PLACES)}
FIELD_NUMBERS: Final = {name: field for field, name in FIELD_NAMES.items()}
PLACE_NAMES: Final = {0: "cap"} | FIELD_NAMES
TEMPLE_KINDS: Final = ("water", "moves", "pollution", "forest")


def field_names(bits: i64) -> list[str]:
    """Returns the names of a set of fields, given as bits."""
    return [name for field, name in FIELD_NAMES.items() if bits >> field & 1 != 0]
