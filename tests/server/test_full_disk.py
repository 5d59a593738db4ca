"""A database that cannot be written for a while: moves are refused by name, nothing is lost, and the game goes on."""

from __future__ import annotations

import asyncio
import gc
import logging
from pathlib import Path
from typing import Any

import pytest

from lichtung.server.config import Config, Limits
from lichtung.server.jobs import readiness
from lichtung.server.play.open_tables import MAX_PAUSE, OpenTables
from lichtung.server.play.table import Table
from lichtung.server.store.direct import FastPath
from lichtung.server.store.lite import LiteLedger
from lichtung.server.store.records import StoredTable
from lichtung.server.store.sql import SqlStore
from tests.server.choosers import Chooser
from tests.server.harness import Server, Viewer, playing_alone, serving
from tests.server.memory_store import MemoryStore

PATIENT = Config(limits=Limits(messages_per_second=100_000, requests_per_minute=100_000))
WHOLE = 1 << 30  # pages
REFUSED = 1100  # more than 1024, where powers of two leave the numbers of the machine


def limit(store: SqlStore, pages: int) -> None:
    """Let the database grow to so many pages and no more, as a full disk does."""
    ledger = store.writer.ledger
    assert isinstance(ledger, LiteLedger)
    for connection in (ledger.hasty, ledger.patient):
        connection.execute(f"PRAGMA max_page_count={pages}")


@pytest.fixture(autouse=True)
def always_hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write on the direct connection, which these tests spoil, however slow the machine is just now."""
    monkeypatch.setattr(FastPath, "rest", lambda self: None)


def forbid(store: SqlStore, forbidden: bool) -> None:
    """Let everything but moves not be written, as on a disk that has become read-only."""
    assert store.direct is not None
    with store.direct.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA query_only={int(forbidden)}")


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as an error."""
    gc.collect()  # tasks that nobody has asked how they went complain when they are thrown away
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def until_refused(viewer: Viewer, chooser: Chooser) -> dict[str, Any]:
    """Play until there is no room."""
    while True:
        answer = await viewer.play(chooser.choice(viewer.words))
        if answer["type"] != "done":
            return answer
        await viewer.wait(lambda at=answer["at"]: viewer.at >= at)  # type: ignore[misc]


async def test_a_table_outlives_any_number_of_refused_moves_and_plays_on_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'site.sqlite'}")
    async with serving(store, config=PATIENT) as server, server.client() as me:
        table = (await me.table("sylvion", ["me"], seed=3))["id"]
        async with me.socket(table) as viewer:
            await viewer.until("state")
            limit(store, 1)
            refused = await until_refused(viewer, Chooser(1))
            assert ("Busy", "not_stored") == (refused["error"], refused["detail"]["reason"])
            live = await server.site.open_tables.table(table)
            at, view, stored = viewer.at, viewer.view, live.number
            for number in range(1, REFUSED):
                answer = await viewer.play(viewer.words[0])
                assert ("refused", "Busy") == (answer["type"], answer["error"]), number
            assert (REFUSED, at, view, stored) == (live.failures, viewer.at, viewer.view, live.number)
            assert f"lichtung_failed_writes_total {REFUSED}.0\n" in (await me.http.get("/api/v1/metrics")).text
            assert ["moves cannot be stored: OperationalError: database or disk is full"] == errors(caplog)
            limit(store, WHOLE)
            assert "done" == (await viewer.play(viewer.words[0]))["type"]
            await viewer.wait(lambda: viewer.at > at)
            assert 3 == await viewer.play_on(Chooser(2), moves=3)
            assert (0, False) == (live.failures, live.stale)
        assert list(range(1, stored + 5)) == [move.number for move in await store.moves(table)]
    assert 1 == len(errors(caplog))


async def test_a_bot_goes_on_by_itself_when_there_is_room_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'site.sqlite'}")
    async with serving(store, config=PATIENT) as server, server.client() as me:
        info = await me.table("equinox", ["me", {"kind": "bot", "level": "uniform"}], seed=5)
        async with me.socket(info["id"]) as viewer:
            await viewer.until("state")
            limit(store, 1)
            live = await server.site.open_tables.table(info["id"])
            while live.failures < 3:  # a bot that is refused tries again by itself, a player who is refused does so
                if viewer.words:
                    await viewer.play(viewer.words[0])
                else:
                    await viewer.receive()
            limit(store, WHOLE)
            assert 5 == await viewer.play_on(Chooser(2), moves=5)
        assert ["moves cannot be stored: OperationalError: database or disk is full"] == errors(caplog)


