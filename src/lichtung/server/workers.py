"""The workers: a few processes that think. One that hangs or dies is replaced; whoever asked it learns so."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Final

import msgspec

from lichtung.server.worker import Job, Thought

log: Final = logging.getLogger("lichtung.workers")
LONGEST: Final = 1 << 20


class WorkerFailed(Exception):
    """A worker hung, died, or could not answer."""


class Worker:
    """One process, started when it is needed first."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job) -> Thought:
        """Let it think."""
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "lichtung.server.worker", stdin=pipe, stdout=pipe, limit=LONGEST
            )
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
    """All workers of a server process."""

    def __init__(self, count: int, start_seconds: float = 60.0) -> None:
        self.idle: Final[asyncio.LifoQueue[Worker]] = asyncio.LifoQueue()  # one that runs already is taken first
        self.all: Final = [Worker() for _ in range(count)]
        self.start_seconds: Final = start_seconds  # what a new process may take in addition
        self.failures = 0
        for worker in reversed(self.all):
            self.idle.put_nowait(worker)

    async def think(self, job: Job, seconds: float) -> Thought:
        """Let an idle worker think for so long at most."""
        worker = await self.idle.get()
        try:
            fresh = worker.process is None or worker.process.returncode is not None
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
            self.idle.put_nowait(worker)
        if thought.error:
            self.failures += 1
            raise WorkerFailed(thought.error)
        return thought

    async def close(self) -> None:
        """Stop all of them."""
        await asyncio.gather(*[worker.stop() for worker in self.all])
