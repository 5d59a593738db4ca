"""What every message must be before it is decoded: UTF-8, and not nested so deep that decoding it would fail."""

from __future__ import annotations

from typing import Final

from lichtung.server.faults import Refused

MAX_DEPTH: Final = 64
SHORT_LENGTH: Final = (
    2 * MAX_DEPTH
)  # characters: such a message cannot be nested deeper, since every level opens and closes
TOO_DEEP: Final = b"[" * (MAX_DEPTH + 1)
AS_SQUARE: Final = bytes.maketrans(b"{}", b"[]")
NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


def check_body(body: bytes) -> None:
    """Refuse a request's body that had better not be decoded."""
    try:
        body.decode()
    except UnicodeDecodeError as error:
        raise Refused("InvalidInput", f"the request is not UTF-8: byte {error.start}") from None
    check_depth(body)


def check_depth(message: bytes) -> None:
    """Refuse a message that is nested too deep; one whose brackets do not match is no JSON anyway."""
    if len(message) <= SHORT_LENGTH:
        return
    # outside of the texts: those end at a quotation mark that no backslash precedes
    outside = b"".join(message.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')[::2])
    brackets = outside.translate(AS_SQUARE, NOT_BRACKETS)
    for _ in range(MAX_DEPTH):
        if not brackets or TOO_DEEP in brackets:
            break
        brackets = brackets.replace(b"[]", b"")  # the innermost level
    if brackets:
        raise Refused("InvalidInput", f"the message is no JSON, or nested deeper than {MAX_DEPTH}")
