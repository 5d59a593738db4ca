"""Links to seats: invitations, which end when somebody sits down, and device links of whoever sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lichtung.server.faults import Refused
from lichtung.server.people.callers import Caller, People
from lichtung.server.play.table import Table
from lichtung.server.store.records import Token
from lichtung.table.facts import LinkKind
from lichtung.table.seats import FREE, is_host, require_seat, require_use, sits_on

MAX_LINKS: Final = 20  # of one seat


def public_id(link: Token) -> str:
    """Returns what a link is called: enough to revoke it, nothing to use it with."""
    return link.hash[:12]


async def make_link(people: People, table: Table, caller: Caller, seat: int) -> tuple[str, Token]:
    """Returns a new link and its secret: to a seat where the caller sits, or an invitation from the host to a free one."""
    async with table.lock:
        place = require_seat(table.facts, seat)
        kind: LinkKind = "invitation"
        if sits_on(place, caller.person):
            kind = "device"
        elif place.kind in FREE and is_host(table.stored, caller):
            require_use(table.facts)
        else:
            raise Refused("NotYours", "you cannot give this seat away")
        if sum(link.seat == seat for link in await table.store.tokens(table.id)) >= MAX_LINKS:
            raise Refused("TooMany", f"there are {MAX_LINKS} links to this seat; revoke some of them first")
        secret, link = await people.new_token(table.id, seat, kind, caller.person)
        if kind == "device" and not place.linked:
            place.linked = True
            table.send_table()
        await table.store.notify(table.id, 0)
    return secret, link


async def list_links(table: Table, caller: Caller) -> list[Token]:
    """Returns the links that a caller may know of and revoke: their own, and as the host all invitations."""
    host = is_host(table.stored, caller)
    links = await table.store.tokens(table.id) if caller.person else []
    return [link for link in links if link.maker == caller.person or (host and link.kind == "invitation")]


async def revoke_links(table: Table, caller: Caller, seat: int, id: str | None) -> None:
    """End one link to a seat, or without an id all that a caller may know of."""
    async with table.lock:
        place = require_seat(table.facts, seat)
        if not sits_on(place, caller.person) and not is_host(table.stored, caller):
            raise Refused("NotYours", "you have no links to this seat")
        known = [link for link in await list_links(table, caller) if link.seat == seat]
        ended = [link.hash for link in known if id is None or public_id(link) == id]
        if id is not None and not ended:
            raise Refused("NotFound", "there is no such link")
        await table.store.revoke_tokens(table.id, ended)
        place.linked = any(link.kind == "device" and link.hash not in ended for link in known)
        hang_up(table, ended)
        table.send_table()


def hang_up(table: Table, ended: Sequence[str]) -> None:
    """Hang up on whoever came with a link that has ended."""
    for line in list(table.lines):
        if line.caller.link is not None and line.caller.link.hash in ended:
            table.send_away(line)
