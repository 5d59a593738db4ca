"""People, their seat tokens, and what they say."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from lichtung.server.people.names import account_key, own_key
from lichtung.server.store.base import Base
from lichtung.server.store.direct import Connection
from lichtung.server.store.errors import Missing, Taken
from lichtung.server.store.records import ChatLine, Notice, Person, Session, Token, person_notice
from lichtung.server.store.rows import (
    chat_line_of,
    person_of,
    row_of_chat_line,
    row_of_person,
    row_of_token,
    token_of,
)
from lichtung.server.store.schema import CHAT, MOVES, PEOPLE, SEATS, SESSIONS, TABLES, TOKENS, equals


class People(Base):
    """The part of the store that keeps people."""

    async def add_person(self, person: Person, session: Session | None = None) -> None:
        """Keep a new person and their first session."""
        try:
            async with self.writing() as db:
                await db.execute(sa.insert(PEOPLE).values(row_of_person(person)))
                if session is not None:
                    await db.execute(sa.insert(SESSIONS).values(msgspec.structs.asdict(session)))
        except IntegrityError:
            raise Taken(f"the id or the name {person.account!r} is taken") from None

    async def person(self, id: str) -> Person | None:
        """A person by id."""
        async with self.reading() as db:
            row = (await db.execute(sa.select(PEOPLE).where(equals(PEOPLE.c.id, id)))).mappings().first()
        return None if row is None else person_of(row)

    async def account(self, name: str) -> Person | None:
        """A person by the account's name; one with exactly this name goes before one that looks like it."""
        own, shared = own_key(name), account_key(name)
        query = sa.select(PEOPLE).where(PEOPLE.c.account_key.in_([key for key in (own, shared) if key]))
        async with self.reading() as db:
            rows = (await db.execute(query)).mappings().all()
        rows = sorted(rows, key=lambda row: row["account_key"] != own)
        return person_of(rows[0]) if rows else None

    async def change_person(self, id: str, *, ends: bool = False, but: str = "", **facts: str) -> None:
        """Change some facts, and with `ends` end all sessions but one and all links that they have made."""
        values: dict[str, str | None] = dict(facts)
        if "account" in facts:
            values["account_key"] = account_key(facts["account"])
        try:
            async with self.writing() as db:
                update = sa.update(PEOPLE).where(PEOPLE.c.id == id).values(values or {"id": id})
                if (await db.execute(update)).rowcount == 0:
                    raise Missing(f"there is no person {id}")
                if ends:
                    await db.execute(sa.delete(SESSIONS).where((SESSIONS.c.person == id) & (SESSIONS.c.hash != but)))
                    await db.execute(sa.delete(TOKENS).where(TOKENS.c.maker == id))
                await self.tell(db, person_notice(id))
        except IntegrityError:
            raise Taken(f"the name {facts.get('account')!r} is taken") from None

    async def delete_person(self, id: str) -> list[str]:
        """Forget a person. Games with others stay, without the name: they are the others' games too."""
        async with self.writing() as db:
            if (await db.execute(sa.delete(PEOPLE).where(PEOPLE.c.id == id))).rowcount == 0:
                raise Missing(f"there is no person {id}")
            mine = list(await db.scalars(sa.select(SEATS.c.table_id).where(SEATS.c.person == id).distinct()))
            others = sa.select(SEATS.c.table_id).where(SEATS.c.person.not_in(("", id)))
            shared = set(await db.scalars(others.where(SEATS.c.table_id.in_(mine)))) if mine else set()
            alone = sorted(set(mine) - shared)
            await db.execute(sa.delete(TABLES).where(TABLES.c.id.in_(alone)))
            await forget_at(db, id)
            await self.tell(db, person_notice(id))
            for table in mine:
                await self.tell(db, Notice(table, 0))
        return alone

    async def table_ids(self, person: str) -> list[str]:
        """The ids of all tables where a person has a seat, the oldest first."""
        mine = sa.select(SEATS.c.table_id).where(equals(SEATS.c.person, person))
        query = sa.select(TABLES.c.id).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.created, TABLES.c.id)
        async with self.reading() as db:
            return list(await db.scalars(query))

    async def tokens_by(self, person: str) -> list[Token]:
        """The links that a person has made."""
        query = sa.select(TOKENS).where(equals(TOKENS.c.maker, person)).order_by(TOKENS.c.made, TOKENS.c.hash)
        async with self.reading() as db:
            return [token_of(row) for row in (await db.execute(query)).mappings().all()]

    async def chat_lines_by(self, person: str) -> list[ChatLine]:
        """All lines of chat of a person, oldest first."""
        query = sa.select(CHAT).where(equals(CHAT.c.person, person)).order_by(CHAT.c.id)
        async with self.reading() as db:
            return [chat_line_of(row) for row in (await db.execute(query)).mappings().all()]

    async def add_token(self, token: Token) -> None:
        """Keep a link to a seat."""
        async with self.writing() as db:
            await db.execute(sa.insert(TOKENS).values(row_of_token(token)))

    async def token(self, hash: str) -> Token | None:
        """The link whose secret has this hash."""
        async with self.reading() as db:
            row = (await db.execute(sa.select(TOKENS).where(equals(TOKENS.c.hash, hash)))).mappings().first()
        return None if row is None else token_of(row)

    async def tokens(self, table: str) -> list[Token]:
        """All links to seats of a table, the oldest first."""
        query = sa.select(TOKENS).where(equals(TOKENS.c.table_id, table)).order_by(TOKENS.c.made, TOKENS.c.hash)
        async with self.reading() as db:
            return [token_of(row) for row in (await db.execute(query)).mappings().all()]

    async def revoke_tokens(self, table: str, hashes: Sequence[str]) -> None:
        """Make links of a table worthless."""
        async with self.writing() as db:
            await db.execute(sa.delete(TOKENS).where((TOKENS.c.table_id == table) & TOKENS.c.hash.in_(hashes)))
            await self.tell(db, Notice(table, 0))

    async def add_chat_line(self, said: ChatLine) -> None:
        """Keep a line of chat."""
        async with self.writing() as db:
            await db.execute(sa.insert(CHAT).values(row_of_chat_line(said)))
            await self.tell(db, Notice(said.table, 0))

    async def chat_lines(self, table: str, limit: int = 100) -> list[ChatLine]:
        """The last lines of chat, oldest first."""
        query = sa.select(CHAT).where(equals(CHAT.c.table_id, table)).order_by(CHAT.c.id.desc()).limit(limit)
        async with self.reading() as db:
            rows = (await db.execute(query)).mappings().all()
        return [chat_line_of(row) for row in reversed(rows)]


async def forget_at(db: Connection, id: str) -> None:
    """Take a person's traces from the tables that stay."""
    held = sa.select(SEATS.c.table_id).where(SEATS.c.person == id)
    theirs = (SEATS.c.table_id == TOKENS.c.table_id) & (SEATS.c.seat == TOKENS.c.seat) & (SEATS.c.person == id)
    await db.execute(sa.delete(TOKENS).where(sa.exists().where(theirs) | (TOKENS.c.maker == id)))
    await db.execute(sa.update(TABLES).where(TABLES.c.id.in_(held)).values(revision=TABLES.c.revision + 1))
    await db.execute(sa.update(MOVES).where(MOVES.c.who == id).values(who=""))
    await db.execute(sa.update(SEATS).where(SEATS.c.person == id).values(person="", name="", kind="open"))
    await db.execute(sa.delete(CHAT).where(CHAT.c.person == id))
