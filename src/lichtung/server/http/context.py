"""What handlers are given: the site, and who makes the request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from lichtung.server import door
from lichtung.server.incoming import check_body
from lichtung.server.people import Caller
from lichtung.server.site import Site

Asked = Request[Any, Any, State]
TheSite = NamedDependency[Site]
TheCaller = NamedDependency[Caller]


async def site_of(state: State) -> Site:
    """The running site."""
    site: Site = state.site
    return site


async def check(request: Asked) -> None:
    """Refuse what must not come in, before anything else is looked at."""
    site: Site = request.app.state.site
    site.check_request(request.scope)
    if request.method not in door.SAFE:
        door.check_origin(site, request.scope)
        check_body(await request.body())


async def caller_of(request: Asked, site: TheSite) -> Caller:
    """Who makes the request."""
    return await door.caller_of(site, request.scope)


async def known(request: Asked, site: Site, caller: Caller, name: str = "") -> Caller:
    """The caller as a person with a cookie; a new guest if there was none."""
    if caller.person:
        return caller
    guest = await site.people.new_guest(name)
    remember(request, site, guest)
    site.seen(guest, request.scope)
    return Caller(guest.person, guest.name, link=caller.link)


def remember(request: Asked, site: Site, caller: Caller | None) -> None:
    """Let the answer carry a cookie for a caller; None takes the cookie away."""
    request.scope["state"]["cookie"] = "" if caller is None else site.people.signed(caller.person)
