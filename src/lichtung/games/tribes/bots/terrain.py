"""How far a terrain of Tribes of the Wind has come: the next village, the goals, and what lies ready."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.tribes.conditions import board_of, condition_is_met, progress
from lichtung.games.tribes.goals import bonuses_under_houses, goal_is_met
from lichtung.games.tribes.layout import RIDERS, SEAT, TERRAIN, TREE_HOUSES
from lichtung.games.tribes.riders import reach, start_field
from lichtung.games.tribes.state import count, is_village, portals, temples, tiles, villages
from lichtung.games.tribes.tables import (
    AREA,
    BOARD_SYMBOL,
    BONUS,
    BONUS_SUM,
    CONDITION_COUNT,
    GOAL,
    GOAL_COUNT,
    GOAL_FIELDS,
    GOAL_PARAM,
    HOUSES,
    PLACES,
    SLOTS,
    START_0,
    SYMBOL,
    TEMPLES_ON,
)
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

FAR: Final = 99  # moves to a village that cannot be built


def spread_out(places: i64, laid: i64, gates: i64, start: i64) -> i64:
    """The places one move away from some places, as bits; the places themselves may be among them."""
    reached: i64 = 0
    place: i64
    for place in range(PLACES):
        if places & (1 << place) != 0:
            reached |= reach(place, laid, gates, start)
    return reached


def moves_to_village(s: State, seat: i64, field: i64, laid: i64, gates: i64) -> i64:
    """How many moves bring enough riders to a forest: the nearest ones come."""
    missing = s.rules[SLOTS + s.data[TERRAIN + seat * SEAT + field]]
    riders = RIDERS + seat * SEAT
    start = start_field(s, seat)
    seen: i64 = 1 << field
    ring = seen
    away: i64 = 0
    moves: i64 = 0
    place: i64
    while ring != 0:
        for place in range(PLACES):
            if ring & (1 << place) != 0:
                come = s.data[riders + place]
                if come >= missing:
                    return moves + missing * away
                moves += come * away
                missing -= come
        ring = spread_out(ring, laid, gates, start) & ~seen
        seen |= ring
        away += 1
    return FAR


def distances(s: State, seat: i64, field: i64, moves: vec[i64]) -> None:
    """How many moves every place of a seat is away from a field."""
    laid = tiles(s, seat)
    gates = portals(s, seat)
    start = start_field(s, seat)
    place: i64
    for place in range(PLACES):
        moves[place] = FAR
    seen: i64 = 1 << field
    ring = seen
    away: i64 = 0
    while ring != 0:
        for place in range(PLACES):
            if ring & (1 << place) != 0:
                moves[place] = away
        ring = spread_out(ring, laid, gates, start) & ~seen
        seen |= ring
        away += 1


def next_village(s: State, seat: i64) -> i64:
    """The forest that needs the fewest moves to become a village, as field + 16 * moves; FAR * 16 if there is none."""
    best: i64 = FAR * 16
    if s.data[TREE_HOUSES + seat] == 0:
        return best
    laid = tiles(s, seat)
    gates = portals(s, seat)
    field: i64
    for field in range(1, PLACES):
        tile = s.data[TERRAIN + seat * SEAT + field]
        if tile != 0 and tile < START_0 and not is_village(tile):
            nearest = moves_to_village(s, seat, field, laid, gates) * 16 + field
            if nearest < best:
                best = nearest
    return best


def part_of_goal(s: State, seat: i64, card: i64) -> float:
    """How much of a goal is done, 0 to 1."""
    if goal_is_met(s, seat, card):
        return 1.0
    kind = s.rules[GOAL + card]
    fields = s.rules[GOAL_FIELDS + card]
    needed = s.rules[GOAL_COUNT + card]
    if kind == SYMBOL:
        fields = s.rules[board_of(s, seat) + BOARD_SYMBOL + s.rules[GOAL_PARAM + card]]
        return part(count(tiles(s, seat) & fields), count(fields))
    if kind == HOUSES:
        forests = tiles(s, seat) & ~(1 << start_field(s, seat))
        return part(2 * count(villages(s, seat) & fields) + count(forests & fields), 3 * count(fields))
    if kind == TEMPLES_ON:
        return part(2 * count(temples(s, seat) & fields) + count(tiles(s, seat) & fields), 3 * count(fields))
    if kind == AREA:
        return part(count(tiles(s, seat) & fields), needed)
    if kind == BONUS:
        return part(bonuses_under_houses(s, seat, s.rules[GOAL_PARAM + card]), needed)
    if kind == BONUS_SUM:
        return part(bonuses_under_houses(s, seat, 7), needed)
    return min(0.8, part(count(tiles(s, seat)), 9))  # three tiles in a pattern: the more tiles, the likelier


def part(done: i64, needed: i64) -> float:
    """A part of a number."""
    return min(1.0, float(done) / float(needed)) if needed > 0 else 0.0


def part_of_condition(s: State, seat: i64) -> float:
    """How far a seat is with the condition of its own board."""
    if condition_is_met(s, seat):
        return 1.0
    return part(progress(s, seat), s.rules[board_of(s, seat) + CONDITION_COUNT])
