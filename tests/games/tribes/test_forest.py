"""Laying a forest tile: cost, tiles, fields, sequence (TRB-FOREST)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import Dice, State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.players import guided
from tests.games.tribes.table import acting, at, cards, look, offered, riders, study, water

EARTH = "E01 E02"  # E01 is F3
TILES: dict[str, Any] = {"forest_display": "T01 T02 T03 T04", "forest_stack": "T14 T15 T16"}


def laying(**given: Any) -> State:
    """Seat 0 has played E01: a forest for 3 water."""
    given = {"rack": EARTH, "water": 3, **TILES, **given}
    return play(acting(seats=3, **given), "play:E01")


def cost(card: str, **given: Any) -> int:
    """What the forest of a card costs seat 0; it has 20 water."""
    s = play(acting(seats=3, water=20, **TILES, **given), f"play:{card}")
    play(s, *["row:1"] * (question(s) == "choose_row"), "tile:T01", "field:1.2")
    return 20 - water(s)


def test_six_earth_cards_make_a_forest_for_two_water() -> None:
    """TRB-FOREST-1: illustration 1; E09 is F8-X by earth."""
    assert cost("E09", rack="E09 E01", rack_1="E02 E03 F01", rack_2="E04 E05 W01") == 2


@pytest.mark.parametrize(("card", "printed"), [("E05", 1), ("E01", 3), ("E02", 4)])
def test_a_forest_costs_the_printed_number(card: str, printed: int) -> None:
    """TRB-FOREST-1"""
    assert cost(card, rack=f"{card} E20" if card != "E05" else "E05 W01") == printed


@pytest.mark.parametrize(("earth", "price"), [(1, 7), (2, 6), (6, 2), (7, 1), (8, 1), (9, 1), (12, 1)])
def test_a_forest_never_costs_less_than_one(earth: int, price: int) -> None:
    """TRB-FOREST-1: 8 − X, at least 1."""
    others = [f"E{number:02}" for number in range(10, 21)][: earth - 1]
    racks = [" ".join(others[i : i + 4]) for i in (0, 4, 8)]
    assert cost("E09", rack=f"E09 {racks[0]}", rack_1=racks[1], rack_2=racks[2]) == price


@pytest.mark.parametrize(("card", "rack", "price"), [("E01", EARTH, 1), ("E02", EARTH, 2), ("E05", "E05", 1)])
def test_discounts_reduce_the_cost_but_not_below_one(card: str, rack: str, price: int) -> None:
    """TRB-FOREST-1: L3c takes two off 3, 4 and 1."""
    assert cost(card, rack=rack, board=3, leaders="L3c") == price


def test_a_discount_comes_off_eight_minus_x_too() -> None:
    """TRB-FOREST-1: X is 2, L3c takes 2 off 6; a forest for 4."""
    assert cost("E09", rack="E09 E10", board=3, leaders="L3c") == 4


def test_exactly_one_tile_is_laid_for_a_part() -> None:
    """TRB-FOREST-2: however much water there is, and it is paid for."""
    s = laying(water=9)
    play(s, "tile:T02", "field:1.2")
    assert (question(s), water(s), sorted(look(s, "terrain", 0))) == (None, 6, ["1.1", "1.2"])


def test_nothing_is_paid_for_a_forest_that_is_declined() -> None:
    """TRB-FOREST-2"""
    s = laying(water=9)
    play(s, "decline")
    assert (question(s), water(s), look(s, "terrain", 0)) == (None, 9, {"1.1": "S1"})
    assert (cards(s, "forest_display"), cards(s, "forest_stack")) == ("T01 T02 T03 T04", "T14 T15 T16")


@pytest.mark.parametrize(
    ("given", "possible"),
    [
        ({}, True),
        ({"water": 2}, False),
        ({"forest_display": ". . . .", "forest_stack": ""}, False),
        ({"forest_display": ". . . T04", "forest_stack": ""}, True),
        ({"forest_display": ". . . .", "forest_stack": "T14"}, True),
        ({"pollution": "1.2=1 2.1=1"}, False),
        ({"pollution": "1.2=1"}, True),
    ],
)
def test_a_forest_needs_water_a_tile_and_a_field(given: dict[str, Any], possible: bool) -> None:
    """TRB-FOREST-3: if one of them is missing the part is lost."""
    s = laying(**given)
    assert question(s) == ("forest_tile" if possible else None)


def test_five_tiles_are_available() -> None:
    """TRB-FOREST-4: the display and the top of the stack, not what lies below it."""
    s = laying()
    assert offered(s, "tile") == ["T01", "T02", "T03", "T04", "T14"]
    assert refused(s, "tile:T15") == "TRB-FOREST-4"


def test_a_legal_field_is_clean_and_free_beside_a_tile() -> None:
    """TRB-FOREST-5: beside the start tile, a forest or a village; not diagonally, not across the edge of a row."""
    s = laying(terrain="1.2 T05 · 1.3 T06*", pollution="2.2=1 3.2=2")
    play(s, "tile:T01")
    assert offered(s, "field") == ["1.4", "2.1", "2.3"]
    assert {refused(s, f"field:{field}") for field in ("1.1", "1.2", "1.3", "2.2", "2.4", "3.1")} == {"TRB-FOREST-5"}
    s = laying(terrain="1.2 T05 · 1.3 T06 · 1.4 T07", pollution="2.2=1 2.3=1 2.4=2")
    play(s, "tile:T01")
    assert at(s, "2.1") == "T01"


def test_a_tile_then_a_field_then_the_payment() -> None:
    """TRB-FOREST-6: no way back after the tile was chosen; it lies with its forest side up."""
    s = laying(water=5)
    assert asked(s) == (0, "forest_tile")
    play(s, "tile:T03")
    assert (asked(s), s.words(), water(s)) == ((0, "forest_field"), ("field:1.2", "field:2.1"), 5)
    assert refused(s, "decline") == "TRB-FOREST-6"
    play(s, "field:2.1")
    assert (question(s), water(s), look(s, "terrain", 0)) == (None, 2, {"1.1": "S1", "2.1": "T03"})


def test_the_slot_of_the_display_is_filled_at_once_from_the_stack() -> None:
    """TRB-FOREST-7: the same slot, and the next tile of the stack lies open; before what the forest triggers."""
    s = laying(board=3, leaders="L3d")
    play(s, "tile:T02", "field:1.2")
    assert question(s) == "move_rider"
    assert (cards(s, "forest_display"), cards(s, "forest_stack")) == ("T01 T14 T03 T04", "T15 T16")
    assert s.view(None)["forest_stack"] == ["T15", "?"]


def test_an_empty_stack_leaves_the_slot_empty() -> None:
    """TRB-FOREST-7"""
    s = laying(forest_stack="")
    play(s, "tile:T04", "field:1.2")
    assert (cards(s, "forest_display"), cards(s, "forest_stack")) == ("T01 T02 T03 .", "")


def test_a_tile_of_the_stack_leaves_the_display_as_it_is() -> None:
    """TRB-FOREST-7: also an empty slot stays empty."""
    s = laying(forest_display="T01 . T03 T04")
    play(s, "tile:T14", "field:1.2")
    assert (cards(s, "forest_display"), cards(s, "forest_stack")) == ("T01 . T03 T04", "T15 T16")
    assert at(s, "1.2") == "T14"


def test_what_a_forest_triggers_comes_before_anything_else() -> None:
    """TRB-FOREST-8: the moves of L3d and the pollution of L4b come before the P1 that E08 still has."""
    given: dict[str, Any] = {"rack": "E08 W01 F01 A01", "water": 2, "pollution": "2.2=1 2.3=1"}
    s = play(acting(seats=3, board=3, leaders="L3d", **TILES, **given), "play:E08", "part:F2", "tile:T01", "field:1.2")
    assert question(s) == "move_rider"
    play(s, *["move:cap,1.1"] * 3)
    assert (question(s), s.words()) == ("remove_pollution", ("remove:2.2", "remove:2.3"))
    s = play(acting(seats=3, board=4, leaders="L4b", **TILES, **given), "play:E08", "part:F2", "tile:T01", "field:1.2")
    assert (question(s), "decline" in s.words()) == ("remove_pollution", True)
    play(s, "remove:2.2")
    assert (question(s), look(s, "pollution", 0)) == (None, {})


def test_a_tile_once_laid_stays_where_it_is() -> None:
    """TRB-FOREST-9: in a whole game tiles are added and turned, never moved or removed."""
    s = lichtung.game("tribes").start(seats=3, seed=12)
    dice = Dice(12)
    laid: dict[tuple[int, str], str] = {}
    while not s.over:
        now = {(seat, field): text[:3] for seat in range(3) for field, text in look(s, "terrain", seat).items()}
        assert laid.items() <= now.items()
        laid = {place: tile for place, tile in now.items() if tile[0] == "T"}
        s.choose(guided(s, dice))
    assert len(laid) > 12


def test_a_new_tile_has_neither_riders_nor_a_temple() -> None:
    """TRB-FOREST-10: although riders stand next to it and a temple waits."""
    s = laying(terrain="1.1 S1^water:3 · 1.2 T05^moves:2")
    play(s, "tile:T01", "field:2.1")
    assert (at(s, "2.1"), riders(s, "1.1"), riders(s, "1.2"), riders(s, "cap")) == ("T01", 3, 2, 2)
    assert look(s, "unplaced_temples", 0) == ["pollution", "forest"]


def test_a_forest_of_a_temple_or_a_leader_card_follows_the_same_rules() -> None:
    """TRB-FOREST-4, TRB-FOREST-5: the forest temple of board 1 is F4, L3b pays for F6."""
    s = acting(rack="W01 F01 E01", water=4, unplaced_temples=["forest"], pollution="1.2=1", **TILES)
    play(s, "temple")
    assert offered(s, "tile") == ["T01", "T02", "T03", "T04", "T14"]
    play(s, "tile:T14")
    assert (at(s, "2.1"), water(s)) == ("T14", 0)
    s = study(board=3, leaders="L3b", rack="W01 F01 E01", water=7, pollution="1.2=1", **TILES)
    play(s, "ability:L3b", "tile:T02")
    assert (at(s, "2.1"), water(s), question(s)) == ("T02", 1, "main_action")
