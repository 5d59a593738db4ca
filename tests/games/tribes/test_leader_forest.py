"""Leader abilities around forests and pollution: gains for laying a tile, discounts, clearing, water for pollution."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.table import at, changed_set, pollution, study, water

FORESTS: dict[str, Any] = {"forest_display": "T05 T06 T17 T18", "forest_stack": "T19 T20"}
ELEMENTS: dict[str, Any] = {"element_display": "A02 A03 E06 A04", "element_deck": "E07 E08 E09 A08"}
VILLAGES: dict[str, Any] = {"village_display": "V06 V02 V10 V05", "village_stack": "V20"}
USUAL: dict[str, Any] = {
    "rack": "A01 E01 E05 F01 W01",
    "rack_1": "E02 E03 E04 E10 E11",
    "rewarded": "condition colour_path",
}


def table(**more: Any) -> State:
    """Seat 0's turn; E01 is F3; all conditions are rewarded."""
    return study(**{**FORESTS, **ELEMENTS, **VILLAGES, **USUAL, **more})


CARD = ("play:E01",)
TEMPLE = ("temple", "discard:A01&E01&E05", "temple:forest", "field:1.1")
RIGHT_SIDE = ("village:1.2", "take:V06", "right", "part:F3")


def laid(s: State, source: tuple[str, ...], field: str = "2.1") -> State:
    """A forest tile is laid from one of the sources."""
    return play(s, *source, "tile:T05", f"field:{field}")


@pytest.mark.parametrize("source", [CARD, TEMPLE, RIGHT_SIDE])
def test_every_forest_laid_brings_the_gain(source: tuple[str, ...]) -> None:
    """TRB-LEADER-9: L4c gives four water for a forest, whether by card, temple (board 4: F3) or village card."""
    s = table(board=4, leaders="L4c", water=6, terrain="1.2 T01:2")
    assert water(laid(s, source)) == 6 - 3 + 4


def test_a_forest_laid_by_a_paid_ability_brings_the_gain() -> None:
    """TRB-LEADER-9: L3b lays a forest for six, L3d gives three moves for it."""
    s = laid(table(board=3, leaders="L3b L3d", water=6), ("ability:L3b",))
    for _ in range(3):
        assert question(s) == "move_rider"
        s.play("move:cap,1.1")
    assert asked(s) == (0, "main_action")


def test_a_declined_forest_brings_no_gain() -> None:
    """TRB-LEADER-9"""
    s = play(table(board=4, leaders="L4c", water=6), "play:E01", "decline")
    assert (water(s), question(s)) == (6, "draw_card")


def test_the_forest_of_another_player_brings_no_gain() -> None:
    """TRB-LEADER-9"""
    s = laid(table(water=6, board_1=4, leaders_1="L4c"), CARD)
    assert (water(s), water(s, 1)) == (3, 0)


@pytest.mark.parametrize(("leader", "board"), [("L4c", 4), ("L3d", 3), ("L2c", 2), ("L5b", 5)])
def test_the_start_tile_brings_no_gain(leader: str, board: int) -> None:
    """TRB-LEADER-10: start tile 1 gives four water and three riders, and nothing more."""
    s = study("setup_bonus", **{**ELEMENTS, **USUAL}, board=board, leaders=leader, pollution="2.2=1 2.3=1")
    assert asked(s) == (0, "main_action")
    assert (water(s), at(s, "1.1"), pollution(s)) == (4, "S1:3", {"2.2": 1, "2.3": 1})


def test_water_comes_for_each_pollution_at_once() -> None:
    """TRB-LEADER-15: L1d gives two water for each; F01 is P2+W1."""
    s = play(table(leaders="L1d", rack="F01 F02 A01 W01 E01", pollution="2.2=1 2.3=2"), "play:F01")
    assert (question(s), water(s)) == ("remove_pollution", 1)
    s.play("remove:2.3")
    assert (question(s), water(s)) == ("remove_pollution", 3)
    s.play("remove:2.2")
    assert water(s) == 5


def test_pollution_that_is_not_there_brings_no_water() -> None:
    """TRB-LEADER-15"""
    s = play(table(leaders="L1d", rack="F01 F02 A01 W01 E01", pollution="2.2=1"), "play:F01")
    assert water(s) == 1 + 2


