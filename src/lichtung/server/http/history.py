"""Looking back over HTTP."""

from __future__ import annotations

from litestar import MediaType, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from lichtung.server import wire
from lichtung.server.faults import Refused
from lichtung.server.http.context import Request, TheCaller, TheSite, require_person
from lichtung.server.play import history, new_tables
from lichtung.table.history import list_moves, past_view, standings_of, story_of
from lichtung.table.info import table_info


@get("/tables/{id:str}/record", media_type=MediaType.TEXT, tags=["past"])
async def record(id: FromPath[str], site: TheSite, caller: TheCaller, seat: FromQuery[int | None] = None) -> str:
    """The game as a text: complete when it is over, else what a seat of mine has seen."""
    table = await site.visit(id, caller)
    async with table.lock:
        return history.write_record(table, caller, seat)


@get("/tables/{id:str}/moves", tags=["past"])
async def moves(
    id: FromPath[str], site: TheSite, caller: TheCaller, eye: FromQuery[int | None] = None
) -> list[wire.MoveInfo]:
    """The moves as far as a viewer may know them; without a viewer, with mine."""
    table = await site.visit(id, caller)
    async with table.lock:
        return list_moves(table, caller, table.usual_viewer(caller) if eye is None else eye)


@get("/tables/{id:str}/view", tags=["past"])
async def view(
    id: FromPath[str], site: TheSite, caller: TheCaller, at: FromQuery[int], eye: FromQuery[int | None] = None
) -> wire.PastView:
    """What a viewer saw after move `at` of a finished game or of my own solo game; without a viewer, a spectator's."""
    if at < 0:
        raise Refused("InvalidInput", "at: expected 0 or more")
    table = await site.visit(id, caller)
    async with table.lock:
        return past_view(table, caller, at, eye)


@get("/tables/{id:str}/story", tags=["past"])
async def story(
    id: FromPath[str], site: TheSite, caller: TheCaller, eye: FromQuery[int | None] = None
) -> list[wire.Told]:
    """What a viewer was told of every move of a finished game or of my own solo game."""
    table = await site.visit(id, caller)
    async with table.lock:
        return story_of(table, caller, eye)


@get("/tables/{id:str}/standings", tags=["past"])
async def standings(id: FromPath[str], site: TheSite, caller: TheCaller) -> wire.Standings:
    """How the points went in a finished game or in my own solo game."""
    table = await site.visit(id, caller)
    async with table.lock:
        return standings_of(table, caller, history.deal_number(table))


@post("/tables/{id:str}/branch", tags=["past"])
async def branch(
    request: Request, id: FromPath[str], data: JSONBody[wire.BranchWish], site: TheSite, caller: TheCaller
) -> wire.TableInfo:
    """Go on from an earlier moment at a new table."""
    parent = await site.visit(id, caller)
    async with parent.lock:
        position = history.branch_position(parent, caller, data.at, is_redealt=new_tables.is_for_others(data))
        caller = await require_person(request, site, caller)
        stored = new_tables.new_branch(data, parent.stored, position, caller)
        site.check_new_table(request.scope)
        await history.note_branch(parent)
    table = await site.add_table(stored)
    return table_info(table, caller)


HANDLERS = [record, moves, view, story, standings, branch]
