"""Notices from other processes: PostgreSQL's own, or on SQLite those that commands leave in a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

import psycopg
import sqlalchemy as sa
from psycopg import AsyncConnection, sql

from lichtung.server.store.base import CHANNEL, Base
from lichtung.server.store.records import ANYTHING, Notice
from lichtung.server.store.redis_line import RedisLine
from lichtung.server.store.schema import NOTICES

LITE_INTERVAL: Final = 1.0  # how often to look on SQLite
HEAL_INTERVAL: Final = 30.0  # how often to look at everything: a notice may have been lost
RETRY_PAUSE: Final = 0.5
LOG = logging.getLogger(__name__)


def read(payload: str, own: str) -> Notice | None:
    """A notice from its text; None for one's own and for what is none."""
    sender, _, rest = payload.partition(" ")
    table, _, number = rest.partition(" ")
    return Notice(table, int(number)) if sender != own and number.isdecimal() else None


async def postgres_notices(base: Base) -> AsyncIterator[Notice]:
    """Listen on a connection of one's own; a new one when it breaks, and then anything may have changed."""
    first = True
    while True:
        try:
            async with await AsyncConnection.connect(base.place.dsn, autocommit=True) as db:
                await db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                if not first:
                    yield ANYTHING
                first = False
                while True:
                    async for each in db.notifies(timeout=HEAL_INTERVAL):
                        notice = read(each.payload, base.sender)
                        if notice is not None:
                            yield notice
                    await db.execute("SELECT 1")  # a dead connection looks like a quiet one
                    yield ANYTHING
        except psycopg.OperationalError as error:
            first = False
            LOG.warning("notices are interrupted: %s", type(error).__name__)
            await asyncio.sleep(RETRY_PAUSE)


async def redis_notices(base: Base, line: RedisLine) -> AsyncIterator[Notice]:
    """Listen to Redis."""
    async for each in line.listen():
        notice = read(each, base.sender) if isinstance(each, str) else each
        if notice is not None:
            yield notice


async def lite_notices(base: Base) -> AsyncIterator[Notice]:
    """Look from time to time whether a command has left something; what was read is thrown away."""
    while True:
        async with base.reading() as db:
            rows = (await db.execute(sa.select(NOTICES).order_by(NOTICES.c.id))).mappings().all()
        for row in rows:
            if row["sender"] != base.sender:
                yield Notice(row["table_id"], row["number"])
        if rows:
            async with base.writing() as db:
                await db.execute(sa.delete(NOTICES).where(NOTICES.c.id <= rows[-1]["id"]))
        await asyncio.sleep(LITE_INTERVAL)
