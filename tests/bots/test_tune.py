"""The tuner tries weights by playing, on deals that nobody measures by."""

from __future__ import annotations

import json
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lichtung.arena.rows import ROWS
from lichtung.bots.knowledge import weights_of
from tools import tune
from tools.tune import FIRST_SEED, Task

pytestmark = pytest.mark.once

DUEL = Task("equinox", 2, {}, 1, weights_of("equinox"), weights_of("equinox"))
ALONE = Task("sylvion", 1, {"mode": "introductory"}, 1, weights_of("sylvion"), weights_of("sylvion"))


class Here(Executor):
    """Does everything at once, without any process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


HERE = Here()


def test_no_tuning_seed_is_ever_measured() -> None:
    assert FIRST_SEED > max(row.deals for row in ROWS)


def test_the_same_task_gives_the_same_points() -> None:
    assert tune.points(DUEL) == tune.points(DUEL)


def test_equal_weights_are_even_alone() -> None:
    assert 0.0 == tune.compare_deals(HERE, ALONE, 2)


def test_seats_are_mirrored(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int]] = []

    def noted(task: Task) -> float:
        seen.append((task.seed, task.rotation))
        return 0.5

    monkeypatch.setattr(tune, "points", noted)
    assert 0.0 == tune.duels(HERE, DUEL, 2)
    assert [(FIRST_SEED, 0), (FIRST_SEED, 1), (FIRST_SEED + 1, 0), (FIRST_SEED + 1, 1)] == seen


def test_a_clearly_better_weight_is_kept_and_a_worse_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def best_at_two(pool: Any, task: Task, deals: int) -> float:
        return 3.0 if abs(task.tried["cold"] - 2.0) < abs(task.present["cold"] - 2.0) else -3.0

    monkeypatch.setattr(tune, "duels", best_at_two)
    task = replace(DUEL, present=DUEL.present | {"cold": 1.0})
    said: list[str] = []
    found = tune.tune(HERE, task, ["cold"], 1, 0.5, 20, said.append)
    assert 0.1 > abs(found["cold"] - 2.0)
    assert said[0] == "cold 1 -> 1.5: +3.00 standard errors"
    assert {name for name in found if found[name] != task.present[name]} == {"cold"}


def lucky_search(pool: Any, task: Task, deals: int) -> float:
    """Every try looks better on the deals of the search, none on fresh ones."""
    return 3.0 if task.seed == FIRST_SEED else 0.0


def honest_search(pool: Any, task: Task, deals: int) -> float:
    """More cold is better on all deals."""
    return 3.0 if task.tried["cold"] > task.present["cold"] else -3.0


def tuned(monkeypatch: pytest.MonkeyPatch, folder: Path, duels: Any) -> bool:
    """Whether the program, tuning by such duels, stores new weights."""
    monkeypatch.setattr(tune, "duels", duels)
    monkeypatch.setattr(tune, "GAMES", folder)
    stored = folder / "equinox" / "bots" / "weights.json"
    stored.parent.mkdir(parents=True)
    assert 0 == tune.main(["equinox", "--weights", "cold", "--passes", "1", "--processes", "1", "--write"])
    return stored.exists()


def test_weights_that_were_only_lucky_are_not_stored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not tuned(monkeypatch, tmp_path, lucky_search)
    assert capsys.readouterr().out.endswith("not confirmed: +0.00 standard errors on 200 fresh deals\n")


def test_weights_that_win_on_fresh_deals_are_stored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tuned(monkeypatch, tmp_path, honest_search)
    assert capsys.readouterr().out.endswith("\nconfirmed: +3.00 standard errors on 200 fresh deals\n")
    cold = json.loads((tmp_path / "equinox" / "bots" / "weights.json").read_text(encoding="utf-8"))["cold"]
    assert cold == round(1.5 * weights_of("equinox")["cold"], 4)


def test_where_nothing_better_is_found_there_is_nothing_to_confirm() -> None:
    said: list[str] = []
    assert not tune.confirm(HERE, DUEL, dict(DUEL.present), 200, said.append)
    assert ["nothing better found"] == said


def test_an_unknown_weight_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune.main(["equinox", "--weights", "beauty"])
    assert "has no weight 'beauty'" in capsys.readouterr().err
