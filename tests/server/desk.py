"""Bots without processes: a desk on which every job lies until the test lets it be answered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from lichtung.server.jobs.thinking import Thinking
from lichtung.server.jobs.turns import Turn
from lichtung.server.jobs.worker import Job, Thought, think
from lichtung.server.jobs.workers import Worker, Workers
from tests.server.harness import Client, Server, serving
from tests.server.memory_store import MemoryStore

Question = tuple[Worker, Job, "asyncio.Future[Thought]"]


class Desk:
    """Stands for the processes: keeps every job until the test lets it be answered, by a die."""

    def __init__(self) -> None:
        self.begun: asyncio.Queue[Question] = asyncio.Queue()
        self.open: list[Question] = []
        self.answering: frozenset[str] = frozenset()  # levels that are answered at once
        self.failing: frozenset[str] = frozenset()

    async def ask(self, worker: Worker, job: Job) -> Thought:
        """What a worker is asked."""
        if job.level in self.answering:
            return at_random(job)
        if job.level in self.failing:
            raise OSError("gone")
        question = (worker, job, asyncio.get_running_loop().create_future())
        self.begun.put_nowait(question)
        self.open.append(question)
        thought: Thought = await question[2]
        return thought

    async def next(self) -> Job:
        """The next job that a worker has begun."""
        return (await asyncio.wait_for(self.begun.get(), 30))[1]

    def answer(self, job: Job) -> None:
        """Let a worker answer."""
        question = next(one for one in self.open if one[1] is job)
        self.open.remove(question)
        hint = {"word": "", "rank": 1, "chance": 0.5, "low": 0.4, "high": 0.6, "score": 0.0, "visits": 1, "line": []}
        hint |= {"verdict": "likely", "why": None, "steps": []}
        thought = Thought(hints=[hint]) if job.iterations else at_random(job)
        question[2].set_result(thought)


def at_random(job: Job) -> Thought:
    """The answer of the simplest level."""
    return think(Job(game=job.game, position=job.position, seat=job.seat, seed=job.seed, level="uniform"))


def desk_for(monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Workers without processes."""
    one = Desk()
    monkeypatch.setattr(Worker, "ask", lambda worker, job: one.ask(worker, job))
    return one


def a_job(level: str, seed: int = 0) -> Job:
    return Job(game="sylvion", position={}, seat=0, seed=seed, level=level)


def turn(person: str, table: str = "t") -> Turn:
    return Turn(f"at {person}", person, table)


async def gone_by(steps: int = 20) -> None:
    """Let everything happen that can happen now."""
    for _ in range(steps):
        await asyncio.sleep(0)


@asynccontextmanager
async def playing(store: MemoryStore | None = None, **options: Any) -> AsyncIterator[tuple[Server, Client]]:
    """A server, and somebody who plays there."""
    async with serving(store or MemoryStore()) as server, server.client() as me:
        if options:
            server.site.thinking = Thinking(server.site.open_tables, Workers(1), **options)
        yield server, me
