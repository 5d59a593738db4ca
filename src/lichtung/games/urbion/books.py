"""The books of power: when each can be used, and what it does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.urbion import frames, words
from lichtung.games.urbion.census import pacify
from lichtung.games.urbion.city import close_up, discard_from, is_empty, lies_there, release_figure
from lichtung.games.urbion.components import (
    CHAOS,
    DREAM,
    FLYING_INCUBI,
    FLYING_SOGNAE,
    FREE_DREAMS,
    INVISIBLE_INCUBI,
    INVISIBLE_SOGNAE,
    PERFECT_BALANCE,
    PROPHECIES,
)
from lichtung.games.urbion.end import check_victory
from lichtung.games.urbion.layout import BOOKS, CITIES, CITY_DECK, DREAM_DECK, ROWS
from lichtung.games.urbion.postcards import lose_rocket
from lichtung.games.urbion.settings import BOOKS_OF_POWER, SILENT
from lichtung.games.urbion.state import has_room, side_at, top
from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, frame
from lichtung.kernel.notation import argument_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

SEEN_AHEAD: Final = 4  # URB-BOOK-14: two cards for each book of prophecies


def append_books(s: State, options: vec[i64]) -> vec[i64]:
    """URB-BOOK-6. Add an option for each book on display that can be used now; two prophecies are one."""
    last: i64 = 0
    at: i64
    for at in range(BOOKS + 1, BOOKS + s.data[BOOKS] + 1):
        book = s.data[at]
        if book != last and is_usable(s, book):
            options = append(options, words.BOOK + book)
        last = book
    return options


def is_usable(s: State, book: i64) -> bool:
    """URB-GEN-12. Whether the action of a book can be carried out completely."""
    if book == FLYING_SOGNAE or book == FLYING_INCUBI:
        return len(flyers(s, book - FLYING_SOGNAE)) > 0
    if book == INVISIBLE_SOGNAE or book == INVISIBLE_INCUBI:
        return len(element_dreams(s, book - INVISIBLE_SOGNAE, words.DISCARD_DREAM)) > 0
    if book == FREE_DREAMS:
        return len(free_cities(s)) > 0
    return book != PROPHECIES or s.data[DREAM_DECK] > 0  # URB-BOOK-16


def use_book(s: State, book: i64) -> None:
    """Carry out the action of a book."""
    if book == FLYING_SOGNAE or book == FLYING_INCUBI:
        s.then(frame(frames.FLY_1, book - FLYING_SOGNAE))
    elif book == INVISIBLE_SOGNAE or book == INVISIBLE_INCUBI:
        s.then(frame(frames.INVISIBLE, book - INVISIBLE_SOGNAE))
    elif book == FREE_DREAMS:
        s.then(frame(frames.FREE))
    elif book == PERFECT_BALANCE:
        s.then(frame(frames.CENSUS, 2))
    else:
        look_ahead(s)


def why_not_book(s: State, book: i64) -> str:
    """The rule that keeps a book from being used."""
    at: i64
    for at in range(BOOKS + 1, BOOKS + s.data[BOOKS] + 1):
        if s.data[at] == book:
            if book == FREE_DREAMS:
                return "URB-BOOK-11"
            if book == PROPHECIES:
                return "URB-BOOK-16"
            return "URB-BOOK-8" if book <= FLYING_INCUBI else "URB-BOOK-9"
    return "URB-BOOK-3" if s.rules[BOOKS_OF_POWER] != 0 else "URB-GEN-2"


# -- flying and invisible dreams ---------------------------------------------------------------------------------------


def element_dreams(s: State, half: i64, verb: i64) -> vec[i64]:
    """URB-GEN-9, URB-BOOK-10. An option for every Sogna (left half) or Incubus (right half) on display."""
    options = vec[i64](capacity=12)
    number: i64
    for number in range(half, 2 * ROWS, 2):
        side = side_at(number)
        last: i64 = 0
        at: i64
        for at in range(side + 1, side + s.data[side] + 1):
            card = s.data[at]
            if card != last and card & DREAM < CHAOS:
                options = append(options, verb + number * words.ON_SIDE + card)
            last = card
    return options


def flyers(s: State, half: i64) -> vec[i64]:
    """URB-BOOK-8. Every Sogna (Incubus) on display that has another city to fly to."""
    roomy: i64 = 0  # how many cities have room on that side, and the number of the last of them
    last: i64 = -1
    number: i64
    for number in range(half, 2 * ROWS, 2):
        if s.data[CITIES + number // 2] != 0 and has_room(s, side_at(number)):
            roomy += 1
            last = number
    if roomy == 0:
        return s.terms.nothing
    dreams = element_dreams(s, half, words.MOVE)
    if roomy > 1:
        return dreams
    options = vec[i64](capacity=12)
    i: i64
    for i in range(len(dreams)):
        if argument_of(dreams[i]) // words.ON_SIDE != last:
            options = append(options, dreams[i])
    return options


@final
class Fly1(Choice):
    """URB-BOOK-8. Which Sogna (Incubus) flies to another city."""

    def options(self, s: State, half: i64, b: i64) -> vec[i64]:
        return flyers(s, half)

    def answer(self, s: State, half: i64, b: i64, option: i64) -> None:
        s.then(frame(frames.FLY_2, option - words.MOVE))

    def fits(self, s: State, half: i64, b: i64, below: i64) -> bool:
        return half <= 1 and b == 0


@final
class Fly2(Choice):
    """URB-BOOK-8. To which city it flies: the same side, with room."""

    def about(self, s: State, dream: i64, b: i64) -> About:
        return {"dream": words.DREAM_NAMES[int(dream)]}

    def options(self, s: State, dream: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=3)
        number = dream // words.ON_SIDE
        row: i64
        for row in range(ROWS):
            if row != number // 2 and s.data[CITIES + row] != 0 and has_room(s, side_at(2 * row + number % 2)):
                offered = append(offered, words.TO + row)
        return offered

    def answer(self, s: State, dream: i64, b: i64, option: i64) -> None:
        number = dream // words.ON_SIDE
        card = dream % words.ON_SIDE
        target = side_at(2 * (option - words.TO) + number % 2)
        s.move(card, side_at(number), target)
        lose_rocket(s, target, card)

    def fits(self, s: State, dream: i64, b: i64, below: i64) -> bool:
        return b == 0 and lies_there(s, dream) and dream % words.ON_SIDE & DREAM < CHAOS


@final
class Invisible(Choice):
    """URB-BOOK-9. Which Sogna (Incubus) is discarded."""

    def options(self, s: State, half: i64, b: i64) -> vec[i64]:
        return element_dreams(s, half, words.DISCARD_DREAM)

    def answer(self, s: State, half: i64, b: i64, option: i64) -> None:
        dream = option - words.DISCARD_DREAM
        discard_from(s, side_at(dream // words.ON_SIDE), dream % words.ON_SIDE)

    def fits(self, s: State, half: i64, b: i64, below: i64) -> bool:
        return half <= 1 and b == 0


# -- free dreams -------------------------------------------------------------------------------------------------------


def free_cities(s: State) -> vec[i64]:
    """URB-BOOK-11. Every city without dreams."""
    options = vec[i64](capacity=4)
    row: i64
    for row in range(ROWS):
        if s.data[CITIES + row] != 0 and is_empty(s, row):
            options = append(options, words.PACIFY + row)
    return options


@final
class Free(Choice):
    """URB-BOOK-11, 12. A city without dreams is pacified; a new one comes, and all empty cities are filled."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return free_cities(s)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        row = option - words.PACIFY
        pacify(s, row)
        if s.data[CITY_DECK] > 0:
            s.move(top(s, CITY_DECK), CITY_DECK, CITIES + row)
        else:
            release_figure(s, row)  # before the game may end: nothing stands on a row that is gone
        if check_victory(s):
            return
        close_up(s)
        s.then(frame(frames.FILL), frame(frames.RESOLVE_POSTPONED))


