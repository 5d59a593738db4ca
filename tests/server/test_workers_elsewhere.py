"""Bots whose questions lie in the queue: answered by a worker, or in the end by the server itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lichtung.server.config import Config
from lichtung.server.jobs.queued import Answering, Queued
from lichtung.server.store.place import Place
from lichtung.server.store.sql import SqlStore
from lichtung.table.facts import MoveKind
from tests.server.choosers import Chooser
from tests.server.harness import PATIENCE, Server, Viewer, serving
from tests.server.postgres import Postgres

BOT = {"kind": "bot", "level": "uniform"}


def queued_site(url: str) -> Config:
    return Config(database=url, bots="queue", processes="several")


async def worked(url: str) -> None:
    """Be a worker until the queue is empty."""
    store = SqlStore(url, queue=True)
    await store.open()
    await Answering(store, 1).work(Place(url).dsn, 1, wait=False)
    await store.close()


@asynccontextmanager
async def working(url: str) -> AsyncIterator[None]:
    """A worker that goes on until the block ends."""
    store = SqlStore(url, queue=True)
    await store.open()
    task = asyncio.create_task(Answering(store, 1).work(Place(url).dsn, 1))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.close()


def patience(server: Server, seconds: float) -> None:
    """How long the server waits for a worker."""
    assert isinstance(server.site.thinking, Queued)
    object.__setattr__(server.site.thinking, "wait_seconds", seconds)


async def moves_of(url: str, table: str) -> list[tuple[int, MoveKind]]:
    store = SqlStore(url)
    await store.open()
    moves = [(move.number, move.kind) for move in await store.moves(table)]
    await store.close()
    return moves


async def one_answer(viewer: Viewer, chooser: Chooser) -> None:
    """Answer one question of ours."""
    assert 1 == await viewer.play_on(chooser, moves=1)


async def test_a_worker_answers_and_viewers_hear_of_it(postgres: Postgres) -> None:
    url, chooser = postgres.new_database(), Chooser(1)
    async with serving(SqlStore(url, queue=True), config=queued_site(url)) as server, server.client() as ann:
        patience(server, 3600)
        table = (await ann.table("equinox", ["me", BOT], seed=5))["id"]
        async with ann.socket(table) as viewer:
            await viewer.receive()
            async with working(url):
                for _ in range(6):
                    await one_answer(viewer, chooser)
                await viewer.wait(lambda: bool(viewer.words))
    moves = await moves_of(url, table)
    assert list(range(1, len(moves) + 1)) == [number for number, _ in moves]
    assert {"play", "bot"} == {kind for _, kind in moves}


async def test_a_seat_that_is_handed_to_a_bot_goes_to_the_workers(postgres: Postgres) -> None:
    url = postgres.new_database()
    async with serving(SqlStore(url, queue=True), config=queued_site(url)) as server, server.client() as ann:
        patience(server, 3600)
        table = (await ann.table("sylvion", ["me"], seed=5))["id"]
        async with ann.socket(table) as viewer, working(url):
            await ann.post(f"/tables/{table}/bot", {"seat": 0, "level": "uniform"})
            await viewer.wait(lambda: viewer.at >= 2)
    assert {"bot"} == {kind for _, kind in await moves_of(url, table)}


async def test_a_question_is_not_queued_while_nobody_looks_on(postgres: Postgres) -> None:
    url = postgres.new_database()
    async with serving(SqlStore(url, queue=True), config=queued_site(url)) as server, server.client() as ann:
        patience(server, 3600)
        table = (await ann.table("sylvion", ["me"], seed=5))["id"]
        await ann.post(f"/tables/{table}/bot", {"seat": 0, "level": "uniform"})
        await worked(url)
        assert {} == server.site.thinking.waiting  # type: ignore[attr-defined]
        assert [] == await moves_of(url, table)
        async with ann.socket(table) as viewer, working(url):
            await viewer.wait(lambda: viewer.at >= 1)


async def test_a_table_whose_time_runs_goes_on_while_nobody_looks_on(postgres: Postgres) -> None:
    url = postgres.new_database()
    async with serving(SqlStore(url, queue=True), config=queued_site(url)) as server, server.client() as ann:
        patience(server, 3600)
        table = (await ann.table("equinox", ["me", BOT, BOT], seed=5, limit_seconds=3600))["id"]
        async with working(url), asyncio.timeout(PATIENCE):
            while (await ann.get(f"/tables/{table}"))["asked"] != [0]:
                await asyncio.sleep(0.05)
    assert {"bot"} == {kind for _, kind in await moves_of(url, table)}


async def test_without_workers_the_server_answers_itself(postgres: Postgres) -> None:
    url, chooser = postgres.new_database(), Chooser(1)
    async with serving(SqlStore(url, queue=True), config=queued_site(url)) as server, server.client() as ann:
        patience(server, 0.01)
        table = (await ann.table("equinox", ["me", BOT], seed=5))["id"]
        async with ann.socket(table) as viewer:
            await viewer.receive()
            for _ in range(5):
                await one_answer(viewer, chooser)
            await viewer.wait(lambda: bool(viewer.words))
    before = await moves_of(url, table)
    await worked(url)  # comes too late
    assert before == await moves_of(url, table)


def test_a_worker_needs_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from lichtung.cli.main import main

    assert 2 == main(["worker", "--database", f"sqlite:///{tmp_path / 'site.db'}", "--lang", "en"])
    assert "PostgreSQL only" in capsys.readouterr().err
