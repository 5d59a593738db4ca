"""Chaos and Chromatic Chaos: drawn in phase II, revealed, postponed. The card in question lies on top of `resolving`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.urbion import frames, words
from lichtung.games.urbion.city import chaos_side, clear, is_balanced, is_empty
from lichtung.games.urbion.components import (
    CHAOS,
    CHAOS_REVEAL,
    CHROMATIC,
    CITY_ELEMENTS,
    CODES,
    DREAM_ELEMENTS,
    EITHER,
    SIDE_OF,
)
from lichtung.games.urbion.end import can_draw, next_dream
from lichtung.games.urbion.layout import CITIES, DISCARD_PILE, DREAM_DECK, RESOLVING, ROWS, SET_ASIDE, WISE_LEFT
from lichtung.games.urbion.settings import POSTCARDS
from lichtung.games.urbion.state import has_room, side_at, top
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.notation import argument_of, verb_of
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

ABOVE_IGNORED: Final = 3  # URB-WISE-1: an ignored card becomes the fourth from the top


def resolve(s: State) -> None:
    """URB-DRAW-3, URB-CHROM-6. Resolve the chaos-type card on top of `resolving` as one drawn in phase II."""
    if top(s, RESOLVING) == CHAOS:
        s.then(frame(frames.CHAOS))
    else:
        s.then(frame(frames.CHROMATIC, 1))


def ignore(s: State) -> None:
    """URB-WISE-1 to 3. A Wise Chaos goes to the box, and the drawn card back into the deck as its fourth."""
    s.put(WISE_LEFT, s.data[WISE_LEFT] - 1)
    s.tuck(top(s, RESOLVING), RESOLVING, DREAM_DECK, ABOVE_IGNORED)


def discard_resolved(s: State) -> None:
    """The card on top of `resolving` is discarded."""
    s.move(top(s, RESOLVING), RESOLVING, DISCARD_PILE)


@final
class ResolvePostponed(Deed):
    """URB-CHROM-8. The postponed cards are resolved one after the other in drawing order, each completely."""

    def run(self, s: State, a: i64, b: i64) -> None:
        if s.data[SET_ASIDE] > 0:
            s.move_bottom(SET_ASIDE, RESOLVING)
            s.then(frame(frames.CHROMATIC), frame(frames.RESOLVE_POSTPONED))  # URB-WISE-5: it cannot be ignored


# -- Chaos -------------------------------------------------------------------------------------------------------------


@final
class Chaos(Choice):
    """URB-CHAOS-1. A Chaos is placed, clears a balanced city, reveals four cards, or is ignored with Wise Chaos."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        slate = s.slate
        count: i64 = 0
        row: i64
        for row in range(ROWS):
            if chaos_side(s, row) != 0:
                slate[count] = words.PLACE_AT + row
                count += 1
        for row in range(ROWS):
            if is_balanced(s, row):
                slate[count] = words.CLEAR + row
                count += 1
        slate[count] = words.REVEAL  # URB-CHAOS-8
        count += 1
        if s.data[WISE_LEFT] > 0:
            slate[count] = words.WISE
            count += 1
        return slate[:count]

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.REVEAL:
            reveal(s)
        elif option == words.WISE:
            ignore(s)
        elif verb_of(option) == words.PLACE_AT:
            s.move(CHAOS, RESOLVING, chaos_side(s, option - words.PLACE_AT))
        else:
            clear(s, option - words.CLEAR)  # URB-CHAOS-4
            discard_resolved(s)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        verb = verb_of(option)
        if verb == words.PLACE_AT:
            return why_not_chaos_there(s, argument_of(option))
        if verb == words.CLEAR:
            return "URB-CHAOS-4"
        if verb == words.WISE:
            return "URB-WISE-1" if s.rules[POSTCARDS] != 0 else "URB-GEN-2"
        return self.rule

    def example(self, s: State, a: i64, b: i64, verb: i64) -> i64:
        return verb if verb == words.WISE and s.rules[POSTCARDS] != 0 else 0


def why_not_chaos_there(s: State, row: i64) -> str:
    """The rule that keeps a Chaos from a city."""
    if s.data[CITIES + row] == 0:
        return "URB-ROW-1"
    return "URB-CHAOS-3" if is_empty(s, row) or is_balanced(s, row) else "URB-CHAOS-2"


def reveal(s: State) -> None:
    """URB-CHAOS-5 to 8. Four cards are revealed; element dreams are discarded, the others wait to be resolved."""
    data = s.data
    first = data[RESOLVING] + 1
    i: i64
    for i in range(CHAOS_REVEAL):
        if not can_draw(s):
            return
        card = next_dream(s)
        s.move(card, DREAM_DECK, RESOLVING if card >= CHAOS else DISCARD_PILE)
    last = data[RESOLVING]
    s.then(frame(frames.RESOLVE_REVEALED, last - first + 1))
    while first < last:  # the first one revealed is resolved first, so it must lie on top
        held = data[RESOLVING + first]
        data[RESOLVING + first] = data[RESOLVING + last]
        data[RESOLVING + last] = held
        first += 1
        last -= 1


