"""What a host tells a table: who sits where, who asks for something, what was agreed on.

These are shapes, not classes: a host keeps its facts as it likes, in a database or in a file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Literal, NotRequired, Protocol, TypedDict

from lichtung.kernel.schema import Result

Viewer = int | None  # a seat, or None for a spectator
Status = Literal["waiting", "playing", "over", "closed", "readonly"]
Spectators = Literal["public", "seats", "none"]
SeatKind = Literal["human", "bot", "open", "friend"]
LinkKind = Literal["invitation", "device"]
MoveKind = Literal["play", "bot", "undo"]  # by whom a move was made; or that moves are taken back


class Seat(Protocol):
    """Who sits there. `person` is "" for nobody; `taken_over`: a bot plays for the person until they come back.

    `linked`: devices of the person speak for it by a link.
    """

    seat: int
    kind: SeatKind
    person: str
    name: str
    level: str
    taken_over: bool
    linked: bool


class Link(Protocol):
    """A link to a seat: an invitation to a free one, or for another device of whoever sits there."""

    @property
    def hash(self) -> str:
        """What it is known by."""

    @property
    def table(self) -> str:
        """The table's id."""

    @property
    def seat(self) -> int:
        """Where it leads."""

    @property
    def kind(self) -> LinkKind:
        """To sit down, or to speak for who sits there."""

    @property
    def maker(self) -> str:
        """The person who made it."""


class Caller(Protocol):
    """Whoever asks for something: a person, somebody with a link to one seat, or both."""

    @property
    def person(self) -> str:
        """Who it is, "" for nobody known."""

    @property
    def name(self) -> str:
        """What they want to be called."""

    @property
    def link(self) -> Link | None:
        """The link that was shown."""


class Line(Protocol):
    """The connection to somebody who looks on."""

    viewer: Viewer  # whose view it shows
    closed: bool

    @property
    def caller(self) -> Caller:
        """Who looks on."""

    def push(self, *messages: Any) -> None:
        """Send messages, as the table's `encode` made them, without waiting."""

    def close(self, code: int = 1000) -> None:
        """Hang up."""


class Options(Protocol):
    """What was agreed on when a table was made, and what has happened to it since."""

    spectators: Spectators
    foretold: bool  # somebody went on elsewhere from the running game
    removed: list[str]  # people whom the host has removed: they come back only by an invitation

    @property
    def limit_seconds(self) -> int | None:
        """The time for a move, None where there is none."""

    @property
    def hints(self) -> bool:
        """Whether players may ask a bot."""

    @property
    def starts(self) -> bool:
        """Whether the game begins as soon as everybody is there."""

    @property
    def numbered(self) -> bool:
        """Whether whoever made the table chose the cards by a number."""

    @property
    def redealt(self) -> bool:
        """Whether everything hidden was dealt again when the table went on from another one."""

    @property
    def creator(self) -> str:
        """The person who made the table."""

    @property
    def kinds(self) -> Sequence[str]:
        """What each seat was made as: me, bot, open, friend."""


class Deal(TypedDict):
    """How a fair deal was promised, and what everybody gave to it; `seats` is known when the game begins."""

    secret: str
    nonce: str
    commitment: str
    shares: dict[str, str]
    seats: NotRequired[list[int]]


class Facts(Protocol):
    """What is known of a table beside its game."""

    status: Status
    changed: datetime
    deadline: datetime | None  # when a bot takes over from whoever is asked
    result: Result | None
    practice: bool
    deal: Deal | None  # how a fair deal was promised, and what everybody gave to it

    @property
    def id(self) -> str:
        """The table's name."""

    @property
    def game(self) -> str:
        """The name of its game."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that it began with."""

    @property
    def settings(self) -> Mapping[str, Any]:
        """Those of the game."""

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""

    @property
    def options(self) -> Options:
        """What was agreed on."""

    @property
    def created(self) -> datetime:
        """When it was made."""

    @property
    def branch_of(self) -> str:
        """The table that it goes on from, "" for none."""

    @property
    def branch_at(self) -> int:
        """After which move of that one."""

    @property
    def next(self) -> str:
        """The table of the next game, "" for none."""
