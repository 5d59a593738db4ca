"""Placing a dream from the hand (URB-PLACE)."""

from __future__ import annotations

import pytest

from tests.games.studying import hand, order, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, INCUBI, METAS, PAIRS, SOGNAE, TEMPLES, WIZARDS
from tests.games.urbion.table import offered, row, rows, study, value

CARDS = EXPANSIONS[:4]
CITIES = (*PAIRS, "[SQ]", *TEMPLES, "[G]")


def elements(code: str) -> set[str]:
    """The elements that a city or a dream shows."""
    if code in ("[SQ]", "O"):
        return set("EWFA")
    if code == "[G]":
        return set()
    return set(code.strip("[]").removeprefix("T:").removeprefix("M:").strip("*+-1234"))


def test_the_card_leaves_the_hand_and_lies_next_to_the_chosen_city() -> None:
    """URB-PLACE-1"""
    s = study("phase_play", hand="E+2 E+2 F-1", rows=["[EW]", "W+1 [EA] F-1", "[EF]"], stop="phase_draw")
    s.play("place:E+2,R2L")
    assert (hand(s), row(s, 1), row(s, 3)) == ("E+2 F-1", "[EW]", "[EF]")
    assert sorted(row(s, 2).split()) == ["E+2", "F-1", "W+1", "[EA]"]
    assert order(s, "discard_pile") == ""


@pytest.mark.parametrize("card", [*SOGNAE, *INCUBI, *WIZARDS, *METAS, "O"])
@pytest.mark.parametrize("city", CITIES)
def test_the_city_must_show_an_element_of_the_dream(card: str, city: str) -> None:
    """URB-PLACE-2, URB-META-2, URB-CONC-2, URB-WIZ-2"""
    s = study("phase_play", *CARDS, hand=card, rows=[city])
    sides = "LR" if card[0] in "MO" else "L" if "+" in card else "R"
    if elements(card) & elements(city):
        assert offered(s, "place") == [f"place:{card},R1{side}" for side in sides]
    else:
        assert offered(s, "place") == []
        rule = "URB-PLACE-2" if elements(city) else "URB-WIZ-2"
        assert {refused(s, f"place:{card},R1{side}") for side in sides} == {rule}


@pytest.mark.parametrize(("card", "left", "right"), [("M:W", "M:W+1", "M:W-2"), ("O", "O+1", "O-1")])
def test_a_flexible_dream_is_placed_on_the_side_the_player_chooses(card: str, left: str, right: str) -> None:
    """URB-PLACE-3, URB-META-3, URB-CONC-3"""
    for side, expected in (("L", f"{left} [EW]"), ("R", f"[EW] {right}")):
        s = study("phase_play", *CARDS, hand=card, rows=["[EW]"], stop="phase_draw")
        s.play(f"place:{card},R1{side}")
        assert rows(s) == [expected]


def test_a_sogna_goes_left_and_an_incubus_right() -> None:
    """URB-PLACE-3, URB-GEN-5"""
    s = study("phase_play", hand="E+2 E-3", rows=["[EW]"])
    assert offered(s, "place") == ["place:E+2,R1L", "place:E-3,R1R"]
    assert rows(play(s.copy(), "place:E+2,R1L")) == ["E+2 [EW]"]
    assert rows(play(s, "place:E-3,R1R")) == ["[EW] E-3"]


@pytest.mark.parametrize(("card", "side"), [("W+1", "L"), ("W-2", "R")])
def test_the_chosen_side_needs_room_whatever_lies_on_the_other(card: str, side: str) -> None:
    """URB-PLACE-4"""
    full, two = ("E+2 K E+2", "F-1 F-1") if side == "L" else ("E+2 W+1", "F-1 K F-1")
    s = study("phase_play", hand=card, rows=[f"{full} [EW] {two}"])
    assert offered(s, "place") == []
    assert refused(s, f"place:{card},R1{side}") == "URB-PLACE-4"
    full, two = ("E+2 K", "F-1 F-1 F-1") if side == "L" else ("E+2 W+1 E+2", "F-1 K")
    s = study("phase_play", hand=card, rows=[f"{full} [EW] {two}"])
    assert offered(s, "place") == [f"place:{card},R1{side}"]


def test_a_flexible_dream_takes_the_side_that_has_room() -> None:
    """URB-PLACE-4, URB-PLACE-3"""
    s = study("phase_play", *CARDS, hand="O", rows=["E+2 W+1 A+2 [EW]", "[FA] F-1 A-3 E-3"])
    assert offered(s, "place") == ["place:O,R1R", "place:O,R2L"]


def test_balanced_unbalanced_and_empty_cities_and_the_figures_city_can_be_chosen() -> None:
    """URB-PLACE-5"""
    lying = ["W+1 [EW] F-1", "W+1 [EA]", "[EF]", "W+1 [EW]"]
    s = study("phase_play", "void", hand="E+2", rows=lying, void_figure="R4", stop="phase_draw")
    assert offered(s, "place") == ["place:E+2,R1L", "place:E+2,R2L", "place:E+2,R3L", "place:E+2,R4L"]
    s.play("place:E+2,R4L")
    assert (sorted(row(s, 4).split()), value(s, "void_figure")) == (["E+2", "W+1", "[EW]"], "R4")


def test_placing_never_pacifies() -> None:
    """URB-PLACE-6: the city is balanced now and stays."""
    s = study(
        "phase_play", hand="W-2 F+4 F+4 F+4", rows=["E+2 [EW]", "W+1 [WF] F-1"], city_deck="[FA]", dream_deck="F-1"
    )
    s.play("place:W-2,R1R")
    assert (question(s), rows(s), order(s, "success_pile")) == ("main", ["E+2 [EW] W-2", "W+1 [WF] F-1"], "")
    assert order(s, "city_deck") == "[FA]"
