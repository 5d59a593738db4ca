"""The phases in which things happen, in the words of the rulebook: what a table shows one after the other."""

from __future__ import annotations

from typing import Final

PREPARATION: Final = "preparation"
CARD: Final = "card"
EFFECT: Final = "effect"
BUILDING: Final = "building"
FIFTH_VILLAGE: Final = "fifth_village"  # with it the end begins
VILLAGE_CARD: Final = "village_card"
ABILITY: Final = "ability"  # of a leader
DRAWING: Final = "drawing"
LEADER: Final = "leader"
TURN_END: Final = "turn_end"

GREAT: Final = (FIFTH_VILLAGE,)
PHASES: Final = (
    PREPARATION,
    CARD,
    EFFECT,
    BUILDING,
    FIFTH_VILLAGE,
    VILLAGE_CARD,
    ABILITY,
    DRAWING,
    LEADER,
    TURN_END,
)
