"""The benchmark of searches runs, and says what it measured. Nothing here is timed."""

from __future__ import annotations

import pytest

from bench import search
from bench.ours import Row, Sample, rows
from bench.search import KNOWING, RANDOM, Contestant

ROW = Row("equinox, 2 seats", "equinox", 2)


@pytest.mark.parametrize("way", [KNOWING, RANDOM])
def test_our_search_is_counted_in_iterations(way: str) -> None:
    found = search.searching(ROW, way, 0.001)
    assert 0 == found.count % search.ITERATIONS
    assert found.count > 0


def test_plain_python_is_measured_in_a_process_of_its_own() -> None:
    assert search.searching_plain(ROW, KNOWING, 0.001).count > 0


def test_openspiel_searches_beside_us() -> None:
    pytest.importorskip("pyspiel")
    assert search.searching_spiel("leduc_poker", 0.001).count > 0


def test_every_contestant_takes_part_in_every_round_and_the_median_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([10.0, 1.0, 30.0, 2.0, 20.0, 3.0])
    everybody = [
        Contestant("a", KNOWING, lambda seconds: Sample(next(rates), 1.0)),
        Contestant("a", "plain", lambda seconds: Sample(next(rates), 1.0)),
    ]
    monkeypatch.setattr(search, "contestants", lambda compiled: everybody)
    told = search.measure(3, 1.0, True)
    assert {"a": {KNOWING: 20.0, "plain": 2.0}} == told
    assert "| a | 20 | 2 | 10 |  |" in search.table(told)


def test_both_ways_of_every_game_are_compared_with_openspiel() -> None:
    columns = {(one.title, one.column) for one in search.contestants(True)}
    assert {(row.title, way) for row in rows() for way in (KNOWING, RANDOM, "plain")} <= columns
    assert {(f"OpenSpiel {game}", RANDOM) for game in search.SPIEL_GAMES} <= columns
