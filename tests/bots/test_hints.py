"""Hints: ranked options of a seat, from its view alone."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

import lichtung
from lichtung import GameOver, InvalidSeat, State
from lichtung.bots.estimate import FEWEST
from lichtung.bots.hints import estimate
from lichtung.bots.levels import Leveled
from lichtung.kernel.catalogue import part_of
from tests.bots.asking import mixes, positions
from tests.bots.test_known_moves import the_last_city_needs_a_census
from tests.games.studying import play
from tests.games.sylvion.table import study
from tests.helpers.ours import our_games
from tools.judging import in_order

Hint = dict[str, Any]


def asked_hints(s: State, iterations: int, seed: int = 3) -> list[Hint]:
    """The hints for whoever is asked."""
    assert s.choice is not None
    return lichtung.hints(s, s.choice.seat, iterations=iterations, seed=seed)


@pytest.mark.parametrize("name", our_games())
def test_hints_are_legal_complete_and_repeatable(name: str) -> None:
    for case in mixes(name):
        for s in islice(positions(case, 4, 6), 2):
            assert s.choice is not None
            first = asked_hints(s, 15)
            again = asked_hints(s.resample(s.choice.seat, 55), 15)
            assert json.dumps(first) == json.dumps(again)
            assert {hint["option"] for hint in first} == set(s.options)
            assert 15 == sum(hint["visits"] for hint in first)
            assert all(hint["word"] == hint["line"][0] for hint in first)


@pytest.mark.parametrize("name", our_games())
def test_the_order_shown_agrees_with_the_numbers_shown(name: str) -> None:
    for case in mixes(name):
        for s in islice(positions(case, 5, 5), 3):
            found = asked_hints(s, 60)
            assert in_order(found)
            ranks = [hint["rank"] for hint in found if hint["rank"] is not None]
            assert sorted(ranks) == ranks
            assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)


@pytest.mark.parametrize("name", our_games())
def test_what_was_hardly_looked_at_has_no_chance(name: str) -> None:
    unseen = 0
    for case in mixes(name):
        for s in islice(positions(case, 6, 5), 3):
            for hint in asked_hints(s, 40):
                numbers = [hint[key] for key in ("rank", "chance", "low", "high", "score")]
                known = hint["visits"] >= FEWEST and hint["chance"] is not None
                assert all(number is not None for number in numbers) if known else [None] * 5 == numbers
                unseen += not known
    assert unseen > 0


@pytest.mark.parametrize("name", our_games())
def test_a_chance_lies_within_its_interval(name: str) -> None:
    for case in mixes(name):
        for s in islice(positions(case, 7, 5), 2):
            for hint in asked_hints(s, 60):
                if hint["chance"] is not None:
                    assert 0.0 < hint["low"] <= hint["chance"] <= hint["high"] <= 1.0
                    assert hint["low"] < hint["high"]


def test_options_that_are_equally_good_share_rank_and_chance() -> None:
    s, winning = the_last_city_needs_a_census()  # any card pays for what wins
    found = asked_hints(s, 100)
    best = [hint for hint in found if hint["word"] in winning]
    assert len(best) > 1
    assert 1 == len({(hint["rank"], hint["chance"], hint["low"], hint["high"]) for hint in best})
    assert (1, True) == (found[0]["rank"], found[0]["chance"] > 0.85)


def test_an_option_that_is_clearly_better_stands_alone() -> None:
    s = study("defend", mode="introductory", hand="T2 F4 F4 HED", forest_health=10)
    found = asked_hints(s, 200)
    compared = [hint for hint in found if hint["rank"] is not None]
    assert ("play:T2", 1) == (found[0]["word"], sum(hint["rank"] == 1 for hint in compared))
    assert all(hint["chance"] < found[0]["chance"] for hint in compared[1:])
    assert compared[-1]["chance"] < 0.1  # it was seen to lose


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
    found = estimate(s, s.choice.seat, 20, 0)
    horizons = [Leveled(level, "tribes", 0).searcher(s.view(0)).values.horizon for level in ("normal", "master")]
    assert horizons[0] < horizons[1] == found.search.values.horizon


def test_a_hint_says_what_speaks_for_it() -> None:
    s = play(study("defend", hand="F3 T1 T1", clearing=["E3 . . .", ". . . E1"]), "play:F3")
    found = {hint["word"]: hint for hint in asked_hints(s, 400)}
    best = next(iter(found.values()))
    assert best["rank"] == 1
    assert {"measure": "damage", "by": -3.0} == {key: best["why"][key] for key in ("measure", "by")}
    assert best["why"]["than"] in ("other", "now")
    against = [hint["why"] for hint in found.values() if hint["why"] and hint["rank"] > 1]
    assert all(why["than"] == "best" and why["by"] > 0 for why in against)


@pytest.mark.parametrize("name", our_games())
def test_verdicts_agree_with_ranks_and_reasons_name_measures(name: str) -> None:
    part = part_of(name, "bots.reasons")
    assert part is not None
    said = 0
    for case in mixes(name):
        for s in islice(positions(case, 8, 5), 1, 8, 3):
            assert s.choice is not None
            found = asked_hints(s, 300)
            first = [hint for hint in found if hint["rank"] == 1]
            for hint in found:
                if hint["rank"] == 1:
                    assert ("equal",) == (hint["verdict"],) if len(first) > 1 else hint["verdict"] in ("best", "likely")
                else:
                    assert hint["verdict"] in (("unseen",) if hint["rank"] is None else ("close", "worse"))
                if hint["why"] is not None:
                    said += 1
                    assert hint["why"]["measure"] in part.SCALES
                    sign = hint["why"]["by"] * part.SCALES[hint["why"]["measure"]]
                    assert sign > 0 if hint["rank"] == 1 else sign < 0
    assert said


@pytest.mark.parametrize("name", our_games())
def test_the_steps_of_a_hint_are_the_seats_own_and_can_be_taken(name: str) -> None:
    for case in mixes(name):
        for s in islice(positions(case, 9, 5), 2):
            assert s.choice is not None
            for hint in asked_hints(s, 60):
                now = s.copy()
                assert hint["steps"][0]["word"] == hint["word"]
                for step in hint["steps"]:
                    assert now.choice is not None
                    assert (s.choice.seat, step["choice"]) == (now.choice.seat, now.choice.name)
                    news = now.news
                    now.play(step["word"])
                    assert now.news == news or step is hint["steps"][-1]
