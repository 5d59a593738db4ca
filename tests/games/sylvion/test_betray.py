"""Expansion 1: receiving betrayals and getting rid of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, bag, cards, refused
from tests.games.sylvion.table import row, study

FILLER = ["E0 E0"] * 4


def test_a_betrayal_is_in_no_hand_can_not_be_played_and_pays_nothing() -> None:
    """SYL-BETRAY-1"""
    s = study("reinforce", feats_betrayals=True, hand="F2", defender_deck="BET BET BET", ravager_stack=FILLER)
    for _ in range(3):
        assert asked(s) == (0, "betrayal_mode")
        s.play("discard_betrayal")
    assert asked(s) == (0, "main_action")
    assert (bag(s, "hands", 0), list(s.words())) == ("F2", ["end"])
    assert refused(s, "play:F2") == "SYL-DEFEND-2"
    with pytest.raises((lichtung.InvalidWord, lichtung.IllegalOption)):
        s.play("play:BET")


def test_the_other_card_discarded_for_a_betrayal_is_never_a_betrayal() -> None:
    """SYL-BETRAY-1, SYL-BETRAY-4"""
    s = study("reinforce", feats_betrayals=True, hand="F2 T1", defender_deck="BET BET F4 F3", stop="defend")
    s.play("discard_other")
    assert sorted(s.words()) == ["discard:F2", "discard:T1"]
    s.play("discard:F2")
    s.play("discard_other")
    assert s.choice is None
    assert (bag(s, "hands", 0), bag(s, "sylvan_discard"), bag(s, "box")) == ("F4", "F2 T1", "BET BET")


def opening_hand() -> State:
    return study(
        "mobilization",
        feats_betrayals=True,
        recruit_column=["BET F1 T1 T2", "", "", ""],
        desertion_deck=["1"],
        script=["F1 BET T2 T1"],
        stop="reveal",
    )


def step_3() -> State:
    return study("reinforce", feats_betrayals=True, hand="", defender_deck="F1 BET T2 T1", stop="defend")


def owl() -> State:
    s = study("defend", feats_betrayals=True, hand="OWL F2", defender_deck="F1 BET T2 T1", ravager_stack=FILLER)
    s.play("play:OWL")
    return s


def fountain_draw() -> State:
    return study(
        "move",
        feats_betrayals=True,
        hand="F1",
        clearing=["E2 F1 . ."],
        defender_deck="BET T2 T1",
        stop="reinforce",
    )


def wisdom() -> State:
    s = study(
        "defend",
        feats_betrayals=True,
        hand="F1",
        feats="OWLS_WISDOM",
        defender_deck="T1 BET T2",
        ravager_stack=FILLER,
    )
    s.play("feat:OWLS_WISDOM")
    s.play("take:BET")
    return s


@pytest.mark.parametrize("received", [opening_hand, step_3, owl, fountain_draw, wisdom])
def test_a_received_betrayal_is_resolved_before_the_next_card_comes(received: Callable[[], State]) -> None:
    """SYL-BETRAY-2, SYL-DRAW-1"""
    s = received()
    assert asked(s) == (0, "betrayal_mode")
    assert sorted(s.words()) == ["discard_betrayal", "discard_other"]
    assert [card for card in cards(s, "hands", 0) if card != "BET"] == ["F1"]
    assert bag(s, "defender_deck") == "T1 T2"


def test_a_betrayal_for_a_defeated_fountain_interrupts_the_movement() -> None:
    """SYL-BETRAY-2, SYL-MOVE-3"""
    s = study(
        "move",
        feats_betrayals=True,
        hand="T3",
        clearing=["E2 F1 . .", "E1 . . ."],
        defender_deck="BET T2",
        stop="reinforce",
    )
    assert (asked(s), row(s, 1), row(s, 2)) == ((0, "betrayal_mode"), ". E2 . .", "E1 . . .")
    s.play("discard_betrayal")
    assert (s.choice, row(s, 2)) == (None, ". E1 . .")


def test_a_betrayal_that_is_the_first_card_of_the_opening_hand_goes_to_the_pile() -> None:
    """SYL-BETRAY-2, SYL-BETRAY-4"""
    s = study(
        "mobilization",
        feats_betrayals=True,
        recruit_column=["BET F1 T1 T2", "", "", ""],
        desertion_deck=["1"],
        script=["BET F1 T2 T1"],
        stop="reveal",
    )
    assert s.choice is None
    assert (bag(s, "hands", 0), bag(s, "sylvan_discard"), bag(s, "box")) == ("F1 T1 T2", "BET", "")


def test_discard_betrayal_puts_it_on_the_sylvan_pile() -> None:
    """SYL-BETRAY-3"""
    s = study("reinforce", feats_betrayals=True, hand="F2 T1", defender_deck="BET F1 T3", stop="defend")
    s.play("discard_betrayal")
    assert s.choice is None
    assert (bag(s, "sylvan_discard"), bag(s, "box"), bag(s, "hands", 0)) == ("BET", "", "F1 F2 T1 T3")


def test_discard_other_costs_one_hand_card_and_puts_the_betrayal_into_the_box() -> None:
    """SYL-BETRAY-4"""
    s = study("reinforce", feats_betrayals=True, hand="F2 T1", defender_deck="BET F1 T3", stop="defend")
    s.play("discard_other")
    assert asked(s) == (0, "betrayal_card")
    s.play("discard:T1")
    assert (bag(s, "sylvan_discard"), bag(s, "box"), bag(s, "hands", 0)) == ("T1", "BET", "F1 F2 T3")


def test_without_another_hand_card_the_betrayal_must_be_discarded() -> None:
    """SYL-BETRAY-4"""
    s = study("reinforce", feats_betrayals=True, hand="", defender_deck="BET F1 T3", stop="defend")
    assert s.choice is None
    assert (bag(s, "sylvan_discard"), bag(s, "box"), bag(s, "hands", 0)) == ("BET", "", "F1 T3")


def test_a_betrayal_counts_as_the_drawn_card_and_is_not_replaced() -> None:
    """SYL-BETRAY-5"""
    s = study("reinforce", feats_betrayals=True, hand="T1", defender_deck="F1 BET F2 F3 F4", stop="defend")
    s.play("discard_betrayal")
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("F1 F2 T1", ["F3", "F4"])


def test_a_betrayal_that_is_only_discarded_never_leaves_the_game() -> None:
    """SYL-BETRAY-6, SYL-BETRAY-10, SYL-DEMOB-6"""
    s = study(
        "reveal", feats_betrayals=True, sylvan_discard="BET F1", ravager_stack=["DEM", "DEM", "", ""], stop="defend"
    )
    assert s.choice is None
    assert (bag(s, "box"), bag(s, "sylvan_discard"), bag(s, "defender_deck")) == ("F1", "BET", "")
    assert bag(s, "hands", 0) == ""


def test_a_betrayal_goes_to_the_box_only_by_discard_other() -> None:
    """SYL-BETRAY-6"""
    s = study("reinforce", feats_betrayals=True, hand="F1 F2", sylvan_discard="BET", stop="defend")
    for _ in range(2):
        assert asked(s) == (0, "betrayal_mode")
        s.play("discard_betrayal")
        assert bag(s, "box") == ""
    s.play("discard_other")
    s.play("discard:F1")
    assert (bag(s, "box"), bag(s, "sylvan_discard"), bag(s, "hands", 0)) == ("BET", "F1", "F2")
