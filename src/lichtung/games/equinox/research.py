"""How learning programs observe Equinox.

Only the uppermost card of a stack is seen, and a stack's column says which creature it is: strengths are enough.
"""

from __future__ import annotations

from typing import ClassVar, Final

from lichtung.games.equinox.components import (
    CHAMELEON_0,
    CHAMPION_1,
    CREATURE_1,
    CREATURES,
    STONE_1,
    STRENGTHS,
    URVATER,
)
from lichtung.research.hints import Hints, Places

CARDS: Final = {
    "champions": list(range(CHAMPION_1, CHAMPION_1 + CREATURES)),
    "stones": list(range(STONE_1, STONE_1 + 5)),
    "in_play": list(range(CHAMELEON_0, URVATER + 2)),
}


class EquinoxHints(Hints):
    """Stacks by the strength of their uppermost card."""

    skipped = frozenset({"box", "has_secret_bet"})  # both follow from others
    only_top = frozenset({"stacks"})
    remembered = frozenset({"looked_at"})
    meanings: ClassVar = {"vanished": "the round in which the creature of each column vanished, 0 if it did not"}

    def kinds(self, zone: str) -> list[int]:
        return CARDS.get(zone, [])

    def grades(self, zone: str) -> tuple[Places, str] | None:
        if zone != "stacks":
            return None
        creatures = {CREATURE_1 + i: i % STRENGTHS for i in range(CREATURES * STRENGTHS)}
        chameleons = {CHAMELEON_0 + i: STRENGTHS + i for i in range(STRENGTHS)}
        return creatures | chameleons, "strength 0 to 10 of a card of the column's creature, then of a chameleon"


HINTS: Final = EquinoxHints()
