"""Which frames can be pending on which, and what must lie on the table for them: asked of loaded positions alone."""

from __future__ import annotations

from typing import Final

from lichtung.games.tribes import frames as f
from lichtung.games.tribes.layout import BOARD, DRAWN, ELEMENT_DECK, FOREST_STACK, RACK, RACKS, USED, VILLAGE_STACK
from lichtung.games.tribes.state import ACTION, AFTER_ACTION, DRAW, LEADER_CHECK, SETUP_BOARDS, SETUP_BONUS
from lichtung.games.tribes.tables import DISPLAY, RACK_SIZE
from lichtung.kernel.addresses import STEP, TURN
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.frames import number_of
from lichtung.kernel.state import State

# What carries out an effect: a row of a card, a right side, a temple, an ability, a part of another effect.
CAUSES: Final = (
    f.DISCARD_PLAYED,
    f.FILL_VILLAGE_DISPLAY,
    f.AFTER_ACTION,
    f.MAIN_ACTION,
    f.LEADER_WINDOW,
    f.CHOOSE_PART,
)
ACTED: Final = (f.AFTER_ACTION,)
DECKS: Final = ("element_deck", "village_stack", "forest_stack")

# For every frame those that can lie directly below it.
LIES_ON: Final[dict[int, tuple[int, ...]]] = {
    f.CHOOSE_BOARD: (f.DEAL,),
    f.MAIN_ACTION: ACTED,
    f.CHOOSE_ROW: ACTED,
    f.DISCARD_PLAYED: ACTED,
    f.LEADER_WINDOW: (f.DRAW,),
    f.LEADER_CARD: (f.LEADER_CHECK,),
    f.CHOOSE_ALTERNATIVE: CAUSES,
    f.CHOOSE_PART: CAUSES,
    f.SPLIT_WATER: CAUSES,
    f.REMOVE_POLLUTION: (*CAUSES, f.SETUP_BONUS),
    f.CLEAR_FIELD: CAUSES,
    f.FOREST_TILE: CAUSES,
    f.FOREST_FIELD: CAUSES,
    f.MOVE_RIDER: CAUSES,
    f.CATAPULT_RIDER: (*CAUSES, f.VILLAGE_CARD),
    f.CATAPULT_TARGET: (*CAUSES, f.VILLAGE_CARD),
    f.DISCARD_THREE: (f.AFTER_ACTION, f.TEMPLE_KIND),
    f.TEMPLE_KIND: CAUSES,
    f.TEMPLE_FIELD: CAUSES,
    f.VILLAGE_CARD: ACTED,
    f.VILLAGE_SIDE: (f.FILL_VILLAGE_DISPLAY,),
    f.VILLAGE_REPLACE: (f.FILL_VILLAGE_DISPLAY,),
    f.FILL_VILLAGE_DISPLAY: ACTED,
    f.DRAW_CARD: (f.END_DRAW,),
    f.END_DRAW: (f.LEADER_CHECK,),
}

# The frames that can be the lowest one, with the steps in which they are: each leads on to the next step.
LOWEST: Final[dict[int, tuple[int, ...]]] = {
    f.SETUP_BOARDS: (SETUP_BOARDS,),
    f.DEAL: (SETUP_BOARDS,),
    f.SETUP_BONUS: (SETUP_BOARDS, SETUP_BONUS),
    f.ACTION: (SETUP_BONUS, LEADER_CHECK, ACTION),
    f.AFTER_ACTION: (ACTION, AFTER_ACTION),
    f.DRAW: (AFTER_ACTION, DRAW),
    f.LEADER_CHECK: (DRAW, LEADER_CHECK),
}


def check_pending(s: State) -> None:
    """Before the deal everything lies in its deck; cards just drawn wait for the end of the draw."""
    numbers = {int(number_of(s.stack[i])) for i in range(s.depth)}
    if s.data[STEP] == SETUP_BOARDS and f.SETUP_BONUS not in numbers:
        check_undealt(s)
        if numbers == {f.DEAL} and 0 in [s.data[BOARD + seat] for seat in range(s.terms.seats)]:
            raise InvalidPosition("boards", "everybody has a board before the cards are dealt")
    if s.data[USED] != 0 and numbers & {f.SETUP_BOARDS, f.DEAL, f.SETUP_BONUS}:
        raise InvalidPosition("abilities_used", "nobody has used an ability before the first turn")
    drawn = int(s.data[DRAWN])
    if drawn > 0 and f.END_DRAW not in numbers:
        raise InvalidPosition("just_drawn", "nothing is pending that would put these cards on a rack")
    rack = int(s.data[RACKS + s.data[TURN] * RACK])
    if rack + drawn > RACK_SIZE:
        raise InvalidPosition("just_drawn", f"expected at most {RACK_SIZE - rack} cards beside {rack} on the rack")


def check_undealt(s: State) -> None:
    """TRB-SETUP-2 to 8. All that will be dealt is still there, and nothing lies where it will be dealt to."""
    needed = {ELEMENT_DECK: DISPLAY + RACK_SIZE * s.terms.seats, VILLAGE_STACK: DISPLAY, FOREST_STACK: DISPLAY}
    for zone in s.terms.layout.zones:
        if zone.key in DECKS:
            least = needed[zone.address]
            if s.data[zone.address] < least:
                raise InvalidPosition(
                    zone.key, f"expected at least {least} cards to deal, found {s.data[zone.address]}"
                )
        elif zone.cards(s):
            raise InvalidPosition(zone.key, "nothing lies here before the cards are dealt")
