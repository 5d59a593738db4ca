"""The examples run: a few games each, far too few to learn or to measure anything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import lichtung

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(folder: Path, script: str, *arguments: str) -> str:
    """What an example prints, run in a folder of its own with the library that is being tested."""
    env = os.environ | {"PYTHONPATH": str(Path(lichtung.__file__).resolve().parent.parent), "MPLCONFIGDIR": str(folder)}
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_learner_plays_learns_and_draws(tmp_path: Path) -> None:
    printed = run(tmp_path, "learn_urbion.py", "--updates", "2", "--measured", "5")
    assert "uniform:" in printed
    assert (tmp_path / "learn_urbion.png").stat().st_size > 0


def test_the_search_plays_a_game_and_draws(tmp_path: Path) -> None:
    printed = run(tmp_path, "ismcts_equinox.py", "--games", "1", "--simulations", "2")
    assert "IS-MCTS with 2 simulations:" in printed
    assert (tmp_path / "ismcts_equinox.png").stat().st_size > 0


def test_a_dataset_is_written_and_read(tmp_path: Path) -> None:
    assert "30 games in urbion.parquet" in run(tmp_path, "dataset.py", "--games", "30", "--processes", "1")
    printed = run(tmp_path, "read_dataset.py", "urbion.parquet")
    assert "20 games were played again and ended as logged" in printed
    assert (tmp_path / "dataset.png").stat().st_size > 0
