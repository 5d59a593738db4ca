"""What element cards ask for: the elements on the own rack and on those of the two neighbours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lichtung.games.tribes.layout import ELEMENT_DECK, ELEMENT_DISPLAY, RACK, RACKS
from lichtung.games.tribes.tables import (
    ALL,
    ASKED,
    DISPLAY,
    KIND,
    MORE,
    NEED,
    NEIGH,
    NONE,
    OWN,
    PACK,
    ROW_COUNT,
    SEATS,
    SUMX,
    TIER_BOUND,
)
from lichtung.kernel.state import State

BYTE: Final = 255
FIRST_ROW: Final = 1
SECOND_ROW: Final = 2
BOTH_ROWS: Final = 3


def backs(s: State, seat: i64) -> i64:
    """TRB-REQ-1. How many cards of each element are on a rack, eight bits for each element; only backs count."""
    total: i64 = 0
    rack = RACKS + seat * RACK
    at: i64
    for at in range(rack + 1, rack + s.data[rack] + 1):
        total += s.rules[PACK + s.data[at]]
    return total


def first_backs(s: State, seat: i64) -> i64:
    """TRB-REQ-2, TRB-TWO-1. The backs of a seat's next player in turn order."""
    return backs(s, (seat + 1) % s.rules[SEATS])


def second_backs(s: State, seat: i64) -> i64:
    """TRB-REQ-2, 3, TRB-TWO-1. The backs of the player before; with two players the display and the deck's top."""
    seats = s.rules[SEATS]
    if seats > 2:
        return backs(s, (seat + seats - 1) % seats)
    total: i64 = 0
    slot: i64
    for slot in range(ELEMENT_DISPLAY, ELEMENT_DISPLAY + DISPLAY):
        total += s.rules[PACK + s.data[slot]]
    return total + s.rules[PACK + s.data[ELEMENT_DECK + s.data[ELEMENT_DECK]]] if s.data[ELEMENT_DECK] > 0 else total


def total(s: State, card: i64, own: i64, first: i64, second: i64) -> i64:
    """How many cards of the element that a card asks for the player and both neighbours have together."""
    shift = s.rules[ASKED + card]
    return ((own >> shift) & BYTE) + ((first >> shift) & BYTE) + ((second >> shift) & BYTE)


def rows_met(s: State, card: i64, own: i64, first: i64, second: i64) -> i64:
    """TRB-REQ-4 to 13. The rows of a card whose requirement is met, as bits; the card itself counts (TRB-PLAY-2)."""
    rules = s.rules
    kind = rules[KIND + card]
    shift = rules[ASKED + card]
    mine = (own >> shift) & BYTE
    if kind >= NEIGH:
        one = (first >> shift) & BYTE
        other = (second >> shift) & BYTE
        if kind == NEIGH:
            return rows_of(one >= 1, other >= 1)
        if kind == MORE:
            return rows_of(mine > one, mine > other)
        return rows_of(mine < one, mine < other)
    if kind == OWN:
        met: i64 = FIRST_ROW if mine >= rules[NEED + card * 3] else 0
        if rules[ROW_COUNT + card] > 1 and mine >= rules[NEED + card * 3 + 1]:
            met |= SECOND_ROW
        return met
    if kind == NONE:
        return FIRST_ROW if mine == 0 else 0
    if kind == SUMX:
        return FIRST_ROW
    if kind == ALL:
        return FIRST_ROW if has_all(own) else 0
    return tier(s, total(s, card, own, first, second))


def rows_of(one: bool, other: bool) -> i64:
    """The small requirement needs one of the neighbours, the large one both."""
    if one and other:
        return BOTH_ROWS
    return FIRST_ROW if one or other else 0


def has_all(own: i64) -> bool:
    """TRB-REQ-6. Whether a rack has all four elements."""
    return own & BYTE != 0 and (own >> 8) & BYTE != 0 and (own >> 16) & BYTE != 0 and own >> 24 != 0


def tier(s: State, sum: i64) -> i64:
    """TRB-REQ-8. The row that the total decides, as a bit; none below the first bound."""
    if sum >= s.rules[TIER_BOUND + 2]:
        return 4
    if sum >= s.rules[TIER_BOUND + 1]:
        return 2
    return 1 if sum >= s.rules[TIER_BOUND] else 0
