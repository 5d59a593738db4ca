"""The store on SQLite or PostgreSQL, put together from its parts."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from lichtung.server.store.direct import Connection
from lichtung.server.store.facts import BotJob, Notice, Store, StoreError, WrongVersion
from lichtung.server.store.lite import LiteLedger
from lichtung.server.store.moves import Moves
from lichtung.server.store.notices import lite_notices, postgres_notices, redis_notices
from lichtung.server.store.people import People
from lichtung.server.store.postgres import PostgresLedger
from lichtung.server.store.queue import TABLE, Queue
from lichtung.server.store.schema import HEAD, META, SECRETS, VERSION
from lichtung.server.store.tables import Tables
from lichtung.server.store.writer import Ledger, Writer

ONE_AT_A_TIME: Final = 0x4C494348  # the advisory lock while the first process makes the tables


class SqlStore(Tables, Moves, People):
    """A `Store` over SQLAlchemy; moves go through their own writer."""

    def __init__(self, url: str, *, visitor: bool = False, queue: bool = False, redis: str = "") -> None:
        super().__init__(url, visitor=visitor, redis=redis)
        if queue and self.place.is_lite:
            raise StoreError("bots can be queued on PostgreSQL only")
        self.queue: Final = Queue(self.place.dsn) if queue else None

    async def open(self) -> None:
        """Connect; make the tables in an empty database; refuse one of another version."""
        if self.place.path is not None:
            self.place.path.parent.mkdir(parents=True, exist_ok=True)
        async with self.writing() as db:
            await self._prepare(db)
        ledger: Ledger = LiteLedger(self) if self.place.is_lite else PostgresLedger(self, self.queue)
        self.writer = Writer(ledger)
        await self.writer.open()

    async def _prepare(self, db: Connection) -> None:
        if not self.place.is_lite:
            await db.execute(sa.select(sa.func.pg_advisory_xact_lock(ONE_AT_A_TIME)))
        if not await db.run_sync(lambda sync: sa.inspect(sync).has_table(VERSION.name)):
            await db.run_sync(META.create_all)
            await db.run_sync(VERSION.metadata.create_all)
            await db.execute(sa.insert(VERSION).values(version_num=HEAD))
        found = await db.scalar(sa.select(VERSION.c.version_num))
        if found != HEAD:
            raise WrongVersion(f"the database has version {found}, this program needs {HEAD}: run lichtung upgrade")
        if self.queue and not await db.run_sync(lambda sync: sa.inspect(sync).has_table(TABLE)):
            await self.queue.prepare(await driver(db))

    async def close(self) -> None:
        """Finish what was asked, then disconnect."""
        if hasattr(self, "writer"):
            await self.writer.close()
        await self.engine.dispose()
        if self.direct is not None:
            self.direct.dispose()
        if self.line is not None:
            await self.line.close()

    async def secret(self, name: str) -> bytes:
        """32 random bytes, made at the first time of asking and the same ever after."""
        query = sa.select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.reading() as db:
            found = await db.scalar(query)
        if found is not None:
            return bytes(found)
        try:
            async with self.writing() as db:
                await db.execute(sa.insert(SECRETS).values(name=name, value=secrets.token_bytes(32)))
        except IntegrityError:
            pass  # another process was quicker
        async with self.reading() as db:
            return bytes((await db.execute(query)).scalar_one())

    async def ask(self, jobs: Sequence[BotJob]) -> None:
        """Put questions into the queue that no move has raised."""
        if self.queue:
            async with self.writing() as db:
                await self.queue.ask(await driver(db), jobs)

    async def notify(self, table: str, number: int) -> None:
        """Tell other processes about a change."""
        async with self.writing() as db:
            await self.tell(db, Notice(table, number))

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes have changed, for ever."""
        if self.line is not None:
            return redis_notices(self, self.line)
        return lite_notices(self) if self.place.is_lite else postgres_notices(self)


async def driver(db: Connection) -> Any:
    """The connection to PostgreSQL that SQLAlchemy uses, for a library that wants to work in its transaction."""
    assert isinstance(db, AsyncConnection)
    return (await db.get_raw_connection()).driver_connection


def store_at(url: str, *, visitor: bool = False, queue: bool = False, redis: str = "") -> Store:
    """The store at an address: `sqlite:///FILE` or `postgresql://…`; still to be opened.

    A visitor is a command beside a running server. With `queue`, questions for bots become jobs (PostgreSQL only). With
    `redis`, notices go over that; every process of a site must say the same.
    """
    return SqlStore(url, visitor=visitor, queue=queue, redis=redis)
