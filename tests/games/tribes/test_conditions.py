"""Leader conditions: when they are checked, what meets them, the colour path, and the leader card they bring."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.table import changed_set, look, study

RACKS: dict[str, Any] = {"rack": "A01 E01 F01 W01 W02", "rack_1": "E02 E03 E04 E05 F02"}
ELEMENTS: dict[str, Any] = {"element_display": "A02 F03 E06 W04", "element_deck": "F05 W06 E07 A08 F09"}
POLLUTED = "1.3=1 1.4=2 2.2=1 2.3=1"  # four fields
ROW_2 = "2.1 T14 · 2.2 T15 · 2.3 T27 · 2.4 T28 · 1.4 T01"  # green green orange orange purple
FOUR = "2.1 T14 · 2.2 T27 · 2.3 T15 · 2.4 T28"  # green orange green orange


def check(**more: Any) -> State:
    """Seat 0's leader check, nothing else before it."""
    return study("leader_check", **{**RACKS, **ELEMENTS, **more})


def won(s: State) -> bool:
    """Whether a leader card is to be chosen; otherwise the next player's turn has begun."""
    assert asked(s) in [(0, "leader_card"), (1, "main_action")]
    return question(s) == "leader_card"


BOTH = [  # per board: what meets the other condition, and a terrain with its colour path
    (1, {}, ROW_2),
    (2, {"right_sides": 2}, "2.1 T27 · 2.2 T28 · 2.3 T01 · 2.4 T02 · 1.4 T14"),
    (3, {"left_cards": "V01 V02 V03"}, "2.1 T01 · 2.2 T02 · 2.3 T27 · 2.4 T28 · 1.4 T14"),
    (4, {}, "2.1 T27 · 2.2 T28 · 2.3 T14 · 2.4 T15 · 3.4 T01*"),
    (5, {}, "2.1 T01 · 2.2 T02 · 2.3 T14 · 2.4 T15^water · 1.4 T27"),
]


@pytest.mark.parametrize(("board", "met", "terrain"), BOTH)
def test_each_board_has_a_condition_of_its_own_and_a_colour_path(board: int, met: dict[str, Any], terrain: str) -> None:
    """TRB-COND-1, TRB-COND-4: both are met, so two cards are chosen; the board's own condition comes first."""
    s = check(board=board, terrain=terrain, **met)
    own = [f"leader:L{board}{letter}" for letter in "abcd"]
    assert (asked(s), list(s.words())) == ((0, "leader_card"), own)
    assert look(s, "rewarded", 0) == ["condition"]
    s.play(own[2])
    assert (asked(s), list(s.words())) == ((0, "leader_card"), [own[0], own[1], own[3]])
    s.play(own[0])
    assert look(s, "rewarded", 0) == ["condition", "colour_path"]
    assert look(s, "leaders", 0) == [f"L{board}c", f"L{board}a"]
    assert look(s, "leader_cards", 0) == [f"L{board}b", f"L{board}d"]
    assert asked(s) == (1, "main_action")


def test_conditions_are_checked_after_drawing_and_not_before() -> None:
    """TRB-COND-2: the fourth polluted field is cleaned by the action; the cards are drawn first."""
    s = study(**{**RACKS, "rack": "F01 F04 E01 W01 A01"}, **ELEMENTS, pollution="1.3=1 1.4=2 2.2=1 2.3=1 2.4=1")
    play(s, "play:F01", "remove:1.3", "remove:2.4")
    assert asked(s) == (0, "draw_card")
    s.play("slot:1")
    assert asked(s) == (0, "leader_card")


def test_conditions_are_checked_also_if_nothing_was_drawn() -> None:
    """TRB-COND-2"""
    s = study(**RACKS, **ELEMENTS, board=2, right_sides=1, terrain="1.2 T01:2", village_display="V01 V02")
    play(s, "village:1.2", "take:V01", "right")
    assert asked(s) == (0, "leader_card")


def test_only_the_player_whose_turn_ends_is_checked() -> None:
    """TRB-COND-2: seat 1 meets its condition all the time and gets the card after its own turn."""
    s = study(**RACKS, **ELEMENTS, board=2, board_1=1)
    play(s, "play:W01", "slot:1")
    assert asked(s) == (1, "main_action")
    play(s, "play:E05", "slot:1")
    assert asked(s) == (1, "leader_card")


def test_the_leader_card_can_not_be_declined() -> None:
    """TRB-COND-3"""
    s = check(board=2, right_sides=2)
    assert sorted(s.words()) == ["leader:L2a", "leader:L2b", "leader:L2c", "leader:L2d"]
    assert s.why_not("decline") is not None
    assert refused(s, "leader:L1a") == "TRB-COND-3"


