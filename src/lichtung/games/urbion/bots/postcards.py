"""What the residents of Urbion will think: the postcards sent, on display and to come."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from lichtung.bots.values import Weights, squash
from lichtung.games.urbion.bots.cities import bits
from lichtung.games.urbion.components import (
    CARRIES,
    CHAOS,
    CONCORD,
    DREAM,
    DREAM_ELEMENTS,
    FIRST_FAILURE,
    LAST_ROTATION,
    ON_FLAGSHIP,
    ON_HOURGLASS,
)
from lichtung.games.urbion.layout import CITY_DECK, FIGURE, PAIR, POSTCARD_DECK, RESIDENT_PILE, ROWS, SIDE, SIDES
from lichtung.games.urbion.postcards import a_plan_is_there
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

CODES: Final = ("DC", "DV", "SE", "MG", "HG", "FS", "RK", "PB")
# States of postcards on dreams
DREAMCATCHER: Final = 1
DOVES: Final = 2
SEER: Final = 3
MAGES: Final = 4
PLANBOT: Final = 12
FAILED: Final = -2.0


def elements_at(s: State, row: i64) -> i64:
    """URB-POST-10. How many elements the dreams of a city show, each Concord one."""
    data = s.data
    shown: i64 = 0
    concords: i64 = 0
    side: i64
    at: i64
    for side in range(SIDES + row * PAIR, SIDES + row * PAIR + PAIR, SIDE):
        for at in range(side + 1, side + data[side] + 1):
            dream = data[at] & DREAM
            if dream == CONCORD:
                concords += 1
            else:
                shown |= DREAM_ELEMENTS[dream]
    return bits(shown) + concords


def chaos_on_display(s: State) -> i64:
    """URB-POST-11. How many Chaos lie at cities."""
    data = s.data
    count: i64 = 0
    side: i64
    at: i64
    for side in range(SIDES, SIDES + ROWS * PAIR, SIDE):
        for at in range(side + 1, side + data[side] + 1):
            if data[at] & DREAM == CHAOS:
                count += 1
    return count


@final
class Postcards:
    """The chance that the residents are content at the end."""

    def __init__(self, weights: Weights) -> None:
        self.post: vec[float] = vec[float]([weights[code] for code in CODES])
        self.future: float = weights["post_future"]
        self.slope: float = weights["post_slope"]
        self.shift: float = weights["post_shift"]
        self.met: float = weights["post_met"]  # a wish that is fulfilled as things lie
        self.ready: float = weights["post_ready"]  # the same at a balanced city
        self.missed: float = weights["post_missed"]  # a wish that is not fulfilled at a balanced city
        self.seer: float = weights["post_seer"]
        self.unsettled: i64 = 0

    def chance(self, s: State, sums: vec[i64], balanced: i64) -> float:
        """The chance that the resident pile ends at 0 or more."""
        pile = self.pile(s, sums, balanced)
        return squash(self.slope * (pile + self.shift) / sqrt(1.0 + float(self.unsettled)))

    def pile(self, s: State, sums: vec[i64], balanced: i64) -> float:
        """The resident pile as it may look at the end; counts the postcards that are still open."""
        data = s.data
        total = 0.0
        at: i64
        for at in range(RESIDENT_PILE + 1, RESIDENT_PILE + data[RESIDENT_PILE] + 1):
            total += FAILED if data[at] >= FIRST_FAILURE else 1.0
        to_come = data[CITY_DECK] if data[CITY_DECK] < data[POSTCARD_DECK] else data[POSTCARD_DECK]
        self.unsettled = to_come
        chaos = chaos_on_display(s)
        row: i64
        side: i64
        for row in range(ROWS):
            for side in range(SIDES + row * PAIR, SIDES + row * PAIR + PAIR, SIDE):
                for at in range(side + 1, side + data[side] + 1):
                    if data[at] >= CARRIES:
                        self.unsettled += 1
                        total += self.wish(s, row, data[at] // CARRIES, data[side], chaos, balanced, sums[row] == 0)
        return total + self.future * float(to_come)

    def wish(self, s: State, row: i64, state: i64, beside: i64, chaos: i64, balanced: i64, ready: bool) -> float:
        """What a postcard on display may bring."""
        if ON_HOURGLASS <= state <= LAST_ROTATION:
            return self.post[4] + (0.9 if ready else 0.6) - 0.4 * float(state - ON_HOURGLASS)
        if state == DREAMCATCHER:
            return self.judge_wish(beside == 1, ready, self.post[0])
        if state == DOVES:
            soon = balanced >= ROWS and not 0 < s.data[FIGURE] <= ROWS
            return self.judge_wish(soon, ready and balanced < 3, self.post[1])
        if state == SEER:
            shown = elements_at(s, row)
            return self.judge_wish(shown >= 4, ready, self.post[2] + self.seer * float(shown - 2))
        if state == MAGES:
            return self.judge_wish(chaos >= 2, ready, self.post[3])
        if state == PLANBOT:
            return self.judge_wish(a_plan_is_there(s), ready, self.post[7])
        return self.post[5 + state - ON_FLAGSHIP]

    def judge_wish(self, met: bool, ready: bool, unknown: float) -> float:
        """A wish that is fulfilled or not as things lie, at a city that a census would pacify or not."""
        if met:
            return self.ready if ready else self.met
        return unknown + self.missed if ready else unknown
