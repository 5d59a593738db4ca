"""The turn in the order of the rulebook: start of turn, phase I, phase II, end of turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.games.urbion import frames, phases, words
from lichtung.games.urbion.chaos import resolve
from lichtung.games.urbion.components import CARRIES, CHAOS, HAND_SIZE, ON_FLAGSHIP, SWAP_COST
from lichtung.games.urbion.end import can_draw, next_dream
from lichtung.games.urbion.layout import DISCARD_PILE, DREAM_DECK, RESOLVING
from lichtung.games.urbion.playing import example_of, lacking_to_play, plays, swap_polarity, take_play, why_not_play
from lichtung.games.urbion.postcards import fail, flagships, turn_hourglasses
from lichtung.games.urbion.settings import POSTCARDS, TEAM, VOID
from lichtung.games.urbion.state import (
    END_OF_TURN,
    PHASE_DRAW,
    PHASE_PLAY,
    START_OF_TURN,
    active_hand,
    has_room,
    next_row,
    side_at,
)
from lichtung.games.urbion.void import move_figure
from lichtung.kernel.addresses import ROUND, STEP, TURN
from lichtung.kernel.frames import Choice, Deed, frame
from lichtung.kernel.schema import Lack
from lichtung.kernel.state import State
from lichtung.kernel.vecs import append, vec

ENTRY: Final = 9  # bits of one flagship: three for its side, six for its dream
ENTRY_MASK: Final = 511
IN_A: Final = 27  # three of them fit into the first argument of a frame, the rest go into the second
SWAP_OR_DONE: Final = vec[i64]([words.SWAP_POLARITY, words.DONE])


@final
class StartOfTurn(Deed):
    """URB-TURN-2. First the void figure moves, then the flagships."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, START_OF_TURN)
        if s.rules[VOID] != 0:
            s.enter(phases.VOID)
            move_figure(s)
        s.then(frame(frames.PHASE_PLAY))
        if s.rules[POSTCARDS] != 0:
            then_flagships(s, flagships(s))


def then_flagships(s: State, waiting: i64) -> None:
    """The flagships that are still to move this turn."""
    if waiting != 0:
        one: i64 = 1
        s.then(frame(frames.FLAGSHIP, waiting & (one << IN_A) - 1, waiting >> IN_A))


@final
class Flagship(Choice):
    """URB-POST-15, 17. Which flagship moves next; each moves once, one row down on its side."""

    def options(self, s: State, some: i64, others: i64) -> vec[i64]:
        offered = vec[i64](capacity=5)
        waiting = others << IN_A | some
        last: i64 = 0
        while waiting != 0:
            entry = waiting & 511
            if entry != last:
                dream = (entry & 63) + ON_FLAGSHIP * CARRIES
                offered = append(offered, words.MOVE + (entry >> 6) * words.ON_SIDE + dream)
            last = entry
            waiting >>= ENTRY
        return offered

    def answer(self, s: State, some: i64, others: i64, option: i64) -> None:
        number = (option - words.MOVE) // words.ON_SIDE
        card = (option - words.MOVE) % words.ON_SIDE
        then_flagships(s, without(others << IN_A | some, number << 6 | card & 63))
        target = side_at(2 * next_row(s, number // 2) + number % 2)
        if has_room(s, target):
            s.move(card, side_at(number), target)
        else:
            fail(s, side_at(number), card)

    def fits(self, s: State, some: i64, others: i64, below: i64) -> bool:
        one: i64 = 1
        waiting = others << IN_A | some
        if s.rules[POSTCARDS] == 0 or waiting == 0 or some >= one << IN_A or others >= one << IN_A:
            return False
        there = flagships(s)
        while waiting != 0:
            if times(waiting, waiting & ENTRY_MASK) > times(there, waiting & ENTRY_MASK):
                return False
            waiting >>= ENTRY
        return True


def times(waiting: i64, entry: i64) -> i64:
    """How often one flagship is in a packed list."""
    total: i64 = 0
    while waiting != 0:
        if waiting & ENTRY_MASK == entry:
            total += 1
        waiting >>= ENTRY
    return total


def without(waiting: i64, entry: i64) -> i64:
    """A packed list of flagships without one of them."""
    if waiting & 511 == entry:
        return waiting >> ENTRY
    return without(waiting >> ENTRY, entry) << ENTRY | waiting & 511


@final
class PhasePlay(Deed):
    """URB-TURN-3, 4. Phase I: the player uses exactly one of the plays; then phase II follows."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, PHASE_PLAY)
        s.then(frame(frames.MAIN), frame(frames.PHASE_DRAW))


@final
class Main(Choice):
    """URB-TURN-3. Place a card, discard one for an action, pay with two cards, or first swap polarities."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return plays(s)

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        take_play(s, option)

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return why_not_play(s, option)

    def lacks(self, s: State, a: i64, b: i64, option: i64) -> list[Lack]:
        return lacking_to_play(s, option)

    def example(self, s: State, a: i64, b: i64, verb: i64) -> i64:
        return example_of(s, verb)


@final
class PhaseDraw(Deed):
    """URB-TURN-5. Phase II: the active player's hand is refilled."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, PHASE_DRAW)
        s.then(frame(frames.REFILL), frame(frames.END_OF_TURN))


@final
class Refill(Deed):
    """URB-DRAW-1 to 5. Cards are drawn one by one until the hand is full; chaos interrupts, then drawing goes on."""

    def run(self, s: State, a: i64, b: i64) -> None:
        hand = active_hand(s)
        while s.data[hand] < HAND_SIZE:
            if not can_draw(s):
                return
            card = next_dream(s)
            if card >= CHAOS:
                s.move(card, DREAM_DECK, RESOLVING)
                s.then(frame(frames.REFILL))
                resolve(s)
                return
            s.move(card, DREAM_DECK, hand)


@final
class EndOfTurn(Deed):
    """URB-TURN-6. The hourglasses turn; a team may swap polarities; the turn passes."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, END_OF_TURN)
        if s.rules[POSTCARDS] != 0:
            turn_hourglasses(s)
        if s.rules[TEAM] != 0:
            s.then(frame(frames.POLARITY_END), frame(frames.PASS_TURN))
        else:
            s.then(frame(frames.PASS_TURN))


@final
class PolarityEnd(Choice):
    """URB-TEAM-9 to 12. After phase II polarities may be swapped too, as often as the discard pile allows."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        return SWAP_OR_DONE if s.data[DISCARD_PILE] >= SWAP_COST else s.terms.nothing

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        if option == words.SWAP_POLARITY:
            swap_polarity(s)
            s.then(frame(frames.POLARITY_END))

    def fits(self, s: State, a: i64, b: i64, below: i64) -> bool:
        return a == 0 and b == 0 and s.rules[TEAM] != 0


@final
class PassTurn(Deed):
    """URB-TURN-6, URB-TEAM-4. The next turn begins; in a team turns alternate."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(ROUND, s.data[ROUND] + 1)
        if s.rules[TEAM] != 0:
            s.put(TURN, 1 - s.data[TURN])
        s.then(frame(frames.START_OF_TURN))
