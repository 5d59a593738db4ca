"""What speaks for an option of Urbion: balance, pacified cities, time."""

from __future__ import annotations

from typing import Final

from lichtung.games.urbion.census import balanced_cities
from lichtung.games.urbion.city import total
from lichtung.games.urbion.layout import DREAM_DECK, ROWS, SUCCESS_PILE
from lichtung.games.urbion.state import rows_with_city
from lichtung.kernel.state import State

SCALES: Final = {"pacified": 0.5, "balanced": 0.5, "imbalance": -1.5, "time": 2.0}


def measure(s: State, seat: int) -> dict[str, float]:
    """Returns pacified and balanced cities, how far the others are from balance, and the dreams that are left."""
    filled = rows_with_city(s)
    return {
        "pacified": float(s.data[SUCCESS_PILE]),
        "balanced": float(int(balanced_cities(s)).bit_count()),
        "imbalance": float(sum([abs(int(total(s, row))) for row in range(ROWS) if filled >> row & 1])),
        "time": float(s.data[DREAM_DECK]),
    }
