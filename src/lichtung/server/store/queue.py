"""Questions for bots as jobs of procrastinate, in the site's own PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
import procrastinate
from procrastinate.exceptions import AlreadyEnqueued
from procrastinate.jobs import Job
from procrastinate.schema import SchemaManager
from psycopg import AsyncConnection

from lichtung.bots.levels import LEVELS
from lichtung.server.store.records import BotJob

QUEUE: Final = "bots"
TASK: Final = "lichtung.answer"
TABLE: Final = "procrastinate_jobs"  # is there when the queue is
ASKED: Final = f"SELECT 1 FROM {TABLE} WHERE queueing_lock = %(lock)s AND status IN ('todo', 'doing')"

Connection = AsyncConnection[Any]


def app_at(dsn: str, connections: int = 4) -> procrastinate.App:
    """Procrastinate on a database."""
    return procrastinate.App(connector=procrastinate.PsycopgConnector(conninfo=dsn, min_size=1, max_size=connections))


class Queue:
    """Puts questions into the queue. It needs no connection of its own: it takes that of the moves' transaction."""

    def __init__(self, dsn: str) -> None:
        self.app: Final = app_at(dsn)

    async def prepare(self, db: Connection) -> None:
        """Make procrastinate's tables."""
        await db.execute(SchemaManager.get_schema())  # type: ignore[arg-type, unused-ignore]

    async def defer(self, db: Connection, jobs: Sequence[BotJob]) -> None:
        """Put questions into the queue, in the transaction of the move that raised them."""
        await self.app.job_manager.batch_defer_jobs_async([job_of(job) for job in jobs], connection=db)

    async def ask(self, db: Connection, jobs: Sequence[BotJob]) -> None:
        """Put questions into the queue that may be there already, or that a worker answers just now."""
        for job in jobs:
            try:
                async with db.transaction():
                    if not await (await db.execute(ASKED, {"lock": job_of(job).queueing_lock})).fetchone():
                        await self.defer(db, [job])
            except AlreadyEnqueued:
                pass


def job_of(job: BotJob) -> Job:
    """A question as a job, waiting once at most; of those that wait, the cheapest level is answered first.

    There is no lock for a table: the next question is asked before the last job has ended, and would wait for it.
    """
    return Job(
        queue=QUEUE,
        lock=None,
        priority=-LEVELS.index(job.level) if job.level in LEVELS else -len(LEVELS),
        queueing_lock=f"{job.table} {job.number}",
        task_name=TASK,
        task_kwargs=msgspec.structs.asdict(job),
    )


async def work(dsn: str, answer: Callable[[BotJob], Awaitable[None]], concurrency: int, *, wait: bool = True) -> None:
    """Let `answer` work on questions until the process is told to stop; without `wait`, until there are none left.

    A question gets one attempt: when it fails, the server itself answers after a while.
    """
    app = app_at(dsn, concurrency + 2)

    @app.task(name=TASK, queue=QUEUE, pass_context=False)
    async def on_job(**facts: Any) -> None:
        await answer(msgspec.convert(facts, BotJob))

    async with app.open_async():
        await app.run_worker_async(
            queues=[QUEUE], concurrency=concurrency, wait=wait, delete_jobs="successful", install_signal_handlers=wait
        )
