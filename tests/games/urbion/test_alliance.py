"""The Void: the alliance, and what the figure's city may and may not do (URB-VOID)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, hand, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import offered, row, rows, study, value

CITIES = ["W+1 [EW]", "W+1 [FA]", "W+1 [EA]", "W+1 [EF]"]


def playing(held: str, lying: list[str] = CITIES, **given: Any) -> State:
    """A hand in phase I; the game halts before phase II."""
    given = {"void_figure": "R2", "stop": "phase_draw", "dream_deck": PLENTY, **given}
    return study("phase_play", *EXPANSIONS, hand=held, rows=lying, **given)


@pytest.mark.parametrize("figure", ["R1", "R4", "stack_standing", "stack_lying"])
def test_an_alliance_costs_a_sogna_and_an_incubus_and_lays_the_figure_flat(figure: str) -> None:
    """URB-VOID-9, URB-RUL-65: wherever it was."""
    s = playing("E+2 W-2 F+4 A+2", void_figure=figure, void_cards_left=5)
    s.play("alliance:E+2&W-2")
    assert (value(s, "void_cards_left"), value(s, "void_figure")) == (4, "stack_lying")
    assert (hand(s), bag(s, "discard_pile"), rows(s), s.choice) == ("A+2 F+4", "E+2 W-2", CITIES, None)


def test_after_an_alliance_the_figure_needs_two_turns_to_come_back() -> None:
    """URB-VOID-9, URB-VOID-2"""
    s = playing("E+2 W-2 F+4 A+2", stop=None)
    s.play("alliance:E+2&W-2")
    assert (question(s), value(s, "void_figure")) == ("main", "stack_standing")
    play(s, offered(s, "discard")[0], "none")
    assert value(s, "void_figure") == "R1"


@pytest.mark.parametrize(
    ("held", "pairs"),
    [
        ("E+2 W-2", ["E+2&W-2"]),
        ("E+2 F+4", []),
        ("E-3 W-2", []),
        ("E+2 E-3 W-2", ["E+2&E-3", "E+2&W-2"]),
        ("*E+2 W-2", ["*E+2&W-2"]),
        ("*E+2 F+4", []),
        ("*E+2 *E-3", ["*E+2&*E-3"]),
        ("M:E W-2", ["M:E&W-2"]),
        ("M:E E+2", ["M:E&E+2"]),
        ("M:E O", ["M:E&O"]),
        ("O O", ["O&O"]),
        ("O", []),
        ("M:E", []),
        ("*E+2", []),
    ],
)
def test_any_sogna_and_any_incubus_of_the_hand_make_an_alliance(held: str, pairs: list[str]) -> None:
    """URB-VOID-9, URB-VOID-13: flexible dreams as needed, Wizards by their polarity; elements do not matter."""
    s = playing(held)
    found = [frozenset(word.removeprefix("alliance:").split("&")) for word in offered(s, "alliance")]
    assert set(found) == {frozenset(pair.split("&")) for pair in pairs}
    assert len(found) == len(pairs)


def test_two_cards_of_one_polarity_make_no_alliance() -> None:
    """URB-VOID-9, URB-VOID-13: and one card cannot be both."""
    s = playing("E+2 F+4 O")
    assert refused(s, "alliance:E+2&F+4") == "URB-VOID-9"
    assert refused(s, "alliance:O&O") == "URB-VOID-13"


def test_a_single_wizard_does_not_pay_for_an_alliance() -> None:
    """URB-VOID-14: it is not one of a Wizard's actions."""
    s = playing("*E+2 A+2")
    assert offered(s, "alliance") == []
    s.play("discard:*E+2")
    assert [word for word in s.words() if "alliance" in word] == []


def test_a_wizard_discarded_for_an_alliance_grants_nothing_further() -> None:
    """URB-VOID-14"""
    s = playing("*E+2 *W-2 A+2")
    s.play("alliance:*E+2&*W-2")
    assert (s.choice, hand(s), rows(s)) == (None, "A+2", CITIES)


def test_the_alliance_is_the_whole_play() -> None:
    """URB-VOID-9, URB-TURN-3: two cards are drawn and the turn is over."""
    s = playing("E+2 W-2 F+4 A+2", stop=None)
    s.play("alliance:E+2&W-2")
    assert (question(s), value(s, "round"), hand(s)) == ("main", 2, "A+2 A+2 A-3 F+4")


