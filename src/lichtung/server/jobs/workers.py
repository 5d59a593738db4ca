"""The workers: a few processes that think. One that hangs or dies is replaced; whoever asked it learns so.

In front of them is one fair queue for everything: bots and hints. What has begun is never interrupted, so one worker more is
kept for the quick levels, which would otherwise wait for a slow one.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Final

import msgspec

from lichtung.server.jobs.fair_queue import AlreadyWaiting, FairQueue, Place
from lichtung.server.jobs.turns import Turn
from lichtung.server.jobs.worker import Job, Thought

log: Final = logging.getLogger("lichtung.workers")
MAX_LINE: Final = 1 << 20
# About how many seconds of a worker a level needs for one answer; what it was in truth is counted afterwards.
COSTS: Final[dict[str, float]] = {
    "uniform": 0.0005,
    "greedy": 0.001,
    "novice": 0.002,
    "easy": 0.005,
    "normal": 0.01,
    "hard": 0.05,
    "master": 0.4,
}
HINT_COST: Final = 0.06
QUICK: Final = "normal"  # the slowest level that the worker for quick ones takes
ANYTHING: Final = float("inf")


class WorkerFailed(Exception):
    """A worker hung, died, or could not answer."""


class WaitedTooLong(WorkerFailed):
    """No worker was free in time."""


class Worker:
    """One process, started when it is needed first; it takes what costs no more than `most`."""

    def __init__(self, most: float = ANYTHING) -> None:
        self.most: Final = most
        self.process: asyncio.subprocess.Process | None = None

    @property
    def running(self) -> bool:
        """Whether there is a process already."""
        return self.process is not None and self.process.returncode is None

    async def ask(self, job: Job) -> Thought:
        """Let it think."""
        if not self.running:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "lichtung.server.jobs.worker", stdin=pipe, stdout=pipe, limit=MAX_LINE
            )
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(job) + b"\n")
        await self.process.stdin.drain()
        return msgspec.json.decode(await self.process.stdout.readuntil(b"\n"), type=Thought)

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """All workers of a server process: `count` for everything, and one for what is quick."""

    def __init__(self, count: int, start_seconds: float = 60.0) -> None:
        self.all: Final = [Worker(COSTS[QUICK]), *[Worker() for _ in range(count)]]
        self.idle: Final = list(self.all)  # the quick one first, then those that were busy last: they run already
        self.queue: Final[FairQueue[asyncio.Future[Worker]]] = FairQueue()
        self.running: Final[set[asyncio.Task[Thought]]] = set()
        self.start_seconds: Final = start_seconds  # what a new process may take in addition
        self.failures = 0
        self.closed = False

    async def think(self, job: Job, turn: Turn, seconds: float, wait: float | None = None) -> Thought:
        """Let a worker think when it is somebody's turn: `seconds` for everything, of these `wait` in the queue."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + seconds
        try:
            place = self.queue.put(turn, cost_of(job), loop.create_future())
        except AlreadyWaiting:
            raise WaitedTooLong("something of the same kind waits already") from None
        self.hand_out()
        worker = await self.free_worker(place, seconds if wait is None else min(seconds, wait))
        # whoever asked may go away; a thought that has begun is finished, for a new process would cost more
        task = asyncio.ensure_future(self.ask(worker, job, place, max(0.0, ends - loop.time())))
        self.running.add(task)
        task.add_done_callback(self.on_end)
        return await asyncio.shield(task)

    async def free_worker(self, place: Place[asyncio.Future[Worker]], wait: float) -> Worker:
        """Returns the worker that a place in the queue leads to."""
        future = place.item
        try:
            await asyncio.wait((future,), timeout=wait)
        except BaseException:
            if future.done():
                self.give_back(future.result(), place, 0.0)
            else:
                self.queue.drop(place)
            raise
        if not future.done():
            self.queue.drop(place)
            raise WaitedTooLong(f"no worker was free within {wait:.1f} s")
        return future.result()

    def hand_out(self) -> None:
        """Give idle workers to those whose turn it is."""
        for worker in [] if self.closed else list(self.idle):
            place = self.queue.take(worker.most)
            if place is not None:
                self.idle.remove(worker)
                place.item.set_result(worker)

    def give_back(self, worker: Worker, place: Place[asyncio.Future[Worker]], used: float) -> None:
        """A worker is idle again; the one for quick levels is asked first, so that the others stay free for slow ones."""
        self.queue.done(place, used)
        self.idle.insert(0, worker)
        self.idle.sort(key=lambda one: one.most)
        self.hand_out()

    async def ask(self, worker: Worker, job: Job, place: Place[asyncio.Future[Worker]], seconds: float) -> Thought:
        """Let a worker think for so long at most; one that does not answer is stopped."""
        loop = asyncio.get_running_loop()
        fresh, begun = not worker.running, loop.time()
        try:
            thought = await asyncio.wait_for(worker.ask(job), seconds + (self.start_seconds if fresh else 0))
        except (
            TimeoutError,
            OSError,
            asyncio.IncompleteReadError,
            asyncio.LimitOverrunError,
            msgspec.MsgspecError,
        ) as e:
            self.failures += 1
            await worker.stop()
            raise WorkerFailed(f"a worker was replaced: {type(e).__name__} {e}") from None
        except BaseException:
            await worker.stop()  # it is in the middle of something that nobody waits for any more
            raise
        finally:
            self.give_back(worker, place, loop.time() - begun)
        if thought.error:
            self.failures += 1
            raise WorkerFailed(thought.error)
        return thought

    def on_end(self, task: asyncio.Task[Thought]) -> None:
        """A thought is finished, whether anybody still waits for it or not."""
        self.running.discard(task)
        if not task.cancelled():
            task.exception()  # seen

    async def close(self) -> None:
        """Stop all of them."""
        self.closed = True
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*[worker.stop() for worker in self.all])


def cost_of(job: Job) -> float:
    """Returns about how many seconds a job takes."""
    return HINT_COST if job.iterations else COSTS.get(job.level, COSTS["master"])
