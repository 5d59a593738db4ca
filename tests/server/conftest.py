"""What the server's tests share: databases to play on, and an event loop."""

from __future__ import annotations

import asyncio
import functools
import inspect
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lichtung.server.store.interface import Store
from lichtung.server.store.sql import SqlStore
from tests.server.desk import Desk, desk_for
from tests.server.harness import PATIENCE
from tests.server.postgres import NoPostgres, Postgres


def pytest_itemcollected(item: pytest.Item) -> None:
    """An asynchronous test that hangs fails."""
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
        item.obj = in_time(item.obj)


def in_time(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """Returns the same test with an end."""

    @functools.wraps(test)
    async def wrapped(*args: Any, **named: Any) -> None:
        await asyncio.wait_for(test(*args, **named), 4 * PATIENCE)

    return wrapped


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL, one for each process of the test run."""
    try:
        server = Postgres()
    except NoPostgres as why:
        if os.environ.get("CI") == "true":
            pytest.fail(f"no PostgreSQL: {why}")
        print(f"\nNOT TESTED on PostgreSQL: {why}", file=sys.__stderr__)
        pytest.skip(f"no PostgreSQL: {why}")
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'site.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    """An open store on an empty database."""
    one = SqlStore(place)
    await one.open()
    yield one
    await one.close()


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Workers without processes."""
    return desk_for(monkeypatch)
