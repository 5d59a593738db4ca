"""Time limits: who does not answer in time is played for by a bot, until they take their seat back."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from lichtung.server.play.open_tables import OpenTables
from lichtung.server.play.seating import substitute_level
from lichtung.server.play.table import Table
from lichtung.server.store.errors import Unwritten
from lichtung.server.store.records import now
from lichtung.table.clock import has_deadline, renew_deadline, step_in

log: Final = logging.getLogger("lichtung.clock")
ROUND_SECONDS: Final = 5.0  # how often tables that are not in memory are looked at


class Clock:
    """Watches the deadlines of all tables: those in memory with timers, all others by asking the store."""

    def __init__(self, open_tables: OpenTables) -> None:
        self.open_tables: Final = open_tables
        self.timers: Final[dict[str, asyncio.TimerHandle]] = {}
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.rounds: asyncio.Task[None] | None = None

    def on_move(self, table: Table) -> None:
        """A table has moved: a new question has a new deadline."""
        if not table.facts.options.limit_seconds:
            return
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        seat = None if table.stale else renew_deadline(table)
        if seat is None:
            return
        assert table.deadline is not None
        wait = max(0.0, (table.deadline - now()).total_seconds())
        loop = asyncio.get_running_loop()
        self.timers[table.id] = loop.call_later(wait, self.ring, table, table.number, seat)

    def on_forget(self, table: Table) -> None:
        """A table leaves the memory: from now on the store is asked about it."""
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()

    def ring(self, table: Table, number: int, seat: int) -> None:
        """A deadline has passed."""
        self.timers.pop(table.id, None)
        task = asyncio.ensure_future(self.step_in(table, number, seat))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def step_in(self, table: Table, number: int, seat: int) -> None:
        """Let a bot step in, if nothing has happened in the meantime."""
        try:
            async with table.lock:
                if table.stale or not step_in(table, number, seat, substitute_level(), now()):
                    return
                await table.save()
            table.on_move(table)
        except Unwritten:
            pass  # the table is read again after a while, and its time has passed already
        except Exception:
            log.exception("the time limit of table %s failed", table.id)
            table.spoil()

    async def go_round(self) -> None:
        """Look after tables that are in nobody's memory."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                for id in await self.open_tables.store.overdue(now()):
                    await self.visit(await self.open_tables.table(id))
            except Unwritten as error:
                log.warning("looking for overdue tables: %s", error)
            except Exception:
                log.exception("looking for overdue tables failed")

    async def visit(self, table: Table) -> None:
        """Bring the stored deadline of a table up to date; a timer sees to the rest."""
        async with table.lock:
            if table.stored.status == "playing" and not has_deadline(table.stored):
                table.stored.deadline = None  # bots have taken over from everybody: nobody is waited for
                await table.save()
            elif table.deadline is not None and table.stored.deadline != table.deadline > now():
                table.stored.deadline = table.deadline
                await table.save()

    def begin(self) -> None:
        """Begin to go round."""
        self.rounds = asyncio.ensure_future(self.go_round())

    async def close(self) -> None:
        """Stop."""
        for timer in self.timers.values():
            timer.cancel()
        tasks = [*self.tasks, *([self.rounds] if self.rounds is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
