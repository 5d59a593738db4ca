"""A line: the connection to one viewer. Nobody waits for a slow one.

A message is written at once where that is possible without waiting. Otherwise it waits in a short queue; when that is full,
everything in it is dropped, and the viewer gets one whole state as soon as there is room again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from lichtung.server.people.callers import Caller
from lichtung.server.websocket import ShortWay
from lichtung.server.websocket.framing import frame_text

Send = Callable[[Any], Coroutine[Any, Any, None]]

MAX_QUEUE: Final = 64  # messages
encoder: Final = msgspec.json.Encoder()


class Message:
    """An encoded message; the same one can be sent on many lines."""

    __slots__ = ("frame", "payload")

    def __init__(self, message: Any) -> None:
        self.payload: Final = encoder.encode(message)
        self.frame: Final = frame_text(self.payload)  # what our own protocol writes

    def event(self) -> dict[str, object]:
        """As every ASGI server takes it."""
        return {"type": "websocket.send", "text": self.payload.decode()}


def close_event(code: int) -> dict[str, object]:
    """Returns the event that hangs up."""
    return {"type": "websocket.close", "code": code}


class Line:
    """One viewer's connection."""

    def __init__(
        self, send: Send, caller: Caller, viewer: int | None = None, short_way: ShortWay | None = None
    ) -> None:
        self.send: Final = send
        self.short_way: Final = short_way  # where the server has one
        self.caller: Final = caller
        self.viewer = viewer
        self.queue: deque[Message] = deque()
        self.writer: asyncio.Task[None] | None = None
        self.behind = False  # messages were dropped
        self.catch_up: Callable[[Line], Awaitable[None]] | None = None  # pushes one whole state
        self.closed = False
        self.parting: int | None = None  # hang up with this code when everything is sent

    def tell(self, message: Any) -> None:
        """Send a message to this viewer alone."""
        self.push(Message(message))

    def push(self, *messages: Message) -> None:
        """Send without waiting; several messages travel together."""
        if self.closed or (self.writer is None and self.write_at_once(messages)):
            return
        for message in messages:
            self.wait_in_queue(message)
        self.begin()

    def write_at_once(self, messages: tuple[Message, ...]) -> bool:
        """Send the short way; False where that cannot be done without waiting."""
        if self.short_way is None:
            return False
        frames = messages[0].frame if len(messages) == 1 else b"".join([message.frame for message in messages])
        return self.short_way.write(frames)

    def begin(self) -> None:
        """Send in the background what waits."""
        if self.writer is None:
            self.writer = asyncio.ensure_future(self.write())

    def wait_in_queue(self, message: Message) -> None:
        """Keep a message until the line is free; drop everything when there is too much."""
        if self.behind:
            return
        if len(self.queue) >= MAX_QUEUE:
            self.queue.clear()
            self.behind = True
            return
        self.queue.append(message)

    async def write(self) -> None:
        """Send what waits; if the viewer is gone, its own reader will notice."""
        try:
            while self.queue:
                await self.send(self.queue.popleft().event())
            if self.parting is not None:
                await self.send(close_event(self.parting))
        except Exception:
            self.closed = True
        finally:
            self.writer = None
        if self.behind and not self.closed:
            self.behind = False
            if self.catch_up is not None:
                await self.catch_up(self)

    def close(self, code: int = 1000) -> None:
        """Hang up."""
        if not self.closed:
            self.closed = True
            self.parting = code
            self.begin()
