"""A real server on a free port inside the test's own event loop, and clients that talk to it as anybody would."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lichtung import fold
from lichtung.server.app import make_app
from lichtung.server.serve import uvicorn_settings
from lichtung.server.site import Site
from lichtung.server.store.interface import Store
from tests.server.choosers import Chooser
from tests.server.memory_store import MemoryStore

PATIENCE = 60.0  # seconds; only a failing test waits so long
SHARE = "5a" * 32  # what everybody gives to a deal

Json = dict[str, Any]


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test's coroutine; one that hangs fails."""
    asyncio.run(asyncio.wait_for(test(), 4 * PATIENCE))


class Server:
    """A running server."""

    def __init__(self, site: Site, port: int) -> None:
        self.site = site
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"

    def client(self, address: str = "127.0.0.1") -> Client:
        """Somebody with a browser of their own, at an address of this machine."""
        return Client(self, address)


@asynccontextmanager
async def serving(store: Store, **options: Any) -> AsyncIterator[Server]:
    """Run a server until the block ends."""
    site = Site(store, **options)
    config = uvicorn.Config(make_app(site), host="127.0.0.1", port=0, log_level="warning", **uvicorn_settings(site))
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve())
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Server(site, port)
    finally:
        server.should_exit = True
        await asyncio.wait_for(task, PATIENCE)


class Client:
    """A browser: one cookie jar, any number of sockets."""

    def __init__(self, server: Server, address: str = "127.0.0.1") -> None:
        self.server = server
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=server.origin,
            headers={"Origin": server.origin},
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(local_address=address),
        )

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *rest: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, **params: Any) -> Any:
        """The answer of a request that must succeed."""
        response = await self.http.get(f"/api/v1{path}", params=params)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, body: Json | None = None) -> Any:
        """The answer of a request that must succeed."""
        response = await self.http.post(f"/api/v1{path}", json=body)
        assert response.status_code in (200, 201, 204), response.text
        return response.json() if response.content else None

    async def refused(self, path: str, body: Json | None = None, method: str = "POST") -> str:
        """The name of the error of a request that must fail."""
        response = await self.http.request(method, f"/api/v1{path}", json=body)
        assert 400 <= response.status_code < 500, (response.status_code, response.text)
        return str(response.json()["error"])

    async def table(self, game: str, seats: list[str | Json], **wish: Any) -> Json:
        """Make a table; a seat may be given by its kind alone."""
        wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        found: Json = await self.post("/tables", {"game": game, "seats": wishes, **wish})
        return await self.share(found)

    async def share(self, table: Json) -> Json:
        """Give a share for each of one's seats at a table that waits, as a browser does at once."""
        given = {one["seat"] for one in (table["deal"] or {"shares": []})["shares"]}
        for seat in table["yours"]:
            if table["status"] == "waiting" and table["deal"] is not None and seat not in given:
                table = await self.post(f"/tables/{table['id']}/share", {"seat": seat, "share": SHARE})
        return table

    async def sit(self, table: str, seat: int, **wish: Any) -> Json:
        """Sit down as a browser does: everybody is told what the table is like, and gives a share."""
        found: Json = await self.post(f"/tables/{table}/sit", {"seat": seat, "share": SHARE, "numbered": True, **wish})
        return found

    async def rematch(self, table: str) -> Json:
        """Another game, and a share for it."""
        found: Json = await self.post(f"/tables/{table}/rematch")
        return await self.share(found)

    @asynccontextmanager
    async def socket(self, table: str, eye: int | str | None = None, **headers: str) -> AsyncIterator[Viewer]:
        """Look on at a table."""
        query = "" if eye is None else f"?eye={eye}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Cookie": cookies, "Origin": self.server.origin, **headers}
        address = f"ws://127.0.0.1:{self.server.port}/api/v1/tables/{table}/socket{query}"
        async with connect(
            address,
            additional_headers={k: v for k, v in sent.items() if v},
            max_size=None,
            max_queue=None,
            close_timeout=1,
            open_timeout=PATIENCE,
            compression=None,
            local_addr=(self.address, 0),
        ) as connection:
            yield Viewer(connection)


