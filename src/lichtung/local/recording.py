"""The record of a game as it is played: it keeps the moves that were taken back, and says so. A game goes on from it."""

from __future__ import annotations

from typing import Final

from lichtung.kernel.errors import InvalidRecord
from lichtung.kernel.history import Move
from lichtung.kernel.record.read import replay
from lichtung.kernel.record.write import braces, move_text, wrap
from lichtung.kernel.state import State
from lichtung.table.history import UNDONE

PRACTICE: Final = f"; practice: {UNDONE}"


class Recorder:
    """Writes down what happens, move by move."""

    def __init__(self, first: State) -> None:
        assert first.history is not None
        self.body: Final[list[list[str]]] = [["0", *braces(first.history.opening)]]
        self.turn: tuple[int, int] | None = None

    def add(self, move: Move) -> None:
        """Add a move, in a line of its own when a turn begins."""
        if self.turn != (move.round, move.turn):
            self.turn = (move.round, move.turn)
            self.body.append([f"{move.round}/{move.turn}"])
        self.body[-1] += [move_text(move), *braces(move.chances)]

    def take_back(self, length: int) -> None:
        """The last moves do not stand any more."""
        if self.turn is None:
            self.body.append([f"undo={length}"])
        else:
            self.body[-1].append(f"undo={length}")
        self.turn = None

    def note_practice(self) -> None:
        """From here on the game is practice."""
        self.body.append([PRACTICE])
        self.turn = None

    @property
    def is_practice(self) -> bool:
        """Whether something has made the game practice."""
        return any(tokens[0].startswith("; practice") for tokens in self.body)

    def text(self, now: State) -> str:
        """Returns the complete record, moves that were taken back included."""
        head = now.record().partition("\n\n")[0]
        lines = [line for tokens in self.body for line in wrap(tokens)]
        return "\n".join([head, "", *lines]) + "\n"


def read_record(text: str) -> tuple[State, list[Move], Recorder]:
    """Returns the beginning of a recorded game, the moves that stand, and the recorder that goes on with its record."""
    last = replay(text)
    if not isinstance(last, State) or last.history is None:
        raise InvalidRecord(1, "this record holds only what one seat knew: it can be replayed, not played on")
    first: State = replay(text, upto=0)
    recorder = Recorder(first)
    recorder.body[:] = [[line] for line in text.partition("\n\n")[2].splitlines()]
    return first, last.history.moves, recorder
