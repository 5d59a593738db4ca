"""Tables and their seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from lichtung.server.store.base import Base
from lichtung.server.store.direct import Connection
from lichtung.server.store.errors import Conflict, Missing, Taken
from lichtung.server.store.records import Head, Notice, StoredTable
from lichtung.server.store.rows import row_of_table, rows_of_seats, table_of
from lichtung.server.store.schema import MOVES, SEATS, TABLES, TOKENS, equals

AT_SEAT: Final = (TOKENS.c.table_id == SEATS.c.table_id) & (TOKENS.c.seat == SEATS.c.seat)
INVITES: Final = (TOKENS.c.kind == "invitation") & SEATS.c.kind.in_(("open", "friend"))
SPEAKS: Final = (TOKENS.c.kind == "device") & (SEATS.c.kind == "human") & (TOKENS.c.maker == SEATS.c.person)


class Tables(Base):
    """The part of the store that keeps tables."""

    async def add_table(self, table: StoredTable) -> None:
        """Keep a new table."""
        try:
            async with self.writing() as db:
                await db.execute(sa.insert(TABLES).values(row_of_table(table)))
                await write_seats(db, table)
        except IntegrityError:
            raise Taken(f"there is a table {table.id} already") from None

    async def table(self, id: str) -> StoredTable | None:
        """A table by its id."""
        async with self.reading() as db:
            rows = (await db.execute(sa.select(TABLES).where(equals(TABLES.c.id, id)))).mappings().all()
            tables = await self._with_seats(db, rows)
        return tables[0] if tables else None

    async def save_table(self, table: StoredTable) -> None:
        """Keep everything but moves."""
        row = row_of_table(table) | {"revision": table.revision + 1}
        same = (TABLES.c.id == table.id) & (TABLES.c.revision == table.revision)
        async with self.writing() as db:
            changed = await db.execute(sa.update(TABLES).where(same).values(row))
            if changed.rowcount == 0:
                there = await db.scalar(sa.select(TABLES.c.revision).where(TABLES.c.id == table.id))
                if there is None:
                    raise Missing(f"there is no table {table.id}")
                raise Conflict(f"table {table.id}: expected revision {table.revision}, got {there}")
            await db.execute(sa.delete(SEATS).where(SEATS.c.table_id == table.id))
            await write_seats(db, table)
            await end_links(db, table.id)
            await self.tell(db, Notice(table.id, 0))
        table.revision += 1

    async def tables_of(self, person: str, limit: int = 50, before: datetime | None = None) -> list[StoredTable]:
        """The tables where a person has a seat, those changed last first."""
        if not person:
            return []
        mine = sa.select(SEATS.c.table_id).where(equals(SEATS.c.person, person))
        query = sa.select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.changed.desc(), TABLES.c.id)
        if before is not None:
            query = query.where(TABLES.c.changed < before)
        return await self._listed(query.limit(limit))

    async def open_tables(self, limit: int = 50) -> list[StoredTable]:
        """Waiting tables with a seat that anyone may take, the newest first."""
        free = sa.select(SEATS.c.seat).where((SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind == "open"))
        query = sa.select(TABLES).where((TABLES.c.status == "waiting") & free.exists())
        return await self._listed(query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(limit))

    async def heads(self, ids: Sequence[str]) -> dict[str, Head]:
        """How far these tables are."""
        last = sa.select(sa.func.max(MOVES.c.number)).where(MOVES.c.table_id == TABLES.c.id).scalar_subquery()
        query = sa.select(TABLES.c.id, TABLES.c.revision, sa.func.coalesce(last, 0))
        heads: dict[str, Head] = {}
        async with self.reading() as db:
            for begin in range(0, len(ids), 500):
                rows = await db.execute(query.where(TABLES.c.id.in_(ids[begin : begin + 500])))
                heads |= {id: Head(revision, number) for id, revision, number in rows}
        return heads

    async def overdue(self, when: datetime, limit: int = 100) -> list[str]:
        """The ids of tables that are being played and whose deadline is past."""
        late = (TABLES.c.status == "playing") & (TABLES.c.deadline <= when)
        async with self.reading() as db:
            query = sa.select(TABLES.c.id).where(late).order_by(TABLES.c.deadline, TABLES.c.id).limit(limit)
            return list(await db.scalars(query))

    async def _listed(self, query: sa.Select[Any]) -> list[StoredTable]:
        async with self.reading() as db:
            return await self._with_seats(db, (await db.execute(query)).mappings().all())

    async def _with_seats(self, db: Connection, rows: Sequence[sa.RowMapping]) -> list[StoredTable]:
        ids = [row["id"] for row in rows]
        linked = sa.select(TOKENS.c.hash).where(AT_SEAT & SPEAKS).exists().label("linked")
        query = sa.select(SEATS, linked).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
        seats = (await db.execute(query)).mappings().all() if ids else []
        return [table_of(row, of(seats, row["id"])) for row in rows]


def of(seats: Iterable[sa.RowMapping], table: str) -> list[sa.RowMapping]:
    """The seats of one table."""
    return [seat for seat in seats if seat["table_id"] == table]


async def write_seats(db: Connection, table: StoredTable) -> None:
    """Write a table's seats."""
    if table.seats:
        await db.execute(sa.insert(SEATS), rows_of_seats(table))


async def end_links(db: Connection, table: str) -> None:
    """Forget the links that nothing speaks for any more: the seat is taken, or whoever made the link has left it."""
    lives = sa.select(SEATS.c.seat).where(AT_SEAT & (INVITES | SPEAKS)).exists()
    await db.execute(sa.delete(TOKENS).where((TOKENS.c.table_id == table) & ~lives))
