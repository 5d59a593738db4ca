"""Where a game's table wants to be observed in another way than card by card: each game says so in its `research.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from lichtung.kernel.catalogue import part_of
from lichtung.kernel.state import State
from lichtung.kernel.terms import Terms
from lichtung.kernel.zones import Zone

Places = dict[int, int]  # where each card is counted
MEANING: Final = "as the view counts"


@dataclass(frozen=True)
class ByPlace:
    """Options from `first` on are actions by their place in the question: how many places there are, and their word."""

    first: int = 1 << 62
    count: int = 0
    word: str = ""
    about: str = ""  # for the documents


class Hints:
    """A table that is observed card by card. Games override what differs.

    - `skipped`: keys of the view that follow from other keys.
    - `plain`: zones whose cards are given as numbers, with the meaning of these.
    - `only_top`: open zones whose uppermost card alone can be seen.
    - `remembered`: zones where those who were shown a card see it, although the view forgets what was shown elsewhere.
    - `back_on_top`: piles whose uppermost card alone shows its back.
    - `meanings`: what the numbers under a key of the view mean, where they are not as the view counts.
    """

    skipped: frozenset[str] = frozenset()
    plain: ClassVar[Mapping[str, str]] = {}
    only_top: frozenset[str] = frozenset()
    remembered: frozenset[str] = frozenset()
    back_on_top: frozenset[str] = frozenset()
    meanings: ClassVar[Mapping[str, str]] = {}
    by_place: ByPlace = ByPlace()

    def meaning(self, key: str) -> str:
        """What the numbers under a key of the view mean."""
        return self.meanings.get(key, MEANING)

    def kinds(self, zone: str) -> list[int]:
        """The cards of a zone where the game's own answer is about loaded positions only; else nothing."""
        return []

    def layers(self, terms: Terms, zone: Zone) -> list[tuple[str, Places, str]]:
        """Several ways to count the cards of a zone: what is added to its name, where each card is counted, what it means."""
        return []

    def grades(self, zone: str) -> tuple[Places, str] | None:
        """A coarser order of the cards of a zone, and what it means."""
        return None

    def progress(self, s: State) -> float:
        """How far a game alone has come, about 0 to 1, from what everybody sees. Shaped rewards are what it changes by.

        A lost game that came far is then worth more than one that did not: random play hardly ever wins, and a learner has
        to begin somewhere. What is best for the shaped reward need not be best for winning.
        """
        return 0.0


PLAIN: Final = Hints()


def hints_of(game: str) -> Hints:
    """How the table of a game is observed."""
    part = part_of(game, "research")
    hints: Hints = PLAIN if part is None else part.HINTS
    return hints
