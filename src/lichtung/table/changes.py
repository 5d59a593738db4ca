"""What changes a game: a move, moves taken back. Every change goes one way, whatever its host is.

`begin` checks it and may refuse; `prepare` notes what must be stored before it; `make` makes it in memory; the host stores
it; `tell` tells everybody. Whatever goes wrong after `make` leaves a table that must be read again.
"""

from __future__ import annotations

from datetime import datetime

from lichtung.kernel.errors import LichtungError
from lichtung.table.audience import News
from lichtung.table.errors import Refused, as_refusal
from lichtung.table.facts import Line, MoveKind
from lichtung.table.seats import require_holder, require_turn
from lichtung.table.session import GameSession, Step
from lichtung.table.table import Table


class Change:
    """A line of a table's log on its way: its number, its seat, its word, and whose it is."""

    def __init__(self, table: Table, seat: int, word: str, kind: MoveKind, who: str) -> None:
        self.table = table
        self.number = table.number + 1
        self.seat = seat
        self.word = word
        self.kind = kind
        self.who = who
        self.is_made = False
        self.session: GameSession | None = None

    def begin(self) -> bool:
        """Refuse it, or answer it at once; returns whether there is anything to make and to store."""
        return True

    def prepare(self) -> bool:
        """Note what must be known before it is stored; returns whether the facts of the table have to be stored first."""
        return False

    def make(self) -> None:
        """Make it in memory."""
        raise NotImplementedError

    def tell(self, at: datetime) -> None:
        """It is stored since then: tell everybody who may know."""
        raise NotImplementedError


class Move(Change):
    """A seat's answer to the open question, by a bot or by whoever the host trusts."""

    def __init__(self, table: Table, seat: int, word: str, kind: MoveKind, who: str) -> None:
        super().__init__(table, seat, word, kind, who)
        self.step: Step | None = None
        self.news: News = []

    def make(self) -> None:
        """Make it; the news are made while the game is at hand, and told when it is stored."""
        table = self.table
        session = table.session
        assert session is not None
        try:
            step = session.play(self.seat, self.word)
        except LichtungError as error:
            raise as_refusal(error) from None
        self.is_made = True
        self.session, self.step, self.word, self.number = session, step, step.word, table.number + 1
        self.news = table.make_news(session, step)

    def tell(self, at: datetime) -> None:
        """Tell every viewer."""
        assert self.session is not None
        assert self.step is not None
        table, session, viewers = self.table, self.session, self.step.viewers
        table.note_stored(self.number, at)
        self.send_news()
        table.drop_wish()
        is_long = session.is_long(self.seat)
        if is_long != table.is_long:
            table.is_long = is_long
            table.send_table(viewers)
        if viewers != session.everyone:
            table.send_secret_turn(session, viewers)
        table.note_stand_in(session, self.seat, self.kind, self.who, viewers)

    def send_news(self) -> None:
        """Tell what everybody sees of it."""
        self.table.send_news(self.news)


class PlayerMove(Move):
    """A player's move: it is checked first, and answered at the end."""

    def __init__(self, table: Table, line: Line, re: int, seat: int, at: int, word: str) -> None:
        super().__init__(table, seat, word, "play", line.caller.person)
        self.line = line
        self.re = re
        self.at = at

    def begin(self) -> bool:
        """Refuse a move that answers another question than the open one; one that is made already is answered at once."""
        table, seat, at = self.table, self.seat, self.at
        require_holder(table.facts, self.line.caller, seat)
        known = None if table.session is None else table.session.find_repeat(seat, at, self.word)
        if known is not None:
            table.send(self.line, table.done(self.re, known))
            return False
        session = table.require_game()
        if at != session.number(seat):
            raise Refused("OutOfDate", "the table has moved on", at=session.number(seat))
        require_turn(seat, session.asked_seat())
        if table.facts.seats[seat].taken_over:
            raise Refused("NotAllowed", "a bot plays for this seat; take it back first")
        return True

    def send_news(self) -> None:
        """Tell it, and the player that it is stored: with the same number whether a secret question follows or not."""
        table = self.table
        table.send_news(self.news, (self.line, table.encode(table.done(self.re, self.at + 1))))
