"""Viewers inside this process whose every received byte is kept.

They talk to the whole program (routes, cookies, origin check, conversation, redaction) through ASGI. What is kept is what
the program hands to the connection: the text of each socket message, and status, headers and body of each HTTP answer. A
TCP connection only puts frames around that, and `test_frames.py` shows that the frames carry nothing else.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from lichtung.server.app import make_app
from lichtung.server.config import Config, Limits
from lichtung.server.jobs.turns import Turn
from lichtung.server.jobs.worker import Job, Thought, think
from lichtung.server.jobs.workers import Workers
from lichtung.server.people.callers import session_with
from lichtung.server.site import Site
from lichtung.server.store.records import Person
from tests.server.memory_store import MemoryStore

MANY = 10**9
FREE = Config(limits=Limits(requests_per_minute=MANY, messages_per_second=MANY, tables_per_hour=MANY))
PATIENCE = 60.0  # seconds; only a failing test waits so long
ORIGIN = "http://table.example"
WHEN = re.compile(r'"(created|changed|when|deadline)":"[^"]*"')


class Here(Workers):
    """A worker that thinks in this process."""

    def __init__(self) -> None:
        super().__init__(0)

    async def think(self, job: Job, turn: Turn, seconds: float, wait: float | None = None) -> Thought:
        return think(job)


class House:
    """A site with its program, and the people who come to it."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.site = Site(self.store, FREE)
        self.app: Any = make_app(self.site)

    async def open(self) -> None:
        """Begin; everybody who will ever sit here has a cookie."""
        await self.site.open()
        self.site.thinking.workers = Here()  # type: ignore[misc]
        for name in ("p0", "p1", "p2", "p3", "p4", "watcher"):
            await self.store.add_person(Person(id=name, name=name), session_with(f"cookie-of-{name}", name, ""))

    def forget(self, table: str) -> None:
        """A table is needed no more."""
        self.site.open_tables.tables.pop(table, None)
        for kept in (self.store.kept, self.store.logs, self.store.lines, self.store.snapshots):
            kept.pop(table, None)


@asynccontextmanager
async def house() -> AsyncIterator[House]:
    """A house that is closed in the end."""
    found = House()
    await found.open()
    try:
        yield found
    finally:
        await found.site.close()


class Tap:
    """One viewer at one table."""

    def __init__(self, house: House, table: str, person: str) -> None:
        self.house = house
        self.table = table
        self.kept: list[str] = []  # the messages of the socket
        self.answers: dict[int, dict[str, Any]] = {}
        self.re = 0
        self.came: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.headers = {"origin": ORIGIN, "cookie": f"guest=cookie-of-{person}"}
        transport = httpx.ASGITransport(app=house.app)
        self.http = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=self.headers)

    async def open(self, eye: int | None) -> None:
        """Begin to look on; returns when the first state has come."""
        head = [(name.encode(), value.encode()) for name, value in {"host": "table.example", **self.headers}.items()]
        path = f"/api/v1/tables/{self.table}/socket"
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": path,
            "raw_path": path.encode(), "query_string": b"eye=none" if eye is None else f"eye={eye}".encode(),
            "root_path": "", "headers": head, "client": ("127.0.0.1", 1), "server": ("table.example", 80),
            "subprotocols": [], "state": {}, "extensions": {},
        }  # fmt: skip
        self.came.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.house.app(scope, self.came.get, self.keep))
        await self.wait(lambda: bool(self.kept))

    async def keep(self, message: dict[str, Any]) -> None:
        """What the program sends."""
        if message["type"] == "websocket.send":
            self.kept.append(message["text"])
            found = json.loads(message["text"]) if '"re":' in message["text"] else {}
            if found.get("re") is not None:
                self.answers[found["re"]] = found
        elif message["type"] == "websocket.close":
            self.kept.append(f"closed {message['code']}")

    async def wait(self, test: Any) -> None:
        """Let the program work until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not test():
                assert self.task is None or not self.task.done(), "the conversation has ended"
                await asyncio.sleep(0)

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message; returns its answer when the table is at rest again."""
        self.re += 1
        re, text = self.re, json.dumps({"type": type, "re": self.re, **fields})
        self.came.put_nowait({"type": "websocket.receive", "text": text})
        await self.wait(lambda: re in self.answers and not self.house.site.open_tables.tables[self.table].lock.locked())
        return self.answers[re]

    def say(self, text: str) -> None:
        """Send a line of chat, which has no answer where it is allowed."""
        self.re += 1
        self.came.put_nowait(
            {"type": "websocket.receive", "text": json.dumps({"type": "chat", "re": self.re, "text": text})}
        )

    async def get(self, path: str) -> str:
        """Everything of an HTTP answer."""
        answer = await self.http.get(f"/api/v1{path}")
        return f"{path} {answer.status_code} {sorted(answer.headers.items())} {answer.text}"

    async def close(self) -> None:
        """Hang up."""
        self.came.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self.task is not None:
            await self.task
        await self.http.aclose()


def plain(text: str) -> str:
    """What somebody received, without the times of day."""
    return WHEN.sub(r'"\1":""', text)
