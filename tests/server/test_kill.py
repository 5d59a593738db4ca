"""The server is killed at random moments while people play: every acknowledged move is there, and none is there twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from lichtung.server.hall import course_from
from lichtung.server.store.facts import StoredMove
from lichtung.server.store.sql import store_at
from tests.server.choosers import Chooser
from tests.server.harness import PATIENCE, Client, Server, Viewer

CONFIG = """
[limits]
messages_per_second = 100000
requests_per_minute = 1000000
tables_per_hour = 100000
sockets_per_address = 10000
"""
GAMES: list[tuple[str, list[str]]] = [
    ("sylvion", ["me"]),
    ("urbion", ["me"]),
    ("equinox", ["me", "me"]),
    ("tribes", ["me", "me"]),
]
GONE = (ConnectionClosed, WebSocketException, OSError, TimeoutError, EOFError)


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        (folder / "site.toml").write_text(CONFIG, encoding="utf-8")

    async def start(self) -> None:
        """Start, and wait until it can be talked to; always at the same port once it has one."""
        command = [sys.executable, "-m", "lichtung.cli", "serve", "--port", str(self.port), "--lang", "en"]
        command += ["--config", str(self.folder / "site.toml"), "--database", self.database]
        self.process = await asyncio.to_thread(
            subprocess.Popen, command, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert "http://" in line, line
        self.port = int(line.split("http://")[1].split()[0].rpartition(":")[2])

    @property
    def database(self) -> str:
        return f"sqlite:///{self.folder / 'site.sqlite'}"

    async def kill(self) -> None:
        """Kill it with all its workers; no chance to clean up."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        await asyncio.to_thread(self.process.wait)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Person:
    """Somebody who plays one table alone for all its seats, whatever happens to the server."""

    def __init__(self, client: Client, table: str, seats: int, seed: int) -> None:
        self.client = client
        self.table = table
        self.seats = seats
        self.chooser = Chooser(seed)
        self.pending: tuple[int, int, str] | None = None  # seat, at, word that was sent and not acknowledged
        self.acknowledged: list[str] = []
        self.views: dict[int, tuple[int, Any]] = {}
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop; come back whenever the line breaks."""
        while not stop.is_set() and not self.over:
            try:
                async with self.client.socket(self.table) as viewer:
                    await viewer.until("state")
                    await self.play_here(viewer, stop)
            except GONE:
                await asyncio.sleep(0.05)

    async def play_here(self, viewer: Viewer, stop: asyncio.Event) -> None:
        """Play on one connection."""
        while not stop.is_set():
            if viewer.view["result"] is not None:
                self.over = True
                return
            if self.pending is None:
                asked = viewer.info["asked"][0]
                if viewer.eye != asked:
                    await viewer.ask("look", eye=asked)
                    continue
                self.pending = (asked, viewer.at, self.chooser.choice(viewer.words))
            seat, at, word = self.pending
            answer = await viewer.play(word, seat=seat, at=at)
            assert "done" == answer["type"], answer
            self.acknowledged.append(word)
            self.pending = None
            await viewer.ask("resync")
            self.views[viewer.eye or 0] = (viewer.at, viewer.view)


async def disaster(folder: Path, tables: int, kills: int, pause: tuple[float, float], seed: int) -> None:
    """Let people play while the server is killed again and again, then look at what is left."""
    dice = random.Random(seed)
    process = Process(folder)
    await process.start()
    people: list[Person] = []
    server = Server(None, process.port)  # type: ignore[arg-type]  # it lives in another process
    for number in range(tables):
        client = Client(server)
        game, seats = GAMES[number % len(GAMES)]
        table = await client.table(game, list(seats), seed=number)
        people.append(Person(client, table["id"], len(seats), number))
    stop = asyncio.Event()
    tasks = [asyncio.create_task(person.play(stop)) for person in people]
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(*pause))
        await process.kill()
        await process.start()
    await asyncio.sleep(pause[0])
    stop.set()
    await asyncio.wait_for(asyncio.gather(*tasks), 4 * PATIENCE)
    await process.kill()
    await check(process, people)
    for person in people:
        await person.client.http.aclose()


async def check(process: Process, people: list[Person]) -> None:
    """Every acknowledged move is stored once, and the stored moves give everybody the view they last saw."""
    store = store_at(process.database)
    await store.open()
    try:
        for person in people:
            stored = await store.table(person.table)
            assert stored is not None
            moves: list[StoredMove] = await store.moves(person.table)
            assert list(range(1, len(moves) + 1)) == [move.number for move in moves]
            words = [move.word for move in moves]
            assert person.acknowledged == words[: len(person.acknowledged)]
            assert len(words) - len(person.acknowledged) <= (0 if person.pending is None else 1)
            course = course_from(stored, moves[: len(person.acknowledged)])
            seat = max(person.views, key=lambda eye: person.views[eye][0], default=None)
            if seat is not None and not person.over:
                at, view = person.views[seat]
                if course.number(seat) == at:
                    course.watch(seat)
                    assert view == course.view(seat)
        assert sum(len(person.acknowledged) for person in people) >= len(people)
    finally:
        await store.close()


def test_acknowledged_moves_survive_a_kill(tmp_path: Path) -> None:
    asyncio.run(disaster(tmp_path, tables=4, kills=1, pause=(0.4, 0.9), seed=1))


@pytest.mark.long
def test_acknowledged_moves_survive_twenty_kills(tmp_path: Path) -> None:
    asyncio.run(disaster(tmp_path, tables=50, kills=20, pause=(1.0, 4.0), seed=2))


def test_a_server_that_is_asked_to_stop_stops_in_order(tmp_path: Path) -> None:
    async def ask() -> None:
        process = Process(tmp_path)
        await process.start()
        client = Client(Server(None, process.port))  # type: ignore[arg-type]
        table = (await client.table("sylvion", ["me"], seed=1))["id"]
        async with client.socket(table) as viewer:
            await viewer.until("state")
            await viewer.play(viewer.words[0])
            assert process.process is not None
            process.process.send_signal(signal.SIGTERM)
            assert "closed" == await viewer.ending()
        code = await asyncio.to_thread(process.process.wait, 4 * PATIENCE)
        assert code in (0, -signal.SIGTERM)
        assert process.process.stdout is not None
        process.process.stdout.close()
        await client.http.aclose()
        with pytest.raises(httpx.ConnectError):
            async with httpx.AsyncClient() as http:
                await http.get(f"http://127.0.0.1:{process.port}/api/v1/health")
        store = store_at(process.database)
        await store.open()
        assert 1 == len(await store.moves(table))
        await store.close()

    asyncio.run(ask())
