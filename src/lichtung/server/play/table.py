"""A table on the server: the one of `lichtung.table` behind a lock, with a store and connections.

Every change happens under the table's lock: it is checked, made, stored, and only then told to anybody. Whatever goes
wrong at one table stays there: the game is read anew from the store, and the others notice nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from time import monotonic
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from lichtung.server.faults import Refused
from lichtung.server.people.callers import Caller
from lichtung.server.play.lock import Lock
from lichtung.server.play.resting import NEVER, is_resting
from lichtung.server.store.errors import Conflict, Unwritten
from lichtung.server.store.interface import Store
from lichtung.server.store.records import BotJob, StoredTable, now
from lichtung.server.transport.line import Line, Message, encoder
from lichtung.table import table as pure
from lichtung.table.clock import find_asked_bot
from lichtung.table.facts import Viewer
from lichtung.table.seats import check_viewer, speaks_for
from lichtung.table.session import GameSession

log: Final = logging.getLogger("lichtung.table")
MOVES_PER_SNAPSHOT: Final = 250  # so many moves are made between two snapshots


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(pure.Table):
    """One table: what is stored of it, its game, and who looks on."""

    def __init__(self, store: Store, stored: StoredTable) -> None:
        super().__init__(stored)
        self.store: Final = store
        self.lock: Final = Lock()
        self.stale = False  # what is in memory may be wrong: read it from the store again
        self.on_move: Callable[[Table], None] = lambda table: None  # called after every move, for bots and clocks
        self.on_spoil: Callable[[Table], None] = lambda table: None  # called when the table must be read again
        self.failures = 0  # in a row
        self.counted_number = 0  # the number of the last move that was counted
        self.snapshot_number = 0  # the number of the move that the last snapshot shows
        self.chat_at: datetime = stored.created  # when the last line of chat came
        self.thinking: asyncio.Task[None] | None = None  # the bots of this table
        self.asked_number = 0  # the last move that a bot was asked for in the queue
        self.left_at = NEVER  # when the last viewer left, by a clock that only runs forward

    @property
    def stored(self) -> StoredTable:
        """The facts of the table, as the store keeps them."""
        return cast("StoredTable", self.facts)

    def encode(self, message: Any) -> Any:
        """Returns a message for any number of lines."""
        return Message(message)

    def connections(self) -> list[Line]:
        """Returns the lines of all who look on."""
        return [cast("Line", line) for line in self.lines]

    def holds(self, caller: Caller, seat: int) -> bool:
        """Whether a caller speaks for a seat."""
        return speaks_for(self.facts, caller, seat)

    # -- storing -------------------------------------------------------------------------------------------------------

    def questions(self, number: int) -> tuple[BotJob, ...]:
        """Returns what a bot shall answer with move `number`: it goes into the queue together with the move before."""
        asked = find_asked_bot(self)
        if asked is None or is_resting(self):
            return ()
        self.asked_number = number
        return (BotJob(table=self.id, number=number, seat=asked[0], level=asked[1]),)

    def spoil(self) -> None:
        """What is in memory cannot be trusted any more."""
        self.stale = True
        self.failures += 1
        self.on_spoil(self)

    def wants_snapshot(self) -> bool:
        """Whether the last snapshot is long ago."""
        return self.number - self.snapshot_number >= MOVES_PER_SNAPSHOT

    async def put_away(self) -> None:
        """Keep what every viewer sees now: should the rules ever change, the table can still be looked at."""
        session = self.session
        if session is not None and self.number > self.snapshot_number and not self.stale:
            before, self.snapshot_number = self.snapshot_number, self.number
            viewers: list[Viewer] = [*range(session.seats), None]
            views = [session.last_view(viewer) for viewer in viewers]
            data = {"position": session.state.position(), "views": views}
            try:
                await self.store.snapshot(self.id, self.number, encoder.encode(data))
            except Unwritten as error:
                self.snapshot_number = before  # the next one will do
                log.warning("table %s: %s", self.id, error)

    async def finish(self, session: GameSession) -> None:
        """The game has ended."""
        self.note_end(session)
        await self.save()

    async def save(self) -> None:
        """Store what has changed about the table and tell everybody."""
        self.stored.changed = now()
        try:
            await self.store.save_table(self.stored)
        except Conflict:
            self.spoil()
            raise Refused("OutOfDate", "somebody else was faster") from None
        except BaseException:
            self.spoil()
            raise
        self.dismiss()
        self.send_table()

    # -- connections ---------------------------------------------------------------------------------------------------

    async def open_line(self, line: Line) -> None:
        """Somebody begins to look on, after whatever is being stored right now."""
        async with self.lock:
            check_viewer(self.facts, line.caller, line.viewer)  # somebody may have sat down while we waited
            line.catch_up = self.show
            self.add_line(line)

    async def show(self, line: Line, re: int | None = None) -> None:
        """Send one viewer everything, after whatever is being stored right now."""
        async with self.lock:
            self.send_state(line, re)

    def close_line(self, line: Line) -> None:
        """Somebody looks on no more."""
        self.left_at = monotonic()
        line.catch_up = None
        self.remove_line(line)
