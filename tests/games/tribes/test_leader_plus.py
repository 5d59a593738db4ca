"""Leader abilities that make effects stronger: `PLUS`; what it does not change; shares and X."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from tests.games.studying import play, question
from tests.games.tribes.table import changed_set, pollution, riders, study, water

FORESTS: dict[str, Any] = {"forest_display": "T05 T06 T17 T18", "forest_stack": "T19 T20"}
ELEMENTS: dict[str, Any] = {"element_display": "A02 A03 E06 A04", "element_deck": "E07 E08 E09 A08"}
USUAL: dict[str, Any] = {
    "rack": "A01 A07 F06 W01 W02",
    "rack_1": "E02 E03 E04 E05 E10",
    "rewarded": "condition",
    "pollution": "2.2=9",
}
VILLAGES: dict[str, Any] = {"village_display": "V01 V02 V10 V05", "village_stack": "V20"}
PLUS = {"W": (5, "L5c"), "M": (2, "L2d"), "P": (1, "L1c")}  # two more water, two more moves, one more pollution


def table(kind: str = "", **more: Any) -> State:
    """Seat 0's turn with the `PLUS` card of a kind; nine pollution lie on 2.2, so removing asks nothing."""
    board, leaders = PLUS.get(kind, (3, None))
    return study(**{"board": board, "leaders": leaders, **FORESTS, **ELEMENTS, **VILLAGES, **USUAL, **more})


def moves(s: State) -> int:
    """How many moves there are; they are all used."""
    count = 0
    while question(s) == "move_rider":
        s.play("move:cap,1.1" if riders(s, "cap") else "move:1.1,cap")
        count += 1
    return count


def gained(s: State, *words: str) -> tuple[int, int, int]:
    """Water, moves and pollution that an action brings."""
    play(s, *words)
    if question(s) == "choose_part":
        s.play(next(word for word in s.words() if word.startswith("part:P")))
    return water(s), moves(s), 9 - pollution(s).get("2.2", 0)


@pytest.mark.parametrize(
    ("kind", "word", "amounts"),
    [
        ("", "play:W01", (5, 0, 0)),
        ("W", "play:W01", (7, 0, 0)),
        ("M", "play:W01", (5, 0, 0)),
        ("W", "play:F06", (5, 0, 2)),
        ("M", "play:A01", (0, 7, 0)),
        ("M", "play:A07", (0, 7, 1)),
        ("P", "play:A07", (0, 5, 2)),
        ("P", "play:F06", (3, 0, 3)),
        ("M", "play:F06", (3, 0, 2)),
    ],
)
def test_the_amounts_of_element_cards_are_increased(kind: str, word: str, amounts: tuple[int, int, int]) -> None:
    """TRB-LEADER-11: W01 is W5, A01 M5, A07 M5+P1, F06 P2+W3."""
    assert gained(table(kind), word) == amounts


@pytest.mark.parametrize(
    ("kind", "temple", "amounts"),
    [
        ("W", "water", (6, 0, 0)),
        ("W", "moves", (0, 4, 0)),
        ("M", "moves", (0, 7, 0)),
        ("M", "pollution", (0, 0, 5)),
        ("P", "pollution", (0, 0, 5)),
        ("P", "water", (5, 0, 0)),
    ],
)
def test_the_amounts_of_temples_are_increased(kind: str, temple: str, amounts: tuple[int, int, int]) -> None:
    """TRB-LEADER-11: board 5 has W4 and M4, board 2 M5 and P5, board 1 W5 and P4."""
    s = table(kind)
    assert gained(s, "temple", "discard:A01&A07&F06", f"temple:{temple}") == amounts


@pytest.mark.parametrize(
    ("kind", "card", "amounts"),
    [
        ("W", "V01", (6, 0, 1)),
        ("P", "V01", (4, 0, 2)),
        ("M", "V01", (4, 0, 1)),
        ("M", "V02", (0, 6, 1)),
        ("P", "V02", (0, 4, 2)),
    ],
)
def test_the_amounts_of_village_cards_are_increased(kind: str, card: str, amounts: tuple[int, int, int]) -> None:
    """TRB-LEADER-11: V01 is W4+P1, V02 M4+P1."""
    s = table(kind, terrain="1.2 T01:2")
    assert gained(s, "village:1.2", f"take:{card}", "right") == amounts


def test_each_part_of_the_kind_is_increased(tmp_path: Path) -> None:
    """TRB-LEADER-11: W4+W1 on a village card becomes 6 + 3."""
    data = changed_set(tmp_path / "set", "village_cards.csv", {"plane,2,,8,W4+P1": "plane,2,,8,W4+W1"})
    s = play(table("W", data=data, terrain="1.2 T01:2"), "village:1.2", "take:V01", "right")
    assert water(s) == 9


@pytest.mark.parametrize(
    ("board", "leaders", "word", "amounts"),
    [
        (1, "L1b L1c", "ability:L1b", (0, 0, 3)),  # P3 for two water
        (1, "L1a L1c", "play:W01", (7, 0, 1)),  # P1 with a water card
        (2, "L2a L2d", "play:F01", (3, 3, 2)),  # M3 with a fire card
        (5, "L5a L5c", "play:F01", (8, 0, 2)),  # W3 with a fire card, whose own W1 becomes 3
    ],
)
def test_gains_of_leader_cards_are_not_increased(
    board: int, leaders: str, word: str, amounts: tuple[int, int, int]
) -> None:
    """TRB-LEADER-12"""
    s = table(board=board, leaders=leaders, water=2, rack="A01 F01 F06 W01 W02", rewarded="condition colour_path")
    assert gained(s, word) == amounts


