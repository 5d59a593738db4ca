"""Phase II: refilling the hand (URB-DRAW), and the end of the game (URB-END)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, cards, hand, order, outcome, play, question
from tests.games.urbion.decks import ELEVEN, PLENTY
from tests.games.urbion.table import rows, study, value


@pytest.mark.parametrize("held", ["", "E+2", "E+2 E+2", "E+2 E+2 E+2"])
def test_cards_are_drawn_from_the_top_until_the_hand_holds_four(held: str) -> None:
    """URB-DRAW-1, URB-DRAW-2"""
    s = study("phase_draw", hand=held, rows=["[EW]"], dream_deck="F+4 F-1 A+2 W-2 W+1", stop="end_of_turn")
    count = 4 - len(held.split())
    assert hand(s).split() == sorted(held.split() + ["F+4", "F-1", "A+2", "W-2"][:count])
    assert cards(s, "dream_deck") == ["F+4", "F-1", "A+2", "W-2", "W+1"][count:]


@pytest.mark.parametrize("card", ["E+2", "W-2", "*F+4", "*A-3", "M:E", "O"])
def test_an_element_dream_goes_to_the_hand(card: str) -> None:
    """URB-DRAW-2: no question is asked."""
    s = study(
        "phase_draw",
        "city_squares",
        "temples",
        "hanging_gardens",
        hand="E+2 E+2 E+2",
        rows=["E+2 [SQ]"],
        dream_deck=f"{card} W+1",
        stop="end_of_turn",
    )
    assert (s.choice, cards(s, "hands", 0).count(card), order(s, "dream_deck")) == (
        None,
        1 + 3 * (card == "E+2"),
        "W+1",
    )


def test_a_chaos_is_resolved_at_once_and_then_drawing_goes_on() -> None:
    """URB-DRAW-3: it never enters the hand."""
    s = study("phase_draw", hand="E+2 E+2", rows=["W+1 [EW]"], dream_deck="F-1 K W-2 A+2", stop="end_of_turn")
    assert (question(s), hand(s), order(s, "dream_deck")) == ("chaos", "E+2 E+2 F-1", "W-2 A+2")
    s.play("place:R1")
    assert (s.choice, hand(s), order(s, "dream_deck")) == (None, "E+2 E+2 F-1 W-2", "A+2")


def test_a_chromatic_chaos_is_resolved_at_once_and_then_drawing_goes_on() -> None:
    """URB-DRAW-3, URB-CHROM-10: neither it nor the card of its second step enters the hand."""
    s = study(
        "phase_draw",
        "chromatic_chaos",
        hand="E+2 E+2 E+2",
        rows=["[EW]"],
        dream_deck="C W-2 F+4 A+2",
        stop="end_of_turn",
    )
    assert (question(s), hand(s)) == ("chromatic", "E+2 E+2 E+2")
    s.play("place:R1L")
    assert (hand(s), rows(s), order(s, "dream_deck")) == ("E+2 E+2 E+2 F+4", ["C+4 [EW] W-2"], "A+2")


@pytest.mark.parametrize("paid", ["pair:E+2&E-3", "alliance:E+2&E-3"])
def test_after_two_cards_two_are_drawn_one_after_the_other(paid: str) -> None:
    """URB-DRAW-4: a Chaos in between is resolved before the second card."""
    s = study(
        "phase_play",
        "hanging_gardens",
        "void",
        hand="E+2 E-3 A+2 A-3",
        rows=["W+1 [EW]", "[FA]"],
        void_figure="stack_standing",
        dream_deck="F+4 K F-1 W-2",
    )
    s.play(paid)
    assert (question(s), hand(s), order(s, "dream_deck")) == ("chaos", "A+2 A-3 F+4", "F-1 W-2")
    s.play("place:R1")
    assert (question(s), hand(s), order(s, "dream_deck")) == ("main", "A+2 A-3 F+4 F-1", "W-2")


def test_phase_two_ends_with_the_fourth_card_even_if_the_deck_is_empty_now() -> None:
    """URB-DRAW-5, URB-END-4"""
    s = study("phase_play", hand="E+2 E+2 E+2 E+2", rows=["[EW]"], dream_deck="F+4")
    play(s, "place:E+2,R1L")
    assert (s.over, question(s), order(s, "dream_deck"), hand(s)) == (False, "main", "", "E+2 E+2 E+2 F+4")


def test_with_four_cards_in_hand_nothing_is_drawn() -> None:
    """URB-DRAW-5: not even a Chaos on top."""
    s = study("phase_draw", hand="E+2 E+2 E+2 E+2", rows=["W+1 [EW]"], dream_deck="K", stop="end_of_turn")
    assert (s.choice, order(s, "dream_deck")) == (None, "K")


# -- the end -----------------------------------------------------------------------------------------------------------


def last_census(*expansions: str, **given: Any) -> State:
    """The census that pacifies the last city."""
    s = study("phase_play", *expansions, hand="W+1 F+4", rows=["E+2 [EW] W-2"], success_pile=ELEVEN, **given)
    return play(s, "discard:W+1", "census")


def test_with_the_last_city_the_game_ends_at_once() -> None:
    """URB-END-1: no refill, no phase II, no end of turn."""
    s = last_census("postcards", dream_deck=PLENTY)
    assert outcome(s) == (True, "cities_pacified")
    assert s.result is not None
    assert s.result.rule == "URB-END-1"
    assert (hand(s), order(s, "dream_deck"), value(s, "step")) == ("F+4", PLENTY, "phase_play")
    assert (s.choice, rows(s), len(cards(s, "success_pile"))) == (None, [], 12)


@pytest.mark.parametrize("missing", [1, 2])
def test_one_city_short_is_no_end(missing: int) -> None:
    """URB-END-1: though no city lies on display any more."""
    success = " ".join(ELEVEN.split()[missing:])
    s = study(
        "phase_play", hand="W+1 F+4", rows=["E+2 [EW] W-2"], success_pile=success, dream_deck=PLENTY, stop="phase_draw"
    )
    play(s, "discard:W+1", "census")
    assert (s.over, rows(s), len(cards(s, "success_pile"))) == (False, [], 12 - missing)


def test_the_last_city_can_come_from_the_book_of_free_dreams() -> None:
    """URB-END-1, URB-BOOK-11: an empty dream deck does no harm."""
    s = study("phase_play", "books_of_power", books="free_dreams", hand="W+1", rows=["[EW]"], success_pile=ELEVEN)
    play(s, "discard:W+1", "book:free_dreams")
    assert outcome(s) == (True, "cities_pacified")


@pytest.mark.parametrize(
    ("residents", "won"),
    [
        ("", True),
        ("DC+1", True),
        ("DC+1 SE+1 DV-2", True),
        ("DC+1 DV-2", False),
        ("DV-2", False),
        ("DC+1 SE+1 PB+1 DV-2 RK-2", False),
        ("DC+1 SE+1 PB+1 HG+1 DV-2 RK-2", True),
    ],
)
def test_with_postcards_the_residents_decide(residents: str, won: bool) -> None:
    """URB-END-2: a sum of 0 is enough."""
    s = last_census("postcards", resident_pile=residents)
    assert outcome(s) == (won, "cities_pacified" if won else "residents_unhappy")


@pytest.mark.parametrize(("card", "won"), [("DC", True), ("DV", False)])
def test_the_postcards_of_the_last_census_count_too(card: str, won: bool) -> None:
    """URB-END-2, URB-CENSUS-4"""
    s = study("phase_play", "postcards", hand="W+1", rows=[f"E+2{{{card}}} [EW] W-2"], success_pile=ELEVEN)
    play(s, "discard:W+1", "census")
    assert outcome(s)[0] is won


def test_postcards_still_in_the_deck_count_nothing() -> None:
    """URB-END-2"""
    assert outcome(last_census("postcards", postcard_deck="DC SE PB", resident_pile="DC+1 RK-2"))[0] is False


@pytest.mark.parametrize("held", ["E+2", "E+2 W+1", "E+2 W+1 A+2"])
def test_a_draw_from_an_empty_deck_loses_the_game_at_once(held: str) -> None:
    """URB-END-3: in phase II."""
    one_short = ["F+4"] * (3 - len(held.split()))
    s = study("phase_draw", hand=held, rows=["[EW]"], dream_deck=one_short)
    assert outcome(s) == (False, "dream_deck_empty")
    assert s.result is not None
    assert s.result.rule == "URB-END-3"


@pytest.mark.parametrize("deck", ["", "F+4"])
def test_a_fill_from_an_empty_deck_loses_the_game(deck: str) -> None:
    """URB-END-3: 0 or 1 card left for a city after a census or the free dreams."""
    lying = ["E+2 [EW] W-2", "W+1 [FA]"]
    s = study("phase_play", hand="W+1 A+2 A+2 A+2", rows=lying, city_deck="[EA]", dream_deck=deck)
    play(s, "discard:W+1", "census")
    assert outcome(s) == (False, "dream_deck_empty")
    s = study(
        "phase_play",
        "books_of_power",
        books="free_dreams",
        hand="W+1",
        rows=["[EW]"],
        city_deck="[EA]",
        dream_deck=deck,
    )
    play(s, "discard:W+1", "book:free_dreams")
    assert outcome(s) == (False, "dream_deck_empty")


def test_the_second_step_of_a_chromatic_chaos_from_an_empty_deck_loses_the_game() -> None:
    """URB-END-3"""
    s = study("phase_draw", "chromatic_chaos", hand="E+2", rows=["[EW]"], dream_deck="C")
    s.play("place:R1L")
    assert outcome(s) == (False, "dream_deck_empty")


@pytest.mark.parametrize(
    ("deck", "over"), [("A+2 A+2 W+1", True), ("A+2 A+2 W+1 W-2", True), ("A+2 A+2 W+1 W-2 F+4", False)]
)
def test_a_reveal_needs_four_cards_and_the_hand_one_more(deck: str, over: bool) -> None:
    """URB-END-3, URB-CHAOS-8"""
    s = study("phase_draw", hand="E+2 E+2 E+2", rows=["W+1 [EW]"], dream_deck="K " + deck)
    s.play("reveal")
    assert s.over is over
    assert bag(s, "hands", 0) == ("E+2 E+2 E+2" if over else "E+2 E+2 E+2 F+4")


def test_an_empty_deck_is_no_loss_as_long_as_nothing_is_drawn() -> None:
    """URB-END-4: a census without a city to fill needs no card, and it can win."""
    s = study("phase_play", hand="E+2 W+1", rows=["F+4 [FA]"], stop="phase_draw")
    play(s, "discard:W+1", "census")
    assert (s.over, order(s, "dream_deck")) == (False, "")
    assert outcome(last_census()) == (True, "cities_pacified")


def test_a_census_with_the_figure_on_an_empty_city_loses_the_game() -> None:
    """URB-END-5, URB-VOID-8: after the discards, before any refill."""
    lying = ["[EW]", "E+2 A+2 [FA] W-2"]
    s = study("phase_play", "void", hand="W+1", rows=lying, void_figure="R1", dream_deck=PLENTY)
    play(s, "discard:W+1", "census")
    assert (s.over, question(s)) == (False, "census_discard")
    s.play("discard:none")
    assert outcome(s) == (False, "void_empty_city")
    assert s.result is not None
    assert s.result.rule == "URB-END-5"
    assert (order(s, "dream_deck"), rows(s)[0]) == (PLENTY, "[EW]")
