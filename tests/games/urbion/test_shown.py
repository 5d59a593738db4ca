"""What a table shows beyond the rules: what a question is about, what an option leads to, and places in events."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.urbion.table import study


def about(s: State) -> dict[str, Any]:
    assert s.choice is not None
    found: dict[str, Any] = s.view(s.choice.seat)["choice"]["about"]
    return found


def test_filling_says_which_cards_go_to_the_chosen_side() -> None:
    """URB-FILL-4 to 7."""
    decks = {"K K": ["K", "K"], "K O": ["K", "O"], "O K": ["O", "K"], "E+2 O": ["O"], "O E+2": ["O"], "M:E O": ["M:E"]}
    for deck, cards in decks.items():
        s = study("setup_fill", "city_squares", "temples", rows=["[EW]"], dream_deck=deck)
        assert {"row": 1, "cards": cards} == about(s)
    s.play("lay:L")
    assert {"row": 1, "cards": ["O"]} == about(s)


def test_an_exchange_names_the_first_dream_and_foretells_both_rows() -> None:
    """URB-EXCH-1, 5."""
    s = study("phase_play", rows=["K+5 [EW] F-1", "E+2 W+1 [EF]"], hand="E+2", dream_deck="E+2 E+2 E+2 E+2")
    for word in ("discard:E+2", "exchange", "swap:R1L/K+5"):
        s.play(word)
    assert {"dream": "R1L/K+5"} == about(s)
    assert ("with:R2L/E+2", "with:R2L/W+1") == s.words()
    previews = s.view(0)["insight"]["previews"]
    assert [{"rows": {"R1": 1, "R2": 6}}, {"rows": {"R1": 0, "R2": 7}}] == previews
    s.play("with:R2L/W+1")
    assert [0, 7] == [row["total"] for row in s.view(0)["insight"]["rows"]]


def test_a_flight_foretells_both_rows() -> None:
    """URB-BOOK-8."""
    rows = ["E+2 [EW] F-1", "[EF]", "F+4 [FA]"]
    s = study(
        "phase_play", "books_of_power", books="flying_sognae", rows=rows, hand="E+2", dream_deck="E+2 E+2 E+2 E+2"
    )
    for word in ("discard:E+2", "book:flying_sognae", "move:R1L/E+2"):
        s.play(word)
    assert {"dream": "R1L/E+2"} == about(s)
    assert [{"rows": {"R1": -1, "R2": 2}}, {"rows": {"R1": -1, "R3": 6}}] == s.view(0)["insight"]["previews"]


def test_a_wizard_has_two_actions_left() -> None:
    """URB-WIZ-4, 5."""
    deck = "E+2 E+2 E+2 E+2"
    s = study("phase_play", "hanging_gardens", rows=["E+2 [EW]"], hand="*E+2 *E-3", dream_deck=deck)
    s.play("discard:*E+2")
    assert {"left": 2} == about(s)
    s.play("census")
    assert {"left": 1} == about(s)


def test_a_bonus_says_how_many_city_cards_it_brings() -> None:
    """URB-PERF-2, URB-BOOK-13. While the question is open, all four rows are vacated."""
    rows = ["E+2 [EW] W-2", "E+2 [EF] W-2", "W+1 [WA] F-1", "W+1 [FA] F-1"]
    s = study(
        "phase_play", "books_of_power", books="perfect_balance", rows=rows, hand="A+2", city_deck="[EF] [FA] [EA]"
    )
    s.play("discard:A+2")
    s.play("book:perfect_balance")
    assert {"count": 2} == about(s)
    assert [] == s.position()["rows"]


def test_events_name_the_place_of_the_figure_and_the_polarities_as_views_do() -> None:
    """URB-VOID-2, URB-TEAM-9."""
    hands = ["E+2 E+2 E+2 E+2", "E-3 E-3 E-3 E-3"]
    more: dict[str, Any] = {"discard_pile": "W+1 W+1 W+1 W+1 W-2 W-2 W-2 W-2", "dream_deck": "F+4 F+4 F+4 F+4"}
    s = study("phase_play", "void", rows=["E+2 [EW]", "[EF]"], hands=hands, void_figure="R2", **more)
    s.listen(0)
    s.play("swap_polarity")
    told = [event for event in s.heard(0) if event["event"] == "changed"]
    assert [("polarity", ["sognae", "incubi"], ["incubi", "sognae"])] == [
        (event["what"], event["from"], event["to"]) for event in told
    ]
    s.play("discard:E+2")
    s.play("none")
    told = [event for event in s.heard(0) if event["event"] == "changed" and event["what"] == "void_figure"]
    assert [("R2", "R1")] == [(event["from"], event["to"]) for event in told]


def test_the_deck_lasts_about_a_turn_per_dream_that_no_city_and_no_chaos_takes() -> None:
    view = lichtung.game("urbion").start(seed=1).view(0)
    chaos = view["insight"]["unseen"]["K"]
    assert len(view["dream_deck"]) - chaos - 2 * len(view["city_deck"]) == view["insight"]["turns"]
    s = study("phase_play", rows=["E+2 [EW]"], hand="E+2 E+2 E+2 E+2", city_deck="[EW] [EF]", dream_deck="E+2")
    assert 0 == s.view(0)["insight"]["turns"]


def void_next(rows: list[str], word: str, figure: str, **given: Any) -> tuple[str, list[Any]]:
    """Where the figure is said to go next in the middle of a census, and the cities that are left on the display."""
    s = study(
        "phase_play", "void", rows=rows, void_figure=figure, hand="W+1 A+2", dream_deck="F+4 E-3 F+4 A-3", **given
    )
    s.play("discard:W+1")
    s.play(word)
    view = s.view(0)
    assert view["choice"]["name"] == "census_discard"
    return view["insight"]["void"]["next"], [row["city"] for row in view["rows"]]


def test_in_a_census_the_figure_goes_on_to_a_row_that_gets_a_new_city() -> None:
    """URB-VOID-2, URB-ROW-2: a row at the bottom that lost its city is about to get one."""
    rows = ["E+2 W+1 [EW] E-3", "E+2 W+1 [EA] E-3 F-1", "E+2 [FA]", "W+1 [EF] F-1"]
    assert ("R4", [None, "[EA]", "[FA]"]) == void_next(rows, "census", "R3", city_deck="[WA] [WF]")


def test_in_a_census_the_figure_passes_over_rows_that_disappear() -> None:
    """URB-VOID-2, URB-ROW-4 to 6: without city cards the row after the bottom one is the next that still has a city."""
    rows = ["E+2 W+1 [EW] E-3", "E+2 W+1 [EA] E-3 F-1", "E+2 [FA]", "W+1 [EF] F-1"]
    assert ("R2", [None, "[EA]", "[FA]"]) == void_next(rows, "census", "R3")
    assert ("R4", [None, "[EA]", "[FA]"]) == void_next(rows, "census", "R3", city_deck="[WA] [WF]")


@pytest.mark.parametrize("figure", ["R1", "R2", "R3", "R4"])
def test_the_figure_goes_where_it_was_said_to_go(figure: str) -> None:
    """URB-VOID-2, URB-ROW-6."""
    rows = ["E+2 [EW]", "E+2 [EA]", "E+2 [FA]", "W+1 [EF]"]
    s = study("phase_play", "void", rows=rows, void_figure=figure, hand="W+1 A+2 F+4 E+2", dream_deck="F+4 E-3 F+4")
    told = s.view(0)["insight"]["void"]["next"]
    s.play("discard:W+1")
    s.play("none")
    assert told == s.view(0)["void_figure"]
