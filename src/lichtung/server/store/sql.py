"""The store on SQLite or PostgreSQL, put together from its parts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from lichtung.server.store.direct import Connection
from lichtung.server.store.errors import StoreError, Unusable, WrongVersion
from lichtung.server.store.file_lock import FileLock
from lichtung.server.store.lite import LiteLedger
from lichtung.server.store.moves import Moves
from lichtung.server.store.notices import lite_notices, postgres_notices, redis_notices
from lichtung.server.store.people import People
from lichtung.server.store.postgres import PostgresLedger, reach
from lichtung.server.store.private import (
    MAX_NAMES,
    check_not_empty,
    check_ours,
    make_directory,
    make_file,
    no_site,
    tighten,
)
from lichtung.server.store.queue import TABLE, Queue
from lichtung.server.store.records import BotJob, Notice
from lichtung.server.store.schema import HEAD, META, NOTICES, VERSION
from lichtung.server.store.sessions import Sessions
from lichtung.server.store.starting import start_fault
from lichtung.server.store.tables import Tables
from lichtung.server.store.writer import Ledger, Writer

CHECK: Final = "check"  # no table has this id
START_LOCK: Final = 0x4C494348  # the advisory lock while the first process makes the tables


class SqlStore(Tables, Moves, People, Sessions):
    """The `Store` at an address, `sqlite:///FILE` or `postgresql://…`; still to be opened. Moves go through their own writer.

    A visitor is a command beside a running server. With `queue`, questions for bots become jobs (PostgreSQL only). With
    `redis`, notices go over that; every process of a site must use the same. All but visitors hold the database: a SQLite
    file always alone, PostgreSQL with `alone`; `holder` tells the second one where the first is.
    """

    def __init__(
        self,
        url: str,
        *,
        visitor: bool = False,
        queue: bool = False,
        redis: str = "",
        alone: bool = False,
        holder: str = "",
    ) -> None:
        super().__init__(url, visitor=visitor, redis=redis, alone=alone, holder=holder)
        self.lock: Final = FileLock(self.place.path) if self.place.path is not None and not visitor else None
        if queue and self.place.is_lite:
            raise StoreError("bots can be queued on PostgreSQL only")
        self.queue: Final = Queue(self.place.dsn) if queue else None

    async def open(self) -> None:
        """Connect; make the tables in an empty database; whatever hinders it is named with what to do about it."""
        self.fresh = False
        try:
            await self._open()
        except BaseException as error:
            await self._disconnect(failed=True)
            fault = start_fault(error, self.place)
            if fault is None:
                raise
            raise fault from error

    async def _open(self) -> None:
        if self.lock is not None:
            make_directory(self.lock.database.parent)
            self.lock.take(self.holder)
            self.fresh = make_file(self.lock.database)
            if not self.fresh:
                check_not_empty(self.lock.database)
                check_ours(self.lock.database)
            tighten(self.lock.database)
        elif not self.place.is_lite:
            await reach(self.place.dsn)
        if self.line is not None:
            await self.line.reach()
        async with self.writing() as db:
            await self._prepare(db)
        await self.check()
        if self.lock is not None:
            tighten(self.lock.database, tell=True)
        ledger: Ledger = LiteLedger(self) if self.place.is_lite else PostgresLedger(self, self.queue)
        self.writer = Writer(ledger)
        await self.writer.open()

    async def _prepare(self, db: Connection) -> None:
        if not self.place.is_lite:
            await db.execute(sa.select(sa.func.pg_advisory_xact_lock(START_LOCK)))
        if not await db.run_sync(lambda sync: sa.inspect(sync).has_table(VERSION.name)):
            if strangers := await db.run_sync(self._strangers):
                raise no_site(self.place.shown, strangers)
            await db.run_sync(META.create_all)
            await db.run_sync(VERSION.metadata.create_all)
            await db.execute(sa.insert(VERSION).values(version_num=HEAD))
        version = await db.scalar(sa.select(VERSION.c.version_num))
        if version != HEAD:
            raise version_fault(version)
        if lacking := await db.run_sync(find_missing):
            raise Unusable(f"{self.place.shown} is damaged, it lacks {lacking}: put a backup in its place")
        if self.queue and not await db.run_sync(lambda sync: sa.inspect(sync).has_table(TABLE)):
            await self.queue.prepare(await find_driver(db))

    def _strangers(self, db: sa.Connection) -> list[str]:
        """Tables that are not to be mixed with ours; PostgreSQL's databases may be shared where the names allow it."""
        there = set(sa.inspect(db).get_table_names())
        return sorted(there if self.place.is_lite else there & set(META.tables))

    async def close(self) -> None:
        """Finish what was asked, then disconnect."""
        await self._disconnect()

    async def _disconnect(self, *, failed: bool = False) -> None:
        if hasattr(self, "writer"):
            await self.writer.close()
        await self.engine.dispose()
        if self.direct is not None:
            self.direct.dispose()
        if self.line is not None:
            await self.line.close()
        if self.lock is not None and self.lock.file is not None:
            if failed and self.fresh and self.lock.database.stat().st_size == 0:
                self.lock.database.unlink()  # it was ours, and would be taken for what is left of a site
            self.lock.release()

    async def check(self) -> None:
        """Read and write for real: a row that nobody else ever sees."""
        row = {"sender": self.sender, "table_id": CHECK, "number": 0}
        async with self.reading() as db:
            await db.scalar(sa.select(VERSION.c.version_num))
        async with self.writing() as db:
            await db.execute(sa.insert(NOTICES).values(row))
            await db.execute(sa.delete(NOTICES).filter_by(**row))

    @property
    def failed_writes(self) -> int:
        """Transactions that could not be stored."""
        return self.unwritten + (self.writer.failed if hasattr(self, "writer") else 0)

    async def ask(self, jobs: Sequence[BotJob]) -> None:
        """Put questions into the queue that no move has raised."""
        if self.queue:
            async with self.writing() as db:
                await self.queue.ask(await find_driver(db), jobs)

    async def notify(self, table: str, number: int) -> None:
        """Tell other processes about a change."""
        async with self.writing() as db:
            await self.tell(db, Notice(table, number))

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes have changed, for ever."""
        if self.line is not None:
            return redis_notices(self, self.line)
        return lite_notices(self) if self.place.is_lite else postgres_notices(self)


async def find_driver(db: Connection) -> Any:
    """The connection to PostgreSQL that SQLAlchemy uses, for a library that wants to work in its transaction."""
    assert isinstance(db, AsyncConnection)
    return (await db.get_raw_connection()).driver_connection


def version_fault(version: str | None) -> WrongVersion:
    """What to do about a database of another version."""
    so = f"the database has version {version}, this program needs {HEAD}"
    if version is None:
        return WrongVersion(f"{so}: put a backup in its place")
    if version < HEAD:  # they are numbered
        return WrongVersion(f"{so}: run lichtung upgrade")
    return WrongVersion(f"{so}: it was made by a newer Lichtung; pip install --upgrade 'lichtung[server]' gets it")


def find_missing(db: sa.Connection) -> str:
    """What a database of the right version lacks nevertheless."""
    columns_by_table = sa.inspect(db).get_multi_columns()
    there = {key[1]: {column["name"] for column in columns} for key, columns in columns_by_table.items()}
    lacking = [
        name if name not in there else f"{name}.{column.name}"
        for name, table in META.tables.items()
        for column in table.columns
        if column.name not in there.get(name, ())
    ]
    return ", ".join(list(dict.fromkeys(lacking))[:MAX_NAMES])
