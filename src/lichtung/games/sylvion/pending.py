"""Which frames can be pending on which, and what must lie on the table for them: asked of loaded positions alone."""

from __future__ import annotations

from typing import Final

from lichtung.games.sylvion import frames as f
from lichtung.games.sylvion.clearing import PLACES_PER_ROW
from lichtung.games.sylvion.components import CODES, LETTER, is_elemental
from lichtung.games.sylvion.layout import COLUMNS, DESERTION_DECK, DESERTION_REVEALED, IN_PLAY, ON_STACK, ROWS
from lichtung.games.sylvion.state import DEFEND_STEP, FINAL_STEP, MOBILIZATION, MOVE_STEP, REINFORCE_STEP, REVEAL_STEP
from lichtung.kernel.addresses import STEP
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.frames import a_of, number_of
from lichtung.kernel.state import State

DRAWS: Final = (f.DRAW,)
BETRAYED: Final = (f.DRAW, f.OPENING_HAND, f.WISDOM_CARD, f.WISDOM_SHUFFLE)
RESOLVED: Final = (f.DISCARD_SUPPORT,)
PAID: Final = (f.PAY, f.CARRY_OUT)
DEFENDED: Final = (f.MAIN_ACTION,)

# For every frame those that can lie directly below it; what a played card asks lies on the main action.
LIES_ON: Final[dict[int, tuple[int, ...]]] = {
    f.ASSEMBLE: (),
    f.RECRUIT_COLUMN: (f.SUMMON,),
    f.SUMMON: (f.DESERT,),
    f.OPENING_HAND: (f.OPENING_HAND, f.REVEAL),
    f.HEDGEHOG: (f.SUPPORTS,),
    f.SUPPORTS: (f.MOVE,),
    f.MARCH: (f.REINFORCE, f.DISCARD_SUPPORT),
    f.HAND_LIMIT: (f.HAND_LIMIT, f.END_ROUND),
    f.DRAW: (f.DEFEND, f.DISCARD_SUPPORT, f.MAIN_ACTION, f.MARCH),
    f.DECK_DEMOBILIZATION: DRAWS,
    f.DECK_DEMOBILIZATION_CARD: DRAWS,
    f.BETRAYAL_MODE: BETRAYED,
    f.BETRAYAL_CARD: BETRAYED,
    f.DISCARD_SUPPORT: (f.SUPPORTS,),
    f.DESICCATION_MODE: RESOLVED,
    f.DESICCATION_CARD: RESOLVED,
    f.DEMOBILIZE_MODE: RESOLVED,
    f.DEMOBILIZE_CARD: RESOLVED,
    f.TORNADO_CARD: RESOLVED,
    f.PAY: (f.CARRY_OUT,),
    f.PAY_UNIT: PAID,
    f.PAY_SOURCE: PAID,
    f.PAY_CARD: PAID,
    f.WISDOM_CARD: (f.WISDOM_SHUFFLE,),
}

# The frames that can be the lowest one, with the steps in which they are: each leads on to the next step.
LOWEST: Final[dict[int, tuple[int, ...]]] = {
    f.MOBILIZE: (MOBILIZATION,),
    f.DESERT: (MOBILIZATION,),
    f.REVEAL: (MOBILIZATION, REVEAL_STEP, DEFEND_STEP),
    f.MOVE: (REVEAL_STEP, MOVE_STEP),
    f.REINFORCE: (MOVE_STEP, REINFORCE_STEP),
    f.DEFEND: (REINFORCE_STEP, DEFEND_STEP),
    f.MAIN_ACTION: (DEFEND_STEP,),
    f.END_ROUND: (DEFEND_STEP,),
    f.FINAL_ASSAULT: (DEFEND_STEP, FINAL_STEP),
}
for number in range(1, len(f.FRAMES.names)):
    if number not in LOWEST:
        LIES_ON.setdefault(number, DEFENDED)

MOBILIZING: Final = (f.MOBILIZE, f.DESERT)  # the lowest frame as long as columns are recruited
HOLD_ONE: Final = (f.CARRY_OUT, f.PLACE_CELL, f.BETRAYAL_MODE, f.BETRAYAL_CARD)


def check_pending(s: State) -> None:
    """What was played waits for a frame, and so does whatever lies on top of a stack, and edge cards for the mobilisation."""
    waiting = [int(s.stack[i]) for i in range(s.depth)]
    numbers = [number_of(packed) for packed in waiting]
    size = int(s.data[IN_PLAY])
    awaited = size if f.DISINFORMATION_CARD in numbers else sum([number in HOLD_ONE for number in numbers])
    if size != awaited:
        raise InvalidPosition("in_play", f"expected {awaited} cards for what is pending, found {size}")
    for row in range(ROWS):
        card = int(s.data[ON_STACK + row])
        if card != 0 and not any(goes_on(packed, card, row) for packed in waiting):
            raise InvalidPosition(
                f"on_stack[{row}]", f"nothing is pending that would let {CODES[card]} go on from here"
            )
    edges = int(s.data[DESERTION_DECK] + s.data[DESERTION_REVEALED])
    if edges != 0 and s.data[STEP] == MOBILIZATION and numbers[0] not in MOBILIZING:
        raise InvalidPosition("desertion_deck", f"{edges} edge cards, but the mobilisation is over")


def goes_on(packed: int, card: int, row: int) -> bool:
    """Whether a pending frame will deal with what lies on top of a stack: elementals march, others are resolved."""
    number, first = number_of(packed), a_of(packed)
    if is_elemental(card):
        return number == f.MOVE or (number == f.MARCH and first <= row * PLACES_PER_ROW + COLUMNS)
    if number == f.SUPPORTS:
        return first <= LETTER[card] * ROWS + row
    return number == f.DISCARD_SUPPORT and first == row
