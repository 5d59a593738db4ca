"""The start: decks, books, the first cities and their dreams, the opening hands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.urbion import frames, words
from lichtung.games.urbion.chaos import why_not_chaos_there
from lichtung.games.urbion.city import chaos_side
from lichtung.games.urbion.components import (
    BOOKS,
    BOOKS_PUT_AWAY,
    CHAOS,
    CHROMATIC,
    CITY_DECKS,
    CONSTANTS,
    DREAM_DECKS,
    DREAMS_PER_BOOK,
    HAND_SIZE,
    POSTCARDS,
    VOID_CARDS,
)
from lichtung.games.urbion.end import can_draw, next_dream
from lichtung.games.urbion.layout import (
    BOOK_DECK,
    BOOKS_AWAY,
    CITIES,
    CITY_DECK,
    DISCARD_PILE,
    DREAM_DECK,
    FIGURE,
    HAND,
    HANDS,
    POSTCARD_DECK,
    RESOLVING,
    ROWS,
    SET_ASIDE,
    SOGNAE_SEAT,
    STANDING,
    VOID_LEFT,
    WISE_LEFT,
)
from lichtung.games.urbion.layout import BOOKS as BOOKS_ON_DISPLAY
from lichtung.games.urbion.settings import BOOKS_OF_POWER, CITY_SET, DREAM_SET, FIRST_SOGNAE, TEAM, VOID
from lichtung.games.urbion.settings import POSTCARDS as WITH_POSTCARDS
from lichtung.games.urbion.state import SETUP_BOOKS, SETUP_FILL, SETUP_HAND, top
from lichtung.kernel.addresses import STEP, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

TURN_UP_OR_STOP: Final = vec[i64]([words.TURN_UP, words.STOP])
WISE_CHAOS: Final = [CONSTANTS["wise_chaos_base"] + n * CONSTANTS["wise_chaos_per_expansion"] for n in range(4)]


def prepare(s: State) -> None:
    """The counters at the start: who is Sognae and begins (URB-TEAM-4), Wise Chaos (3.6), the void figure (URB-SETUP-5)."""
    s.data[TURN] = s.rules[FIRST_SOGNAE]
    s.data[SOGNAE_SEAT] = s.rules[FIRST_SOGNAE]
    if s.rules[WITH_POSTCARDS] != 0:
        sets = int(s.rules[CITY_SET])
        s.data[WISE_LEFT] = WISE_CHAOS[sets.bit_count()]
    if s.rules[VOID] != 0:
        s.data[VOID_LEFT] = VOID_CARDS
        s.data[FIGURE] = STANDING


def stack_up(s: State, pile: i64, cards: vec[i64]) -> None:
    """Lay cards on an empty pile."""
    data = s.data
    i: i64
    count: i64 = len(cards)
    for i in range(count):
        data[pile + 1 + i] = cards[i]
    data[pile] = count


def lay_out(s: State) -> None:
    """Every card on its pile, before anything is shuffled."""
    stack_up(s, CITY_DECK, CITY_DECKS[s.rules[CITY_SET]])
    stack_up(s, DREAM_DECK, DREAM_DECKS[s.rules[DREAM_SET]])
    if s.rules[WITH_POSTCARDS] != 0:
        stack_up(s, POSTCARD_DECK, POSTCARDS)
    if s.rules[BOOKS_OF_POWER] != 0:
        stack_up(s, BOOK_DECK, BOOKS)


def set_up(s: State) -> None:
    """URB-SETUP-1 to 5. Order of the shuffles: city deck, dream deck, books, dream deck again after books, postcards."""
    s.shuffle(CITY_DECK)
    s.shuffle(DREAM_DECK)
    if s.rules[BOOKS_OF_POWER] == 0:
        s.then(frame(frames.PREPARE_POSTCARDS), frame(frames.SET_UP_CITIES))
        return
    s.shuffle(BOOK_DECK)
    put_books_away(s, BOOKS_PUT_AWAY)  # URB-BOOK-1
    s.then(frame(frames.SET_UP_BOOKS))


def put_books_away(s: State, count: i64) -> None:
    """Books go unseen into the box."""
    while count > 0 and s.data[BOOK_DECK] > 0:
        s.move(top(s, BOOK_DECK), BOOK_DECK, BOOKS_AWAY)
        count -= 1


# -- books -------------------------------------------------------------------------------------------------------------


@final
class SetUpBooks(Deed):
    """URB-SETUP-3. The books are turned up and paid for before any other dream is drawn."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, SETUP_BOOKS)
        s.then(
            frame(frames.BOOKS),
            frame(frames.PAY_FOR_BOOKS),
            frame(frames.PREPARE_POSTCARDS),
            frame(frames.SET_UP_CITIES),
        )


