"""Bots on other machines: their questions lie in the queue, and whichever worker is free answers.

A question goes into the queue in the transaction of the move that raised it, or when somebody begins to look on at a table
that has rested. A worker stores its answer as a move like any other, so the servers hear of it by the usual notices; where
somebody looks on, they ask the next question. When no worker answers, the server does it itself after a while.

Cheap levels go first in this queue, so a flood of slow ones delays no quick one by more than what is begun already. There is
no taking turns by persons here as in front of a server's own workers: slow levels of many tables wait in one line, for
WORKER_TIMEOUT at most. Then the server answers, and there everybody has their turn.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from lichtung.server.faults import Refused
from lichtung.server.jobs.thinking import Thinking, find_waiting_bot
from lichtung.server.jobs.workers import Workers
from lichtung.server.play.open_tables import OpenTables
from lichtung.server.play.resting import is_resting
from lichtung.server.play.table import Table
from lichtung.server.store.errors import Unwritten
from lichtung.server.store.interface import Store
from lichtung.server.store.queue import work
from lichtung.server.store.records import BotJob

log: Final = logging.getLogger("lichtung.queue")
WORKER_TIMEOUT: Final = 30.0  # seconds that a server waits for a worker


class Queued(Thinking):
    """The server's side: sees to it that every question is in the queue, and answers what nobody else does."""

    def __init__(self, open_tables: OpenTables, workers: Workers, wait_seconds: float = WORKER_TIMEOUT) -> None:
        super().__init__(open_tables, workers)
        self.wait_seconds: Final = wait_seconds
        self.waiting: Final[dict[str, tuple[int, asyncio.TimerHandle]]] = {}  # by table: the last move, and the clock

    def on_move(self, table: Table) -> None:
        """A table has moved: wait for a worker if a bot is asked."""
        before = self.wait_no_more(table)
        asked = find_waiting_bot(table)
        if asked is None:
            table.asked_number = 0
        if self.stopped or asked is None or is_resting(table):
            return
        number = table.number
        # no move of ours has raised it, or the level is another
        if table.asked_number != number + 1 or before == number:
            table.asked_number = number + 1
            self.open_tables.begin(self.ask(BotJob(table=table.id, number=number + 1, seat=asked[0], level=asked[1])))
        later = asyncio.get_running_loop().call_later(self.wait_seconds, self.give_up, table, number)
        self.waiting[table.id] = (number, later)

    def on_look(self, table: Table) -> None:
        """Somebody begins to look on: a table that has rested goes on, one that waits goes on waiting."""
        if table.id not in self.waiting:
            self.on_move(table)

    def on_forget(self, table: Table) -> None:
        """A table leaves the memory."""
        self.wait_no_more(table)
        super().on_forget(table)

    def wait_no_more(self, table: Table) -> int | None:
        """There is an answer, or nobody wants one; returns the move behind which we have waited."""
        number, timer = self.waiting.pop(table.id, (None, None))
        if timer is not None:
            timer.cancel()
        return number

    async def ask(self, job: BotJob) -> None:
        """Put a question into the queue; if that fails, we answer it ourselves later."""
        try:
            await self.open_tables.store.ask([job])
        except Exception:
            log.exception("table %s: a question could not be queued", job.table)

    def give_up(self, table: Table, number: int) -> None:
        """Nobody has answered: think here."""
        self.waiting.pop(table.id, None)
        if table.number == number and self.open_tables.tables.get(table.id) is table:
            log.warning("table %s: no worker has answered move %s", table.id, number + 1)
            super().on_move(table)

    async def play(self, table: Table) -> None:
        """Answer one question; the next one is in the queue again."""
        try:
            asked = find_waiting_bot(table)
            if asked is not None:
                await self.answer(table, *asked)
        except Unwritten:
            pass  # the table is read again after a while, and then asks again
        except Exception:
            log.exception("the bots of table %s failed", table.id)
            table.spoil()
        finally:
            table.thinking = None

    async def close(self, tables: list[Table]) -> None:
        """Stop waiting."""
        for _, timer in self.waiting.values():
            timer.cancel()
        self.waiting.clear()
        await super().close(tables)


class Answering:
    """The worker's side: reads a table, thinks, stores the move. It keeps nothing in memory."""

    def __init__(self, store: Store, processes: int) -> None:
        self.open_tables: Final = OpenTables(store)
        self.thinking: Final = Thinking(self.open_tables, Workers(processes))

    async def answer(self, job: BotJob) -> None:
        """Answer a question, if it is still open."""
        try:
            table = await self.open_tables.read(job.table)
        except Refused:
            return  # the table is gone
        if table.number + 1 == job.number and find_waiting_bot(table) == (job.seat, job.level):
            await self.thinking.answer(table, job.seat, job.level)

    async def work(self, dsn: str, processes: int, *, wait: bool = True) -> None:
        """Answer questions until the process is told to stop."""
        try:
            await work(dsn, self.answer, processes, wait=wait)
        finally:
            await self.thinking.close([])
            await self.open_tables.close()
