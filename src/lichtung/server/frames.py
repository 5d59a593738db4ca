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

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library has no compiled part on this machine
    from websockets.utils import apply_mask

EXTENSION: Final = "lichtung"  # what the server can do beyond ASGI
WRITE: Final = "write"
LISTEN: Final = "listen"
WAITING: Final = 16  # so many messages may wait for an answer before no more are read
TEXT: Final = 0x81  # the first byte of a whole text message
MASKED: Final = 0x80
LONG, VERY_LONG = 126, 127  # sizes that say: the size follows, in two bytes or in eight


def framed(payload: bytes) -> bytes:
    """A text message as it travels to a client."""
    size = len(payload)
    if size < LONG:
        return bytes((TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, VERY_LONG)) + size.to_bytes(8, "big") + payload


def frame_length(data: bytes) -> int:
    """How long the frame is that begins here; at least as much as is needed to know that."""
    if len(data) < 2:
        return 2
    size = data[1] & ~MASKED
    head = 6 if data[1] & MASKED else 2
    if size < LONG:
        return head + size
    more = 2 if size == LONG else 8
    head += more
    return head if len(data) < head else head + int.from_bytes(data[2 : 2 + more], "big")


def whole_text(frame: bytes) -> str | None:
    """The text of a frame that is a whole, not very long text message from a client; None for all others."""
    size = frame[1] & ~MASKED
    if frame[0] != TEXT or not frame[1] & MASKED or size == VERY_LONG:
        return None
    begin = 8 if size == LONG else 6
    try:
        return apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    rest = b""  # the beginning of a frame whose end has not come
    library_only = False
    take: Callable[[str], bool] | None = None  # who listens

    async def run_asgi(self) -> None:
        """Tell the program that it may write frames and listen to messages."""
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[EXTENSION] = {WRITE: self.write_frame, LISTEN: self.listen}
        await super().run_asgi()

    def listen(self, take: Callable[[str], bool]) -> None:
        """Call somebody with each message as it arrives; who does not take it gets it from the queue."""
        self.take = take

    def write_frame(self, frame: bytes) -> bool:
        """Send a framed message if that is possible without waiting."""
        if self.close_sent or self.disconnected or not self.handshake_complete or not self.writable.is_set():
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def data_received(self, data: bytes) -> None:
        """Cut what has come into frames; the library gets whole ones only, so that it never holds a part of one."""
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
                self.frame_received(data[:length])
                data = data[length:]
        self.rest = data

    def frame_received(self, frame: bytes) -> None:
        """Hand a message to the program, or a frame to the library."""
        quick = not self.frames and not self.close_sent and len(frame) <= self.config.ws_max_size
        text = whole_text(frame) if quick else None
        if text is None:
            super().data_received(frame)
            return
        if self.take is not None and self.queue.empty() and self.take(text):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
