"""Count option sequences: from a start position, how many ways there are to give the next n answers.

Chance is part of the state, so the number is exact and the same on every machine. `python tools/perft.py` writes
tests/perft/<game>.txt anew; the tests count again and compare.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import lichtung
from lichtung import State
from tests.contract.cases import few

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "perft"
LIMIT = 3000  # deeper levels than this many sequences are not counted
SEEDS = (1, 2, 3)


def count(s: State, depth: int) -> int:
    """The number of sequences of `depth` answers; a game that ends earlier counts once."""
    if depth == 0 or s.over:
        return 1
    total = 0
    for option in s.options:
        after = s.copy()
        after.choose(option)
        total += count(after, depth - 1)
    return total


def start(name: str, seats: int, seed: int, settings: dict[str, Any], skipped: int) -> State:
    """A game after some answers, always the middle option, so that later parts of the game are counted too."""
    s = lichtung.game(name).start(seats=seats, seed=seed, **settings)
    for _ in range(skipped):
        if not s.over:
            s.choose(s.options[len(s.options) // 2])
    return s


def levels(s: State) -> list[int]:
    """The numbers for depth 1, 2, 3 … as long as they stay small."""
    found: list[int] = []
    while len(found) < 6:
        found.append(count(s, len(found) + 1))
        if found[-1] * 4 > LIMIT:
            break
    return found


def lines(name: str) -> list[str]:
    """One line for each start: seats, seed, answers skipped, settings, numbers."""
    found = []
    for case in few(name):
        for seed in SEEDS:
            skipped = (seed - 1) * 12
            numbers = " ".join(str(n) for n in levels(start(name, case.seats, seed, case.settings, skipped)))
            found.append(f"{case.seats} {seed} {skipped} {json.dumps(case.settings)} : {numbers}")
    return found


def main() -> int:
    """Write the numbers of all games."""
    for name in lichtung.games():
        (FOLDER / f"{name}.txt").write_text("\n".join(lines(name)) + "\n", encoding="utf-8")
        print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
