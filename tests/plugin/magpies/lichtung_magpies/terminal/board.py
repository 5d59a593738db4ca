"""Two birds, one above the other: what is in the beak, what is in the nest, and the heap between them."""

from __future__ import annotations

from lichtung.cli.boards.board import Board, View
from lichtung.words import SEATS

from .. import TURNS, TURNS_LONG

THING = "◆"
FACE_DOWN = "◇"


class MagpiesBoard(Board):
    """Things are drawn as stones with their value, hidden ones as hollow stones."""

    def draw(self, view: View, seat: int | None) -> list[str]:
        nearest = seat or 0
        heap = f"{self.name('deck')} {len(view['deck'])}"
        left = (TURNS_LONG if view["settings"]["long"] else TURNS) - view["taken"]
        middle = self.screen.paint(f"  {heap} · {self.words.text('magpies-board-left', n=left)}", "dim")
        return [self.title(view), *self.bird(view, 1 - nearest), middle, *self.bird(view, nearest)]

    def bird(self, view: View, seat: int) -> list[str]:
        """One magpie's hand and nest."""
        turn = "▸" if view["turn"] == seat else " "
        hand, nest = self.things_of(view["hands"][seat]), self.things_of(view["nests"][seat])
        return [f"{turn} {SEATS[seat]}  {self.name('hands')} {hand}", f"     {self.name('nests')} {nest}"]

    def name(self, zone: str) -> str:
        """What a zone is called."""
        return self.words.name("zone", self.game, zone)

    def things_of(self, things: list[str]) -> str:
        """The stones of a heap."""
        stones = [FACE_DOWN if thing == "?" else THING + thing.removeprefix("S") for thing in things]
        return " ".join(stones) or "–"


BOARD = MagpiesBoard
