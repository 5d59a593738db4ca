"""Server processes of their own, started and killed as an operating system does."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import lichtung
from tests.server.harness import Server

START_SECONDS = 120.0  # only a failing test waits so long
ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")


class Program(Server):
    """A running `lichtung serve`."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.dying = False
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"

    async def kill(self) -> None:
        """As a power cut would."""
        self.dying = True
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


async def started(*options: str) -> Program:
    """Start a server on a free port; returns it when it can be talked to."""
    env = os.environ | {
        "PYTHONPATH": str(Path(lichtung.__file__).parents[1]),
        "PYTHONUNBUFFERED": "1",
        "COLUMNS": "200",
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lichtung.cli", "serve", "--lang", "en", "--port", "0", *options),
        stdout=asyncio.subprocess.PIPE,
        env=env,
    )
    assert process.stdout is not None
    async with asyncio.timeout(START_SECONDS):
        while not (found := ADDRESS.search(line := await process.stdout.readline())):
            assert line, "the server ended before it was ready"
    return Program(process, int(found[1]))


@asynccontextmanager
async def running(*options: str) -> AsyncIterator[Program]:
    """A server that is gone when the block ends."""
    program = await started(*options)
    try:
        yield program
    finally:
        await program.kill()
