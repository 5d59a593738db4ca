"""The vocabulary of the record: verbs, and what stands behind their colons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.equinox.components import CODES, CREATURE_1, CREATURES, KINDS, NAMES, SYNONYMS
from lichtung.kernel.notation import Argument, Vocabulary

ROWS: Final = 5
SPACE_NAMES: Final = {c * ROWS + row: f"{name}/{row + 1}" for c, name in enumerate(NAMES) for row in range(ROWS)}
PAIRS: Final = {low * ROWS + high: f"{low + 1}&{high + 1}" for low in range(ROWS) for high in range(low + 1, ROWS)}


def space(creature: i64, row: i64) -> i64:
    """A space as an argument: the creature and the row, counted from 0."""
    return creature * ROWS + row


_DECK_CARDS: Final = {card: CODES[card] for card in range(CREATURE_1, KINDS)}
_CARD: Final = Argument("card", _DECK_CARDS, SYNONYMS)
_CREATURE: Final = Argument(
    "card",  # its champion card
    {c: NAMES[c] for c in range(CREATURES)},
)
_SPACE: Final = Argument("cell", SPACE_NAMES)
_SEAT: Final = Argument("seat", {seat: f"seat{seat}" for seat in range(5)})
_ROWS: Final = Argument("word", PAIRS, {"&".join(reversed(text.split("&"))): number for number, text in PAIRS.items()})

# An option is one of these plus its argument.
VOCABULARY: Final = Vocabulary()
REGULAR: Final = VOCABULARY.verb("regular", _CREATURE)
SECRET: Final = VOCABULARY.verb("secret")
REVEAL: Final = VOCABULARY.verb("reveal")
SKIP: Final = VOCABULARY.verb("skip")
BET_CARD: Final = VOCABULARY.verb("bet", _CARD)
PLAY: Final = VOCABULARY.verb("play", _CARD)
PUT: Final = VOCABULARY.verb("put", _CREATURE)
YES: Final = VOCABULARY.verb("yes")
NO: Final = VOCABULARY.verb("no")
NAME: Final = VOCABULARY.verb("name", _CREATURE)
TAKE: Final = VOCABULARY.verb("take", _SPACE)
SPACE: Final = VOCABULARY.verb("space", _SPACE)
CHAMPION: Final = VOCABULARY.verb("champion", _CREATURE)
PLAYER: Final = VOCABULARY.verb("player", _SEAT)
BET_SPACE: Final = VOCABULARY.verb("bet", _SPACE)
GIVE: Final = VOCABULARY.verb("give", _CARD)
BORROW: Final = VOCABULARY.verb("borrow", _CREATURE)
KEEP: Final = VOCABULARY.verb("keep", _CARD)
CREATURE: Final = VOCABULARY.verb("creature", _CREATURE)
SWAP: Final = VOCABULARY.verb("swap", _ROWS)
DISCARD_AT: Final = VOCABULARY.verb("discard", _SPACE)
DISCARD: Final = VOCABULARY.verb("discard", _CARD)
STOP: Final = VOCABULARY.verb("stop")
