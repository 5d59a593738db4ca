"""A server is followed by another one while people play: no move is lost, nobody is refused, bots go on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import lichtung
from lichtung.server.successor import MODULES
from tests.server.choosers import Chooser
from tests.server.harness import PATIENCE, Client, Server
from tests.server.test_kill import GONE, Crowd, Process, check

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
BOT: dict[str, Any] = {"kind": "bot", "level": "easy"}


class Beside:
    """Somebody who plays against a bot and comes back whenever the line breaks."""

    def __init__(self, server: Server) -> None:
        self.client = Client(server)
        self.at = 0

    async def play(self, stop: asyncio.Event) -> None:
        table = (await self.client.table("tribes", ["me", BOT], seed=5))["id"]
        while not stop.is_set():
            try:
                async with self.client.socket(table) as viewer:
                    await viewer.until("state")
                    assert self.at <= viewer.at, "what was seen is still there"
                    while not stop.is_set():
                        await viewer.play_on(Chooser(viewer.at), moves=1)
                        self.at = viewer.at
            except GONE:
                await asyncio.sleep(0.05)

    async def questions(self, more: int) -> None:
        """Wait until so much more has happened: every few of its own moves it has to wait for the bot."""
        goal = self.at + more
        async with asyncio.timeout(10 * PATIENCE):
            while self.at < goal:
                await asyncio.sleep(0.01)


async def knock(server: Server, stop: asyncio.Event) -> int:
    """Come as somebody new, again and again; to be refused fails. Returns how often there was an answer."""
    answers = 0
    while not stop.is_set():
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            try:
                answers += (await client.get(f"{server.origin}/api/v1/health/live")).status_code == 200
            except (httpx.RemoteProtocolError, httpx.ReadError):
                pass  # it came in just before the end, and comes again
        await asyncio.sleep(0.02)
    return answers


def other_modules(folder: Path) -> Path:
    """The same modules in another folder; whoever begins with them leaves a line in `begun`."""
    modules = folder / "modules"
    modules.mkdir()
    package = Path(lichtung.__file__).parent
    (modules / "lichtung").symlink_to(package, target_is_directory=True)
    for library in package.parent.glob("lichtung__mypyc*"):  # what compiled modules share
        (modules / library.name).symlink_to(library)
    line = f"import os; open({str(folder / 'begun')!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    (modules / "sitecustomize.py").write_text(line)
    return modules


async def follow_each_other(folder: Path, successors: int) -> None:
    process = Process(folder)
    await process.start()
    assert process.process is not None
    crowd = Crowd([process])
    beside = Beside(crowd.servers[0])
    playing = [asyncio.create_task(crowd.keep_busy(number)) for number in range(3)]
    playing.append(asyncio.create_task(beside.play(crowd.stop)))
    knocking = asyncio.create_task(knock(crowd.servers[0], crowd.stop))
    try:
        for number in range(successors):
            await crowd.moves(12)
            await beside.questions(20)
            process.process.send_signal(signal.SIGUSR2)
            line = await asyncio.wait_for(asyncio.to_thread(process.process.stdout.readline), 4 * PATIENCE)  # type: ignore[union-attr]
            assert f":{process.port} " in line
            begun = (folder / "begun").read_text().splitlines()
            assert begun.count(str(process.process.pid)) == number + 1
        await crowd.moves(12)
        await beside.questions(20)
        crowd.stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), 10 * PATIENCE)
        assert await knocking > 0
    finally:
        knocking.cancel()
        for task in playing:
            task.cancel()
        await process.kill()
        await beside.client.http.aclose()
    await check(process.database, crowd.people)


def test_players_bots_and_visitors_go_on_at_a_successor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MODULES, str(other_modules(tmp_path)))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(lichtung.__file__).parents[1])]))
    asyncio.run(follow_each_other(tmp_path, successors=2))
