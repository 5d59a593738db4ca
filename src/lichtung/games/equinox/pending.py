"""Which frames can be pending on which, and what must lie on the table for them: asked of loaded positions alone."""

from __future__ import annotations

from typing import Final

from lichtung.games.equinox import frames as f
from lichtung.games.equinox.layout import COLUMNS, IN_PLAY, LOOK, LOOKED_AT, VANISHED
from lichtung.games.equinox.settings import SEATS
from lichtung.games.equinox.state import BET_STEP, DISCARD_STEP, DRAW_STEP, PLAY_STEP, VANISH_STEP
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.frames import number_of
from lichtung.kernel.state import State

PLAYED: Final = (f.DISCARD,)
GROWN: Final = (f.DISCARD_TREE,)

# For every frame those that can lie directly below it.
LIES_ON: Final[dict[int, tuple[int, ...]]] = {
    f.CHOOSE_DISCARD: (f.TAKE_BACK,),
    f.TAKE_BACK: (f.DRAW,),
    f.CHOOSE_SECRET_CARD: PLAYED,
    f.CHOOSE_CARD: PLAYED,
    f.CHOOSE_CHAMELEON_CREATURE: PLAYED,
    f.USE_POWER: PLAYED,
    f.CHOOSE_URVATER_CREATURE: GROWN,
    f.CHOOSE_DRYADA_CARD: GROWN,
    f.DISCARD_TREE: PLAYED,
    f.CHOOSE_STONE: PLAYED,
    f.CHOOSE_KLUMPI_SPACE: PLAYED,
    f.CHOOSE_CORNU_PLAYER: PLAYED,
    f.CHOOSE_NOCTIA_PLAYER: PLAYED,
    f.CHOOSE_NOCTIA_CREATURE: PLAYED,
    f.CHOOSE_GIVEN_CARD: PLAYED,
    f.CHOOSE_ZIEGFRIED_PLAYER: PLAYED,
    f.CHOOSE_KEPT_CARD: PLAYED,
    f.CHOOSE_LUPINO_CARD: PLAYED,
    f.CHOOSE_AQUILON_CARD: PLAYED,
    f.CHOOSE_RANERI_CREATURE: PLAYED,
    f.CHOOSE_RANERI_ROWS: PLAYED,
    f.CHOOSE_VULPA_CARD: PLAYED,
    f.CHOOSE_BORROWED_POWER: PLAYED,
}

# The frames that can be the lowest one, with the steps in which they are: each leads on to the next step.
LOWEST: Final[dict[int, tuple[int, ...]]] = {
    f.BET: (BET_STEP, VANISH_STEP),
    f.CHOOSE_BET: (BET_STEP,),
    f.PLAY: (BET_STEP, PLAY_STEP),
    f.DISCARD: (BET_STEP, PLAY_STEP, DISCARD_STEP),
    f.DRAW: (DISCARD_STEP, DRAW_STEP),
    f.VANISH: (DRAW_STEP, VANISH_STEP),
}


def check_pending(s: State) -> None:
    """A card in play and cards that are looked at wait for the frame that puts them somewhere; a round takes one creature."""
    gone = sum([1 for column in range(COLUMNS) if s.data[VANISHED + column] != 0])
    if gone >= s.data[ROUND]:
        raise InvalidPosition("vanished", f"{gone} creatures, although only {s.data[ROUND] - 1} rounds are over")
    numbers = {int(number_of(s.stack[i])) for i in range(s.depth)}
    if s.data[IN_PLAY] != 0 and not numbers & {f.CHOOSE_CHAMELEON_CREATURE, f.DISCARD_TREE}:
        raise InvalidPosition("in_play", "nothing is pending that would put this card somewhere")
    for seat in range(SEATS):
        if s.data[LOOKED_AT + seat * LOOK] != 0 and not (f.CHOOSE_KEPT_CARD in numbers and seat == s.data[TURN]):
            raise InvalidPosition(f"looked_at[{seat}]", "nothing is pending that would give these cards back")
