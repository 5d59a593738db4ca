"""Leader abilities that are triggered by playing a card, and those that are paid for once in each own turn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.table import changed_set, look, pollution, rack, riders, study, water

FORESTS: dict[str, Any] = {"forest_display": "T05 T06 T17 T18", "forest_stack": "T19 T20"}
ELEMENTS: dict[str, Any] = {"element_display": "A02 A03 E06 A04", "element_deck": "E07 E08 E09 A08 A09"}
PLACED = "1.1 S1^water · 1.2 T01^moves · 1.3 T02^pollution · 1.4 T03^forest"
USUAL: dict[str, Any] = {"rack": "A01 E01 F01 W01 W02", "rack_1": "E02 E03 E04 E05 E10", "rewarded": "condition"}


def table(**more: Any) -> State:
    """Seat 0's turn; conditions bring nothing more."""
    return study(**{**FORESTS, **ELEMENTS, **USUAL, **more})


@pytest.mark.parametrize(("leaders", "left"), [(None, 1), ("L1b", 1), ("L1a", 0)])
def test_only_cards_laid_out_are_in_effect(leaders: str | None, left: int) -> None:
    """TRB-LEADER-1: L1a removes a pollution with every water card; beside the board it does nothing."""
    s = play(table(pollution="2.2=1", leaders=leaders), "play:W01")
    assert sum(pollution(s).values()) == left


def test_a_card_laid_out_works_in_every_later_turn_and_is_never_lost() -> None:
    """TRB-LEADER-1"""
    s = table(rack="A01 E01 W01 W02 W16", pollution="2.2=5", leaders="L1a")
    play(s, "play:W01", "slot:1")
    assert pollution(s) == {"2.2": 4}
    play(s, "play:E05", "deck", "play:W02", "slot:1")
    assert pollution(s) == {"2.2": 3}
    assert look(s, "leaders", 0) == ["L1a"]


def test_a_second_card_is_laid_beside_the_first() -> None:
    """TRB-LEADER-1"""
    s = study("leader_check", **{**USUAL, "rewarded": "colour_path"}, **ELEMENTS, board=2, right_sides=2, leaders="L2c")
    s.play("leader:L2a")
    assert look(s, "leaders", 0) == ["L2c", "L2a"]


def fire(**more: Any) -> State:
    """Board 2 with L2a: three moves with every fire card."""
    return table(**{"board": 2, "leaders": "L2a", "rack": "F02 F06 F16 W01 W02", **more})


@pytest.mark.parametrize(("row", "parts"), [(1, ["part:M3", "part:P2"]), (2, ["part:M1", "part:M3", "part:P3"])])
def test_the_gain_is_one_more_part_whichever_row_is_used(row: int, parts: list[str]) -> None:
    """TRB-LEADER-2: F02 gives P2, or P3+M1 with three fire cards."""
    s = play(fire(pollution="2.2=5"), "play:F02", f"row:{row}")
    assert asked(s) == (0, "choose_part")
    assert sorted(s.words()) == parts


def test_the_gain_comes_also_if_the_row_itself_does_nothing() -> None:
    """TRB-LEADER-2: without pollution F16 does nothing, the three moves remain."""
    s = play(fire(), "play:F16", "row:1")
    for _ in range(3):
        assert question(s) == "move_rider"
        s.play("move:cap,1.1")
    assert question(s) == "draw_card"


def test_a_gain_of_water_comes_first_without_a_question() -> None:
    """TRB-LEADER-2: L3a gives W3 with air cards; A01 is M5."""
    s = play(table(board=3, leaders="L3a", rack="A01 A05 E01 F01 W01"), "play:A01")
    assert (question(s), water(s)) == ("move_rider", 3)


def test_a_card_of_another_element_brings_no_gain() -> None:
    """TRB-LEADER-2"""
    s = play(fire(), "play:W01")
    assert (question(s), water(s)) == ("draw_card", 5)


