"""The HTTP protocol: uvicorn's, for clients that are slow on purpose.

A request must come within its time, an answer must be taken, and one address has a limited number of connections at once,
its sockets included. Sockets are left alone otherwise: they have pings.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Final, Literal

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from lichtung.server.config import Limits
from lichtung.server.transport.limits import client_key
from lichtung.server.websocket.protocol import WebSocket
from lichtung.server.wire import ErrorName, Problem

MAX_HEAD_BYTES: Final = 65_536  # of what is not a body
CLOSING_TIMEOUT: Final = 10  # seconds that a closed connection has to take its last bytes


class Visitors:
    """The connections of every address; those of trusted proxies are not counted, since they ask for others."""

    def __init__(self, limit: int, proxies: Sequence[str]) -> None:
        self.limit: Final = limit
        self.everybody: Final = "*" in proxies
        self.proxies: Final = [ip_network(name, strict=False) for name in proxies if is_network(name)]
        self.counts: Final[dict[str, int]] = {}

    def is_proxy(self, address: str) -> bool:
        """Whether an address may ask for others."""
        if self.everybody or not is_network(address):
            return True
        ip = ip_address(address)
        return any(ip in network for network in self.proxies)

    def admit(self, address: str) -> Callable[[], None] | None:
        """Count one connection more. Returns what is to be called at its end, or None when there are too many."""
        if self.is_proxy(address):
            return ignore_end
        client = client_key(address)
        if self.counts.get(client, 0) >= self.limit:
            return None
        self.counts[client] = self.counts.get(client, 0) + 1
        return lambda: self.release(client)

    def release(self, client: str) -> None:
        """Count one connection less."""
        self.counts[client] -= 1
        if not self.counts[client]:
            del self.counts[client]


class Connection(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    limits = Limits()
    visitors = Visitors(limits.connections_per_address + limits.sockets_per_address, ())
    on_end: Callable[[], None] | None = None
    timer: asyncio.TimerHandle | None = None
    phase: Literal["idle", "head", "body", "socket"] = "idle"  # what is coming
    extra = 0  # bytes of it that are no body
    watcher: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for its first request."""
        super().connection_made(transport)
        self.on_end = self.visitors.admit(self.client[0] if self.client else "")
        if self.on_end is None:
            self.refuse(429, "Too Many Requests", "TooMany", "too many connections from your address")
        else:
            self.wait(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.stop_waiting()
        self.stop_watching()
        super().connection_lost(exc)
        if self.on_end is not None:
            self.on_end()

    def data_received(self, data: bytes) -> None:
        """Read on; whoever is idle and sends anything has begun a request."""
        if self.transport.is_closing():
            return
        self.extra += len(data)
        super().data_received(data)
        if self.phase == "socket" or self.transport.is_closing():
            return
        if self.extra > MAX_HEAD_BYTES:
            self.refuse(431, "Request Header Fields Too Large", "TooLarge", "the head of the request is too long")
        elif self.timer is None and self.timeout_keep_alive_task is None and self.is_idle():
            self.wait(self.limits.header_seconds)

    def on_message_begin(self) -> None:
        """The first bytes of a request."""
        self.phase = "head"
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self.phase = "body"
        self.wait(self.limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self.extra -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole: now it is the server's turn."""
        self.phase, self.extra = "idle", 0
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a socket; it counts until it ends."""
        self.phase = "socket"
        self.stop_waiting()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, WebSocket)
        socket.on_end, self.on_end = self.on_end, None

    # -- answers that nobody takes -------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """The client does not take the answer as fast as it is made."""
        super().pause_writing()
        self.watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """The client has taken it."""
        super().resume_writing()
        self.stop_watching()

    def watch(self, unsent: int) -> None:
        """See after a while whether the client takes anything."""
        self.watcher = self.loop.call_later(self.limits.body_seconds, self.check_progress, unsent)

    def stop_watching(self) -> None:
        """The answer is taken, or nobody is there any more."""
        if self.watcher is not None:
            self.watcher.cancel()
            self.watcher = None

    def check_progress(self, unsent: int) -> None:
        """Hang up on a client that has taken nothing at all: it is slow on purpose."""
        left = self.transport.get_write_buffer_size()
        if left < unsent:
            self.watch(left)
        else:
            self.transport.abort()

    # -- waiting -------------------------------------------------------------------------------------------------------

    def is_idle(self) -> bool:
        """Whether nothing is being answered."""
        return not self.pipeline and (self.cycle is None or self.cycle.response_complete)

    def may_answer(self) -> bool:
        """Whether a request is coming that nothing was said to."""
        if self.phase == "body":
            return not self.pipeline and not self.cycle.response_started
        return self.phase == "head" and self.is_idle()

    def wait(self, seconds: float) -> None:
        """Wait for what must come next."""
        self.stop_waiting()
        self.timer = self.loop.call_later(seconds, self.time_out)

    def stop_waiting(self) -> None:
        """What was waited for has come."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_out(self) -> None:
        """What was waited for has not come."""
        self.timer = None
        if self.may_answer():
            self.refuse(408, "Request Timeout", "InvalidInput", "the request did not come in time")
        else:
            self.hang_up()

    def timeout_keep_alive_handler(self) -> None:
        """No other request has come."""
        self.hang_up()

    def refuse(self, status: int, reason: str, error: ErrorName, message: str) -> None:
        """Say why, and hang up."""
        body = msgspec.json.encode(Problem(error=error, detail={}, message=message))
        head = f"HTTP/1.1 {status} {reason}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(head.encode() + b"connection: close\r\n\r\n" + body)
        self.hang_up()

    def hang_up(self) -> None:
        """Close the connection, even if the client takes nothing more."""
        self.stop_waiting()
        self.transport.close()
        self.loop.call_later(CLOSING_TIMEOUT, self.transport.abort)


def is_network(name: str) -> bool:
    """Whether this is an address, or a network of them."""
    try:
        ip_network(name, strict=False)
    except ValueError:
        return False
    return True


def ignore_end() -> None:
    """A connection that is not counted has ended."""


def make_protocol(limits: Limits, proxies: Sequence[str]) -> type[Connection]:
    """Returns the protocol of a site, with its limits and its visitors."""
    visitors = Visitors(limits.connections_per_address + limits.sockets_per_address, proxies)
    return type("SiteConnection", (Connection,), {"limits": limits, "visitors": visitors})
