"""Measures whether what hints say is so: `make calibrate`.

- `play` plays positions on in every seat by `hard`, as `tools.positions` says. Stopped at any moment, it goes on there.
- `fit` makes the curves from judged to shown chances anew, from the sample for fitting.
- `duel` plays the first hints of the sample for checking where `hard` moved otherwise, in the same deals.
- `report` holds hints against the sample for checking, and writes what it finds into `docs/bots.md`.

Use the compiled build: `PYTHONPATH=build/compiled`. Nothing is tuned on the sample for checking.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter
from typing import Final

from lichtung.bots.hints import hints
from tools.fit_chances import write
from tools.positions import FOLDER, SAMPLES, TABLES, Sample, Store
from tools.reliability import plot, section
from tools.trials import Trial, duels, play_duels, try_table

POSITIONS: Final = 100
DOCUMENT: Final = Path("docs/bots.md")
PLOT: Final = FOLDER / "reliability.svg"
BEGIN: Final = "<!-- calibration: begin -->"
END: Final = "<!-- calibration: end -->"


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


def duel(tables: list[str], positions: int) -> None:
    """Play the first hints that were not played yet, all tables in turns."""
    stored = {name: list(Store(SAMPLES["check"], TABLES[name]).all().values())[:positions] for name in tables}
    for number in range(positions):
        for name in tables:
            for one in stored[name][number : number + 1]:
                option = hints(one.state(), one.seat)[0]["option"]
                if not duels(TABLES[name], one, option):
                    play_duels(TABLES[name], one, option)
                    say(f"{name} {one.seed}: the first hint was played")


def report(tables: list[str], positions: int, document: Path) -> list[Trial]:
    """Hold hints against what is stored, and write it down."""
    trials = []
    for name in tables:
        trial = try_table(TABLES[name], positions, say)
        if trial.judged:
            trials.append(trial)
    before, _, rest = document.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    PLOT.parent.mkdir(parents=True, exist_ok=True)
    PLOT.write_text(plot(trials), encoding="utf-8")
    document.write_text(f"{before}{BEGIN}\n\n{section(trials)}\n\n{END}{after}", encoding="utf-8")
    return trials


def say(line: str) -> None:
    """Tell how it goes."""
    print(line, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.calibrate", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", nargs="?", choices=["play", "fit", "duel", "report", "all"], default="all")
    parser.add_argument("--sample", action="append", choices=list(SAMPLES), help="to play; all without it")
    parser.add_argument("--table", action="append", choices=list(TABLES), help="several times; all without it")
    parser.add_argument("--positions", type=int, default=POSITIONS, help="of each table")
    given = parser.parse_args(arguments)
    tables = given.table or list(TABLES)
    if given.what in ("play", "all"):
        play([SAMPLES[name] for name in given.sample or SAMPLES], tables, given.positions)
    if given.what == "fit":
        for name, curve in write(list(TABLES)).items():
            say(f"{name}: {curve}")
    if given.what in ("duel", "all"):
        duel(tables, given.positions)
    if given.what in ("report", "all"):
        report(tables, given.positions, DOCUMENT)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
