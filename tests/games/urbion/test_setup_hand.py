"""How a game begins: opening hands, Chaos and Chromatic Chaos among them, the first turn (URB-SETUP)."""

from __future__ import annotations

import pytest

from tests.games.studying import asked, bag, cards, hand, order, outcome, question, refused
from tests.games.urbion.table import offered, rows, study, value

FOUR = "F+4 A+2 W-2 E-3"
BALANCED = ["E+2 [EW] W-2", "A+2 [FA] W-2"]


def test_a_chaos_of_the_opening_hand_goes_to_a_dominant_side_at_once() -> None:
    """URB-SETUP-9: then drawing goes on."""
    lying = ["E+2 [EW]", "[FA] E-3 F-1", "W+1 E+2 A+2 [WA]", "E+2 [EF] W-2"]
    s = study("setup_hand", rows=lying, dream_deck="F+4 K A+2 W-2 E-3 W+1")
    assert (asked(s), s.words(), hand(s)) == ((0, "hand_chaos"), ("place:R1", "place:R2"), "F+4")
    s.play("place:R2")
    assert sorted(rows(s)[1].split()) == ["E-3", "F-1", "K-5", "[FA]"]
    assert (question(s), hand(s), order(s, "dream_deck")) == ("main", "A+2 E-3 F+4 W-2", "W+1")


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("place:R3", "URB-CHAOS-2"),
        ("place:R4", "URB-CHAOS-3"),
        ("clear:R4", "URB-SETUP-9"),
        ("reveal", "URB-SETUP-9"),
        ("wise", "URB-WISE-5"),
    ],
)
def test_the_other_chaos_options_are_not_available_for_an_opening_hand(word: str, rule: str) -> None:
    """URB-SETUP-9, URB-WISE-5"""
    lying = ["E+2 [EW]", "[FA] E-3 F-1", "W+1 E+2 A+2 [WA]", "E+2 [EF] W-2"]
    s = study("setup_hand", "postcards", rows=lying, dream_deck="K " + FOUR)
    assert s.words() == ("place:R1", "place:R2")
    assert refused(s, word) == rule


def test_several_chaos_are_placed_one_after_the_other() -> None:
    """URB-SETUP-9: the second finds the city as the first has left it."""
    s = study("setup_hand", rows=["W+1 F+4 [EW]", "[FA] F-1", "[EA] F-1"], dream_deck="K K " + FOUR)
    assert s.words() == ("place:R1", "place:R2", "place:R3")
    s.play("place:R1")
    assert (question(s), s.words()) == ("hand_chaos", ("place:R2", "place:R3"))
    s.play("place:R3")
    assert question(s) == "main"


def test_a_single_city_that_fits_gets_the_chaos_without_a_question() -> None:
    """URB-SETUP-9: it must be placed."""
    s = study("setup_hand", rows=["W+1 [EW]", "E+2 [FA] W-2"], dream_deck="K " + FOUR)
    assert (question(s), sorted(rows(s)[0].split())) == ("main", ["K+5", "W+1", "[EW]"])


@pytest.mark.parametrize("lying", [BALANCED, ["W+1 W+1 W+1 [EW]", "[EA]"], ["[EF] F-1 W-2 E-3", "E+2 [FA] W-2"]])
def test_a_chaos_without_a_city_is_set_aside_and_shuffled_back_when_the_hand_is_complete(lying: list[str]) -> None:
    """URB-SETUP-10: the script says where the shuffle puts the two."""
    s = study(
        "setup_hand",
        rows=lying,
        dream_deck="F+4 K A+2 K W-2 E-3 F-1 A-3",
        script=["K F-1 A-3 K"],
        stop="start_of_turn",
    )
    assert (hand(s), order(s, "dream_deck")) == ("A+2 E-3 F+4 W-2", "K F-1 A-3 K")
    assert (bag(s, "set_aside"), bag(s, "discard_pile"), rows(s)) == (
        "",
        "",
        rows(study("phase_play", hand="E+2", rows=lying)),
    )


def test_where_the_chaos_comes_back_is_left_to_chance() -> None:
    """URB-SETUP-10: every place of the deck is possible."""
    places = set()
    for seed in range(60):
        s = study("setup_hand", rows=BALANCED, dream_deck="K " + FOUR + " F-1 F-1 F-1", seed=seed, stop="start_of_turn")
        assert bag(s, "dream_deck") == "F-1 F-1 F-1 K"
        places.add(cards(s, "dream_deck").index("K"))
    assert places == {0, 1, 2, 3}


def test_a_chaos_set_aside_is_not_drawn_again_for_the_same_hand() -> None:
    """URB-SETUP-10, URB-END-3: with too few other cards the game is lost, not reshuffled."""
    s = study("setup_hand", rows=BALANCED, dream_deck="K F+4 A+2 W-2")
    assert outcome(s) == (False, "dream_deck_empty")


