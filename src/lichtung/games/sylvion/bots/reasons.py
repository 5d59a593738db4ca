"""What speaks for an option of Sylvion: fire that comes less far, healing, a hand to pay with."""

from __future__ import annotations

from typing import Final

from lichtung.games.sylvion.end import desolated, healing
from lichtung.games.sylvion.insight import dangers
from lichtung.games.sylvion.layout import FISH_POINTS, FOREST_HEALTH
from lichtung.games.sylvion.state import active_hand
from lichtung.kernel.addresses import OUTCOME
from lichtung.kernel.state import State

SCALES: Final = {"damage": -1.0, "forest": 1.0, "healing": 1.5, "hand": 2.0}


def measure(s: State, seat: int) -> dict[str, float]:
    """Returns the damage that threatens, the forest's health, healing that is still missing, and what one could pay."""
    over = s.data[OUTCOME] != 0
    return {
        "damage": 0.0 if over else float(sum([hit["strength"] for row in dangers(s.sketch()) for hit in row])),
        "forest": float(s.data[FOREST_HEALTH]),
        "healing": float(min(0, healing(s) - desolated(s))),
        "hand": float(s.data[active_hand(s)] + s.data[FISH_POINTS]),
    }
