"""What the event loop writes by itself: never while another program writes, and not while the disk is slow."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lichtung.server.store import direct
from lichtung.server.store.direct import FastPath
from lichtung.server.store.records import StoredMove, StoredTable
from lichtung.server.store.sql import SqlStore


async def test_moves_wait_in_a_thread_while_another_program_writes(tmp_path: Path) -> None:
    path = tmp_path / "site.sqlite"

    store = SqlStore(f"sqlite:///{path}")
    await store.open()
    await store.add_table(StoredTable(id="t", game="sylvion", rules_version=1))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        move = asyncio.ensure_future(store.append([StoredMove(table="t", number=1, seat=0, word="a")]))
        table = asyncio.ensure_future(store.add_table(StoredTable(id="u", game="sylvion", rules_version=1)))
        for _ in range(10):
            await asyncio.sleep(0.01)  # the event loop goes on
        assert not move.done()
        assert not table.done()
        other.execute("ROLLBACK")
    await move
    await table
    assert ["a"] == [stored.word for stored in await store.moves("t")]
    assert await store.table("u") is not None
    await store.close()


class Watch:
    """A clock that goes only when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        """The time."""
        return self.now


def test_after_something_slow_there_is_no_haste_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    monkeypatch.setattr(direct, "time", watch)
    fast_path = FastPath()
    with fast_path.measured():
        watch.now += direct.MAX_COMMIT_SECONDS / 2
    assert fast_path
    with fast_path.measured():
        watch.now += direct.MAX_COMMIT_SECONDS * 2
    assert not fast_path
    watch.now += direct.THREADS_SECONDS
    assert fast_path
