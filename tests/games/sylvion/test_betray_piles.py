"""Expansion 1: betrayals in the discard pile, in the renewed deck and in the mobilisation."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.studying import asked, bag, cards
from tests.games.sylvion.table import study


def test_the_demobilise_card_can_not_choose_a_betrayal() -> None:
    """SYL-BETRAY-7"""
    s = study(
        "reveal",
        feats_betrayals=True,
        sylvan_discard="BET BET F1 T1 T2",
        ravager_stack=["DEM", "", "", ""],
        stop="move",
    )
    s.play("choose_two")
    assert sorted(s.words()) == ["remove:F1", "remove:T1", "remove:T2"]
    with pytest.raises((lichtung.InvalidWord, lichtung.IllegalOption)):
        s.play("remove:BET")
    s.play("remove:T1")
    assert sorted(s.words()) == ["remove:F1", "remove:T2"]
    s.play("remove:F1")
    assert (bag(s, "box"), bag(s, "sylvan_discard")) == ("F1 T1", "BET BET T2")


def test_a_deck_demobilisation_can_not_choose_a_betrayal() -> None:
    """SYL-BETRAY-7"""
    s = study("reinforce", feats_betrayals=True, sylvan_discard="BET F1 T1 T2", stop="defend", script=["T2 BET"])
    assert asked(s) == (0, "deck_demobilization_mode")
    s.play("choose_two")
    assert sorted(s.words()) == ["remove:F1", "remove:T1", "remove:T2"]
    with pytest.raises((lichtung.InvalidWord, lichtung.IllegalOption)):
        s.play("remove:BET")
    s.play("remove:T1")
    s.play("remove:F1")
    assert asked(s) == (0, "betrayal_mode")
    assert [card for card in cards(s, "hands", 0) if card != "BET"] == ["T2"]
    assert (bag(s, "box"), bag(s, "defender_deck"), bag(s, "sylvan_discard")) == ("F1 T1", "", "")


def test_betrayals_do_not_count_for_the_two_cards_that_may_be_chosen() -> None:
    """SYL-BETRAY-7, SYL-DEMCARD-2"""
    s = study(
        "reveal",
        feats_betrayals=True,
        sylvan_discard="BET BET BET F1",
        ravager_stack=["DEM", "", "", ""],
        stop="move",
    )
    assert s.choice is None
    assert (bag(s, "box"), bag(s, "sylvan_discard")) == ("F1", "BET BET BET")


@pytest.mark.parametrize("seed", range(8))
def test_the_random_demobilise_card_passes_over_betrayals(seed: int) -> None:
    """SYL-BETRAY-8"""
    s = study(
        "reveal",
        feats_betrayals=True,
        sylvan_discard="BET BET BET BET BET BET F1 T1",
        ravager_stack=["DEM", "", "", ""],
        stop="move",
        seed=seed,
    )
    s.play("random_one")
    assert bag(s, "box") in {"F1", "T1"}
    left = {"F1": "T1", "T1": "F1"}[bag(s, "box")]
    assert bag(s, "sylvan_discard") == f"BET BET BET BET BET BET {left}"


def test_the_random_card_of_a_deck_demobilisation_is_the_first_that_is_no_betrayal() -> None:
    """SYL-BETRAY-9"""
    s = study(
        "reinforce",
        feats_betrayals=True,
        sylvan_discard="BET BET F1 T1 T2 OWL",
        script=["BET BET F1 T1 T2 OWL", "T2 OWL T1 BET BET"],
        stop="defend",
    )
    s.play("random_one")
    assert s.choice is None
    assert (bag(s, "box"), bag(s, "hands", 0)) == ("F1", "OWL T1 T2")
    assert (cards(s, "defender_deck"), bag(s, "sylvan_discard")) == (["BET", "BET"], "")


def test_betrayals_below_the_card_that_is_turned_up_stay_in_the_new_deck() -> None:
    """SYL-BETRAY-9"""
    s = study(
        "reinforce",
        feats_betrayals=True,
        sylvan_discard="BET F1 T1 T2 OWL",
        script=["F1 T1 T2 OWL BET"],
        stop="defend",
    )
    s.play("random_one")
    assert (bag(s, "box"), bag(s, "hands", 0), cards(s, "defender_deck")) == ("F1", "OWL T1 T2", ["BET"])


def test_the_demobilise_card_does_nothing_to_a_pile_of_betrayals() -> None:
    """SYL-BETRAY-10"""
    s = study("reveal", feats_betrayals=True, sylvan_discard="BET BET", ravager_stack=["DEM", "", "", ""], stop="move")
    assert s.choice is None
    assert (bag(s, "box"), bag(s, "sylvan_discard")) == ("", "BET BET")


def test_a_deck_demobilisation_of_betrayals_alone_puts_nothing_into_the_box() -> None:
    """SYL-BETRAY-10"""
    s = study("reinforce", feats_betrayals=True, hand="F1", sylvan_discard="BET BET", stop="defend")
    assert asked(s) == (0, "betrayal_mode")
    assert (bag(s, "box"), cards(s, "defender_deck"), bag(s, "sylvan_discard")) == ("", ["BET"], "")


def test_a_column_that_receives_a_betrayal_receives_another_card_at_once() -> None:
    """SYL-BETRAY-11"""
    s = study(
        "mobilization",
        feats_betrayals=True,
        recruit_pile="F1 BET BET F2 F3 F4 T1 T2 T3 T4",
        desertion_deck=["1", "2", "3", "4"],
    )
    assert asked(s) == (0, "recruit_column")
    assert [sorted(column) for column in s.position()["recruit_column"]] == [
        ["F1"],
        ["BET", "BET", "F2"],
        ["F3"],
        ["F4"],
    ]
    assert cards(s, "recruit_pile") == ["T1", "T2", "T3", "T4"]


def test_a_column_keeps_a_betrayal_alone_when_the_recruit_pile_ends() -> None:
    """SYL-BETRAY-11"""
    s = study("mobilization", feats_betrayals=True, recruit_pile="F1 F2 BET", desertion_deck=["1", "2", "3", "4"])
    assert [sorted(column) for column in s.position()["recruit_column"]] == [["F1"], ["F2"], ["BET"], []]


def test_betrayals_do_not_fill_a_column() -> None:
    """SYL-BETRAY-11, SYL-MOB-6"""
    s = study(
        "mobilization",
        feats_betrayals=True,
        recruit_column=["BET BET F1 F2 F3", "BET T1 T2 T3 T4", "", ""],
        recruit_pile="BET F4 OWL WHA",
        desertion_deck=["1", "2", "3", "4"],
    )
    assert [sorted(column) for column in s.position()["recruit_column"]] == [
        ["BET", "BET", "BET", "F1", "F2", "F3", "F4"],
        ["BET", "T1", "T2", "T3", "T4"],
        ["OWL"],
        ["WHA"],
    ]


def test_recruited_betrayals_join_the_deck_and_deserting_ones_leave_the_game() -> None:
    """SYL-BETRAY-12"""
    s = study(
        "mobilization",
        feats_betrayals=True,
        recruit_column=["BET F1", "BET BET T1", "T2", "T3"],
        desertion_deck=["2", "3", "4"],
    )
    s.play("recruit:1")
    assert asked(s) == (0, "recruit_column")
    assert sorted(s.words()) == ["recruit:3", "recruit:4"]
    assert (bag(s, "defender_deck"), bag(s, "box")) == ("BET F1", "BET BET T1")
