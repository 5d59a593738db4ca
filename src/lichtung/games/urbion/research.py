"""How learning programs observe Urbion: a dream and the postcard on it are one card of the kernel, and counted apart."""

from __future__ import annotations

from typing import ClassVar, Final

from lichtung.games.urbion.components import CARRIES, DREAM
from lichtung.games.urbion.layout import SUCCESS_PILE
from lichtung.games.urbion.settings import REQUIRED
from lichtung.kernel.kinds import CELL
from lichtung.kernel.state import State
from lichtung.kernel.terms import Terms
from lichtung.kernel.zones import Zone
from lichtung.research.hints import Hints, Places


class UrbionHints(Hints):
    """The rows are looked at twice: for dreams, and for postcards."""

    meanings: ClassVar = {
        "void_figure": "0 gone, 1 to 4 its row, 5 standing and 6 lying on the stack",
        "polarity": "0 when seat 0 plays the Sognae, 1 when seat 1 does",
    }

    def layers(self, terms: Terms, zone: Zone) -> list[tuple[str, Places, str]]:
        if zone.key != "rows" or zone.kind == CELL:
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

    def progress(self, s: State) -> float:
        """The share of the required cities that are pacified."""
        return float(s.data[SUCCESS_PILE]) / float(s.rules[REQUIRED])


HINTS: Final = UrbionHints()
