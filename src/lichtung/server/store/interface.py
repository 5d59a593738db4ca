"""What a store can be asked: the interface of every store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from datetime import datetime
from typing import Final, Protocol

from lichtung.server.store.records import (
    BotJob,
    ChatLine,
    Head,
    Notice,
    Person,
    Session,
    StoredMove,
    StoredTable,
    Token,
)

MAX_SESSIONS: Final = 50  # of each person


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
        notice `person_notice`.
        """

    async def delete_person(self, id: str) -> list[str]:
        """Forget a person: account, chat, tables of nobody else's; at other tables the seat loses its name.

        Gives the ids of the tables that were deleted. `Missing` when there is no such person. Sessions end, and links.
        """

    # -- sessions
    async def add_session(self, session: Session) -> None:
        """Keep a new session; of a person only the last `MAX_SESSIONS` stay."""

    async def session(self, hash: str) -> tuple[Session, Person] | None:
        """The session whose cookie has this hash, and whose it is; None when it has ended."""

    async def prolong(self, hash: str, seen: datetime, ends: datetime) -> None:
        """A session is still in use."""

    async def end_session(self, session: Session) -> None:
        """End one session; other processes get the notice `person_notice`."""

    async def sessions_of(self, person: str) -> list[Session]:
        """The sessions of a person, that used last first."""

    async def valid(self, sessions: Sequence[str], tokens: Sequence[str]) -> set[str]:
        """Those of these hashes that still open the door: of sessions and links that hold, of people not turned away."""

    # -- everything about a person
    async def table_ids(self, person: str) -> list[str]:
        """The ids of all tables where a person has a seat, the oldest first."""

    async def tokens_by(self, person: str) -> list[Token]:
        """The links that a person has made."""

    async def chat_lines_by(self, person: str) -> list[ChatLine]:
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
    async def add_chat_line(self, said: ChatLine) -> None:
        """Keep a line of chat; other processes get a notice with number 0."""

    async def chat_lines(self, table: str, limit: int = 100) -> list[ChatLine]:
        """The last lines of chat, oldest first."""

    # -- the site
    async def notify(self, table: str, number: int) -> None:
        """Tell other processes about a change that neither append nor save_table nor add_chat_line has told."""

    def notices(self) -> AsyncIterator[Notice]:
        """What other processes have changed, for ever; never one's own notices."""
