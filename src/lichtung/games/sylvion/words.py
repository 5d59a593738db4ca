"""The vocabulary of the record: verbs, and what stands behind their colons."""

from __future__ import annotations

from typing import Final

from lichtung.games.sylvion.components import BETRAYAL, CODES, E0, FISH, IDENTIFIERS, LAST_FEAT, MARKED_E3, STONE_RAIN
from lichtung.games.sylvion.state import CELL_NAMES, CLEARING
from lichtung.kernel.notation import VERB, Argument, Verb, Vocabulary

# Verbs times VERB: an option is one of these plus its argument.
RECRUIT: Final = 1 * VERB
DISCARD_BETRAYAL: Final = 2 * VERB
DISCARD_OTHER: Final = 3 * VERB
DISCARD: Final = 4 * VERB  # a card of a hand
PASS: Final = 5 * VERB
DISCARD_AT: Final = 6 * VERB  # the card in a cell
RANDOM_ONE: Final = 7 * VERB
CHOOSE_TWO: Final = 8 * VERB
REMOVE: Final = 9 * VERB
PUT_BACK: Final = 10 * VERB
END: Final = 11 * VERB
PLAY: Final = 12 * VERB
FEAT: Final = 13 * VERB
ERUPT: Final = 14 * VERB
FISH_POINT: Final = 15 * VERB
PARTNER: Final = 16 * VERB
PLACE: Final = 17 * VERB
MOVE: Final = 18 * VERB
TO: Final = 19 * VERB
SELF: Final = 20 * VERB
FLAT: Final = 21 * VERB
PER_TREE: Final = 22 * VERB
HEAL: Final = 23 * VERB
KEEP: Final = 24 * VERB
SWAP: Final = 25 * VERB
TAKE: Final = 26 * VERB
PUT: Final = 27 * VERB
UP: Final = 28 * VERB
DOWN: Final = 29 * VERB
LEFT: Final = 30 * VERB
RIGHT: Final = 31 * VERB

EDGE: Final = 0  # the forest edge as the argument of TO; cells are their addresses

_LONG: Final = {identifier: kind for kind, identifier in IDENTIFIERS.items()}
_HAND: Final = Argument("card", {kind: CODES[kind] for kind in range(1, FISH + 1)}, _LONG)
_DECK: Final = Argument("card", {kind: CODES[kind] for kind in range(1, BETRAYAL + 1)}, _LONG)
_FEATS: Final = Argument("card", {kind: CODES[kind] for kind in range(BETRAYAL + 1, LAST_FEAT + 1)}, _LONG)
_RAVAGER: Final = Argument(
    "card",
    {kind: CODES[kind] for kind in range(E0, STONE_RAIN + 1) if kind <= MARKED_E3 or kind > MARKED_E3 + 3},
    _LONG,
)
_CELL: Final = Argument("cell", {place: name for place, name in CELL_NAMES.items() if place < CLEARING + 16})
_ANY_CELL: Final = Argument("cell", CELL_NAMES)
_TARGET: Final = Argument("cell", {EDGE: "edge"} | {p: name for p, name in CELL_NAMES.items() if p < CLEARING + 16})
_COLUMN: Final = Argument("number", {n: str(n) for n in range(1, 5)})
_COUNT: Final = Argument("number", {n: str(n) for n in range(3)})

VOCABULARY: Final = Vocabulary(
    [
        Verb(1, "recruit", _COLUMN),
        Verb(2, "discard_betrayal"),
        Verb(3, "discard_other"),
        Verb(4, "discard", _HAND),
        Verb(5, "pass"),
        Verb(6, "discard", _ANY_CELL),
        Verb(7, "random_one"),
        Verb(8, "choose_two"),
        Verb(9, "remove", _DECK),
        Verb(10, "put_back", _HAND),
        Verb(11, "end"),
        Verb(12, "play", _HAND),
        Verb(13, "feat", _FEATS),
        Verb(14, "erupt", _CELL),
        Verb(15, "fish_point"),
        Verb(16, "partner"),
        Verb(17, "place", _CELL),
        Verb(18, "move", _CELL),
        Verb(19, "to", _TARGET),
        Verb(20, "self"),
        Verb(21, "flat"),
        Verb(22, "per_tree"),
        Verb(23, "heal", _COUNT),
        Verb(24, "keep"),
        Verb(25, "swap"),
        Verb(26, "take", _DECK),
        Verb(27, "put", _RAVAGER),
        Verb(28, "up"),
        Verb(29, "down"),
        Verb(30, "left"),
        Verb(31, "right"),
    ]
)
