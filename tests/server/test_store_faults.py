"""What the store does when the database goes away, comes back or is not ours."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import timedelta
from pathlib import Path

import psycopg
import pytest

from lichtung.server.store.errors import StoreError, Taken, WrongVersion
from lichtung.server.store.records import ANYTHING, Notice
from lichtung.server.store.sql import SqlStore
from tests.server.postgres import Postgres
from tests.server.stored import BEGIN, a_move, a_table


async def test_a_broken_connection_is_made_anew_and_no_move_is_lost(postgres: Postgres) -> None:
    place = postgres.new_database()
    store = SqlStore(place)
    await store.open()
    await store.add_table(a_table("t1"))
    await store.append([a_move(1)])
    for number in range(2, 6):
        postgres.cut(place)
        await store.append([a_move(number)])
        assert "t1" in await store.heads(["t1"])
    with pytest.raises(Taken):
        await store.append([a_move(3, word="other")])
    assert [1, 2, 3, 4, 5] == [move.number for move in await store.moves("t1")]
    await store.close()


async def test_connections_cut_under_load_lose_and_double_nothing(postgres: Postgres) -> None:
    place = postgres.new_database()
    store = SqlStore(place)
    await store.open()
    for n in range(8):
        await store.add_table(a_table(f"t{n}"))

    async def play(table: str) -> None:
        for number in range(1, 101):
            await store.append([a_move(number, table=table)])

    playing = asyncio.gather(*[play(f"t{n}") for n in range(8)])
    for _ in range(5):
        await asyncio.sleep(0.03)
        await asyncio.to_thread(postgres.cut, place)
    await playing
    assert [list(range(1, 101))] * 8 == [[m.number for m in await store.moves(f"t{n}")] for n in range(8)]
    await store.close()


async def test_after_a_broken_line_notices_go_on_and_say_that_something_may_be_missed(postgres: Postgres) -> None:
    place = postgres.new_database()
    store, other = SqlStore(place), SqlStore(place)
    await store.open()
    await other.open()
    heard: asyncio.Queue[Notice] = asyncio.Queue()

    async def listen() -> None:
        async for notice in store.notices():
            heard.put_nowait(notice)

    async def until(notice: Notice, *, told: str) -> None:
        while True:
            if told:
                await other.notify(told, 1)
            try:
                if notice == heard.get_nowait():
                    return
            except asyncio.QueueEmpty:
                await asyncio.sleep(0.02)

    listening = asyncio.create_task(listen())
    async with asyncio.timeout(60):
        await until(Notice("before", 1), told="before")
        postgres.cut(place)
        await until(ANYTHING, told="")
        await until(Notice("after", 1), told="after")
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await store.close()
    await other.close()


async def test_a_database_of_another_version_is_refused(place: str) -> None:
    store = SqlStore(place)
    await store.open()
    await store.close()
    if place.startswith("sqlite"):
        with sqlite3.connect(place.removeprefix("sqlite:///")) as lite:
            lite.execute("UPDATE alembic_version SET version_num = '0000'")
        lite.close()
    else:
        with psycopg.connect(place) as db:
            db.execute("UPDATE alembic_version SET version_num = '0000'")
    with pytest.raises(WrongVersion, match="lichtung upgrade"):
        await store.open()
    await store.close()


async def test_a_locked_file_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "site.db"
    store = SqlStore(f"sqlite:///{path}")
    await store.open()
    await store.add_table(a_table("t1"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.create_task(store.append([a_move(1)]))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    other.execute("COMMIT")
    other.close()
    await waiting
    assert 1 == len(await store.moves("t1"))
    await store.close()


async def test_a_failing_disk_is_told_to_the_caller_and_the_next_move_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "site.db"
    store = SqlStore(f"sqlite:///{path}")
    await store.open()
    await store.add_table(a_table("t1"))
    other = sqlite3.connect(path)
    other.execute("ALTER TABLE moves RENAME TO hidden")
    with pytest.raises(StoreError, match="could not be stored"):
        await store.append([a_move(1)])
    other.execute("ALTER TABLE hidden RENAME TO moves")
    other.close()
    await store.append([a_move(1)])
    assert [BEGIN + timedelta(seconds=1)] == [move.at for move in await store.moves("t1")]
    await store.close()


@pytest.mark.parametrize("url", ["", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "nonsense", "postgresql+x"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match="expected sqlite:///FILE"):
        SqlStore(url)


def test_a_refused_address_does_not_show_its_password() -> None:
    with pytest.raises(StoreError) as refused:
        SqlStore("mysql://me:secret@host/db")
    assert "secret" not in str(refused.value)
