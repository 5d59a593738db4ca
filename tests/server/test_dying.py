"""A server that dies between two steps, and a site that is replaced under a running server: nothing is left half done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lichtung.server.store.backup import backup, restore
from lichtung.server.store.records import StoredTable
from lichtung.server.store.sql import SqlStore
from tests.server.choosers import Chooser
from tests.server.harness import playing_alone, serving
from tests.server.memory_store import MemoryStore


async def test_a_game_whose_server_died_with_its_last_move_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    save = store.save_table

    async def die(table: StoredTable) -> None:
        if table.status == "over":
            raise OSError("the server dies")
        await save(table)

    with monkeypatch.context() as patch:
        patch.setattr(store, "save_table", die)
        async with serving(store) as server, server.client() as me:
            table = (await me.table("sylvion", ["me"], seed=10, settings={"mode": "introductory"}))["id"]
            async with me.socket(table) as viewer:
                await viewer.until("state")
                while viewer.view["result"] is None:
                    at, word = viewer.at, viewer.words[0]
                    await viewer.play(word)
                    await viewer.wait(lambda at=at: viewer.at > at)  # type: ignore[misc]
            cookies = me.http.cookies
    stored = await store.table(table)
    assert stored is not None
    assert "playing" == stored.status
    async with serving(store) as server, server.client() as me:
        me.http.cookies = cookies
        info = await me.get(f"/tables/{table}")
        assert ("over", viewer.view["result"]["reason"]) == (info["status"], info["result"]["reason"])
        assert table != (await me.post(f"/tables/{table}/rematch"))["id"]
        async with me.socket(table) as again:
            await again.until("state")
            assert at + 1 == (await again.play(word, at=at))["at"]  # the move whose answer may have been lost


async def test_a_game_is_marked_as_practice_before_the_move_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with playing_alone(store, seed=3) as (_, _, table, viewer):
        await viewer.play_on(Chooser(1), moves=12)
        append = store.append

        async def die(moves: Any, jobs: Any = ()) -> None:
            await append(moves, jobs)
            raise OSError("the server dies")

        monkeypatch.setattr(store, "append", die)
        assert "Busy" == (await viewer.ask("undo", seat=0))["error"]
        assert "undo" == store.logs[table][-1].kind
        stored = await store.table(table)
        assert stored is not None
        assert stored.practice


async def test_people_play_on_where_a_restored_site_stands(place: str, tmp_path: Path) -> None:
    store, kept = SqlStore(place), tmp_path / "kept.db"
    async with serving(store) as server, server.client() as me:
        old = (await me.table("sylvion", ["me"], seed=3))["id"]
        async with me.socket(old) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(1), moves=5)
            seen = (viewer.at, viewer.view)
            await asyncio.to_thread(backup, place, kept)
            await viewer.play_on(Chooser(1), moves=5)
            new = (await me.table("urbion", ["me"], seed=3))["id"]
            async with me.socket(new) as gone:
                await gone.until("state")
                await asyncio.to_thread(restore, place, kept)
                await viewer.until("state")
                assert seen == (viewer.at, viewer.view)
                assert "closed" == await gone.ending()
            await viewer.play_on(Chooser(2), moves=3)
        assert [1, 2, 3, 4, 5, 6, 7, 8] == [move.number for move in await server.site.store.moves(old)]
        assert "NotFound" == await me.refused(f"/tables/{new}", method="GET")
