"""The vocabulary of the record: verbs, and what stands behind their colons."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.components import Components
from lichtung.kernel.notation import VERB, Argument, Vocabulary
from lichtung.kernel.schema import Target

CARD_BITS: Final = 7
CARD_MASK: Final = 127
WATER_LIMIT: Final = 41

# What the components of a data set fill
_BOARD: Final = Argument("number", {})
_ELEMENT: Final = Argument("card", {})
_VILLAGE: Final = Argument("card", {})
_TILE: Final = Argument("card", {})
_LEADER: Final = Argument("card", {})
_PART: Final = Argument("word", {})

_FIELD: Final = Argument("cell", t.FIELD_NAMES)
_PLACE: Final = Argument("cell", t.PLACE_NAMES)
_TEMPLE: Final = Argument("word", dict(enumerate(t.TEMPLE_KINDS)))
_ROW: Final = Argument("number", {n: str(n) for n in range(1, t.ROWS + 1)})
_SLOT: Final = Argument("number", {n: str(n) for n in range(1, t.DISPLAY + 1)})
_WATER: Final = Argument("number", {n: str(n) for n in range(WATER_LIMIT)})

# An option is one of these plus its argument.
VERBS: Final = Vocabulary()
BOARD: Final = VERBS.verb("board", _BOARD)
REMOVE: Final = VERBS.verb("remove", _FIELD)
DECLINE: Final = VERBS.verb("decline")
PLAY: Final = VERBS.verb("play", _ELEMENT)
TEMPLE: Final = VERBS.verb("temple")
REDRAW: Final = VERBS.verb("redraw")
VILLAGE: Final = VERBS.verb("village", _FIELD)
ABILITY: Final = VERBS.verb("ability", _LEADER)
ROW: Final = VERBS.verb("row", _ROW)
PART: Final = VERBS.verb("part", _PART)
WATER: Final = VERBS.verb("water", _WATER)
MOVE: Final = VERBS.verb("move", _PLACE, _PLACE)
STOP: Final = VERBS.verb("stop")
TILE: Final = VERBS.verb("tile", _TILE)
FIELD: Final = VERBS.verb("field", _FIELD)
TEMPLE_OF: Final = VERBS.verb("temple", _TEMPLE)
FROM: Final = VERBS.verb("from", _PLACE)
TO: Final = VERBS.verb("to", _FIELD)
TAKE: Final = VERBS.verb("take", _VILLAGE)
LEFT: Final = VERBS.verb("left")
RIGHT: Final = VERBS.verb("right")
DISCARD: Final = VERBS.verb("discard", _VILLAGE)  # a village card
CLEAR: Final = VERBS.verb("clear", _FIELD)
DONE: Final = VERBS.verb("done")
SLOT: Final = VERBS.verb("slot", _SLOT)
DECK: Final = VERBS.verb("deck")
LEADER: Final = VERBS.verb("leader", _LEADER)
DISCARD_THREE: Final = 64 * VERB  # plus three cards of seven bits each, in ascending order


def three(first: i64, second: i64, third: i64) -> i64:
    """The option to discard three cards, given in ascending order."""
    return DISCARD_THREE + first + (second << CARD_BITS) + (third << (2 * CARD_BITS))


def cards_between(names: dict[int, str], low: int, high: int) -> Argument:
    """The cards with numbers from low to high as an argument."""
    return Argument("card", {card: name for card, name in names.items() if low <= card <= high})


def vocabulary(c: Components) -> Vocabulary:
    """All verbs but the discarding of three cards, with the components of a data set."""
    return VERBS.with_arguments(
        {
            _BOARD: Argument("number", {n: str(n) for n in range(1, c.table[t.BOARD_COUNT] + 1)}),
            _ELEMENT: cards_between(c.names, 1, t.ELEMENT_LIMIT),
            _VILLAGE: cards_between(c.names, t.VILLAGE_0, t.TILE_0),
            _TILE: cards_between(c.names, t.TILE_0, t.TILE_0 + t.SIDE),
            _LEADER: cards_between(c.names, t.LEADER_0, t.CARDS),
            _PART: Argument("word", c.parts),
        }
    )


@final
class Words:
    """The words of one data set: the vocabulary, and sets of three cards."""

    def __init__(self, c: Components) -> None:
        self.vocabulary: Vocabulary = vocabulary(c)
        self.cards: dict[int, str] = {card: name for card, name in c.names.items() if card <= t.ELEMENT_LIMIT}
        self.numbers: dict[str, int] = {name.lower(): card for card, name in self.cards.items()}

    def three(self, option: int) -> list[str]:
        """The cards of a set of three."""
        packed = option - DISCARD_THREE
        return [self.cards[(packed >> shift) & CARD_MASK] for shift in (0, CARD_BITS, 2 * CARD_BITS)]

    def word(self, option: int) -> str:
        """The word of an option."""
        if option >= DISCARD_THREE:
            return f"discard:{'&'.join(self.three(option))}"
        return self.vocabulary.word(option)

    def points_at(self, option: int) -> list[Target]:
        """What an option points at."""
        if option >= DISCARD_THREE:
            return [{"card": card} for card in self.three(option)]
        return self.vocabulary.points_at(option)

    def read(self, word: str) -> list[int]:
        """Every option a word can mean; the order of a set does not matter."""
        head, _, tail = word.partition(":")
        if head.strip().lower() == "discard" and "&" in tail:
            cards = sorted({self.numbers.get(text.strip().lower(), 0) for text in tail.split("&")})
            return [int(three(cards[0], cards[1], cards[2]))] if len(cards) == 3 and cards[0] > 0 else []
        return self.vocabulary.read(word)

    def all_options(self) -> list[int]:
        """Every option there is, in ascending order."""
        sets = [int(three(a, b, c)) for a, b, c in combinations(sorted(self.cards), 3)]
        return [*self.vocabulary.all_options(), *sorted(sets)]
