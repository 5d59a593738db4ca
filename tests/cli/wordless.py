"""A game without a single Fluent message: two players lay their six cards, the last one of them wins."""

from __future__ import annotations

import sys
from typing import Final

from mypy_extensions import i64

from lichtung.kernel.addresses import TURN
from lichtung.kernel.frames import Choice, FrameList, frame
from lichtung.kernel.game import Game
from lichtung.kernel.kinds import HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.notation import Argument, Vocabulary
from lichtung.kernel.result import Reason
from lichtung.kernel.schema import Target
from lichtung.kernel.settings import Option
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec
from lichtung.kernel.zones import Zone

CARDS: Final = {number: f"C{number}" for number in range(1, 7)}

LAYOUT: Final = Layout(2)
DECK: Final = LAYOUT.add(Zone("deck", PILE, 6, sight=NOBODY, pool="all"))
HANDS: Final = LAYOUT.add(Zone("hands", HEAP, 3, count=-1, sight=OWNER, pool="all"))
HAND: Final = LAYOUT.stride(HANDS)
ROW: Final = LAYOUT.add(Zone("row", PILE, 6))

FRAMES: Final = FrameList()
LAY: Final = FRAMES.choice("Lay", "lay_card", "WOR-LAY-1", always=True)

VOCABULARY: Final = Vocabulary()
PLAY: Final = VOCABULARY.verb("lay", Argument("card", CARDS))


class Lay(Choice):
    """A card of the hand goes into the row."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        hand = HANDS + HAND * int(s.data[TURN])
        return vec[i64]([PLAY + int(s.data[hand + at]) for at in range(1, int(s.data[hand]) + 1)])

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.move(option - PLAY, HANDS + HAND * int(s.data[TURN]), ROW)
        if s.data[ROW] == 6:
            s.finish(0)
            return
        s.put(TURN, 1 - int(s.data[TURN]))
        s.then(frame(LAY))


class Wordless(Game):
    """As plain as a game can be."""

    def __init__(self) -> None:
        reasons = [Reason("all_laid", "WOR-END-1", None)]
        options = {
            "open_table": Option("flag", (False, True), False),
            "speed": Option("choice", ("slow", "fast"), "slow"),
        }
        frames = FRAMES.table(sys.modules[__name__])
        super().__init__("wordless", 1, (2,), options, LAYOUT, frames, FRAMES.names, ["laying"], reasons, CARDS)

    def setup(self, s: State) -> None:
        for card in CARDS:
            s.lay(card, DECK, 0)
        s.shuffle(DECK)
        for at in range(6):
            s.move(s.data[DECK + s.data[DECK]], DECK, HANDS + HAND * (at % 2))
        s.then(frame(LAY))

    def step_frame(self, step: str) -> int:
        return int(frame(LAY))

    def word(self, s: State, option: int) -> str:
        return VOCABULARY.word(option)

    def read(self, s: State, word: str) -> list[int]:
        return VOCABULARY.read(word)

    def points_at(self, s: State, option: int) -> list[Target]:
        return VOCABULARY.points_at(option)


GAME = Wordless()
