"""What holds everywhere: elements, the discard pile, paying, drawing (URB-GEN)."""

from __future__ import annotations

import pytest

from tests.games.studying import bag, cards, hand, order, outcome, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import rows, study


def test_elements_matter_for_hand_cards_only_not_for_fills_exchanges_books_and_flagships() -> None:
    """URB-GEN-8"""
    filled = study("setup_fill", rows=["[EW]"], dream_deck="F+4 A-3", stop="setup_hand")
    assert rows(filled) == ["F+4 [EW] A-3"]
    s = study("phase_play", hand="F+4", rows=["E+2 [EW]", "F+4 [FA]"], stop="phase_draw")
    assert refused(s, "place:F+4,R1L") == "URB-PLACE-2"
    play(s, "discard:F+4", "exchange", "swap:R1L/E+2")
    assert rows(s) == ["F+4 [EW]", "E+2 [FA]"]
    s = study(
        "phase_play", "books_of_power", books="flying_sognae", hand="W+1", rows=["[EW]", "F+4 [FA]"], stop="phase_draw"
    )
    play(s, "discard:W+1", "book:flying_sognae")
    assert rows(s) == ["F+4 [EW]", "[FA]"]
    sailing = study("start_of_turn", "postcards", hand="W+1", rows=["F+4{FS} [FA]", "[EW]"], dream_deck=PLENTY)
    assert rows(sailing) == ["[FA]", "F+4{FS} [EW]"]


def test_element_dreams_count_by_the_side_they_lie_on() -> None:
    """URB-GEN-9, URB-BOOK-10: seen by what the invisible books may discard."""
    lying = ["M:E+2 O+1 *F+4 [EW] M:W-2 O-1 *A-3", "E+2 K+5 C+4 [EA] W-2 K-5 C-4"]
    s = study("phase_play", *EXPANSIONS, books="invisible_sognae invisible_incubi", hand="E+2", rows=lying)
    other = play(s.copy(), "discard:E+2", "book:invisible_incubi")
    play(s, "discard:E+2", "book:invisible_sognae")
    assert set(s.words()) == {f"discard:R1L/{code}" for code in ("M:E+2", "O+1", "*F+4")} | {"discard:R2L/E+2"}
    assert set(other.words()) == {f"discard:R1R/{code}" for code in ("M:W-2", "O-1", "*A-3")} | {"discard:R2R/W-2"}


def test_cards_from_hand_display_and_reveals_go_face_up_to_the_discard_pile() -> None:
    """URB-GEN-10"""
    s = study(
        "phase_play",
        hand="F+4 A+2 A+2 A+2",
        rows=["E+2 [EW] W-2", "W+1 [EA]"],
        dream_deck="K E-3 F-1 A-3 A-3 A+2",
    )
    play(s, "discard:F+4", "none", "reveal")
    assert order(s, "discard_pile") == "F+4 E-3 F-1 A-3 A-3 K"
    s = study("phase_play", hand="F+4 A+2", rows=["E+2 [EW] W-2"], city_deck="", stop="phase_draw")
    play(s, "discard:F+4", "census")
    assert order(s, "discard_pile").split()[0] == "F+4"
    assert bag(s, "discard_pile") == "E+2 F+4 W-2"
    assert s.view(None)["discard_pile"] == cards(s, "discard_pile")


def test_the_discard_pile_is_never_shuffled_into_the_deck() -> None:
    """URB-GEN-10, URB-END-3"""
    s = study("phase_play", hand="F+4 A+2 A+2 A+2", rows=["E+2 [EW]"], discard_pile=PLENTY)
    play(s, "discard:F+4", "none")
    assert outcome(s) == (False, "dream_deck_empty")
    assert order(s, "discard_pile") == PLENTY + " F+4"


def test_the_cost_is_paid_before_the_action_starts() -> None:
    """URB-GEN-11: at the question what to do the cards lie on the discard pile."""
    s = study("phase_play", "hanging_gardens", hand="E+2 E-3 F+4", rows=["K+5 [EW]", "[FA]"], discard_pile="W+1")
    paired = play(s.copy(), "pair:E+2&E-3")
    assert (question(paired), hand(paired)) == ("special", "F+4")
    assert bag(paired, "discard_pile") == "E+2 E-3 W+1"
    s.play("discard:F+4")
    assert (question(s), hand(s), order(s, "discard_pile")) == ("action", "E+2 E-3", "W+1 F+4")


def test_a_paid_card_lies_below_what_the_action_discards() -> None:
    """URB-GEN-11"""
    s = study("phase_play", hand="F+4", rows=["E+2 [EW] W-2"], discard_pile="W+1", stop="phase_draw")
    play(s, "discard:F+4", "census")
    assert cards(s, "discard_pile")[:2] == ["W+1", "F+4"]


@pytest.mark.parametrize(
    ("lying", "missing"),
    [
        (["E+2 W+1 [EW] W-2", "[EA]"], ["exchange", "side_change", "book:free_dreams"][:2]),
        (["E+2 E+2 E+2 [EW]", "W+1 W+1 W+1 [EA]"], ["book:flying_sognae", "book:flying_incubi", "book:free_dreams"]),
        (["K+5 C+4 [EW]", "[EA] K-5"], ["book:invisible_sognae", "book:invisible_incubi", "exchange"]),
        (["K+5 [EW] C-4 C-4 C-4"], ["rebuild", "exchange"]),
        (["K+5 C+4 C+4 [EW] K-5 C-4 C-4"], ["side_change", "rebuild"]),
    ],
)
def test_an_action_that_cannot_be_completed_is_not_offered(lying: list[str], missing: list[str]) -> None:
    """URB-GEN-12"""
    books = "flying_sognae flying_incubi invisible_sognae invisible_incubi free_dreams"
    s = study("phase_play", *EXPANSIONS[:5], books=books, hand="*E+2", rows=lying)
    s.play("discard:*E+2")
    assert [word for word in missing if word in s.words()] == []
    assert all(s.why_not(word) is not None for word in missing)
    assert "census" in s.words()


def test_revealing_is_a_draw() -> None:
    """URB-GEN-13, URB-END-3: for a Chaos and for the second step of a Chromatic Chaos."""
    s = study("phase_draw", "chromatic_chaos", hand="E+2", rows=["E+2 [EW]"], dream_deck="K A+2 A-3 W+1")
    s.play("reveal")
    assert outcome(s) == (False, "dream_deck_empty")
    s = study("phase_draw", "chromatic_chaos", hand="E+2", rows=["E+2 [EW]"], dream_deck="C")
    s.play("place:R1L")
    assert outcome(s) == (False, "dream_deck_empty")


def test_looking_is_no_draw() -> None:
    """URB-GEN-13: prophecies with a single card in the deck."""
    s = study(
        "phase_play", "books_of_power", books="prophecies", hand="E+2 A+2 A+2 A+2", rows=["[EW]"], dream_deck="W-2"
    )
    play(s, "discard:E+2", "book:prophecies")
    assert (s.over, question(s), hand(s)) == (False, "main", "A+2 A+2 A+2 W-2")