def test_a_card_played_by_somebody_else_brings_no_gain() -> None:
    """TRB-LEADER-2"""
    s = play(table(board_1=5, leaders_1="L5a", rack="F06 F02 W01 W02 A01", pollution="2.2=5"), "play:F06")
    assert (water(s), water(s, 1)) == (3, 0)


@pytest.mark.parametrize("terrain", ["", PLACED])
def test_discarding_cards_brings_no_gain(terrain: str) -> None:
    """TRB-LEADER-3: L5a gives W3 for each fire card played."""
    s = table(board=5, leaders="L5a", rack="F02 F06 F16 W01 W02", terrain=terrain)
    play(s, "redraw" if terrain else "temple", "discard:F02&F06&F16")
    if not terrain:
        play(s, "temple:moves", "stop")
    assert (question(s), water(s), rack(s)) == ("draw_card", 0, "W01 W02")


def pay(**more: Any) -> State:
    """Board 1 with L1b: two water for three pollution."""
    return table(**{"leaders": "L1b", "water": 5, "pollution": "2.2=9", **more})


def test_an_ability_is_used_once_in_each_own_turn() -> None:
    """TRB-LEADER-4"""
    s = play(pay(), "ability:L1b")
    assert (water(s), pollution(s), asked(s)) == (3, {"2.2": 6}, (0, "main_action"))
    assert refused(s, "ability:L1b") == "TRB-LEADER-4"
    play(s, "play:W01", "slot:1")
    play(s, "play:E05", "slot:1")
    assert asked(s) == (0, "main_action")
    s.play("ability:L1b")
    assert (water(s), pollution(s)) == (6, {"2.2": 3})


def test_an_ability_used_before_the_action_is_not_offered_after_it() -> None:
    """TRB-LEADER-4"""
    assert question(play(pay(), "ability:L1b", "play:W01")) == "draw_card"


def test_an_ability_can_be_used_between_action_and_drawing() -> None:
    """TRB-LEADER-5"""
    s = play(pay(), "play:W01")
    assert asked(s) == (0, "leader_window")
    assert sorted(s.words()) == ["ability:L1b", "done"]
    s.play("ability:L1b")
    assert (water(s), pollution(s), question(s)) == (8, {"2.2": 6}, "draw_card")


def test_an_ability_can_not_be_used_within_an_effect_nor_while_drawing() -> None:
    """TRB-LEADER-5"""
    s = pay(pollution="2.2=5 2.3=5", rack="F01 F02 A01 W01 W02")
    s.play("play:F01")
    assert question(s) == "remove_pollution"
    assert s.why_not("ability:L1b") is not None
    play(s, "remove:2.2", "remove:2.2", "done")
    assert question(s) == "draw_card"
    assert s.why_not("ability:L1b") is not None


def test_an_ability_can_not_be_used_in_the_leader_check_nor_in_the_turns_of_others() -> None:
    """TRB-LEADER-5"""
    s = study("leader_check", **USUAL | {"rewarded": "colour_path"}, **ELEMENTS, leaders="L1b", water=5)
    assert question(s) == "leader_card"
    assert s.why_not("ability:L1b") is not None
    s.play("leader:L1a")
    assert asked(s) == (1, "main_action")
    assert refused(s, "ability:L1b") == "TRB-LEADER-5"


def test_the_price_is_paid_in_full_before_the_gain() -> None:
    """TRB-LEADER-6"""
    s = play(pay(pollution="2.2=1 2.3=1"), "ability:L1b")
    assert (question(s), water(s)) == ("remove_pollution", 3)
    s.play("remove:2.2")
    assert (pollution(s), water(s), question(s)) == ({}, 3, "main_action")


