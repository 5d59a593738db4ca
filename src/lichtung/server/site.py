"""A running site: its store, its tables, its people, its bots and clocks, and what limits visitors."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Iterator
from typing import Any, Final

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

from lichtung.server.config import Config
from lichtung.server.faults import Refused
from lichtung.server.http.metrics import Metrics
from lichtung.server.jobs.clock import Clock
from lichtung.server.jobs.queued import Queued
from lichtung.server.jobs.readiness import Readiness
from lichtung.server.jobs.sharing import SHARE_TIMEOUT, Sharing
from lichtung.server.jobs.thinking import Thinking
from lichtung.server.jobs.workers import Workers
from lichtung.server.people.callers import Caller, People
from lichtung.server.play import notices, seating
from lichtung.server.play.open_tables import OpenTables
from lichtung.server.play.table import Table
from lichtung.server.store.interface import Store
from lichtung.server.store.records import StoredTable
from lichtung.server.transport.limits import Buckets, client_key
from lichtung.table.seating import is_ready
from lichtung.table.seats import check_visitor

log: Final = logging.getLogger("lichtung.site")
PASSWORD_RATE: Final = (1 / 6, 10)  # passwords from one address: ten at once, then one in six seconds
EXPORT_RATE: Final = (1 / 600, 3)  # of everything about one person: three at once, then one in ten minutes
HOUR: Final = 3600


class Site:
    """Everything the handlers work with."""

    def __init__(self, store: Store, config: Config | None = None, share_timeout: float = SHARE_TIMEOUT) -> None:
        self.store: Final = store
        self.config: Final = config or Config()
        self.limits: Final = self.config.limits
        self.metrics: Final = Metrics(self.measure)
        self.open_tables: Final = OpenTables(store, self.on_move)
        self.clock: Final = Clock(self.open_tables)
        self.sharing: Final = Sharing(self.open_tables, share_timeout)
        self.open_tables.on_forget = self.on_forget
        self.requests: Final = Buckets(self.limits.requests_per_minute / 60, self.limits.requests_per_minute)
        self.new_tables: Final = Buckets(self.limits.tables_per_hour / HOUR, self.limits.tables_per_hour)
        self.passwords: Final = Buckets(*PASSWORD_RATE)
        self.exports: Final = Buckets(*EXPORT_RATE)
        self.sockets: Final[dict[str, int]] = {}
        self.readiness: Final = Readiness(store)
        self.people: People
        self.thinking: Thinking
        self.following: asyncio.Task[None] | None = None
        self.is_open = False
        self.stopping = False

    # -- from beginning to end -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        try:
            await self._begin()
        except BaseException:
            await self.store.close()
            raise
        self.is_open = True

    async def _begin(self) -> None:
        self.people = People(self.store)
        workers = Workers(self.config.bot_processes)
        self.thinking = (Queued if self.config.bots == "queue" else Thinking)(self.open_tables, workers)
        self.clock.begin()
        self.following = asyncio.ensure_future(notices.follow(self.open_tables))
        gc.collect()
        gc.freeze()  # what is here now stays: the collector need not look at it again

    async def close(self) -> None:
        """End: viewers are sent away, what was asked is stored."""
        if not self.is_open:
            return
        self.is_open = False
        self.stopping = True
        for table in list(self.open_tables.tables.values()):
            for line in list(table.lines):
                line.close(1012)
        if self.following is not None:
            self.following.cancel()
        self.sharing.close()
        await self.clock.close()
        await self.thinking.close(list(self.open_tables.tables.values()))
        await self.open_tables.close()
        await self.readiness.close()
        await self.store.close()
        gc.unfreeze()

    def on_move(self, table: Table) -> None:
        """A table has moved: bots and clocks look at it."""
        self.metrics.count("moves", max(0, table.number - table.counted_number))
        table.counted_number = table.number
        self.thinking.on_move(table)
        self.clock.on_move(table)
        self.sharing.on_move(table)

    def on_forget(self, table: Table) -> None:
        """A table leaves the memory: bots and clocks need not look at it any more."""
        self.thinking.on_forget(table)
        self.clock.on_forget(table)

    async def add_table(self, stored: StoredTable) -> Table:
        """Keep a new table, begun already if everybody is there and it is wished."""
        table = Table(self.store, stored)
        session = seating.deal_cards(table) if is_ready(table.facts) else None
        await self.store.add_table(stored)
        self.open_tables.add(table)
        if session is not None:
            table.set_session(session)
        table.on_move(table)
        return table

    async def visit(self, id: str, caller: Caller) -> Table:
        """The table of that id, for somebody who may know of it: the way to a table for every request."""
        table = await self.open_tables.table(id)
        check_visitor(table.stored, caller)
        return table

    async def forget(self, person: str) -> None:
        """Delete a person and everything of theirs."""
        gone = await self.store.delete_person(person)
        for id in gone:
            self.open_tables.drop(id)
        for table in self.open_tables.tables.values():
            if any(seat.person == person for seat in table.stored.seats):
                table.spoil()
        await self.dismiss(person)

    async def end_session(self, caller: Caller) -> None:
        """A browser is known no more; its viewers are sent away."""
        if caller.session:
            await self.people.end(caller.session)
            await self.dismiss(caller.person)

    async def dismiss(self, person: str) -> None:
        """Send those away whose sessions and links with this person have ended."""
        await notices.dismiss(self.open_tables, lambda caller: person in (caller.person, caller.maker))

    def note_address(self, caller: Caller, scope: Any) -> None:
        """Somebody is here: who comes from one address shares the workers' time."""
        self.thinking.turns.note_address(caller.person, address(scope))

    # -- limits --------------------------------------------------------------------------------------------------------

    def check_request(self, scope: Any) -> None:
        """Refuse a visitor who asks too much."""
        self.requests.check(address(scope))

    def check_new_table(self, scope: Any) -> None:
        """Refuse a visitor who makes too many tables."""
        self.new_tables.check(address(scope))

    def check_password_tries(self, scope: Any) -> None:
        """Refuse a visitor who tries too many passwords."""
        self.passwords.check(address(scope))

    def check_export(self, person: str) -> None:
        """Refuse a person who asks for everything again and again."""
        self.exports.check(person)

    def socket_opened(self, scope: Any) -> None:
        """One more socket of a visitor."""
        client = address(scope)
        if self.sockets.get(client, 0) >= self.limits.sockets_per_address:
            raise Refused("TooMany", "too many connections")
        self.sockets[client] = self.sockets.get(client, 0) + 1
        self.metrics.count("sockets")

    def socket_closed(self, scope: Any) -> None:
        """One socket less."""
        client = address(scope)
        self.sockets[client] -= 1
        if self.sockets[client] == 0:
            del self.sockets[client]

    def measure(self) -> Iterator[Metric]:
        """Yields what can be measured right now."""
        tables = self.open_tables.tables
        yield CounterMetricFamily(
            "lichtung_failed_writes", "Transactions that the database could not store.", self.store.failed_writes
        )
        gauges = {
            "tables": ("Tables in memory.", len(tables)),
            "sockets": ("Open sockets.", sum(self.sockets.values())),
            "thinking": ("Tables whose bots think.", sum(t.thinking is not None for t in tables.values())),
            "thoughts_waiting": ("Thoughts that wait for a worker.", len(self.thinking.workers.queue)),
            "worker_failures": ("Answers that workers failed to give.", self.thinking.workers.failures),
        }
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(f"lichtung_{name}", about, value)


def address(scope: Any) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    return client_key(str(client[0])) if client else ""
