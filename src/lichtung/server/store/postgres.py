"""Moves on PostgreSQL: one connection of its own, notices and bot jobs in the moves' own transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

import psycopg
from psycopg import AsyncConnection
from psycopg.errors import ForeignKeyViolation, IntegrityError

from lichtung.server.store.base import CHANNEL, Base
from lichtung.server.store.errors import InUse, Missing, StoreError, Taken
from lichtung.server.store.queue import Connection, Queue
from lichtung.server.store.records import StoredMove
from lichtung.server.store.writer import Entry

INSERT: Final = (
    'INSERT INTO moves (table_id, number, seat, kind, word, who, "at") SELECT * FROM unnest('
    "%s::text[], %s::int[], %s::int[], %s::text[], %s::text[], %s::text[], %s::timestamptz[])"
)
TELL: Final = "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"
SAME: Final = (
    'SELECT count(*) FROM moves WHERE (table_id, number, seat, kind, word, who, "at") IN (SELECT * FROM unnest('
    "%s::text[], %s::int[], %s::int[], %s::text[], %s::text[], %s::text[], %s::timestamptz[]))"
)
RETRY_PAUSES: Final = (0.05, 0.2, 0.5, 1.0, 2.0, 4.0)  # seconds between attempts to reach the database again
SITE_LOCK: Final = 0x4C494349  # the advisory lock that servers hold: alone, or shared by several
LOCK_PAUSES: Final = (0.1, 0.3, 0.6, 1.0)  # seconds: a server that has just ended may be seen a little longer
START_TIMEOUT: Final = 10  # seconds for the database to answer at the start
KEEPALIVE: Final = (  # a machine that has vanished shall hold nothing for hours
    "SELECT set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false), "
    "set_config('tcp_keepalives_count', '3', false)"
)
LOG = logging.getLogger(__name__)


def columns_of(moves: Sequence[StoredMove]) -> list[list[Any]]:
    """Moves as one array for each column."""
    rows = [(move.table, move.number, move.seat, move.kind, move.word, move.who, move.at) for move in moves]
    return [list(column) for column in zip(*rows, strict=True)]


async def reach(dsn: str) -> None:
    """Connect once without much patience: whatever hinders it is told in PostgreSQL's own words."""
    async with await AsyncConnection.connect(dsn, autocommit=True, connect_timeout=START_TIMEOUT) as db:
        await db.execute("SELECT 1")


class PostgresLedger:
    """Writes moves to PostgreSQL. When the connection breaks, it connects again and tries the batch again."""

    def __init__(self, base: Base, queue: Queue | None) -> None:
        self.base: Final = base
        self.queue: Final = queue
        self.db: Connection | None = None

    async def open(self) -> None:
        """Connect, and hold the database."""
        try:
            await self._hold_soon(await self._connect())
        except BaseException:
            await self.close()
            raise

    async def _hold_soon(self, db: Connection) -> None:
        for pause in (*LOCK_PAUSES, None):
            if await self._hold(db):
                return
            if pause is None:
                raise InUse(
                    f"{self.base.place.shown} is in use by another Lichtung: stop that one, name another --database, "
                    'or say processes = "several" in the settings of all servers that shall share it'
                )
            await asyncio.sleep(pause)

    async def _connect(self) -> Connection:
        self.db = await AsyncConnection.connect(self.base.place.dsn, autocommit=True)
        return self.db

    async def _hold(self, db: Connection) -> bool:
        """Hold the database as long as this connection lasts, unless others do who will not share it."""
        if self.base.visitor:
            return True
        await db.execute(KEEPALIVE)
        how = "pg_try_advisory_lock" if self.base.alone else "pg_try_advisory_lock_shared"
        row = await (await db.execute(f"SELECT {how}({SITE_LOCK})")).fetchone()
        return row is not None and bool(row[0])

    async def close(self) -> None:
        """Disconnect."""
        if self.db is not None:
            await self.db.close()
            self.db = None

    async def commit(self, batch: Sequence[Entry]) -> list[StoreError | None]:
        """Store a batch durably, over a new connection where the old one has broken."""
        again = False
        for pause in (*RETRY_PAUSES, None):
            try:
                if self.db is None or self.db.closed:
                    if not await self._hold(await self._connect()):
                        LOG.warning("the database is in use by another server as well")
                assert self.db is not None
                return await self._commit(self.db, batch, again)
            except psycopg.OperationalError as error:
                if pause is None:
                    raise
                LOG.warning("the database cannot be reached, trying again: %s", type(error).__name__)
                again = True  # nobody knows whether the last attempt was committed
                await self.close()
                await asyncio.sleep(pause)
        raise AssertionError("unreachable")

    async def _commit(self, db: Connection, batch: Sequence[Entry], again: bool) -> list[StoreError | None]:
        try:
            async with db.transaction():
                await self._store(db, batch)
            outcomes: list[StoreError | None] = [None] * len(batch)
        except IntegrityError:
            async with db.transaction():
                outcomes = [await self._one(db, entry, again) for entry in batch]
        if self.base.line is not None:
            stored = [entry for entry, outcome in zip(batch, outcomes, strict=True) if outcome is None]
            await self.base.line.publish(self._notices(stored))
        return outcomes

    async def _store(self, db: Connection, batch: Sequence[Entry]) -> None:
        await db.execute(INSERT, columns_of([move for entry in batch for move in entry.moves]))
        jobs = [job for entry in batch for job in entry.jobs]
        if jobs and self.queue:
            await self.queue.defer(db, jobs)
        if self.base.line is None:
            await db.execute(TELL, (CHANNEL, self._notices(batch)))

    def _notices(self, batch: Sequence[Entry]) -> list[str]:
        """One for each table, about its last move."""
        last = {entry.moves[-1].table: entry.moves[-1].number for entry in batch}
        return [f"{self.base.sender} {table} {number}" for table, number in last.items()]

    async def _one(self, db: Connection, entry: Entry, again: bool) -> StoreError | None:
        """Store what one caller wants, or nothing of it."""
        first = entry.moves[0]
        try:
            async with db.transaction():
                await self._store(db, [entry])
        except ForeignKeyViolation:
            return Missing(f"there is no table {first.table}")
        except IntegrityError:
            if again and await self._is_ours(db, entry):
                return None
            return Taken(f"table {first.table} has a move {first.number} already")
        return None

    async def _is_ours(self, db: Connection, entry: Entry) -> bool:
        """Whether exactly these moves were stored by the attempt whose answer was lost."""
        row = await (await db.execute(SAME, columns_of(entry.moves))).fetchone()
        return row is not None and row[0] == len(entry.moves)
