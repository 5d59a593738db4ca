"""Moves on SQLite: plain sqlite3, at once where that is quick, else in a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Final

from lichtung.server.store.base import BUSY_TIMEOUT, LITE_PRAGMAS, Base
from lichtung.server.store.direct import BUSY
from lichtung.server.store.errors import Missing, StoreError, Taken
from lichtung.server.store.records import Notice, StoredMove
from lichtung.server.store.schema import SNAPSHOTS_KEPT
from lichtung.server.store.writer import Entry, Snapshot

INSERT: Final = 'INSERT INTO moves (table_id, number, seat, kind, word, who, "at") VALUES (?, ?, ?, ?, ?, ?, ?)'
TELL: Final = "INSERT INTO notices (sender, table_id, number) VALUES (?, ?, ?)"
KEEP: Final = "INSERT OR REPLACE INTO snapshots (table_id, number, data) VALUES (?, ?, ?)"
THIN: Final = (
    "DELETE FROM snapshots WHERE table_id = ?1 AND number NOT IN "
    f"(SELECT number FROM snapshots WHERE table_id = ?1 ORDER BY number DESC LIMIT {SNAPSHOTS_KEPT})"
)
UNIQUE: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")

Values = tuple[str, int, int, str, str, str, str]
Rows = tuple[list[Values], Snapshot | None]  # what one caller wants to have stored


def values_of(move: StoredMove) -> Values:
    """A move as SQLite wants it; the time is written as SQLAlchemy writes it."""
    return (move.table, move.number, move.seat, move.kind, move.word, move.who, moment(move.at))


def moment(at: datetime) -> str:
    """A time in UTC, without its zone."""
    there = at if at.tzinfo is UTC else at.astimezone(UTC)
    return there.replace(tzinfo=None).isoformat(" ", "microseconds")


class LiteLedger:
    """Writes moves to a SQLite file. The event loop never waits for other programs that write."""

    def __init__(self, base: Base) -> None:
        self.base: Final = base
        self.thread: Final = ThreadPoolExecutor(1, thread_name_prefix="moves")
        self.patient: sqlite3.Connection  # the thread's, which waits while another program writes
        self.hasty: sqlite3.Connection  # the event loop's, which does not

    async def open(self) -> None:
        """Connect."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._open)

    def _open(self) -> None:
        self.patient, self.hasty = self._connected(BUSY_TIMEOUT), self._connected(BUSY_TIMEOUT)
        self.hasty.execute("PRAGMA busy_timeout=0")

    def _connected(self, seconds: float) -> sqlite3.Connection:
        path = str(self.base.place.path)
        db = sqlite3.connect(path, timeout=seconds, isolation_level=None, check_same_thread=False)
        for pragma in LITE_PRAGMAS:
            db.execute(pragma)
        return db

    async def close(self) -> None:
        """Disconnect."""
        for db in (self.hasty, self.patient):
            await asyncio.get_running_loop().run_in_executor(self.thread, db.close)
        self.thread.shutdown()

    async def commit(self, batch: Sequence[Entry]) -> list[StoreError | None]:
        """Store a batch durably."""
        rows = [([values_of(move) for move in entry.moves], entry.snapshot) for entry in batch]
        if self.base.fast_path and not self.base.turn.locked():
            outcomes = self._commit_at_once(rows)
            if outcomes is not None:
                return outcomes
        async with self.base.turn:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self._commit, self.patient, rows)

    def _commit_at_once(self, rows: list[Rows]) -> list[StoreError | None] | None:
        """Store a batch without the thread; None when another program writes just now."""
        fast_path = self.base.fast_path
        try:
            with fast_path.measured():
                return self._commit(self.hasty, rows)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname not in BUSY:
                raise
            fast_path.rest()
            return None

    def _commit(self, db: sqlite3.Connection, rows: list[Rows]) -> list[StoreError | None]:
        try:
            outcomes = self._store(db, rows)
            if self.base.visitor:
                self._tell(db, [entry for entry, outcome in zip(rows, outcomes, strict=True) if outcome is None])
            db.execute("COMMIT")
        finally:
            if db.in_transaction:  # something went wrong, a full disk say: the next batch must find no remains
                db.execute("ROLLBACK")
        return outcomes

    def _store(self, db: sqlite3.Connection, rows: list[Rows]) -> list[StoreError | None]:
        """Store everything at once; where that is refused, one caller after the other."""
        db.execute("BEGIN IMMEDIATE")
        try:
            db.executemany(INSERT, [row for entry, _ in rows for row in entry])
            for _, snapshot in rows:
                if snapshot is not None:
                    self._keep(db, snapshot)
        except sqlite3.IntegrityError:
            db.execute("ROLLBACK")
            db.execute("BEGIN IMMEDIATE")
            return [self._one(db, entry) for entry in rows]
        return [None] * len(rows)

    def _one(self, db: sqlite3.Connection, wanted: Rows) -> StoreError | None:
        """Store what one caller wants, or nothing of it."""
        moves, snapshot = wanted
        db.execute("SAVEPOINT one")
        try:
            db.executemany(INSERT, moves)
            if snapshot is not None:
                self._keep(db, snapshot)
        except sqlite3.IntegrityError as error:
            db.execute("ROLLBACK TO one")
            table, number = snapshot[:2] if snapshot is not None else moves[0][:2]
            if error.sqlite_errorname in UNIQUE:
                return Taken(f"table {table} has a move {number} already")
            return Missing(f"there is no table {table}")
        finally:
            db.execute("RELEASE one")
        return None

    def _keep(self, db: sqlite3.Connection, snapshot: Snapshot) -> None:
        """Keep a snapshot; only the last few of a table stay."""
        db.execute(KEEP, snapshot)
        db.execute(THIN, snapshot[:1])

    def _tell(self, db: sqlite3.Connection, stored: list[Rows]) -> None:
        notices = [Notice(moves[-1][0], moves[-1][1]) for moves, _ in stored if moves]
        db.executemany(TELL, [(self.base.sender, *notice) for notice in notices])
