"""Tables: making them, finding them, sitting down, getting up."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from lichtung.server import making, seating, wire
from lichtung.server.faults import Refused
from lichtung.server.http.context import Asked, TheCaller, TheSite, known
from lichtung.server.info import held, live_info, stored_info
from lichtung.server.people import Caller
from lichtung.server.table import DISMISSED, Table

OK = 200
OPENED = 20  # so many of a person's running tables are looked at for a list


@post("/tables", tags=["tables"])
async def make_table(
    request: Asked, data: JSONBody[wire.TableWish], site: TheSite, caller: TheCaller
) -> wire.TableInfo:
    """Make a table; it begins at once when everybody is there."""
    names = [seat.name for seat in data.seats if seat.kind == "me" and seat.name]
    caller = await known(request, site, caller, names[0] if names else "")
    site.check_new_table(request.scope)
    table = await site.add_table(making.new_table(data, caller))
    return live_info(table, caller)


@get("/tables", tags=["tables"])
async def my_tables(site: TheSite, caller: TheCaller) -> list[wire.TableInfo]:
    """The tables where I have a seat, those changed last first."""
    if not caller.person:
        return []
    found: list[wire.TableInfo] = []
    for stored in await site.store.tables_of(caller.person):
        live = site.hall.tables.get(stored.id)
        if live is None and stored.status == "playing" and len(found) < OPENED:
            live = await site.hall.table(stored.id)  # only its game knows whose turn it is
        found.append(stored_info(stored, caller) if live is None else live_info(live, caller))
    return found


@get("/tables/open", tags=["tables"])
async def open_tables(site: TheSite, caller: TheCaller) -> list[wire.TableInfo]:
    """Tables where anybody may sit down."""
    return [stored_info(stored, caller) for stored in await site.store.open_tables()]


@get("/tables/{id:str}", tags=["tables"])
async def table(id: FromPath[str], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """What is known of a table."""
    return live_info(await site.hall.table(id), caller)


@post("/tables/{id:str}/sit", status_code=OK, tags=["tables"])
async def sit(
    request: Asked, id: FromPath[str], data: JSONBody[wire.Sit], site: TheSite, caller: TheCaller
) -> wire.TableInfo:
    """Take a free seat."""
    found = await site.hall.table(id)
    linked = caller.link == (id, data.seat)
    if data.token is not None:
        token, maker = await site.people.token(data.token)
        if (token.table, token.seat) != (id, data.seat) or (maker is not None and maker.banned):
            raise Refused("Forbidden", "this link does not hold any more")
        linked = True
    caller = await known(request, site, caller, data.name or "")
    await seating.sit(found, caller, data, linked)
    return live_info(found, caller)


@post("/tables/{id:str}/share", status_code=OK, tags=["tables"])
async def share(id: FromPath[str], data: JSONBody[wire.ShareWish], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Give my share to the deal, once for each seat of mine, while the table waits."""
    for last in (False, False, True):
        found = await site.hall.table(id)
        try:
            await seating.give_share(found, caller, data.seat, data.share)
            break
        except Refused as error:
            if (
                last or error.error != "OutOfDate"
            ):  # somebody else's share came at the same moment: theirs and mine count
                raise
    return live_info(found, caller)


@post("/tables/{id:str}/leave", status_code=OK, tags=["tables"])
async def leave(id: FromPath[str], data: JSONBody[wire.OfSeat], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Get up; in a running game a bot plays on until I come back."""
    found = await site.hall.table(id)
    await seating.leave(found, caller, data.seat)
    return live_info(found, caller)


@post("/tables/{id:str}/bot", status_code=OK, tags=["tables"])
async def bot(id: FromPath[str], data: JSONBody[wire.BotWish], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Let a bot play a seat."""
    found = await site.hall.table(id)
    await seating.hand_to_bot(found, caller, data.seat, data.level)
    return live_info(found, caller)


@post("/tables/{id:str}/takeback", status_code=OK, tags=["tables"])
async def take_back(id: FromPath[str], data: JSONBody[wire.OfSeat], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Take my seat back from a bot."""
    found = await site.hall.table(id)
    await seating.take_back(found, caller, data.seat)
    return live_info(found, caller)


@post("/tables/{id:str}/start", status_code=OK, tags=["tables"])
async def start(id: FromPath[str], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Begin the game."""
    found = await site.hall.table(id)
    await seating.start(found, caller)
    return live_info(found, caller)


@post("/tables/{id:str}/rematch", tags=["tables"])
async def rematch(request: Asked, id: FromPath[str], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """The same again with new cards; asked twice, it gives the same new table."""
    found = await site.hall.table(id)
    if not held(found.stored, caller):
        raise Refused("NotYours", "only who sat at the table can ask for another game")
    if found.stored.status not in ("over", "closed", "readonly"):
        raise Refused("NotAllowed", "the game is not over yet")
    async with found.lock:
        if not found.stored.next:
            site.check_new_table(request.scope)
            fresh = await site.add_table(making.new_rematch(found.stored, caller))
            found.stored.next = fresh.id
            await found.save()
    return live_info(await site.hall.table(found.stored.next), caller)


@post("/tables/{id:str}/link", status_code=OK, tags=["tables"])
async def link(
    request: Asked, id: FromPath[str], data: JSONBody[wire.OfSeat], site: TheSite, caller: TheCaller
) -> wire.Link:
    """Make a link to a seat: my own, or a free one of a table that I made."""
    found = await site.hall.table(id)
    check_linking(found, caller, data.seat)
    kind = "device" if found.holds(caller, data.seat) else "invitation"
    token = await site.people.new_token(id, data.seat, kind, caller.person)
    here = (site.config.public_url or str(request.base_url)).rstrip("/")
    return wire.Link(token=token, url=f"{here}/join/{id}/{data.seat}#{token}")


@post("/tables/{id:str}/unlink", status_code=OK, tags=["tables"])
async def unlink(id: FromPath[str], data: JSONBody[wire.OfSeat], site: TheSite, caller: TheCaller) -> wire.TableInfo:
    """Revoke all links to a seat."""
    found = await site.hall.table(id)
    if not seating.is_host(found, caller):
        check_linking(found, caller, data.seat)
    seating.seat_at(found, data.seat)
    await site.store.revoke_tokens(id, data.seat)
    for line in list(found.lines):
        if line.caller.link == (id, data.seat):
            line.close(DISMISSED)
    return live_info(found, caller)


def check_linking(found: Table, caller: Caller, seat: int) -> None:
    """Refuse links to other people's seats."""
    free = seating.seat_at(found, seat).kind in ("open", "friend")
    mine = caller.person != "" and found.holds(caller, seat)
    if not mine and not (free and seating.is_host(found, caller)):
        raise Refused("NotYours", "you cannot give this seat away")


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
    link,
    unlink,
]
