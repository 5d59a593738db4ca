"""Nobody silences the bots of a site: tables rest, everybody has their turn, and who waits too long gets a cheaper answer."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from datetime import timedelta
from typing import Any

import pytest

from lichtung.bots.levels import LEVELS
from lichtung.server.faults import Refused
from lichtung.server.jobs import thinking, workers
from lichtung.server.jobs.worker import Thought
from lichtung.server.play import resting
from lichtung.server.play.new_tables import new_rematch
from lichtung.server.site import Site
from lichtung.server.store.records import StoredMove, now
from tests.server.desk import Desk, a_job, gone_by, playing, turn
from tests.server.memory_store import MemoryStore

MASTER = {"kind": "bot", "level": "master"}
EASY = {"kind": "bot", "level": "easy"}
UNIFORM = {"kind": "bot", "level": "uniform"}


# -- a person at every table -------------------------------------------------------------------------------------------


async def test_a_table_of_bots_alone_is_refused_however_it_is_made() -> None:
    store = MemoryStore()
    async with playing(store) as (_, me):
        wish = {"game": "equinox", "seats": [UNIFORM] * 3}
        response = await me.http.post("/api/v1/tables", json=wish)
        assert (400, "InvalidInput") == (response.status_code, response.json()["error"])
        assert {"seats": ["bot"] * 3} == response.json()["detail"]
        assert {} == store.kept
        for kind in ("open", "friend"):
            table = await me.table("equinox", [kind, UNIFORM])
            path = f"/tables/{table['id']}"
            assert "InvalidInput" == await me.refused(f"{path}/bot", {"seat": 0, "level": "uniform"})
            assert kind == (await me.get(path))["seats"][0]["kind"]
        solo = await me.table("sylvion", ["me"])
        branch = {"at": 0, "seats": [UNIFORM]}
        assert "InvalidInput" == await me.refused(f"/tables/{solo['id']}/branch", branch)


async def test_another_game_of_bots_alone_is_refused() -> None:
    async with playing() as (server, me):
        table = await me.table("equinox", ["me", UNIFORM])
        parent = (await server.site.open_tables.table(table["id"])).stored
        parent.seats[0].kind = "bot"  # as tables could be once
        with pytest.raises(Refused) as refused:
            new_rematch(parent, "somebody")
        assert "InvalidInput" == refused.value.error


# -- tables rest -------------------------------------------------------------------------------------------------------


async def test_bots_think_only_while_somebody_looks_on(desk: Desk) -> None:
    async with playing() as (server, me):
        table = await me.table("equinox", ["me", EASY])
        await me.post(f"/tables/{table['id']}/bot", {"seat": 0, "level": "easy"})
        await me.get("/tables")
        await me.get(f"/tables/{table['id']}")
        live = server.site.open_tables.tables[table["id"]]
        await gone_by()
        assert (None, []) == (live.thinking, desk.open)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            desk.answer(await desk.next())
            await viewer.until("events")
            job = await desk.next()
        while live.lines:
            await asyncio.sleep(0.01)
        desk.answer(job)  # the bots' turn is finished after the last viewer has left
        job = await desk.next()
        live.left_at -= resting.GRACE_SECONDS
        desk.answer(job)
        await gone_by()
        assert (3, None, []) == (live.number, live.thinking, desk.open)
        async with me.socket(table["id"]):
            await desk.next()


async def test_bots_think_for_nobodys_eyes_only_while_a_persons_time_runs(desk: Desk) -> None:
    async with playing() as (server, me):
        desk.answering = frozenset({"easy", "normal"})
        table = await me.table("equinox", ["me", EASY, EASY], seed=5, limit_seconds=3600)
        live = server.site.open_tables.tables[table["id"]]
        while live.thinking is not None:
            await asyncio.sleep(0.01)
        assert live.number > 0
        assert live.session is not None
        assert 0 == live.session.asked_seat()
        live.last_at = now() - timedelta(days=1)
        server.site.clock.on_move(live)  # time is over, and there is nobody else whose time could run
        while not live.stored.seats[0].taken_over:
            await asyncio.sleep(0.01)
        await gone_by()
        stored = await server.site.store.table(table["id"])
        assert stored is not None
        assert (None, None) == (live.thinking, stored.deadline)
        assert [] == await server.site.store.overdue(now() + timedelta(days=30))


async def test_a_table_that_rests_is_not_looked_after_again_and_again() -> None:
    async with playing() as (server, me):
        table = await me.table("sylvion", ["me"], limit_seconds=3600)
        await me.post(f"/tables/{table['id']}/bot", {"seat": 0, "level": "uniform"})
        later = now() + timedelta(days=1)
        assert [table["id"]] == await server.site.store.overdue(later)
        await server.site.clock.visit(server.site.open_tables.tables[table["id"]])
        assert [] == await server.site.store.overdue(later)


async def test_what_the_bots_of_a_table_wait_for_is_dropped_with_the_table(desk: Desk) -> None:
    async def dropped(site: Site, ids: list[str]) -> str:
        for id in ids:
            table = site.open_tables.tables[id]
            site.open_tables.drop(id)
            assert table.thinking is not None
            await asyncio.gather(table.thinking, return_exceptions=True)
        return "done"

    async with playing() as (server, me):
        site = server.site
        await me.post("/account", {"name": "Ann", "password": "nine lazy herons"})
        ids = [(await me.table("sylvion", ["me"]))["id"] for _ in range(3)]
        for id in ids:
            await me.post(f"/tables/{id}/bot", {"seat": 0, "level": "master"})
        async with AsyncExitStack() as stack:
            for id in ids:
                await stack.enter_async_context(me.socket(id))
            first = await desk.next()
            while len(site.thinking.workers.queue) < 2:
                await asyncio.sleep(0.01)
            assert "done" == await dropped(site, ids)
            desk.answer(first)
            await gone_by()
            assert ([], 0) == (desk.open, len(site.thinking.workers.queue))


# -- everybody has their turn --------------------------------------------------------------------------------------------


async def test_the_bot_of_one_table_is_asked_before_those_of_anothers_many_tables(desk: Desk) -> None:
    async with AsyncExitStack() as stack:
        server, eve = await stack.enter_async_context(playing(wait=3600.0, patience=7200.0))
        ann = await stack.enter_async_context(server.client())
        for _ in range(20):
            id = (await eve.table("equinox", ["me", MASTER]))["id"]
            await eve.post(f"/tables/{id}/bot", {"seat": 0, "level": "master"})
            await stack.enter_async_context(eve.socket(id))
        first = await desk.next()
        table = (await ann.table("equinox", ["me", {"kind": "bot", "level": "hard"}]))["id"]
        await ann.post(f"/tables/{table}/bot", {"seat": 0, "level": "hard"})
        await stack.enter_async_context(ann.socket(table))
        site = server.site
        while len(site.thinking.workers.queue) < 20:
            await asyncio.sleep(0.01)
        desk.answer(first)
        second = await desk.next()
        assert ["master", "hard"] == [first.level, second.level]


async def test_guests_of_one_address_share_its_turn() -> None:
    async with playing() as (server, _):
        turns = server.site.thinking.turns
        async with server.client() as one, server.client() as other:
            for guest in (one, other):
                table = server.site.open_tables.tables[(await guest.table("sylvion", ["me"]))["id"]]
                assert ("127.0.0.1", table.id) == turns.of_bots(table)[::2]
        assert 2 == len(turns.addresses)
        table.stored.options.creator = "somebody of yesterday"
        assert ("of somebody of yesterday", "somebody of yesterday") == turns.of_bots(table)[:2]


async def test_hints_share_the_queue_and_one_person_has_one_at_a_table(desk: Desk) -> None:
    async with AsyncExitStack() as stack:
        server, eve = await stack.enter_async_context(playing())
        ann = await stack.enter_async_context(server.client())
        mine = (await ann.table("sylvion", ["me"], seed=3))["id"]
        viewer = await stack.enter_async_context(ann.socket(mine))
        ids = [(await eve.table("sylvion", ["me"], seed=3))["id"] for _ in range(5)]
        greedy = [await stack.enter_async_context(eve.socket(id)) for id in (*ids, ids[0], ids[0])]
        for one in (*greedy[:5], viewer):
            await one.until("state")
            await one.send("hint", seat=0)
        queue = server.site.thinking.workers.queue
        first = await desk.next()
        while len(queue) < 5:
            await asyncio.sleep(0.01)
        await greedy[5].send("hint", seat=0)
        while len(queue) < 6:
            await asyncio.sleep(0.01)
        assert "Busy" == (await greedy[6].ask("hint", seat=0))["error"]
        desk.answer(first)
        await greedy[0].until("hints")
        desk.answer(await desk.next())
        await viewer.until("hints")


# -- cheaper answers ---------------------------------------------------------------------------------------------------


async def one_answer(desk: Desk, wait: float = 0.5) -> tuple[list[Any], str | None, StoredMove]:
    """What a master's table shows while another's question keeps the worker: seats, the stand-in, the stored move."""
    store = MemoryStore()
    async with playing(store, wait=wait) as (server, me):
        team = server.site.thinking.workers
        other = asyncio.ensure_future(team.think(a_job("master"), turn("eve"), 60))
        await desk.next()
        table = (await me.table("sylvion", ["me"], seed=3))["id"]
        async with me.socket(table) as viewer:
            await viewer.until("state")
            await me.post(f"/tables/{table}/bot", {"seat": 0, "level": "master"})
            await viewer.wait(lambda: viewer.info["seats"][0]["stand_in"] is not None)
            seats = viewer.info["seats"]
            stand_in = (await me.get(f"/tables/{table}"))["seats"][0]["stand_in"]
            move = store.logs[table][0]
            await me.post(f"/tables/{table}/takeback", {"seat": 0})
            assert None is (await me.get(f"/tables/{table}"))["seats"][0]["stand_in"]
        other.cancel()
    return seats, stand_in, move


@pytest.mark.parametrize(
    ("answering", "expected"), [({"normal", "greedy"}, "normal"), ({"greedy"}, "greedy"), (set(), "uniform")]
)
async def test_who_waits_too_long_gets_a_cheaper_answer_and_everybody_is_told(
    desk: Desk, answering: set[str], expected: str
) -> None:
    desk.answering = frozenset(answering)
    desk.failing = frozenset({"normal", "greedy"} - answering)
    seats, stand_in, move = await one_answer(desk)
    assert ("master", expected, expected) == (seats[0]["level"], seats[0]["stand_in"], stand_in)
    assert ("bot", expected) == (move.kind, move.who)


async def test_a_level_that_answers_itself_again_stands_for_itself(desk: Desk) -> None:
    store = MemoryStore()
    async with playing(store, wait=0.5) as (server, me):
        desk.answering = frozenset({"normal"})
        other = asyncio.ensure_future(server.site.thinking.workers.think(a_job("master"), turn("eve"), 60))
        first = await desk.next()
        table = (await me.table("sylvion", ["me"], seed=3))["id"]
        async with me.socket(table) as viewer:
            await me.post(f"/tables/{table}/bot", {"seat": 0, "level": "hard"})
            await viewer.wait(lambda: bool(viewer.info) and viewer.info["seats"][0]["stand_in"] == "normal")
            desk.answering = frozenset({"normal", "hard"})
            next(one for one in desk.open if one[1] is first)[2].set_result(Thought(word="x"))
            await viewer.wait(lambda: viewer.info["seats"][0]["stand_in"] is None)
        assert {"normal", "hard"} == {move.who for move in store.logs[table]}
        await other


def test_each_level_has_cheaper_ones_behind_it() -> None:
    assert ["master", "normal", "greedy"] == thinking.cheaper_levels("master")
    assert ["normal", "greedy"] == thinking.cheaper_levels("normal")
    assert ["easy", "greedy"] == thinking.cheaper_levels("easy")
    assert ["greedy"] == thinking.cheaper_levels("greedy")
    assert [] == thinking.cheaper_levels("uniform")
    assert ["greedy"] == thinking.cheaper_levels("a level of once")


def test_every_level_has_a_cost() -> None:
    costs = [workers.COSTS[level] for level in LEVELS]
    assert sorted(costs) == costs
