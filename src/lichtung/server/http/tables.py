"""Tables: making them, finding them, sitting down, getting up."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.http.answers import set_device_cookie
from lichtung.server.http.context import Request, TheCaller, TheSite, require_person
from lichtung.server.people.callers import Caller, ended_link
from lichtung.server.play import links, new_tables, seating
from lichtung.server.play.table import Table
from lichtung.server.site import Site
from lichtung.server.store.records import Token
from lichtung.table.info import facts_info, iso, table_info
from lichtung.table.seats import check_visitor, held_seats

OK = 200
OPENED = 20  # so many of a person's running tables are looked at for a list


@post("/tables", tags=["tables"])
async def make_table(
    request: Request, data: JSONBody[wire.TableWish], site: TheSite, caller: TheCaller
) -> wire.TableInfo:
    """Make a table; it begins at once when everybody is there."""
    names = [seat.name for seat in data.seats if seat.kind == "me" and seat.name]
    caller = await require_person(request, site, caller, names[0] if names else "")
    site.check_new_table(request.scope)
    table = await site.add_table(new_tables.new_table(data, caller))
    return table_info(table, caller)


@get("/tables", tags=["tables"])
async def my_tables(site: TheSite, caller: TheCaller) -> list[wire.TableInfo]:
    """The tables where I have a seat, those changed last first."""
    if not caller.person:
        return []
    infos: list[wire.TableInfo] = []
    for stored in await site.store.tables_of(caller.person):
        live = site.open_tables.tables.get(stored.id)
        if live is None and stored.status == "playing" and len(infos) < OPENED:
            live = await site.open_tables.table(stored.id)  # only its game knows whose turn it is
        infos.append(facts_info(stored, caller) if live is None else table_info(live, caller))
    return infos


@get("/tables/open", tags=["tables"])
async def open_tables(site: TheSite, caller: TheCaller) -> list[wire.TableInfo]:
    """Tables where anybody may sit down."""
    return [facts_info(stored, caller) for stored in await site.store.open_tables()]


@get("/tables/{id:str}", tags=["tables"])
async def table(id: FromPath[str], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """What is known of a table."""
    return table_info(await site.visit(id, caller), caller)


@post("/tables/{id:str}/sit", status_code=OK, tags=["tables"])
async def sit(
    request: Request, id: FromPath[str], data: JSONBody[wire.Sit], site: TheSite, caller: TheCaller
) -> wire.Seated:
    """Take a free seat, or with a device link let this browser speak for mine."""
    if data.token is not None:
        caller = await site.people.show_link(caller, data.token)
    visited = await find_table_to_sit(site, id, caller, data)
    is_mine = visited.holds(caller, data.seat)
    if not is_mine:
        caller = await require_person(request, site, caller, data.name or "")
    await seating.sit(visited, caller, data)
    if is_mine and data.token is not None and not visited.holds(replace(caller, link=None), data.seat):
        set_device_cookie(request, id, data.token)
    secret = (await links.make_link(site.people, visited, caller, data.seat))[0] if data.device else None
    return {**table_info(visited, caller), "token": secret}


async def find_table_to_sit(site: Site, id: str, caller: Caller, wish: wire.Sit) -> Table:
    """The table where somebody wants to sit; a link that has ended is told before anything else."""
    visited = await site.open_tables.table(id)
    if wish.token is not None and caller.link is None and not visited.holds(caller, wish.seat):
        raise ended_link()
    check_visitor(visited.stored, caller)
    return visited


@post("/tables/{id:str}/share", status_code=OK, tags=["tables"])
async def share(id: FromPath[str], data: JSONBody[wire.ShareWish], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Give my share to the deal, once for each seat of mine, while the table waits."""
    for last in (False, False, True):
        visited = await site.visit(id, caller)
        try:
            await seating.give_share(visited, caller, data.seat, data.share)
            break
        except Refused as error:
            if last or error.error != "OutOfDate":  # else a share came at the same moment: theirs and mine count
                raise
    return table_info(visited, caller)