@pytest.mark.parametrize(
    ("leaders", "words", "expected"),
    [
        ("L1b L1d", ["ability:L1b"], 2 - 2 + 6),
        ("L1a L1d", ["play:W01"], 2 + 5 + 2),
        ("L1c L1d", ["temple", "discard:A01&E01&F01", "temple:pollution"], 2 + 10),
    ],
)
def test_water_comes_for_pollution_removed_by_whatever_effect(leaders: str, words: list[str], expected: int) -> None:
    """TRB-LEADER-15: P3 for two water; P1 with a water card; a temple P4 with one more."""
    s = play(table(leaders=leaders, water=2, rack="A01 E01 F01 W01 W02", pollution="2.2=9"), *words)
    assert water(s) == expected


def clear(**more: Any) -> State:
    """Board 5 with L5b: a forest laid clears a field."""
    return laid(table(**{"board": 5, "leaders": "L5b", "water": 3, "pollution": "2.2=3 3.4=1", **more}), CARD)


def test_clearing_removes_all_pollution_of_one_field() -> None:
    """TRB-LEADER-16"""
    s = clear()
    assert asked(s) == (0, "clear_field")
    assert sorted(s.words()) == ["clear:2.2", "clear:3.4", "decline"]
    s.play("clear:2.2")
    assert (pollution(s), question(s)) == ({"3.4": 1}, "draw_card")


def test_clearing_may_be_declined() -> None:
    """TRB-LEADER-16"""
    s = play(clear(pollution="2.2=3"), "decline")
    assert (pollution(s), question(s)) == ({"2.2": 3}, "draw_card")


def test_each_token_cleared_brings_its_water(tmp_path: Path) -> None:
    """TRB-LEADER-15, TRB-LEADER-16: here L5a is made a card that gives two water for each pollution."""
    data = changed_set(
        tmp_path / "set", "leader_cards.csv", {"L5a,5,ON_PLAY,fire,,,,,W3": "L5a,5,PER_POLLUTION,,,,,,W2"}
    )
    s = play(clear(data=data, leaders="L5a L5b"), "clear:2.2")
    assert water(s) == 6


@pytest.mark.parametrize(
    ("source", "left"), [(CARD, 9 - 1), (TEMPLE, 9 - 1), (RIGHT_SIDE, 9 - 1), (("ability:L3b",), 9 - 4)]
)
def test_a_discount_applies_to_forests_laid_by_any_effect(source: tuple[str, ...], left: int) -> None:
    """TRB-LEADER-17, TRB-LEADER-18: L3c takes two off F3 (card, temple, village card) and off F6."""
    s = table(board=3, leaders="L3b L3c", water=9, terrain="1.2 T01:2")
    assert water(laid(s, source)) == left


@pytest.mark.parametrize(("owned", "offered"), [(3, False), (4, True)])
def test_with_the_discount_a_forest_can_be_laid_with_less_water(owned: int, offered: bool) -> None:
    """TRB-LEADER-18"""
    s = table(board=3, leaders="L3b L3c", water=owned)
    assert ("ability:L3b" in s.words()) is offered


@pytest.mark.parametrize(("row", "left"), [("row:1", 9 - 2), ("row:2", 9 - 1)])
def test_several_discounts_add_up_but_a_forest_costs_at_least_one(tmp_path: Path, row: str, left: int) -> None:
    """TRB-LEADER-17: L3c takes two off, and L3d is here made a card that takes one off; E13 is F5, or F3."""
    data = changed_set(tmp_path / "set", "leader_cards.csv", {"L3d,3,ON_FOREST,,,,,,M3": "L3d,3,DISCOUNT,,,,,1,"})
    s = table(data=data, board=3, leaders="L3c L3d", water=9, rack="E13 A01 F01 W01 W02")
    assert water(laid(s, ("play:E13", row))) == left


def discount(**more: Any) -> State:
    """Board 4 with L4b: a forest costs one less and then one pollution may be removed."""
    return table(**{"board": 4, "leaders": "L4b", "water": 3, **more})


