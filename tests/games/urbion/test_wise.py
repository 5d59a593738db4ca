"""Wise Chaos (URB-WISE)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, bag, order, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import rows, study, value


def drawn(card: str, deck: str, *expansions: str, **given: Any) -> State:
    """A card is drawn for the last place of a hand; the game halts before the end of the turn."""
    given = {"hands": ["E+2 E+2 E+2"], "rows": ["W+1 [EW]", "[FA]"], "stop": "end_of_turn", **given}
    return study("phase_draw", "postcards", *(expansions or EXPANSIONS[:4]), dream_deck=f"{card} {deck}", **given)


@pytest.mark.parametrize("card", ["K", "C"])
def test_a_wise_chaos_puts_the_drawn_card_back_as_the_fourth_from_the_top(card: str) -> None:
    """URB-WISE-1, URB-WISE-3: then drawing goes on."""
    s = drawn(card, "A+2 A-3 F+4 F-1 W-2", wise_chaos_left=4)
    assert "wise" in s.words()
    s.play("wise")
    assert (value(s, "wise_chaos_left"), order(s, "resolving")) == (3, "")
    assert (s.choice, order(s, "dream_deck"), rows(s)) == (None, f"A-3 F+4 {card} F-1 W-2", ["W+1 [EW]", "[FA]"])
    assert bag(s, "hands", 0) == "A+2 E+2 E+2 E+2"


@pytest.mark.parametrize("card", ["K", "C"])
@pytest.mark.parametrize(("deck", "after"), [("A+2 A-3 F+4", "A-3 F+4 {}"), ("A+2 A-3", "A-3 {}"), ("A+2", "{}")])
def test_with_few_cards_it_becomes_the_bottom_card(card: str, deck: str, after: str) -> None:
    """URB-WISE-2: with three cards below it the fourth place is the bottom too."""
    s = drawn(card, deck)
    s.play("wise")
    assert order(s, "dream_deck") == after.format(card)


def test_an_empty_deck_brings_the_ignored_card_back_at_once() -> None:
    """URB-WISE-2, URB-RUL-57"""
    s = drawn("K", "", wise_chaos_left=2)
    s.play("wise")
    assert (question(s), value(s, "wise_chaos_left"), order(s, "resolving")) == ("chaos", 1, "K")


def test_nothing_else_of_an_ignored_card_happens() -> None:
    """URB-WISE-3: no second step; an interrupted resolution goes on."""
    s = play(drawn("K", "C A+2 K A+2 W-2 F+4 F-1 E-3 E-3"), "reveal")
    assert question(s) == "chromatic"
    s.play("wise")
    assert (question(s), order(s, "dream_deck")) == ("chaos", "W-2 F+4 F-1 C E-3 E-3")
    s.play("place:R1")
    assert (s.choice, order(s, "discard_pile"), order(s, "dream_deck")) == (None, "A+2 A+2 K", "F+4 F-1 C E-3 E-3")


def test_revealed_cards_can_be_ignored_too() -> None:
    """URB-WISE-4: by option 3 and by the second step of a Chromatic Chaos."""
    s = play(drawn("K", "A+2 A+2 A+2 C W-2"), "reveal")
    assert (question(s), "wise" in s.words()) == ("chromatic", True)
    s = play(drawn("C", "K A+2 A+2"), "place:R1R")
    assert (question(s), "wise" in s.words()) == ("chaos", True)
    s = play(drawn("C", "C A+2 A+2"), "place:R1R")
    assert (question(s), "wise" in s.words()) == ("chromatic", True)


def test_postponed_cards_cannot_be_ignored_but_what_they_reveal_can() -> None:
    """URB-WISE-5, URB-RUL-58: after a census and in the set-up."""
    s = study(
        "phase_play", "postcards", "chromatic_chaos", hand="W+1", rows=["[EW]"], dream_deck=f"C E+2 F-1 K {PLENTY}"
    )
    play(s, "discard:W+1", "census")
    assert (question(s), s.words()) == ("chromatic", ("place:R1L", "place:R1R"))
    assert refused(s, "wise") == "URB-WISE-5"
    s.play("place:R1L")
    assert (question(s), "wise" in s.words()) == ("chaos", True)
    s = study("setup_hand", "postcards", "chromatic_chaos", rows=["[EW]"], dream_deck=f"C E+2 F-1 E+2 F-1 C {PLENTY}")
    assert (question(s), refused(s, "wise")) == ("chromatic", "URB-WISE-5")
    s.play("place:R1L")
    assert (question(s), "wise" in s.words()) == ("chromatic", True)


def test_chaos_for_a_city_or_an_opening_hand_cannot_be_ignored() -> None:
    """URB-WISE-5, URB-FILL-8"""
    s = study("setup_fill", "postcards", rows=["[EW]"], dream_deck=f"K K {PLENTY}")
    assert (question(s), s.words()) == ("fill_side", ("lay:L", "lay:R"))
    s = study("setup_hand", "postcards", rows=["W+1 [EW]", "E+2 [FA]"], dream_deck=f"K {PLENTY}")
    assert (question(s), refused(s, "wise")) == ("hand_chaos", "URB-WISE-5")


def test_without_wise_chaos_left_nothing_can_be_ignored() -> None:
    """URB-WISE-1"""
    s = drawn("K", PLENTY, wise_chaos_left=0)
    assert s.words() == ("place:R1", "reveal")
    assert refused(s, "wise") == "URB-WISE-1"


def test_a_team_uses_one_supply_of_wise_chaos() -> None:
    """URB-WISE-6"""
    hands = ["E+2 E+2 E+2", "E-3 E-3 E-3 E-3"]
    s = drawn("K", "F+4 K W-2 F+4 F-1 F-1", "temples", hands=hands, stop=None, wise_chaos_left=2)
    s.play("wise")
    play(s, "discard:E-3", "none")
    assert (asked(s), value(s, "wise_chaos_left")) == ((1, "chaos"), 1)
    s.play("wise")
    assert value(s, "wise_chaos_left") == 0
