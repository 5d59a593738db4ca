"""A game on the table: where it stands, what everybody was told, what can be taken back, and its record."""

from __future__ import annotations

from typing import Any, Final

import lichtung
from lichtung.kernel.errors import InvalidRecord
from lichtung.kernel.history import Move
from lichtung.kernel.kinds import OWNER
from lichtung.kernel.record.write import braces, move_text, wrapped
from lichtung.kernel.state import State

PRACTICE: Final = "; practice: moves were taken back although something new had been seen"

Events = list[dict[str, Any]]


class Table:
    """A game with its past. A move is played on a copy, so that an interruption never leaves half a move behind."""

    def __init__(self, start: State) -> None:
        self.states: Final = [start]
        self.told: Final[list[dict[int | None, Events]]] = []  # for every move that stands: what each viewer heard
        self.practice: bool = False
        assert start.history is not None
        self.body: Final[list[list[str]]] = [["0", *braces(start.history.opening)]]
        self.turn: tuple[int, int] | None = None

    @property
    def now(self) -> State:
        """The game as it stands."""
        return self.states[-1]

    @property
    def game(self) -> lichtung.Game:
        """The game that is played."""
        game: lichtung.Game = self.now.terms.game
        return game

    @property
    def seats(self) -> int:
        """How many play."""
        return int(self.now.terms.seats)

    @property
    def moves(self) -> int:
        """How many moves stand."""
        return len(self.told)

    @property
    def secret(self) -> bool:
        """Whether a player holds cards that another one at the same keyboard must not see."""
        terms = self.now.terms
        is_open = self.game.open_zones(self.seats, terms.settings)
        closed = [zone for zone in terms.layout.zones if zone.sight == OWNER and zone.key not in is_open]
        return self.seats > 1 and bool(closed)

    def choose(self, option: int) -> None:
        """Answer the open question."""
        self.play(option)
        history = self.now.history
        assert history is not None
        self.write(history.moves[-1])

    def play(self, option: int) -> None:
        """Answer the open question without writing it down."""
        after = self.now.copy()
        viewers: list[int | None] = [*range(self.seats), None]
        for viewer in viewers:
            after.listen(viewer)
        after.choose(option)
        heard = {viewer: after.heard(viewer) for viewer in viewers}
        after.ears = None
        self.told.append(
            {who: [event for event in events if event["event"] != "view"] for who, events in heard.items()}
        )
        self.states.append(after)

    def write(self, move: Move) -> None:
        """Add a move to the record, in a line of its own when a turn begins."""
        if self.turn != (move.round, move.turn):
            self.turn = (move.round, move.turn)
            self.body.append([f"{move.round}/{move.turn}"])
        self.body[-1] += [move_text(move), *braces(move.chances)]

    def is_free_to_undo(self) -> bool:
        """Whether the last move taught nobody anything. The end lays everything open."""
        return self.moves > 0 and not self.now.over and self.states[-2].news == self.now.news

    def undo(self) -> None:
        """Take the last move back. The record keeps it, and says so."""
        if not self.is_free_to_undo() and not self.practice:
            self.practice = True
            self.body.append([PRACTICE])
            self.turn = None
        self.states.pop()
        self.told.pop()
        if self.turn is None:
            self.body.append(["undo=1"])
        else:
            self.body[-1].append("undo=1")
        self.turn = None

    def record(self) -> str:
        """The complete record, moves that were taken back included."""
        head = self.now.record().partition("\n\n")[0]
        lines = [line for tokens in self.body for line in wrapped(tokens)]
        return "\n".join([head, "", *lines]) + "\n"


def resumed(text: str) -> Table:
    """The table on which a recorded game can go on."""
    last = lichtung.replay(text)
    if not isinstance(last, State) or last.history is None:
        raise InvalidRecord(1, "this record holds only what one seat knew: it can be replayed, not played on")
    table = Table(lichtung.replay(text, upto=0))
    for move in last.history.moves:
        table.play(table.now.options[table.now.words().index(move.word)])
    table.body[:] = [[line] for line in text.partition("\n\n")[2].splitlines()]
    table.practice = any(tokens[0].startswith("; practice") for tokens in table.body)
    return table
