"""Filling a city with two dreams (URB-FILL)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, bag, cards, order, play, question
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import row, rows, study, value

CARDS = EXPANSIONS[:4]


def fill(dreams: str, *answers: str, city: str = "[EW]", expansions: tuple[str, ...] = CARDS, **given: Any) -> State:
    """One city is filled in the set-up; the game halts before the opening hand."""
    s = study("setup_fill", *expansions, rows=[city], dream_deck=dreams, stop="setup_hand", **given)
    return play(s, *answers)


def laid(s: State) -> tuple[str, str]:
    """Both sides of the top row."""
    lying = s.position()["rows"][0]
    return " ".join(sorted(lying["left"])), " ".join(sorted(lying["right"]))


def test_both_cards_are_known_before_either_is_laid() -> None:
    """URB-FILL-1"""
    s = fill("M:E E-3 A+2 W+1")
    assert question(s) == "fill_side"
    assert (row(s, 1), bag(s, "resolving"), order(s, "dream_deck")) == ("[EW]", "E-3 M:E", "A+2 W+1")
    assert sorted(s.view(None)["resolving"]) == ["E-3", "M:E"]


def test_exactly_two_cards_are_drawn_for_a_city() -> None:
    """URB-FILL-1"""
    s = fill("F+4 E-3 A+2 W+1")
    assert (laid(s), order(s, "dream_deck")) == (("F+4", "E-3"), "A+2 W+1")


def test_a_chromatic_chaos_does_not_count_and_is_replaced() -> None:
    """URB-FILL-1, URB-CHROM-7: as often as necessary."""
    s = fill("C F+4 C C E-3 A+2 W+1")
    assert (laid(s), order(s, "dream_deck"), order(s, "set_aside")) == (("F+4", "E-3"), "A+2 W+1", "C C C")


@pytest.mark.parametrize(
    ("dreams", "left", "right"),
    [
        ("F+4 A-3", "F+4", "A-3"),
        ("A-3 F+4", "F+4", "A-3"),
        ("F+4 A+2", "A+2 F+4", ""),
        ("A+2 A+2", "A+2 A+2", ""),
        ("F-1 A-3", "", "A-3 F-1"),
        ("*F+4 *A-3", "*F+4", "*A-3"),
        ("*A+2 F+4", "*A+2 F+4", ""),
    ],
)
@pytest.mark.parametrize("city", ["[EW]", "[T:E]", "[G]", "[SQ]"])
def test_sognae_go_left_and_incubi_right_whatever_their_element(dreams: str, left: str, right: str, city: str) -> None:
    """URB-FILL-2, URB-GEN-8: even where no hand card could be placed."""
    s = fill(dreams, city=city)
    assert laid(s) == (left, right)


@pytest.mark.parametrize(
    ("dreams", "left", "right"),
    [
        ("K W+1", "K+5 W+1", ""),
        ("W+1 K", "K+5 W+1", ""),
        ("K F-1", "", "F-1 K-5"),
        ("F-1 K", "", "F-1 K-5"),
        ("K *F-1", "", "*F-1 K-5"),
    ],
)
def test_a_chaos_joins_the_side_of_the_other_card(dreams: str, left: str, right: str) -> None:
    """URB-FILL-3: whichever was drawn first."""
    assert laid(fill(dreams)) == (left, right)


@pytest.mark.parametrize(("answer", "expected"), [("lay:L", ("K+5 K+5", "")), ("lay:R", ("", "K-5 K-5"))])
def test_two_chaos_lie_together_on_a_chosen_side(answer: str, expected: tuple[str, str]) -> None:
    """URB-FILL-4: one question for both."""
    s = fill("K K A+2")
    assert (asked(s), s.words()) == ((0, "fill_side"), ("lay:L", "lay:R"))
    s.play(answer)
    assert (question(s), laid(s)) == (None, expected)


@pytest.mark.parametrize(
    ("dreams", "answer", "expected"),
    [
        ("M:E W+1", "lay:L", ("M:E+2 W+1", "")),
        ("M:E W+1", "lay:R", ("W+1", "M:E-3")),
        ("F-1 O", "lay:L", ("O+1", "F-1")),
        ("F-1 O", "lay:R", ("", "F-1 O-1")),
        ("M:F A-3", "lay:L", ("M:F+4", "A-3")),
    ],
)
@pytest.mark.parametrize("city", ["[WA]", "[G]"])
def test_a_flexible_dream_is_laid_on_the_chosen_side(
    dreams: str, answer: str, expected: tuple[str, str], city: str
) -> None:
    """URB-FILL-5, URB-META-3"""
    s = fill(dreams, city=city)
    assert (question(s), s.words()) == ("fill_side", ("lay:L", "lay:R"))
    s.play(answer)
    assert laid(s) == expected


@pytest.mark.parametrize("dreams", ["K M:E", "M:E K"])
def test_a_chaos_follows_a_flexible_dream(dreams: str) -> None:
    """URB-FILL-6"""
    left, right = fill(dreams, "lay:L"), fill(dreams, "lay:R")
    assert laid(left) == ("K+5 M:E+2", "")
    assert laid(right) == ("", "K-5 M:E-3")
    assert question(left) is None


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (("lay:L", "lay:L"), ("M:E+2 O+1", "")),
        (("lay:L", "lay:R"), ("M:E+2", "O-1")),
        (("lay:R", "lay:L"), ("O+1", "M:E-3")),
        (("lay:R", "lay:R"), ("", "M:E-3 O-1")),
    ],
)
def test_two_flexible_dreams_are_laid_independently_first_drawn_first(
    answers: tuple[str, str], expected: tuple[str, str]
) -> None:
    """URB-FILL-7"""
    assert laid(fill("M:E O", *answers)) == expected
    turned = fill("O M:E", *reversed(answers))
    assert laid(turned) == expected


def test_a_chaos_drawn_for_a_city_has_no_phase_two_options() -> None:
    """URB-FILL-8: in the set-up and after a census; a Wise Chaos is not asked for."""
    s = fill("K W+1", expansions=("postcards",), postcard_deck="DC")
    assert (question(s), value(s, "wise_chaos_left"), laid(s)) == (None, 3, ("K+5{DC} W+1", ""))
    s = study(
        "phase_play",
        "postcards",
        hand="A+2",
        rows=["E+2 [EW] W-2", "W+1 [EA]"],
        city_deck="[FA]",
        dream_deck="K F-1",
        stop="phase_draw",
    )
    play(s, "discard:A+2", "census")
    assert (question(s), value(s, "wise_chaos_left"), laid(s)) == (None, 3, ("", "F-1 K-5"))


@pytest.mark.parametrize(
    ("dreams", "answers", "expected"),
    [
        ("F+4 A-3", (), ("F+4{DC}", "A-3")),
        ("A-3 F+4", (), ("F+4", "A-3{DC}")),
        ("K W+1", (), ("K+5{DC} W+1", "")),
        ("W+1 K", (), ("K+5 W+1{DC}", "")),
        ("C C A-3 F+4", (), ("F+4", "A-3{DC}")),
        ("O M:E", ("lay:R", "lay:L"), ("M:E+2", "O-1{DC}")),
        ("M:E O", ("lay:R", "lay:L"), ("O+1", "M:E-3{DC}")),
        ("K K", ("lay:R",), ("", "K-5 K-5{DC}")),
        ("A+2 A+2", (), ("A+2 A+2{DC}", "")),
    ],
)
def test_one_postcard_lies_on_the_first_card_drawn(
    dreams: str, answers: tuple[str, ...], expected: tuple[str, str]
) -> None:
    """URB-FILL-9"""
    s = fill(dreams, *answers, expansions=(*CARDS, "postcards"), postcard_deck="DC SE")
    assert (laid(s), order(s, "postcard_deck")) == (expected, "SE")


def test_the_postcard_is_drawn_after_the_dreams_lie() -> None:
    """URB-FILL-9, URB-RUL-52"""
    s = fill("W+1 O", expansions=("temples", "postcards"), postcard_deck="DC SE")
    assert (question(s), order(s, "postcard_deck")) == ("fill_side", "DC SE")
    assert "{" not in row(s, 1)
    s.play("lay:R")
    assert (laid(s), order(s, "postcard_deck")) == (("W+1{DC}", "O-1"), "SE")


def test_without_postcards_left_the_city_is_filled_all_the_same() -> None:
    """URB-FILL-9, URB-POST-20"""
    s = fill("W+1 A-3", expansions=("postcards",))
    assert (laid(s), s.over) == (("W+1", "A-3"), False)


def test_after_a_census_the_active_player_chooses_the_side() -> None:
    """URB-FILL-5, URB-FILL-4: in the set-up it is the player of the Sognae."""
    s = study(
        "phase_play",
        "temples",
        hands=["E+2 E+2 E+2 E+2", "E-3 E-3 E-3 A-3"],
        turn=1,
        rows=["[EW]"],
        dream_deck="O W+1 " + PLENTY,
    )
    play(s, "discard:A-3", "census")
    assert asked(s) == (1, "fill_side")
    for first in (0, 1):
        s = study("setup_fill", hands=["", ""], first_sognae=first, rows=["[EW]"], dream_deck="K K " + PLENTY)
        assert asked(s) == (first, "fill_side")
        assert cards(s, "hands", 0) == cards(s, "hands", 1) == []


def test_fills_follow_one_another_from_the_top() -> None:
    """URB-FILL-1, URB-SETUP-7: a row is complete before the next one gets a card."""
    s = study("setup_fill", *CARDS, rows=["[EW]", "[EA]"], dream_deck="O W+1 M:E E-3", stop="setup_hand")
    assert (rows(s), order(s, "dream_deck")) == (["[EW]", "[EA]"], "M:E E-3")
    s.play("lay:L")
    assert (sorted(row(s, 1).split()), row(s, 2)) == (["O+1", "W+1", "[EW]"], "[EA]")
    s.play("lay:L")
    assert (row(s, 2), question(s)) == ("M:E+2 [EA] E-3", None)