def test_the_figures_city_cannot_be_rebuilt() -> None:
    """URB-VOID-15"""
    s = play(playing("*E+2", CITIES), "discard:*E+2", "rebuild")
    assert s.words() == ("swap:R1&R3", "swap:R1&R4", "swap:R3&R4")
    assert {refused(s, word) for word in ("swap:R1&R2", "swap:R2&R3")} == {"URB-VOID-15"}
    s = play(playing("*E+2", CITIES, void_figure="stack_lying"), "discard:*E+2", "rebuild")
    assert len(s.words()) == 6


def test_with_two_cities_and_the_figure_on_one_there_is_no_rebuild() -> None:
    """URB-VOID-15, URB-GEN-12, URB-WIZ-11"""
    s = playing("*E+2 E-3", CITIES[:2])
    assert offered(s, "pair") == []
    s.play("discard:*E+2")
    assert "rebuild" not in s.words()
    assert refused(s, "rebuild") == "URB-VOID-15"


def test_placing_exchanging_and_side_changes_treat_the_figures_city_like_any_other() -> None:
    """URB-VOID-16"""
    lying = ["W+1 [EW]", "K+5 [EA] F-1", "C+4 [EF]"]
    s = playing("*E+2", lying)
    assert "place:*E+2,R2L" in s.words()
    s.play("discard:*E+2")
    turned = play(s.copy(), "side_change", "turn:R2L/K+5")
    assert (sorted(row(turned, 2).split()), value(turned, "void_figure")) == (["F-1", "K-5", "[EA]"], "R2")
    play(s, "exchange", "swap:R2L/K+5", "with:R1L/W+1")
    assert (rows(s)[:2], value(s, "void_figure")) == (["K+5 [EW]", "W+1 [EA] F-1"], "R2")


def test_chaos_books_and_flagships_treat_the_figures_city_like_any_other() -> None:
    """URB-VOID-16, URB-RUL-66"""
    lying = ["W+1 [EW]", "E+2 [EA] W-2", "[EF]"]
    s = study("phase_draw", *EXPANSIONS, hand="A+2", rows=lying, void_figure="R2", dream_deck=f"K {PLENTY}")
    assert "clear:R2" in s.words()
    s = study("phase_draw", *EXPANSIONS, hand="A+2", rows=lying, void_figure="R1", dream_deck=f"K {PLENTY}")
    assert "place:R1" in s.words()
    s = playing("W+1", lying, books="flying_sognae invisible_incubi")
    s.play("discard:W+1")
    vanished = play(s.copy(), "book:invisible_incubi")
    assert row(vanished, 2) == "E+2 [EA]"
    play(s, "book:flying_sognae", "move:R1L/W+1", "to:R2")
    assert sorted(row(s, 2).split()) == ["E+2", "W+1", "W-2", "[EA]"]
    sailing = ["W+1{FS} [EW]", "E+2{FS} [EA]", "[EF]"]
    s = study("start_of_turn", *EXPANSIONS, hand="A+2", rows=sailing, void_figure="R1")
    play(s, "move:R2L/E+2{FS}")
    assert (rows(s), value(s, "void_figure")) == (["[EW]", "W+1{FS} [EA]", "E+2{FS} [EF]"], "R2")


def test_a_chromatic_chaos_and_free_dreams_may_choose_the_figures_city() -> None:
    """URB-VOID-16"""
    s = study("phase_draw", *EXPANSIONS, hand="A+2", rows=["[EW]", "[FA]"], void_figure="R2", dream_deck=f"C {PLENTY}")
    assert set(s.words()) >= {"place:R2L", "place:R2R"}
    s = playing("W+1", ["[EW]", "[FA]"], books="free_dreams")
    play(s, "discard:W+1", "book:free_dreams")
    assert s.words() == ("pacify:R1", "pacify:R2")


def test_an_alliance_is_possible_in_a_team_whatever_the_polarity() -> None:
    """URB-VOID-9, URB-TEAM-6"""
    for turn in (0, 1):
        s = study("phase_play", "void", hands=["E+2 W-2"] * 2, turn=turn, rows=CITIES, void_figure="R1")
        assert offered(s, "alliance") == ["alliance:E+2&W-2"]
