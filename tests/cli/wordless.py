"""A game without a single Fluent message: two players lay their six cards, the last one of them wins."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from lichtung.kernel.addresses import FIRST, TURN
from lichtung.kernel.frames import Choice, Frame, frame
from lichtung.kernel.game import Game
from lichtung.kernel.kinds import HEAP, NOBODY, OWNER, PILE
from lichtung.kernel.layout import Layout
from lichtung.kernel.notation import Argument, Verb, Vocabulary
from lichtung.kernel.result import Reason
from lichtung.kernel.settings import Option
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec
from lichtung.kernel.zones import Zone

DECK: Final = FIRST
HANDS: Final = DECK + 7
ROW: Final = HANDS + 8
PLAY: Final = 1 << 16
CARDS: Final = {number: f"C{number}" for number in range(1, 7)}
VOCABULARY: Final = Vocabulary([Verb(1, "lay", Argument("card", CARDS))])
LAYOUT: Final = Layout(
    [
        Zone("deck", DECK, PILE, 6, sight=NOBODY, pool="all"),
        Zone("hands", HANDS, HEAP, 3, count=-1, sight=OWNER, pool="all"),
        Zone("row", ROW, PILE, 6),
    ],
    2,
    FIRST,
)


class Lay(Choice):
    """A card of the hand goes into the row."""

    def options(self, s: State, a: i64, b: i64) -> vec[i64]:
        hand = HANDS + 4 * int(s.data[TURN])
        return vec[i64]([PLAY + int(s.data[hand + at]) for at in range(1, int(s.data[hand]) + 1)])

    def answer(self, s: State, a: i64, b: i64, option: i64) -> None:
        s.move(option - PLAY, HANDS + 4 * int(s.data[TURN]), ROW)
        if s.data[ROW] == 6:
            s.finish(0)
            return
        s.put(TURN, 1 - int(s.data[TURN]))
        s.then(frame(1))


class Wordless(Game):
    """As plain as a game can be."""

    def __init__(self) -> None:
        reasons = [Reason("all_laid", "WOR-END-1", None)]
        options = {
            "open_table": Option("flag", (False, True), False),
            "speed": Option("choice", ("slow", "fast"), "slow"),
        }
        frames = [Frame(False, False), Lay("lay_card", "WOR-LAY-1", True)]
        super().__init__("wordless", 1, (2,), options, LAYOUT, frames, ["Frame", "Lay"], ["laying"], reasons, CARDS)

    def setup(self, s: State) -> None:
        for card in CARDS:
            s.lay(card, DECK, 0)
        s.shuffle(DECK)
        for at in range(6):
            s.move(s.data[DECK + s.data[DECK]], DECK, HANDS + 4 * (at % 2))
        s.then(frame(1))

    def step_frame(self, step: str) -> int:
        return int(frame(1))

    def word(self, s: State, option: int) -> str:
        return VOCABULARY.word(option)

    def read(self, s: State, word: str) -> list[int]:
        return VOCABULARY.read(word)

    def points_at(self, s: State, option: int) -> list[dict[str, Any]]:
        return VOCABULARY.points_at(option)


GAME = Wordless()
