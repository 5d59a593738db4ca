"""What handlers are given: the site, and who makes the request."""

from __future__ import annotations

from typing import Any

import litestar
from litestar.datastructures import State
from litestar.di import NamedDependency
from msgspec.structs import replace

from lichtung.server.http import door
from lichtung.server.http.answers import SESSION, set_session_cookie
from lichtung.server.people.callers import Caller
from lichtung.server.site import Site
from lichtung.server.transport.incoming import check_body

Request = litestar.Request[Any, Any, State]
TheSite = NamedDependency[Site]
TheCaller = NamedDependency[Caller]


async def site_of(state: State) -> Site:
    """The running site."""
    site: Site = state.site
    return site


async def check(request: Request) -> None:
    """Refuse what must not come in, before anything else is looked at."""
    site: Site = request.app.state.site
    site.check_request(request.scope)
    if request.method not in door.SAFE_METHODS:
        door.check_origin(site, request)
        check_body(await request.body())


async def caller_of(request: Request, site: TheSite) -> Caller:
    """Returns who makes the request; a session that was not in use today is prolonged."""
    caller = await door.find_caller(site, request)
    if caller.due:
        cookie = request.cookies.get(SESSION, "")
        set_session_cookie(request, await site.people.prolong(caller, cookie, door.label(request)))
    return caller


async def require_person(request: Request, site: Site, caller: Caller, name: str = "") -> Caller:
    """Returns the caller as a person with a cookie; a new guest if there was none."""
    if caller.person:
        return caller
    guest, cookie = await site.people.new_guest(name, door.label(request))
    set_session_cookie(request, cookie)
    site.note_address(guest, request.scope)
    return replace(guest, link=caller.link)
