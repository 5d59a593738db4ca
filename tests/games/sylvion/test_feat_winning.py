"""Expansion 1: the four feats that win the game."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import outcome, refused
from tests.games.sylvion.table import study

FILLER = ["E0 E0"] * 4
FIFTEEN = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3 F3 F3 F4 F4 F4"
ELEVEN_ELEMENTALS = ["E0 E1 E2 E3", "E0 E1 E2 E3", "E0 E1 E2 .", ". . . ."]


def with_feat(feat: str, **position: Any) -> State:
    return study("defend", feats_betrayals=True, feats=feat, ravager_stack=FILLER, **position)


def assert_wins(s: State, feat: str, reason: str, rule: str) -> None:
    assert f"feat:{feat}" in s.words()
    s.play(f"feat:{feat}")
    assert outcome(s) == (True, reason)
    assert s.result is not None
    assert s.result.rule == rule


@pytest.mark.parametrize(
    "clearing",
    [
        ["T1 T1 T1 T1", "T2 T2 T3 T4"],
        ["T4 . T1 .", ". T4 E3 T4", "T3 . T2 .", "T4 F1 . T3"],
        ["T1 T1 T1 T1", "T2 T2 T2 T2", "T3 . . T4"],
    ],
)
def test_the_stag_king_wins_with_at_least_eight_trees_of_all_four_kinds(clearing: list[str]) -> None:
    """SYL-FEAT-STAG-1"""
    assert_wins(with_feat("STAG_KING", clearing=clearing), "STAG_KING", "feat_stag_king", "SYL-FEAT-STAG-1")


@pytest.mark.parametrize(
    "clearing",
    [
        ["T1 T1 T1 T1", "T2 T2 T3 ."],
        ["T1 T1 T1 .", "T2 T2 T3 T4"],
        ["T1 T1 T1 T1", "T2 T2 T2 T2", "T3 T3 T3 T3"],
        ["T4 T4 T4 T4", "T2 T2 T2 T2", "T3 T3 T3 T3"],
        ["T1 T1 T1 .", "T2 T2 T3 T4", "F1 F2 F3 F4"],
    ],
)
def test_the_stag_king_does_not_return_for_fewer_trees_or_a_missing_kind(clearing: list[str]) -> None:
    """SYL-FEAT-STAG-1, SYL-FEAT-5"""
    s = with_feat("STAG_KING", clearing=clearing)
    assert list(s.words()) == ["end"]
    assert refused(s, "feat:STAG_KING") == "SYL-FEAT-STAG-1"


@pytest.mark.parametrize(
    "clearing",
    [
        ["F1 F1 F1 F1", "F2 F2 F2 F3", "F3 F4 . ."],
        ["F1 F1 F1 F1", "F2 F2 F2 F2", "F3 F3 F3 F4"],
    ],
)
def test_the_fish_flood_wins_with_at_least_ten_fountains_of_all_four_kinds(clearing: list[str]) -> None:
    """SYL-FEAT-FISH-1"""
    assert_wins(with_feat("FISH_FLOOD", clearing=clearing), "FISH_FLOOD", "feat_fish_flood", "SYL-FEAT-FISH-1")


@pytest.mark.parametrize(
    "clearing",
    [
        ["F1 F1 F1 F1", "F2 F2 F2 F3", "F4 . . ."],
        ["F2 F2 F2 F2", "F3 F3 F3 F3", "F4 F4 F4 F4"],
        ["F1 F1 F1 F1", "F2 F2 F2 F2", "F3 F3 F3 T4"],
        ["F1 F1 F1 F1", "F2 F2 F2 F3", "F4 T4 T4 T4"],
    ],
)
def test_the_fish_do_not_flood_with_fewer_fountains_or_a_missing_kind(clearing: list[str]) -> None:
    """SYL-FEAT-FISH-1, SYL-FEAT-5"""
    s = with_feat("FISH_FLOOD", clearing=clearing)
    assert list(s.words()) == ["end"]
    assert refused(s, "feat:FISH_FLOOD") == "SYL-FEAT-FISH-1"


@pytest.mark.parametrize("hand", [FIFTEEN + " F4", FIFTEEN + " F4 T1"])
def test_the_armistice_wins_with_at_least_sixteen_hand_cards(hand: str) -> None:
    """SYL-FEAT-DOVES-1"""
    assert_wins(with_feat("ARMISTICE", hand=hand), "ARMISTICE", "feat_armistice", "SYL-FEAT-DOVES-1")


def test_there_is_no_armistice_with_fifteen_hand_cards() -> None:
    """SYL-FEAT-DOVES-1, SYL-FEAT-5"""
    s = with_feat("ARMISTICE", hand=FIFTEEN)
    assert "feat:ARMISTICE" not in s.words()
    assert refused(s, "feat:ARMISTICE") == "SYL-FEAT-DOVES-1"


def test_the_armistice_may_follow_an_owl_in_the_same_step() -> None:
    """SYL-FEAT-DOVES-1"""
    thirteen = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3 F3 F3 F4"
    s = with_feat("ARMISTICE", hand=thirteen + " OWL", defender_deck="T1 T2 T3", fish_points=1)
    assert "feat:ARMISTICE" not in s.words()
    s.play("play:OWL")
    s.play("fish_point")
    assert_wins(s, "ARMISTICE", "feat_armistice", "SYL-FEAT-DOVES-1")


@pytest.mark.parametrize("twelfth", ["E0", "B4", "B2 E1"])
def test_the_whales_charge_at_health_0_with_at_least_twelve_elementals(twelfth: str) -> None:
    """SYL-FEAT-WHALE-1"""
    last = " ".join((twelfth.split() + ["."] * 4)[:4])
    s = with_feat("CHARGING", forest_health=0, clearing=[*ELEVEN_ELEMENTALS[:3], last])
    assert_wins(s, "CHARGING", "feat_charging_whales", "SYL-FEAT-WHALE-1")


@pytest.mark.parametrize(("health", "last"), [(0, ". . . ."), (0, "F1 T1 G L"), (1, "E0 E1 . ."), (12, "B2 B3 B4 E3")])
def test_the_whales_do_not_charge_with_health_left_or_fewer_elementals(health: int, last: str) -> None:
    """SYL-FEAT-WHALE-1, SYL-FEAT-5"""
    s = with_feat("CHARGING", elements=True, forest_health=health, clearing=[*ELEVEN_ELEMENTALS[:3], last])
    assert "feat:CHARGING" not in s.words()
    assert refused(s, "feat:CHARGING") == "SYL-FEAT-WHALE-1"
