"""A server that stops and another one that goes on from the same store."""

from __future__ import annotations

from pathlib import Path

import pytest

from lichtung.server.play import open_tables
from lichtung.server.store.interface import Store
from lichtung.server.store.sql import SqlStore
from tests.server.choosers import Chooser
from tests.server.harness import serving
from tests.server.memory_store import MemoryStore


async def test_every_moment_of_a_game_survives_a_restart() -> None:
    store = MemoryStore()
    cookies, table, at, view = None, "", 0, None
    for round in range(8):
        async with serving(store) as server, server.client() as me:
            if cookies is None:
                table = (await me.table("equinox", ["me", "me"], seed=11))["id"]
            else:
                me.http.cookies = cookies
            for seat in (0, 1):
                async with me.socket(table, eye=seat) as viewer:
                    await viewer.until("state")
                    if seat == 0 and view is not None:
                        assert (at, view) == (viewer.at, viewer.view)
                    while viewer.words and viewer.info["asked"] == [seat]:
                        number = viewer.at
                        assert "done" == (await viewer.play(Chooser(round).choice(viewer.words)))["type"]
                        await viewer.ask("resync")
                        if viewer.at == number:
                            break
            async with me.socket(table, eye=0) as viewer:
                await viewer.until("state")
                at, view, cookies = viewer.at, viewer.view, me.http.cookies


async def test_a_move_that_was_stored_before_the_server_died_is_acknowledged_when_sent_again() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = (await me.table("sylvion", ["me"], seed=3))["id"]
        async with me.socket(table) as viewer:
            await viewer.until("state")
            at, word = viewer.at, viewer.words[0]
            first = await viewer.play(word)
        cookies = me.http.cookies
    async with serving(store) as server, server.client() as me:
        me.http.cookies = cookies
        async with me.socket(table) as viewer:
            await viewer.until("state")
            assert first["at"] == (await viewer.play(word, at=at))["at"]
    assert 1 == len(store.logs[table])


async def test_a_table_of_other_rules_is_shown_as_it_was_and_never_changed() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = (await me.table("sylvion", ["me"], seed=3))["id"]
        async with me.socket(table) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(1), moves=4)
        cookies = me.http.cookies
    stored = await store.table(table)
    assert stored is not None
    stored.rules_version = 999
    await store.save_table(stored)
    async with serving(store) as server, server.client() as me:
        me.http.cookies = cookies
        async with me.socket(table) as again:
            await again.until("state")
            assert ("readonly", viewer.view) == (again.info["status"], again.view)
            assert "NotAllowed" == (await again.ask("play", seat=0, at=again.at, word="end"))["error"]
        assert "NotAllowed" == await me.refused(f"/tables/{table}/record", method="GET")
    assert 4 == len(store.logs[table])


async def test_tables_that_nobody_looks_at_leave_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "MAX_IDLE", 3)
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        tables = [(await me.table("sylvion", ["me"], seed=seed))["id"] for seed in range(9)]
        assert 3 == len(server.site.open_tables.tables)
        for id in tables:
            async with me.socket(id) as viewer:
                await viewer.until("state")
                await viewer.play_on(Chooser(1), moves=1)
        assert len(server.site.open_tables.tables) <= 4
        assert [1] * 9 == [len(store.logs[id]) for id in tables]


async def test_a_failing_table_harms_no_other_and_heals() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        bad, good = [(await me.table("sylvion", ["me"], seed=seed))["id"] for seed in (1, 2)]
        async with me.socket(bad) as first, me.socket(good) as second:
            await first.until("state")
            await second.until("state")
            broken = await server.site.open_tables.table(bad)
            assert broken.session is not None
            broken.session.numbers.clear()
            assert "Busy" == (await first.play(first.words[0]))["error"]
            assert "done" == (await second.play(second.words[0]))["type"]
            await first.until("state")
            assert "done" == (await first.play(first.words[0]))["type"]


async def test_the_same_on_a_real_database(tmp_path: Path) -> None:
    def store() -> Store:
        return SqlStore(f"sqlite:///{tmp_path / 'site.sqlite'}")

    async with serving(store()) as server, server.client() as me:
        table = (await me.table("urbion", [{"kind": "me", "name": "Ann"}], seed=3))["id"]
        async with me.socket(table) as viewer:
            await viewer.until("state")
            await viewer.send("chat", text="a good start")
            await viewer.play_on(Chooser(1), moves=8)
            await viewer.ask("undo", seat=0)
        cookies = me.http.cookies
    async with serving(store()) as server, server.client() as me:
        me.http.cookies = cookies
        assert "Ann" == (await me.get("/me"))["name"]
        assert [table] == [found["id"] for found in await me.get("/tables")]
        async with me.socket(table) as again:
            await again.until("state")
            assert (viewer.at, viewer.view) == (again.at, again.view)
            assert "a good start" == (await again.until("said"))["text"]
            await again.play_on(Chooser(1))
            await again.wait(lambda: again.info["status"] == "over")
