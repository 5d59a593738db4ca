"""Shares, intervals, and when a row is decided."""

from __future__ import annotations

import pytest

from lichtung.arena.counting import Share, is_decided, verdict
from tests.arena.samples import DUEL, SOLO


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (50, 100, 0.404, 0.596), (10, 10, 0.722, 1.0)],
)
def test_intervals_are_wilsons(points: float, games: int, low: float, high: float) -> None:
    assert (low, high) == tuple(round(end, 3) for end in Share(points, games).interval)


def test_without_games_nothing_is_known() -> None:
    assert ((0.0, 1.0), 0.0) == (Share(0, 0).interval, Share(0, 0).rate)


@pytest.mark.parametrize(("points", "said"), [(100, "reached"), (50, "missed"), (90, "open")])
def test_a_goal_is_reached_missed_or_open(points: float, said: str) -> None:
    assert said == verdict(DUEL, Share(points, 100))


def test_a_row_without_a_goal_is_known_when_its_interval_is_narrow() -> None:
    assert ("open", "known") == (verdict(SOLO, Share(20, 40)), verdict(SOLO, Share(0, 40)))


def test_a_row_is_known_when_all_its_deals_are_played() -> None:
    assert "known" == verdict(SOLO, Share(30, SOLO.most))


def test_a_few_games_decide_nothing() -> None:
    few, enough = Share(0, DUEL.fewest - 1), Share(0, DUEL.fewest)
    assert (False, True) == (is_decided(DUEL, few), is_decided(DUEL, enough))
