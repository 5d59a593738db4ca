"""Moves and snapshots."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from lichtung.server.store.base import Base
from lichtung.server.store.records import BotJob, StoredMove
from lichtung.server.store.rows import move_of
from lichtung.server.store.schema import MOVES, SNAPSHOTS, SNAPSHOTS_KEPT, equals
from lichtung.server.store.writer import Then, Writer


class Moves(Base):
    """The part of the store that keeps moves."""

    writer: Writer

    async def append(self, moves: Sequence[StoredMove], jobs: Sequence[BotJob] = ()) -> None:
        """Keep moves of one table; returns when they are durable."""
        if moves:
            await self.writer.append(moves, jobs)

    def hand_in(self, moves: Sequence[StoredMove], jobs: Sequence[BotJob], then: Then) -> None:
        """Keep moves of one table without waiting; `then` is told when they are durable."""
        self.writer.hand_in(moves, jobs, then)

    async def moves(self, table: str, after: int = 0) -> list[StoredMove]:
        """The moves of a table behind a number, in order."""
        which = equals(MOVES.c.table_id, table) & (MOVES.c.number > after)
        async with self.reading() as db:
            rows = await db.execute(sa.select(MOVES).where(which).order_by(MOVES.c.number))
            return [move_of(row) for row in rows.mappings()]

    async def snapshot(self, table: str, number: int, data: bytes) -> None:
        """Keep the position after a move; only the last few of a table stay."""
        if self.place.is_lite:
            await self.writer.keep_snapshot((table, number, data))
            return
        mine = SNAPSHOTS.c.table_id == table
        kept = sa.select(SNAPSHOTS.c.number).where(mine).order_by(SNAPSHOTS.c.number.desc()).limit(SNAPSHOTS_KEPT)
        async with self.writing() as db:
            await db.execute(sa.delete(SNAPSHOTS).where(mine & (SNAPSHOTS.c.number == number)))
            await db.execute(sa.insert(SNAPSHOTS).values(table_id=table, number=number, data=data))
            await db.execute(sa.delete(SNAPSHOTS).where(mine & SNAPSHOTS.c.number.not_in(kept)))

    async def last_snapshot(self, table: str, upto: int | None = None) -> tuple[int, bytes] | None:
        """The newest kept position, not after move `upto`."""
        query = sa.select(SNAPSHOTS.c.number, SNAPSHOTS.c.data).where(equals(SNAPSHOTS.c.table_id, table))
        if upto is not None:
            query = query.where(SNAPSHOTS.c.number <= upto)
        async with self.reading() as db:
            row = (await db.execute(query.order_by(SNAPSHOTS.c.number.desc()).limit(1))).first()
        return None if row is None else (row[0], row[1])
