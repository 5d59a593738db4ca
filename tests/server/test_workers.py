"""Workers that think, hang, die and are replaced; a table never waits for them."""

from __future__ import annotations

import logging
import os
import signal
from typing import Any

import pytest

import lichtung
from lichtung.bots.hints import ITERATIONS
from lichtung.server.jobs import thinking
from lichtung.server.jobs.turns import Turn
from lichtung.server.jobs.worker import Job, Thought, think
from lichtung.server.jobs.workers import WorkerFailed, Workers
from lichtung.server.play import hints
from lichtung.table.advice import hint_option
from tests.server.harness import run, serving
from tests.server.memory_store import MemoryStore

TURN = Turn("here", "ann", "t1")


def job(**more: Any) -> Job:
    state = lichtung.game("sylvion").start(seats=1, seed=3)
    return Job(**{"game": "sylvion", "position": state.position(), "seat": 0, "seed": 1, "level": "uniform", **more})


async def test_a_worker_answers_with_a_legal_word_always_the_same() -> None:
    workers = Workers(1)
    try:
        answers = [(await workers.think(job(), TURN, 60)).word for _ in range(2)]
        state = lichtung.game("sylvion").start(seats=1, seed=3)
        assert answers == [think(job()).word] * 2
        assert answers[0] in state.words()
    finally:
        await workers.close()


async def test_a_worker_that_is_killed_is_replaced() -> None:
    workers = Workers(1)
    try:
        await workers.think(job(), TURN, 60)
        process = workers.all[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)  # it hangs
        with pytest.raises(WorkerFailed):
            await workers.think(job(), TURN, 0.2)
        assert "" != (await workers.think(job(), TURN, 60)).word
        process = workers.all[0].process
        assert process is not None
        process.kill()  # it dies
        await process.wait()
        assert "" != (await workers.think(job(), TURN, 60)).word
        with pytest.raises(WorkerFailed):
            await workers.think(job(level="nobody"), TURN, 60)
        assert 2 == workers.failures
    finally:
        await workers.close()


class Broken(Workers):
    """Workers that never answer in time."""

    async def think(self, job: Job, turn: Turn, seconds: float, wait: float | None = None) -> Thought:
        self.failures += 1
        raise WorkerFailed("asleep")


def test_a_table_plays_on_with_a_simpler_bot_when_workers_fail(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with serving(MemoryStore()) as server, server.client() as me:
            server.site.thinking = thinking.Thinking(server.site.open_tables, Broken(1))
            table = await me.table("sylvion", ["me"], seed=10)
            await me.post(f"/tables/{table['id']}/bot", {"seat": 0, "level": "thinker"})
            async with me.socket(table["id"]) as viewer:
                await viewer.wait(lambda: viewer.info.get("status") == "over")
            assert server.site.thinking.workers.failures > 0

    levels = ("uniform", "thinker")
    for module in ("lichtung.server.jobs.thinking", "lichtung.server.play.new_tables"):
        monkeypatch.setattr(f"{module}.LEVELS", levels)
    with caplog.at_level(logging.WARNING, "lichtung.bots"):
        run(play)
    assert "a simpler one does" in caplog.text


async def test_hints_come_from_the_workers_where_the_table_allows_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", 20)
    async with serving(MemoryStore()) as server, server.client() as me:
        table = await me.table("sylvion", ["me"], seed=3)
        silent = await me.table("sylvion", ["me"], seed=3, hints=False)
        async with me.socket(silent["id"]) as viewer:
            assert "NotAllowed" == (await viewer.ask("hint", seat=0))["error"]
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            assert "NotYours" == (await viewer.ask("hint", seat=1))["error"]
            all_of_them = await viewer.ask("hint", seat=0)
            assert sorted(viewer.words) == sorted(option["word"] for option in all_of_them["options"])
            where = await viewer.ask("hint", seat=0, depth="where")
            assert {option["word"] for option in where["options"]} <= set(viewer.words)
            for option in where["options"]:
                assert [None] * 5 == [option[name] for name in ("rank", "chance", "low", "high", "score")]


def test_hints_of_the_server_are_those_of_the_library() -> None:
    s = lichtung.game("sylvion").start(seed=3)
    job = Job(game="sylvion", position=s.position(), seat=0, seed=5, iterations=60)
    expected = lichtung.hints(s, 0, iterations=60, seed=5)
    sent = [hint_option(hint) for hint in think(job).hints]
    assert [{key: hint[key] for key in hint if key != "option"} for hint in expected] == sent
    assert ITERATIONS == vars(hints)["ITERATIONS"]