def test_the_gain_of_a_discount_comes_after_the_tile_is_laid_and_paid() -> None:
    """TRB-LEADER-19"""
    s = laid(discount(pollution="2.2=2"), CARD)
    assert (asked(s), sorted(s.words())) == ((0, "remove_pollution"), ["decline", "remove:2.2"])
    assert (at(s, "2.1"), water(s)) == ("T05", 1)
    s.play("remove:2.2")
    assert (pollution(s), question(s)) == ({"2.2": 1}, "draw_card")


def test_the_gain_of_a_discount_can_not_clear_the_field_for_its_own_tile() -> None:
    """TRB-LEADER-19"""
    s = play(discount(pollution="1.2=1 2.1=1"), "play:E01")
    assert (question(s), pollution(s), water(s)) == ("draw_card", {"1.2": 1, "2.1": 1}, 3)
    s = play(discount(pollution="1.2=1"), "play:E01", "tile:T05")
    assert at(s, "2.1") == "T05"


def test_pollution_gained_by_a_discount_may_be_left() -> None:
    """TRB-LEADER-19"""
    s = play(laid(discount(pollution="2.2=2"), CARD), "decline")
    assert (pollution(s), question(s)) == ({"2.2": 2}, "draw_card")


def test_pollution_of_other_sources_may_not_be_left() -> None:
    """TRB-LEADER-19: the exception is that of the discount card alone."""
    s = play(table(leaders="L1b", water=3, pollution="2.2=2 2.3=3"), "ability:L1b")
    assert sorted(s.words()) == ["remove:2.2", "remove:2.3"]
    assert refused(s, "decline") == "TRB-EFF-9"


def test_of_several_gains_water_comes_first() -> None:
    """TRB-LEADER-20: L4b and L4c for the same tile; the water is there while pollution is asked for."""
    s = laid(discount(leaders="L4b L4c", pollution="2.2=2"), CARD)
    assert (question(s), water(s)) == ("remove_pollution", 1 + 4)


def test_several_gains_are_parts_in_an_order_of_choice(tmp_path: Path) -> None:
    """TRB-LEADER-20: here L4c is made a card that gives three moves for a forest."""
    data = changed_set(tmp_path / "set", "leader_cards.csv", {"L4c,4,ON_FOREST,,,,,,W4": "L4c,4,ON_FOREST,,,,,,M3"})
    s = laid(discount(data=data, leaders="L4b L4c", pollution="2.2=2"), CARD)
    assert (asked(s), sorted(s.words())) == ((0, "choose_part"), ["part:M3", "part:P1"])
    play(s, "part:M3", "move:cap,1.1", "stop")
    assert sorted(s.words()) == ["decline", "remove:2.2"]
    s.play("remove:2.2")
    assert question(s) == "draw_card"


def test_a_gain_that_is_not_possible_is_lost(tmp_path: Path) -> None:
    """TRB-LEADER-20: without pollution only the moves are left, and they need no choice."""
    data = changed_set(tmp_path / "set", "leader_cards.csv", {"L4c,4,ON_FOREST,,,,,,W4": "L4c,4,ON_FOREST,,,,,,M3"})
    s = laid(discount(data=data, leaders="L4b L4c"), CARD)
    assert question(s) == "move_rider"
    assert question(play(s, "stop")) == "draw_card"


def test_a_card_laid_out_in_the_check_does_not_touch_the_turn_that_ends() -> None:
    """TRB-LEADER-21: L4c would have given four water for the forest of this turn; it does so in the next one."""
    racks: dict[str, Any] = {"rack": "E01 E05 F06 F07 W01", "rack_1": "E02 E03 E04 E11 W09"}
    s = table(board=4, rewarded="", water=4, terrain="2.1 T01 · 3.1 T02*", rewarded_1="condition", **racks)
    play(laid(s, CARD, "1.2"), "slot:3")
    assert question(s) == "leader_card"
    s.play("leader:L4c")
    assert (asked(s), water(s)) == ((1, "main_action"), 1)
    play(s, "play:W09", "slot:1", "play:E05", "tile:T06", "field:2.2")
    assert water(s) == 1 - 1 + 4
