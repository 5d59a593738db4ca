"""One writer for all moves of a process: moves that wait together are committed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from lichtung.server.store.errors import StoreError, Unwritten
from lichtung.server.store.records import BotJob, StoredMove

MAX_BATCH: Final = 500  # appends in one transaction: enough for speed, and nobody waits long for the others
SNAPSHOT_DELAY: Final = 0.005  # seconds that a snapshot waits for moves to go along with
QUIET_ROUNDS: Final = 3  # of the event loop without a new move, before a batch is closed
LOG = logging.getLogger(__name__)

Snapshot = tuple[str, int, bytes]  # the table, after which move, and what it looked like
Then = Callable[[Exception | None], None]  # what follows: with None when it is stored, else with why it is not


class Entry:
    """What one caller wants to have stored."""

    __slots__ = ("jobs", "moves", "snapshot", "then")

    def __init__(
        self, moves: Sequence[StoredMove], jobs: Sequence[BotJob], then: Then, snapshot: Snapshot | None = None
    ) -> None:
        self.moves = moves
        self.jobs = jobs
        self.then = then
        self.snapshot = snapshot  # only where the ledger says that it takes them


class Ledger(Protocol):
    """Where moves are written. One transaction for a batch; an error in the answer's place harms its own caller alone."""

    async def open(self) -> None:
        """Connect."""

    async def close(self) -> None:
        """Disconnect."""

    async def commit(self, batch: Sequence[Entry]) -> list[StoreError | None]:
        """Store a batch durably; None for each entry that is stored, else why it is not."""


class Writer:
    """Collects moves while the last batch is being committed."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger
        self.waiting: list[Entry] = []
        self.resting: list[Entry] = []  # what is in no hurry
        self.wake: Final = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.failed = 0  # batches that could not be stored, ever
        self.trouble = ""  # why the last one could not be; it is logged once

    async def open(self) -> None:
        """Connect and begin to work."""
        await self.ledger.open()
        self.task = asyncio.create_task(self._work(), name="store writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        task, self.task = self.task, None
        if task is not None:
            self._rouse()
            self.wake.set()
            await task
            await self.ledger.close()

    async def append(self, moves: Sequence[StoredMove], jobs: Sequence[BotJob] = ()) -> None:
        """Wait until these moves are durable."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hand_in(moves, jobs, resolve(answer))
        await answer

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Wait until a snapshot is durable: it goes along with the next moves if any come soon, whoever makes them."""
        if self.task is None:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self.resting.append(Entry((), (), resolve(answer), snapshot))
        loop.call_later(SNAPSHOT_DELAY, self._rouse)
        await answer

    def hand_in(self, moves: Sequence[StoredMove], jobs: Sequence[BotJob], then: Then) -> None:
        """Take moves; `then` is called, outside of any task, when they are durable or could not be stored."""
        if self.task is None:
            raise StoreError("the store is closed")
        self.waiting.append(Entry(moves, jobs, then))
        self.wake.set()

    def _rouse(self) -> None:
        """No moves have come: what rests goes alone."""
        if self.resting:
            self.waiting += self.resting
            self.resting = []
            self.wake.set()

    async def _work(self) -> None:
        while self.task is not None or self.waiting:
            if not self.waiting:
                self.wake.clear()
                await self.wake.wait()
                continue
            await self._gather()
            batch, self.waiting = self.waiting[:MAX_BATCH] + self.resting, self.waiting[MAX_BATCH:]
            self.resting = []
            await self._commit(batch)

    async def _gather(self) -> None:
        """Let moves that are just coming in take part: a commit costs nearly the same for one of them as for many."""
        quiet = seen = 0
        while quiet < QUIET_ROUNDS and len(self.waiting) < MAX_BATCH:
            quiet = 0 if len(self.waiting) > seen else quiet + 1
            seen = len(self.waiting)
            await asyncio.sleep(0)

    async def _commit(self, batch: list[Entry]) -> None:
        try:
            outcomes = await self.ledger.commit(batch)
        except Exception as error:  # whatever it was, the callers must hear of it and the writer must live on
            outcomes = [self._failed(error)] * len(batch)
        else:
            if self.trouble:
                LOG.warning("moves are stored again")
                self.trouble = ""
        asyncio.get_running_loop().call_soon(tell_all, batch, outcomes)

    def _failed(self, error: Exception) -> StoreError:
        """A batch could not be stored: a full disk fails every move, which shall not fill the log as well."""
        self.failed += 1
        trouble = f"{type(error).__name__}: {error}"
        if trouble != self.trouble:
            LOG.error("moves cannot be stored: %s", trouble, exc_info=error)
            self.trouble = trouble
        return Unwritten(f"could not be stored: {error}")


def resolve(answer: asyncio.Future[None]) -> Then:
    """Returns what tells somebody who waits for it."""

    def then(error: Exception | None) -> None:
        if answer.done():  # the caller has gone away
            return
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)

    return then


def tell_all(batch: list[Entry], outcomes: Sequence[StoreError | None]) -> None:
    """Tell everybody of a batch how it went; whatever they make of it concerns nobody else."""
    for entry, outcome in zip(batch, outcomes, strict=True):
        try:
            entry.then(outcome)
        except Exception:
            LOG.exception("what follows a stored move failed")
