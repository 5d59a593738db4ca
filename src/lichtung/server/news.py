"""What other server processes do to tables that are in memory here: heard as notices, read from the store."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from lichtung.server import talking
from lichtung.server.course import Course
from lichtung.server.hall import Hall, new_course
from lichtung.server.store.facts import Notice, StoredMove
from lichtung.server.table import Table

log: Final = logging.getLogger("lichtung.news")
PAUSE_SECONDS: Final = 1.0


async def follow(hall: Hall) -> None:
    """Follow the notices for ever."""
    while True:
        try:
            async for notice in hall.store.notices():
                await noticed(hall, notice)
        except Exception:
            log.exception("notices were interrupted")
        await asyncio.sleep(PAUSE_SECONDS)


async def noticed(hall: Hall, notice: Notice) -> None:
    """Bring what is in memory up to date."""
    if notice.table == "":
        heads = await hall.store.heads(list(hall.tables))
        late = [
            table
            for id, head in heads.items()
            if (table := hall.tables.get(id)) is not None
            and (table.number, table.stored.revision) != (head.number, head.revision)
        ]
    else:
        found = hall.tables.get(notice.table)
        late = [] if found is None or 0 < notice.number <= found.number else [found]
    for table in late:
        try:
            await catch_up(table)
        except Exception:
            log.exception("table %s could not follow", table.id)
            table.spoil()


async def catch_up(table: Table) -> None:
    """Read what is new about a table, and tell its viewers."""
    async with table.lock:
        stored = await table.store.table(table.id)
        if stored is None:
            return
        changed = stored.revision != table.stored.revision
        table.stored = stored
        if table.course is None and stored.status == "playing":
            table.set_course(new_course(stored))
        if table.course is not None:
            for move in await table.store.moves(table.id, table.number):
                repeat(table, table.course, move)
        if changed:
            table.tell_table()
        if table.lines:
            for said in await table.store.said(table.id):
                if said.at > table.heard_at:
                    table.heard_at = said.at
                    talking.shout(table, said)
    table.moved(table)


def repeat(table: Table, course: Course, move: StoredMove) -> None:
    """Make a move that another process has stored."""
    if move.number != table.number + 1:
        raise ValueError(f"expected move {table.number + 1}, got {move.number}")
    table.wish = None
    table.number, table.last_at = move.number, move.at
    if move.kind == "undo":
        table.tell_states(course.undo(int(move.word)))
    else:
        table.tell_news(table.news(course, course.play(move.seat, move.word).shown))
