"""What other server processes do to tables that are in memory here: heard as notices, read from the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from lichtung.server.people.callers import Caller
from lichtung.server.play import chat
from lichtung.server.play.open_tables import OpenTables, new_session
from lichtung.server.play.table import Table
from lichtung.server.store.errors import Unwritten
from lichtung.server.store.interface import Store
from lichtung.server.store.records import EVERYTHING, Notice, StoredMove
from lichtung.server.transport.line import Line
from lichtung.table.audience import DISMISSED
from lichtung.table.session import GameSession

log: Final = logging.getLogger("lichtung.news")
PAUSE_SECONDS: Final = 1.0
END_TIMEOUT: Final = 10.0  # so long another process may take to note the end of a game


async def follow(open_tables: OpenTables) -> None:
    """Follow the notices for ever."""
    while True:
        try:
            async for notice in open_tables.store.notices():
                await handle_notice(open_tables, notice)
        except Unwritten as error:
            log.warning("notices were interrupted: %s", error)
        except Exception:
            log.exception("notices were interrupted")
        await asyncio.sleep(PAUSE_SECONDS)


async def handle_notice(open_tables: OpenTables, notice: Notice) -> None:
    """Bring what is in memory up to date."""
    if notice == EVERYTHING:
        for table in open_tables.tables.values():
            table.spoil()
        await dismiss(open_tables)
    elif notice.person:
        await dismiss(open_tables, lambda caller: notice.person in (caller.person, caller.maker))
    elif notice.table == "":
        await dismiss(open_tables)
        for table in await find_differing(open_tables):
            await follow_table(open_tables, table)
    else:
        meant = open_tables.tables.get(notice.table)
        if meant is not None and not 0 < notice.number <= meant.number:
            await follow_table(open_tables, meant)


async def dismiss(open_tables: OpenTables, which: Callable[[Caller], bool] = lambda caller: True) -> None:
    """Of the viewers that are meant, send those away whose session or link does not hold any more."""
    tables = open_tables.tables.values()
    seen = [(table, line) for table in tables for line in table.connections() if which(line.caller)]
    await check_lines(open_tables.store, seen)


async def check_lines(store: Store, seen: list[tuple[Table, Line]]) -> None:
    """Hang up where a session or link does not hold any more."""
    sessions = {line.caller.session for _, line in seen} - {""}
    links = {line.caller.proof for _, line in seen} - {""}
    if sessions or links:
        good = await store.valid(sorted(sessions), sorted(links))
        for table, line in seen:
            if line.caller.proof not in good | {""}:
                table.send_away(line)
            elif line.caller.session not in good | {""}:
                line.close(DISMISSED)


async def find_differing(open_tables: OpenTables) -> list[Table]:
    """Returns the tables in memory that have fallen behind the store or are not there; what is ahead of it is read again."""
    before = {id: table.number for id, table in open_tables.tables.items()}
    heads = await open_tables.store.heads(list(before))
    tables: list[Table] = []
    for id, table in list(open_tables.tables.items()):
        head = heads.get(id)
        if head is not None and head.number < before.get(id, 0):  # an older site was restored
            table.spoil()
        elif id in before and (head is None or (head.number, head.revision) != (table.number, table.stored.revision)):
            tables.append(table)
    return tables


async def follow_table(open_tables: OpenTables, table: Table) -> None:
    """Bring one table up to date; if that fails it is read anew."""
    try:
        if not await catch_up(table):
            open_tables.drop(table.id)
        elif table.session is not None and table.session.state.over and table.stored.status == "playing":
            later = asyncio.get_running_loop().call_later
            later(END_TIMEOUT, lambda: open_tables.begin(open_tables.end(table)))  # unless whoever moved last does it
    except Exception:
        log.exception("table %s could not follow", table.id)
        table.spoil()


async def catch_up(table: Table) -> bool:
    """Read what is new about a table, and tell its viewers; returns whether there still is such a table."""
    async with table.lock:
        stored = await table.store.table(table.id)
        if stored is None:
            return False
        changed = stored.revision != table.stored.revision
        table.facts = stored
        if table.session is None and stored.status == "playing":
            table.set_session(new_session(stored))
        if table.session is not None:
            for move in await table.store.moves(table.id, table.number):
                repeat(table, table.session, move)
        if changed:
            table.dismiss()
            table.send_table()
        await check_lines(table.store, [(table, line) for line in table.connections() if line.caller.proof])
        if table.lines:
            for said in await table.store.chat_lines(table.id):
                if said.at > table.chat_at:
                    table.chat_at = said.at
                    chat.shout(table, said)
    table.on_move(table)
    return True


def repeat(table: Table, session: GameSession, move: StoredMove) -> None:
    """Make a move that another process has stored."""
    if move.number != table.number + 1:
        raise ValueError(f"expected move {table.number + 1}, got {move.number}")
    table.wish = None
    table.note_stored(move.number, move.at)
    if move.kind == "undo":
        table.send_states(session.undo(int(move.word)))
    else:
        step = session.play(move.seat, move.word)
        table.send_news(table.make_news(session, step))
        table.note_stand_in(session, move.seat, move.kind, move.who, step.viewers)
