"""What stands on the cards and what stones are worth, for whoever draws them."""

from __future__ import annotations

from lichtung.games.equinox.components import (
    CHAMELEON_0,
    CHAMPION_VALUE,
    CHAMPIONS,
    CODES,
    CREATURE_1,
    CREATURES,
    DOUBLED,
    HALF,
    NAMES,
    ROW_VALUE,
    ROWS,
    STONES_EACH,
    STRENGTHS,
)
from lichtung.kernel.game import Game


def facts(game: Game) -> dict[str, object]:
    """The facts of Equinox (`schema.Facts`)."""
    cards = range(CREATURE_1, CHAMELEON_0 + STRENGTHS)
    return {
        "row_values": [int(ROW_VALUE[row]) for row in range(ROWS)],
        "champion_value": int(CHAMPION_VALUE),
        "bonuses": {NAMES[creature]: HALF[creature] / 2 for creature in range(CREATURES) if HALF[creature]},
        "strengths": {CODES[card]: DOUBLED[card] / 2 for card in cards},
        "stones": int(STONES_EACH),
        "survivors": int(CHAMPIONS - ROWS),
    }
