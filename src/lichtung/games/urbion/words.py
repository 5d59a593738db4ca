"""The vocabulary of the record: verbs, and what stands behind their colons.

Almost every option means the same in every state. Only the sets of dreams that a census discards are bits of slots of a
row, so their words need the state.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from lichtung.games.urbion.components import BOOK_IDS, CODES, DREAM_ROWS, FLYING_SOGNAE, IDENTIFIERS, LYING
from lichtung.games.urbion.layout import ROWS, SIDE_CAPACITY
from lichtung.games.urbion.state import left_of, right_of
from lichtung.kernel.notation import Argument, Vocabulary, argument_of, make_target, verb_of
from lichtung.kernel.schema import Target
from lichtung.kernel.state import State

ON_SIDE: Final = 1 << 12  # a dream on display is its side's number * ON_SIDE + card
ROW_SLOTS: Final = 64  # a set of dreams is its row * ROW_SLOTS + bits

SIDE_NAMES: Final = {2 * row + side: f"R{row + 1}{'LR'[side]}" for row in range(ROWS) for side in (0, 1)}
DREAM_NAMES: Final = {
    number * ON_SIDE + card: f"{name}/{text}"
    for number, name in SIDE_NAMES.items()
    for (card, side), text in sorted(LYING.items())
    if side == number % 2
}


def row_of(option: i64) -> int:
    """Returns the row that an option changes; -1 if it changes none or does not say which."""
    verb, argument = int(verb_of(option)), int(argument_of(option))
    if verb not in ROW_SIZES or (verb == DISCARD_SET and argument % ROW_SLOTS == 0):
        return -1
    return argument // ROW_SIZES[verb]


def pairs(texts: dict[int, str], shift: int, equal: bool) -> tuple[dict[int, str], dict[str, int]]:
    """Unordered pairs: lower + higher << shift; and the same the other way round, as it may be read."""
    numbers = sorted(texts)
    both = [(a, b) for a in numbers for b in numbers if a < b or (equal and a == b)]
    forth = {a + (b << shift): f"{texts[a]}&{texts[b]}" for a, b in both}
    back = {f"{texts[b]}&{texts[a]}": a + (b << shift) for a, b in both}
    return forth, back


_LONG: Final = {name: card for name, card in IDENTIFIERS.items() if card in DREAM_ROWS}
_CARD_NAMES: Final = {card: CODES[card] for card in sorted(DREAM_ROWS)}
_CARD: Final = Argument("card", _CARD_NAMES, _LONG)
_CARD_PAIR: Final = Argument("card", *pairs(_CARD_NAMES, 8, True))
_ROW: Final = Argument("cell", {row: f"R{row + 1}" for row in range(ROWS)})
_ROW_PAIR: Final = Argument("cell", *pairs(_ROW.texts, 2, False))
_SIDE: Final = Argument("cell", SIDE_NAMES)
_DREAM: Final = Argument("cell", DREAM_NAMES)
_BOOK: Final = Argument(
    "card",
    {FLYING_SOGNAE + i: name for i, name in enumerate(BOOK_IDS)},
    {f"book_{name}": FLYING_SOGNAE + i for i, name in enumerate(BOOK_IDS)},
)
_HALF: Final = Argument("cell", {0: "L", 1: "R"})

# An option is one of these plus its argument.
VOCABULARY: Final = Vocabulary()
PLACE: Final = VOCABULARY.verb("place", _CARD, _SIDE)  # a card of the hand on a side: card + side * 256
PLACE_AT: Final = VOCABULARY.verb("place", _ROW)  # at a row
PLACE_ON: Final = VOCABULARY.verb("place", _SIDE)  # on a side
DISCARD: Final = VOCABULARY.verb("discard", _CARD)  # a card of the hand
DISCARD_DREAM: Final = VOCABULARY.verb("discard", _DREAM)  # a dream on display
DISCARD_SET: Final = VOCABULARY.reserve()  # slots of a row: row * 64 + bits, left slots first
DISCARD_IT: Final = VOCABULARY.verb("discard")
PAIR: Final = VOCABULARY.verb("pair", _CARD_PAIR)
ALLIANCE: Final = VOCABULARY.verb("alliance", _CARD_PAIR)
SWAP_POLARITY: Final = VOCABULARY.verb("swap_polarity")
NONE: Final = VOCABULARY.verb("none")
EXCHANGE: Final = VOCABULARY.verb("exchange")
CENSUS: Final = VOCABULARY.verb("census")
BOOK: Final = VOCABULARY.verb("book", _BOOK)
REBUILD: Final = VOCABULARY.verb("rebuild")
SIDE_CHANGE: Final = VOCABULARY.verb("side_change")
SWAP: Final = VOCABULARY.verb("swap", _DREAM)
WITH: Final = VOCABULARY.verb("with", _DREAM)
SWAP_ROWS: Final = VOCABULARY.verb("swap", _ROW_PAIR)
TURN: Final = VOCABULARY.verb("turn", _DREAM)
MOVE: Final = VOCABULARY.verb("move", _DREAM)
TO: Final = VOCABULARY.verb("to", _ROW)
PACIFY: Final = VOCABULARY.verb("pacify", _ROW)
PUT: Final = VOCABULARY.verb("put", _CARD)
CLEAR: Final = VOCABULARY.verb("clear", _ROW)
REVEAL: Final = VOCABULARY.verb("reveal")
WISE: Final = VOCABULARY.verb("wise")
TAKE: Final = VOCABULARY.verb("take")
DECLINE: Final = VOCABULARY.verb("decline")
DONE: Final = VOCABULARY.verb("done")
TURN_UP: Final = VOCABULARY.verb("turn_up")
STOP: Final = VOCABULARY.verb("stop")
LAY: Final = VOCABULARY.verb("lay", _HALF)
# Verbs that change a row: their argument divided by this is the row.
ROW_SIZES: Final = {
    PLACE: 2 * 256,
    PLACE_AT: 1,
    PLACE_ON: 2,
    DISCARD_DREAM: 2 * ON_SIDE,
    DISCARD_SET: ROW_SLOTS,
    CLEAR: 1,
    TURN: 2 * ON_SIDE,
    WITH: 2 * ON_SIDE,
    TO: 1,
}


# -- sets of dreams ----------------------------------------------------------------------------------------------------


def slots(s: State, row: int) -> list[str]:
    """The dreams of a row with their sides, left slots first; an empty slot is an empty text."""
    names: list[str] = []
    for side, place in enumerate((left_of(row), right_of(row))):
        for i in range(1, SIDE_CAPACITY + 1):
            lying = i <= s.data[place]
            names.append(f"{SIDE_NAMES[2 * row + side]}/{LYING[int(s.data[place + i]), side]}" if lying else "")
    return names


def set_parts(s: State, option: int) -> list[str]:
    """The dreams of a set."""
    row, bits = divmod(int(argument_of(option)), ROW_SLOTS)
    if row >= ROWS:
        raise ValueError(f"{option} names no row")
    chosen = [text for i, text in enumerate(slots(s, row)) if bits >> i & 1]
    if "" in chosen:
        raise ValueError(f"{option} names a slot where no dream lies")
    return chosen


def read_set(s: State, text: str) -> list[int]:
    """The option of a set of dreams in any order; nothing if they do not lie together at one city."""
    if text == "none":
        return [DISCARD_SET + row * ROW_SLOTS for row in range(ROWS)]
    wanted = [part.strip() for part in text.split("&")]
    for row in range(ROWS):
        left = [slot.lower() for slot in slots(s, row)]
        bits = 0
        for part in wanted:
            free = [i for i, slot in enumerate(left) if slot == part and not bits >> i & 1]
            bits |= 1 << free[0] if free else 0
        if bits.bit_count() == len(wanted):
            return [DISCARD_SET + row * ROW_SLOTS + bits]
    return []


# -- what the game asks for --------------------------------------------------------------------------------------------


def word(s: State, option: int) -> str:
    """The word of an option."""
    if verb_of(option) == DISCARD_SET:
        return "discard:" + ("&".join(set_parts(s, option)) or "none")
    return VOCABULARY.word(option)


def points_at(s: State, option: int) -> list[Target]:
    """What an option points at; the members of a set or pair one by one."""
    if verb_of(option) == DISCARD_SET:
        return [{"cell": part} for part in set_parts(s, option)] or [{"word": "none"}]
    return [make_target(kind, part) for kind, text in VOCABULARY.parts(option) for part in text.split("&")]


def normal(text: str) -> str:
    """A word with long identifiers replaced by codes; on a side, by the code as the dream lies there."""
    verb, colon, tail = text.strip().lower().partition(":")
    parts = re.split(r"([,&])", tail)
    return verb.strip() + colon + "".join([normal_part(part) for part in parts])


def normal_part(part: str) -> str:
    """One card or dream of a word."""
    side, slash, name = part.strip().partition("/")
    if not slash:
        card = IDENTIFIERS.get(side, 0)
        return CODES[card].lower() if card in DREAM_ROWS else side
    bare, brace, state = name.partition("{")
    card = IDENTIFIERS.get(bare, 0)
    lying = LYING.get((card, 1 if side.endswith("r") else 0), bare) if card else bare
    return f"{side}/{lying}{brace}{state}".lower()


def read(s: State, text: str) -> list[int]:
    """Every option a word can mean."""
    plain = normal(text)
    verb, _, tail = plain.partition(":")
    options = read_set(s, tail) if verb == "discard" and tail and "," not in tail else []
    return options + VOCABULARY.read(plain)


def all_options() -> list[tuple[int, str, list[Target]]]:
    """Every option with its word; sets of dreams are named by slots, since only a state knows what lies there."""
    options: list[tuple[int, str, list[Target]]] = []
    for option in VOCABULARY.all_options():
        pointed = [make_target(kind, part) for kind, text in VOCABULARY.parts(option) for part in text.split("&")]
        options.append((option, VOCABULARY.word(option), pointed))
    for row in range(ROWS):
        names = [f"{SIDE_NAMES[2 * row + side]}/{slot}" for side in (0, 1) for slot in range(1, SIDE_CAPACITY + 1)]
        for bits in range(ROW_SLOTS):
            chosen = [name for i, name in enumerate(names) if bits >> i & 1]
            pointed = [make_target("cell", name) for name in chosen] or [make_target("word", "none")]
            options.append((DISCARD_SET + row * ROW_SLOTS + bits, "discard:" + ("&".join(chosen) or "none"), pointed))
    return sorted(options)