@post("/tables/{id:str}/leave", status_code=OK, tags=["tables"])
async def leave(id: FromPath[str], data: JSONBody[wire.OfSeat], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Get up; in a running game a bot plays on until I come back."""
    visited = await site.visit(id, caller)
    await seating.leave(visited, caller, data.seat)
    return table_info(visited, caller)


@post("/tables/{id:str}/bot", status_code=OK, tags=["tables"])
async def bot(id: FromPath[str], data: JSONBody[wire.BotWish], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Let a bot play a seat."""
    visited = await site.visit(id, caller)
    await seating.hand_to_bot(visited, caller, data.seat, data.level)
    return table_info(visited, caller)


@post("/tables/{id:str}/takeback", status_code=OK, tags=["tables"])
async def take_back(id: FromPath[str], data: JSONBody[wire.OfSeat], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Take my seat back from a bot."""
    visited = await site.visit(id, caller)
    await seating.take_back(visited, caller, data.seat)
    return table_info(visited, caller)


@post("/tables/{id:str}/start", status_code=OK, tags=["tables"])
async def start(id: FromPath[str], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Begin the game."""
    visited = await site.visit(id, caller)
    await seating.start(visited, caller)
    return table_info(visited, caller)


@post("/tables/{id:str}/rematch", tags=["tables"])
async def rematch(request: Request, id: FromPath[str], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """The same again with new cards; asked twice, it is the same new table."""
    visited = await site.visit(id, caller)
    seats = held_seats(visited.facts, caller)
    if not seats:
        raise Refused("NotYours", "only who sat at the table can ask for another game")
    if visited.stored.status not in ("over", "closed", "readonly"):
        raise Refused("NotAllowed", "the game is not over yet")
    async with visited.lock:
        if not visited.stored.next:
            site.check_new_table(request.scope)
            fresh = await site.add_table(new_tables.new_rematch(visited.stored, visited.stored.seats[seats[0]].person))
            visited.stored.next = fresh.id
            await visited.save()
    return table_info(await site.visit(visited.stored.next, caller), caller)


@post("/tables/{id:str}/remove", status_code=OK, tags=["tables"])
async def remove(id: FromPath[str], data: JSONBody[wire.OfSeat], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Free a seat of my table before the game begins."""
    visited = await site.visit(id, caller)
    await seating.remove(visited, caller, data.seat)
    return table_info(visited, caller)


@post("/tables/{id:str}/link", status_code=OK, tags=["links"])
async def link(
    request: Request, id: FromPath[str], data: JSONBody[wire.OfSeat], site: TheSite, caller: TheCaller
) -> wire.Link:
    """Make a link to a seat: a device link to mine, or as the host an invitation to a free one."""
    visited = await site.visit(id, caller)
    secret, made = await links.make_link(site.people, visited, caller, data.seat)
    here = (site.config.public_url or str(request.base_url)).rstrip("/")
    told = link_info(made)
    return wire.Link(token=secret, url=f"{here}/join/{id}/{data.seat}#{secret}", id=told.id, kind=told.kind)


@get("/tables/{id:str}/links", tags=["links"])
async def list_links(id: FromPath[str], site: TheSite, caller: TheCaller) -> list[wire.LinkInfo]:
    """My links to seats of a table; as the host all invitations."""
    visited = await site.visit(id, caller)
    return [link_info(one) for one in await links.list_links(visited, caller)]


@post("/tables/{id:str}/unlink", status_code=OK, tags=["links"])
async def unlink(id: FromPath[str], data: JSONBody[wire.Unlink], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Revoke one of my links to a seat, or all of them."""
    visited = await site.visit(id, caller)
    await links.revoke_links(visited, caller, data.seat, data.id)
    return table_info(visited, caller)


def link_info(one: Token) -> wire.LinkInfo:
    """A link as it travels."""
    return wire.LinkInfo(id=links.public_id(one), seat=one.seat, kind=one.kind, made=iso(one.made) or "")


HANDLERS = [
    make_table,
    my_tables,
    open_tables,
    table,
    sit,
    share,
    leave,
    bot,
    take_back,
    start,
    rematch,
    remove,
    link,
    list_links,
    unlink,
]