@final
class Books(Choice):
    """URB-BOOK-2, 3. The books are turned up one by one until the player stops; all turned up are laid out."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return TURN_UP_OR_STOP if s.data[BOOK_DECK] > 0 else s.terms.nothing

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.TURN_UP:
            s.move(top(s, BOOK_DECK), BOOK_DECK, BOOKS_ON_DISPLAY)
            s.then(frame(frames.BOOKS))


@final
class PayForBooks(Deed):
    """URB-BOOK-3 to 5. Four dreams for each book are discarded; chaos-type cards among them are shuffled back."""

    def run(self, s: State, a: i64, b: i64) -> None:
        put_books_away(s, s.data[BOOK_DECK])
        count = s.data[BOOKS_ON_DISPLAY] * DREAMS_PER_BOOK
        if count == 0:
            return
        i: i64
        for i in range(count):
            if not can_draw(s):
                return
            card = next_dream(s)
            s.move(card, DREAM_DECK, RESOLVING if card >= CHAOS else DISCARD_PILE)
        while s.data[RESOLVING] > 0:
            s.move(top(s, RESOLVING), RESOLVING, DREAM_DECK)
        s.shuffle(DREAM_DECK)


@final
class PreparePostcards(Deed):
    """URB-SETUP-4. The postcards are shuffled."""

    def run(self, s: State, a: i64, b: i64) -> None:
        if s.rules[WITH_POSTCARDS] != 0:
            s.shuffle(POSTCARD_DECK)


# -- cities and hands --------------------------------------------------------------------------------------------------


@final
class SetUpCities(Deed):
    """URB-SETUP-6, 7. Four cities are laid out from top to bottom and filled."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, SETUP_FILL)
        row: i64
        for row in range(ROWS):
            if s.data[CITIES + row] == 0 and s.data[CITY_DECK] > 0:
                s.move(top(s, CITY_DECK), CITY_DECK, CITIES + row)
        s.then(frame(frames.FILL), frame(frames.SET_UP_HANDS))


@final
class SetUpHands(Deed):
    """URB-SETUP-8, 12, 13, URB-TEAM-2. Opening hands, the Sognae player's first; postponed cards; the first turn."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, SETUP_HAND)
        s.then(frame(frames.RESOLVE_POSTPONED), frame(frames.START_OF_TURN))
        seat = s.data[SOGNAE_SEAT]
        if s.rules[TEAM] != 0:
            s.then(frame(frames.OPENING_HAND, 1 - seat))
        s.then(frame(frames.OPENING_HAND, seat))


@final
class OpeningHand(Deed):
    """URB-SETUP-8 to 11, URB-TEAM-3. Dreams are drawn until the hand is complete; a Chaos must be placed at once."""

    def run(self, s: State, seat: i64, b: i64) -> None:
        hand = HANDS + seat * HAND
        while s.data[hand] < HAND_SIZE:
            if not can_draw(s):
                return
            card = next_dream(s)
            if card < CHAOS:
                s.move(card, DREAM_DECK, hand)
            elif card == CHROMATIC or not chaos_can_lie(s):
                s.move(card, DREAM_DECK, SET_ASIDE)
            else:
                s.move(card, DREAM_DECK, RESOLVING)
                s.then(frame(frames.HAND_CHAOS, seat), frame(frames.OPENING_HAND, seat))
                return
        put_chaos_back(s)

    def fits(self, s: State, seat: i64, b: i64, below: i64) -> bool:
        return seat < s.terms.seats and b == 0


def chaos_can_lie(s: State) -> bool:
    """URB-SETUP-9, 10. Whether some city has room for a Chaos on its dominant side."""
    row: i64
    for row in range(ROWS):
        if chaos_side(s, row) != 0:
            return True
    return False


def put_chaos_back(s: State) -> None:
    """URB-SETUP-10. All Chaos set aside are shuffled into the dream deck; Chromatic ones stay postponed."""
    found = False
    at = s.data[SET_ASIDE]
    while at > 0:
        if s.data[SET_ASIDE + at] == CHAOS:
            s.move(CHAOS, SET_ASIDE, DREAM_DECK)
            found = True
        at -= 1
    if found:
        s.shuffle(DREAM_DECK)


@final
class HandChaos(Choice):
    """URB-SETUP-9. A Chaos drawn for an opening hand is placed on the dominant side of a city."""

    def seat(self, s: State, seat: i64, b: i64) -> i64:
        return seat

    def options(self, s: State, seat: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=4)
        row: i64
        for row in range(ROWS):
            if chaos_side(s, row) != 0:
                offered = append(offered, words.PLACE_AT + row)
        return offered

    def answer(self, s: State, seat: i64, b: i64, option: i64) -> None:
        s.move(CHAOS, RESOLVING, chaos_side(s, option - words.PLACE_AT))

    def why_not(self, s: State, seat: i64, b: i64, option: i64) -> str:
        if verb_of(option) == words.WISE:
            return "URB-WISE-5"
        return why_not_chaos_there(s, argument_of(option)) if verb_of(option) == words.PLACE_AT else self.rule

    def fits(self, s: State, seat: i64, b: i64, below: i64) -> bool:
        return seat < s.terms.seats and b == 0 and chaos_can_lie(s)
