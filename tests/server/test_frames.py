"""The short way of messages: cut out of what arrives in any pieces, and everything unusual goes to the library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from lichtung.server.websocket.framing import frame_length, frame_text, read_short_text, read_text

SIZES = (0, 1, 125, 126, 65_535, 65_536)


def from_client(text: str, **options: bool) -> bytes:
    """A text message as a client sends it."""
    return Frame(Opcode.TEXT, text.encode(), **options).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    payload = b"a" * size
    assert Frame(Opcode.TEXT, payload).serialize(mask=False) == frame_text(payload)


@pytest.mark.parametrize("size", SIZES)
def test_the_length_of_a_frame_is_known_from_its_head(size: int) -> None:
    frame = from_client("a" * size)
    assert len(frame) == frame_length(frame)
    assert len(frame) == frame_length(frame + b"the next one")


@pytest.mark.parametrize("size", SIZES)
def test_the_beginning_of_a_frame_is_never_taken_for_the_whole(size: int) -> None:
    frame = from_client("a" * size)
    assert all(frame_length(frame[:end]) > end for end in range(min(20, len(frame))))


@pytest.mark.parametrize("size", SIZES[:-1])
def test_a_whole_text_is_read(size: int) -> None:
    text = "ü" * (size // 2) + "a" * (size % 2)
    assert text == read_text(from_client(text))


@pytest.mark.parametrize(
    "frame",
    [
        from_client("part", fin=False),
        b"\xc1" + from_client("compressed")[1:],
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
        Frame(Opcode.PING, b"ping").serialize(mask=True),
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
        from_client("a" * 65_536),
    ],
    ids=["part", "compressed", "unmasked", "not UTF-8", "bytes", "ping", "close", "very long"],
)
def test_everything_else_is_left_to_the_library(frame: bytes) -> None:
    assert read_text(frame) is None
    assert read_short_text(frame) is None


@pytest.mark.parametrize("size", SIZES)
def test_only_a_short_message_that_has_come_alone_and_whole_is_read_at_once(size: int) -> None:
    frame = from_client("a" * size)
    assert ("a" * size if size < 126 else None) == read_short_text(frame)
    assert read_short_text(frame[:-1]) is None
    assert read_short_text(frame + b"the next one") is None
