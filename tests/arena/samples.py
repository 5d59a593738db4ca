"""Rows and results that the arena's tests share, and workers that die on purpose."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from lichtung.arena.match import Job, Result, jobs, play
from lichtung.arena.rows import Row

DUEL = Row("tribes-2-uniform-uniform", "tribes", 2, ("uniform", "uniform"), {}, 0.9, 40)
SOLO = Row("sylvion-introductory-uniform", "sylvion", 1, ("uniform",), {"mode": "introductory"}, None, 60)
PARTY = Row("equinox-4-uniform-uniform", "equinox", 4, ("uniform", "uniform"), {}, 0.25, 80)

MARK = "LICHTUNG_TEST_MARK"  # the environment variable that names the file which the first death leaves behind
DEADLY = 3  # the seed over which the worker dies


def result_of(job: Job, points: float) -> Result:
    """A result as a game would give it."""
    ranks = [1, 2] if points == 1.0 else [2, 1]
    return {
        "row": job.row.name,
        "bots": job.bots,
        "rules": job.rules,
        "seed": job.seed,
        "rotation": job.rotation,
        "points": points,
        "reason": "end",
        "scores": [0.0] * job.row.seats,
        "ranks": ranks[: job.row.seats],
        "decisions": 4,
        "times": {name: {"-60": 3, "-30": 1} for name in job.row.bots},
    }


def results_of(row: Row, *points: float) -> list[Result]:
    """The first results of a row."""
    return [result_of(job, one) for job, one in zip(jobs(row), points, strict=False)]


def play_and_die_once(job: Job) -> Result:
    """Play, but the first time that a certain deal comes up the process is killed in the middle of it."""
    mark = Path(os.environ[MARK])
    if job.seed == DEADLY and not mark.exists():
        mark.write_text("died", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return play(job)


def play_and_die(job: Job) -> Result:
    """A process that never survives a game."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("nobody comes here")


def play_badly(job: Job) -> Result:
    """A game that fails at one deal."""
    if job.seed == DEADLY:
        raise ValueError(f"no deal {job.seed}")
    return play(job)
