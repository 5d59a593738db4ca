"""Messages on the socket, from a client; what a table answers is declared in `lichtung.table.schema`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lichtung.server.texts.fields import Cleaned
from lichtung.server.wire.common import Count, Seat, Text, Word

# -- the socket, client to server --------------------------------------------------------------------------------------


class Play(Struct, kw_only=True, tag="play"):
    """Answer the open question of a seat. `at`: the number of the last message of events (or state) its viewer has got."""

    re: Count
    seat: Seat
    at: Count
    word: Word


class Look(Struct, kw_only=True, tag="look"):
    """Look as another viewer: a seat of mine, null for a spectator's."""

    re: Count
    eye: Seat | None


class Undo(Struct, kw_only=True, tag="undo"):
    """Take the last move back, or ask the others whether it may be."""

    re: Count
    seat: Seat


class Agree(Struct, kw_only=True, tag="agree"):
    """Say yes or no to somebody's wish to take a move back."""

    re: Count
    seat: Seat
    yes: bool


class Chat(Cleaned, kw_only=True, tag="chat"):
    """Say something at the table."""

    re: Count
    text: Text


class Hint(Struct, kw_only=True, tag="hint"):
    """Ask for advice: where to look, or which move."""

    re: Count
    seat: Seat
    depth: Literal["where", "move"] = "move"


class Why(Struct, kw_only=True, tag="why"):
    """Ask which rule forbids a word; or why a thing cannot be used now, and what it is for.

    A thing has a `target`, as options point at it (`card:OWL`, `cell:r1c2`, `seat:1`), or lies somewhere, `at` the path of an
    event joined by dots (`village_display.2`), or both. `picked`: targets that were pointed at before.
    """

    re: Count
    seat: Seat
    word: Word | None = None
    target: Word | None = None
    at: Word | None = None
    picked: Annotated[list[Word], Meta(max_length=20)] = []


class Preview(Struct, kw_only=True, tag="preview"):
    """Ask where what an option plays could go, and what would come of it, before it is chosen."""

    re: Count
    seat: Seat
    word: Word


class Resync(Struct, kw_only=True, tag="resync"):
    """Ask for the whole state again."""

    re: Count


class Ping(Struct, kw_only=True, tag="ping"):
    """Ask whether the server is there."""

    re: Count


FromClient = Play | Look | Undo | Agree | Chat | Hint | Why | Preview | Resync | Ping
