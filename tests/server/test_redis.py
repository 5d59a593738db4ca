"""Notices over Redis. With LICHTUNG_REDIS=redis://… the tests run on a real one too."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator

import pytest

from lichtung.server.store.errors import Taken
from lichtung.server.store.interface import Store
from lichtung.server.store.records import ANYTHING, Notice
from lichtung.server.store.sql import SqlStore
from tests.server.postgres import Postgres
from tests.server.small_redis import SmallRedis, small_redis
from tests.server.stored import a_move, a_table

REAL = os.environ.get("LICHTUNG_REDIS", "")


@pytest.fixture
async def redis() -> AsyncIterator[SmallRedis]:
    async with small_redis() as one:
        yield one


class Ears:
    """Hears the notices of a store, in the background."""

    def __init__(self, store: Store) -> None:
        self.heard: list[Notice] = []
        self.task = asyncio.create_task(self.listen(store))

    async def listen(self, store: Store) -> None:
        async for notice in store.notices():
            self.heard.append(notice)

    async def until(self, notice: Notice, other: Store | None = None) -> None:
        """Wait for a notice; `other` tells it until it is heard."""
        async with asyncio.timeout(60):
            while notice not in self.heard:
                if other is not None:
                    await other.notify(*notice)
                await asyncio.sleep(0.02)

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


@pytest.mark.parametrize("url", ["", *([REAL] if REAL else [])], ids=lambda url: "real" if url else "small")
async def test_others_hear_of_moves_and_tables_after_they_are_stored(
    postgres: Postgres, redis: SmallRedis, url: str
) -> None:
    place = postgres.new_database()
    store, other = (SqlStore(place, redis=url or redis.url) for _ in range(2))
    await store.open()
    await other.open()
    ears = Ears(store)
    await ears.until(Notice("begin", 1), other)
    await store.add_table(a_table("t1"))
    await store.append([a_move(1)])
    await other.append([a_move(2), a_move(3)])
    with pytest.raises(Taken):
        await other.append([a_move(2)])
    table = await other.table("t1")
    assert table is not None
    await other.save_table(table)
    await ears.until(Notice("end", 1), other)
    assert [Notice("t1", 3), Notice("t1", 0)] == [notice for notice in ears.heard if notice.table == "t1"]
    await ears.close()
    await store.close()
    await other.close()


async def test_a_broken_line_is_made_anew_and_moves_are_stored_all_the_same(
    postgres: Postgres, redis: SmallRedis
) -> None:
    place = postgres.new_database()
    store, other = (SqlStore(place, redis=redis.url) for _ in range(2))
    await store.open()
    await other.open()
    ears = Ears(store)
    await ears.until(Notice("begin", 1), other)
    redis.cut()
    await other.add_table(a_table("t1"))
    await other.append([a_move(1)])
    await ears.until(ANYTHING)
    await ears.until(Notice("end", 1), other)
    assert [1] == [move.number for move in await store.moves("t1")]
    await ears.close()
    await store.close()
    await other.close()
