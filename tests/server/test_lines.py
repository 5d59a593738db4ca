"""Lines to viewers: quick ones get everything in order, slow ones one whole state, and nobody waits for them."""

from __future__ import annotations

import asyncio
from typing import Any

from lichtung.server.lines import QUEUE, Line
from lichtung.server.people import NOBODY
from tests.server.harness import run


class Wire:
    """A connection that can be stopped up and broken."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.free = asyncio.Event()
        self.free.set()
        self.broken = False

    async def send(self, message: Any) -> None:
        await self.free.wait()
        if self.broken:
            raise ConnectionError
        self.sent.append(message)


async def settled(line: Line) -> None:
    """Wait until nothing is being written."""
    while line.writer is not None:
        await line.writer


def test_a_quick_viewer_gets_every_message_at_once() -> None:
    async def tell() -> None:
        wire = Wire()
        line = Line(wire.send, NOBODY)
        for number in range(200):
            line.push({"number": number})
        assert list(range(200)) == [message["number"] for message in wire.sent]
        assert line.writer is None

    run(tell)


def test_what_waits_for_a_slow_viewer_is_sent_in_order() -> None:
    async def tell() -> None:
        wire = Wire()
        line = Line(wire.send, NOBODY)
        wire.free.clear()
        for number in range(QUEUE + 1):
            line.push({"number": number})
        assert [] == wire.sent
        await asyncio.sleep(0)
        wire.free.set()
        await settled(line)
        assert list(range(QUEUE + 1)) == [message["number"] for message in wire.sent]

    run(tell)


def test_a_viewer_who_is_too_slow_gets_one_whole_state_instead() -> None:
    async def tell() -> None:
        wire = Wire()
        line = Line(wire.send, NOBODY)
        states = []

        async def catch_up(behind: Line) -> None:
            states.append(behind)
            behind.push({"number": "state"})

        line.catch_up = catch_up
        wire.free.clear()
        for number in range(10 * QUEUE):
            line.push({"number": number})
        assert len(line.queue) <= QUEUE
        wire.free.set()
        await settled(line)
        assert [line] == states
        line.push({"number": "later"})
        assert [0, "state", "later"] == [message["number"] for message in wire.sent]

    run(tell)


def test_a_viewer_who_is_gone_costs_nothing() -> None:
    async def tell() -> None:
        for stopped in (False, True):
            wire = Wire()
            line = Line(wire.send, NOBODY)
            wire.broken = True
            if stopped:
                wire.free.clear()
            line.push({"number": 1})
            wire.free.set()
            await settled(line)
            assert line.closed
            line.push({"number": 2})
            assert [] == wire.sent

    run(tell)
