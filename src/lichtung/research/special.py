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
from lichtung.games.tribes.words import DISCARD_THREE
from lichtung.games.urbion.components import CARRIES, DREAM
from lichtung.kernel.kinds import CELL
from lichtung.kernel.terms import Terms
from lichtung.kernel.zones import Zone

SKIPPED: Final = {
    "equinox": {"box", "has_secret_bet"},  # both follow from others
    "tribes": {"capital"},  # the riders of the terrain hold it
}
PLAIN: Final = {
    "tribes": {"terrain": "the tile of each field by its card number, 0 without one; 13 fields for each seat"}
}
ONLY_TOP: Final = {"equinox": {"stacks"}}
REMEMBERED: Final = {"equinox": {"looked_at"}}
MEANINGS: Final = {
    "figure_at": "0 when the figure stands nowhere, else the number of its cell",
    "void_figure": "0 gone, 1 to 4 its row, 5 standing and 6 lying on the stack",
    "vanished": "the round in which the creature of each column vanished, 0 if it did not",
    "turn_order": "the seat that began",
    "game_end_tile": "who holds the tile: 0 nobody, else the seat + 1",
    "unplaced_temples": "for each seat the sum of 1, 2, 4 … for the kinds of temples not yet placed",
    "rewarded": "for each seat the sum of 1, 2, 4 … for the conditions already rewarded",
    "abilities_used": "1 and 2 for the active player's leader cards that were used, added up",
    "boards": "the board of each seat, 0 before it is chosen",
    "polarity": "0 when seat 0 plays the Sognae, 1 when seat 1 does",
}
BACK_ON_TOP: Final = {"tribes": {"element_deck"}}  # only the uppermost card shows its back

# Options from this number on are actions by their place in the question: three of 80 cards can be discarded in 82,160 ways,
# three of the five on a rack in ten.
BY_PLACE: Final = {"tribes": (int(DISCARD_THREE), 10, "discard:three")}


def by_place(game: str) -> tuple[int, int, str]:
    """The first option that is an action by its place in the question, how many such places there are, and their word."""
    return BY_PLACE.get(game, (1 << 62, 0, ""))


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


def meaning(key: str) -> str:
    """What the numbers under a key of the view mean."""
    return MEANINGS.get(key, "as the view counts")


def kinds(game: str, zone: str) -> list[int]:
    """The cards of a zone where the game's own answer is about loaded positions only; else nothing."""
    if game != "equinox":
        return []
    return {
        "champions": list(range(CHAMPION_1, CHAMPION_1 + CREATURES)),
        "stones": list(range(STONE_1, STONE_1 + 5)),
        "in_play": list(range(CHAMELEON_0, URVATER + 2)),
    }.get(zone, [])


def layers(terms: Terms, zone: Zone) -> list[tuple[str, dict[int, int], str]]:
    """Several ways to count the cards of a zone: what is added to its name, where each card is counted, what it means.

    A dream of Urbion and the postcard on it are one card of the kernel; they are counted apart.
    """
    if terms.name != "urbion" or zone.key != "rows" or zone.kind == CELL:
        return []
    names = terms.game.cards
    dreams = sorted({card & DREAM for card in names if card in range(1, DREAM + 1) or card >= CARRIES})
    every = {
        card: dreams.index(card & DREAM)
        for card in names
        if card & DREAM in dreams and (card <= DREAM or card >= CARRIES)
    }
    found = [("", every, "how many of " + " ".join([names[dream] for dream in dreams]))]
    if "postcards" in terms.settings["expansions"]:
        states = {card: card // CARRIES - 1 for card in names if card >= CARRIES}
        found.append((" postcards", states, "how many dreams with a postcard, by the postcard's kind and rotation"))
    return found


def grades(game: str, zone: str) -> tuple[dict[int, int], str] | None:
    """A coarser order of the cards of a zone, and what it means."""
    if (game, zone) != ("equinox", "stacks"):
        return None
    creatures = {CREATURE_1 + i: i % STRENGTHS for i in range(CREATURES * STRENGTHS)}
    chameleons = {CHAMELEON_0 + i: STRENGTHS + i for i in range(STRENGTHS)}
    return creatures | chameleons, "strength 0 to 10 of a card of the column's creature, then of a chameleon"
