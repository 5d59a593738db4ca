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
from lichtung.server.faults import Refused, find_refusal, make_problem, not_stored, status_of
from lichtung.server.http import door, games, health, history, people, tables
from lichtung.server.http.answers import API, Connection, add_headers
from lichtung.server.http.context import Request, caller_of, check, site_of
from lichtung.server.http.documents import documents
from lichtung.server.http.pages import pages
from lichtung.server.site import Site
from lichtung.server.store.errors import Unwritten
from lichtung.server.transport.conversation import converse
from lichtung.server.transport.line import Message
from lichtung.server.websocket import short_way
from lichtung.server.wire import ErrorName, Problem
from lichtung.table.audience import refusal

log: Final = logging.getLogger("lichtung.app")


def make_app(site: Site) -> Litestar:
    """Returns the program of a site."""
    app = Litestar(
        [make_api(site), documents(), pages()],
        lifespan=[open_while_running],
        before_send=[add_headers],
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


@asynccontextmanager
async def open_while_running(app: Litestar) -> AsyncIterator[None]:
    """Open the site before the first request, unless it is open, and close it after the last one."""
    site: Site = app.state.site
    if not site.is_open:
        await site.open()
    try:
        yield
    finally:
        await site.close()


def make_api(site: Site) -> Router:
    """Returns everything that answers programs: requests and the socket."""
    return Router(
        API,
        route_handlers=[
            games.games,
            games.facts,
            *tables.HANDLERS,
            *history.HANDLERS,
            *people.HANDLERS,
            *health.HANDLERS,
            socket_of(site),
        ],
        before_request=check,
        dependencies={"site": Provide(site_of), "caller": Provide(caller_of)},
    )


def socket_of(site: Site) -> ASGIRouteHandler:
    """The socket of the tables, as a plain ASGI handler."""

    @asgi("/tables/{id:str}/socket", copy_scope=False)
    async def socket(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            raise Refused("InvalidInput", "this address is a WebSocket")
        await receive()  # websocket.connect
        # at once: reading a table may take longer than a client waits for this
        await send({"type": "websocket.accept"})
        connection = Connection(scope)
        try:
            door.check_origin(site, connection)
            site.check_request(scope)
            caller = await door.find_caller(site, connection)
            site.socket_opened(scope)
        except Refused as error:
            await refuse_socket(error, send)
            return
        try:
            viewer = connection.query_params.get("eye")
            await converse(site, scope["path_params"]["id"], caller, viewer, receive, send, short_way(scope))
        except Refused as error:
            await refuse_socket(error, send)
        finally:
            site.socket_closed(scope)

    return socket


async def refuse_socket(error: Refused, send: Any) -> None:
    """Say why there is no conversation: browsers see only what comes after the handshake."""
    await send(Message(refusal(None, error)).event())
    await send({"type": "websocket.close", "code": 4000 + status_of(error), "reason": error.error})


def on_refused(request: Request, error: Refused) -> Response[Problem]:
    """A refusal as JSON."""
    return Response(make_problem(error), status_code=status_of(error))


def on_unwritten(request: Request, error: Unwritten) -> Response[Problem]:
    """The database cannot be written at present."""
    log.warning("%s %s: %s", request.method, request.scope["path"], error)
    return Response(make_problem(not_stored()), status_code=503)


def on_http(request: Request, error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our words."""
    names: dict[int, ErrorName] = {404: "NotFound", 405: "NotAllowed", 413: "TooLarge", 429: "TooMany"}
    name = names.get(error.status_code, "InvalidInput")
    extra = error.extra if isinstance(error.extra, list) else []
    problem = Problem(error=name, detail={"errors": extra} if extra else {}, message=error.detail)
    return Response(problem, status_code=error.status_code)


def on_failure(request: Request, error: Exception) -> Response[Problem]:
    """A fault of ours, unless it means a refusal: logged here, and nothing of it told."""
    refusal = find_refusal(error)
    if refusal is not None:
        return on_refused(request, refusal)
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return Response(Problem(error="Busy", detail={}, message="something went wrong here; try again"), status_code=500)