async def test_pauses_stay_bounded_and_a_table_waits_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    open_tables = OpenTables(MemoryStore())
    loop = asyncio.get_running_loop()
    table = Table(open_tables.store, StoredTable(id="t1", game="sylvion", rules_version=1))
    open_tables.add(table)
    monkeypatch.setattr(loop, "call_later", lambda delay, work: pauses.append(delay))
    for _ in range(2000):
        table.spoil()
    open_tables.healing.clear()
    table.spoil()
    assert [0.2, MAX_PAUSE] == pauses


async def test_a_table_that_cannot_be_read_is_tried_until_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    monkeypatch.setattr("lichtung.server.play.open_tables.FIRST_PAUSE", 0.001)
    async with playing_alone(store, seed=3) as (server, _, table, viewer):
        live = await server.site.open_tables.table(table)
        read, tries = store.table, 0

        async def fail(id: str) -> StoredTable | None:
            nonlocal tries
            tries += 1
            if tries < 4:
                raise OSError("no database")
            return await read(id)

        monkeypatch.setattr(store, "table", fail)
        live.spoil()
        await viewer.until("state")
        assert (4, False) == (tries, live.stale)


async def test_what_is_asked_over_http_is_refused_by_name_and_works_later(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'site.sqlite'}")
    async with playing_alone(store, seed=3) as (server, me, table, viewer):
        forbid(store, True)
        response = await me.http.post("/api/v1/tables", json={"game": "sylvion", "seats": [{"kind": "me"}]})
        assert (503, "Busy") == (response.status_code, response.json()["error"])
        assert "not_stored" == (await viewer.ask("chat", text="hello"))["detail"]["reason"]
        assert not (await server.site.open_tables.table(table)).stale
        forbid(store, False)
        await viewer.send("chat", text="hello")
        assert "hello" == (await viewer.until("said"))["text"]
        assert table != (await me.table("sylvion", ["me"]))["id"]


async def test_the_server_says_that_it_is_not_ready_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answers(server: Server, *paths: str) -> list[tuple[int, str, str]]:
        found = []
        async with server.client() as me:
            for path in paths:
                response = await me.http.get(f"/api/v1/health{path}")
                found.append((response.status_code, response.json()["status"], response.json()["reason"]))
        return found

    monkeypatch.setattr(readiness, "KEEP_SECONDS", 0.0)
    store = SqlStore(f"sqlite:///{tmp_path / 'site.sqlite'}")
    async with serving(store) as server:
        assert [(200, "ok", "")] * 3 == await answers(server, "", "/live", "/ready")
        forbid(store, True)
        failing = (503, "failing", "database")
        assert [failing, (200, "ok", ""), failing] == await answers(server, "", "/live", "/ready")
        forbid(store, False)
        assert [(200, "ok", "")] * 3 == await answers(server, "", "/live", "/ready")
        server.site.stopping = True
        assert [(503, "stopping", "stopping"), (200, "stopping", "")] == await answers(server, "/ready", "/live")


async def test_asking_often_writes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    store, tries = MemoryStore(), 0

    async def check() -> None:
        nonlocal tries
        tries += 1
        await asyncio.sleep(0.01)

    monkeypatch.setattr(store, "check", check)
    one = readiness.Readiness(store)
    assert [True] * 50 == await asyncio.gather(*[one.is_ready() for _ in range(50)])
    assert (True, 1) == (await one.is_ready(), tries)


async def test_a_database_that_does_not_answer_makes_nobody_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    store, answer = MemoryStore(), asyncio.Event()

    async def check() -> None:
        await answer.wait()

    monkeypatch.setattr(store, "check", check)
    monkeypatch.setattr(readiness, "CHECK_TIMEOUT", 0.01)
    monkeypatch.setattr(readiness, "KEEP_SECONDS", 0.0)
    one = readiness.Readiness(store)
    assert [False, False] == [await one.is_ready(), await one.is_ready()]
    answer.set()
    await one.close()
    assert await one.is_ready()
