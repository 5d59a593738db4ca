"""A Chaos drawn in phase II (URB-CHAOS)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, bag, cards, hand, order, outcome, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import row, rows, study, value

LYING = ["W+1 [EW]", "[FA] F-1 E-3", "E+2 [EA] W-2", "[EF]"]


def drawn(lying: list[str], deck: str, *expansions: str, **given: Any) -> State:
    """A Chaos is drawn for the last card of a hand; the game halts before the end of the turn."""
    given = {"hands": ["E+2 E+2 E+2"], "stop": "end_of_turn", **given}
    return study("phase_draw", *expansions, rows=lying, dream_deck=f"K {deck}", **given)


def test_one_of_three_options_must_be_chosen() -> None:
    """URB-CHAOS-1: those that can be carried out; there is no declining."""
    s = drawn(LYING, PLENTY)
    assert (asked(s), s.words()) == ((0, "chaos"), ("place:R1", "place:R2", "clear:R3", "reveal"))
    assert order(s, "resolving") == "K"
    s = drawn(LYING, PLENTY, "postcards")
    assert s.words() == ("place:R1", "place:R2", "clear:R3", "reveal", "wise")


def test_without_other_options_the_cards_are_revealed() -> None:
    """URB-CHAOS-1, URB-CHAOS-8"""
    s = drawn(["[EW]"], "A+2 A-3 W+1 W-2 F+4")
    assert (s.choice, hand(s), order(s, "discard_pile")) == (None, "E+2 E+2 E+2 F+4", "A+2 A-3 W+1 W-2 K")


@pytest.mark.parametrize(
    ("word", "number", "expected"), [("place:R1", 1, "K+5 W+1 [EW]"), ("place:R2", 2, "E-3 F-1 K-5 [FA]")]
)
def test_option_one_puts_the_chaos_on_the_dominant_side(word: str, number: int, expected: str) -> None:
    """URB-CHAOS-2: then drawing goes on."""
    s = play(drawn(LYING, PLENTY), word)
    assert sorted(row(s, number).split()) == expected.split()
    assert (hand(s), order(s, "resolving"), order(s, "discard_pile")) == ("A+2 E+2 E+2 E+2", "", "")


@pytest.mark.parametrize("full", ["W+1 W+1 W+1 [EW]", "F+4 K W+1 [EW] F-1", "E+2 [EW] E-3 F-1 F-1"])
def test_the_dominant_side_must_have_room(full: str) -> None:
    """URB-CHAOS-2: room on the other side is of no use."""
    s = drawn([full, "W+1 [FA]"], PLENTY)
    assert s.words() == ("place:R2", "reveal")
    assert refused(s, "place:R1") == "URB-CHAOS-2"


def test_two_dreams_on_the_dominant_side_and_three_on_the_other_leave_room() -> None:
    """URB-CHAOS-2"""
    s = play(drawn(["F+4 E+2 [EW] F-1 F-1 F-1"], PLENTY), "place:R1")
    assert value(s, "rows")[0]["left"].count("K+5") == 1


def test_a_city_without_a_dominant_side_cannot_be_chosen() -> None:
    """URB-CHAOS-3: balanced or empty."""
    s = drawn(LYING, PLENTY)
    assert [refused(s, word) for word in ("place:R3", "place:R4")] == ["URB-CHAOS-3"] * 2


def test_option_two_clears_a_balanced_city_and_discards_the_chaos() -> None:
    """URB-CHAOS-4: the dreams first; the city stays."""
    s = play(drawn(LYING, PLENTY, discard_pile="F+4"), "clear:R3")
    piles = cards(s, "discard_pile")
    assert (piles[0], sorted(piles[1:3]), piles[3:]) == ("F+4", ["E+2", "W-2"], ["K"])
    assert (rows(s), bag(s, "success_pile"), hand(s)) == (
        ["W+1 [EW]", "[FA] E-3 F-1", "[EA]", "[EF]"],
        "",
        "A+2 E+2 E+2 E+2",
    )


def test_only_balanced_cities_can_be_cleared() -> None:
    """URB-CHAOS-4: not even an empty one."""
    s = drawn(LYING, PLENTY)
    assert [refused(s, word) for word in ("clear:R1", "clear:R2", "clear:R4")] == ["URB-CHAOS-4"] * 3
    s = drawn(["E+2 [EW] W-2", "F+4 [FA] C-4"], PLENTY, "chromatic_chaos")
    assert s.words() == ("clear:R1", "clear:R2", "reveal")


def test_option_three_discards_the_element_dreams_and_then_the_chaos() -> None:
    """URB-CHAOS-5, URB-COMBO-4: four cards, no more and no fewer."""
    s = play(drawn(LYING, "*F+4 M:E O W-2 F+4 F+4", *EXPANSIONS[:4]), "reveal")
    assert (order(s, "discard_pile"), hand(s), order(s, "dream_deck")) == ("*F+4 M:E O W-2 K", "E+2 E+2 E+2 F+4", "F+4")


def test_all_element_dreams_are_discarded_before_a_revealed_chaos_is_resolved() -> None:
    """URB-CHAOS-5, URB-CHAOS-7: the Chaos that was paid for comes last."""
    s = play(drawn(LYING, "A+2 K W-2 W-2 F+4"), "reveal")
    assert (question(s), order(s, "discard_pile"), order(s, "dream_deck")) == ("chaos", "A+2 W-2 W-2", "F+4")
    assert s.words() == ("place:R1", "place:R2", "clear:R3", "reveal")
    s.play("clear:R3")
    piles = cards(s, "discard_pile")
    assert (piles[:3], sorted(piles[3:5]), piles[5:]) == (["A+2", "W-2", "W-2"], ["E+2", "W-2"], ["K", "K"])
    assert hand(s) == "E+2 E+2 E+2 F+4"


def test_revealed_chaos_cards_are_resolved_in_the_order_revealed_each_completely() -> None:
    """URB-CHAOS-6, URB-RUL-29: the Chromatic Chaos first, with its second step, then the Chaos."""
    s = play(drawn(LYING, "C A+2 K W-2 F+4 E+2", "chromatic_chaos"), "reveal")
    assert (question(s), order(s, "discard_pile"), order(s, "dream_deck")) == ("chromatic", "A+2 W-2", "F+4 E+2")
    s.play("place:R1R")
    assert (question(s), order(s, "dream_deck")) == ("chromatic_dream", "E+2")
    s.play("place:R4L")
    assert question(s) == "chaos"
    s.play("place:R4")
    assert sorted(row(s, 4).split()) == ["F+4", "K+5", "[EF]"]
    assert (s.choice, order(s, "discard_pile"), hand(s)) == (None, "A+2 W-2 K", "E+2 E+2 E+2 E+2")


def test_a_chaos_before_a_chromatic_chaos_is_resolved_first() -> None:
    """URB-CHAOS-6"""
    s = play(drawn(LYING, "K A+2 C W-2 F+4 E+2", "chromatic_chaos"), "reveal")
    assert (question(s), order(s, "dream_deck")) == ("chaos", "F+4 E+2")
    s.play("place:R1")
    assert question(s) == "chromatic"


def test_cards_revealed_in_turn_come_before_the_next_revealed_chaos() -> None:
    """URB-CHAOS-6: depth first."""
    deck = "K C A+2 A+2 C W-2 W-2 K F+4 F-1 E+2 E+2"
    s = play(drawn(LYING, deck, "chromatic_chaos"), "reveal")
    assert question(s) == "chaos"
    s.play("reveal")
    # Four more cards: C and K of the second reveal wait before the C of the first.
    assert (question(s), order(s, "discard_pile"), order(s, "dream_deck")) == (
        "chromatic",
        "A+2 A+2 W-2 W-2",
        "F+4 F-1 E+2 E+2",
    )
    s.play("place:R3R")
    s.play("place:R2L")
    assert (question(s), order(s, "dream_deck")) == ("chaos", "F-1 E+2 E+2")
    s.play("place:R1")
    assert (question(s), order(s, "discard_pile")) == ("chromatic", "A+2 A+2 W-2 W-2 K")
    s.play("place:R3L")
    s.play("place:R2R")
    assert (s.choice, order(s, "discard_pile")) == (None, "A+2 A+2 W-2 W-2 K K")


def test_a_revealed_chaos_offers_all_options_again() -> None:
    """URB-CHAOS-7, URB-WISE-4"""
    s = play(drawn(LYING, "A+2 A+2 A+2 K W-2 F+4", "postcards"), "reveal")
    assert s.words() == ("place:R1", "place:R2", "clear:R3", "reveal", "wise")


def test_each_of_two_revealed_chaos_finds_the_table_as_the_first_left_it() -> None:
    """URB-CHAOS-7"""
    s = play(drawn(LYING, "K A+2 A+2 K W-2"), "reveal", "clear:R3")
    assert (question(s), s.words()) == ("chaos", ("place:R1", "place:R2", "reveal"))
    s.play("place:R2")
    assert (s.choice, cards(s, "discard_pile").count("K"), hand(s)) == (None, 2, "E+2 E+2 E+2 W-2")


@pytest.mark.parametrize("deck", ["", "A+2", "A+2 W-2", "A+2 W-2 K"])
def test_revealing_is_always_possible_and_loses_if_the_deck_runs_out(deck: str) -> None:
    """URB-CHAOS-8, URB-RUL-28"""
    s = drawn(LYING, deck)
    assert "reveal" in s.words()
    s.play("reveal")
    assert outcome(s) == (False, "dream_deck_empty")


def test_a_revealed_chaos_can_reveal_the_game_away() -> None:
    """URB-CHAOS-8: the first reveal had enough cards, the second has not."""
    s = play(drawn(LYING, "K A+2 W-2 F+4 A-3 A-3 A-3"), "reveal")
    assert not s.over
    assert outcome(play(s, "reveal")) == (False, "dream_deck_empty")


def test_a_cleared_city_stays_empty() -> None:
    """URB-CHAOS-9, URB-RUL-72: until the next census, or until a dream is placed there."""
    s = study(
        "phase_draw", hand="E+2 E+2 E+2", rows=["E+2 [EW] W-2", "W+1 [FA]"], dream_deck="K A+2 F+4 F-1 A-3 A-3 W-2 W-2"
    )
    s.play("clear:R1")
    assert (question(s), row(s, 1), order(s, "dream_deck")) == ("main", "[EW]", "F+4 F-1 A-3 A-3 W-2 W-2")
    placed = play(s.copy(), "place:E+2,R1L")
    assert row(placed, 1) == "E+2 [EW]"
    play(s, "discard:E+2", "census")
    assert row(s, 1) == "F+4 [EW] F-1"


@pytest.mark.parametrize("turn", [0, 1])
def test_polarity_and_elements_play_no_part(turn: int) -> None:
    """URB-CHAOS-10, URB-TEAM-7: at gardens and temples, for either polarity."""
    hands = ["E+2 E+2 E+2", "E+2 E+2 E+2"]
    s = drawn(["W+1 [G]", "[T:E] F-1", "E+2 [SQ] W-2"], PLENTY, *EXPANSIONS[:4], hands=hands, turn=turn)
    assert (asked(s), s.words()) == ((turn, "chaos"), ("place:R1", "place:R2", "clear:R3", "reveal"))
