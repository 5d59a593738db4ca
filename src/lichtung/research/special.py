"""Where a game's table wants to be observed in another way than card by card.

Equinox shows only the uppermost card of a stack, and a stack's column says which creature it is: strengths are enough.
Tiles of Tribes are given as numbers, because a terrain has more kinds of tiles than a one-hot should hold.
"""

from __future__ import annotations

from typing import Final

from lichtung.games.equinox.components import (
    CHAMELEON_0,
    CHAMPION_1,
    CREATURE_1,
    CREATURES,
    STONE_1,
    STRENGTHS,
    URVATER,
)

SKIPPED: Final = {
    "equinox": {"box", "has_secret_bet"},  # both follow from others
    "tribes": {"capital"},  # the riders of the terrain hold it
}
PLAIN: Final = {
    "tribes": {"terrain": "the tile of each field by its card number, 0 without one; 13 fields for each seat"}
}
ONLY_TOP: Final = {"equinox": {"stacks"}}
REMEMBERED: Final = {"equinox": {"looked_at"}}
BACK_ON_TOP: Final = {"tribes": {"element_deck"}}  # only the uppermost card shows its back


def skipped(game: str) -> set[str]:
    """Keys of the view that follow from other keys."""
    return SKIPPED.get(game, set())


def plain(game: str) -> dict[str, str]:
    """Zones whose cards are given as numbers, with the meaning of these."""
    return PLAIN.get(game, {})


def only_top(game: str) -> set[str]:
    """Open zones whose uppermost card alone can be seen."""
    return ONLY_TOP.get(game, set())


def remembered(game: str) -> set[str]:
    """Zones where those who were shown a card see it, although the view of this game forgets what was shown elsewhere."""
    return REMEMBERED.get(game, set())


def back_on_top(game: str) -> set[str]:
    """Piles whose uppermost card alone shows its back."""
    return BACK_ON_TOP.get(game, set())


def kinds(game: str, zone: str) -> list[int]:
    """The cards of a zone where the game's own answer is about loaded positions only; else nothing."""
    if game != "equinox":
        return []
    return {
        "champions": list(range(CHAMPION_1, CHAMPION_1 + CREATURES)),
        "stones": list(range(STONE_1, STONE_1 + 5)),
        "in_play": list(range(CHAMELEON_0, URVATER + 2)),
    }.get(zone, [])


def grades(game: str, zone: str) -> tuple[dict[int, int], str] | None:
    """A coarser order of the cards of a zone, and what it means."""
    if (game, zone) != ("equinox", "stacks"):
        return None
    creatures = {CREATURE_1 + i: i % STRENGTHS for i in range(CREATURES * STRENGTHS)}
    chameleons = {CHAMELEON_0 + i: STRENGTHS + i for i in range(STRENGTHS)}
    return creatures | chameleons, "strength 0 to 10 of a card of the column's creature, then of a chameleon"
