"""When it is over: every way to win or lose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.sylvion import phases
from lichtung.games.sylvion.components import EDGE_CARDS, HEALTH
from lichtung.games.sylvion.layout import CELLS, CLEARING, FOREST_HEALTH
from lichtung.kernel.result import Reason
from lichtung.kernel.state import State

FOREST_HEALED: Final = 0
WON_BY_STAG_KING: Final = 1
WON_BY_FISH_FLOOD: Final = 2
WON_BY_ARMISTICE: Final = 3
WON_BY_CHARGING_WHALES: Final = 4
FOREST_BURNED: Final = 5
RAVAGER_REACHED_EDGE: Final = 6
FOREST_NOT_HEALED: Final = 7

REASONS: Final = [
    Reason("forest_healed", "SYL-END-2", True),
    Reason("feat_stag_king", "SYL-FEAT-STAG-1", True),
    Reason("feat_fish_flood", "SYL-FEAT-FISH-1", True),
    Reason("feat_armistice", "SYL-FEAT-DOVES-1", True),
    Reason("feat_charging_whales", "SYL-FEAT-WHALE-1", True),
    Reason("forest_burned", "SYL-DAMAGE-3", False),
    Reason("ravager_reached_edge", "SYL-RAV-13", False),
    Reason("forest_not_healed", "SYL-END-2", False),
]


def heal_forest(s: State, points: i64) -> None:
    """Turn edge cards to healthy; a surplus is lost (SYL-END-1, SYL-STAG-2)."""
    health = s.data[FOREST_HEALTH] + points
    s.put(FOREST_HEALTH, health if health < EDGE_CARDS else EDGE_CARDS)


def damage_forest(s: State, points: i64) -> None:
    """SYL-DAMAGE-2, 3. Each point desolates an edge card; a point that cannot be marked loses the game at once."""
    health = s.data[FOREST_HEALTH]
    if points <= health:
        s.enter(phases.DAMAGE)
        s.put(FOREST_HEALTH, health - points)
    else:
        s.enter(phases.LAST_BLOW)
        s.put(FOREST_HEALTH, 0)
        s.finish(FOREST_BURNED)


def healing(s: State) -> i64:
    """SYL-END-1. How many edge cards the trees on the clearing heal."""
    total: i64 = 0
    cell: i64
    for cell in range(CLEARING, CLEARING + CELLS):
        total += HEALTH[s.data[cell]]
    return total


def desolated(s: State) -> i64:
    """SYL-END-2. How many edge cards would have to be healed to win."""
    return EDGE_CARDS - s.data[FOREST_HEALTH]


def judge(s: State) -> None:
    """SYL-END-1, 2. The surviving trees heal the forest; it is won only if every edge card is healthy then."""
    s.enter(phases.HEALING)
    heal_forest(s, healing(s))
    s.finish(FOREST_HEALED if s.data[FOREST_HEALTH] == EDGE_CARDS else FOREST_NOT_HEALED)
