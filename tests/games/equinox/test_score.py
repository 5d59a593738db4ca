"""Scoring and ties."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.equinox.table import DECK, EIGHT, lay, study
from tests.games.studying import play


def scored(**given: Any) -> State:
    """A game of as many seats as scores are asked for, ended by the last card of the deck."""
    return study("draw", **{"champions": EIGHT, "deck": "urvater", **given})


def result(s: State) -> tuple[list[float], list[int], list[int]]:
    """Scores, ranks, winners."""
    assert s.result is not None
    assert s.result.scores is not None
    assert s.result.ranks is not None
    return list(s.result.scores), list(s.result.ranks), sorted(s.result.winners or ())


def test_all_stones_on_spaces_and_champion_cards_of_remaining_creatures_score() -> None:
    """EQX-SCORE-1"""
    stones = {"noctia/1": 0, "noctia/2": 0, "carmen/4": 0, "lupino/3": 1, "lupino/5": 1}  # rows 4 and 5 never current
    s = scored(round=2, vanished=["susi"], stones=stones, champion_cards={"carmen": [1], "noctia": [0]})
    assert result(s)[0] == [4 + 3 + 1 + 5, 2 + 0 + 5]


def test_stones_on_vanished_creatures_available_stones_and_cards_score_nothing() -> None:
    """EQX-SCORE-2"""
    stones = {"susi/1": 0, "susi/2": 0, "noctia/4": 1}
    hands = ["noctia_10 carmen_10", ""]
    s = scored(round=2, vanished=["susi"], stones=stones, champion_cards={"susi": [0]}, hands=hands)
    assert result(s)[0] == [0, 1]


def test_each_stone_on_ursus_brings_half_a_point_more() -> None:
    """EQX-SCORE-3, EQX-URSUS-3"""
    given: dict[str, Any] = {"stones": {"ursus/5": 0, "ursus/2": 1, "noctia/1": 0}, "champion_cards": {"ursus": [1]}}
    assert result(scored(champions="ursus", **given))[0] == [4.5, 9.0]
    assert result(scored(champions="ursus", round=2, vanished=["ursus"], **given))[0] == [4, 0]


def test_the_player_with_the_most_prestige_wins() -> None:
    """EQX-SCORE-4"""
    s = scored(seats=3, stones={"noctia/1": 0, "carmen/2": 1, "carmen/3": 1, "lupino/2": 2})
    assert result(s) == ([4, 5, 3], [2, 1, 3], [1])


CHAMPION = {"noctia": [1]}


def test_among_equals_those_who_scored_with_the_secret_bet_are_ahead() -> None:
    """EQX-TIE-1"""
    stones = {"lupino/1": 0, "carmen/4": 0}  # 5 points against 5
    assert result(scored(stones=stones, champion_cards=CHAMPION)) == ([5, 5], [2, 1], [1])
    more = {**stones, "noctia/4": 0}
    assert result(scored(stones=more, champion_cards=CHAMPION)) == ([6, 5], [1, 2], [0])


def test_a_secret_bet_on_a_vanished_creature_does_not_help_in_a_tie() -> None:
    """EQX-TIE-1"""
    stones = {"lupino/1": 0, "carmen/2": 1, "carmen/4": 1}
    s = scored(round=2, vanished=["noctia"], stones=stones, champion_cards=CHAMPION)
    assert result(s) == ([4, 4], [1, 2], [0])


def test_how_much_the_secret_bet_scored_does_not_count_only_whether() -> None:
    """EQX-TIE-1"""
    owned = {"ursus": [1], "noctia": [0]}  # 5.5 and 5
    stones = {"ursus/5": 0, "lupino/1": 0, "carmen/1": 1}  # row 5 decides
    assert result(scored(champions="ursus", stones=stones, champion_cards=owned)) == ([9.5, 9.5], [1, 2], [0])
    stones = {"ursus/5": 0, "lupino/1": 0, "carmen/2": 1, "lupino/4": 1}
    assert result(scored(champions="ursus", stones=stones, champion_cards=owned)) == ([9.5, 9.5], [1, 2], [0])


@pytest.mark.parametrize(
    ("stones", "ranks"),
    [
        ({"noctia/1": 0, "noctia/2": 1, "carmen/4": 1}, [1, 2]),
        ({"noctia/2": 0, "carmen/3": 1, "carmen/4": 1}, [1, 2]),
        ({"noctia/1": 0, "carmen/2": 0, "carmen/1": 1, "noctia/3": 1, "lupino/4": 1}, [1, 2]),
        ({"noctia/3": 0, "carmen/4": 1, "noctia/4": 1}, [1, 2]),
        ({"noctia/4": 0, "carmen/3": 1, "carmen/4": 0}, [2, 1]),
    ],
)
def test_players_still_tied_compare_row_after_row(stones: dict[str, int], ranks: list[int]) -> None:
    """EQX-TIE-2"""
    scores, found, _ = result(scored(stones=stones))
    assert scores[0] == scores[1]
    assert found == ranks


def test_the_row_where_a_stone_lies_counts_with_ursus_half_points() -> None:
    """EQX-TIE-3"""
    stones = {"ursus/1": 0, "noctia/1": 1, "noctia/5": 0, "ursus/5": 1}
    assert result(scored(champions="ursus", stones=stones)) == ([4.5, 4.5], [1, 2], [0])
    stones = {"ursus/5": 0, "noctia/4": 0, "ursus/4": 1}
    assert result(scored(champions="ursus", stones=stones)) == ([1.5, 1.5], [2, 1], [1])


def test_a_stone_that_klumpi_put_in_row_one_in_a_later_round_counts_for_row_one() -> None:
    """EQX-TIE-3"""
    filler = " ".join(f"susi_{n}" for n in range(7))
    given: dict[str, Any] = {"round": 3, "vanished": ["susi", "cornu"], "stones": {"noctia/2": 1, "carmen/4": 1}}
    s = study(
        "play", champions=EIGHT, hand=f"klumpi_1 {filler}", deck="urvater", **given, champion_cards={"klumpi": []}
    )
    assert s.over or s.choice is not None
    owned = {**given, "stones": {**given["stones"], "klumpi/5": 0}}
    s = study("play", champions=EIGHT, hand=f"klumpi_1 {filler}", deck="urvater", **owned)
    play(s, "yes", "bet:noctia/1", "stop")
    assert result(s) == ([4, 4], [1, 2], [0])


def test_players_equal_in_everything_share_the_victory() -> None:
    """EQX-TIE-4"""
    stones = {"noctia/1": 0, "carmen/1": 1, "noctia/3": 1, "carmen/3": 0}
    assert result(scored(stones=stones)) == ([6, 6], [1, 1], [0, 1])


def test_lower_places_are_ranked_by_the_same_comparison() -> None:
    """EQX-TIE-5"""
    stones = {
        "lupino/1": 0,
        "carmen/1": 0,
        "lupino/2": 1,
        "noctia/3": 1,
        "noctia/1": 3,
        "carmen/4": 3,
        "carmen/3": 4,
        "lupino/3": 4,
    }
    stones = {**stones, "noctia/4": 4}
    owned = {"noctia": [2]}
    s = scored(seats=5, stones=stones, champion_cards=owned)
    assert result(s) == ([8, 5, 5, 5, 5], [1, 4, 2, 3, 5], [0])


def test_equal_in_everything_means_equal_place() -> None:
    """EQX-TIE-5"""
    stones = {"lupino/1": 0, "lupino/2": 1, "carmen/2": 2, "carmen/4": 3}
    s = scored(seats=4, stones=stones)
    assert result(s) == ([4, 3, 3, 1], [1, 2, 2, 4], [0])


def test_the_illustration_of_the_end_scoring() -> None:
    """EQX-SCORE-1, EQX-SCORE-3, EQX-TIE-1, EQX-TIE-5, EQX-END-5"""
    stones = {
        "ursus/2": 0, "susi/3": 0, "cornu/1": 0, "vulpa/2": 0,
        "susi/1": 1, "ursus/3": 1, "vulpa/1": 1,
        "noctia/1": 2, "noctia/2": 2, "noctia/3": 2, "ursus/4": 2, "ursus/5": 2,
        "ursus/1": 3, "susi/2": 3, "noctia/4": 3, "cornu/2": 3, "klumpi/3": 3,
    }  # fmt: skip
    row = lay("ursus_6 susi_7 noctia_8 carmen_2", 5)
    gone = ["fungi", "cornu", "vulpa", "klumpi"]
    given: dict[str, Any] = {
        "secret_bets": [None, "noctia_3", None, None],
        "champion_cards": {"ursus": [0]},
        "deck": DECK,
    }
    s = study("vanish", round=5, seats=4, vanished=gone, stones=stones, stacks=row, **given)
    assert s.over
    assert result(s) == ([11, 11.5, 11, 8.5], [2, 1, 3, 4], [1])
