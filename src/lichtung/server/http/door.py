"""The door: who is it, and may this request come in at all?"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from lichtung.server.faults import Refused
from lichtung.server.http.answers import DEVICE, SESSION, Connection
from lichtung.server.people.callers import Caller, browser
from lichtung.server.site import Site

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def bearer(connection: Connection) -> str | None:
    """Returns the seat's token that a program shows."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def label(connection: Connection) -> str:
    """Returns the family of the browser that a request comes from."""
    return browser(connection.headers.get("user-agent", ""))


def check_origin(site: Site, connection: Connection) -> None:
    """Refuse what another site's page sends in somebody's name."""
    origin = connection.headers.get("origin")
    if origin is None:
        if bearer(connection) is None:
            raise Refused("Forbidden", "a request without Origin needs the token of a seat")
        return
    if origin == site.config.public_url.rstrip("/"):
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host.lower() != connection.headers.get("host", "").lower():
        raise Refused("Forbidden", "this request comes from another site")


async def find_caller(site: Site, connection: Connection) -> Caller:
    """Returns who makes a request."""
    cookies = connection.cookies
    caller = await site.people.caller(cookies.get(SESSION), bearer(connection), cookies.get(DEVICE))
    site.note_address(caller, connection.scope)
    return caller
