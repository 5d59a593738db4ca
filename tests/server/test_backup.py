"""Backups, restoring, and moving a site from SQLite to PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from lichtung.server.store.backup import Copied, backup, move_site, restore
from lichtung.server.store.errors import StoreError
from lichtung.server.store.interface import Store
from lichtung.server.store.records import EVERYTHING, ChatLine, Notice, Person, Session, Token
from lichtung.server.store.sql import SqlStore
from tests.server.postgres import Postgres
from tests.server.stored import BEGIN, a_move, a_table

LATER = BEGIN + timedelta(days=36_500)


async def fill(store: Store) -> None:
    """A little site."""
    for n in range(3):
        table = a_table(f"t{n}", "ann", "bob", result={"won": True} if n else None, start=None if n else {"ü": [1]})
        await store.add_table(table)
        await store.append([a_move(number, table=f"t{n}", word=f"wörd:{number}") for number in range(1, 40)])
        await store.snapshot(f"t{n}", 20, b"\x00\xff")
        await store.add_chat_line(ChatLine(table=f"t{n}", seat=None, person="ann", name="Ann", text="Привет", at=BEGIN))
    await store.add_person(Person(id="ann", account="Ann", password="hash", created=BEGIN))
    await store.add_person(Person(id="bob", created=BEGIN))
    await store.add_token(Token(hash="h1", table="t1", seat=0, kind="device", maker="ann", made=BEGIN))
    await store.add_session(Session(hash="s1", person="ann", made=BEGIN, seen=BEGIN, ends=LATER))


async def everything(store: Store) -> dict[str, Any]:
    """All that a site knows."""
    ids = ["t0", "t1", "t2"]
    return {
        "tables": [await store.table(id) for id in ids],
        "moves": [await store.moves(id) for id in ids],
        "snapshots": [await store.last_snapshot(id) for id in ids],
        "said": [await store.chat_lines(id) for id in ids],
        "people": [await store.person(id) for id in ("ann", "bob")],
        "token": await store.token("h1"),
        "session": await store.session("s1"),
    }


async def opened(url: str) -> Store:
    store = SqlStore(url)
    await store.open()
    return store


async def test_a_backup_of_a_running_site_is_restored_whole(place: str, store: Store, tmp_path: Path) -> None:
    await fill(store)
    before = await everything(store)
    file = tmp_path / "kept.db"
    assert Copied(3, 117, 2) == await asyncio.to_thread(backup, place, file)
    assert 0o600 == file.stat().st_mode & 0o777
    assert [] == list(tmp_path.glob(".backup-*"))
    await store.append([a_move(40, table="t1")])
    await store.delete_person("bob")
    assert before != await everything(store)
    assert Copied(3, 117, 2) == await asyncio.to_thread(restore, place, file)
    assert before == await everything(store)
    await store.append([a_move(40, table="t1")])
    await store.add_chat_line(ChatLine(table="t1", seat=0, person="ann", name="Ann", text="on we go", at=BEGIN))
    assert ["Привет", "on we go"] == [said.text for said in await store.chat_lines("t1")]


async def test_a_backup_is_a_site(place: str, store: Store, tmp_path: Path) -> None:
    await fill(store)
    await asyncio.to_thread(backup, place, tmp_path / "kept.db")
    again = await opened(f"sqlite:///{tmp_path / 'kept.db'}")
    assert await everything(store) == await everything(again)
    await again.close()


async def test_a_backup_while_people_play_is_one_moment(place: str, store: Store, tmp_path: Path) -> None:
    await store.add_table(a_table("t1"))
    await store.add_table(a_table("t2"))
    going = True

    async def play() -> None:
        number = 0
        while going:
            number += 1
            await store.append([a_move(number, table="t1")])
            await store.append([a_move(number, table="t2")])

    playing = asyncio.create_task(play())
    for n in range(3):
        await asyncio.to_thread(backup, place, tmp_path / f"kept{n}.db")
        with closing(sqlite3.connect(tmp_path / f"kept{n}.db")) as db:
            counts = [
                db.execute("SELECT count(*) FROM moves WHERE table_id=?", (t,)).fetchone()[0] for t in ("t1", "t2")
            ]
        assert counts[0] - counts[1] in (0, 1)
    going = False
    await playing


async def test_a_running_server_hears_of_a_restored_backup(place: str, store: Store, tmp_path: Path) -> None:
    await fill(store)
    await asyncio.to_thread(backup, place, tmp_path / "kept.db")
    heard: asyncio.Queue[Notice] = asyncio.Queue()

    async def listen() -> None:
        async for notice in store.notices():
            heard.put_nowait(notice)

    listening = asyncio.create_task(listen())
    async with asyncio.timeout(60):
        while EVERYTHING not in [heard.get_nowait() for _ in range(heard.qsize())]:
            await asyncio.to_thread(restore, place, tmp_path / "kept.db")
            await asyncio.sleep(0.1)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def test_a_site_moves_to_postgresql_with_all_its_games(postgres: Postgres, tmp_path: Path) -> None:
    here, there = f"sqlite:///{tmp_path / 'site.db'}", postgres.new_database()
    old = await opened(here)
    await fill(old)
    before = await everything(old)
    await old.close()
    assert Copied(3, 117, 2) == await asyncio.to_thread(move_site, here, there)
    new = await opened(there)
    assert before == await everything(new)
    await new.add_chat_line(ChatLine(table="t1", seat=0, person="ann", name="Ann", text="on we go", at=BEGIN))
    await new.close()
    with pytest.raises(StoreError, match="not empty"):
        await asyncio.to_thread(move_site, here, there)


async def test_nothing_is_overwritten_by_a_backup(place: str, store: Store, tmp_path: Path) -> None:
    (tmp_path / "kept.db").write_text("precious")
    with pytest.raises(StoreError, match="is there already"):
        backup(place, tmp_path / "kept.db")
    assert "precious" == (tmp_path / "kept.db").read_text()


async def test_what_is_no_backup_is_refused_and_changes_nothing(place: str, store: Store, tmp_path: Path) -> None:
    await fill(store)
    before = await everything(store)
    (tmp_path / "text.db").write_text("no database at all, but long enough to look at " * 10)
    sqlite3.connect(tmp_path / "empty.db").close()
    for name in ("text.db", "empty.db", "missing.db"):
        with pytest.raises(StoreError, match="is no backup"):
            await asyncio.to_thread(restore, place, tmp_path / name)
    assert before == await everything(store)
    assert not (tmp_path / "missing.db").exists()


async def test_there_is_nothing_to_keep_where_there_is_no_site(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no site"):
        backup(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "kept.db")
    assert [] == list(tmp_path.iterdir())
