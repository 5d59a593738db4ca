"""The column of cities (URB-ROW)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, order, play, question
from tests.games.urbion.table import rows, study, value

DECK = "F+4 E-3 F+4 A-3 F+4 E-3 F+4 A-3"


def census(lying: list[str], *expansions: str, **given: Any) -> State:
    """A census in which nothing is discarded from the other cities; the game halts before phase II."""
    s = study("phase_play", *expansions, **{"hand": "W+1", "rows": lying, "stop": "phase_draw", **given})
    play(s, "discard:W+1", "census")
    while question(s) == "census_discard":
        s.play("discard:none")
    return s


def test_the_first_city_drawn_is_the_top_row() -> None:
    """URB-ROW-1, URB-SETUP-6"""
    s = study("setup_fill", city_deck="[EF] [WA] [EW] [FA] [EA]", dream_deck=DECK, stop="setup_hand")
    assert rows(s) == ["F+4 [EF] E-3", "F+4 [WA] A-3", "F+4 [EW] E-3", "F+4 [FA] A-3"]
    assert order(s, "city_deck") == "[EA]"


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_new_city_lies_in_the_row_of_the_pacified_one(number: int) -> None:
    """URB-ROW-2"""
    lying = ["F+4 [EF]", "F+4 [WA]", "F+4 [EW]", "F+4 [FA]"]
    lying[number - 1] = "E+2 [WF] W-2"
    s = census(lying, city_deck="[EA] [EF]", dream_deck=DECK)
    lying[number - 1] = "F+4 [EA] E-3"
    assert rows(s) == lying
    assert (bag(s, "success_pile"), order(s, "city_deck")) == ("[WF]", "[EF]")


def test_several_new_cities_are_drawn_from_top_to_bottom() -> None:
    """URB-ROW-3, URB-ROW-2"""
    lying = ["F+4 [EF]", "E+2 [WA] W-2", "F+4 [EW]", "E+2 [FA] W-2"]
    s = census(lying, city_deck="[EA] [WF] [EF]", dream_deck=DECK)
    assert rows(s) == ["F+4 [EF]", "F+4 [EA] E-3", "F+4 [EW]", "F+4 [WF] A-3"]


def test_a_row_without_a_new_city_disappears_and_the_rows_below_move_up() -> None:
    """URB-ROW-4: the upper of two vacated rows gets the last city."""
    lying = ["E+2 [EF] W-2", "F+4 [WA]", "E+2 [EW] W-2", "W+1 [FA]"]
    s = census(lying, city_deck="[EA]", dream_deck=DECK)
    assert rows(s) == ["F+4 [EA] E-3", "F+4 [WA]", "W+1 [FA]"]
    s = census(lying, city_deck="", dream_deck=DECK)
    assert rows(s) == ["F+4 [WA]", "W+1 [FA]"]
    assert order(s, "dream_deck") == DECK


def test_moving_up_moves_no_dream_no_postcard_and_no_figure() -> None:
    """URB-ROW-5: neither rocket nor figure takes any notice of it."""
    lying = ["E+2 [EF] W-2", "F+4{RK} [WA]", "E+2 [FA] W-2{FS}", "W+1{HG@2} [EA]"]
    s = census(lying, "postcards", "void", void_figure="stack_lying")
    assert rows(s) == ["F+4{RK} [WA]", "W+1{HG@2} [EA]"]
    assert (bag(s, "resident_pile"), value(s, "void_figure")) == ("FS+1", "stack_lying")


@pytest.mark.parametrize(("figure", "after"), [("R2", "R1"), ("R3", "R2"), ("R4", "R3"), ("R1", "R1")])
def test_the_figure_stays_with_its_city_when_rows_move_up(figure: str, after: str) -> None:
    """URB-ROW-5: the book of free dreams closes the empty row, the figure's city is not checked."""
    lying = ["W+1 [EF]", "F+4{RK} [WA]", "W+1 [FA]", "W+1 [EA]"]
    gone = 1 if figure == "R1" else 0
    lying[gone] = "[EW]"
    s = study(
        "phase_play",
        "books_of_power",
        "postcards",
        "void",
        books="free_dreams",
        hand="W+1",
        rows=lying,
        void_figure=figure,
        stop="phase_draw",
    )
    city = value(s, "rows")[int(figure[1]) - 1]["city"]
    play(s, "discard:W+1", "book:free_dreams")
    assert (len(rows(s)), value(s, "void_figure")) == (3, after)
    assert value(s, "rows")[int(after[1]) - 1]["city"] == city
    assert bag(s, "resident_pile") == ""


@pytest.mark.parametrize("count", [2, 3, 4])
def test_below_the_bottom_row_is_the_top_row(count: int) -> None:
    """URB-ROW-6: for the figure and for a flagship, however many rows there are."""
    cities = ["[EW]", "[EF]", "[EA]", "[FA]"][:count]
    lying = [*cities[:-1], f"W+1{{FS}} {cities[-1]}"]
    s = study("start_of_turn", "postcards", "void", hand="W+1", rows=lying, void_figure=f"R{count}")
    assert value(s, "void_figure") == "R1"
    assert rows(s) == [f"W+1{{FS}} {cities[0]}", *cities[1:]]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_above_the_bottom_one_row_down_is_the_next_row(number: int) -> None:
    """URB-ROW-6"""
    lying = ["[EW]", "[EF]", "[EA]", "[FA]"]
    moved = list(lying)
    lying[number - 1] += " W-2{FS}"
    moved[number] += " W-2{FS}"
    s = study("start_of_turn", "postcards", "void", hand="W+1", rows=lying, void_figure=f"R{number}")
    assert (rows(s), value(s, "void_figure")) == (moved, f"R{number + 1}")
