"""The vocabulary of the record: verbs, and what stands behind their colons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.equinox.components import CODES, CREATURE_1, CREATURES, KINDS, NAMES, SYNONYMS
from lichtung.kernel.notation import VERB, Argument, Verb, Vocabulary

# Verbs times VERB: an option is one of these plus its argument.
REGULAR: Final = 1 * VERB
SECRET: Final = 2 * VERB
REVEAL: Final = 3 * VERB
SKIP: Final = 4 * VERB
BET_CARD: Final = 5 * VERB
PLAY: Final = 6 * VERB
PUT: Final = 7 * VERB
YES: Final = 8 * VERB
NO: Final = 9 * VERB
NAME: Final = 10 * VERB
TAKE: Final = 11 * VERB
SPACE: Final = 12 * VERB
CHAMPION: Final = 13 * VERB
PLAYER: Final = 14 * VERB
BET_SPACE: Final = 15 * VERB
GIVE: Final = 16 * VERB
BORROW: Final = 17 * VERB
KEEP: Final = 18 * VERB
CREATURE: Final = 19 * VERB
SWAP: Final = 20 * VERB
DISCARD_AT: Final = 21 * VERB
DISCARD: Final = 22 * VERB
STOP: Final = 23 * VERB

ROWS: Final = 5
SPACE_NAMES: Final = {c * ROWS + row: f"{name}/{row + 1}" for c, name in enumerate(NAMES) for row in range(ROWS)}
PAIRS: Final = {low * ROWS + high: f"{low + 1}&{high + 1}" for low in range(ROWS) for high in range(low + 1, ROWS)}


def space(creature: i64, row: i64) -> i64:
    """A space as an argument: the creature and the row, counted from 0."""
    return creature * ROWS + row


_DECK_CARDS: Final = {card: CODES[card] for card in range(CREATURE_1, KINDS)}
_CARD: Final = Argument("card", _DECK_CARDS, SYNONYMS)
_CREATURE: Final = Argument("creature", {c: NAMES[c] for c in range(CREATURES)})
_SPACE: Final = Argument("space", SPACE_NAMES)
_SEAT: Final = Argument("seat", {seat: f"seat{seat}" for seat in range(5)})
_ROWS: Final = Argument("rows", PAIRS, {"&".join(reversed(text.split("&"))): number for number, text in PAIRS.items()})

VOCABULARY: Final = Vocabulary(
    [
        Verb(1, "regular", _CREATURE),
        Verb(2, "secret"),
        Verb(3, "reveal"),
        Verb(4, "skip"),
        Verb(5, "bet", _CARD),
        Verb(6, "play", _CARD),
        Verb(7, "put", _CREATURE),
        Verb(8, "yes"),
        Verb(9, "no"),
        Verb(10, "name", _CREATURE),
        Verb(11, "take", _SPACE),
        Verb(12, "space", _SPACE),
        Verb(13, "champion", _CREATURE),
        Verb(14, "player", _SEAT),
        Verb(15, "bet", _SPACE),
        Verb(16, "give", _CARD),
        Verb(17, "borrow", _CREATURE),
        Verb(18, "keep", _CARD),
        Verb(19, "creature", _CREATURE),
        Verb(20, "swap", _ROWS),
        Verb(21, "discard", _SPACE),
        Verb(22, "discard", _CARD),
        Verb(23, "stop"),
    ]
)
