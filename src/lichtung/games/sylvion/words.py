"""The vocabulary of the record: verbs, and what stands behind their colons."""

from __future__ import annotations

from typing import Final

from lichtung.games.sylvion.components import (
    B2,
    B4,
    BETRAYAL,
    CODES,
    E0,
    IDENTIFIERS,
    LAST_FEAT,
    LAST_SYLVAN,
    STONE_RAIN,
)
from lichtung.games.sylvion.layout import CELL_NAMES, CELLS, CLEARING
from lichtung.kernel.notation import Argument, Vocabulary

EDGE: Final = 0  # the forest edge as the argument of TO; cells are their addresses

_LONG: Final = {identifier: kind for kind, identifier in IDENTIFIERS.items()}
_HAND: Final = Argument("card", {kind: CODES[kind] for kind in range(1, LAST_SYLVAN + 1)}, _LONG)
_DECK: Final = Argument("card", {kind: CODES[kind] for kind in range(1, BETRAYAL + 1)}, _LONG)
_FEATS: Final = Argument("card", {kind: CODES[kind] for kind in range(BETRAYAL + 1, LAST_FEAT + 1)}, _LONG)
_RAVAGER: Final = Argument(
    "card",
    {kind: CODES[kind] for kind in range(E0, STONE_RAIN + 1) if kind < B2 or kind > B4},
    _LONG,
)
_CELL: Final = Argument("cell", {place: name for place, name in CELL_NAMES.items() if place < CLEARING + CELLS})
_ANY_CELL: Final = Argument("cell", CELL_NAMES)
_TARGET: Final = Argument("cell", {EDGE: "edge"} | {p: name for p, name in CELL_NAMES.items() if p < CLEARING + CELLS})
_COLUMN: Final = Argument("number", {n: str(n) for n in range(1, 5)})
_COUNT: Final = Argument("number", {n: str(n) for n in range(3)})

# An option is one of these plus its argument.
VOCABULARY: Final = Vocabulary()
RECRUIT: Final = VOCABULARY.verb("recruit", _COLUMN)
DISCARD_BETRAYAL: Final = VOCABULARY.verb("discard_betrayal")
DISCARD_OTHER: Final = VOCABULARY.verb("discard_other")
DISCARD: Final = VOCABULARY.verb("discard", _HAND)  # a card of a hand
PASS: Final = VOCABULARY.verb("pass")
DISCARD_AT: Final = VOCABULARY.verb("discard", _ANY_CELL)  # the card in a cell
RANDOM_ONE: Final = VOCABULARY.verb("random_one")
CHOOSE_TWO: Final = VOCABULARY.verb("choose_two")
REMOVE: Final = VOCABULARY.verb("remove", _DECK)
PUT_BACK: Final = VOCABULARY.verb("put_back", _HAND)
END: Final = VOCABULARY.verb("end")
PLAY: Final = VOCABULARY.verb("play", _HAND)
FEAT: Final = VOCABULARY.verb("feat", _FEATS)
ERUPT: Final = VOCABULARY.verb("erupt", _CELL)
FISH_POINT: Final = VOCABULARY.verb("fish_point")
PARTNER: Final = VOCABULARY.verb("partner")
PLACE: Final = VOCABULARY.verb("place", _CELL)
MOVE: Final = VOCABULARY.verb("move", _CELL)
TO: Final = VOCABULARY.verb("to", _TARGET)
SELF: Final = VOCABULARY.verb("self")
FLAT: Final = VOCABULARY.verb("flat")
PER_TREE: Final = VOCABULARY.verb("per_tree")
HEAL: Final = VOCABULARY.verb("heal", _COUNT)
KEEP: Final = VOCABULARY.verb("keep")
SWAP: Final = VOCABULARY.verb("swap")
TAKE: Final = VOCABULARY.verb("take", _DECK)
PUT: Final = VOCABULARY.verb("put", _RAVAGER)
UP: Final = VOCABULARY.verb("up")
DOWN: Final = VOCABULARY.verb("down")
LEFT: Final = VOCABULARY.verb("left")
RIGHT: Final = VOCABULARY.verb("right")
