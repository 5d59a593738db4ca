"""The arena on a real Ray cluster of two nodes: nothing is lost or counted twice when workers die."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lichtung.arena import match
from lichtung.arena.store import Store

pytest.importorskip("ray")

from tests.arena.two_nodes import ROW

ROOT = Path(__file__).parents[2]


def test_a_killed_worker_and_a_lost_node_cost_no_game_and_none_counts_twice(tmp_path: Path) -> None:
    paths = [str(Path(match.__file__).parents[2]), str(ROOT)]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-m", "tests.arena.two_nodes", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=900)
    assert 0 == done.returncode, done.stderr[-2000:]
    told = json.loads(done.stdout.strip().splitlines()[-1])
    assert {"size": 2, "new": ROW.most, "killed": True, "taken": 1} == told
    store = Store(tmp_path / "results")
    lines = store.path(ROW.name).read_text(encoding="utf-8").splitlines()
    assert (ROW.most, ROW.most) == (len(lines), len(store.results(ROW.name)))
    played = [(result["seed"], result["points"], result["scores"]) for result in store.games_that_count(ROW)]
    again = [match.play(job) for job in match.jobs(ROW)[: len(played)]]
    assert [(result["seed"], result["points"], result["scores"]) for result in again] == played
