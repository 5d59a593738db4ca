"""The result files: append-only, resumable, nothing counted twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from lichtung.arena.match import jobs
from lichtung.arena.store import Store
from tests.arena.samples import DUEL, PARTY, SOLO, result_of, results_of


def test_what_is_added_is_read_back(tmp_path: Path) -> None:
    for result in results_of(DUEL, 1.0, 0.0, 1.0, 1.0):
        assert Store(tmp_path).add(result)
    assert (3.0, 4) == (Store(tmp_path).share(DUEL).points, Store(tmp_path).share(DUEL).games)


def test_a_key_counts_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    first, again = result_of(jobs(SOLO)[0], 1.0), result_of(jobs(SOLO)[0], 0.0)
    assert [True, False] == [store.add(first), store.add(again)]
    with store.path(SOLO.name).open("a", encoding="utf-8") as file:
        file.write(store.path(SOLO.name).read_text(encoding="utf-8"))  # somebody merged two files
    assert (1.0, 1) == (Store(tmp_path).share(SOLO).points, Store(tmp_path).share(SOLO).games)


def test_a_line_that_was_cut_short_is_passed_over_and_played_again(tmp_path: Path) -> None:
    store = Store(tmp_path)
    one, two = results_of(SOLO, 1.0, 1.0)
    store.add(one)
    with store.path(SOLO.name).open("a", encoding="utf-8") as file:
        file.write('{"row": "sylvion-intro')
    fresh = Store(tmp_path)
    assert jobs(SOLO)[1:] == fresh.missing(SOLO)
    fresh.add(two)
    assert 2 == Store(tmp_path).share(SOLO).games


def test_lines_that_are_no_results_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / f"{SOLO.name}.jsonl").write_text('[]\nnull\n{"row": 1}\n\n', encoding="utf-8")
    assert {} == Store(tmp_path).results(SOLO.name)


def test_other_versions_are_kept_and_do_not_count(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(result_of(replace(jobs(SOLO)[0], bots=0), 1.0))
    assert (0, len(jobs(SOLO))) == (store.share(SOLO).games, len(store.missing(SOLO)))


def test_games_count_without_gaps_and_in_whole_deals(tmp_path: Path) -> None:
    store = Store(tmp_path)
    wins = [result_of(job, 1.0) for job in jobs(PARTY)]
    for result in wins[:6] + wins[8:]:
        store.add(result)
    assert 4 == store.share(PARTY).games


def test_games_beyond_the_decision_do_not_count(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for job in jobs(DUEL):
        store.add(result_of(job, 0.0))
    assert 20 == store.share(DUEL).games
