"""Our side of the benchmark: random games and copies of every registered game.

Run as a program it does one measurement and prints it as JSON, so that the plain Python sources can be measured by a
process of their own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import process_time
from typing import Any

import lichtung
from lichtung import Dice, Game, State
from lichtung.kernel import catalogue
from lichtung.kernel.chance import fast_start
from lichtung.kernel.playouts import measure_copies

INTRODUCTORY: dict[str, Any] = {"mode": "introductory"}
EVERYTHING: dict[str, Any] = {"mode": "advanced", "feats_betrayals": True, "elements": True, "ravager_figure": True}
BATCH = 200  # copies between two looks at the clock
WARM_UP = 0.3  # seconds before a fresh process is timed


@dataclass(frozen=True)
class Sample:
    """What was done in one measurement, and how long the processor worked on it."""

    count: float
    seconds: float

    @property
    def rate(self) -> float:
        return self.count / self.seconds


@dataclass(frozen=True)
class Row:
    """One way to play one of our games."""

    title: str
    game: str
    seats: int
    settings: dict[str, Any] = field(default_factory=dict)

    def start(self, seed: int, fast: bool) -> State:
        return self.load().start(seats=self.seats, seed=seed, fast=fast, **self.settings)

    def load(self) -> Game:
        return lichtung.game(self.game)


def rows() -> list[Row]:
    """Sylvion at its smallest and at its largest; every other game with the fewest and with the most seats."""
    found = [
        Row("sylvion introductory", "sylvion", 1, INTRODUCTORY),
        Row("sylvion advanced, all expansions", "sylvion", 1, EVERYTHING),
    ]
    for name in catalogue.games():
        if name != "sylvion":
            seats = lichtung.game(name).seats
            ends = dict.fromkeys((min(seats), max(seats)))
            found += [Row(f"{name}, {n} seat{'s' if n > 1 else ''}", name, n) for n in ends]
    return found


def playouts(row: Row, seconds: float) -> Sample:
    """Random games, the driver beside the rules: compiled where they are."""
    start = process_time()
    decisions, _, _ = row.load().playouts(seconds=seconds, seats=row.seats, **row.settings)
    return Sample(decisions, process_time() - start)


def choosing(row: Row, seconds: float) -> Sample:
    """Random games, the driver in Python: look at the options, choose one."""
    game, dice = row.load(), Dice(1)
    terms = game.terms(row.seats, row.settings)
    decisions = seed = 0
    start = process_time()
    while process_time() - start < seconds:
        s = game.start_fast(terms, fast_start(seed))
        seed += 1
        while not s.over:
            options = s.options
            if len(options) > 1:
                decisions += 1
                s.choose(options[dice.below(len(options))])
            else:
                s.choose(options[0])
    return Sample(decisions, process_time() - start)


def halfway(row: Row, fast: bool) -> State:
    """A state in the middle of a random game."""
    questions = 0
    for most in (10**9, -1):  # once to the end, once to the half
        s, dice, asked = row.start(1, fast), Dice(1), 0
        while not s.over and asked < (most if most > 0 else questions // 2):
            s.choose(s.options[dice.below(len(s.options))])
            asked += 1
        questions = asked
    return s


def copying(row: Row, seconds: float) -> Sample:
    """Copies of a playout's state, called from Python."""
    return repeat(halfway(row, True).copy, seconds)


def copying_real(row: Row, seconds: float) -> Sample:
    """Copies of a real game's state, with its knowledge and record, called from Python."""
    return repeat(halfway(row, False).copy, seconds)


def copying_compiled(row: Row, seconds: float) -> Sample:
    """Copies of a playout's state, called from compiled code."""
    s, copies = halfway(row, True), 0
    start = process_time()
    while process_time() - start < seconds:
        measure_copies(s, BATCH)
        copies += BATCH
    return Sample(copies, process_time() - start)


def repeat(call: Callable[[], Any], seconds: float, batch: int = BATCH) -> Sample:
    """Call something again and again."""
    calls = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(batch):
            call()
        calls += batch
    return Sample(calls, process_time() - start)


MEASURES: dict[str, Callable[[Row, float], Sample]] = {
    "playouts": playouts,
    "choosing": choosing,
    "copying": copying,
    "copying_real": copying_real,
    "copying_compiled": copying_compiled,
}


def main(arguments: list[str]) -> int:
    """`ours.py MEASURE ROW SECONDS`, the row as JSON."""
    measure, row, seconds = MEASURES[arguments[0]], Row(**json.loads(arguments[1])), float(arguments[2])
    measure(row, min(seconds, WARM_UP))
    print(json.dumps(asdict(measure(row, seconds))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
