"""A move on its way: made in memory, stored, told.

None of these steps waits, so that a move needs no task: whoever has the table's lock begins it, the writer of the store goes
on with it, and at its end it gives the lock back. Whoever has a task, a bot say, begins it in the same way and waits.
"""

from __future__ import annotations

import asyncio

from lichtung.kernel.errors import LichtungError
from lichtung.server import wire
from lichtung.server.faults import Refused, refused
from lichtung.server.play import stand_ins
from lichtung.server.play.table import News, Table
from lichtung.server.store.interface import StoredMove, Taken
from lichtung.server.store.writer import Then, resolve
from lichtung.server.transport.line import Line, Message
from lichtung.table.session import GameSession, Step


class PendingMove:
    """A move between its question and its last viewer; the table's lock is its own as long as that takes."""

    def __init__(self, table: Table, seat: int, word: str, kind: str, who: str, ended: Then) -> None:
        self.table = table
        self.seat = seat
        self.word = word
        self.kind = kind
        self.who = who
        self.ended = ended  # called once, with None or with why it was not made
        self.session: GameSession | None = None
        self.step: Step | None = None  # None until it is made in memory
        self.move: StoredMove | None = None
        self.news: News = []
        self.settling: asyncio.Task[None] | None = None

    # -- made in memory ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Make the move in memory and hand it to the store: `stored` follows."""
        try:
            session = self.check()
            if session is None:
                self.end()
                return
            self.make(session)
        except Exception as error:
            if self.step is not None:
                self.table.spoil()  # it is made in memory and nowhere else
            self.end(error)

    def check(self) -> GameSession | None:
        """The game to move in; None when there is nothing to do."""
        return self.table.session

    def make(self, session: GameSession) -> None:
        """Make it; the news are made while the game is at hand, and told when it is stored."""
        try:
            step = session.play(self.seat, self.word)
        except LichtungError as error:
            raise refused(error) from None
        table, self.session, self.step = self.table, session, step
        number = table.number + 1
        self.move = StoredMove(
            table=table.id, number=number, seat=self.seat, word=step.word, kind=self.kind, who=self.who
        )
        self.news = table.news(session, step.shown)
        table.store.hand_in((self.move,), table.questions(number + 1), self.stored)

    # -- stored --------------------------------------------------------------------------------------------------------

    def stored(self, error: Exception | None) -> None:
        """Tell everybody a stored move, and see what follows from it."""
        assert self.session is not None
        assert self.move is not None
        try:
            check_stored(self.table, self.move, error)
            self.tell(self.session, self.move)
            if self.table.wants_snapshot() or self.session.state.over:
                self.settling = asyncio.ensure_future(self.settle(self.session))
                return
            self.table.moved(self.table)
        except Exception as trouble:
            self.end(trouble)
        else:
            self.end()

    async def settle(self, session: GameSession) -> None:
        """Note the end of a game, keep a snapshot, and see who is next."""
        try:
            if session.state.over:
                await self.table.finish(session)
            await self.table.put_away()
            self.table.moved(self.table)
        except Exception as trouble:
            self.end(trouble)
        else:
            self.end()

    # -- told ----------------------------------------------------------------------------------------------------------

    def tell(self, session: GameSession, move: StoredMove) -> None:
        """Tell every viewer."""
        assert self.step is not None
        table, shown = self.table, self.step.shown
        self.tell_news()
        table.wish_dropped()
        is_long = session.is_long(self.seat)
        if is_long != table.is_long:
            table.is_long = is_long
            table.tell_table(shown)
        if shown != session.everyone:
            table.tell_asked(session, shown)
        stand_ins.note(table, session, move, shown)

    def tell_news(self) -> None:
        """Tell what everybody sees of it."""
        self.table.tell_news(self.news)

    def end(self, error: Exception | None = None) -> None:
        """Give the table back; the rest is up to whoever has begun it."""
        self.table.lock.release()
        self.ended(error)


class PlayerMove(PendingMove):
    """A player's move: it is checked first, and answered at the end."""

    def __init__(self, table: Table, line: Line, message: wire.Play, ended: Then) -> None:
        super().__init__(table, message.seat, message.word, "play", line.caller.person, ended)
        self.line = line
        self.message = message

    def check(self) -> GameSession | None:
        """Refuse a move that answers another question than the open one; one that is made already is answered at once."""
        table, seat, at = self.table, self.seat, self.message.at
        if not table.holds(self.line.caller, seat):
            raise Refused("NotYours", "you do not speak for this seat")
        known = None if table.session is None else table.session.repeated(seat, at, self.word)
        if known is not None:
            self.line.tell(wire.Done(re=self.message.re, at=known))
            return None
        session = table.playing()
        if at != session.number(seat):
            raise Refused("OutOfDate", "the table has moved on", at=session.number(seat))
        if session.asked() != seat:
            raise Refused("NotYourTurn", "this seat is not asked now")
        if table.stored.seats[seat].taken_over:
            raise Refused("NotAllowed", "a bot plays for this seat; take it back first")
        return session

    def tell_news(self) -> None:
        """Tell it, and the player that it is stored: with the same number whether a secret question follows or not."""
        done = wire.Done(re=self.message.re, at=self.message.at + 1)
        self.table.tell_news(self.news, (self.line, Message(done)))


async def play(table: Table, seat: int, word: str, kind: str, who: str) -> None:
    """Make a move and wait for its end. Whoever calls this has the table's lock, and has it no more afterwards."""
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    move = PendingMove(table, seat, word, kind, who, resolve(ended))
    move.begin()
    await ended


async def keep(table: Table, move: StoredMove) -> None:
    """Store what was done in memory: moves that were taken back."""
    try:
        await table.store.append([move], table.questions(move.number + 1))
    except BaseException as error:
        check_stored(table, move, error)
    else:
        check_stored(table, move, None)


def check_stored(table: Table, move: StoredMove, error: BaseException | None) -> None:
    """What the store has said about a move; if it is not stored, what is in memory counts no more."""
    if error is None:
        table.number, table.last_at = move.number, move.at
        table.failures = 0
        return
    table.spoil()
    if isinstance(error, Taken):
        raise Refused("OutOfDate", "somebody else was faster") from None
    raise error
