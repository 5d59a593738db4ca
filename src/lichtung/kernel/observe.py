"""What a viewer sees as numbers: cards counted per kind into a flat vector, hidden ones as hidden ones.

The table of what is counted where is made outside and handed over; here it is only applied, quickly and under the same
sight as views. It is for programs that look at very many states.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from lichtung.kernel.addresses import OUTCOME, ROUND, STEP, TURN
from lichtung.kernel.kinds import CELL
from lichtung.kernel.schema import About
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

if TYPE_CHECKING:
    from lichtung.kernel.terms import Terms

# A spot is a place that is looked at: so many numbers each.
SPOT: Final = 6  # place, kind, where it is counted, first number in the table, depth from the top or -1, marks
RECALLED: Final = 1  # who was shown a card here still sees it
SHY: Final = 2  # only the uppermost card shows its back, and only after the setup

# Where the common numbers go.
VIEWER: Final = 0
TURNS: Final = 1
DECIDER: Final = 2
OVER: Final = 3
ROUNDS: Final = 4
STEPS: Final = 5
QUESTION: Final = 6
ABOUT: Final = 7


@final
class Encoder:
    """Turns states of one game under given terms into vectors of `size` numbers."""

    def __init__(
        self,
        terms: Terms,
        size: int,
        spots: list[int],
        table: list[int],
        backs: list[int],
        numbers: list[int],
        head: list[int],
        questions: dict[str, int],
        cells: dict[str, int],
    ) -> None:
        self.terms: Terms = terms
        self.size: i64 = size
        self.spots: vec[i64] = vec[i64](spots)
        self.table: vec[i64] = vec[i64](table)  # for each group of spots: card to where it is counted, or -1
        self.backs: vec[i64] = vec[i64](backs)  # card to its number when hidden; 0: a back that shows nothing
        self.numbers: vec[i64] = vec[i64](numbers)  # pairs: address, where it goes
        self.head: vec[i64] = vec[i64](head)
        self.questions: dict[str, int] = questions
        self.cells: dict[str, int] = cells
        self.blank: vec[i64] = vec[i64]([0] * size)
        self.blanks: vec[i64] = vec[i64]([])  # for as many states as were looked at last time

    def encode(self, s: State, seat: int) -> vec[i64]:
        """What a seat sees; the seat after the last one is a spectator."""
        out = self.blank[:]
        self.fill(s, seat, out, 0)
        return out

    def encode_many(self, states: list[State], seats: list[int]) -> vec[i64]:
        """What seats see of many states, one after the other in one vector."""
        wanted = self.size * len(states)
        if len(self.blanks) != wanted:
            self.blanks = vec[i64]([0] * int(wanted))
        out = self.blanks[:]
        at: i64 = 0
        for i, s in enumerate(states):
            self.fill(s, seats[i], out, at)
            at += self.size
        return out

    def fill(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat sees into a vector that is still blank there."""
        data, spots, sees = s.data, self.spots, s.sees
        bit: i64 = 1 << seat
        over = data[OUTCOME] != 0
        k: i64
        for k in range(0, len(spots), SPOT):
            place = spots[k]
            seen = over or sees[place] & bit != 0
            base = at + spots[k + 2]
            if spots[k + 1] == CELL:
                self.count(s, place, place, seen, bit, base, k, out)
                continue
            size = data[place]
            depth = spots[k + 4]
            i: i64
            if depth >= 0:
                if size > depth:
                    self.count(s, place, place + size - depth, seen, bit, base, k, out)
                continue
            for i in range(place + 1, place + size + 1):
                self.count(s, place, i, seen, bit, base, k, out)
        numbers = self.numbers
        for k in range(0, len(numbers), 2):
            out[at + numbers[k + 1]] = data[numbers[k]]
        self.fill_head(s, seat, out, at)

    def count(
        self, s: State, place: i64, address: i64, seen: bool, bit: i64, base: i64, spot: i64, out: vec[i64]
    ) -> None:
        """Count one card as the viewer sees it."""
        card = s.data[address]
        if card == 0:
            return
        if not seen:
            marks = self.spots[spot + 5]
            if marks & RECALLED == 0 or s.known[address] & bit == 0:
                covered = marks & SHY != 0 and (address != place + s.data[place] or s.data[STEP] == 0)
                card = self.backs[0] if covered else self.backs[card]
        target = self.table[self.spots[spot + 3] + card]
        if target >= 0:
            out[base + target] += 1

    def fill_head(self, s: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Who looks, whose turn it is, what is asked."""
        data, head = s.data, self.head
        if seat < self.terms.seats:
            out[at + head[VIEWER] + seat] = 1
        out[at + head[TURNS] + data[TURN]] = 1
        out[at + head[ROUNDS]] = data[ROUND]
        out[at + head[STEPS] + data[STEP]] = 1
        if data[OUTCOME] != 0 or s.halted:
            out[at + head[OVER]] = 1 if data[OUTCOME] != 0 else 0
            return
        decider = s.asked_seat()
        if decider != seat:
            if self.terms.game.waiting_is_public(s):
                out[at + head[DECIDER] + decider] = 1
            return
        out[at + head[DECIDER] + decider] = 1
        out[at + head[QUESTION] + self.questions[s.open_choice().name]] = 1
        about = s.asked_about()
        if about:
            i: i64
            for i, number in enumerate(self.about_numbers(about)):
                out[at + head[ABOUT] + i] = number

    def about_numbers(self, about: About) -> list[int]:
        """What a question is about, as numbers: how many are left or the cost, row, card, cell."""
        left: int = about.get("left", about.get("cost", 0))
        row: int = about.get("row", 0)
        card = self.terms.game.card_code(str(about.get("card", "")))
        return [left, row, card, self.cells.get(str(about.get("cell", "")), 0)]


def places_of(offered: vec[i64], options: vec[i64]) -> vec[i64]:
    """Where each offered option stands in the ascending list of all options."""
    places = offered[:]
    i: i64
    for i in range(len(offered)):
        low: i64 = 0
        high: i64 = len(options)
        while low < high:
            middle = (low + high) >> 1
            if options[middle] < offered[i]:
                low = middle + 1
            else:
                high = middle
        places[i] = low
    return places


# What came of an answer.
ILLEGAL: Final = -1
GOES_ON: Final = 0
ENDED: Final = 1


def answer_many(states: list[State], answers: list[int]) -> vec[i64]:
    """Answer the open question of many states, each with its own option; an option that is not offered changes nothing.

    An answer of -1 leaves its state alone. Gives what came of each.
    """
    found = vec[i64]([0] * len(states))
    for i, s in enumerate(states):
        option: i64 = answers[i]
        if option == -1:
            continue
        legal = False
        k: i64
        for k in range(len(s.offered)):
            if s.offered[k] == option:
                legal = True
                break
        if not legal:
            found[i] = ILLEGAL
            continue
        s.apply(option)
        found[i] = ENDED if s.data[OUTCOME] != 0 else GOES_ON
    return found


def places_of_many(states: list[State], options: vec[i64], counts: vec[i64]) -> vec[i64]:
    """Where the offered options of many states stand, in a table with a row of all options for each state.

    `counts` is filled with how many each state offers.
    """
    total: i64 = 0
    width: i64 = len(options)
    for i, s in enumerate(states):
        counts[i] = len(s.offered)
        total += counts[i]
    places = vec[i64]([0] * int(total))
    at: i64 = 0
    row: i64 = 0
    for s in states:
        here = places_of(s.offered, options)
        k: i64
        for k in range(len(here)):
            places[at] = row + here[k]
            at += 1
        row += width
    return places
