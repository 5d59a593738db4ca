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

from lichtung.server.play.open_tables import replay_session
from lichtung.server.store.records import StoredMove
from lichtung.server.store.sql import SqlStore
from tests.helpers.measured import note
from tests.server.choosers import Chooser
from tests.server.harness import PATIENCE, Client, Server, Viewer

CONFIG = """
log = "error"

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
KILLS = 100  # of the long tests
GONE = (ConnectionClosed, WebSocketException, OSError, TimeoutError, EOFError)


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.database = database or f"sqlite:///{folder / 'site.sqlite'}"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        shared = f'database = "{database}"\nprocesses = "several"\n' if database else ""  # by two processes
        (folder / "site.toml").write_text(shared + CONFIG, encoding="utf-8")

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

    async def kill(self) -> None:
        """Kill it with all its workers; no chance to clean up."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        await asyncio.to_thread(self.process.wait)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Person:
    """Somebody who plays one table alone for all its seats, whatever happens to the servers."""

    def __init__(self, clients: list[Client], table: str, seed: int) -> None:
        self.clients = clients  # the same browser at each server of the site
        self.table = table
        self.visits = seed
        self.chooser = Chooser(seed)
        self.pending: tuple[int, int, str] | None = None  # seat, at, word that was sent and not acknowledged
        self.acknowledged: list[str] = []
        self.views: dict[int, tuple[int, int, Any]] = {}  # by eye: moves made, number and view that it saw last
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop; whenever the line breaks, come back at the next server."""
        while not stop.is_set() and not self.over:
            self.visits += 1
            try:
                async with self.clients[self.visits % len(self.clients)].socket(self.table) as viewer:
                    await viewer.until("state")
                    await self.play_here(viewer, stop)
            except GONE:
                await asyncio.sleep(0.05)

    async def play_here(self, viewer: Viewer, stop: asyncio.Event) -> None:
        """Play on one connection."""
        while not stop.is_set():
            if self.pending is None:
                if viewer.view["result"] is not None:
                    self.over = True
                    return
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
            assert viewer.eye is not None
            self.views[viewer.eye] = (len(self.acknowledged), viewer.at, viewer.view)


class Crowd:
    """People who keep so many tables busy: whoever has finished a game begins another one."""

    def __init__(self, processes: list[Process]) -> None:
        self.servers = [Server(None, process.port) for process in processes]  # type: ignore[arg-type]
        self.people: list[Person] = []
        self.stop = asyncio.Event()

    async def keep_busy(self, number: int) -> None:
        """One game after the other."""
        game, seats = GAMES[number % len(GAMES)]
        clients = [Client(server) for server in self.servers]
        while not self.stop.is_set():
            try:
                table = await clients[0].table(game, list(seats), seed=len(self.people))
            except (*GONE, httpx.TransportError):
                await asyncio.sleep(0.05)
                continue
            for client in clients[1:]:
                client.http.cookies.update(clients[0].http.cookies)
            self.people.append(Person(clients, table["id"], len(self.people)))
            await self.people[-1].play(self.stop)
        for client in clients:
            await client.http.aclose()

    @property
    def made(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(person.acknowledged) for person in self.people)

    async def moves(self, more: int) -> None:
        """Wait until so many more moves are acknowledged."""
        goal = self.made + more
        async with asyncio.timeout(10 * PATIENCE):
            while self.made < goal:
                await asyncio.sleep(0.005)


async def disaster(processes: list[Process], tables: int, kills: int, seed: int) -> Crowd:
    """Let people play while one server after the other is killed, then look at what is left."""
    dice = random.Random(seed)
    for process in processes:
        await process.start()
    crowd = Crowd(processes)
    tasks = [asyncio.create_task(crowd.keep_busy(number)) for number in range(tables)]
    try:
        for _ in range(kills):
            await crowd.moves(dice.randrange(1, 4 * tables))
            process = dice.choice(processes)
            await process.kill()
            if len(processes) > 1:
                await crowd.moves(dice.randrange(1, tables))  # the others go on
            await process.start()
        await crowd.moves(tables)
        crowd.stop.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 10 * PATIENCE)
    finally:
        for process in processes:
            await process.kill()
    await check(processes[0].database, crowd.people)
    return crowd


async def check(database: str, people: list[Person]) -> None:
    """Every acknowledged move is stored once, and the stored moves give everybody the views they last saw."""
    store = SqlStore(database)
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
            for eye, (made, at, view) in person.views.items():
                session = replay_session(stored, moves[:made])
                session.watch(eye)
                assert (at, view) == (session.number(eye), session.view(eye))
    finally:
        await store.close()


def test_acknowledged_moves_survive_a_kill(tmp_path: Path) -> None:
    asyncio.run(disaster([Process(tmp_path)], tables=4, kills=1, seed=1))


@pytest.mark.long
def test_acknowledged_moves_survive_a_hundred_kills(tmp_path: Path) -> None:
    crowd = asyncio.run(disaster([Process(tmp_path)], tables=50, kills=KILLS, seed=2))
    noted("SQLite, one process", crowd)


def noted(where: str, crowd: Crowd) -> None:
    """Write down what was seen."""
    views = sum(len(person.views) for person in crowd.people)
    note(
        f"Server: killed {KILLS} times while 50 tables play ({where})",
        f"{crowd.made} acknowledged moves in {len(crowd.people)} games, {views} last views",
        "no move lost or stored twice, every view comes back byte for byte",
    )


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
        store = SqlStore(process.database)
        await store.open()
        assert 1 == len(await store.moves(table))
        await store.close()

    asyncio.run(ask())
