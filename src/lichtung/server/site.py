"""A running site: its store, its hall of tables, its people, and what limits them."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Final

from lichtung.server import seating
from lichtung.server.config import Config
from lichtung.server.hall import Hall
from lichtung.server.people import People
from lichtung.server.store.facts import Store, StoredTable
from lichtung.server.table import Table

log: Final = logging.getLogger("lichtung.site")


class Site:
    """Everything the handlers work with."""

    def __init__(self, store: Store, config: Config | None = None) -> None:
        self.store: Final = store
        self.config: Final = config or Config()
        self.limits: Final = self.config.limits
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