@pytest.mark.parametrize(
    ("leader", "more", "offered"),
    [
        ("L1b", {"water": 1, "pollution": "2.2=1"}, False),
        ("L1b", {"water": 2, "pollution": "2.2=1"}, True),
        ("L1b", {"water": 9}, False),
        ("L2b", {"water": 2, "board": 2}, True),
        ("L2b", {"water": 2, "board": 2, "terrain": "1.1 S1:7"}, False),
        ("L3b", {"water": 5, "board": 3}, False),
        ("L3b", {"water": 6, "board": 3}, True),
        ("L3b", {"water": 6, "board": 3, "pollution": "1.2=1 2.1=1"}, False),
        ("L3b", {"water": 6, "board": 3, "forest_display": "", "forest_stack": ""}, False),
        ("L4d", {"water": 2, "board": 4}, True),
        ("L5d", {"water": 1, "board": 5}, False),
    ],
)
def test_an_ability_is_offered_only_if_it_can_be_paid_and_does_something(
    leader: str, more: dict[str, Any], offered: bool
) -> None:
    """TRB-LEADER-7"""
    s = table(leaders=leader, **more)
    assert (f"ability:{leader}" in s.words()) is offered
    if not offered:
        assert refused(s, f"ability:{leader}") == "TRB-LEADER-7"


@pytest.mark.parametrize(("owned", "offered"), [(4, False), (5, True)])
def test_the_gain_must_be_possible_after_paying(tmp_path: Path, owned: int, offered: bool) -> None:
    """TRB-LEADER-7: a card that costs two water and then a forest for three."""
    data = changed_set(tmp_path / "set", "leader_cards.csv", {"PAY_ONCE,,,,0,,F6": "PAY_ONCE,,,,2,,F3"})
    s = table(data=data, board=3, leaders="L3b", water=owned)
    assert ("ability:L3b" in s.words()) is offered


def two(tmp_path: Path, **more: Any) -> State:
    """L1a made a second `PAY_ONCE` card: one water for two moves."""
    data = changed_set(tmp_path / "set", "leader_cards.csv", {"L1a,1,ON_PLAY,water,,,,,P1": "L1a,1,PAY_ONCE,,,,1,,M2"})
    return pay(**{"data": data, "leaders": "L1a L1b", **more})


@pytest.mark.parametrize("order", [["L1a", "L1b"], ["L1b", "L1a"]])
def test_two_abilities_are_used_once_each_in_any_order(tmp_path: Path, order: list[str]) -> None:
    """TRB-LEADER-8"""
    s = two(tmp_path)
    for leader in order:
        s.play(f"ability:{leader}")
        if question(s) == "move_rider":
            play(s, "move:cap,1.1", "move:cap,1.1")
    assert (water(s), pollution(s), riders(s, "1.1")) == (2, {"2.2": 6}, 2)
    assert not [word for word in s.words() if word.startswith("ability")]


def test_one_ability_may_be_used_before_and_the_other_after_the_action(tmp_path: Path) -> None:
    """TRB-LEADER-8"""
    s = play(two(tmp_path), "ability:L1b", "play:W01")
    assert (question(s), sorted(s.words())) == ("leader_window", ["ability:L1a", "done"])
    play(s, "ability:L1a", "stop")
    assert question(s) == "draw_card"


def test_a_use_that_is_not_made_is_lost() -> None:
    """TRB-LEADER-8: in the next turn the ability can still be used only once."""
    s = play(pay(), "play:W01", "done", "slot:1")
    play(s, "play:E05", "slot:1", "ability:L1b")
    assert asked(s) == (0, "main_action")
    assert "ability:L1b" not in s.words()


def test_a_use_whose_gain_is_declined_is_used_up() -> None:
    """TRB-LEADER-8: L2b is a catapult for two water."""
    s = play(table(board=2, leaders="L2b", water=5, terrain="1.2 T01"), "ability:L2b", "decline")
    assert (asked(s), water(s)) == ((0, "main_action"), 3)
    assert refused(s, "ability:L2b") == "TRB-LEADER-4"


def test_a_card_laid_out_in_the_check_is_used_from_the_next_own_turn_on() -> None:
    """TRB-LEADER-21"""
    s = table(rewarded="", water=5, pollution="2.2=5")
    play(s, "play:W01", "slot:1")
    assert question(s) == "leader_card"
    s.play("leader:L1b")
    assert asked(s) == (1, "main_action")
    assert water(s) == 10
    play(s, "play:E05", "slot:1")
    assert asked(s) == (0, "main_action")
    assert "ability:L1b" in s.words()
