"""What handlers are given: the site, and who makes the request."""

from __future__ import annotations

from typing import Any

import litestar
from litestar.datastructures import State
from litestar.di import NamedDependency
from msgspec.structs import replace

from lichtung.server.http import door
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
    if request.method not in door.SAFE:
        door.check_origin(site, request.scope)
        check_body(await request.body())


async def caller_of(request: Request, site: TheSite) -> Caller:
    """Who makes the request; a session that was not in use today is prolonged."""
    caller = await door.caller_of(site, request.scope)
    if caller.due:
        cookie = door.cookie(request.scope) or ""
        remember(request, await site.people.prolong(caller, cookie, door.label(request.scope)))
    return caller


async def known(request: Request, site: Site, caller: Caller, name: str = "") -> Caller:
    """The caller as a person with a cookie; a new guest if there was none."""
    if caller.person:
        return caller
    guest, cookie = await site.people.new_guest(name, door.label(request.scope))
    remember(request, cookie)
    site.seen(guest, request.scope)
    return replace(guest, link=caller.link)


def remember(request: Request, cookie: str) -> None:
    """Let the answer carry a cookie; "" takes it away."""
    request.scope["state"]["cookie"] = cookie


def keep_link(request: Request, table: str, secret: str) -> None:
    """Let the browser keep a device link: it is sent with everything about this table, and with nothing else."""
    request.scope["state"]["device"] = (table, secret)
