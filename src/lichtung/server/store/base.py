"""The connection to a database: where it is, how to read and how to write."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from lichtung.server.store.direct import Connection, Direct, FastPath, begin_directly
from lichtung.server.store.errors import Unwritten
from lichtung.server.store.place import Place
from lichtung.server.store.records import Notice
from lichtung.server.store.redis_line import RedisLine
from lichtung.server.store.schema import NOTICES
from lichtung.server.store.starting import is_unwritten

CHANNEL: Final = "lichtung"  # what PostgreSQL's notices are called
BUSY_TIMEOUT: Final = 30  # how long to wait on SQLite while another program writes
DIRECT_TIMEOUT: Final = 0.1  # the same where everybody else would wait too
LITE_PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # an acknowledged move survives a power cut
    "PRAGMA foreign_keys=ON",
)


def to_json(value: Any) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


def engine_at(place: Place) -> AsyncEngine:
    """SQLAlchemy's engine for a place."""
    options: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": msgspec.json.decode}
    if not place.is_lite:
        return create_async_engine(place.async_url, pool_pre_ping=True, pool_size=8, max_overflow=8, **options)
    engine = create_async_engine(place.async_url, connect_args={"timeout": BUSY_TIMEOUT}, **options)
    prepare_engine(engine.sync_engine)
    return engine


def direct_engine_at(place: Place) -> sa.Engine:
    """SQLAlchemy's engine for what the event loop does by itself on SQLite: it hardly waits for other programs."""
    options: dict[str, Any] = {"json_serializer": to_json, "json_deserializer": msgspec.json.decode}
    engine = sa.create_engine(
        place.sync_url, connect_args={"timeout": DIRECT_TIMEOUT, "check_same_thread": False}, **options
    )
    prepare_engine(engine)
    return engine


def prepare_engine(engine: sa.Engine) -> None:
    """Let an engine use SQLite as the store wants it."""
    sa.event.listen(engine, "connect", prepare_lite)
    sa.event.listen(engine, "begin", begin_lite)


def prepare_lite(connection: Any, _record: object) -> None:
    """Settings of each SQLite connection; the driver shall not begin transactions by itself."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in LITE_PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin_lite(connection: sa.Connection) -> None:
    """A transaction that will write takes the lock at once: taking it later fails when another was quicker."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def commit_or_roll_back(connection: sa.Connection) -> Iterator[None]:
    """Commit at the end, or take everything back."""
    try:
        yield
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


class Base:
    """What all parts of the store share."""

    def __init__(
        self, url: str, *, visitor: bool = False, redis: str = "", alone: bool = False, holder: str = ""
    ) -> None:
        """A visitor is a command beside a running server: on SQLite it must leave notices.

        All others hold the database until they close it: on SQLite always alone, on PostgreSQL if they say so. `holder`
        tells a second one where the first is.
        """
        self.place: Final = Place(url)
        self.engine: Final = engine_at(self.place)
        self.visitor: Final = visitor
        self.alone: Final = alone
        self.holder: Final = holder
        self.unwritten = 0  # transactions, without those of moves
        self.sender: Final = secrets.token_hex(6)
        self.line: Final = RedisLine(redis) if redis else None
        self.turn: Final = asyncio.Lock()  # SQLite has one writer at a time: queue here, not at its lock
        self.fast_path: Final = FastPath()
        self.direct: Final = direct_engine_at(self.place) if self.place.is_lite else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """A connection to read with."""
        if self.direct is not None:
            with self.direct.connect() as direct:
                yield Direct(direct)
            return
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Connection]:
        """A transaction to write in; durable when it ends."""
        async with AsyncExitStack() as stack:
            if self.place.is_lite:
                await stack.enter_async_context(self.turn)
            try:
                async with self._transaction() as connection:
                    connection.info.pop(NOTICES.name, None)
                    yield connection
                    notices = connection.info.pop(NOTICES.name, ())  # the next who gets this connection clears them
            except (DBAPIError, sqlite3.Error) as error:
                if not is_unwritten(error):
                    raise
                self.unwritten += 1
                raise Unwritten(f"could not be stored: {getattr(error, 'orig', error)}") from error
            if self.line is not None:
                await self.line.publish(notices)

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Connection]:
        """A transaction: at once where that works, else with threads or over the network."""
        direct = begin_directly(self.direct, self.fast_path) if self.direct is not None and self.fast_path else None
        if direct is not None:
            with direct, self.fast_path.measured(), commit_or_roll_back(direct):
                yield Direct(direct)
            return
        async with self.engine.connect() as connection:
            if self.place.is_lite:
                await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def tell(self, connection: Connection, notice: Notice) -> None:
        """Leave a notice for other processes, in the transaction of what it is about."""
        text = f"{self.sender} {notice.table} {notice.number}"
        if self.line is not None:
            connection.info.setdefault(NOTICES.name, []).append(text)  # sent when the transaction has ended
        elif not self.place.is_lite:
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))
        elif self.visitor:
            row = {"sender": self.sender, "table_id": notice.table, "number": notice.number}
            await connection.execute(sa.insert(NOTICES).values(row))