# -- prophecies --------------------------------------------------------------------------------------------------------


def look_ahead(s: State) -> None:
    """URB-BOOK-14 to 16. The top two cards of the dream deck are looked at, with both books four, or all there are."""
    books: i64 = 0
    at: i64
    for at in range(BOOKS + 1, BOOKS + s.data[BOOKS] + 1):
        if s.data[at] == PROPHECIES:
            books += 1
    count = 2 * books
    if count > s.data[DREAM_DECK]:
        count = s.data[DREAM_DECK]
    one: i64 = 1
    s.look(DREAM_DECK, count, one << s.data[TURN] if s.rules[SILENT] != 0 else s.terms.everyone)
    s.then(frame(frames.PROPHECY, count))


@final
class Prophecy(Choice):
    """URB-BOOK-14. Which of the seen cards comes next, top position first; `put` cards lie in their places already."""

    def about(self, s: State, left: i64, put: i64) -> About:
        return {"at": int(put) + 1, "left": int(left)}

    def options(self, s: State, left: i64, put: i64) -> vec[i64]:
        offered = vec[i64](capacity=4)
        if left < 2:
            return offered
        highest = DREAM_DECK + s.data[DREAM_DECK] - put
        at: i64
        for at in range(highest, highest - left, -1):
            if is_first(s, at, highest):
                offered = append(offered, words.PUT + s.data[at])
        return offered

    def answer(self, s: State, left: i64, put: i64, option: i64) -> None:
        to = s.data[DREAM_DECK] - put
        at = to
        while s.data[DREAM_DECK + at] != option - words.PUT:
            at -= 1
        s.lift(DREAM_DECK, at, to)
        s.then(frame(frames.PROPHECY, left - 1, put + 1))

    def private(self, s: State, left: i64, put: i64, option: i64) -> bool:
        return s.rules[SILENT] != 0

    def fits(self, s: State, left: i64, put: i64, below: i64) -> bool:
        return left <= SEEN_AHEAD and put <= SEEN_AHEAD and left + put <= s.data[DREAM_DECK]


def is_first(s: State, at: i64, highest: i64) -> bool:
    """Whether no equal card lies above this one among those still to be put."""
    above: i64
    for above in range(at + 1, highest + 1):
        if s.data[above] == s.data[at]:
            return False
    return True
