"""Whether a position can be: no card too many, no impossible place, and on request every card there."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.games.urbion.components import (
    BOOKS,
    CARRIES,
    CHAOS,
    CITY_DECKS,
    CITY_ROWS,
    CODES,
    DREAM,
    DREAM_DECKS,
    DREAM_ROWS,
    DREAMCATCHER,
    FIRST_RESIDENT,
    FLYING_SOGNAE,
    HAND_SIZE,
    LAST_RESIDENT,
    PLANBOT,
    POSTCARDS,
    PROPHECIES,
    postcard_of,
)
from lichtung.games.urbion.layout import FIGURE, HAND, HANDS, VOID_LEFT, WISE_LEFT
from lichtung.games.urbion.settings import BOOKS_OF_POWER, CITY_SET, DREAM_SET, VOID
from lichtung.games.urbion.settings import POSTCARDS as WITH_POSTCARDS
from lichtung.games.urbion.setup import WISE_CHAOS
from lichtung.kernel.errors import InvalidPosition
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

FITTING = {
    "rows": "city",
    "city_deck": "city",
    "success_pile": "city",
    "dream_deck": "dream",
    "hands": "dream",
    "discard_pile": "dream",
    "box": "dream",
    "set_aside": "chaos",
    "resolving": "dream",
    "books": "book",
    "book_deck": "book",
    "books_away": "book",
    "postcard_deck": "postcard",
    "resident_pile": "resident",
}


def sort_of(card: int) -> str:
    """What sort of card a number is."""
    if card in DREAM_ROWS:
        return "dream"
    if card in CITY_ROWS:
        return "city"
    if FLYING_SOGNAE <= card <= PROPHECIES:
        return "book"
    if DREAMCATCHER <= card <= PLANBOT:
        return "postcard"
    return "resident" if FIRST_RESIDENT <= card <= LAST_RESIDENT else "dream with postcard"


def card_fits(zone: str, card: int) -> bool:
    """Whether a card can lie in a zone of a loaded position."""
    if FITTING[zone] == "chaos":
        return CHAOS <= card <= DREAM
    if zone == "hands" and card >= CHAOS:
        return False  # URB-DRAW-3
    return sort_of(card) == FITTING[zone]


def held(s: State) -> dict[int, int]:
    """How many cards of each kind lie in all zones; a dream with a postcard is two cards."""
    counts: dict[int, int] = {}
    for zone in s.terms.layout.zones:
        for card in zone.cards(s):
            for part in parts(card):
                counts[part] = counts.get(part, 0) + 1
    return counts


def parts(card: int) -> list[int]:
    """The cards that a number stands for."""
    if card >= CARRIES:
        return [card & DREAM, int(postcard_of(card // CARRIES))]
    if card >= FIRST_RESIDENT:
        return [DREAMCATCHER + (card - DREAMCATCHER) % 8]
    return [card]


def owned(s: State) -> dict[int, int]:
    """How many cards of each kind the game is played with."""
    counts: dict[int, int] = {}
    decks: list[vec[i64]] = [DREAM_DECKS[s.rules[DREAM_SET]], CITY_DECKS[s.rules[CITY_SET]]]
    if s.rules[BOOKS_OF_POWER] != 0:
        decks.append(BOOKS)
    if s.rules[WITH_POSTCARDS] != 0:
        decks.append(POSTCARDS)
    for deck in decks:
        for card in deck:
            counts[int(card)] = counts.get(int(card), 0) + 1
    return counts


def check_inventory(s: State, strict: bool) -> None:
    """Refuse impossible positions; `strict` also refuses missing cards."""
    there, mine = held(s), owned(s)
    for card in sorted({**there, **mine}):
        came, expected = there.get(card, 0), mine.get(card, 0)
        if came > 0 and expected == 0:
            raise InvalidPosition("cards", f"{CODES[card]} does not play along with these expansions")
        if came > expected or (strict and came < expected):
            raise InvalidPosition("cards", f"expected {expected} of {CODES[card]} in all zones, found {came}")
    for seat in range(s.terms.seats):
        size = int(s.data[HANDS + seat * HAND])
        if size > HAND_SIZE:
            raise InvalidPosition(f"hands[{seat}]", f"expected at most {int(HAND_SIZE)} cards, got {size}")
    check_counters(s)


def check_counters(s: State) -> None:
    """Refuse Wise Chaos and void cards without their expansions, and a figure without void cards or a city."""
    sets = int(s.rules[CITY_SET])
    most = WISE_CHAOS[sets.bit_count()] if s.rules[WITH_POSTCARDS] != 0 else 0
    if s.data[WISE_LEFT] > most:
        raise InvalidPosition("wise_chaos_left", f"expected at most {most}, got {int(s.data[WISE_LEFT])}")
    if s.rules[VOID] == 0 and (s.data[VOID_LEFT] != 0 or s.data[FIGURE] != 0):
        raise InvalidPosition("void_figure", "the figure and its cards play along only with void")
    if (s.data[VOID_LEFT] == 0) != (s.data[FIGURE] == 0):
        raise InvalidPosition("void_figure", "the figure is gone exactly when no void card is left")
