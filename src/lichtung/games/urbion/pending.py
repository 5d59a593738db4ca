"""Which frames can be pending on which, and what must lie on the table for them: asked of loaded positions alone."""

from __future__ import annotations

from typing import Final

from lichtung.games.urbion import frames as f
from lichtung.games.urbion.components import CHAOS, CHROMATIC, CODES
from lichtung.games.urbion.layout import CITIES, RESOLVING, ROWS, SET_ASIDE
from lichtung.games.urbion.state import (
    END_OF_TURN,
    PHASE_DRAW,
    PHASE_PLAY,
    SETUP_BOOKS,
    SETUP_FILL,
    SETUP_HAND,
    START_OF_TURN,
)
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.frames import a_of, number_of
from lichtung.kernel.state import State

RESOLVED: Final = (f.REFILL, f.RESOLVE_POSTPONED, f.RESOLVE_REVEALED)
IN_PHASE_I: Final = (f.PHASE_DRAW,)
ACTED: Final = (f.PHASE_DRAW, f.ACTION)  # a Wizard's second action waits below the first

# For every frame those that can lie directly below it.
LIES_ON: Final[dict[int, tuple[int, ...]]] = {
    f.BOOKS: (f.PAY_FOR_BOOKS,),
    f.PAY_FOR_BOOKS: (f.PREPARE_POSTCARDS,),
    f.PREPARE_POSTCARDS: (f.SET_UP_CITIES,),
    f.OPENING_HAND: (f.OPENING_HAND, f.RESOLVE_POSTPONED),
    f.HAND_CHAOS: (f.OPENING_HAND,),
    f.FILL: (f.SET_UP_HANDS, f.RESOLVE_POSTPONED),
    f.FILL_SIDE: (f.FILL,),
    f.RESOLVE_POSTPONED: (f.START_OF_TURN, f.PHASE_DRAW, f.ACTION),
    f.CHAOS: RESOLVED,
    f.RESOLVE_REVEALED: RESOLVED,
    f.CHROMATIC: RESOLVED,
    f.CHROMATIC_DREAM: RESOLVED,
    f.FLAGSHIP: (f.PHASE_PLAY,),
    f.MAIN: IN_PHASE_I,
    f.REFILL: (f.END_OF_TURN,),
    f.POLARITY_END: (f.PASS_TURN,),
    f.ACTION: IN_PHASE_I,
    f.EXCHANGE_1: ACTED,
    f.EXCHANGE_2: ACTED,
    f.SPECIAL: IN_PHASE_I,
    f.REBUILD: IN_PHASE_I,
    f.SIDE_CHANGE: IN_PHASE_I,
    f.CENSUS_DISCARD: (f.CENSUS_DISCARD, f.CENSUS_END),
    f.BONUS: (f.CENSUS_END,),
    f.CENSUS_END: ACTED,
    f.FLY_1: ACTED,
    f.FLY_2: ACTED,
    f.INVISIBLE: ACTED,
    f.FREE: ACTED,
    f.PROPHECY: ACTED,
}

# The frames that can be the lowest one, with the steps in which they are: each leads on to the next step.
LOWEST: Final[dict[int, tuple[int, ...]]] = {
    f.SET_UP_BOOKS: (SETUP_BOOKS,),
    f.SET_UP_CITIES: (SETUP_BOOKS, SETUP_FILL),
    f.SET_UP_HANDS: (SETUP_FILL, SETUP_HAND),
    f.START_OF_TURN: (SETUP_HAND, END_OF_TURN, START_OF_TURN),
    f.PHASE_PLAY: (START_OF_TURN, PHASE_PLAY),
    f.PHASE_DRAW: (PHASE_PLAY, PHASE_DRAW),
    f.END_OF_TURN: (PHASE_DRAW, END_OF_TURN),
    f.PASS_TURN: (END_OF_TURN,),
}

DREAM_ONLY: Final = 0
ANY_CHAOS: Final = -1


def check_pending(s: State) -> None:
    """Every card that is being resolved waits for its frame, and a row lacks its city only in the middle of a census."""
    check_resolving(s)
    check_rows(s)
    numbers = {int(number_of(s.stack[i])) for i in range(s.depth)}
    aside = [int(s.data[SET_ASIDE + 1 + i]) for i in range(int(s.data[SET_ASIDE]))]
    if CHAOS in aside and f.OPENING_HAND not in numbers:  # URB-SETUP-10
        raise InvalidPosition("set_aside", f"{CODES[CHAOS]} is set aside only while opening hands are drawn")


def check_resolving(s: State) -> None:
    """`resolving` holds from bottom to top what the frames from the lowest one on will ask for."""
    awaited: list[int] = []
    for i in range(s.depth):
        number, count = int(number_of(s.stack[i])), int(a_of(s.stack[i]))
        if number == f.CHAOS or number == f.HAND_CHAOS:
            awaited.append(CHAOS)
        elif number == f.CHROMATIC:
            awaited.append(CHROMATIC)
        elif number == f.CHROMATIC_DREAM:
            awaited.append(DREAM_ONLY)
        elif number == f.FILL_SIDE:
            awaited += [DREAM_ONLY, DREAM_ONLY]  # the frame looks at them itself
        elif number == f.RESOLVE_REVEALED:
            awaited += [CHAOS, *[ANY_CHAOS] * count]  # URB-CHAOS-6: the Chaos waits below what it has revealed
    size = int(s.data[RESOLVING])
    if size != len(awaited):
        raise InvalidPosition("resolving", f"expected {len(awaited)} cards for what is pending, found {size}")
    for i, kind in enumerate(awaited):
        card = int(s.data[RESOLVING + 1 + i])
        if (kind == ANY_CHAOS and card < CHAOS) or (kind > 0 and card != kind):
            raise InvalidPosition(f"resolving[{i}]", f"{CODES[card]} is not what is pending")


def check_rows(s: State) -> None:
    """URB-ROW-4, URB-CENSUS-11. Cities lie from the top down; only those that a census has taken are missing."""
    vacated = 0
    for i in range(s.depth):
        if number_of(s.stack[i]) == f.CENSUS_END:
            vacated |= int(a_of(s.stack[i]))
    filled = [s.data[CITIES + row] != 0 or vacated >> row & 1 != 0 for row in range(ROWS)]
    if filled != sorted(filled, reverse=True):
        raise InvalidPosition("rows", "a row without a city lies only in the middle of a census")
