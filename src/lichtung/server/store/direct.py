"""SQLite without threads: what is quick is done at once.

Reading some rows, or storing a batch of moves, takes less time than waking a thread and being woken by it. So the event
loop does it by itself. Where that turns out to be slow, or another program writes just now, threads do it for a while: a
slow disk delays those who wait for it and nobody else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

MAX_COMMIT_SECONDS: Final = 0.05  # a commit that takes longer sends the next ones to a thread
THREADS_SECONDS: Final = 1.0  # for which they go there
BUSY: Final = ("SQLITE_BUSY", "SQLITE_BUSY_SNAPSHOT", "SQLITE_LOCKED")
Found = TypeVar("Found")


class FastPath:
    """Whether writing is quick enough at present to be done at once."""

    def __init__(self) -> None:
        self.closed_until = 0.0

    def __bool__(self) -> bool:
        return time.monotonic() >= self.closed_until

    def rest(self) -> None:
        """It is not, for a while."""
        self.closed_until = time.monotonic() + THREADS_SECONDS

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Do something that should be quick."""
        begin = time.monotonic()
        try:
            yield
        finally:
            if time.monotonic() - begin > MAX_COMMIT_SECONDS:
                self.rest()


class Direct:
    """A connection that answers at once, with those methods of an asynchronous one that the store uses."""

    def __init__(self, sync: sa.Connection) -> None:
        self.sync: Final = sync

    @property
    def info(self) -> dict[Any, Any]:
        """What is remembered with the connection."""
        return self.sync.info

    async def execute(self, statement: sa.Executable, parameters: Any = None) -> Any:
        """Execute a statement."""
        return self.sync.execute(statement, parameters)

    async def scalar(self, statement: sa.Executable) -> Any:
        """The first value of the first row."""
        return self.sync.scalar(statement)

    async def scalars(self, statement: sa.Executable) -> Any:
        """The first value of each row."""
        return self.sync.scalars(statement)

    async def run_sync(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do something that wants a plain connection."""
        return work(self.sync)


Connection = AsyncConnection | Direct


def begin_directly(engine: sa.Engine, fast_path: FastPath) -> sa.Connection | None:
    """A connection in a transaction to write in; None when another program writes just now."""
    connection = engine.connect().execution_options(writes=True)
    try:
        connection.begin()
    except OperationalError as error:
        connection.close()
        if getattr(error.orig, "sqlite_errorname", "") not in BUSY:
            raise
        fast_path.rest()
        return None
    return connection
