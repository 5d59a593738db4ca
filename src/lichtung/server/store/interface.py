"""What a store keeps and what it can be asked: the facts and the interface of every store.

All times are aware and in UTC. Ids are letters and digits only, because people type them on command lines.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from lichtung.table.facts import SeatKind, Spectators, Status

BEFORE: Final = "before"
SESSIONS_KEPT: Final = 50  # of each person
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"  # without those that look alike


class StoreError(Exception):
    """Something that the store refuses."""


class Taken(StoreError):
    """A move with this table and number, a table with this id or a person with this name is already there."""


class Conflict(StoreError):
    """Somebody else saved the table in between: read it again."""


class Missing(StoreError):
    """What should be changed is not there."""


class Unfit(StoreError):
    """A text that cannot be stored: it has a NUL or half a character in it."""


class Unwritten(StoreError):
    """The database could not be written: its disk is full, say, or it cannot be reached. Nothing has changed."""


class StartError(StoreError):
    """Why a site cannot be opened, and what to do about it; trying again later may be enough."""

    code = 1  # what a command ends with; docs/hosting.md has the list


class Unusable(StartError):
    """The database cannot be used as it is: somebody must look after it."""

    code = 3


class InUse(StartError):
    """Another server has this database."""

    code = 4


class WrongVersion(Unusable):
    """The database was made by another version of the program: `lichtung upgrade` helps when it is older."""


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
    settings: dict[str, Any] = {}
    data_hash: str = ""
    seed: str = ""  # hexadecimal; never leaves the server before the end
    start: dict[str, Any] | None = None  # the position a branch begins with
    seats: list[StoredSeat] = []
    status: Status = "waiting"
    options: TableOptions = msgspec.field(default_factory=TableOptions)
    created: datetime = msgspec.field(default_factory=now)
    changed: datetime = msgspec.field(default_factory=now)
    deadline: datetime | None = None  # when a bot takes over from whoever is asked; `overdue` looks at it
    result: dict[str, Any] | None = None
    branch_of: str = ""
    branch_at: int = 0
    next: str = ""
    practice: bool = False
    revision: int = 0  # counted by the store: save_table wants the one that was read
    deal: dict[str, Any] | None = None  # how the deal was promised, and what everybody gave to it


class StoredMove(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table's log. Numbers begin at 1 and have no gaps."""

    table: str
    number: int
    seat: int
    word: str
    kind: str = "play"  # play, bot, undo, …
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
    kind: str  # invitation, device
    maker: str  # the person's id
    made: datetime = msgspec.field(default_factory=now)


class Said(msgspec.Struct, frozen=True, kw_only=True):
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


def of_person(person: str) -> Notice:
    """The notice that sessions or links of a person may have ended."""
    return Notice(f"@{person}", 0)


ANYTHING: Final = Notice("", 0)
EVERYTHING: Final = Notice("", 1)


class Head(NamedTuple):
    """How far a table is: enough to see whether what is in memory is still right."""

    revision: int
    number: int  # of the last move, 0 before the first


