"""Who knows which card: the masks beside the cards of piles and heaps.

Beside each card lies a mask of the viewers who know it although they do not see its zone: they were shown it, or saw it
go there. A bit is a seat; the highest bit is a spectator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from lichtung.kernel.kinds import HEAP

if TYPE_CHECKING:
    from lichtung.kernel.cards import Cards
    from lichtung.kernel.state import State


def lift(s: Cards, place: i64, at: i64, size: i64) -> i64:
    """Take out the mask of the card that leaves a pile or heap, closing the gap."""
    known = s.known
    carried = known[place + at]
    i: i64
    for i in range(place + at, place + size):
        known[i] = known[i + 1]
    known[place + size] = 0
    return carried


def settle(s: Cards, place: i64, at: i64, size: i64, mask: i64) -> None:
    """Put in the mask of the card that came to position `at`, and bring the masks of equal cards into one order.

    Of equal cards in a heap a viewer knows a number, not individuals: known copies always come first.
    """
    known = s.known
    i: i64
    for i in range(place + size, place + at, -1):
        known[i] = known[i - 1]
    if s.kinds[place] == HEAP:
        first = place + at
        while first > place + 1 and s.data[first - 1] == s.data[place + at]:
            first -= 1
        for i in range(first, place + at):
            fresh = mask & ~known[i]
            known[i] |= fresh
            mask &= ~fresh
    known[place + at] = mask


def forget(s: Cards, place: i64, viewers: i64, card: i64) -> None:
    """Some viewers saw a card leave a heap, but not which: every card that could have been it becomes uncertain."""
    game, state = s.terms.game, cast("State", s)
    i: i64
    for i in range(place + 1, place + s.data[place] + 1):
        if s.known[i] & viewers != 0 and game.mistakable(state, int(place), int(card), int(s.data[i])):
            s.known[i] &= ~viewers


def followers(s: Cards, place: i64, viewers: i64, card: i64) -> i64:
    """Of the viewers who knew a card that left a heap unseen, those who know all the others and that none of them was it."""
    game, state = s.terms.game, cast("State", s)
    i: i64
    for i in range(place + 1, place + s.data[place] + 1):
        if viewers == 0:
            return 0
        viewers &= s.known[i]
        if viewers != 0 and s.data[i] != card and game.mistakable(state, int(place), int(card), int(s.data[i])):
            return 0
    return viewers