def test_a_card_already_laid_out_can_not_be_chosen_again() -> None:
    """TRB-COND-3"""
    s = check(board=2, right_sides=2, leaders="L2b", rewarded="colour_path")
    assert sorted(s.words()) == ["leader:L2a", "leader:L2c", "leader:L2d"]
    assert refused(s, "leader:L2b") == "TRB-COND-3"


@pytest.mark.parametrize("condition", ["condition", "colour_path"])
def test_each_condition_is_rewarded_once(condition: str) -> None:
    """TRB-COND-3"""
    s = check(terrain=ROW_2, leaders="L1a", rewarded=condition)
    assert asked(s) == (0, "leader_card")
    s.play("leader:L1b")
    assert asked(s) == (1, "main_action")
    assert look(s, "rewarded", 0) == ["condition", "colour_path"]
    assert not won(check(terrain=ROW_2, leaders="L1a L1b", rewarded="condition colour_path"))


def test_what_held_before_the_action_does_not_count() -> None:
    """TRB-COND-5: eight fields were clean; the new village pollutes two of them."""
    s = study(**RACKS, **ELEMENTS, terrain="1.2 T03:2", pollution="1.4=1 2.1=1 2.3=1 2.4=1", village_display="V17 V20")
    play(s, "village:1.2", "take:V17", "left")
    assert asked(s) == (1, "main_action")
    assert look(s, "leaders", 0) == []


@pytest.mark.parametrize(
    ("terrain", "pollution", "met"),
    [
        ("", POLLUTED, True),
        ("", POLLUTED + " 3.1=1", False),
        ("", "1.3=5", True),
        ("1.2 T01 · 2.1 T02 · 3.1 T03*", POLLUTED, True),
        ("1.2 T01 · 2.1 T02 · 3.1 T03*", POLLUTED + " 3.3=1", False),
    ],
)
def test_clean_fields_are_counted_with_those_under_tiles(terrain: str, pollution: str, met: bool) -> None:
    """TRB-COND-6: board 1 needs eight."""
    assert won(check(terrain=terrain, pollution=pollution)) is met


@pytest.mark.parametrize(("used", "met"), [(0, False), (1, False), (2, True), (3, True)])
def test_right_sides_used_are_counted(used: int, met: bool) -> None:
    """TRB-COND-7: board 2 needs two; left cards do not count."""
    assert won(check(board=2, right_sides=used, left_cards="V01 V02 V03 V04")) is met


@pytest.mark.parametrize(("left", "met"), [("V01 V02", False), ("V01 V02 V03", True), ("V01 V02 V03 V04", True)])
def test_left_cards_are_counted(left: str, met: bool) -> None:
    """TRB-COND-8: board 3 needs three; right sides do not count."""
    assert won(check(board=3, left_cards=left, right_sides=4)) is met


def test_the_left_card_of_the_set_up_counts() -> None:
    """TRB-COND-8"""
    s = study("setup_bonus", seats=2, board=3, board_1=1, village_stack="V01 V02", **RACKS, **ELEMENTS)
    assert look(s, "left_cards") == [["V01"], ["V02"]]
    left = " ".join([*look(s, "left_cards", 0), "V03", "V04"])
    assert won(check(board=3, left_cards=left))


@pytest.mark.parametrize(
    ("terrain", "met"),
    [
        ("2.1 T01* · 3.1 T02", False),
        ("2.1 T01 · 3.1 T02*", True),
        ("2.1 T01 · 2.2 T02 · 3.2 T03*", True),
        ("2.1 T01 · 2.2 T02 · 2.3 T03 · 3.3 T04*", True),
        ("2.1 T01 · 2.2 T02 · 2.3 T03 · 2.4 T05 · 3.4 T04*", True),
        ("1.2 T01* · 2.2 T02* · 2.3 T03* · 2.4 T05*", False),
    ],
)
def test_a_village_must_stand_on_one_of_the_listed_fields(terrain: str, met: bool) -> None:
    """TRB-COND-9: board 4 lists the third row; a forest there is no village."""
    assert won(check(board=4, terrain=terrain)) is met


