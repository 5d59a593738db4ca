"""What speaks for an option of Tribes of the Wind: points, clean fields, water, conditions, goals within reach."""

from __future__ import annotations

from typing import Final

from lichtung.games.tribes.conditions import progress
from lichtung.games.tribes.end import score
from lichtung.games.tribes.layout import WATER
from lichtung.games.tribes.state import SETUP_BOARDS, count, polluted, temples, tiles, villages
from lichtung.kernel.addresses import STEP
from lichtung.kernel.state import State

SCALES: Final = {
    "villages": 0.5,
    "points": 1.0,
    "polluted": -1.0,
    "forests": 0.7,
    "temples": 0.7,
    "condition": 0.8,
    "water": 1.5,
}


def measure(s: State, seat: int) -> dict[str, float]:
    """Returns what a seat has built and cleaned so far, its points and its water."""
    if s.data[STEP] == SETUP_BOARDS:
        return dict.fromkeys(SCALES, 0.0)
    return {
        "villages": float(count(villages(s, seat))),
        "points": float(score(s, seat)),
        "polluted": float(count(polluted(s, seat))),
        "forests": float(count(tiles(s, seat))),
        "temples": float(count(temples(s, seat))),
        "condition": float(progress(s, seat)),
        "water": float(s.data[WATER + seat]),
    }
