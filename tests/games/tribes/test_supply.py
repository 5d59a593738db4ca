"""Supplies: water and pollution without limit, everything else as many as there are."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import InvalidPosition
from tests.games.studying import play, question, refused
from tests.games.tribes.table import at, look, pollution, riders, study, water

EARTH = "E02 E03 E04 E05 E10"
DRY = "A02 A03 E06 F04"


def test_water_and_pollution_are_not_limited_by_the_tokens_of_the_game() -> None:
    """TRB-SUPPLY-1: 106 water are in the box with tokens worth 5, and 90 pollution."""
    s = study(water=104, rack="W01 W02 A01 E01 F01", rack_1=EARTH, element_display=DRY, element_deck="E07 E08")
    assert water(play(s, "play:W01")) == 109
    s = study(terrain="1.2 T02:2", pollution="1.3=60 2.2=29 3.3=1", rack="W01 W02 A01 E01 F01", rack_1=EARTH)
    s.play("village:1.2")
    assert pollution(s) == {"1.3": 61, "2.2": 30, "3.3": 1}
    assert s.view(1)["pollution"][0] == {"1.3": 61, "2.2": 30, "3.3": 1}


def test_riders_tree_houses_and_temples_come_back_or_are_used_up() -> None:
    """TRB-SUPPLY-2"""
    s = study(
        terrain="1.1 S1^water · 1.2 T01^moves:3 · 1.3 T14*^pollution · 1.4 T27^forest:2",
        rack="W01 W02 A01 E01 F01",
        rack_1=EARTH,
        village_display="V17 V18",
        element_display=DRY,
        element_deck="E07 E08",
    )
    assert refused(s, "temple") == "TRB-TEMPLE-1"
    s.play("village:1.2")
    assert (riders(s, "cap"), at(s, "1.2"), at(s, "1.4")) == (4, "T01*^moves:1", "T27^forest:2")
    assert (look(s, "tree_houses", 0), look(s, "unplaced_temples", 0)) == (3, [])


@pytest.mark.parametrize(
    "more",
    [
        {"terrain": "1.1 S1:4 · 1.2 T01:4"},
        {"terrain": "1.1 S1:4", "capital": 4},
        {"terrain": "1.2 T01* · 1.3 T02* · 1.4 T03* · 2.1 T04* · 2.2 T05* · 2.3 T06*"},
        {"terrain": "1.2 T01*", "tree_houses": 5},
        {"terrain": "1.2 T01^water · 1.3 T02^water"},
        {"terrain": "1.2 T01^water", "unplaced_temples": "water moves"},
    ],
)
def test_nobody_has_more_riders_tree_houses_and_temples(more: dict[str, Any]) -> None:
    """TRB-SUPPLY-2"""
    with pytest.raises(InvalidPosition):
        study(**more)


@pytest.mark.parametrize(("display", "stack", "asks"), [("", "", False), (". . T05 .", "", True), ("", "T05", True)])
def test_without_tiles_in_display_and_stack_no_forest_can_be_laid(display: str, stack: str, asks: bool) -> None:
    """TRB-SUPPLY-3"""
    s = study(water=9, rack="E01 E06 A01 W01 W02", rack_1=EARTH, forest_display=display, forest_stack=stack)
    s.play("play:E01")
    assert (question(s) == "forest_tile") is asks
    if asks:
        play(s, "tile:T05", "field:1.2")
        assert (at(s, "1.2"), look(s, "forest_display"), look(s, "forest_stack")) == ("T05", [".", ".", ".", "."], [])


@pytest.mark.parametrize(("stack", "asks"), [("", "remove_pollution"), ("T05", "choose_part")])
def test_without_tiles_a_forest_is_no_part_to_choose(stack: str, asks: str) -> None:
    """TRB-SUPPLY-3: E06 is F3+P1; with nothing to lay only the pollution is left."""
    s = study(water=9, rack="E01 E06 A01 W01 W02", rack_1=EARTH, forest_stack=stack, pollution="2.2=1 2.3=1")
    assert question(play(s, "play:E06")) == asks


@pytest.mark.parametrize(("seats", "tiles"), [(2, 21), (3, 27), (4, 33), (5, 39)])
def test_only_the_tiles_in_play_are_there(seats: int, tiles: int) -> None:
    """TRB-SUPPLY-3"""
    position = lichtung.game("tribes").start(seats=seats, seed=1).position()
    assert len(position["forest_stack"]) + len(position["forest_display"]) == tiles
    with pytest.raises(InvalidPosition):
        study(seats=2, forest_display="T08")
