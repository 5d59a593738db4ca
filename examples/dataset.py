"""Log random games as a dataset: 100,000 games of Urbion in one Parquet file.

    python examples/dataset.py --game urbion --games 100000 --file urbion.parquet

One row is one game: its seed, every action with the seat that took it, the rewards and why it ended. An action is the
index of the environments' action space; the seed and the actions give the game again (`read_dataset.py` does that).
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
from rich.progress import Progress

from lichtung.kernel.chance import Dice
from lichtung.research.table import Table, table

GROUP = 1000  # games that are written together
SCHEMA = pa.schema(
    [
        ("seed", pa.int64()),
        ("actions", pa.list_(pa.int32())),
        ("seats", pa.list_(pa.int8())),
        ("offered", pa.list_(pa.int16())),
        ("rewards", pa.list_(pa.float32())),
        ("reason", pa.dictionary(pa.int8(), pa.string())),
    ]
)


def play(known: Table, seed: int) -> dict[str, Any]:
    """One random game as a row."""
    s, dice = known.start(seed), Dice(seed)
    actions, seats, offered = [], [], []
    while not s.over:
        places = known.places(s)
        picked = dice.below(len(places))
        actions.append(int(places[picked]))
        seats.append(known.decider(s))
        offered.append(len(places))
        s.apply(s.offered[picked])
    assert s.result is not None
    row = {"seed": seed, "actions": actions, "seats": seats, "offered": offered}
    return row | {"rewards": known.rewards(s), "reason": s.result.reason}


def group(work: tuple[str, int | None, int, int]) -> pa.RecordBatch:
    """Some games with neighbouring seeds."""
    game, players, first, count = work
    known = table(game, players)
    rows = [play(known, seed) for seed in range(first, first + count)]
    return pa.RecordBatch.from_pylist(rows, schema=SCHEMA)


def groups(game: str, players: int | None, games: int) -> Iterator[tuple[str, int | None, int, int]]:
    """The work in pieces."""
    for first in range(0, games, GROUP):
        yield game, players, first, min(GROUP, games - first)


def main() -> None:
    parser = argparse.ArgumentParser(description="Log random games as a Parquet file.")
    parser.add_argument("--game", default="urbion")
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--file", default=None)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    path = arguments.file or f"{arguments.game}.parquet"
    known = table(arguments.game, arguments.players)
    about = {"game": arguments.game, "players": str(known.seats), "version": str(known.game.version)}
    schema = SCHEMA.with_metadata(about)
    work = groups(arguments.game, arguments.players, arguments.games)
    with (
        Progress() as progress,
        get_context("spawn").Pool(arguments.processes) as pool,
        pq.ParquetWriter(path, schema, compression="zstd") as writer,
    ):
        task = progress.add_task("playing", total=arguments.games)
        for batch in pool.imap(group, work):
            writer.write_batch(batch.replace_schema_metadata(about))
            progress.update(task, advance=batch.num_rows)
    print(f"{arguments.games:,} games in {path}: {os.path.getsize(path) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
