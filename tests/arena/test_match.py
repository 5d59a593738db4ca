"""One game of a row."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lichtung.arena.match import GameFailed, Job, OtherVersion, Result, jobs, play
from tests.arena.samples import DUEL, PARTY, SOLO


def told(result: Result) -> Result:
    """A result without what differs between two runs."""
    return {key: value for key, value in result.items() if key != "times"}


@pytest.mark.parametrize("row", [DUEL, SOLO, PARTY], ids=lambda row: row.name)
def test_the_same_job_gives_the_same_game(row: object) -> None:
    job = jobs(row)[3]  # type: ignore[arg-type]
    assert told(play(job)) == told(play(job))


def test_a_deal_is_the_same_from_every_seat_and_the_bots_are_not() -> None:
    found = [play(job) for job in jobs(PARTY)[:4]]
    assert [0, 0, 0, 0] == [result["seed"] for result in found]
    assert [0, 1, 2, 3] == [result["rotation"] for result in found]
    assert 1 < len({str(result["scores"]) for result in found})


def test_points_are_shares_of_the_first_place() -> None:
    for job in jobs(DUEL)[:8]:
        result = play(job)
        first = [seat for seat, rank in enumerate(result["ranks"]) if rank == 1]
        assert (1 / len(first) if job.rotation in first else 0.0) == result["points"]


def test_every_decision_is_timed() -> None:
    result = play(jobs(SOLO)[0])
    assert result["decisions"] == sum(result["times"]["uniform"].values())


def test_another_version_does_not_play() -> None:
    with pytest.raises(OtherVersion, match="expected bots 99"):
        play(replace(jobs(SOLO)[0], bots=99))


def test_a_failing_game_is_named() -> None:
    job = jobs(SOLO)[2]
    broken = Job(replace(SOLO, bots=("nobody",)), job.seed, 0, job.bots, job.rules)
    with pytest.raises(GameFailed, match=r"sylvion-introductory-uniform, seed 2, rotation 0: ValueError"):
        play(broken)
