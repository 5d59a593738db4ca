"""Elementals against trees and fountains, and damage (SYL-COMBAT, SYL-DAMAGE)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, hand, order, outcome, play, question
from tests.games.sylvion.table import health, row, study

FILL = ["E0", "E0", "E0", "E0"]


def moved(*rows: str, **given: Any) -> State:
    """Step 2 alone."""
    return study("move", clearing=list(rows), stop="reinforce", **given)


@pytest.mark.parametrize(
    ("attack", "defence", "left"),
    [
        ("E3", "F2", "E3"),
        ("E3", "F3", "."),
        ("E3", "F4", "F4"),
        ("E0", "F1", "F1"),
        ("B4", "F4", "."),
        ("B2", "F1", "B2"),
        ("B3", "F4", "F4"),
        ("E1", "T4", "E1"),
        ("E0", "T4", "."),
    ],
)
def test_combat_compares_two_strengths(attack: str, defence: str, left: str) -> None:
    """SYL-COMBAT-1: the elemental's against the fountain's; a tree has strength 0 whatever its health."""
    assert row(moved(f". {attack} {defence} ."), 1) == f". . {left} ."


def test_the_stronger_elemental_takes_the_cell() -> None:
    """SYL-COMBAT-2: the tree or fountain is discarded."""
    s = moved("E2 F1 . .", "E1 T3 . .", defender_deck="OWL")
    assert (row(s, 1), row(s, 2)) == (". E2 . .", ". E1 . .")
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("F1 T3", "")


def test_the_weaker_elemental_is_discarded() -> None:
    """SYL-COMBAT-3: the fountain stays where it is, and nobody draws."""
    s = moved("E1 F2 . .", defender_deck="OWL")
    assert (row(s, 1), bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == (". F2 . .", "", "E1")
    assert hand(s) == ""


def test_equals_destroy_each_other() -> None:
    """SYL-COMBAT-4: both are discarded and the cell is empty."""
    s = moved(". E2 F2 .", "E0 T2 . .", defender_deck="OWL")
    assert (row(s, 1), row(s, 2)) == (". . . .", ". . . .")
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("F2 T2", "E0 E2")


def test_a_surviving_card_keeps_its_full_strength() -> None:
    """SYL-COMBAT-5: a fountain stops many weaker elementals, an elemental breaks many weaker fountains."""
    s = moved("E2 E2 E2 F3", on_stack=["E2", ".", ".", "."])
    assert row(s, 1) == "E2 E2 E2 F3"
    s = study("final_assault", clearing=["E2 E2 E2 F3", ". E3 F2 F2"], forest_health=12)
    assert (outcome(s), health(s)) == ((False, "forest_not_healed"), 9)


def test_a_defeated_fountain_gives_one_card() -> None:
    """SYL-COMBAT-6: also when the elemental falls with it; once for each fountain, to the active player."""
    s = moved("E3 F1 . .", "E2 F2 . .", defender_deck="OWL WHA ELE", hands=["T1", "T2"], turn=1, round=2)
    assert (hand(s, 0), hand(s, 1), order(s, "defender_deck")) == ("T1", "OWL T2 WHA", "ELE")


def test_stone_rain_defeats_a_fountain_too() -> None:
    """SYL-COMBAT-6: the card is drawn at once."""
    s = study(
        "reveal",
        elements=True,
        ravager_stack=["STO", "", "", ""],
        clearing=[". F4 . ."],
        defender_deck="OWL WHA",
        stop="move",
    )
    assert (hand(s), row(s, 1), bag(s, "sylvan_discard")) == ("OWL", ". . . .", "F4")


def test_a_fountain_that_is_only_discarded_from_the_hand_gives_no_card() -> None:
    """SYL-COMBAT-6: it must have been defeated on the clearing."""
    s = study("defend", hand="F2 F1", defender_deck="OWL")
    play(s, "play:F2", "place:r1c1")
    assert (hand(s), bag(s, "sylvan_discard"), order(s, "defender_deck")) == ("", "F1", "OWL")


def test_the_defeated_fountain_can_come_back_with_its_own_draw() -> None:
    """SYL-COMBAT-7: it already lies in the pile when the deck is renewed."""
    s = moved("E3 F2 . .", mode="introductory")
    assert (hand(s), bag(s, "sylvan_discard"), order(s, "defender_deck")) == ("F2", "", "")


@pytest.mark.parametrize(("attack", "left", "ravagers"), [("E3", "E3", ""), ("E2", ".", "E2")])
def test_all_cards_are_in_their_new_places_before_the_draw(attack: str, left: str, ravagers: str) -> None:
    """SYL-COMBAT-7: seen at the question that interrupts the draw."""
    s = moved(f"{attack} F2 . .", sylvan_discard="T1")
    assert question(s) == "deck_demobilization_mode"
    assert (row(s, 1), bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == (f". {left} . .", "F2 T1", ravagers)
    play(s, "choose_two", "remove:F2")
    assert (bag(s, "box"), hand(s)) == ("F2 T1", "")


def test_a_defeated_tree_gives_no_card() -> None:
    """SYL-COMBAT-8: whether the elemental survives or not."""
    s = moved("E3 T4 . .", "E0 T1 . .", defender_deck="OWL")
    assert (hand(s), order(s, "defender_deck"), bag(s, "sylvan_discard")) == ("", "OWL", "T1 T4")


@pytest.mark.parametrize(("code", "damage", "pile"), [("E1", 1, "E1"), ("E2", 2, "E2"), ("E3", 3, "E3"), ("B4", 4, "")])
def test_an_elemental_at_the_edge_deals_its_strength_and_is_discarded(code: str, damage: int, pile: str) -> None:
    """SYL-DAMAGE-1: and it is gone."""
    s = moved(f". . . {code}")
    assert (health(s), row(s, 1), bag(s, "ravager_discard")) == (12 - damage, ". . . .", pile)


def test_each_point_of_damage_desolates_one_edge_card() -> None:
    """SYL-DAMAGE-2: the damage of several elementals adds up."""
    s = moved(". . . E3", ". . . E1", ". . . E2", ". . E3 .", mode="introductory")
    assert health(s) == 0


@pytest.mark.parametrize("left", [0, 1, 2])
def test_damage_without_a_healthy_card_loses_the_game(left: int) -> None:
    """SYL-DAMAGE-3: the first point that cannot be marked is enough."""
    s = moved(". . . E3", forest_health=left, ravager_stack=FILL)
    assert (outcome(s), question(s)) == ((False, "forest_burned"), None)


def test_the_loss_may_be_the_second_elementals_doing() -> None:
    """SYL-DAMAGE-3: 3 of 3 points are marked, the fourth is not."""
    assert outcome(moved(". . . E3", ". . . E1", forest_health=3)) == (False, "forest_burned")


def test_a_desolated_forest_is_not_lost() -> None:
    """SYL-DAMAGE-4: `forest_health` 0 alone ends nothing."""
    s = study("move", clearing=[". . . E3"], forest_health=3, ravager_stack=FILL)
    assert (health(s), s.over, question(s)) == (0, False, "main_action")
    play(s, "end")
    assert (health(s), s.over, question(s)) == (0, False, "main_action")


def test_strength_0_does_no_harm() -> None:
    """SYL-DAMAGE-5: not even to a forest without a healthy card."""
    s = moved(". . . E0", forest_health=0)
    assert (s.over, health(s), bag(s, "ravager_discard")) == (False, 0, "E0")
    assert health(moved(". . . E0", forest_health=5)) == 5
