"""Everything that is kept about a person, one piece after the other: a person may have many tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Final

import msgspec

from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.people.callers import Caller
from lichtung.server.people.sessions import session_info
from lichtung.server.play import history
from lichtung.server.play.table import Table
from lichtung.server.site import Site
from lichtung.server.store.records import ChatLine, Person, Token
from lichtung.table.info import iso, table_info
from lichtung.table.seats import held_seats

encode: Final = msgspec.json.encode


async def pieces(site: Site, caller: Caller, person: Person) -> AsyncIterator[bytes]:
    """Yields the parts of an `Export`, which is one JSON object."""
    about = wire.PersonExport(id=person.id, name=person.name, account=person.account, created=iso(person.created) or "")
    sessions = [session_info(one, caller) for one in await site.store.sessions_of(person.id)]
    yield b'{"person":' + encode(about) + b',"sessions":' + encode(sessions)
    yield b',"links":' + encode([link_of(token) for token in await site.store.tokens_by(person.id)])
    yield b',"chat":' + encode([line_of(said) for said in await site.store.chat_lines_by(person.id)]) + b',"tables":['
    comma = b""
    for id in await site.store.table_ids(person.id):
        try:
            table = site.open_tables.tables.get(id) or await site.open_tables.read(id)
        except Refused:
            continue  # deleted in the meantime
        async with table.lock:
            yield comma + encode(
                wire.TableExport(table=table_info(table, caller), records=list(records(table, caller)))
            )
        comma = b","
        await asyncio.sleep(0)  # others' moves come first
    yield b"]}"


def records(table: Table, caller: Caller) -> Iterable[str]:
    """Yields the game as far as a person may see it."""
    over = table.session is not None and table.session.state.over
    for seat in [None] if over else held_seats(table.facts, caller):
        try:
            yield history.write_record(table, caller, seat)
        except Refused:
            pass  # not begun, or played with other rules


def link_of(token: Token) -> wire.LinkExport:
    """Returns a link as it travels."""
    return wire.LinkExport(table=token.table, seat=token.seat, kind=token.kind, made=iso(token.made) or "")


def line_of(said: ChatLine) -> wire.LineExport:
    """Returns a line of chat as it travels."""
    return wire.LineExport(table=said.table, seat=said.seat, name=said.name, text=said.text, when=iso(said.at) or "")
