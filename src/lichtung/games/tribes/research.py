"""How learning programs observe Tribes.

Tiles are given as numbers, because a terrain has more kinds of tiles than a one-hot should hold. Three of 80 cards can be
discarded in 82,160 ways, three of the five on a rack in ten: these actions are places in the question.
"""

from __future__ import annotations

from typing import ClassVar, Final

from lichtung.games.tribes.words import DISCARD_THREE
from lichtung.research.hints import ByPlace, Hints


class TribesHints(Hints):
    """The terrain as numbers, three cards by their place."""

    skipped = frozenset({"capital"})  # the riders of the terrain hold it
    plain: ClassVar = {"terrain": "the tile of each field by its card number, 0 without one; 13 fields for each seat"}
    back_on_top = frozenset({"element_deck"})  # only the uppermost card shows its back
    meanings: ClassVar = {
        "turn_order": "the seat that began",
        "game_end_tile": "who holds the tile: 0 nobody, else the seat + 1",
        "unplaced_temples": "for each seat the sum of 1, 2, 4 … for the kinds of temples not yet placed",
        "rewarded": "for each seat the sum of 1, 2, 4 … for the conditions already rewarded",
        "abilities_used": "1 and 2 for the active player's leader cards that were used, added up",
        "boards": "the board of each seat, 0 before it is chosen",
    }
    by_place = ByPlace(
        int(DISCARD_THREE),
        10,
        "discard:three",
        "the last ten actions (`discard:three:1` …) discard three of the five cards on the rack: the cards in "
        "ascending order, 1 is the first three, 2 the first two and the fourth, and so on.",
    )


HINTS: Final = TribesHints()