def test_gains_of_a_forest_are_not_increased(tmp_path: Path) -> None:
    """TRB-LEADER-12: L3d gives three moves for a forest; here L3c is made a card for two more moves."""
    data = changed_set(tmp_path / "set", "leader_cards.csv", {"L3c,3,DISCOUNT,,,,,2,": "L3c,3,PLUS,,M,2,,,"})
    s = table(data=data, leaders="L3c L3d", rewarded="condition colour_path", water=6)
    assert gained(s, "temple", "discard:A01&A07&F06", "temple:forest", "tile:T05", "field:1.2") == (3, 3, 0)


@pytest.mark.parametrize("kind", PLUS)
def test_start_bonuses_are_not_increased(kind: str) -> None:
    """TRB-LEADER-12: start tile 4 gives four water, four riders and removes two pollution."""
    board, leaders = PLUS[kind]
    s = study("setup_bonus", seats=4, turn_order=[1, 2, 3, 0], leaders=leaders, board=board, pollution="2.2=9")
    assert (water(s), riders(s, "1.1"), pollution(s)) == (4, 4, {"2.2": 7})


def test_clearing_a_field_is_not_increased(tmp_path: Path) -> None:
    """TRB-LEADER-12: L5b clears one field when a forest is laid; here L5c is made a card for one more pollution."""
    data = changed_set(tmp_path / "set", "leader_cards.csv", {"L5c,5,PLUS,,W,2": "L5c,5,PLUS,,P,1"})
    s = table(data=data, board=5, leaders="L5b L5c", water=4, pollution="2.2=2 2.3=3")
    play(s, "temple", "discard:A01&A07&F06", "temple:forest", "tile:T05", "field:1.2", "clear:2.2")
    assert (pollution(s), question(s)) == ({"2.3": 3}, "draw_card")


def test_catapults_and_the_cost_of_forests_are_not_increased() -> None:
    """TRB-LEADER-12: L2d is for moves, L5c for water; board 5 lays a forest for four."""
    s = play(table(board=2, leaders="L2b L2d", water=2, terrain="1.2 T01"), "ability:L2b", "from:cap", "to:1.2")
    assert (question(s), riders(s, "cap")) == ("main_action", 6)
    s = table("W", water=5)
    play(s, "temple", "discard:A01&A07&F06", "temple:forest", "tile:T05", "field:1.2")
    assert water(s) == 1


@pytest.mark.parametrize(
    ("kind", "part", "amounts"),
    [("W", "W6", (8, 0, 0)), ("W", "P3", (0, 0, 3)), ("P", "W6", (6, 0, 0)), ("P", "P3", (0, 0, 4))],
)
def test_of_two_alternatives_only_the_chosen_one_is_increased(
    kind: str, part: str, amounts: tuple[int, int, int]
) -> None:
    """TRB-LEADER-13: W05 is W6|P3."""
    s = play(table(kind, rack="W05 A01 F01 F02 F03"), "play:W05", f"part:{part}")
    assert (water(s), moves(s), 9 - pollution(s)["2.2"]) == amounts


@pytest.mark.parametrize(
    ("kind", "rack", "word", "amounts"),
    [
        ("W", "F10 F01 A01 W01 W02", "play:F10", (4, 0, 1)),  # two water cards: WX+P1
        ("W", "F10 F01 A01 A05 F02", "play:F10", (0, 0, 1)),  # none: the amount of 0 stays 0
        ("P", "F10 F01 A01 A05 F02", "play:F10", (0, 0, 2)),
        ("M", "A10 F01 A01 F02 W02", "play:A10", (1, 4, 0)),  # two fire cards: MX+W1
        ("M", "A10 E01 A01 W01 W02", "play:A10", (1, 0, 0)),
    ],
)
def test_the_increase_is_added_to_x_but_nothing_stays_nothing(
    kind: str, rack: str, word: str, amounts: tuple[int, int, int]
) -> None:
    """TRB-LEADER-13"""
    assert gained(table(kind, rack=rack), word) == amounts


@pytest.mark.parametrize(
    ("kind", "share", "amounts"),
    [
        ("W", 0, (0, 6, 0)),
        ("W", 1, (3, 5, 0)),
        ("W", 6, (8, 0, 0)),
        ("M", 0, (0, 8, 0)),
        ("M", 5, (5, 3, 0)),
        ("M", 6, (6, 0, 0)),
        ("P", 2, (2, 4, 0)),
    ],
)
def test_of_a_split_each_share_of_at_least_one_is_increased(
    kind: str, share: int, amounts: tuple[int, int, int]
) -> None:
    """TRB-LEADER-14: A06 is WM6, and six is what is split."""
    s = play(table(kind, rack="A06 A01 F01 F02 E01"), "play:A06")
    assert s.words() == tuple(f"water:{n}" for n in range(7))
    assert gained(s, f"water:{share}") == amounts
