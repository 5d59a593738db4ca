"""The vocabulary of the record: verbs, and what stands behind their colons."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final, final

from mypy_extensions import i64

from lichtung.games.tribes import tables as t
from lichtung.games.tribes.components import Components
from lichtung.kernel.notation import VERB, Argument, Verb, Vocabulary

# Verbs times VERB: an option is one of these plus its argument.
BOARD: Final = 1 * VERB
REMOVE: Final = 2 * VERB
DECLINE: Final = 3 * VERB
PLAY: Final = 4 * VERB
TEMPLE: Final = 5 * VERB
REDRAW: Final = 6 * VERB
VILLAGE: Final = 7 * VERB
ABILITY: Final = 8 * VERB
ROW: Final = 9 * VERB
PART: Final = 10 * VERB
WATER: Final = 11 * VERB
MOVE: Final = 12 * VERB
STOP: Final = 13 * VERB
TILE: Final = 14 * VERB
FIELD: Final = 15 * VERB
TEMPLE_OF: Final = 16 * VERB
FROM: Final = 17 * VERB
TO: Final = 18 * VERB
TAKE: Final = 19 * VERB
LEFT: Final = 20 * VERB
RIGHT: Final = 21 * VERB
DISCARD: Final = 22 * VERB  # a village card
CLEAR: Final = 23 * VERB
DONE: Final = 24 * VERB
SLOT: Final = 25 * VERB
DECK: Final = 26 * VERB
LEADER: Final = 27 * VERB
DISCARD_THREE: Final = 64 * VERB  # plus three cards of seven bits each, in ascending order

CARD_BITS: Final = 7
CARD_MASK: Final = 127
WATER_LIMIT: Final = 41


def three(first: i64, second: i64, third: i64) -> i64:
    """The option to discard three cards, given in ascending order."""
    return DISCARD_THREE + first + (second << CARD_BITS) + (third << (2 * CARD_BITS))


def cards_between(names: dict[int, str], low: int, high: int) -> Argument:
    """The cards with numbers from low to high as an argument."""
    return Argument("card", {card: name for card, name in names.items() if low <= card <= high})


def vocabulary(c: Components) -> Vocabulary:
    """All verbs but the discarding of three cards."""
    element = cards_between(c.names, 1, t.ELEMENT_LIMIT)
    village = cards_between(c.names, t.VILLAGE_0, t.TILE_0)
    tile = cards_between(c.names, t.TILE_0, t.TILE_0 + t.SIDE)
    leader = cards_between(c.names, t.LEADER_0, t.CARDS)
    field = Argument("cell", t.FIELD_NAMES)
    place = Argument("cell", t.PLACE_NAMES)
    return Vocabulary(
        [
            Verb(1, "board", Argument("number", {n: str(n) for n in range(1, c.table[t.BOARD_COUNT] + 1)})),
            Verb(2, "remove", field),
            Verb(3, "decline"),
            Verb(4, "play", element),
            Verb(5, "temple"),
            Verb(6, "redraw"),
            Verb(7, "village", field),
            Verb(8, "ability", leader),
            Verb(9, "row", Argument("number", {n: str(n) for n in range(1, 4)})),
            Verb(10, "part", Argument("word", c.parts)),
            Verb(11, "water", Argument("number", {n: str(n) for n in range(WATER_LIMIT)})),
            Verb(12, "move", place, place),
            Verb(13, "stop"),
            Verb(14, "tile", tile),
            Verb(15, "field", field),
            Verb(16, "temple", Argument("word", dict(enumerate(t.TEMPLE_KINDS)))),
            Verb(17, "from", place),
            Verb(18, "to", field),
            Verb(19, "take", village),
            Verb(20, "left"),
            Verb(21, "right"),
            Verb(22, "discard", village),
            Verb(23, "clear", field),
            Verb(24, "done"),
            Verb(25, "slot", Argument("number", {n: str(n) for n in range(1, t.DISPLAY + 1)})),
            Verb(26, "deck"),
            Verb(27, "leader", leader),
        ]
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

    def points_at(self, option: int) -> list[dict[str, Any]]:
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
