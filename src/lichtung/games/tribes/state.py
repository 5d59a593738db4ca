"""The steps of the game, and the small questions that every rule asks of a state. Sets of fields are bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.tribes.layout import POLLUTION, SEAT, TEMPLE, TERRAIN
from lichtung.games.tribes.tables import BONUSES, PLACES, PORTAL, SIDE, START_0, TILE_0
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

SETUP_BOARDS: Final = 0
SETUP_BONUS: Final = 1
ACTION: Final = 2
AFTER_ACTION: Final = 3
DRAW: Final = 4
LEADER_CHECK: Final = 5
STEPS: Final = ["setup_boards", "setup_bonus", "action", "after_action", "draw", "leader_check"]


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
    bits: i64 = 0
    data = s.data
    base = TERRAIN + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        if data[base + field] != 0:
            bits |= 1 << field
    return bits


def polluted(s: State, seat: i64) -> i64:
    """The fields of a seat with pollution, as bits."""
    bits: i64 = 0
    data = s.data
    base = POLLUTION + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        if data[base + field] != 0:
            bits |= 1 << field
    return bits


def villages(s: State, seat: i64) -> i64:
    """The fields of a seat with a village, as bits."""
    bits: i64 = 0
    base = TERRAIN + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        if is_village(s.data[base + field]):
            bits |= 1 << field
    return bits


def portals(s: State, seat: i64) -> i64:
    """TRB-MOVE-4, 5. The fields of a seat with a village that has a portal, as bits."""
    bits: i64 = 0
    data = s.data
    base = TERRAIN + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        tile = data[base + field]
        if is_village(tile) and s.rules[BONUSES + tile] & PORTAL != 0:
            bits |= 1 << field
    return bits


def temples(s: State, seat: i64) -> i64:
    """The fields of a seat with a temple, as bits."""
    bits: i64 = 0
    base = TEMPLE + seat * SEAT
    field: i64
    for field in range(1, PLACES):
        if s.data[base + field] != 0:
            bits |= 1 << field
    return bits


def beside(fields: i64) -> i64:
    """The fields that share a side with one of some fields, as bits."""
    bits: i64 = 0
    field: i64
    for field in range(1, PLACES):
        if fields & (1 << field) != 0:
            bits |= NEXT_TO[field]
    return bits


def offer_fields(s: State, fields: i64, verb: i64, offered: i64) -> i64:
    """Write an option for each of some fields on the slate, after those already there; returns how many there are now."""
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
    """Write an option for each card from one address to before another on the slate; returns how many there are now."""
    data, slate = s.data, s.slate
    at: i64
    for at in range(first, end):
        if data[at] != 0:
            slate[offered] = verb + data[at]
            offered += 1
    return offered


def count(fields: i64) -> i64:
    """How many fields these are."""
    total: i64 = 0
    while fields != 0:
        fields &= fields - 1
        total += 1
    return total
