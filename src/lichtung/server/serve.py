"""Running a site: from its settings to the last connection."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import uvicorn

from lichtung.server import logs
from lichtung.server.app import make_app
from lichtung.server.config import Config
from lichtung.server.site import Site
from lichtung.server.store.errors import StartError
from lichtung.server.store.sql import SqlStore
from lichtung.server.successor import SIGNAL, begin_successor, inherited_socket
from lichtung.server.transport.connections import make_protocol
from lichtung.server.websocket.protocol import WebSocket

SHUTDOWN_TIMEOUT: Final = 10  # seconds for a request to finish when the server stops
BACKLOG: Final = 2048
UNKNOWN_HOST: Final = (socket.EAI_NONAME, socket.EAI_AGAIN, socket.EAI_FAIL)
# Views come and go by the thousand and are never in cycles: look for cycles less often than Python's default.
GC_THRESHOLDS: Final = (50_000, 20, 20)


class Announcing(uvicorn.Server):
    """A server that says when it can be talked to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready: Final = ready
        self.has_successor = False

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            if SIGNAL is not None:
                asyncio.get_running_loop().add_signal_handler(SIGNAL, self.hand_over)
            self.ready()

    def hand_over(self) -> None:
        """End, and let a successor begin."""
        self.has_successor = self.should_exit = True


def uvicorn_settings(site: Site) -> dict[str, Any]:
    """How uvicorn shall run a site."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": make_protocol(site.limits, site.config.proxies),
        "ws": WebSocket,
        "ws_max_size": 2 * site.limits.message_bytes,  # our own, friendlier limit comes first
        "ws_per_message_deflate": False,  # costs more time than a local network does
        "proxy_headers": bool(site.config.proxies),
        "forwarded_allow_ips": site.config.proxies or None,
        "timeout_keep_alive": site.limits.idle_seconds,
        "timeout_graceful_shutdown": SHUTDOWN_TIMEOUT,
    }


def open_socket(config: Config) -> socket.socket:
    """Returns a socket on the site's host and port, or the one that was handed to this process."""
    if inherited := inherited_socket():
        return inherited
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        return socket.create_server((config.host, config.port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise StartError(f"{config.host} port {config.port}: {explain_socket_fault(error)}") from None


def explain_socket_fault(error: OSError) -> str:
    """Why nobody can be listened to, and what to do."""
    if isinstance(error, socket.gaierror) or error.errno in UNKNOWN_HOST:  # create_server makes the one the other
        return "nobody knows this host: correct it, 127.0.0.1 is this machine alone and 0.0.0.0 everybody"
    if error.errno == errno.EADDRINUSE:
        return "another program listens there: stop it, or choose another --port"
    if error.errno in (errno.EACCES, errno.EPERM):
        return "this needs a right that you do not have: choose a --port from 1024 on, and let a proxy listen there"
    if error.errno == errno.EADDRNOTAVAIL:
        return "this is no address of this machine: 127.0.0.1 is this machine alone, 0.0.0.0 everybody"
    return error.strerror or str(error)


def address(config: Config, sock: socket.socket) -> str:
    """Where people find the site."""
    if config.public_url:
        return config.public_url
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(config.host, config.host)
    return f"http://{f'[{host}]' if ':' in host and host[0] != '[' else host}:{sock.getsockname()[1]}"


def serve(config: Config, database: Path, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it; `database` is the file where the settings name no database.

    A `StartError` says why it cannot begin.
    """
    logs.begin(config.log)
    gc.set_threshold(*GC_THRESHOLDS)
    with closing(open_socket(config)) as sock:
        here = address(config, sock)
        url = config.database or f"sqlite:///{database}"
        alone = config.processes == "one"
        store = SqlStore(url, queue=config.bots == "queue", redis=config.redis, alone=alone, holder=here)
        site = Site(store, config)
        settings = uvicorn.Config(make_app(site), **uvicorn_settings(site))
        server = Announcing(settings, lambda: ready(here))
        with sock.dup() as kept:  # uvicorn closes its own
            with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
                runner.run(run_site(site, server, sock))
            if server.has_successor:
                begin_successor(kept)


async def run_site(site: Site, server: Announcing, sock: socket.socket) -> None:
    """Open a site and serve it: what hinders its opening is told to us, not to the server's log."""
    await site.open()
    try:
        await server.serve(sockets=[sock])
    finally:
        await site.close()  # the server has done so, unless it did not even begin
    if not server.started:
        raise StartError("the server did not begin: see the log")
