"""What every answer carries: headers that keep browsers safe, and the cookies that were set on the way."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State

API: Final = "/api/v1"
SESSION: Final = "guest"  # the cookie that says who somebody is
DEVICE: Final = "device"  # the cookie of one table: a device link that this browser has opened
YEAR: Final = 31_536_000  # seconds
COOKIES: Final = "cookies"  # in the state of a request: those that its answer sets
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

Connection = ASGIConnection[Any, Any, Any, State]


def set_session_cookie(connection: Connection, cookie: str) -> None:
    """Let the answer set the cookie of a session; "" takes it away."""
    set_cookie(connection, SESSION, cookie, "/")


def set_device_cookie(connection: Connection, table: str, secret: str) -> None:
    """Let the browser keep a device link: it is sent with everything about this table, and with nothing else."""
    set_cookie(connection, DEVICE, secret, f"{API}/tables/{table}")


def set_cookie(connection: Connection, name: str, value: str, path: str) -> None:
    """Let the answer set a cookie that no script can read; "" takes it away."""
    cookie = Cookie(
        key=name,
        value=value,
        path=path,
        max_age=YEAR if value else 0,
        httponly=True,
        secure=connection.scope["scheme"] == "https",
        samesite="lax",
    )
    connection.scope["state"].setdefault(COOKIES, {})[name] = cookie


async def add_headers(message: Any, scope: Any) -> None:
    """Give an answer its safe headers, and its cookies if there are any to set."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    for cookie in scope.get("state", {}).get(COOKIES, {}).values():
        headers.add("set-cookie", cookie.to_header(header=""))
