"""The fitter changes weights so that the judged chances fit how games ended."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung.bots.knowledge import values_of, weights_of
from lichtung.bots.values import Values
from tests.bots.test_tune import DUEL, HERE
from tools import fit
from tools.fit import Halves, Seen
from tools.tune import CONFIRM_SEED, FIRST_SEED

pytestmark = pytest.mark.once

EQUINOX = weights_of("equinox")


def halves() -> Halves:
    """One game of Equinox in each half."""
    return fit.collect(HERE, [replace(DUEL, iterations=2)], 2, lambda line: None)


def quietly(line: str) -> None:
    """Say nothing."""


def test_positions_come_from_whole_games_on_tuning_seeds_and_know_the_end() -> None:
    positions = fit.play_task(replace(DUEL, seed=FIRST_SEED))
    end = lichtung.game("equinox").load(positions[-1])
    assert end.over
    assert end.result is not None
    winners = end.result.winners
    expected = tuple((seat in winners) / len(winners) for seat in range(2))
    found = fit.settle(replace(DUEL, seed=FIRST_SEED), positions)
    assert len(found) > 1
    assert {expected} == {one.outcome for one in found}
    assert not any(one.state.over for one in found)


def test_played_games_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, file = [replace(DUEL, iterations=2)], tmp_path / "games.jsonl"
    first = fit.collect(HERE, tables, 1, quietly, file)
    monkeypatch.setattr(fit, "play_task", None)
    again = fit.collect(HERE, tables, 1, quietly, file)
    assert [one.state.digest() for one in first[0]] == [one.state.digest() for one in again[0]]
    assert [one.outcome for one in first[0]] == [one.outcome for one in again[0]]


def test_weights_that_make_no_sense_fit_worst() -> None:
    assert inf == fit.loss(values_of("equinox", {"spread": -1000.0}), halves()[0])


def test_the_loss_is_small_where_the_chances_are_right() -> None:
    state = halves()[0][0].state
    values = values_of("equinox")
    likely = values.value(state, 0) > 0.5
    right, wrong = (Seen(state, (1.0, 0.0)), Seen(state, (0.0, 1.0)))
    assert (fit.loss(values, [right]) < fit.loss(values, [wrong])) == likely


def planted(best: list[float]) -> Any:
    """A loss that is smallest where the weight `cold` is, for each half, at a given number."""

    def found(values: Values, positions: list[int]) -> float:
        return abs(values.weights["cold"] - best[positions[0]])

    return found


def test_a_weight_goes_where_both_halves_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "loss", planted([2.0, 2.0]))
    found = fit.fit("equinox", ([0], [1]), list(EQUINOX), quietly)  # type: ignore[list-item]
    assert found["cold"] == pytest.approx(2.0, rel=0.08)
    assert EQUINOX == found | {"cold": EQUINOX["cold"]}


def test_what_only_one_half_wants_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "loss", planted([2.0, EQUINOX["cold"]]))
    assert EQUINOX == fit.fit("equinox", ([0], [1]), ["cold"], quietly)  # type: ignore[list-item]


def test_weights_of_playouts_are_left_alone() -> None:
    positions = halves()[0]
    assert fit.matters("equinox", EQUINOX, "cold", positions)
    assert not fit.matters("equinox", EQUINOX, "push", positions)


def test_fitted_weights_must_win_more_on_fresh_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def errors(pool: Any, task: Any, deals: int) -> float:
        asked.append(task.seed)
        return 3.0 if task.seats == 2 else ahead

    monkeypatch.setattr(fit, "measure", errors)
    tables = [DUEL, replace(DUEL, seats=4)]
    ahead = 0.0
    assert fit.confirm(HERE, tables, EQUINOX | {"cold": 1.0}, 1, quietly)
    ahead = -1.0
    assert not fit.confirm(HERE, tables, EQUINOX | {"cold": 1.0}, 1, quietly)
    assert not fit.confirm(HERE, tables, EQUINOX, 1, quietly)
    assert [CONFIRM_SEED] * 4 == asked


def test_tables_are_given_as_json() -> None:
    found = fit.tasks_of("sylvion", ['{"mode": "introductory"}', '{"seats": 2, "mode": "advanced"}'], 7)
    assert [(1, {"mode": "introductory"}), (2, {"mode": "advanced"})] == [(one.seats, one.settings) for one in found]
