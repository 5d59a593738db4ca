"""The workers that bots think in: whom they serve, how long somebody waits, and what becomes of a thought."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from lichtung.server.jobs.worker import Thought
from lichtung.server.jobs.workers import WaitedTooLong, Worker, WorkerFailed, Workers
from tests.server.desk import Desk, a_job, gone_by, turn


async def test_quick_levels_have_a_worker_of_their_own(desk: Desk) -> None:
    team = Workers(1)
    asked = [
        asyncio.ensure_future(team.think(a_job(level), turn("eve", level), 60))
        for level in ("master", "hard", "normal")
    ]
    assert ["master", "normal"] == [(await desk.next()).level for _ in range(2)]
    assert 1 == len(team.queue)
    asked.append(asyncio.ensure_future(team.think(a_job("easy"), turn("ann"), 60)))
    await gone_by()
    assert 2 == len(team.queue)
    await closed(team, asked)


async def closed(team: Workers, asked: Sequence[asyncio.Future[Thought]]) -> None:
    """Close workers, and see that nobody waits for them."""
    for one in asked:
        one.cancel()
    await team.close()
    await asyncio.gather(*asked, return_exceptions=True)
    assert (set(), 0) == (team.running, len(team.queue))


async def test_who_waits_too_long_is_told_and_waits_no_more(desk: Desk) -> None:
    team = Workers(1)
    asked = [asyncio.ensure_future(team.think(a_job("master"), turn("eve"), 60))]
    await desk.next()
    with pytest.raises(WaitedTooLong):
        await team.think(a_job("master"), turn("ann"), 60, wait=0.01)
    with pytest.raises(WaitedTooLong):
        await team.think(a_job("master"), turn("ann"), 0.01)
    assert (0, 0) == (len(team.queue), team.failures)
    await closed(team, asked)


async def test_one_question_of_a_table_waits_at_most(desk: Desk) -> None:
    team = Workers(1)
    asked = [asyncio.ensure_future(team.think(a_job("master"), turn("eve"), 60)) for _ in range(2)]
    await desk.next()
    with pytest.raises(WaitedTooLong):
        await team.think(a_job("master"), turn("eve"), 60)
    assert 1 == len(team.queue)
    await closed(team, asked)


async def test_a_thought_that_nobody_waits_for_is_finished_and_its_worker_goes_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[Worker] = []

    async def stop(worker: Worker) -> None:
        stopped.append(worker)

    monkeypatch.setattr(Worker, "stop", stop)
    team = Workers(1)
    asked = [asyncio.ensure_future(team.think(a_job("master", n), turn("eve", str(n)), 60)) for n in range(3)]
    first = await desk.next()
    asked[0].cancel()  # it has begun
    asked[1].cancel()  # it waits
    await gone_by()
    assert ([], 1) == (stopped, len(team.queue))
    desk.open[0][2].set_result(Thought(word="a"))
    assert (0, 2) == (first.seed, (await desk.next()).seed)
    desk.open[1][2].set_result(Thought(error="a bot that fails"))
    with pytest.raises(WorkerFailed, match="a bot that fails"):
        await asked[2]
    await gone_by()
    assert (2, set(), []) == (len(team.idle), team.running, stopped)
