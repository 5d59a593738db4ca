"""Sessions: which browsers are known as whom."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import msgspec
import sqlalchemy as sa

from lichtung.server.store.base import Base
from lichtung.server.store.interface import MAX_SESSIONS
from lichtung.server.store.records import Person, Session, now, person_notice
from lichtung.server.store.rows import person_of, session_of
from lichtung.server.store.schema import PEOPLE, SESSIONS, TOKENS, equals

PART = 500  # so many are asked about at once


class Sessions(Base):
    """The part of the store that keeps sessions."""

    async def add_session(self, session: Session) -> None:
        """Keep a new session; of a person only the last ones stay, and of nobody those that have ended."""
        theirs = sa.select(SESSIONS.c.hash).where(SESSIONS.c.person == session.person)
        old = theirs.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.hash).offset(MAX_SESSIONS - 1)
        async with self.writing() as db:
            await db.execute(sa.delete(SESSIONS).where(SESSIONS.c.ends <= now()))
            gone = list(await db.scalars(old))
            if gone:
                await db.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash.in_(gone)))
                await self.tell(db, person_notice(session.person))
            await db.execute(sa.insert(SESSIONS).values(msgspec.structs.asdict(session)))

    async def session(self, hash: str) -> tuple[Session, Person] | None:
        """The session whose cookie has this hash, and whose it is; None when it has ended."""
        columns = [*SESSIONS.c, *[column.label(f"of_{column.name}") for column in PEOPLE.c]]
        query = sa.select(*columns).join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person).where(equals(SESSIONS.c.hash, hash))
        async with self.reading() as db:
            row = (await db.execute(query)).mappings().first()
        if row is None or row["ends"] <= now():
            return None
        return session_of(row), person_of({key.removeprefix("of_"): row[key] for key in row if key.startswith("of_")})

    async def prolong(self, hash: str, seen: datetime, ends: datetime) -> None:
        """A session is still in use."""
        async with self.writing() as db:
            await db.execute(sa.update(SESSIONS).where(SESSIONS.c.hash == hash).values(seen=seen, ends=ends))

    async def end_session(self, session: Session) -> None:
        """End one session."""
        async with self.writing() as db:
            await db.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash == session.hash))
            await self.tell(db, person_notice(session.person))

    async def sessions_of(self, person: str) -> list[Session]:
        """The sessions of a person, that used last first."""
        query = sa.select(SESSIONS).where(equals(SESSIONS.c.person, person) & (SESSIONS.c.ends > now()))
        async with self.reading() as db:
            rows = (await db.execute(query.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.hash))).mappings().all()
        return [session_of(row) for row in rows]

    async def valid(self, sessions: Sequence[str], tokens: Sequence[str]) -> set[str]:
        """Those of these hashes that still open the door."""
        away = sa.select(PEOPLE.c.id).where(PEOPLE.c.banned != "")
        lasting = (SESSIONS.c.ends > now()) & SESSIONS.c.person.not_in(away)
        living: set[str] = set()
        async with self.reading() as db:
            for column, hashes, good in (
                (SESSIONS.c.hash, sessions, lasting),
                (TOKENS.c.hash, tokens, TOKENS.c.maker.not_in(away)),
            ):
                for begin in range(0, len(hashes), PART):
                    query = sa.select(column).where(column.in_(hashes[begin : begin + PART]) & good)
                    living.update(await db.scalars(query))
        return living
