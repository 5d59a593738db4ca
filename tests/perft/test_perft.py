"""The number of option sequences to depth n, compared with what was counted before, in both builds."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.perft import count, start

FILES = sorted(Path(__file__).parent.glob("*.txt"))
STARTS = [(file.stem, line) for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize(("name", "line"), STARTS)
def test_as_many_ways_as_ever(name: str, line: str) -> None:
    head, _, numbers = line.rpartition(" : ")
    seats, seed, skipped, settings = head.split(" ", 3)
    s = start(name, int(seats), int(seed), json.loads(settings), int(skipped))
    expected = [int(n) for n in numbers.split()]
    assert expected == [count(s, depth) for depth in range(1, len(expected) + 1)]


def test_every_game_was_counted() -> None:
    assert len(STARTS) >= 9 * len(FILES) > 0
