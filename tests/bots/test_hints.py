"""Hints: ranked options of a seat, from its view alone."""

from __future__ import annotations

import json
from itertools import islice

import pytest

import lichtung
from lichtung import GameOver, InvalidSeat
from lichtung.bots.levels import values_for
from lichtung.bots.search import Search
from lichtung.bots.seeing import sight_seed
from tests.bots.asking import mixes, positions
from tests.games.sylvion.table import study
from tests.helpers.ours import our_games


@pytest.mark.parametrize("name", our_games())
def test_hints_are_legal_ranked_and_repeatable(name: str) -> None:
    for case in mixes(name):
        for s in islice(positions(case, 4, 6), 2):
            asked = s.choice
            assert asked is not None
            first = lichtung.hints(s, asked.seat, iterations=15, seed=3)
            again = lichtung.hints(s.resample(asked.seat, 55), asked.seat, iterations=15, seed=3)
            assert json.dumps(first) == json.dumps(again)
            assert {hint["option"] for hint in first} <= set(s.options)
            visits = [hint["visits"] for hint in first]
            assert (sorted(visits, reverse=True), 15) == (visits, sum(visits))
            assert all(0.0 <= hint["chance"] <= 1.0 and hint["word"] == hint["line"][0] for hint in first)


def test_a_hint_tells_the_line_behind_it() -> None:
    s = study("defend", mode="introductory", hand="T2 F4 F4 HED", forest_health=10)
    best = lichtung.hints(s, 0, iterations=150)[0]
    assert ("play:T2", True) == (best["word"], len(best["line"]) > 1)
    for word in best["line"]:
        s.play(word)


def test_hints_are_for_whoever_is_asked() -> None:
    s = lichtung.game("urbion").start(seed=1, seats=2)
    with pytest.raises(InvalidSeat, match="seat 0"):
        lichtung.hints(s, 1)


def test_a_finished_game_needs_no_hints() -> None:
    s = study("final_assault")
    with pytest.raises(GameOver, match="no open question"):
        lichtung.hints(s, 0)


def test_hints_want_at_least_one_iteration() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        lichtung.hints(lichtung.game("urbion").start(seed=1), 0, iterations=0)


def test_hints_look_as_far_as_the_best_level_does() -> None:
    s = lichtung.game("tribes").start(seats=2, seed=4)
    assert s.choice is not None
    seat = s.choice.seat
    search = Search(values_for("master", "tribes", "tribes"), sight_seed(0, s.view(seat)))
    search.deal(lambda number: s.resample(seat, number), 20)
    search.run(20)
    expected = [(int(node.key >> 8), node.visits, node.worth) for node in search.ranked()]
    assert expected == [(hint["option"], hint["visits"], hint["chance"]) for hint in lichtung.hints(s, seat, 20)]
