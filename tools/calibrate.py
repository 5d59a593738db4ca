"""Measures whether the chances of hints are true: `make calibrate`.

`python -m tools.calibrate play` plays positions on until it is stopped or done, and goes on there the next time.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from tools.positions import SAMPLES, TABLES, Sample, Store

POSITIONS = 100


def play(samples: list[Sample], tables: list[str], positions: int) -> None:
    """Play on what is missing, all tables in turns."""
    for sample in samples:
        stores = [Store(sample, TABLES[name]) for name in tables]
        for games in sample.batches:
            for number in range(positions):
                for store in stores:
                    start = perf_counter()
                    one = store.play(sample.first_seed + number, games)
                    if one is not None:
                        took = perf_counter() - start
                        won = f"{sum(one.points):g} of {len(one.points)}"
                        say(f"{sample.name} {store.table.name} {one.seed}: {won}, {took:.1f} s")


def say(line: str) -> None:
    """Tell how it goes."""
    print(line, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.calibrate", description=__doc__)
    parser.add_argument("--sample", action="append", choices=list(SAMPLES))
    parser.add_argument("--table", action="append", choices=list(TABLES))
    parser.add_argument("--positions", type=int, default=POSITIONS)
    given = parser.parse_args(arguments)
    play([SAMPLES[name] for name in given.sample or SAMPLES], given.table or list(TABLES), given.positions)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