@pytest.mark.parametrize(
    ("terrain", "met"),
    [
        ("1.1 S1^water · 1.2 T01 · 1.3 T02^moves · 1.4 T03", False),
        ("1.2 T01 · 1.3 T02 · 1.4 T03^moves", True),
        ("1.2 T01 · 1.3 T02 · 1.4 T03 · 2.4 T04*^forest", True),
        ("2.1 T01 · 3.1 T02^water · 3.2 T05^moves · 3.3 T03 · 3.4 T04^pollution", True),
        ("2.1 T01 · 2.2 T02^forest · 2.3 T05^moves · 2.4 T04*", False),
    ],
)
def test_a_temple_must_stand_on_one_of_the_listed_fields(terrain: str, met: bool) -> None:
    """TRB-COND-10: board 5 lists the fourth column; a village there is no temple."""
    assert won(check(board=5, terrain=terrain)) is met


def test_a_temple_from_a_village_card_counts_like_any_other() -> None:
    """TRB-COND-10: V03 is T1+W2."""
    s = study(**RACKS, **ELEMENTS, board=5, terrain="1.2 T01:2 · 1.3 T02 · 1.4 T27", village_display="V03 V04")
    play(s, "village:1.2", "take:V03", "right", "temple:water", "field:1.4")
    assert asked(s) == (0, "leader_card")


@pytest.mark.parametrize(
    ("terrain", "met"),
    [
        (ROW_2, True),
        ("2.1 T14 · 2.2 T15 · 2.3 T27 · 2.4 T28 · 3.4 T16", False),  # the fifth is green
        ("2.1 T14 · 2.2 T15 · 2.3 T27 · 2.4 T28", False),  # four only
        ("2.1 T14 · 2.2 T27 · 2.3 T15 · 2.4 T28 · 1.4 T01", False),  # right colours, wrong order
        ("1.2 T27 · 1.3 T14 · 2.2 T28 · 2.3 T15 · 2.1 T01", True),  # bent: 2.3 1.3 1.2 2.2 2.1
        ("1.2 T14 · 1.3 T15 · 1.4 T27 · 2.3 T28 · 3.3 T01", False),  # 1.4 and 2.3 touch only at a corner
        ("1.4 T14 · 2.4 T15 · 2.3 T27 · 2.2 T28 · 2.1 T01", True),  # read from the right
    ],
)
def test_a_colour_path_is_five_adjacent_tiles_in_the_order_of_colours(terrain: str, met: bool) -> None:
    """TRB-COND-11: board 1 wants green green orange orange purple."""
    assert won(check(terrain=terrain, rewarded="condition", leaders="L1a")) is met


@pytest.mark.parametrize(("terrain", "met"), [("2.1 T14 · 2.2 T27", False), (FOUR, True)])
def test_the_five_fields_of_a_path_are_different(tmp_path: Path, terrain: str, met: bool) -> None:
    """TRB-COND-11: on a board that wants purple green orange green orange no field is used twice."""
    old = '["green", "green", "orange", "orange", "purple"]'
    new = '["purple", "green", "orange", "green", "orange"]'
    data = changed_set(tmp_path / "set", "player_boards.json", {old: new})
    assert won(check(data=data, terrain=terrain, rewarded="condition", leaders="L1a")) is met


@pytest.mark.parametrize(
    ("terrain", "met"),
    [
        ("1.1 S1 · 1.2 T27 · 1.3 T28 · 1.4 T14 · 2.4 T15", True),  # the path ends on the purple start tile
        ("1.1 S2 · 1.2 T27 · 1.3 T28 · 1.4 T14 · 2.4 T15", False),  # a green one does not help there
        ("1.1 S2 · 1.2 T14 · 1.3 T27 · 1.4 T28 · 2.4 T01", True),  # here the path begins on it
        ("1.1 S1 · 2.1 T14* · 2.2 T15 · 2.3 T27* · 2.4 T28* · 1.4 T01*", True),  # villages keep their colour
    ],
)
def test_the_start_tile_and_villages_count_with_their_colour(terrain: str, met: bool) -> None:
    """TRB-COND-12"""
    order = [1, 0] if "S2" in terrain else [0, 1]
    s = study(
        "leader_check", turn_order=order, rewarded="condition", leaders="L1a", terrain=terrain, **RACKS, **ELEMENTS
    )
    assert (question(s) == "leader_card") is met


@pytest.mark.parametrize(
    "terrain",
    [
        "1.2 T14 · 1.3 T16* · 2.1 T02 · 3.1 T04 · 3.2 T29* · 3.3 T28 · 3.4 T01",  # from portal to portal
        "1.2 T14 · 1.3 T15 · 2.3 T27 · 2.4 T29*",  # from a portal through the capital to the start tile
    ],
)
def test_portals_and_the_capital_join_no_fields_of_a_path(terrain: str) -> None:
    """TRB-COND-12"""
    assert not won(check(terrain=terrain, rewarded="condition", leaders="L1a"))
