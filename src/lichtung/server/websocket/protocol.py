"""The socket's protocol: uvicorn's, with a short way for what nearly every message is.

A whole small text message is read, and a message that is framed already is written, without asking the library. All else
(the handshake, pings, closing, fragments, faults) goes to the library as before, frame by frame.

A program that listens is called with every such message as it arrives. Those that it does not take, because it is busy with
an earlier one, wait in the queue of ASGI; while one waits there, none goes past it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lichtung.server.websocket import EXTENSION
from lichtung.server.websocket.framing import frame_length, read_short_text, read_text

MAX_WAITING: Final = 16  # messages that wait for an answer, before no more are read


class WebSocket(WebSocketsSansIOProtocol):
    """One connection."""

    rest = b""  # the beginning of a frame whose end has not come
    library_only = False
    take: Callable[[str], bool] | None = None  # who listens
    on_end: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        if self.on_end is not None:
            self.on_end()

    async def run_asgi(self) -> None:
        """Tell the program that it may go the short way."""
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {"short_way": self}
        await super().run_asgi()

    def listen(self, take: Callable[[str], bool]) -> None:
        """Call somebody with each message as it arrives; who does not take it gets it from the queue."""
        self.take = take

    def write(self, frames: bytes) -> bool:
        """Send framed messages if that is possible without waiting."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(frames)
        return True

    def data_received(self, data: bytes) -> None:
        """Cut what has come into frames; the library gets whole ones only, so that it never holds a part of one."""
        if self.take is not None and self.may_be_quick(data):
            text = read_short_text(data)
            if text is not None and self.take(text):
                return
        if not self.handshake_initiated or self.library_only:
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        most = self.config.ws_max_size + 14
        while data and not self.transport.is_closing():
            length = frame_length(data)
            if length > most or not self.handshake_complete:
                self.library_only = True
                super().data_received(data)
                data = b""
            elif length > len(data):
                break
            else:
                self.receive_frame(data[:length])
                data = data[length:]
        self.rest = data

    def may_be_quick(self, data: bytes) -> bool:
        """Whether what has come may be a message that goes past nothing and nobody."""
        if self.rest or self.library_only or self.frames or self.close_sent or len(data) > self.config.ws_max_size:
            return False
        return self.queue.empty() and not self.transport.is_closing()

    def receive_frame(self, frame: bytes) -> None:
        """Hand a message to the program, or a frame to the library."""
        quick = not self.frames and not self.close_sent and len(frame) <= self.config.ws_max_size
        text = read_text(frame) if quick else None
        if text is None:
            super().data_received(frame)
            return
        if self.take is not None and self.queue.empty() and self.take(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MAX_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