def test_a_chaos_is_set_aside_only_while_no_city_allows_it() -> None:
    """URB-SETUP-9, URB-SETUP-10: nothing is shuffled if it could be placed."""
    s = study("setup_hand", rows=[*BALANCED, "W+1 [EF]"], dream_deck="K " + FOUR + " F-1 A-3", stop="start_of_turn")
    assert order(s, "dream_deck") == "F-1 A-3"
    assert "K+5" in rows(s)[2]


def test_a_chromatic_chaos_of_the_setup_is_postponed_and_replaced() -> None:
    """URB-SETUP-11: for a city and for the opening hand."""
    s = study(
        "setup_fill",
        "chromatic_chaos",
        rows=["[EW]"],
        dream_deck="E+2 C F-1 C F+4 C A+2 W-2 E-3 A-3",
        stop="setup_hand",
    )
    assert (rows(s), order(s, "set_aside"), order(s, "dream_deck")[:7]) == (["E+2 [EW] F-1"], "C", "C F+4 C")
    s = study("setup_hand", "chromatic_chaos", rows=["E+2 [EW]"], dream_deck="C F+4 C A+2 W-2 E-3 A-3 " + FOUR)
    assert (question(s), hand(s), order(s, "dream_deck")) == ("chromatic", "A+2 E-3 F+4 W-2", "A-3 " + FOUR)


def test_the_postponed_queue_is_resolved_after_the_opening_hand() -> None:
    """URB-SETUP-12, URB-CHROM-8: those of the cities too, both steps each, before the first turn."""
    s = study(
        "setup_fill",
        "chromatic_chaos",
        "void",
        rows=["[EW]", "K+5 [FA]"],
        dream_deck="C E+2 F-1 F+4 C A+2 W-2 E-3 W+1 W-2 F+4",
    )
    assert (question(s), hand(s)) == ("chromatic", "A+2 E-3 F+4 W-2")
    assert len(cards(s, "set_aside")) + len(cards(s, "resolving")) == 2
    s.play("place:R1L")
    assert (question(s), value(s, "void_figure"), sorted(rows(s)[0].split())) == (
        "chromatic",
        "stack_standing",
        ["C+4", "E+2", "F-1", "W+1", "[EW]"],
    )
    s.play("place:R1R")
    assert (question(s), value(s, "void_figure"), hand(s)) == ("main", "R1", "A+2 E-3 F+4 W-2")
    assert sorted(rows(s)[0].split()) == ["C+4", "C-4", "E+2", "F-1", "W+1", "W-2", "[EW]"]
    assert order(s, "dream_deck") == "F+4"


def test_in_a_team_the_queue_waits_for_both_hands() -> None:
    """URB-SETUP-12, URB-TEAM-2"""
    deck = "C F+4 A+2 W-2 E-3 C F+4 A+2 W-2 E-3 W+1 W+1"
    s = study("setup_hand", "chromatic_chaos", hands=["", ""], first_sognae=1, rows=["E+2 [EW]"], dream_deck=deck)
    assert (asked(s), hand(s, 0), hand(s, 1)) == ((1, "chromatic"), "A+2 E-3 F+4 W-2", "A+2 E-3 F+4 W-2")
    assert order(s, "dream_deck") == "W+1 W+1"


def test_chaos_goes_back_into_the_deck_before_the_queue_is_resolved() -> None:
    """URB-SETUP-10, URB-SETUP-12"""
    s = study("setup_hand", "chromatic_chaos", rows=BALANCED, dream_deck="C K " + FOUR + " F-1", script=["K F-1"])
    assert (question(s), order(s, "dream_deck")) == ("chromatic", "K F-1")
    s.play("place:R1L")
    assert (question(s), offered(s, "place"), offered(s, "clear")) == ("chaos", ["place:R1"], ["clear:R2"])


def test_the_first_turn_begins_with_its_start_of_turn() -> None:
    """URB-SETUP-13, URB-RUL-67: the figure and a flagship of the set-up move at once."""
    s = study(
        "setup_fill",
        "postcards",
        "void",
        rows=["[EW]", "[FA]"],
        postcard_deck="FS DC",
        dream_deck="E+2 F-1 W+1 A-3 " + FOUR,
    )
    assert (question(s), value(s, "round"), value(s, "void_figure")) == ("main", 1, "R1")
    assert [sorted(text.split()) for text in rows(s)] == [["F-1", "[EW]"], ["A-3", "E+2{FS}", "W+1{DC}", "[FA]"]]


def test_the_set_up_is_complete_before_the_first_turn() -> None:
    """URB-SETUP-13"""
    s = study("setup_hand", "void", rows=["E+2 [EW]"], dream_deck=FOUR, stop="start_of_turn")
    assert (s.choice, hand(s), value(s, "void_figure")) == (None, "A+2 E-3 F+4 W-2", "stack_standing")
    assert not s.over
