"""Waiting for shares: a game whose people are all there begins although the share of somebody does not come."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from lichtung.server.faults import Refused
from lichtung.server.play import seating
from lichtung.server.play.open_tables import OpenTables
from lichtung.server.play.table import Table
from lichtung.server.store.records import now
from lichtung.table.seating import waits_for_shares

log: Final = logging.getLogger("lichtung.sharing")
SHARE_TIMEOUT: Final = 5.0  # seconds after the last person came


class Sharing:
    """Watches the tables in memory where nothing but shares is waited for; others are looked at when they are opened."""

    def __init__(self, open_tables: OpenTables, seconds: float) -> None:
        self.open_tables: Final = open_tables
        self.seconds: Final = seconds
        self.timers: Final[dict[str, asyncio.TimerHandle]] = {}

    def on_move(self, table: Table) -> None:
        """Something about a table has changed."""
        if table.stored.status != "waiting" and not self.timers:
            return
        if not waits_for_shares(table.facts):
            timer = self.timers.pop(table.id, None)
            if timer is not None:
                timer.cancel()
        elif table.id not in self.timers:  # later shares must not put it off
            gone = (now() - table.stored.changed).total_seconds()
            wait = max(0.0, self.seconds - max(0.0, gone))
            self.timers[table.id] = asyncio.get_running_loop().call_later(wait, self.ring, table.id)

    def ring(self, id: str) -> None:
        """The time is over."""
        self.timers.pop(id, None)
        self.open_tables.begin(self.begin(id))

    async def begin(self, id: str) -> None:
        """Begin a game without the shares that have not come."""
        try:
            table = await self.open_tables.table(id)
            async with table.lock:
                if waits_for_shares(table.facts):
                    await seating.begin(table)
            table.on_move(table)
        except Refused:
            log.info("table %s has begun elsewhere, or is no more", id)
        except Exception:
            log.exception("table %s could not begin", id)

    def close(self) -> None:
        """Stop."""
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
