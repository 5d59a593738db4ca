"""Taking moves back: freely while nobody has learned anything, else with the others' consent; who plays alone practises.

The log keeps what was taken back. Nobody is told who could not see the move anyway.
"""

from __future__ import annotations

from datetime import datetime

from lichtung.table.changes import Change
from lichtung.table.errors import Refused
from lichtung.table.facts import Facts, Line
from lichtung.table.schema import UndoInfo
from lichtung.table.seats import held_seats, require_holder
from lichtung.table.session import GameSession
from lichtung.table.table import Table


def seats_of_others(facts: Facts, at: int) -> list[int]:
    """Returns the seats of other people, who must agree; bots do not mind."""
    mine = facts.seats[at].person
    return [
        other.seat
        for other in facts.seats
        if other.kind == "human" and other.seat != at and (not mine or other.person != mine) and not other.taken_over
    ]


def is_practice(table: Table, session: GameSession, seat: int) -> bool:
    """Whether a game counts no more when a seat takes its last move back: something was learned, and nobody can mind."""
    return not session.is_free(seat, session.undo_length(seat)) and not seats_of_others(table.facts, seat)


def require_undoable(table: Table) -> GameSession:
    """Returns the game, if moves of it can be taken back; after its end only where that has laid nothing open."""
    is_reopened = table.facts.status == "over" and table.reopens
    return table.require_session() if is_reopened else table.require_game()


class TakeBack(Change):
    """Moves that are taken back: the last one of a seat, and everything after it."""

    def __init__(self, table: Table, line: Line, re: int, seat: int) -> None:
        super().__init__(table, seat, "", "undo", line.caller.person)
        self.line = line
        self.re = re
        self.answered_seat = seat  # whose number the answer tells
        self.saw = 0

    def prepare(self) -> bool:
        """Practice is noted first: a host that dies in between must not forget it."""
        table, facts = self.table, self.table.facts
        is_reopened = facts.status == "over"
        becomes_practice = not facts.practice and is_practice(table, table.require_session(), self.seat)
        if is_reopened:
            facts.status, facts.result = "playing", None
        if becomes_practice:
            facts.practice = True
        return is_reopened or becomes_practice

    def make(self) -> None:
        """Take the moves back in memory."""
        session = self.session = self.table.require_session()
        length = session.undo_length(self.seat)
        self.word, self.number = str(length), self.table.number + 1
        self.saw = session.undo(length)
        self.is_made = True

    def tell(self, at: datetime) -> None:
        """Tell whoever saw the moves."""
        table = self.table
        table.note_stored(self.number, at)
        is_wished = table.wish is not None
        table.wish = None
        table.send_states(self.saw)
        if is_wished:
            table.send_table()
        self.answer()

    def answer(self) -> None:
        """Say that it is done, or that the others are asked."""
        table = self.table
        table.send(self.line, table.done(self.re, table.require_session().number(self.answered_seat)))


class Undo(TakeBack):
    """A seat takes its last move back, or asks the others."""

    def begin(self) -> bool:
        """Whether it goes at once; else the others are asked."""
        table, seat = self.table, self.seat
        session = require_undoable(table)
        require_holder(table.facts, self.line.caller, seat)
        length = session.undo_length(seat)
        if length == 0:
            raise Refused("NoUndo", "this seat has not moved yet")
        if table.wish is not None:
            raise Refused("NoUndo", "somebody has asked already")
        needs = [] if session.is_free(seat, length) else seats_of_others(table.facts, seat)
        if not needs:
            return True
        table.wish = {"by": seat, "needs": needs, "agreed": []}
        self.answer()
        table.send_table()
        return False


class Agree(TakeBack):
    """Yes or no to somebody's wish. Who holds several seats that are asked speaks for all of them."""

    def __init__(self, table: Table, line: Line, re: int, seat: int, yes: bool) -> None:
        super().__init__(table, line, re, seat)
        self.yes = yes

    def begin(self) -> bool:
        """Whether everybody has agreed now."""
        table = self.table
        require_undoable(table)
        wish = table.wish
        if wish is None:
            raise Refused("NoUndo", "nobody asks for this")
        own = held_seats(table.facts, self.line.caller)
        if self.seat not in own or self.seat not in wish["needs"]:
            raise Refused("NotYours", "you are not asked")
        if self.yes:
            agreed = sorted({*wish["agreed"], *[seat for seat in wish["needs"] if seat in own]})
            wish = UndoInfo(by=wish["by"], needs=wish["needs"], agreed=agreed)
            table.wish = wish
            if agreed == wish["needs"]:
                self.seat = wish["by"]
                return True
        else:
            table.wish = None
        table.send_table()
        self.answer()
        return False