@final
class ResolveRevealed(Deed):
    """URB-CHAOS-6. The revealed cards are resolved in the order they were revealed; then the Chaos is discarded."""

    def run(self, s: State, left: i64, b: i64) -> None:
        if left == 0:
            discard_resolved(s)
        else:
            s.then(frame(frames.RESOLVE_REVEALED, left - 1))
            resolve(s)

    def fits(self, s: State, left: i64, b: i64, below: i64) -> bool:
        return left <= CHAOS_REVEAL and b == 0


# -- Chromatic Chaos ---------------------------------------------------------------------------------------------------


@final
class Chromatic(Choice):
    """URB-CHROM-2, 9. First step: it is placed on any side with room, discarded if there is none, or ignored."""

    def options(self, s: State, may_ignore: i64, b: i64) -> vec[i64]:
        offered = vec[i64](capacity=9)
        number: i64
        for number in range(2 * ROWS):
            if s.data[CITIES + number // 2] != 0 and has_room(s, side_at(number)):
                offered = append(offered, words.PLACE_ON + number)
        if len(offered) == 0:
            offered = append(offered, words.DISCARD_IT)
        if may_ignore != 0 and s.data[WISE_LEFT] > 0:
            offered = append(offered, words.WISE)
        return offered

    def answer(self, s: State, may_ignore: i64, b: i64, option: i64) -> None:
        if option == words.WISE:
            ignore(s)
            return
        if option == words.DISCARD_IT:
            discard_resolved(s)
        else:
            s.move(CHROMATIC, RESOLVING, side_at(option - words.PLACE_ON))
        s.then(frame(frames.SECOND_STEP))

    def why_not(self, s: State, may_ignore: i64, b: i64, option: i64) -> str:
        if option == words.WISE:
            return "URB-WISE-1" if may_ignore != 0 else "URB-WISE-5"
        return "URB-CHROM-9" if option == words.DISCARD_IT else self.rule

    def example(self, s: State, may_ignore: i64, b: i64, verb: i64) -> i64:
        return verb if verb == words.WISE and s.rules[POSTCARDS] != 0 else 0

    def fits(self, s: State, may_ignore: i64, b: i64, below: i64) -> bool:
        return may_ignore <= 1 and b == 0


@final
class SecondStep(Deed):
    """URB-CHROM-3 to 6. The next card is revealed: an element dream is placed, a chaos-type card resolved."""

    def run(self, s: State, a: i64, b: i64) -> None:
        if not can_draw(s):
            return
        card = next_dream(s)
        s.move(card, DREAM_DECK, RESOLVING)
        if card >= CHAOS:
            resolve(s)
        elif len(places(s, card)) == 0:
            discard_resolved(s)  # URB-CHROM-5
        else:
            s.then(frame(frames.CHROMATIC_DREAM))


def places(s: State, card: i64) -> vec[i64]:
    """URB-CHROM-3, 4. Where a revealed dream can be placed: by its element, or anywhere if that is nowhere."""
    options = vec[i64](capacity=8)
    number: i64
    for number in range(2 * ROWS):
        if DREAM_ELEMENTS[card] & CITY_ELEMENTS[s.data[CITIES + number // 2]] != 0 and fits(s, card, number):
            options = append(options, words.PLACE_ON + number)
    if len(options) == 0:
        for number in range(2 * ROWS):
            if s.data[CITIES + number // 2] != 0 and fits(s, card, number):
                options = append(options, words.PLACE_ON + number)
    return options


def fits(s: State, card: i64, number: i64) -> bool:
    """URB-GEN-3, 5. Whether a dream may lie on a side and finds room there."""
    return (SIDE_OF[card] == EITHER or SIDE_OF[card] == number % 2) and has_room(s, side_at(number))


@final
class ChromaticDream(Choice):
    """URB-CHROM-3, 4. Second step: the revealed dream is placed."""

    def about(self, s: State, a: i64, b: i64) -> About:
        return {"card": CODES[int(top(s, RESOLVING))]}

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return places(s, top(s, RESOLVING))

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.move(top(s, RESOLVING), RESOLVING, side_at(option - words.PLACE_ON))

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        if verb_of(option) != words.PLACE_ON:
            return self.rule
        number = argument_of(option)
        card = top(s, RESOLVING)
        if SIDE_OF[card] != EITHER and SIDE_OF[card] != number % 2:
            return "URB-GEN-5"
        return self.rule if has_room(s, side_at(number)) else "URB-GEN-3"

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        return a == 0 and b == 0 and 0 < top(s, RESOLVING) < CHAOS and len(places(s, top(s, RESOLVING))) > 0
