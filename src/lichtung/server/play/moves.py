"""A change on its way through the server: begun, stored, told.

None of these steps of a move waits, so that a move needs no task: whoever has the table's lock begins it, the writer of the
store goes on with it, and at its end it gives the lock back. Whoever has a task, a bot say, begins it in the same way and
waits. Moves that are taken back go the same way in a task of their own: the facts may have to be stored before them.
"""

from __future__ import annotations

import asyncio

from lichtung.server.faults import Refused
from lichtung.server.play.table import Table
from lichtung.server.store.errors import Taken
from lichtung.server.store.records import StoredMove
from lichtung.server.store.writer import Then, resolve
from lichtung.table.changes import Change, Move
from lichtung.table.facts import MoveKind
from lichtung.table.session import GameSession
from lichtung.table.undo import TakeBack


class PendingMove:
    """A move between its question and its last viewer; the table's lock is its own as long as that takes."""

    def __init__(self, table: Table, change: Move, ended: Then) -> None:
        self.table = table
        self.change = change
        self.ended = ended  # called once, with None or with why it was not made
        self.move: StoredMove | None = None
        self.settling: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Make the move in memory and hand it to the store: `stored` follows."""
        table, change = self.table, self.change
        try:
            if not change.begin():
                self.end()
                return
            change.make()
            move = self.move = stored_move(change)
            table.store.hand_in((move,), table.questions(move.number + 1), self.stored)
        except Exception as error:
            if change.is_made:
                table.spoil()  # it is made in memory and nowhere else
            self.end(error)

    def stored(self, error: Exception | None) -> None:
        """Tell everybody a stored move, and see what follows from it."""
        table, session = self.table, self.change.session
        assert self.move is not None
        assert session is not None
        try:
            check_stored(table, error)
            self.change.tell(self.move.at)
            if table.wants_snapshot() or session.state.over:
                self.settling = asyncio.ensure_future(self.settle(session))
                return
            table.on_move(table)
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
            self.table.on_move(self.table)
        except Exception as trouble:
            self.end(trouble)
        else:
            self.end()

    def end(self, error: Exception | None = None) -> None:
        """Give the table back; the rest is up to whoever has begun it."""
        self.table.lock.release()
        self.ended(error)


async def play(table: Table, seat: int, word: str, kind: MoveKind, who: str) -> None:
    """Make a move and wait for its end. Whoever calls this has the table's lock, and has it no more afterwards."""
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    PendingMove(table, Move(table, seat, word, kind, who), resolve(ended)).begin()
    await ended


async def take_back(table: Table, change: TakeBack) -> None:
    """Take moves back, or ask the others whether they may be."""
    async with table.lock:
        if not change.begin():
            return
        if change.prepare():
            await table.save()
        change.make()
        move = stored_move(change)
        try:
            await table.store.append([move], table.questions(move.number + 1))
        except BaseException as error:
            check_stored(table, error)
        else:
            check_stored(table, None)
        change.tell(move.at)
        table.on_move(table)


def stored_move(change: Change) -> StoredMove:
    """Returns a change as the store keeps it."""
    return StoredMove(
        table=change.table.id,
        number=change.number,
        seat=change.seat,
        word=change.word,
        kind=change.kind,
        who=change.who,
    )


def check_stored(table: Table, error: BaseException | None) -> None:
    """What the store has said about a move; if it is not stored, what is in memory counts no more."""
    if error is None:
        table.failures = 0
        return
    table.spoil()
    if isinstance(error, Taken):
        raise Refused("OutOfDate", "somebody else was faster") from None
    raise error
