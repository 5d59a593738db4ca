"""Running rows on processes of this machine: complete, resumable, undisturbed by a killed process."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import pytest

from lichtung.arena import match
from lichtung.arena.match import Result
from lichtung.arena.running import run
from lichtung.arena.store import Store
from lichtung.arena.workers import Local, WorkersDied
from tests.arena import samples

ROW = replace(samples.SOLO, most=12)


def told(store: Store) -> list[tuple[object, ...]]:
    """The games of the row without their times."""
    return [(*key, result["points"], result["scores"]) for key, result in sorted(store.results(ROW.name).items())]


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[object, ...]]:
    """The same games played here and now."""
    store = Store(tmp_path_factory.mktemp("here"))
    for job in match.jobs(ROW):
        store.add(match.play(job))
    return told(store)


def lines(store: Store) -> int:
    return len(store.path(ROW.name).read_text(encoding="utf-8").splitlines())


def test_processes_play_every_game_once_and_the_next_run_has_nothing_to_do(
    tmp_path: Path, expected: list[tuple[object, ...]]
) -> None:
    workers = Local(2)
    try:
        new = [run([ROW], Store(tmp_path), workers) for _ in range(2)]
    finally:
        workers.close()
    assert ([12, 0], expected, 12) == (new, told(Store(tmp_path)), lines(Store(tmp_path)))


def test_a_run_goes_on_where_another_one_stopped(tmp_path: Path, expected: list[tuple[object, ...]]) -> None:
    for job in match.jobs(ROW)[2:9]:
        Store(tmp_path).add(match.play(job))
    workers = Local(1)
    try:
        new = run([ROW], Store(tmp_path), workers)
    finally:
        workers.close()
    assert (5, expected, 12) == (new, told(Store(tmp_path)), lines(Store(tmp_path)))


def test_a_killed_process_loses_no_game_and_none_counts_twice(
    tmp_path: Path, expected: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(samples.MARK, str(mark))
    workers = Local(2, samples.play_and_die_once)
    store = Store(tmp_path / "results")
    try:
        new = run([ROW], store, workers)
    finally:
        workers.close()
    assert (True, 12, expected, 12) == (mark.exists(), new, told(Store(store.folder)), lines(store))


def test_processes_that_always_die_are_given_up_with_a_reason(tmp_path: Path) -> None:
    workers = Local(1, samples.play_and_die)
    try:
        with pytest.raises(WorkersDied, match="sylvion-introductory-uniform"):
            run([ROW], Store(tmp_path), workers)
    finally:
        workers.close()


def test_a_failing_game_stops_the_run_and_keeps_what_was_played(tmp_path: Path) -> None:
    workers = Local(1, samples.play_badly)
    try:
        with pytest.raises(ValueError, match="no deal 3"):
            run([ROW], Store(tmp_path), workers)
    finally:
        workers.close()
    assert [0, 1, 2] == sorted(result["seed"] for result in Store(tmp_path).results(ROW.name).values())


def test_what_went_well_is_given_before_a_failure_is_told() -> None:
    job = match.jobs(ROW)[0]
    workers = Local(1)
    try:
        for _ in range(20):  # what is done at the same time comes in any order
            well, badly = Future[Result](), Future[Result]()
            workers.taken = {badly: job, well: job}
            badly.set_exception(ValueError("no deal"))
            well.set_result({"seed": 2})
            assert [{"seed": 2}] == workers.results()
            with pytest.raises(ValueError, match="no deal"):
                workers.results()
    finally:
        workers.close()


def test_a_row_stops_as_soon_as_it_is_decided(tmp_path: Path) -> None:
    class Losers(Local):
        """Loses every game at once, without any process."""

        def __init__(self) -> None:
            self.size, self.lost = 1, list[Result]()

        def submit(self, job: match.Job) -> None:
            self.lost.append(samples.result_of(job, 0.0))

        def waiting(self) -> int:
            return len(self.lost)

        def results(self) -> list[Result]:
            return [self.lost.pop(0)]

    new = run([samples.DUEL], Store(tmp_path), Losers())
    assert (20, True) == (Store(tmp_path).share(samples.DUEL).games, new <= 22)
