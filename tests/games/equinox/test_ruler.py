"""Who rules a creature."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.equinox.table import DECK, EIGHT, after, offered, ruler, study
from tests.games.studying import play, question


def ruled(stones: dict[str, int], **given: Any) -> int | None:
    """Who rules Susi in a game of three with these stones."""
    return ruler(study("bet", champions=EIGHT, seats=3, stones=stones, **given), "susi")


def test_the_values_of_all_five_spaces_and_the_champion_card_are_added() -> None:
    """EQX-RULER-1"""
    assert ruled({"susi/1": 0, "susi/2": 1, "susi/3": 1}) == 1  # 4 against 3 + 2
    assert ruled({"susi/1": 0, "susi/2": 1, "susi/4": 1}) is None  # 4 against 3 + 1
    assert ruled({"susi/1": 0, "susi/4": 0}, champion_cards={"susi": [1]}) is None  # 4 + 1 against 5
    assert ruled({"susi/1": 0, "susi/3": 0}, champion_cards={"susi": [1]}) == 0  # 4 + 2 against 5
    assert ruled({"susi/1": 0, "susi/3": 0, "susi/4": 1, "susi/5": 1}, champion_cards={"susi": [1]}) is None
    assert ruled({"susi/1": 0, "susi/3": 0, "susi/2": 1}, champion_cards={"susi": [1]}) == 1


def test_stones_on_other_creatures_do_not_count() -> None:
    """EQX-RULER-1"""
    assert ruled({"susi/2": 0, "cornu/1": 1, "noctia/1": 1}) == 0


def test_a_single_stone_of_value_zero_rules_if_nobody_else_has_a_stone_there() -> None:
    """EQX-RULER-2"""
    assert ruled({"susi/5": 2}) == 2
    assert ruled({"cornu/5": 2}) is None
    assert ruled({"susi/5": 2, "susi/4": 1}) == 1


def test_if_the_highest_value_is_shared_nobody_rules_not_even_the_next_player() -> None:
    """EQX-RULER-3"""
    assert ruled({"susi/1": 0, "susi/2": 1, "susi/4": 1, "susi/3": 2}) is None
    assert ruled({"susi/1": 0, "susi/2": 1, "susi/3": 2}) == 0


def test_an_unrevealed_secret_bet_adds_nothing() -> None:
    """EQX-RULER-4"""
    assert ruled({"susi/4": 0}, secret_bets=[None, "susi_3", None]) == 0
    assert ruled({}, secret_bets=[None, "susi_3", None]) is None


def test_a_stone_placed_in_step_one_counts_at_once() -> None:
    """EQX-RULER-5"""
    s = study("bet", champions=EIGHT, hand="susi_1 noctia_1", stones={"susi/2": 1}, deck=DECK)
    assert ruler(s, "susi") == 1
    play(s, "regular:susi", "play:susi_1")
    assert ruler(s, "susi") == 0
    assert offered(s)


def test_a_later_stone_of_another_player_ends_a_rule() -> None:
    """EQX-RULER-5"""
    s = study(
        "bet",
        champions=EIGHT,
        round=2,
        vanished=["cornu"],
        hand="susi_1 noctia_1",
        stones={"susi/4": 1, "susi/3": 1},
        deck=DECK,
    )
    assert ruler(s, "susi") == 1
    play(s, "regular:susi", "play:susi_1")  # 3 against 3
    assert ruler(s, "susi") is None
    assert not offered(s)


def test_a_stone_that_klumpi_puts_in_a_later_row_counts_at_once() -> None:
    """EQX-RULER-5, EQX-KLUMPI-2"""
    s = after("klumpi_1", champions=EIGHT, hand="susi_1", stones={"susi/5": 1}, deck=DECK, stop="discard")
    assert ruler(s, "susi") == 1
    play(s, "yes", "bet:susi/4")
    assert ruler(s, "susi") == 0


def test_the_half_points_of_ursus_do_not_count_for_ruling() -> None:
    """EQX-RULER-6"""
    s = study("bet", seats=3, stones={"ursus/2": 0, "ursus/4": 0, "ursus/1": 1})  # 4 + 2 halves against 4 + 1 half
    assert ruler(s, "ursus") is None


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_ruler_is_offered_the_power(seat: int) -> None:
    """EQX-RULER-3, EQX-POWER-1"""
    s = study("play", champions=EIGHT, hand="susi_1 noctia_1", stones={"susi/1": seat}, deck=DECK)
    s.play("play:susi_1")
    assert (question(s) == "use_power") is (seat == 0)
