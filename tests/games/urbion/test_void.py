"""The Void: the figure and the census (URB-VOID)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import bag, cards, hand, order, outcome, play, question, refused
from tests.games.urbion.decks import ELEVEN, EXPANSIONS, PLENTY
from tests.games.urbion.table import offered, row, rows, study, value

CITIES = ["W+1 [EW]", "W+1 [FA]", "W+1 [EA]", "W+1 [EF]"]
DECK = "F+4 E-3 F+4 A-3 F+4 E-3 F+4 A-3"


def census(lying: list[str], *answers: str, expansions: tuple[str, ...] = EXPANSIONS, **given: Any) -> State:
    """A card is discarded for a census; the game halts before phase II."""
    given = {"hand": "W+1 A+2", "stop": "phase_draw", "rows": lying, "dream_deck": DECK, **given}
    return play(study("phase_play", *expansions, **given), "discard:W+1", "census", *answers)


def test_at_the_start_the_figure_stands_on_the_stack_of_eight() -> None:
    """URB-VOID-1"""
    s = study("setup_hand", "void", rows=CITIES, dream_deck=PLENTY, stop="start_of_turn")
    assert (value(s, "void_cards_left"), value(s, "void_figure")) == (8, "stack_standing")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("stack_lying", "stack_standing"),
        ("stack_standing", "R1"),
        ("R1", "R2"),
        ("R2", "R3"),
        ("R3", "R4"),
        ("R4", "R1"),
    ],
)
def test_at_each_start_of_turn_the_figure_stands_up_or_moves(before: str, after: str) -> None:
    """URB-VOID-2"""
    s = study("start_of_turn", "void", hand="E+2", rows=CITIES, void_figure=before, void_cards_left=3)
    assert (value(s, "void_figure"), value(s, "void_cards_left"), rows(s)) == (after, 3, CITIES)


def test_turn_after_turn_the_figure_goes_down_the_column() -> None:
    """URB-VOID-2: lying, standing, top, and on."""
    s = study(
        "start_of_turn", "void", hand="A+2 A+2 A-3 A-3", rows=CITIES[:3], void_figure="stack_lying", dream_deck=DECK
    )
    seen = [value(s, "void_figure")]
    for _ in range(5):
        play(s, offered(s, "discard")[0], "none")
        seen.append(value(s, "void_figure"))
    assert seen == ["stack_standing", "R1", "R2", "R3", "R1", "R2"]


@pytest.mark.parametrize("seats", [1, 2])
def test_in_the_first_turn_the_figure_moves_to_the_top_city(seats: int) -> None:
    """URB-VOID-3"""
    s = lichtung.game("urbion").start(seats=seats, seed=9, expansions=("void",))
    while question(s) != "main":
        assert value(s, "void_figure") == "stack_standing"
        s.play(s.words()[0])
    assert (value(s, "void_figure"), value(s, "round")) == ("R1", 1)


def test_in_a_census_the_figures_city_is_neither_pacified_nor_asked_for_discards() -> None:
    """URB-VOID-4"""
    s = census(["E+2 [EW] W-2", "E+2 A+2 [FA] W-2"], void_figure="R2")
    assert (bag(s, "success_pile"), rows(s), s.choice) == ("[EW]", ["F+4 [FA] E-3"], None)
    s = census(["E+2{DC} [EW] W-2", "E+2 [FA] W-2"], void_figure="R1")
    assert (bag(s, "success_pile"), bag(s, "resident_pile"), row(s, 1)) == ("[FA]", "", "E+2{DC} [EW] W-2")


def test_a_balanced_city_with_the_figure_costs_a_void_card_and_keeps_everything() -> None:
    """URB-VOID-5, URB-VOID-6: the figure is put, standing, on the stack."""
    s = census(["E+2{DC} [EW] W-2", "W+1 [FA]"], void_figure="R1", void_cards_left=5)
    assert (rows(s), value(s, "void_cards_left")) == (["E+2{DC} [EW] W-2", "W+1 [FA]"], 4)
    assert (value(s, "void_figure"), bag(s, "resident_pile"), order(s, "discard_pile")) == ("stack_standing", "", "W+1")
    assert order(s, "dream_deck") == DECK


def test_in_the_next_turn_the_figure_begins_at_the_top_again() -> None:
    """URB-VOID-6"""
    s = census(["W+1 [EW]", "E+2 [FA] W-2"], void_figure="R2", stop=None)
    assert (question(s), value(s, "void_figure")) == ("main", "R1")


def test_an_unbalanced_city_with_the_figure_loses_its_dreams_and_is_filled() -> None:
    """URB-VOID-7: postcards count -2, the figure stays."""
    lying = ["W+1 [EW]", "E+2{FS} A+2 [FA] W-2{RK} F-1"]
    s = census(lying, void_figure="R2", void_cards_left=5, postcard_deck="SE")
    assert (rows(s), bag(s, "resident_pile")) == (["W+1 [EW]", "F+4{SE} [FA] E-3"], "FS-2 RK-2")
    assert (value(s, "void_figure"), value(s, "void_cards_left"), bag(s, "success_pile")) == ("R2", 5, "")
    assert bag(s, "discard_pile") == "A+2 E+2 F-1 W+1 W-2"


def test_a_census_with_the_figure_on_an_empty_city_is_lost() -> None:
    """URB-VOID-8"""
    s = census(["[EW]", "E+2 [FA] W-2"], void_figure="R1")
    assert (outcome(s), bag(s, "success_pile"), order(s, "dream_deck")) == ((False, "void_empty_city"), "[FA]", DECK)
    s = census(["W+1 [EW]", "[FA]"], void_figure="R1")
    assert not s.over
    s = study("phase_play", "void", hand="E+2 W+1", rows=["[EW]"], void_figure="R1", dream_deck=DECK)
    assert not play(s, "discard:E+2", "none").over


@pytest.mark.parametrize("way", ["census", "alliance"])
def test_the_last_void_card_takes_the_figure_along_and_brings_a_city(way: str) -> None:
    """URB-VOID-10, URB-VOID-11: not optional; no dreams, no postcard."""
    given: dict[str, Any] = {"void_figure": "R1", "void_cards_left": 1, "city_deck": "[SQ] [G]", "postcard_deck": "SE"}
    lying = ["E+2 [EW] W-2", "W+1 [FA]"]
    if way == "census":
        s = census(lying, **given)
    else:
        s = study("phase_play", *EXPANSIONS, hand="E+2 W-2", rows=lying, stop="phase_draw", dream_deck=DECK, **given)
        s.play("alliance:E+2&W-2")
    assert (value(s, "void_cards_left"), value(s, "void_figure")) == (0, "gone")
    assert (bag(s, "success_pile"), order(s, "city_deck"), rows(s)) == ("[SQ]", "[G]", lying)
    assert (order(s, "dream_deck"), order(s, "postcard_deck"), s.choice) == (DECK, "SE", None)


def test_the_city_of_the_last_void_card_comes_before_the_refill() -> None:
    """URB-VOID-10, URB-RUL-64"""
    given: dict[str, Any] = {"void_figure": "R1", "void_cards_left": 1, "city_deck": "[SQ] [G]"}
    s = census(["E+2 [EW] W-2", "E+2 [FA] W-2"], **given)
    assert (bag(s, "success_pile"), rows(s)) == ("[FA] [SQ]", ["E+2 [EW] W-2", "F+4 [G] E-3"])


def test_the_last_void_card_with_an_empty_city_deck_brings_nothing() -> None:
    """URB-VOID-10, URB-RUL-63"""
    s = census(["E+2 [EW] W-2", "W+1 [FA]"], void_figure="R1", void_cards_left=1)
    assert (bag(s, "success_pile"), value(s, "void_figure"), s.over) == ("", "gone", False)


def test_without_the_figure_all_void_rules_cease() -> None:
    """URB-VOID-12: it does not come back, every city is part of the census, there is no alliance."""
    s = study(
        "start_of_turn", "void", hand="E+2 W-2", rows=["E+2 [EW] W-2", "[FA]"], void_figure="gone", void_cards_left=0
    )
    assert (value(s, "void_figure"), offered(s, "alliance")) == ("gone", [])
    assert refused(s, "alliance:E+2&W-2") == "URB-VOID-12"
    s = census(["E+2 [EW] W-2", "[FA]"], void_figure="gone", void_cards_left=0)
    assert (bag(s, "success_pile"), rows(s), s.over) == ("[EW]", ["F+4 [FA] E-3"], False)


def test_while_the_figure_is_on_a_city_no_perfect_balance_is_possible() -> None:
    """URB-VOID-17, URB-RUL-61: also by the book; with the figure on the stack it is."""
    lying = ["E+2{DV} [EW] W-2", "W+1 [FA] F-1", "A+2 [EA] W-2", "F+4 [EF] E-3 F-1"]
    for figure in ("R1", "R4"):
        s = census(lying, void_figure=figure, city_deck="[WA] [SQ] [G] [WF]")
        assert (s.choice, len(cards(s, "success_pile"))) == (None, 3)
    for figure in ("stack_standing", "stack_lying"):
        assert question(census(lying, void_figure=figure, city_deck="[WA] [SQ] [G] [WF]")) == "bonus"


def free_dreams(lying: list[str], **given: Any) -> State:
    given = {"hand": "W+1", "stop": "phase_draw", "rows": lying, "dream_deck": DECK, **given}
    s = study("phase_play", *EXPANSIONS, books="free_dreams", **given)
    return play(s, "discard:W+1", "book:free_dreams")


def test_if_free_dreams_pacify_its_city_the_figure_stays_in_the_row() -> None:
    """URB-VOID-18"""
    s = free_dreams(["W+1 [EW]", "[FA]", "W+1 [EA]"], void_figure="R2", city_deck="[SQ]")
    assert (rows(s), value(s, "void_figure")) == (["W+1 [EW]", "F+4 [SQ] E-3", "W+1 [EA]"], "R2")
    assert value(s, "void_cards_left") == 8


@pytest.mark.parametrize("number", [1, 2, 3])
def test_if_the_row_disappears_the_figure_is_put_on_the_stack(number: int) -> None:
    """URB-VOID-18: standing."""
    lying = ["W+1 [EW]", "W+1 [FA]", "W+1 [EA]"]
    lying[number - 1] = "[SQ]"
    s = free_dreams(lying, void_figure=f"R{number}", void_cards_left=4)
    assert (len(rows(s)), value(s, "void_figure"), value(s, "void_cards_left")) == (2, "stack_standing", 4)


def test_the_game_is_won_with_the_void_undefeated() -> None:
    """URB-VOID-19"""
    s = census(
        ["E+2 [EW] W-2"], expansions=("void",), void_figure="stack_standing", void_cards_left=8, success_pile=ELEVEN
    )
    assert outcome(s) == (True, "cities_pacified")


def test_defeating_the_void_does_not_win_the_game() -> None:
    """URB-VOID-19: the figure's city still lies there."""
    s = census(["E+2 [EW] W-2"], expansions=("void",), void_figure="R1", void_cards_left=1, success_pile=ELEVEN)
    assert (s.over, value(s, "void_figure"), hand(s)) == (False, "gone", "A+2")