class Viewer:
    """One socket, with the view that it has folded together."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.re = 0
        self.eye: int | None = None
        self.at = 0
        self.view: Json = {}
        self.log: list[Json] = []
        self.events: list[Json] = []
        self.info: Json = {}
        self.raw: list[str] = []
        self.said: list[Json] = []

    async def receive(self) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        self.follow(message)
        return message

    def follow(self, message: Json) -> None:
        """Keep the view up to date."""
        if message["type"] == "state":
            self.eye, self.at, self.view = message["eye"], message["at"], message["view"]
            self.log, self.info = message["log"], message["table"]
        elif message["type"] == "events":
            assert (self.eye, self.at) == (message["eye"], message["since"])
            self.at = message["at"]
            self.events += message["events"]
            self.view = fold(self.view, message["events"])
        elif message["type"] == "table":
            self.info = message["table"]
        elif message["type"] == "said":
            self.said.append(message)

    async def until(self, type: str, **fields: Any) -> Json:
        """The next message of a type with these fields; others are followed on the way."""
        while True:
            message = await self.receive()
            if message["type"] == type and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def wait(self, test: Callable[[], bool]) -> None:
        """Follow messages until something is so."""
        while not test():
            await self.receive()

    async def ending(self) -> str:
        """Follow messages until the server hangs up."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed:
            return "closed"

    async def send(self, type: str, **fields: Any) -> int:
        """Send a message; returns its number."""
        self.re += 1
        await self.connection.send(json.dumps({"type": type, "re": self.re, **fields}))
        return self.re

    async def ask(self, type: str, **fields: Any) -> Json:
        """Send a message and wait for its answer."""
        re = await self.send(type, **fields)
        while True:
            message = await self.receive()
            if message.get("re") == re:
                return message

    async def play(self, word: str, seat: int | None = None, at: int | None = None) -> Json:
        """Play a word for the seat whose eyes these are."""
        who = self.eye if seat is None else seat
        return await self.ask("play", seat=who, at=self.at if at is None else at, word=word)

    @property
    def words(self) -> list[str]:
        """What can be answered now."""
        choice = self.view.get("choice") or {}
        return list(choice.get("words", []))

    async def play_on(self, chooser: Chooser | random.Random, moves: int = 100_000) -> int:
        """Answer at random whatever is asked of this eye until the game is over or so many moves are made."""
        made = 0
        while self.view["result"] is None and made < moves:
            if self.words:
                answer = await self.play(chooser.choice(self.words))
                assert answer["type"] == "done", answer
                made += 1
                await self.wait(lambda at=answer["at"]: self.at >= at)  # type: ignore[misc]
            else:
                await self.receive()
        return made


async def sit_down(
    server: Server, stack: AsyncExitStack, game: str, seats: int, **wish: Any
) -> tuple[str, list[Client]]:
    """A table where every seat is another person's."""
    clients = [await stack.enter_async_context(server.client()) for _ in range(seats)]
    kinds: list[Any] = ["me", *["open"] * (seats - 1)]
    table = await clients[0].table(game, kinds, **wish)
    for seat, client in enumerate(clients[1:], 1):
        table = await client.sit(table["id"], seat, name=f"guest {seat}")
    assert "playing" == table["status"]
    return str(table["id"]), clients


@asynccontextmanager
async def playing_alone(store: Store | None = None, **wish: Any) -> AsyncIterator[tuple[Server, Client, str, Viewer]]:
    """A server, somebody who plays Sylvion alone there, their table, and what they see of it."""
    async with serving(store or MemoryStore()) as server, server.client() as me:
        table = str((await me.table("sylvion", ["me"], **wish))["id"])
        async with me.socket(table) as viewer:
            await viewer.until("state")
            yield server, me, table, viewer