class Store(Protocol):
    """The memory of a site. Every method may be called at the same time as any other, from one event loop.

    What changes something raises `Unwritten` when the database cannot be written at present.
    """

    @property
    def failed_writes(self) -> int:
        """Transactions that could not be stored, ever: a metric."""

    async def open(self) -> None:
        """Connect; make the tables in an empty database; a `StartError` says why that cannot be."""

    async def check(self) -> None:
        """Read and write for real; raises what hinders it."""

    async def close(self) -> None:
        """Finish what was asked, then disconnect."""

    # -- tables
    async def add_table(self, table: StoredTable) -> None:
        """Keep a new table; `Taken` when the id is in use."""

    async def table(self, id: str) -> StoredTable | None:
        """A table by its id."""

    async def save_table(self, table: StoredTable) -> None:
        """Keep everything but moves; counts `table.revision` up, `Conflict` when it is not the stored one.

        In the same transaction every link ends that who sits where leaves no reason for (see `Token`). Other processes get
        a notice with number 0.
        """

    async def tables_of(self, person: str, limit: int = 50, before: datetime | None = None) -> list[StoredTable]:
        """The tables where a person has a seat, those changed last first; `before` pages on."""

    async def open_tables(self, limit: int = 50) -> list[StoredTable]:
        """Waiting tables with a seat that anyone may take, the newest first."""

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        """How far these tables are."""

    async def overdue(self, when: datetime, limit: int = 100) -> list[str]:
        """The ids of tables that are being played and whose `deadline` is past."""

    # -- moves
    async def append(self, moves: Sequence[StoredMove], jobs: Sequence[BotJob] = ()) -> None:
        """Keep moves of one table; returns when they are durable, `Taken` when one is there already (then none is kept).

        Many callers' moves are committed together. In the same transaction other processes get their notice and, on a
        site whose bots are queued, `jobs` go into the queue. Elsewhere `jobs` are ignored.
        """

    def hand_in(
        self, moves: Sequence[StoredMove], jobs: Sequence[BotJob], then: Callable[[Exception | None], None]
    ) -> None:
        """The same without waiting, for whoever is in no task: `then` is called when `append` would return or raise.

        It is called later, outside of any task, and for moves that were handed in one after the other in that order.
        """

    async def ask(self, jobs: Sequence[BotJob]) -> None:
        """Put questions into the queue that no move has raised: a bot took over, or an answer never came.

        A question that waits already is not put there twice. Ignored on a site whose bots are not queued.
        """

    async def moves(self, table: str, after: int = 0) -> list[StoredMove]:
        """The moves of a table behind a number, in order."""

    async def snapshot(self, table: str, number: int, data: bytes) -> None:
        """Keep the position after a move; only the last few of a table stay."""

    async def last_snapshot(self, table: str, upto: int | None = None) -> tuple[int, bytes] | None:
        """The newest kept position, not after move `upto`."""

    # -- people
    async def add_person(self, person: Person, session: Session | None = None) -> None:
        """Keep a new person and their first session; `Taken` when the id or the account's name is in use."""

    async def person(self, id: str) -> Person | None:
        """A person by id."""

    async def account(self, name: str) -> Person | None:
        """A person by the account's name, or one that looks like it."""

    async def change_person(self, id: str, *, ends: bool = False, but: str = "", **facts: str) -> None:
        """Change some facts; `Taken` when the account's name is in use, `Missing` when there is no such person.

        With `ends` all their sessions but one end with it, and all links that they have made. Other processes get the
        notice `of_person`.
        """

    async def delete_person(self, id: str) -> list[str]:
        """Forget a person: account, chat, tables of nobody else's; at other tables the seat loses its name.

        Gives the ids of the tables that were deleted. `Missing` when there is no such person. Sessions end, and links.
        """

    # -- sessions
    async def add_session(self, session: Session) -> None:
        """Keep a new session; of a person only the last `SESSIONS_KEPT` stay."""

    async def session(self, hash: str) -> tuple[Session, Person] | None:
        """The session whose cookie has this hash, and whose it is; None when it has ended."""

    async def prolong(self, hash: str, seen: datetime, ends: datetime) -> None:
        """A session is still in use."""

    async def end_session(self, session: Session) -> None:
        """End one session; other processes get the notice `of_person`."""

    async def sessions_of(self, person: str) -> list[Session]:
        """The sessions of a person, that used last first."""

    async def valid(self, sessions: Sequence[str], tokens: Sequence[str]) -> set[str]:
        """Those of these hashes that still open the door: of sessions and links that hold, of people not turned away."""

    # -- everything about a person
    async def table_ids(self, person: str) -> list[str]:
        """The ids of all tables where a person has a seat, the oldest first."""

    async def tokens_by(self, person: str) -> list[Token]:
        """The links that a person has made."""

    async def said_by(self, person: str) -> list[Said]:
        """All lines of chat of a person, oldest first."""

    # -- seat tokens; only their hashes are kept
    async def add_token(self, token: Token) -> None:
        """Keep a link to a seat."""

    async def token(self, hash: str) -> Token | None:
        """The link whose secret has this hash."""

    async def tokens(self, table: str) -> list[Token]:
        """All links to seats of a table, the oldest first."""

    async def revoke_tokens(self, table: str, hashes: Sequence[str]) -> None:
        """Make links of a table worthless; other processes get a notice with number 0."""

    # -- chat
    async def add_said(self, said: Said) -> None:
        """Keep a line of chat; other processes get a notice with number 0."""

    async def said(self, table: str, limit: int = 100) -> list[Said]:
        """The last lines of chat, oldest first."""

    # -- the site
    async def notify(self, table: str, number: int) -> None:
        """Tell other processes about a change that neither append nor save_table nor add_said has told."""

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes have changed, for ever; never one's own notices."""
