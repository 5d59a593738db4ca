"""Frames of the socket's protocol as far as nearly every message needs them: whole text messages."""

from __future__ import annotations

from typing import Final

from lichtung.server.websocket.masking import apply_mask

TEXT: Final = 0x81  # the first byte of a whole text message
MASKED: Final = 0x80
LONG, VERY_LONG = 126, 127  # sizes that say: the size follows, in two bytes or in eight


def frame_text(payload: bytes) -> bytes:
    """Returns a text message as it travels to a client."""
    size = len(payload)
    if size < LONG:
        return bytes((TEXT, size)) + payload
    if size < 1 << 16:
        return bytes((TEXT, LONG)) + size.to_bytes(2, "big") + payload
    return bytes((TEXT, VERY_LONG)) + size.to_bytes(8, "big") + payload


def frame_length(data: bytes) -> int:
    """Returns how long the frame is that begins here; at least as much as is needed to know that."""
    if len(data) < 2:
        return 2
    size = data[1] & ~MASKED
    head = 6 if data[1] & MASKED else 2
    if size < LONG:
        return head + size
    more = 2 if size == LONG else 8
    head += more
    return head if len(data) < head else head + int.from_bytes(data[2 : 2 + more], "big")


def read_text(frame: bytes) -> str | None:
    """Returns the text of a frame that is a whole, not very long text message from a client; None for all others."""
    size = frame[1] & ~MASKED
    if frame[0] != TEXT or not frame[1] & MASKED or size == VERY_LONG:
        return None
    begin = 8 if size == LONG else 6
    try:
        return apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
    except UnicodeDecodeError:
        return None


def read_short_text(data: bytes) -> str | None:
    """Returns the text of a short message from a client that has arrived alone and whole, as moves do; None for all else."""
    length = len(data)
    if length < 6 or data[0] != TEXT or data[1] != MASKED + length - 6 or length - 6 >= LONG:
        return None
    return read_text(data)
