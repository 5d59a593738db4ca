"""The phases in which things happen, in the words of the rulebook: what a table shows one after the other."""

from __future__ import annotations

from typing import Final

PREPARATION: Final = "preparation"
FILLING: Final = "filling"
TURN_START: Final = "turn_start"
VOID: Final = "void"
FLAGSHIPS: Final = "flagships"
PLAY: Final = "play"
ACTION: Final = "action"
CHAOS: Final = "chaos"
CENSUS: Final = "census"
GREAT_CENSUS: Final = "great_census"  # several cities are pacified together
BOOKS: Final = "books"
DRAWING: Final = "drawing"
POLARITY: Final = "polarity"
TURN_END: Final = "turn_end"

GREAT: Final = (GREAT_CENSUS,)
PHASES: Final = (
    PREPARATION,
    FILLING,
    TURN_START,
    VOID,
    FLAGSHIPS,
    PLAY,
    ACTION,
    CHAOS,
    CENSUS,
    GREAT_CENSUS,
    BOOKS,
    DRAWING,
    POLARITY,
    TURN_END,
)
