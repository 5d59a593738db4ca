"""A running site: its store, its hall of tables, its people, and what limits them."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Final

import msgspec

from lichtung.server import seating
from lichtung.server.hall import Hall
from lichtung.server.people import People
from lichtung.server.store.facts import Store, StoredTable
from lichtung.server.table import Table

log: Final = logging.getLogger("lichtung.site")


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may ask for: messages and requests in a second, and how many at once."""

    body_bytes: int = 65_536
    message_bytes: int = 8_192


class Site:
    """Everything the handlers work with."""

    def __init__(self, store: Store, limits: Limits | None = None, origins: tuple[str, ...] = ()) -> None:
        self.store: Final = store
        self.limits: Final = limits or Limits()
        self.origins: Final = origins
        self.hall: Final = Hall(store)
        self.people: People
        self.stopping = False

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        self.people = People(self.store, await self.store.secret("cookies"))
        gc.collect()
        gc.freeze()  # what is here now stays: the collector need not look at it again

    async def close(self) -> None:
        """End: no new moves, what was asked is stored."""
        self.stopping = True
        for table in list(self.hall.tables.values()):
            for line in list(table.lines):
                line.close(1012)
        await asyncio.sleep(0)
        await self.store.close()

    async def add_table(self, stored: StoredTable) -> Table:
        """Keep a new table, and begin if everybody is there and it is wished."""
        await self.store.add_table(stored)
        table = Table(self.store, stored)
        self.hall.add(table)
        await seating.begin_if_ready(table)
        return table
