"""Messages on the socket, in both directions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lichtung.server.wire.cleaning import Cleaned
from lichtung.server.wire.common import Count, ErrorName, Event, Eye, Json, Seat, Text, View, Word
from lichtung.server.wire.tables import TableInfo

# -- the socket, client to server --------------------------------------------------------------------------------------


class Play(Struct, kw_only=True, tag="play"):
    """Answer the open question of a seat. `at`: the number of the last message of events (or state) its eye has got."""

    re: Count
    seat: Seat
    at: Count
    word: Word


class Look(Struct, kw_only=True, tag="look"):
    """Look with other eyes: a seat of mine, null for a spectator's."""

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
    """Ask which rule forbids a word."""

    re: Count
    seat: Seat
    word: Word


class Resync(Struct, kw_only=True, tag="resync"):
    """Ask for the whole state again."""

    re: Count


class Ping(Struct, kw_only=True, tag="ping"):
    """Ask whether the server is there."""

    re: Count


FromClient = Play | Look | Undo | Agree | Chat | Hint | Why | Resync | Ping


# -- the socket, server to client --------------------------------------------------------------------------------------


class State(Struct, kw_only=True, tag="state", omit_defaults=True):
    """Everything an eye sees: on opening, after `look` and `resync`, after a move was taken back."""

    eye: Eye
    at: int
    view: View
    log: list[Event]
    table: TableInfo
    re: int | None = None


class Events(Struct, kw_only=True, tag="events"):
    """What happened, for one eye; the last event is `view` with the keys of the view that changed.

    `since` is the `at` that this follows: a viewer who has another one asks for `resync`.
    """

    eye: Eye
    since: int
    at: int
    events: list[Event]


class Done(Struct, kw_only=True, tag="done"):
    """The move is stored for good; `at` is the number that its seat's eye will have with it."""

    re: int
    at: int


class Refused(Struct, kw_only=True, tag="refused", omit_defaults=True):
    """The message with this `re` was refused and changed nothing."""

    re: int | None
    error: ErrorName
    detail: Json
    message: str
    at: int | None = None


class Table(Struct, kw_only=True, tag="table"):
    """Something about the table changed."""

    table: TableInfo


class Said(Struct, kw_only=True, tag="said"):
    """Somebody said something; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    when: str


class HintOption(Struct, kw_only=True):
    """An option as a bot sees it: how good it is beside the others, how often it was tried, how play might go on.

    `chance` is the chance to win (or to be first) if strong players play on in every seat; 19 times of 20 it lies between
    `low` and `high`. Options that cannot be told apart share `rank` and chance. All of these are null for an option that was
    hardly looked at.
    """

    word: str
    rank: int | None
    chance: float | None
    low: float | None
    high: float | None
    score: float | None
    visits: int
    line: list[str]


class Hints(Struct, kw_only=True, tag="hints"):
    """Advice for a seat, best option first. With depth "where" the words are those worth looking at, in no order."""

    re: int
    seat: int
    at: int
    options: list[HintOption]
    iterations: int


class RefusalInfo(Struct, kw_only=True):
    """The rule that forbids a word."""

    rule: str
    reason: str
    detail: Json


class Because(Struct, kw_only=True, tag="why"):
    """Why a word is not offered; null when it is."""

    re: int
    word: str
    refusal: RefusalInfo | None


class Pong(Struct, kw_only=True, tag="pong"):
    """The server is there."""

    re: int


FromServer = State | Events | Done | Refused | Table | Said | Hints | Because | Pong
