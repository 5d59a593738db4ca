"""When it is over: every way to win or lose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.urbion.layout import DREAM_DECK, SUCCESS_PILE
from lichtung.games.urbion.postcards import residents
from lichtung.games.urbion.settings import POSTCARDS, REQUIRED
from lichtung.kernel.result import Reason
from lichtung.kernel.state import State

CITIES_PACIFIED: Final = 0
RESIDENTS_UNHAPPY: Final = 1
DREAM_DECK_EMPTY: Final = 2
VOID_EMPTY_CITY: Final = 3

REASONS: Final = [
    Reason("cities_pacified", "URB-END-1", True),
    Reason("residents_unhappy", "URB-END-2", False),
    Reason("dream_deck_empty", "URB-END-3", False),
    Reason("void_empty_city", "URB-END-5", False),
]


def check_victory(s: State) -> bool:
    """URB-END-1, 2. With every city card in the success pile the game is over, and the residents say whether it is won."""
    if s.data[SUCCESS_PILE] < s.rules[REQUIRED]:
        return False
    unhappy = s.rules[POSTCARDS] != 0 and residents(s) < 0
    s.finish(RESIDENTS_UNHAPPY if unhappy else CITIES_PACIFIED)
    return True


def can_draw(s: State) -> bool:
    """URB-END-3, URB-GEN-13. Whether there is a dream to draw; if not, the game is lost at once."""
    if s.data[DREAM_DECK] > 0:
        return True
    s.finish(DREAM_DECK_EMPTY)
    return False


def next_dream(s: State) -> i64:
    """The top card of the dream deck."""
    return s.data[DREAM_DECK + s.data[DREAM_DECK]]