def test_the_last_city_can_be_pacified_under_the_figure() -> None:
    """URB-VOID-18, URB-END-1: the row disappears, so the figure stands on the stack when the game is won."""
    s = study(
        "phase_play",
        "books_of_power",
        "void",
        rows=["[EW]"],
        books="free_dreams",
        success_pile=ELEVEN,
        void_figure="R1",
        void_cards_left=5,
        hand="E+2 W+1 F-1 A-3",
        dream_deck="E+2 W-2 E+2",
    )
    for viewer in (0, None):
        s.listen(viewer)
    play(s, "discard:E+2", "book:free_dreams")
    assert outcome(s) == (True, "cities_pacified")
    assert value(s, "void_figure") == "stack_standing"
    assert [s.view(viewer)["result"]["won"] for viewer in (0, None)] == [True, True]
    assert [s.heard(viewer)[-1]["event"] for viewer in (0, None)] == ["view", "view"]
    assert s.game.load(s.position(), strict=False).digest() == s.digest()
    assert lichtung.replay(s.record()).digest() == s.digest()


@pytest.mark.parametrize("place", ["stack_standing", "stack_lying"])
def test_without_any_city_the_figure_waits_on_the_stack(place: str) -> None:
    """URB-VOID-2: there is no top city to move to, which only a study can bring about."""
    s = study("start_of_turn", "void", void_figure=place, hand="E+2 W+1", dream_deck=DECK)
    assert (question(s), value(s, "void_figure")) == ("main", "stack_standing")
    assert s.view(0)["insight"]["void"] == {"next": "stack_standing", "danger": None}
