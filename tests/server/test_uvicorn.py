"""What our protocols use of uvicorn's that uvicorn does not promise, so that an upgrade which changes it is noticed."""

from __future__ import annotations

import ast
import inspect
from asyncio import Protocol
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lichtung.server.transport.connections import Connection
from lichtung.server.websocket.protocol import WebSocket

HTTP = {  # what a connection needs to know when a request begins and ends
    "client",
    "cycle",
    "handle_websocket_upgrade",
    "loop",
    "on_body",
    "on_headers_complete",
    "on_message_begin",
    "on_message_complete",
    "pipeline",
    "timeout_keep_alive_handler",
    "timeout_keep_alive_task",
    "transport",
}
SOCKET = {  # what a socket needs to know to go past the library while nothing unusual is under way
    "close_sent",
    "config",
    "disconnected",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "queue",
    "read_paused",
    "run_asgi",
    "scope",
    "transport",
    "writable",
}
CASES = [(Connection, HttpToolsProtocol, HTTP), (WebSocket, WebSocketsSansIOProtocol, SOCKET)]


def attributes_of(protocol: type[Any]) -> set[str]:
    """All attributes of `self` and `super()` that the source of a class names, and the methods that it defines."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(inspect.getsource(protocol))):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("self", "super()"):
            names.add(node.attr)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


@pytest.mark.parametrize(("ours", "theirs", "listed"), CASES, ids=["http", "websocket"])
def test_only_what_is_listed_is_used_of_a_protocol(ours: type[Any], theirs: type[Any], listed: set[str]) -> None:
    used = attributes_of(ours) & (attributes_of(theirs) | set(dir(theirs)))
    assert listed == used - set(dir(Protocol))


@pytest.mark.parametrize(("ours", "theirs", "listed"), CASES, ids=["http", "websocket"])
def test_nothing_private_is_used(ours: type[Any], theirs: type[Any], listed: set[str]) -> None:
    private = {name for name in attributes_of(ours) if name.startswith("_") and not name.startswith("__")}
    assert set() == private
