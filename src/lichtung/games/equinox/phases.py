"""The phases in which things happen, in the words of the rulebook: what a table shows one after the other."""

from __future__ import annotations

from typing import Final

BET: Final = "bet"
CARD: Final = "card"
POWER: Final = "power"
DISCARD: Final = "discard"
DRAWING: Final = "drawing"
TURN_END: Final = "turn_end"
VANISHING: Final = "vanishing"

GREAT: Final = (VANISHING,)
PHASES: Final = (
    BET,
    CARD,
    POWER,
    DISCARD,
    DRAWING,
    TURN_END,
    VANISHING,
)
