"""Lines to viewers: quick ones get everything in order, slow ones one whole state, and nobody waits for them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from lichtung.server.people.callers import NOBODY
from lichtung.server.transport.line import MAX_QUEUE, Line, Message


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


def tell(line: Line, number: int) -> None:
    """Send a numbered message."""
    line.tell({"type": "pong", "re": number})


def frame_of(number: int) -> bytes:
    """The frame of a numbered message."""
    return Message({"type": "pong", "re": number}).frame


def numbers(wire: Wire) -> list[int]:
    """The numbers of the messages that came, hanging up as 0."""
    return [json.loads(event["text"])["re"] if "text" in event else 0 for event in wire.sent]


async def settled(line: Line) -> None:
    """Wait until nothing is being written."""
    while line.writer is not None:
        await line.writer


async def test_a_quick_viewer_gets_every_message_at_once() -> None:
    frames: list[bytes] = []

    class Quick:
        def write(self, written: bytes) -> bool:
            frames.append(written)
            return True

        def listen(self, take: Callable[[str], bool]) -> None:
            raise AssertionError("a line only writes")

    line = Line(Wire().send, NOBODY, None, Quick())
    for number in range(200):
        tell(line, number)
    assert [frame_of(number) for number in range(200)] == frames
    assert line.writer is None


async def test_what_waits_for_a_slow_viewer_is_sent_in_order() -> None:
    wire = Wire()
    line = Line(wire.send, NOBODY)
    wire.free.clear()
    for number in range(MAX_QUEUE):
        tell(line, number)
    assert [] == wire.sent
    await asyncio.sleep(0)
    wire.free.set()
    await settled(line)
    assert list(range(MAX_QUEUE)) == numbers(wire)


async def test_a_viewer_who_is_too_slow_gets_one_whole_state_instead() -> None:
    wire = Wire()
    line = Line(wire.send, NOBODY)
    states = []

    async def catch_up(behind: Line) -> None:
        states.append(behind)
        tell(behind, 1001)

    line.catch_up = catch_up
    wire.free.clear()
    tell(line, 0)
    await asyncio.sleep(0)  # it is on its way
    for number in range(1, 10 * MAX_QUEUE):
        tell(line, number)
    assert len(line.queue) <= MAX_QUEUE
    wire.free.set()
    await settled(line)
    assert [line] == states
    tell(line, 1002)
    await settled(line)
    assert [0, 1001, 1002] == numbers(wire)


async def test_a_viewer_who_is_gone_costs_nothing() -> None:
    for stopped in (False, True):
        wire = Wire()
        line = Line(wire.send, NOBODY)
        wire.broken = True
        if stopped:
            wire.free.clear()
        tell(line, 1)
        wire.free.set()
        await settled(line)
        assert line.closed
        tell(line, 2)
        assert [] == wire.sent


async def test_whoever_is_sent_away_gets_what_waits_first() -> None:
    for stopped in (False, True):
        wire = Wire()
        line = Line(wire.send, NOBODY)
        if stopped:
            wire.free.clear()
        tell(line, 1)
        tell(line, 2)
        line.close(1012)
        wire.free.set()
        await settled(line)
        assert [1, 2, 0] == numbers(wire)
        assert {"type": "websocket.close", "code": 1012} == wire.sent[-1]
