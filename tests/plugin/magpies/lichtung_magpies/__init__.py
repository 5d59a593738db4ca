"""Magpies: two birds, a hidden hand each, and a nest. A whole game, interpreted, as a plug-in of Lichtung.

The rules are here; beside them lie what bots know (`bots`), what stands on the things (`facts.py`), the words (`locales`),
the board in a terminal (`terminal`) and the table in the browser (`web`).

MAG-1. Twelve shiny things, three each of value 1 to 4, are shuffled; each magpie takes three.
MAG-2. In a turn a magpie draws one thing if there is one, then hides one thing of its hand in its nest, face down, or steals.
MAG-3. Stealing takes a random thing out of the other's hand, if there is any.
MAG-4. With `watchful`, a magpie looks at the top thing of the deck before it acts.
MAG-5. After four turns each (six with `long`) the nests are compared; the larger sum wins, equal sums win together.
"""

from __future__ import annotations

import sys
from typing import Any, Final

from mypy_extensions import i64

from lichtung import Game, InvalidPosition, Option, Result, State
from lichtung.kernel.addresses import ROUND, STEP, TURN
from lichtung.kernel.fields import Number
from lichtung.kernel.frames import Choice, Deed, FrameList, frame
from lichtung.kernel.kinds import HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.notation import Argument, Vocabulary
from lichtung.kernel.result import Reason
from lichtung.kernel.settings import Parameters
from lichtung.kernel.vecs import append, vec
from lichtung.kernel.zones import Zone

THINGS: Final = 12
KINDS: Final = 4

PARAMETERS: Final = Parameters()
LONG: Final = PARAMETERS.has("long", True)
WATCHFUL: Final = PARAMETERS.has("watchful", True)

LAYOUT: Final = Layout(2)
DECK: Final = LAYOUT.add(Zone("deck", PILE, THINGS, sight=NOBODY, pool="things"))
HANDS: Final = LAYOUT.add(Zone("hands", HEAP, THINGS, count=-1, sight=OWNER, pool="things"))
NESTS: Final = LAYOUT.add(Zone("nests", HEAP, THINGS, count=-1, sight=OWNER, pool="things"))
PLACE: Final = LAYOUT.stride(HANDS)
TURNS: Final = 8
TURNS_LONG: Final = 12
TAKEN: Final = LAYOUT.add(Number("taken", 0, TURNS_LONG))  # turns that were taken

FRAMES: Final = FrameList()
TURN_BEGINS: Final = FRAMES.deed("TurnBegins")
ACT: Final = FRAMES.choice("Act", "act", "MAG-2")
TURN_ENDS: Final = FRAMES.deed("TurnEnds")

WORDS: Final = Vocabulary()
HIDE: Final = WORDS.verb("hide", Argument("card", {kind: f"S{kind}" for kind in range(1, KINDS + 1)}))
STEAL: Final = WORDS.verb("steal")


def hand_of(seat: i64) -> i64:
    return HANDS + seat * PLACE


def nest_of(seat: i64) -> i64:
    return NESTS + seat * PLACE


class TurnBegins(Deed):
    """MAG-2, 4. Draw, look, act."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(STEP, 0)
        seat = s.data[TURN]
        if s.data[DECK] > 0:
            s.move(s.data[DECK + s.data[DECK]], DECK, hand_of(seat))
        if s.rules[WATCHFUL] != 0 and s.data[DECK] > 0:
            s.show(DECK, 1, 1 << seat)
        s.then(frame(ACT), frame(TURN_ENDS))


class Act(Choice):
    """MAG-2, 3. Hide something, or steal. What is hidden is nobody else's business."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        seat = s.data[TURN]
        hand = hand_of(seat)
        found = vec[i64]([])
        for kind in range(1, KINDS + 1):
            if any(s.data[hand + i] == kind for i in range(1, s.data[hand] + 1)):
                found = append(found, HIDE + kind)
        if s.data[hand_of(1 - seat)] > 0:
            found = append(found, STEAL)
        return found

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        seat = s.data[TURN]
        if option == STEAL:
            theirs = hand_of(1 - seat)
            s.move(s.pick(theirs, KINDS + 1), theirs, hand_of(seat))
        else:
            s.move(option - HIDE, hand_of(seat), nest_of(seat))

    def why_not(self, s: State, a: i64, b: i64, option: i64) -> str:
        return "MAG-3" if option == STEAL else "MAG-2"

    def private(self, s: State, a: i64, b: i64, option: i64) -> bool:
        return option != STEAL


class TurnEnds(Deed):
    """MAG-5. The other one's turn, or the end."""

    def run(self, s: State, a: i64, b: i64) -> None:
        s.put(TAKEN, s.data[TAKEN] + 1)
        if s.data[TAKEN] == (TURNS_LONG if s.rules[LONG] != 0 else TURNS):
            s.finish(0)
            return
        if s.data[TURN] == 1:
            s.put(ROUND, s.data[ROUND] + 1)
        s.put(TURN, 1 - s.data[TURN])
        s.then(frame(TURN_BEGINS))


class Magpies(Game):
    """Two magpies."""

    def __init__(self) -> None:
        super().__init__(
            "magpies",
            1,
            (2,),
            {"long": Option("flag", (False, True), False), "watchful": Option("flag", (False, True), False)},
            LAYOUT,
            FRAMES.table(sys.modules[__name__]),
            FRAMES.names,
            ["turn"],
            [Reason("most_treasure", "MAG-5", None)],
            {kind: f"S{kind}" for kind in range(1, KINDS + 1)},
        )
        self.vocabulary = WORDS
        self.over_rule = "MAG-5"
        self.minutes = 5
        self.bound = 12
        self.lies_on = {ACT: (TURN_ENDS,)}
        self.lowest = {TURN_BEGINS: (0,), TURN_ENDS: (0,)}

    def rules(self, seats: int, settings: dict[str, Any]) -> list[int]:
        return PARAMETERS.numbers(seats, settings)

    def setup(self, s: State) -> None:
        for at in range(THINGS):
            s.data[DECK + 1 + at] = 1 + at % KINDS
        s.data[DECK] = THINGS
        s.shuffle(DECK)
        for number in range(6):
            s.move(s.data[DECK + s.data[DECK]], DECK, hand_of(number % 2))
        s.then(frame(TURN_BEGINS))

    def step_frame(self, step: str) -> int:
        return TURN_BEGINS

    def check_position(self, s: State, strict: bool) -> None:
        places = [DECK, *[place + seat * PLACE for place in (HANDS, NESTS) for seat in range(2)]]
        things = sorted(int(s.data[place + i]) for place in places for i in range(1, s.data[place] + 1))
        if strict and things != sorted(1 + at % KINDS for at in range(THINGS)):
            raise InvalidPosition("cards", f"expected three of each of {KINDS} kinds, got {things}")
        if len(things) > THINGS:
            raise InvalidPosition("cards", f"expected at most {THINGS} things, got {len(things)}")

    def check_pending(self, s: State) -> None:
        last = TURNS_LONG if s.rules[LONG] != 0 else TURNS
        if s.data[TAKEN] >= last:
            raise InvalidPosition("taken", f"the game is over after {last} turns")

    def result(self, s: State) -> Result:
        sums = [sum(int(s.data[nest_of(seat) + i]) for i in range(1, s.data[nest_of(seat)] + 1)) for seat in range(2)]
        winners = tuple(seat for seat in range(2) if sums[seat] == max(sums))
        ranks = tuple(1 if seat in winners else 2 for seat in range(2))
        return Result(None, "most_treasure", "MAG-5", tuple(float(n) for n in sums), ranks, winners)


GAME: Final = Magpies()
