"""What a store keeps.

All times are aware and in UTC. Ids are letters and digits only, because people type them on command lines.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec

from lichtung.kernel.plain import Json
from lichtung.kernel.schema import Result
from lichtung.kernel.settings import Settings
from lichtung.table.facts import Deal, LinkKind, MoveKind, SeatKind, Spectators, Status

BEFORE: Final = "before"
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"  # without those that look alike


def new_id(length: int = 12) -> str:
    """A fresh id for a table or a person: 12 letters are 69 bits from the operating system."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


class StoredSeat(msgspec.Struct, kw_only=True):
    """Who sits where. `person` is the id of who speaks for the seat, "" for nobody."""

    seat: int
    kind: SeatKind = "open"
    person: str = ""
    name: str = ""
    level: str = ""  # of the bot that has the seat, or that has taken it over
    taken_over: bool = False  # a bot plays for the person until they come back
    linked: bool = False  # devices of the person speak for it by a link: told by the store, never saved


class TableOptions(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What was agreed on when a table was made, and what has happened to it since; `lichtung.table.facts` explains it."""

    limit_seconds: int | None = None
    spectators: Spectators = "public"
    hints: bool = False
    starts: bool = False
    numbered: bool = False
    redealt: bool = False
    foretold: bool = False
    creator: str = ""
    kinds: list[str] = []
    removed: list[str] = []


class StoredTable(msgspec.Struct, kw_only=True):
    """Everything about a table but its moves."""

    id: str
    game: str
    rules_version: int
    settings: Settings = {}
    data_hash: str = ""
    seed: str = ""  # hexadecimal; never leaves the server before the end
    start: Json | None = None  # the position a branch begins with
    seats: list[StoredSeat] = []
    status: Status = "waiting"
    options: TableOptions = msgspec.field(default_factory=TableOptions)
    created: datetime = msgspec.field(default_factory=now)
    changed: datetime = msgspec.field(default_factory=now)
    deadline: datetime | None = None  # when a bot takes over from whoever is asked; `overdue` looks at it
    result: Result | None = None
    branch_of: str = ""
    branch_at: int = 0
    next: str = ""
    practice: bool = False
    revision: int = 0  # counted by the store: save_table wants the one that was read
    deal: Deal | None = None  # how the deal was promised, and what everybody gave to it


class StoredMove(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's log. Numbers begin at 1 and have no gaps."""

    table: str
    number: int
    seat: int
    word: str
    kind: MoveKind = "play"
    who: str = ""  # the person's id
    at: datetime = msgspec.field(default_factory=now)


class Person(msgspec.Struct, kw_only=True):
    """A guest, or with `account` and `password` (an argon2 hash) somebody who can log in."""

    id: str
    name: str = ""
    account: str = ""  # the name to log in with; "" for a guest; no other account's name looks like it
    password: str = ""
    banned: str = ""  # why; "" when not banned
    created: datetime = msgspec.field(default_factory=now)


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is known as a person; only the hash of its cookie is kept."""

    hash: str
    person: str  # the id
    label: str = ""  # the family of the browser, `BEFORE` for a cookie from before there were sessions
    made: datetime = msgspec.field(default_factory=now)
    seen: datetime = msgspec.field(default_factory=now)  # to the day
    ends: datetime


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A link to a seat; only the hash of its secret is kept.

    An invitation lets somebody sit down and ends with that: it lives only while the seat is free. A device link is made by
    the person who sits there, for another device of theirs: it lives only while they sit there.
    """

    hash: str
    table: str
    seat: int
    kind: LinkKind
    maker: str  # the person's id
    made: datetime = msgspec.field(default_factory=now)


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of chat."""

    table: str
    seat: int | None
    person: str
    name: str
    text: str
    at: datetime = msgspec.field(default_factory=now)


class BotJob(msgspec.Struct, frozen=True, kw_only=True):
    """A question that a bot shall answer: what the move `number` of a table will be."""

    table: str
    number: int
    seat: int
    level: str


class Notice(NamedTuple):
    """Another process has changed a table: its moves up to `number`, or with 0 the table itself.

    With a table "@PERSON" sessions or links of that person may have ended: ask `valid` about whoever looks on as them.
    With table "" anything may have changed (the line was down): ask `heads` about every table that is held in memory. With
    `EVERYTHING` the whole site was replaced, so that even what seems the same must be read again.
    """

    table: str
    number: int

    @property
    def person(self) -> str:
        """The person whom it is about; "" for tables."""
        return self.table[1:] if self.table.startswith("@") else ""


def person_notice(person: str) -> Notice:
    """The notice that sessions or links of a person may have ended."""
    return Notice(f"@{person}", 0)


ANYTHING: Final = Notice("", 0)
EVERYTHING: Final = Notice("", 1)


class Head(NamedTuple):
    """How far a table is: enough to see whether what is in memory is still right."""

    revision: int
    number: int  # of the last move, 0 before the first
