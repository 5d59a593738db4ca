"""The program: all handlers, the socket, the pages, and what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response, Router, asgi
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import ASGIRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import lichtung
from lichtung.server import wire
from lichtung.server.faults import Refused, meant, problem_of, status_of, unstored
from lichtung.server.http import door, games, health, history, people, tables
from lichtung.server.http.context import Request, caller_of, check, site_of
from lichtung.server.http.pages import pages
from lichtung.server.people.callers import COOKIE, DEVICE
from lichtung.server.site import Site
from lichtung.server.store.interface import Unwritten
from lichtung.server.transport.conversation import converse
from lichtung.server.transport.line import Message
from lichtung.server.transport.websocket import EXTENSION
from lichtung.server.wire import ErrorName, Problem

log: Final = logging.getLogger("lichtung.app")
API: Final = "/api/v1"
YEAR: Final = 31_536_000
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)


def make_app(site: Site) -> Litestar:
    """The program of a site."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        if not site.is_open:
            await site.open()
        try:
            yield
        finally:
            await site.close()

    api = Router(
        API,
        route_handlers=[
            games.games,
            *tables.HANDLERS,
            *history.HANDLERS,
            *people.HANDLERS,
            *health.HANDLERS,
            socket_of(site),
        ],
        before_request=check,
        dependencies={"site": Provide(site_of), "caller": Provide(caller_of)},
    )
    app = Litestar(
        [api, pages()],
        lifespan=[running],
        before_send=[carry],
        exception_handlers={
            Refused: on_refused,
            HTTPException: on_http,
            Unwritten: on_unwritten,
            Exception: on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Lichtung",
            version=lichtung.__version__,
            path=f"{API}/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=site.limits.body_bytes,
        logging_config=None,
    )
    app.state.site = site
    return app


def socket_of(site: Site) -> ASGIRouteHandler:
    """The socket of the tables, as a plain ASGI handler."""

    @asgi("/tables/{id:str}/socket", copy_scope=False)
    async def socket(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            raise Refused("InvalidInput", "this address is a WebSocket")
        await receive()  # websocket.connect
        await send(
            {"type": "websocket.accept"}
        )  # at once: reading a table may take longer than a client waits for this
        try:
            door.check_origin(site, scope)
            site.check_request(scope)
            caller = await door.caller_of(site, scope)
            site.socket_opened(scope)
        except Refused as error:
            await refuse_socket(error, send)
            return
        try:
            shorter = scope.get("extensions", {}).get(EXTENSION, {})
            await converse(site, scope["path_params"]["id"], caller, viewer_of(scope), receive, send, shorter)
        except Refused as error:
            await refuse_socket(error, send)
        finally:
            site.socket_closed(scope)

    return socket


def viewer_of(scope: Any) -> str | None:
    """The viewer that stands in a socket's address."""
    for part in scope.get("query_string", b"").decode("latin-1").split("&"):
        name, _, value = part.partition("=")
        if name == "eye":
            return str(value)
    return None


async def refuse_socket(error: Refused, send: Any) -> None:
    """Say why there is no conversation: browsers see only what comes after the handshake."""
    message = wire.Refused(re=None, error=error.error, detail=error.detail, message=error.message)
    await send(Message(message).event())
    await send({"type": "websocket.close", "code": 4000 + status_of(error), "reason": error.error})


async def carry(message: Any, scope: Any) -> None:
    """Give every answer its safe headers, and its cookie if there is one to set."""
    if message["type"] != "http.response.start":
        return
    headers = message.setdefault("headers", [])
    headers += HEADERS
    if scope["path"].startswith("/api/"):
        headers.append((b"cache-control", b"no-store"))
    state = scope.get("state", {})
    safely = "HttpOnly; SameSite=Lax" + ("; Secure" if scope.get("scheme") == "https" else "")
    cookie, device = state.get("cookie"), state.get("device")
    if cookie is not None:
        age = YEAR if cookie else 0
        headers.append((b"set-cookie", f"{COOKIE}={cookie}; Path=/; Max-Age={age}; {safely}".encode()))
    if device is not None:
        table, secret = device
        kept = f"{DEVICE}={secret}; Path={API}/tables/{table}; Max-Age={YEAR}; {safely}"
        headers.append((b"set-cookie", kept.encode()))


def on_refused(request: Request, error: Refused) -> Response[Problem]:
    """A refusal as JSON."""
    return Response(problem_of(error), status_code=status_of(error))


def on_unwritten(request: Request, error: Unwritten) -> Response[Problem]:
    """The database cannot be written at present."""
    log.warning("%s %s: %s", request.method, request.scope["path"], error)
    return Response(problem_of(unstored()), status_code=503)


def on_http(request: Request, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our words."""
    names: dict[int, ErrorName] = {404: "NotFound", 405: "NotAllowed", 413: "TooLarge", 429: "TooMany"}
    name = names.get(error.status_code, "InvalidInput")
    extra = error.extra if isinstance(error.extra, list) else []
    problem = Problem(error=name, detail={"errors": extra} if extra else {}, message=error.detail)
    return Response(problem, status_code=error.status_code)


def on_failure(request: Request, error: Exception) -> Response[Problem]:
    """A fault of ours, unless it means a refusal: logged here, and nothing of it told."""
    refusal = meant(error)
    if refusal is not None:
        return on_refused(request, refusal)
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return Response(Problem(error="Busy", detail={}, message="something went wrong here; try again"), status_code=500)
