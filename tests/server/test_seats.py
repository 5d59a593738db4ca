"""Sitting down, getting up, links, bots that step in, time limits, another game."""

from __future__ import annotations

from contextlib import AsyncExitStack
from datetime import timedelta

import pytest

from lichtung.server.play import seating
from lichtung.server.store.records import now
from tests.server.choosers import Chooser
from tests.server.harness import Viewer, serving, sit_down
from tests.server.memory_store import MemoryStore


@pytest.fixture(autouse=True)
def simple_substitutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that step in need not think here."""
    monkeypatch.setattr(seating, "LEVELS", ("uniform",))


async def test_a_table_waits_for_its_people_and_begins_when_the_last_one_sits() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("equinox", ["me", "open", "friend"])
        path = f"/tables/{table['id']}"
        assert "waiting" == table["status"]
        assert [table["id"]] == [found["id"] for found in await other.get("/tables/open")]
        async with me.socket(table["id"]) as viewer:
            state = await viewer.until("state")
            assert ({}, 0) == (state["view"], state["at"])
            assert "NotStarted" == (await viewer.ask("play", seat=0, at=0, word="skip"))["error"]
            assert "Full" == await other.refused(f"{path}/sit", {"seat": 0})
            assert "NotFound" == await other.refused(f"{path}/sit", {"seat": 3})
            assert "NotAllowed" == await other.refused(f"{path}/sit", {"seat": 2})
            assert "NotStarted" == await me.refused(f"{path}/start")
            await other.sit(table["id"], 1, name="Bo")
            await viewer.wait(lambda: viewer.info["seats"][1]["name"] == "Bo")
            assert "NotYours" == await other.refused(f"{path}/link", {"seat": 0})
            link = await me.post(f"{path}/link", {"seat": 2})
            async with server.client() as friend:
                info = await friend.sit(table["id"], 2, token=link["token"])
                assert ("playing", [2]) == (info["status"], info["yours"])
            await viewer.wait(lambda: viewer.at == 1)
            assert viewer.view["seats"] == 3
        assert "AlreadyStarted" == await me.refused(f"{path}/start")
        assert [] == await other.get("/tables/open")
        assert [table["id"]] == [found["id"] for found in await other.get("/tables")]


async def test_who_waits_may_leave_and_the_seat_is_free_again() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("equinox", ["me", "open", "open"])
        path = f"/tables/{table['id']}"
        await other.sit(table["id"], 1)
        assert "NotYours" == await me.refused(f"{path}/leave", {"seat": 1})
        info = await other.post(f"{path}/leave", {"seat": 1})
        assert ("open", []) == (info["seats"][1]["kind"], info["yours"])
        for seat in (1, 2):
            info = await me.post(f"{path}/bot", {"seat": seat, "level": "uniform"})
        assert "playing" == info["status"]


async def test_a_bot_plays_for_who_leaves_until_they_come_back() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me", "me"], seed=3)
        path = f"/tables/{table['id']}"
        async with me.socket(table["id"], eye="none") as viewer:
            await viewer.until("state")
            asked = viewer.view["choice"]["seat"]
            info = await me.post(f"{path}/bot", {"seat": asked, "level": "uniform"})
            assert (True, "uniform") == (info["seats"][asked]["taken_over"], info["seats"][asked]["level"])
            await viewer.wait(lambda: viewer.view["choice"] == {"seat": 1 - asked})
            info = await me.post(f"{path}/takeback", {"seat": asked})
            assert not info["seats"][asked]["taken_over"]
            await me.post(f"{path}/leave", {"seat": 1 - asked})
            await viewer.wait(lambda: viewer.view["choice"] == {"seat": asked} or viewer.view["result"] is not None)
        assert {"bot"} == {move.kind for move in store.logs[table["id"]]}


async def test_who_does_not_answer_in_time_is_played_for() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"], seed=3, limit_seconds=5)
        live = await server.site.open_tables.table(table["id"])
        assert table["deadline"] is not None
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(1), moves=1)
            await viewer.wait(lambda: viewer.info["deadline"] > table["deadline"])
            live.last_at = now() - timedelta(seconds=60)  # as if a minute had gone by
            server.site.clock.on_move(live)
            await viewer.wait(lambda: bool(viewer.info["seats"][0]["taken_over"]))
            await viewer.wait(lambda: viewer.info["status"] == "over")
        assert "bot" in {move.kind for move in store.logs[table["id"]]}


async def test_an_overdue_table_that_is_not_in_memory_is_found() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"], seed=3, limit_seconds=5)
        cookies = me.http.cookies
    stored = await store.table(table["id"])
    assert stored is not None
    stored.deadline = stored.changed = now() - timedelta(days=1)
    await store.save_table(stored)
    async with serving(store) as server, server.client() as me:
        me.http.cookies = cookies
        assert [table["id"]] == await store.overdue(now())
        found = await server.site.open_tables.table(table["id"])
        await server.site.clock.visit(found)
        async with me.socket(table["id"]) as viewer:
            await viewer.wait(lambda: viewer.info.get("status") == "over")
        assert [] == await store.overdue(now())


async def test_another_game_is_the_same_table_for_everybody_who_asks() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        table, clients = await sit_down(server, stack, "sylvion", 2, seed=0)
        assert "NotAllowed" == await clients[0].refused(f"/tables/{table}/rematch")
        viewers: list[Viewer] = [await stack.enter_async_context(client.socket(table)) for client in clients]
        for client in clients:
            for seat in (await client.get(f"/tables/{table}"))["yours"]:
                await client.post(f"/tables/{table}/bot", {"seat": seat, "level": "uniform"})
        await viewers[0].wait(lambda: viewers[0].info.get("status") == "over")
        fresh = [await client.post(f"/tables/{table}/rematch") for client in clients]
        assert fresh[0]["id"] == fresh[1]["id"] != table
        assert ([1], [0]) == (fresh[0]["yours"], fresh[1]["yours"])
        assert fresh[0]["id"] == (await clients[0].get(f"/tables/{table}"))["next"]


async def test_presence_is_told() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        table, clients = await sit_down(server, stack, "equinox", 2, seed=4)
        first = await stack.enter_async_context(clients[0].socket(table))
        await first.until("state")
        assert [True, False] == [seat["here"] for seat in first.info["seats"]]
        async with clients[1].socket(table):
            await first.wait(lambda: all(seat["here"] for seat in first.info["seats"]))
        await first.wait(lambda: not first.info["seats"][1]["here"])
