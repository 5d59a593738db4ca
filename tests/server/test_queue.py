"""Questions for bots in the queue: put there with the move that raised them, answered on any machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import psycopg
import pytest

from lichtung.server.store.errors import StoreError, Taken
from lichtung.server.store.interface import Store
from lichtung.server.store.place import Place
from lichtung.server.store.queue import work
from lichtung.server.store.records import BotJob
from lichtung.server.store.sql import SqlStore
from tests.server.harness import PATIENCE
from tests.server.postgres import Postgres
from tests.server.stored import a_move, a_table


@pytest.fixture
def site(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
async def queued(site: str) -> AsyncIterator[Store]:
    """A store whose bots are queued, with a table."""
    store = SqlStore(site, queue=True)
    await store.open()
    await store.add_table(a_table("t1", "ann", status="playing"))
    yield store
    await store.close()


def a_job(number: int, level: str = "novice") -> BotJob:
    return BotJob(table="t1", number=number, seat=1, level=level)


async def answered(site: str) -> list[BotJob]:
    """Work on everything that is in the queue; returns what it was."""
    done: list[BotJob] = []

    async def answer(job: BotJob) -> None:
        done.append(job)

    await work(Place(site).dsn, answer, 1, wait=False)
    return done


async def test_a_job_goes_into_the_queue_with_its_move(site: str, queued: Store) -> None:
    await queued.append([a_move(1)], [a_job(2)])
    assert [a_job(2)] == await answered(site)
    assert [] == await answered(site)


async def test_a_refused_move_leaves_no_job(site: str, queued: Store) -> None:
    await queued.append([a_move(1)])
    with pytest.raises(Taken):
        await queued.append([a_move(1)], [a_job(2)])
    outcomes = await asyncio.gather(
        queued.append([a_move(1)], [a_job(7)]), queued.append([a_move(2)], [a_job(3)]), return_exceptions=True
    )
    assert [Taken, type(None)] == [type(outcome) for outcome in outcomes]
    assert [a_job(3)] == await answered(site)


async def test_a_question_that_waits_is_not_asked_twice(site: str, queued: Store) -> None:
    await queued.append([a_move(1)], [a_job(2)])
    await queued.ask([a_job(2), a_job(2)])
    await queued.ask([a_job(4), a_job(4)])
    assert [a_job(2), a_job(4)] == await answered(site)
    await queued.ask([a_job(2)])
    assert [a_job(2)] == await answered(site)


async def test_cheap_levels_are_answered_first(site: str, queued: Store) -> None:
    levels = ("master", "hard", "easy", "gone", "uniform")
    await queued.ask([a_job(number, level) for number, level in enumerate(levels, 1)])
    assert ["uniform", "easy", "hard", "master", "gone"] == [job.level for job in await answered(site)]


async def test_a_question_that_is_being_answered_is_not_asked_again(site: str, queued: Store) -> None:
    await queued.ask([a_job(1)])
    seen: list[BotJob] = []

    async def answer(job: BotJob) -> None:
        seen.append(job)
        await queued.ask([job])

    await work(Place(site).dsn, answer, 1, wait=False)
    assert [a_job(1)] == seen


async def test_a_failed_answer_is_not_tried_again_and_stops_nobody(site: str, queued: Store) -> None:
    await queued.append([a_move(1)], [a_job(2)])
    await queued.append([a_move(2)], [a_job(3)])
    seen: list[int] = []

    async def answer(job: BotJob) -> None:
        seen.append(job.number)
        if job.number == 2:
            raise ValueError("a bot that fails")

    await work(Place(site).dsn, answer, 1, wait=False)
    assert ([2, 3], []) == (seen, await answered(site))


async def test_the_next_question_of_a_table_does_not_wait_for_the_end_of_the_last_job(site: str, queued: Store) -> None:
    await queued.append([a_move(1)], [a_job(2)])
    both = asyncio.Event()

    async def answer(job: BotJob) -> None:
        if job.number == 2:
            await queued.append([a_move(2)], [a_job(3)])
            await both.wait()
        both.set()

    working = asyncio.create_task(work(Place(site).dsn, answer, 2))
    await asyncio.wait_for(both.wait(), PATIENCE)
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)


async def test_jobs_of_a_site_without_a_queue_are_ignored(place: str, store: Store) -> None:
    await store.add_table(a_table("t1"))
    await store.append([a_move(1)], [a_job(2)])
    await store.ask([a_job(2)])
    assert [1] == [move.number for move in await store.moves("t1")]


async def test_two_processes_may_make_the_queue_at_once(site: str) -> None:
    stores = [SqlStore(site, queue=True) for _ in range(3)]
    await asyncio.gather(*[store.open() for store in stores])
    for store in stores:
        await store.close()
    with psycopg.connect(site) as db:
        assert (0,) == db.execute("SELECT count(*) FROM procrastinate_jobs").fetchone()


def test_there_is_no_queue_on_sqlite() -> None:
    with pytest.raises(StoreError, match="PostgreSQL only"):
        SqlStore("sqlite:///site.db", queue=True)
