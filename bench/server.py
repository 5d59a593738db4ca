"""Measure the server: moves in a second beside boardgame.io's server, latency with many viewers, many stored tables.

`python bench/server.py` writes docs/server-benchmark.md; `--quick` is a smoke test with small numbers that writes nothing.
It needs Node; boardgame.io is installed into build/ when it is first needed.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import lichtung
from lichtung.server.store import base
from lichtung.server.store.records import StoredMove, StoredSeat, StoredTable, TableOptions
from lichtung.server.store.sql import SqlStore

ROOT = Path(__file__).resolve().parent.parent
PEER = "boardgame.io@0.50.2"
NODE_ROOM = ROOT / "build" / "boardgame"
LOAD = ROOT / "bench" / "load"
PAGE = ROOT / "docs" / "server-benchmark.md"
LIMITS = "requests_per_minute = 10000000\nmessages_per_second = 100000\ntables_per_hour = 10000000\n"
LIMITS += "sockets_per_address = 100000\n"
MOVES_STORED = 30
GAME_LENGTH = (
    880  # moves of a two-seat game of Tribes of the Wind that is played at random; the peer's games are as long
)
SERVER_CORE, LOAD_CORE = 0, 1

Measured = dict[str, Any]


def install_peer() -> None:
    """Get boardgame.io, and with it the WebSocket client of the load."""
    if not (NODE_ROOM / "node_modules" / "boardgame.io").exists():
        NODE_ROOM.mkdir(parents=True, exist_ok=True)
        (NODE_ROOM / "package.json").write_text('{"private": true}\n')
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", PEER], cwd=NODE_ROOM, check=True)


def on_core(core: int) -> Callable[[], None] | None:
    """Keeps a process on one core, where there are several: server and load must not push each other about."""
    return (lambda: os.sched_setaffinity(0, {core})) if (os.cpu_count() or 1) > 1 else None


def load(mode: str, origin: str, *numbers: float) -> Measured:
    """Run the load to its end."""
    command = ["node", str(LOAD / "load.mjs"), mode, origin, *map(str, numbers)]
    done = subprocess.run(
        command, cwd=NODE_ROOM, stdout=subprocess.PIPE, check=True, text=True, preexec_fn=on_core(LOAD_CORE)
    )
    found: Measured = json.loads(done.stdout)
    return found


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """A process that is gone when the block ends."""
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


@contextmanager
def ours(room: Path, database: Path, program: Sequence[str] = ("-m", "lichtung.cli")) -> Iterator[tuple[str, int]]:
    """Our server on SQLite; yields its address and process id."""
    (room / "site.toml").write_text(f'log = "error"\n[limits]\n{LIMITS}')
    options = ["--port", "0", "--config", str(room / "site.toml"), "--database", f"sqlite:///{database}"]
    paths = [str(Path(lichtung.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "COLUMNS": "200"}
    command = [sys.executable, "-u", *program, "serve", "--lang", "en", *options]
    pipe: dict[str, Any] = {"stdout": subprocess.PIPE, "text": True, "env": env}
    with ended(subprocess.Popen(command, preexec_fn=on_core(SERVER_CORE), **pipe)) as process:
        assert process.stdout is not None
        for line in process.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            if found:
                yield found[0], process.pid
                return
        raise SystemExit("the server did not start")


@contextmanager
def peer(size: int) -> Iterator[tuple[str, int]]:
    """boardgame.io's server with a state of about this size; returns its address and process id."""
    with closing(__import__("socket").create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    shutil.copy(LOAD / "peer.cjs", NODE_ROOM / "peer.cjs")
    command = ["node", str(NODE_ROOM / "peer.cjs"), str(port), str(size), str(GAME_LENGTH)]
    env = os.environ | {"NODE_ENV": "production", "DEBUG": ""}
    pipe: dict[str, Any] = {"stdout": subprocess.PIPE, "text": True, "env": env}
    with ended(subprocess.Popen(command, cwd=NODE_ROOM, preexec_fn=on_core(SERVER_CORE), **pipe)) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "ready" in line:
                break
        yield f"http://localhost:{port}", process.pid


def side_by_side(room: Path, tables: int, seconds: float, rounds: int) -> list[tuple[Measured, Measured]]:
    """Moves in a second at ours and at boardgame.io, in turns."""
    found = []
    for n in range(rounds):
        with ours(room, room / f"moves{n}.db") as (origin, process):
            own = load("moves", origin, tables, seconds, process)
        with peer(own["bytes"]) as (origin, process):
            found.append((own, load("peer", origin, tables, seconds, process)))
    return found


def memory(process: int) -> float:
    """The resident memory of a process in MB."""
    text = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    assert found is not None
    return int(found[1]) / 1024


def many_tables(room: Path, stored: int, opened: int) -> Measured:
    """Open many of a site's many tables, and leave them."""
    path = room / "many.db"
    asyncio.run(one_table(f"sqlite:///{path}"))
    multiply(path, stored)
    begin = time.perf_counter()
    with ours(room, path) as (origin, process):
        start = time.perf_counter() - begin
        load("opening", origin, min(200, opened), stored)
        before = memory(process)
        found = load("opening", origin, opened, stored)
        return found | {"stored": stored, "start": start, "before": before, "grown": memory(process) - before}


async def one_table(url: str) -> None:
    """A table in the middle of a game of Equinox."""
    game = lichtung.game("equinox")
    state = game.start(seats=2, seed=1)
    moves = []
    for number in range(1, MOVES_STORED + 1):
        assert state.choice is not None
        word = state.words()[0]
        moves.append(StoredMove(table="bench0", number=number, seat=state.choice.seat, word=word))
        state.play(word)
    seats = [StoredSeat(seat=n, kind="human", person=f"p{n}", name="") for n in range(2)]
    facts: Measured = {"game": "equinox", "rules_version": game.version, "data_hash": game.data_hash, "seed": "1"}
    options = TableOptions(kinds=["me", "me"], creator="p0")
    store = SqlStore(url)
    await store.open()
    await store.add_table(StoredTable(id="bench0", seats=seats, status="playing", options=options, **facts))
    await store.append(moves)
    await store.close()


def multiply(path: Path, count: int) -> None:
    """Copy the one table many times."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA synchronous=OFF")
        db.execute("CREATE TEMP TABLE n (n INTEGER PRIMARY KEY)")
        db.executemany("INSERT INTO n VALUES (?)", [(n,) for n in range(1, count + 1)])
        for table, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id")):
            names = [f'"{row[1]}"' for row in db.execute(f"PRAGMA table_info({table})")]
            values = ", ".join("'bench' || n" if name == f'"{key}"' else f"one.{name}" for name in names)
            only = f"WHERE one.{key} = 'bench0'"
            db.execute(f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM n, {table} AS one {only}")
        db.commit()


async def stored_moves(url: str, seconds: float, tables: int = 32) -> float:
    """Moves in a second that the store alone takes, one outstanding at each table."""
    store = SqlStore(url)
    await store.open()
    for n in range(tables):
        await store.add_table(StoredTable(id=f"t{n}", game="sylvion", rules_version=1))
    end = time.perf_counter() + seconds
    done = 0

    async def play(id: str) -> None:
        nonlocal done
        number = 0
        while time.perf_counter() < end:
            number += 1
            await store.append([StoredMove(table=id, number=number, seat=0, word="play:OWL", who="p")])
            done += 1

    await asyncio.gather(*[play(f"t{n}") for n in range(tables)])
    await store.close()
    return done / seconds


def syncing(room: Path, seconds: float, rounds: int) -> dict[str, list[float]]:
    """The store's speed with and without waiting for the disk."""
    found: dict[str, list[float]] = {"FULL": [], "NORMAL": []}
    usual = base.LITE_PRAGMAS
    for n in range(rounds):
        for mode, rates in found.items():
            changed = tuple(p.replace("synchronous=FULL", f"synchronous={mode}") for p in usual)
            with_pragmas(changed)
            rates.append(asyncio.run(stored_moves(f"sqlite:///{room / f'{mode}{n}.db'}", seconds)))
    with_pragmas(usual)
    return found


def with_pragmas(pragmas: tuple[str, ...]) -> None:
    """Let stores that are opened from now on use these settings of SQLite."""
    from lichtung.server.store import lite

    for module in (base, lite):
        vars(module)["LITE_PRAGMAS"] = pragmas


def median(values: list[float]) -> float:
    """The middle one."""
    return sorted(values)[len(values) // 2]


def page(found: Measured) -> str:
    """What was measured, as a page."""
    rates = [own["rate"] for own, _ in found["moves"]], [other["rate"] for _, other in found["moves"]]
    ratio = median(rates[0]) / median(rates[1])
    last, late, many = found["moves"][-1], found["latency"], found["tables"]
    full, normal = (found["sync"][mode] for mode in ("FULL", "NORMAL"))
    rows = [
        ("Durable, acknowledged moves/s, 32 clients on 16 tables: Lichtung on SQLite", spread(rates[0]), ""),
        (f"The same: {PEER}, storage in memory", spread(rates[1]), ""),
        ("Lichtung / boardgame.io", f"{ratio:.2f}", "at least 2.5"),
        ("Processor time for a move: Lichtung", ms(median([own["cpu"] for own, _ in found["moves"]])), ""),
        ("… boardgame.io", ms(median([other["cpu"] for _, other in found["moves"]])), ""),
        (
            f"{late['connections']} connections, {late['rate']:.0f} moves/s: to the other's socket, p50",
            ms(late["p50"]),
            "",
        ),
        ("… p99", ms(late["p99"]), "at most 100 ms"),
        (f"{many['stored']:,} stored tables: start-up", f"{many['start']:.1f} s", "reads none of them"),
        (f"… opening {many['opened']:,} of them, p50", ms(many["p50"]), ""),
        ("… p95", ms(many["p95"]), "at most 50 ms"),
        ("… memory grown by", f"{many['grown']:.1f} MB (from {many['before']:.0f})", "at most 50 MB"),
        ("The store alone, 32 tables, moves/s, synchronous=FULL (in use)", spread(full), ""),
        ("… synchronous=NORMAL", spread(normal), ""),
    ]
    lines = [
        "# The server's speed",
        "",
        "Written by `make bench-server`. A rate is the median of its runs, all runs in brackets.",
        "",
        "![Moves a second](pictures/speed-of-server.svg)",
        "",
    ]
    lines += ["| What | Measured | Wanted |", "|---|--:|---|"]
    lines += [f"| {what} | {value} | {goal} |" for what, value, goal in rows]
    lines += ["", *notes(last)]
    return "\n".join(lines) + "\n"


def notes(last: tuple[Measured, Measured]) -> list[str]:
    """How it was measured."""
    load_average = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    machine = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    ours_said = f"{last[0]['bytes']} bytes at ours (two-seat Tribes of the Wind, answered at random)"
    sizes = f"{ours_said}, {last[1]['bytes']} at boardgame.io"
    return [
        f"{machine}, load average at the end {load_average}.",
        "",
        f"One whole state has {sizes}.",
        "Both servers run alone with the same load (`bench/load/load.mjs`), one after the other in each round.",
        "At each table one move is under way at a time.",
    ]


def spread(rates: list[float]) -> str:
    """The median and all of them."""
    return f"{median(rates):,.0f} [{', '.join(f'{rate:,.0f}' for rate in rates)}]"


def ms(value: float) -> str:
    """Milliseconds."""
    return f"{value:.2f} ms" if value < 10 else f"{value:.1f} ms"


def main() -> int:
    """Measure everything."""
    quick = "--quick" in sys.argv[1:]
    install_peer()
    with tempfile.TemporaryDirectory(prefix="bench-", dir=ROOT / "build") as name:
        room = Path(name)
        found: Measured = {
            "sync": syncing(room, 0.5 if quick else 4, 1 if quick else 3),
            "moves": side_by_side(room, 16, 1 if quick else 8, 1 if quick else 7),
        }
        with ours(room, room / "latency.db") as (origin, _):
            found["latency"] = load("latency", origin, 20 if quick else 2000, 1 if quick else 30)
        found["tables"] = many_tables(room, 500 if quick else 100_000, 50 if quick else 10_000)
    text = page(found)
    print(text)
    if not quick:
        PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
