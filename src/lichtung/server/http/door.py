"""The door: who is it, and may this request come in at all?"""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from lichtung.server.faults import Refused
from lichtung.server.people.callers import COOKIE, DEVICE, Caller, browser
from lichtung.server.site import Site

SAFE: Final = ("GET", "HEAD", "OPTIONS")


def header(scope: Any, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def bearer(scope: Any) -> str | None:
    """The seat's token that a program shows."""
    kind, _, token = (header(scope, b"authorization") or "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def cookie(scope: Any, name: str = COOKIE) -> str | None:
    """A cookie: without a name the one that says who somebody is."""
    try:
        found = SimpleCookie(header(scope, b"cookie") or "").get(name)
    except CookieError:
        return None
    return None if found is None else found.value


def label(scope: Any) -> str:
    """The family of the browser that a request comes from."""
    return browser(header(scope, b"user-agent") or "")


def check_origin(site: Site, scope: Any) -> None:
    """Refuse what another site's page sends in somebody's name."""
    origin = header(scope, b"origin")
    if origin is None:
        if bearer(scope) is None:
            raise Refused("Forbidden", "a request without Origin needs the token of a seat")
        return
    if origin == site.config.public_url.rstrip("/"):
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host.lower() != (header(scope, b"host") or "").lower():
        raise Refused("Forbidden", "this request comes from another site")


async def caller_of(site: Site, scope: Any) -> Caller:
    """Who makes a request."""
    caller = await site.people.caller(cookie(scope), bearer(scope), cookie(scope, DEVICE))
    site.seen(caller, scope)
    return caller
