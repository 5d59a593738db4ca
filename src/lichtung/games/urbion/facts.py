"""What stands on the dreams, for whoever draws them: other files in data/ make other dreams."""

from __future__ import annotations

from lichtung.games.urbion import schema
from lichtung.games.urbion.components import CODES, CONSTANTS, DREAM_ROWS, LAST_ROTATION, ON_HOURGLASS, Row
from lichtung.kernel.game import Game


def facts(game: Game) -> dict[str, object]:
    """The facts of Urbion (`schema.Facts`)."""
    return {
        "dreams": {CODES[number]: dream(row) for number, row in DREAM_ROWS.items()},
        "slots": CONSTANTS["dreams_per_side"],
        "turns": LAST_ROTATION - ON_HOURGLASS,
    }


def dream(row: Row) -> schema.Dream:
    """What stands on a dream."""
    left, right = (int(row[column]) if row[column] else None for column in ("value_left", "value_right"))
    return {"elements": "".join([name[0].upper() for name in row["elements"].split()]), "left": left, "right": right}
