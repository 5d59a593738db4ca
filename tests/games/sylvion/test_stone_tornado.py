"""Expansion 2: stone rain and temporal tornado."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, bag, cards, outcome, refused
from tests.games.sylvion.table import row, study

TEN = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3"


def reveals(*tops: str, **position: Any) -> State:
    """The given cards are turned up, row 1 first; the game halts before step 2."""
    stacks = [*tops, "", "", "", ""][:4]
    return study("reveal", elements=True, ravager_stack=stacks, stop="move", **position)


def test_stone_rain_defeats_the_sylvan_card_nearest_to_the_stack() -> None:
    """SYL-STONE-1"""
    s = reveals("STO", clearing=["E1 F4 T1 F1", "F1 T1 . ."], defender_deck="OWL WHA")
    assert (row(s, 1), row(s, 2)) == ("E1 . T1 F1", "F1 T1 . .")
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("F4", "STO")
    assert s.position()["forest_health"] == 12


def test_stone_rain_hits_a_tree_before_a_weaker_fountain_behind_it() -> None:
    """SYL-STONE-1"""
    s = reveals("", "", "STO", clearing=["T1 . . .", ". . . .", "G T4 F1 ."])
    assert (row(s, 1), row(s, 3)) == ("T1 . . .", "G . F1 .")
    assert bag(s, "sylvan_discard") == "T4"


def test_a_fountain_hit_by_stone_rain_gives_the_active_player_a_card() -> None:
    """SYL-STONE-2"""
    s = reveals("STO", turn=1, round=2, hands=["OWL", "WHA"], clearing=[". F1 . ."], defender_deck="T1 T2")
    assert (bag(s, "hands", 0), bag(s, "hands", 1), cards(s, "defender_deck")) == ("OWL", "T1 WHA", ["T2"])


def test_a_tree_hit_by_stone_rain_gives_no_card() -> None:
    """SYL-STONE-2, SYL-COMBAT-8"""
    s = reveals("STO", hand="OWL", clearing=[". T1 . ."], defender_deck="T1 T2")
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("OWL", ["T1", "T2"])


def test_the_card_for_a_fountain_is_drawn_before_the_next_stone_rain() -> None:
    """SYL-STONE-2"""
    s = reveals(
        "STO",
        "STO",
        feats_betrayals=True,
        hand="OWL",
        clearing=["F1 . . .", "F2 . . ."],
        defender_deck="BET T2",
    )
    assert asked(s) == (0, "betrayal_mode")
    assert (row(s, 1), row(s, 2)) == (". . . .", "F2 . . .")
    s.play("discard_betrayal")
    assert (row(s, 2), bag(s, "hands", 0)) == (". . . .", "OWL T2")


@pytest.mark.parametrize("content", [". . . .", "E3 . B4 .", "G . L ."])
def test_stone_rain_damages_the_forest_when_its_row_has_no_sylvan_card(content: str) -> None:
    """SYL-STONE-3"""
    s = reveals("", "STO", clearing=["F1 . . .", content, "T1 . . ."], forest_health=5)
    assert s.position()["forest_health"] == 4
    assert (row(s, 1), row(s, 2), row(s, 3)) == ("F1 . . .", content, "T1 . . .")
    assert bag(s, "ravager_discard") == "STO"


def test_stone_rain_takes_the_last_health_without_a_loss_and_then_burns_the_forest() -> None:
    """SYL-STONE-3"""
    s = reveals("STO", forest_health=1)
    assert (s.over, s.position()["forest_health"]) == (False, 0)
    s = reveals("STO", forest_health=0)
    assert outcome(s) == (False, "forest_burned")
    s = reveals("STO", "STO", forest_health=1)
    assert outcome(s) == (False, "forest_burned")


def test_a_hedgehog_cancels_an_element_card() -> None:
    """SYL-HEDGE-3, SYL-STONE-3"""
    s = reveals("STO", "STO", hand="HED", forest_health=5)
    s.play("discard:r2c0")
    assert (s.position()["forest_health"], bag(s, "ravager_discard")) == (4, "STO STO")


def test_the_tornado_returns_the_trees_and_fountains_of_its_row_to_the_hand() -> None:
    """SYL-TORNADO-1"""
    s = reveals("TOR", hand="OWL", clearing=["F4 E1 T2 F4", "F1 . . T1"], defender_deck="WHA STA")
    assert (row(s, 1), row(s, 2)) == (". E1 . .", "F1 . . T1")
    assert bag(s, "hands", 0) == "F4 F4 OWL T2"
    assert (bag(s, "sylvan_discard"), cards(s, "defender_deck")) == ("", ["WHA", "STA"])
    assert bag(s, "ravager_discard") == "TOR"


def test_the_tornado_leaves_geysers_and_lakes_where_they_are() -> None:
    """SYL-TORNADO-1"""
    s = reveals("TOR", hand="OWL", clearing=["G T1 L B3"])
    assert (row(s, 1), bag(s, "hands", 0)) == ("G . L B3", "OWL T1")


@pytest.mark.parametrize("content", [". . . .", "E1 . . B2", "G L . ."])
def test_a_tornado_without_a_sylvan_card_in_its_row_puts_two_cards_on_the_deck(content: str) -> None:
    """SYL-TORNADO-2"""
    s = reveals("TOR", hand="F1 F2 T1 F1", clearing=[content, "F3 . . ."], defender_deck="OWL WHA")
    assert asked(s) == (0, "tornado_card")
    assert sorted(s.words()) == ["put_back:F1", "put_back:F2", "put_back:T1"]
    s.play("put_back:F2")
    assert asked(s) == (0, "tornado_card")
    assert sorted(s.words()) == ["put_back:F1", "put_back:T1"]
    s.play("put_back:F1")
    assert s.choice is None
    assert cards(s, "defender_deck") == ["F1", "F2", "OWL", "WHA"]
    assert (bag(s, "hands", 0), row(s, 2)) == ("F1 T1", "F3 . . .")


def test_a_tornado_can_not_put_back_a_card_that_is_not_in_the_hand() -> None:
    """SYL-TORNADO-2"""
    s = reveals("TOR", hand="F1 F2 T1", clearing=["E1 . . ."], sylvan_discard="T4")
    assert refused(s, "put_back:T4") == "SYL-TORNADO-2"


def test_a_tornado_takes_a_single_hand_card() -> None:
    """SYL-TORNADO-3"""
    s = reveals("TOR", hand="F2", defender_deck="OWL WHA")
    assert s.choice is None
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("", ["F2", "OWL", "WHA"])


def test_a_tornado_does_nothing_to_an_empty_hand() -> None:
    """SYL-TORNADO-3"""
    s = reveals("TOR", hand="", defender_deck="OWL WHA", sylvan_discard="T1")
    assert s.choice is None
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("", ["OWL", "WHA"])
    assert (bag(s, "ravager_discard"), s.position()["forest_health"]) == ("TOR", 12)


def test_the_hand_filled_above_ten_by_a_tornado_is_cut_down_only_at_the_end_of_step_4() -> None:
    """SYL-TORNADO-4"""
    s = study(
        "reveal", elements=True, hand=TEN, clearing=["T1 T2 . ."], ravager_stack=["TOR E0", "E0 E0", "E0 E0", "E0 E0"]
    )
    assert asked(s) == (0, "main_action")
    assert len(cards(s, "hands", 0)) == 12
    s.play("end")
    assert asked(s) == (0, "hand_limit_card")
    s.play("discard:F1")
    assert asked(s) == (0, "hand_limit_card")
    s.play("discard:T1")
    assert len(cards(s, "hands", 0)) == 10
