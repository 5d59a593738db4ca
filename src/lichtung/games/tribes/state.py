"""Where everything lies: the addresses of zones and counters. What belongs to a seat lies at an address plus its number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.tribes.tables import (
    BONUSES,
    DISPLAY,
    ELEMENT_LIMIT,
    PLACES,
    PORTAL,
    RACK_SIZE,
    SEAT_LIMIT,
    SIDE,
    START_0,
    TILE_0,
    TILE_LIMIT,
    VILLAGE_LIMIT,
)
from lichtung.kernel.addresses import FIRST, ROUND, STEP, TURN
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

__all__ = ["ROUND", "STEP", "TURN"]

# Steps
SETUP_BOARDS: Final = 0
SETUP_BONUS: Final = 1
ACTION: Final = 2
AFTER_ACTION: Final = 3
DRAW: Final = 4
LEADER_CHECK: Final = 5
STEPS: Final = ["setup_boards", "setup_bonus", "action", "after_action", "draw", "leader_check"]

# Counters
GAME_END_TILE: Final = FIRST  # the holder's seat + 1, 0 while nobody has it
TRIGGER_ROUND: Final = FIRST + 1  # 0 while the end is not triggered
START_PLAYER: Final = FIRST + 2
USED: Final = FIRST + 3  # bits: which of the active player's leader cards were used in this turn, in order of arrival
BOARD: Final = FIRST + 4
WATER: Final = BOARD + SEAT_LIMIT
TREE_HOUSES: Final = WATER + SEAT_LIMIT  # left on the board
RIGHT_SIDES: Final = TREE_HOUSES + SEAT_LIMIT
REWARDED: Final = RIGHT_SIDES + SEAT_LIMIT  # bits: the board's own condition, the colour path
UNPLACED: Final = REWARDED + SEAT_LIMIT  # bits: the kinds of temples not yet placed
OWN_CONDITION: Final = 1
COLOUR_PATH: Final = 2
REWARDS: Final = ("condition", "colour_path")

# Thirteen numbers for each seat: the capital (which has only riders) and the twelve fields
SEAT: Final = PLACES
TERRAIN: Final = UNPLACED + SEAT_LIMIT  # the tile on a field
RIDERS: Final = TERRAIN + SEAT_LIMIT * SEAT
POLLUTION: Final = RIDERS + SEAT_LIMIT * SEAT
TEMPLE: Final = POLLUTION + SEAT_LIMIT * SEAT  # 0, or its kind + 1

# Zones
ELEMENT_DECK: Final = TEMPLE + SEAT_LIMIT * SEAT
ELEMENT_DISPLAY: Final = ELEMENT_DECK + ELEMENT_LIMIT + 1
ELEMENT_DISCARD: Final = ELEMENT_DISPLAY + DISPLAY
RACK: Final = RACK_SIZE + 1  # from one rack to the next
RACKS: Final = ELEMENT_DISCARD + ELEMENT_LIMIT + 1
DRAWN: Final = RACKS + SEAT_LIMIT * RACK
VILLAGE_STACK: Final = DRAWN + RACK
VILLAGE_DISPLAY: Final = VILLAGE_STACK + VILLAGE_LIMIT + 1
VILLAGE_DISCARD: Final = VILLAGE_DISPLAY + DISPLAY
LEFT: Final = 5  # from one left side to the next
LEFT_CARDS: Final = VILLAGE_DISCARD + VILLAGE_LIMIT + 1
FOREST_STACK: Final = LEFT_CARDS + SEAT_LIMIT * LEFT
FOREST_DISPLAY: Final = FOREST_STACK + TILE_LIMIT + 1
LEADER: Final = 5  # from the cards of one leader to the next
LEADER_CARDS: Final = FOREST_DISPLAY + DISPLAY  # not yet laid out
LAID_OUT: Final = 3  # from one pair of leader cards laid out to the next
LEADERS: Final = LEADER_CARDS + SEAT_LIMIT * LEADER

NEXT_TO: Final = vec[i64]([0] * PLACES)  # the fields that share a side with a field, as bits


def fill_neighbours() -> None:
    """Two fields are orthogonally adjacent if they share a side."""
    for field in range(1, PLACES):
        row, column = (field - 1) // 4, (field - 1) % 4
        for other in range(1, PLACES):
            if abs((other - 1) // 4 - row) + abs((other - 1) % 4 - column) == 1:
                NEXT_TO[field] |= 1 << other


fill_neighbours()


def is_village(tile: i64) -> bool:
    """Whether a tile lies on its village side."""
    return TILE_0 + SIDE < tile < START_0


def tiles(s: State, seat: i64) -> i64:
    """The fields of a seat that carry a tile, as bits."""
    found: i64 = 0
    data = s.data
    base = TERRAIN + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        if data[base + field] != 0:
            found |= 1 << field
    return found


def polluted(s: State, seat: i64) -> i64:
    """The fields of a seat with pollution, as bits."""
    found: i64 = 0
    data = s.data
    base = POLLUTION + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        if data[base + field] != 0:
            found |= 1 << field
    return found


def villages(s: State, seat: i64) -> i64:
    """The fields of a seat with a village, as bits."""
    found: i64 = 0
    base = TERRAIN + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        if is_village(s.data[base + field]):
            found |= 1 << field
    return found


def portals(s: State, seat: i64) -> i64:
    """TRB-MOVE-4, 5. The fields of a seat with a village that has a portal, as bits."""
    found: i64 = 0
    data = s.data
    base = TERRAIN + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        tile = data[base + field]
        if is_village(tile) and s.rules[BONUSES + tile] & PORTAL != 0:
            found |= 1 << field
    return found


def temples(s: State, seat: i64) -> i64:
    """The fields of a seat with a temple, as bits."""
    found: i64 = 0
    base = TEMPLE + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        if s.data[base + field] != 0:
            found |= 1 << field
    return found


def beside(fields: i64) -> i64:
    """The fields that share a side with one of some fields, as bits."""
    found: i64 = 0
    field: i64
    for field in range(1, PLACES):
        if fields & (1 << field) != 0:
            found |= NEXT_TO[field]
    return found


def offer_fields(s: State, fields: i64, verb: i64, offered: i64) -> i64:
    """Write an option for each of some fields on the slate, after those already there; gives how many there are now."""
    slate = s.slate
    option = verb
    while fields != 0:
        if fields & 1 != 0:
            slate[offered] = option
            offered += 1
        fields >>= 1
        option += 1
    return offered


def offer_cards(s: State, first: i64, end: i64, verb: i64, offered: i64) -> i64:
    """Write an option for each card from one address to before another on the slate; gives how many there are now."""
    data, slate = s.data, s.slate
    at: i64
    for at in range(first, end):
        if data[at] != 0:
            slate[offered] = verb + data[at]
            offered += 1
    return offered


def count(fields: i64) -> i64:
    """How many fields these are."""
    found: i64 = 0
    while fields != 0:
        fields &= fields - 1
        found += 1
    return found
