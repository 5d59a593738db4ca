"""The server's benchmark: what it measures with is right. The numbers themselves are not tested."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench import server
from lichtung.server.play.open_tables import OpenTables
from lichtung.server.play.table import Table
from lichtung.server.store.records import Head
from lichtung.server.store.sql import SqlStore


def test_the_many_tables_are_real_games(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'many.db'}"
    asyncio.run(server.one_table(url))
    server.multiply(tmp_path / "many.db", 20)

    async def opened() -> tuple[Table, dict[str, Head]]:
        store = SqlStore(url)
        await store.open()
        found = await OpenTables(store).read("bench20"), await store.heads([f"bench{n}" for n in range(30)])
        await store.close()
        return found

    table, heads = asyncio.run(opened())
    assert table.session is not None
    assert (server.MOVES_STORED, "playing") == (len(table.session.steps), table.stored.status)
    assert {f"bench{n}": Head(0, server.MOVES_STORED) for n in range(21)} == heads


def test_the_page_compares_medians() -> None:
    own = [{"rate": rate, "bytes": 4000, "cpu": 0.2} for rate in (900.0, 5000.0, 4000.0)]
    other = [{"rate": rate, "bytes": 4100, "cpu": 0.9} for rate in (1000.0, 990.0, 10.0)]
    found = {
        "moves": list(zip(own, other, strict=True)),
        "latency": {"connections": 2000, "rate": 100.0, "p50": 5.0, "p99": 40.26},
        "tables": {"stored": 100_000, "opened": 10_000, "start": 1.0, "p50": 3, "p95": 9, "grown": 4.0, "before": 90},
        "sync": {"FULL": [1.0], "NORMAL": [2.0]},
    }
    text = server.page(found)
    assert "| Lichtung / boardgame.io | 4.04 | at least 2.5 |" in text
    assert "| … p99 | 40.3 ms | at most 100 ms |" in text
    assert "4,000 [900, 5,000, 4,000]" in text
