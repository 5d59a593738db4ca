"""What an experienced player knows of Urbion.

A position is judged by the clock: how many turns the dream deck still gives, against how many turns the cities on display
and those to come still need. A city needs what it takes to bring its sum to zero with the cards at hand.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from lichtung.bots.values.values import Values, Weights, squash
from lichtung.games.urbion import frames, words
from lichtung.games.urbion.components import (
    CARRIES,
    CHAOS,
    CHROMATIC,
    CITY_ELEMENTS,
    DREAM,
    DREAM_ELEMENTS,
    FIRST_FAILURE,
    IS_WIZARD,
    LAST_ROTATION,
    LEFT,
    ON_HOURGLASS,
    RIGHT,
    SIDE_OF,
    VALUE_LEFT,
    VALUE_RIGHT,
)
from lichtung.games.urbion.state import (
    BOOKS,
    CITIES,
    CITY_DECK,
    CITY_SQUARES,
    DREAM_DECK,
    FIGURE,
    HAND,
    HANDS,
    HANGING_GARDENS,
    PAIR,
    POSTCARD_DECK,
    POSTCARDS,
    REQUIRED,
    RESIDENT_PILE,
    RESOLVING,
    ROWS,
    SIDE,
    SIDE_CAPACITY,
    SIDES,
    SUCCESS_PILE,
    TEMPLES,
    TURN,
    VOID_LEFT,
    WISE_LEFT,
)
from lichtung.kernel.frames import A_MASK, A_SHIFT, FRAME_MASK
from lichtung.kernel.notation import VERB
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

POST: Final = ("DC", "DV", "SE", "MG", "HG", "FS", "RK", "PB")
FLAGSHIP_STATE: Final = 10
ENOUGH: Final = 3  # with so many other cities left, a garden will find one to exchange dreams with
REVEALED: Final = 4.0  # cards that a chaos takes away when it is paid for


def one_step_sums() -> vec[i64]:
    """For every set of elements, the sums that one dream of it can add: bit n stands for n - 16."""
    found = [0] * 16
    for elements in range(16):
        for dream in range(1, CHAOS):
            if DREAM_ELEMENTS[dream] & elements:
                if VALUE_LEFT[dream] > 0:
                    found[elements] |= 1 << (16 + int(VALUE_LEFT[dream]))
                if VALUE_RIGHT[dream] < 0:
                    found[elements] |= 1 << (16 + int(VALUE_RIGHT[dream]))
    return vec[i64](found)


def two_step_sums() -> vec[i64]:
    """The same for two dreams."""
    found = [0] * 16
    for elements in range(16):
        ones = [n - 16 for n in range(33) if int(ONE[elements]) >> n & 1]
        for a in ones:
            for b in ones:
                found[elements] |= 1 << (16 + a + b)
    return vec[i64](found)


def biggest(values: vec[i64]) -> vec[i64]:
    """For every set of elements, the biggest step that one dream of it makes on a side."""
    found = [1] * 16
    for elements in range(16):
        for dream in range(1, CHAOS):
            if DREAM_ELEMENTS[dream] & elements:
                found[elements] = max(found[elements], abs(int(values[dream])))
    return vec[i64](found)


BIG_LEFT: Final = biggest(VALUE_LEFT)
BIG_RIGHT: Final = biggest(VALUE_RIGHT)
ONE: Final = one_step_sums()
TWO: Final = two_step_sums()


@final
class Urbion(Values):
    """Knowledge of Urbion."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.shared = True
        self.one_held: float = weights["one_held"]
        self.one: float = weights["one"]
        self.two_held: float = weights["two_held"]
        self.two: float = weights["two"]
        self.many: float = weights["many"]
        self.full: float = weights["full"]
        self.crowd: float = weights["crowd"]
        self.distance: float = weights["distance"]
        self.empty: float = weights["empty"]
        self.garden: float = weights["garden"]
        self.future: float = weights["future"]
        self.lonely: vec[float] = vec[float]([weights["lonely"], weights["lonely_one"], weights["lonely_two"]])
        self.ease: float = weights["ease"]
        self.fill: float = weights["fill"]
        self.chaos: float = weights["chaos"]
        self.chromatic: float = weights["chromatic"]
        self.pair: float = weights["pair"]
        self.census: float = weights["census"]
        self.perfect: vec[float] = vec[float](
            [0.0, 0.0, weights["perfect_two"], weights["perfect_three"], weights["perfect"]]
        )
        self.wise: float = weights["wise"]
        self.void: float = weights["void"]
        self.figure: float = weights["figure"]
        self.book: float = weights["book"]
        self.wizard: float = weights["wizard"]
        self.flexible: float = weights["flexible"]
        self.kinds_to_come: vec[float] = vec[float](
            [weights["garden_future"], weights["temple_future"], 0.0, 0.0, weights["square_future"]]
        )
        self.post: vec[float] = vec[float]([weights[name] for name in POST])
        self.post_future: float = weights["post_future"]
        self.post_slope: float = weights["post_slope"]
        self.post_shift: float = weights["post_shift"]
        self.slope: float = weights["slope"]
        self.shift: float = weights["shift"]
        self.keen: float = weights["keen"]
        self.horizon = int(weights["horizon"])
        self.patience = int(weights["patience"])
        self.explore = weights["explore"]
        self.grip = weights["grip"]
        self.totals: vec[i64] = vec[i64]([0] * ROWS)

    # -- how good a position is --------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        left = self.clock(s)
        doubt = sqrt(left + 2.0) if left > 0.0 else 1.4  # the longer the way, the less is certain
        chance = squash(self.slope * (left - self.needs(s)) / doubt + self.shift)
        if s.rules[POSTCARDS] != 0:
            chance *= squash(self.post_slope * self.residents(s) + self.post_shift)
        return chance

    def clock(self, s: State) -> float:
        """How many turns the dream deck still gives: what fills cities and what chaos takes is no turn."""
        data = s.data
        deck = float(data[DREAM_DECK])
        to_fill = data[CITY_DECK]
        chaos: i64 = 0
        chromatic: i64 = 0
        at: i64
        for at in range(DREAM_DECK + 1, DREAM_DECK + data[DREAM_DECK] + 1):
            if data[at] == CHAOS:
                chaos += 1
            elif data[at] == CHROMATIC:
                chromatic += 1
        left = deck - self.fill * float(to_fill) - self.chaos * float(chaos) - self.chromatic * float(chromatic)
        left += self.wise * float(data[WISE_LEFT])
        to_go = float(s.rules[REQUIRED] - data[SUCCESS_PILE])
        return left + self.book * float(data[BOOKS]) * to_go / 12.0

    def needs(self, s: State) -> float:
        """How many turns the cities still need, on display and to come, less what the display promises."""
        data = s.data
        hand = HANDS + data[TURN] * HAND
        total = 0.0
        balanced: i64 = 0
        shown: i64 = 0
        gardens: i64 = 0
        partners: i64 = 0
        row: i64
        for row in range(ROWS):
            self.totals[row] = 0
            city = data[CITIES + row]
            if city == 0:
                continue
            shown += 1
            sum = self.sum_of(s, row)
            self.totals[row] = sum
            left = data[SIDES + row * PAIR]
            right = data[SIDES + row * PAIR + SIDE]
            need = self.need(s, hand, sum, left, right, CITY_ELEMENTS[city])
            if sum == 0 and left + right > 0:
                balanced += 1
            total += need + self.census
            if CITY_ELEMENTS[city] == 0:
                gardens += 1 if sum != 0 else 0
            else:
                partners += 1
        total -= self.exchanges(s)
        at: i64
        helps = s.rules[CITY_SQUARES] + s.rules[TEMPLES] + s.rules[HANGING_GARDENS]  # Metas, Concord, Wizards
        future = self.future - self.ease * float(helps)
        for at in range(CITY_DECK + 1, CITY_DECK + data[CITY_DECK] + 1):
            total += future + self.kinds_to_come[bits(CITY_ELEMENTS[data[at]])]
            if CITY_ELEMENTS[data[at]] != 0:
                partners += 1
        if gardens > 0 and partners < ENOUGH:
            total += float(gardens) * self.lonely[partners]
        if data[VOID_LEFT] > 0:
            total += self.void * float(data[VOID_LEFT])
            if 0 < data[FIGURE] <= ROWS:
                total += self.figure if self.totals[data[FIGURE] - 1] == 0 else 0.0
        elif shown == ROWS and data[CITY_DECK] > 0:
            total -= self.perfect[balanced]
        for at in range(hand + 1, hand + data[hand] + 1):
            if IS_WIZARD[data[at]] != 0:
                total -= self.wizard
            elif SIDE_OF[data[at]] > RIGHT:
                total -= self.flexible
        return total

    def sum_of(self, s: State, row: i64) -> i64:
        """The sum of a city's dreams."""
        data = s.data
        side = SIDES + row * PAIR
        found: i64 = 0
        at: i64
        for at in range(side + 1, side + data[side] + 1):
            found += VALUE_LEFT[data[at] & DREAM]
        side += SIDE
        for at in range(side + 1, side + data[side] + 1):
            found += VALUE_RIGHT[data[at] & DREAM]
        return found

    def need(self, s: State, hand: i64, sum: i64, left: i64, right: i64, elements: i64) -> float:
        """How many turns a city needs to be balanced, by its sum, the room on its sides, its elements and the hand."""
        if left + right == 0:
            return self.empty
        if sum == 0:
            return 0.0
        far = sum if sum > 0 else -sum
        if elements == 0:
            return self.garden + self.distance * float(far)
        room_left = SIDE_CAPACITY - left
        room_right = SIDE_CAPACITY - right
        biggest = BIG_RIGHT[elements] if sum > 0 else BIG_LEFT[elements]
        steps = (far + biggest - 1) // biggest
        crowd = steps - (room_right if sum > 0 else room_left)
        if crowd > 0:
            return self.full + self.crowd * float(crowd) + self.distance * float(far)
        held = self.held(s, hand, sum, room_left, room_right, elements)
        if held == 1:
            return self.one_held
        wanted: i64 = 16 - sum
        if 0 <= wanted <= 32 and ONE[elements] >> wanted & 1 != 0:
            return self.one
        if held == 2:
            return self.two_held
        if 0 <= wanted <= 32 and TWO[elements] >> wanted & 1 != 0 and room_left + room_right > 1:
            return self.two
        return self.many + self.distance * float(far)

    def held(self, s: State, hand: i64, sum: i64, room_left: i64, room_right: i64, elements: i64) -> i64:
        """How many cards of the hand (1 or 2) balance a city; 0 when they do not."""
        data = s.data
        best: i64 = 0
        end = hand + data[hand] + 1
        one: i64
        two: i64
        way: i64
        other: i64
        for one in range(hand + 1, end):
            card = data[one]
            if DREAM_ELEMENTS[card] & elements == 0:
                continue
            for way in range(2):
                value = VALUE_LEFT[card] if way == 0 else VALUE_RIGHT[card]
                if value == 0 or (room_left if way == 0 else room_right) == 0:
                    continue
                if sum + value == 0:
                    return 1
                if best == 2:
                    continue
                for two in range(one + 1, end):
                    if DREAM_ELEMENTS[data[two]] & elements == 0:
                        continue
                    for other in range(2):
                        second = VALUE_LEFT[data[two]] if other == 0 else VALUE_RIGHT[data[two]]
                        room = (room_left if other == 0 else room_right) - (1 if other == way else 0)
                        if second != 0 and room > 0 and sum + value + second == 0:
                            best = 2
        return best

    def exchanges(self, s: State) -> float:
        """What is saved where two cities can balance each other by one exchange."""
        totals = self.totals
        a: i64
        b: i64
        for a in range(ROWS):
            if totals[a] == 0:
                continue
            for b in range(a + 1, ROWS):
                if totals[a] + totals[b] == 0 and self.swap_mends(s, a, b, totals[a]):
                    return self.pair
        return 0.0

    def swap_mends(self, s: State, a: i64, b: i64, sum: i64) -> bool:
        """Whether a dream of one city and a dream on the same side of the other differ by just that sum."""
        data = s.data
        half: i64
        one: i64
        two: i64
        for half in range(2):
            first = SIDES + a * PAIR + half * SIDE
            second = SIDES + b * PAIR + half * SIDE
            for one in range(first + 1, first + data[first] + 1):
                for two in range(second + 1, second + data[second] + 1):
                    if worth(data[one], half) - worth(data[two], half) == sum:
                        return True
        return False

    # -- postcards ---------------------------------------------------------------------------------------------------

    def residents(self, s: State) -> float:
        """The resident pile as it may look at the end."""
        data = s.data
        total = 0.0
        at: i64
        for at in range(RESIDENT_PILE + 1, RESIDENT_PILE + data[RESIDENT_PILE] + 1):
            total += -2.0 if data[at] >= FIRST_FAILURE else 1.0
        side: i64
        chaos: i64 = 0
        for side in range(SIDES, SIDES + ROWS * PAIR, SIDE):
            for at in range(side + 1, side + data[side] + 1):
                if data[at] & DREAM == CHAOS:
                    chaos += 1
        for side in range(SIDES, SIDES + ROWS * PAIR, SIDE):
            for at in range(side + 1, side + data[side] + 1):
                if data[at] >= CARRIES:
                    total += self.wish(s, data[at] // CARRIES, data[side], chaos)
        to_come = data[CITY_DECK] if data[CITY_DECK] < data[POSTCARD_DECK] else data[POSTCARD_DECK]
        return total + self.post_future * float(to_come)

    def wish(self, s: State, state: i64, beside: i64, chaos: i64) -> float:
        """What a postcard on display may bring."""
        if state < ON_HOURGLASS:
            if state == 1:
                return 0.5 if beside == 1 else self.post[0] - 0.5
            if state == 4:
                return 0.7 if chaos >= 2 else self.post[3]
            return self.post[state - 1]
        if state <= LAST_ROTATION:
            return self.post[4] + 0.6 - 0.4 * float(state - ON_HOURGLASS)
        return self.post[5 + state - FLAGSHIP_STATE]

    # -- what a playout does -----------------------------------------------------------------------------------------

    def quiet(self, s: State) -> bool:
        asked = s.stack[s.depth - 1] & FRAME_MASK
        return asked == frames.MAIN or asked == frames.BOOKS

    def likes(self, s: State) -> vec[float]:
        offered = s.offered
        n: i64 = len(offered)
        found = vec[float]([0.0] * n)
        asked = s.stack[s.depth - 1] & FRAME_MASK
        i: i64
        if asked == frames.EXCHANGE_1:
            for i in range(n):
                found[i] = exp(self.keen * self.best_swap(s, offered[i] - words.SWAP))
            return found
        if asked == frames.EXCHANGE_2:
            first = (s.stack[s.depth - 1] >> A_SHIFT) & A_MASK
            for i in range(n):
                found[i] = exp(self.keen * self.swap_gain(s, first, offered[i] - words.WITH))
            return found
        for i in range(n):
            found[i] = self.weigh(s, offered[i])
        return found

    def weigh(self, s: State, option: i64) -> float:
        verb = option // VERB * VERB
        what = option % VERB
        if verb == words.PLACE:
            return exp(self.keen * self.gain(s, what // 512, worth(what % 256, what // 256 % 2), what // 256 % 2))
        if verb == words.DISCARD:
            return 1.2 if self.ready(s) > 0 else 0.5
        if verb == words.CENSUS:
            return 0.3 + 4.0 * float(self.ready(s))
        if verb == words.PLACE_AT:
            half: i64 = LEFT if self.sum_of(s, what) > 0 else RIGHT
            return exp(self.keen * self.gain(s, what, worth(CHAOS, half), half))
        if verb == words.PLACE_ON:
            top = s.data[RESOLVING + s.data[RESOLVING]]
            return exp(self.keen * self.gain(s, what // 2, worth(top & DREAM, what % 2), what % 2))
        if verb == words.CLEAR:
            return exp(-self.keen * self.empty)
        if verb == words.REVEAL:
            return exp(-self.keen * REVEALED)
        if verb == words.NONE:
            return 0.05
        if verb == words.BOOK:
            return 1.5
        if verb == words.TAKE or verb == words.DONE:
            return 10.0
        if verb == words.PAIR or verb == words.ALLIANCE:
            return 0.4
        if verb == words.SWAP_POLARITY:
            return 0.1
        if verb == words.DISCARD_SET:
            return exp(self.keen * self.thinning(s, what // words.ROW_SLOTS, what % words.ROW_SLOTS))
        return 1.0

    def gain(self, s: State, row: i64, value: i64, half: i64) -> float:
        """How many turns it saves to add a value to a side of a city."""
        data = s.data
        hand = HANDS + data[TURN] * HAND
        left = data[SIDES + row * PAIR]
        right = data[SIDES + row * PAIR + SIDE]
        elements = CITY_ELEMENTS[data[CITIES + row]]
        sum = self.sum_of(s, row)
        before = self.need(s, hand, sum, left, right, elements)
        if half == LEFT:
            left += 1
        else:
            right += 1
        return before - self.need(s, hand, sum + value, left, right, elements)

    def thinning(self, s: State, row: i64, slots: i64) -> float:
        """How many turns it saves to discard dreams of a city that add up to nothing."""
        data = s.data
        hand = HANDS + data[TURN] * HAND
        left = data[SIDES + row * PAIR]
        right = data[SIDES + row * PAIR + SIDE]
        elements = CITY_ELEMENTS[data[CITIES + row]]
        sum = self.sum_of(s, row)
        before = self.need(s, hand, sum, left, right, elements)
        left -= bits(slots & 7)
        right -= bits(slots >> 3)
        return before - self.need(s, hand, sum, left, right, elements)

    def ready(self, s: State) -> i64:
        """How many cities a census would pacify."""
        data = s.data
        found: i64 = 0
        row: i64
        for row in range(ROWS):
            shown = data[CITIES + row] != 0 and data[FIGURE] != row + 1
            if shown and data[SIDES + row * PAIR] + data[SIDES + row * PAIR + SIDE] > 0 and self.sum_of(s, row) == 0:
                found += 1
        return found

    def best_swap(self, s: State, first: i64) -> float:
        """The most that an exchange of this dream saves."""
        data = s.data
        number = first // words.ON_SIDE
        best = -9.0
        side: i64
        at: i64
        for side in range(number % 2, 2 * ROWS, 2):
            if side != number:
                for at in range(SIDES + side * SIDE + 1, SIDES + side * SIDE + data[SIDES + side * SIDE] + 1):
                    gain = self.swap_gain(s, first, side * words.ON_SIDE + data[at])
                    if gain > best:
                        best = gain
        return best

    def swap_gain(self, s: State, first: i64, second: i64) -> float:
        """What it saves to exchange two dreams."""
        data = s.data
        hand = HANDS + data[TURN] * HAND
        half = first // words.ON_SIDE % 2
        change = worth(second % words.ON_SIDE & DREAM, half) - worth(first % words.ON_SIDE & DREAM, half)
        a = first // words.ON_SIDE // 2
        b = second // words.ON_SIDE // 2
        return self.shifted(s, hand, a, change) + self.shifted(s, hand, b, -change)

    def shifted(self, s: State, hand: i64, row: i64, change: i64) -> float:
        """What it saves to change the sum of a city."""
        data = s.data
        left = data[SIDES + row * PAIR]
        right = data[SIDES + row * PAIR + SIDE]
        elements = CITY_ELEMENTS[data[CITIES + row]]
        sum = self.sum_of(s, row)
        return self.need(s, hand, sum, left, right, elements) - self.need(s, hand, sum + change, left, right, elements)


def worth(card: i64, half: i64) -> i64:
    """The value of a dream on a side, with its postcard or without."""
    return VALUE_LEFT[card & DREAM] if half == LEFT else VALUE_RIGHT[card & DREAM]


def bits(elements: i64) -> i64:
    """How many elements a city shows."""
    return (elements & 1) + (elements >> 1 & 1) + (elements >> 2 & 1) + (elements >> 3 & 1)


def knowledge(weights: Weights) -> Values:
    """The values of Urbion with these weights."""
    return Urbion(weights)
