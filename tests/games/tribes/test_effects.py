"""Carrying out effects: all parts or one of them, in which order (TRB-EFF)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from tests.games.studying import play, question, refused
from tests.games.tribes.table import acting, at, cards, changed_set, offered, pollution, water

AIR = "A01 A02"  # two own air, for F04: P2+M2
FOREST: dict[str, Any] = {"forest_display": "T01 . . .", "forest_stack": "T14"}


def fire_card(card: str, leaders: str = "", **given: Any) -> State:
    """Board 2 (L2a: fire gives M3); seat 0 plays a card beside two air cards."""
    return play(acting(seats=3, board=2, board_1=1, rack=f"{card} {AIR}", leaders=leaders, **given), f"play:{card}")


@pytest.mark.parametrize("first", ["P2", "M2"])
def test_all_parts_of_a_sum_are_carried_out_in_any_order(first: str) -> None:
    """TRB-EFF-1: F04 removes two pollution and gives two moves."""
    s = fire_card("F04", pollution="2.2=3 2.3=1")
    assert (question(s), sorted(offered(s, "part"))) == ("choose_part", ["M2", "P2"])
    deeds = [["remove:2.2"] * 2, ["move:cap,1.1"] * 2]
    play(s, f"part:{first}", *[word for words in (deeds if first == "P2" else deeds[::-1]) for word in words])
    assert (question(s), pollution(s), at(s, "1.1")) == (None, {"2.2": 1, "2.3": 1}, "S1:2")


@pytest.mark.parametrize(("part", "words"), [("part:P3", ["remove:2.2"] * 3), ("part:M6", ["move:cap,1.1"] * 6)])
def test_of_alternatives_exactly_one_is_chosen(part: str, words: list[str]) -> None:
    """TRB-EFF-2: F05 removes 3 pollution or gives 6 moves."""
    s = fire_card("F05", pollution="2.2=4 2.3=4")
    assert (question(s), s.words()) == ("choose_alternative", ("part:P3", "part:M6"))
    assert s.why_not("decline") is not None
    play(s, part, *words)
    assert question(s) is None


def test_an_alternative_that_is_not_possible_is_not_offered() -> None:
    """TRB-EFF-2: without pollution F05 gives six moves, and nobody is asked."""
    s = fire_card("F05")
    assert (question(s), refused(s, "part:P3")) == ("move_rider", "TRB-EFF-6")
    play(s, *["move:cap,1.1"] * 6)
    assert question(s) is None


def test_alternatives_that_are_all_impossible_are_lost(tmp_path: Path) -> None:
    """TRB-EFF-2: here F05 is P3|F3 and there is neither pollution nor water; gains of leader cards are still given."""
    folder = changed_set(
        tmp_path / "set", "element_cards.csv", {"F05,fire,NONE,water,=0,P3|M6": "F05,fire,NONE,water,=0,P3|F3"}
    )
    s = fire_card("F05", data=folder, water=2, **FOREST)
    assert (question(s), cards(s, "element_discard"), water(s)) == (None, "F05", 2)
    s = fire_card("F05", data=folder, water=2, leaders="L2a", **FOREST)
    assert question(s) == "move_rider"


def test_gains_of_leader_cards_are_parts_of_the_same_effect() -> None:
    """TRB-EFF-3: F16 with L2a is P2 and M3, in any order; after the moves the pollution is still to come."""
    s = fire_card("F16", leaders="L2a", pollution="2.2=2 2.3=2")
    play(s, "row:1")
    assert (question(s), sorted(s.words())) == ("choose_part", ["part:M3", "part:P2"])
    play(s, "part:M3", "move:cap,1.1", "stop")
    assert question(s) == "remove_pollution"


def test_a_gain_for_another_element_is_no_part() -> None:
    """TRB-EFF-3: L2a is about fire; A04 is air."""
    s = acting(seats=3, board=2, board_1=1, rack="A01 A02", leaders="L2a")
    play(s, "play:A01", *["move:cap,1.1"] * 5)
    assert question(s) is None


def test_water_comes_first_and_by_itself() -> None:
    """TRB-EFF-4: F01 is P2+W1; when the first token is chosen the water is there."""
    s = acting(seats=3, rack="F01 F02", water=2, pollution="2.2=2 2.3=2")
    play(s, "play:F01")
    assert (question(s), water(s)) == ("remove_pollution", 3)


def test_water_comes_first_on_village_cards_and_from_leader_cards() -> None:
    """TRB-EFF-4: V05 is C1+W4; L5a adds W3 to a fire card with pollution and moves."""
    s = acting(terrain="1.2 T01:2", village_display="V05", water=1)
    play(s, "village:1.2", "right")
    assert (question(s), water(s)) == ("catapult_rider", 5)
    s = acting(seats=3, board=5, rack="F04 A01 A02", leaders="L5a", pollution="2.2=9", water=1)
    play(s, "play:F04")
    assert (question(s), water(s)) == ("choose_part", 4)


def test_a_single_possible_part_is_taken_without_a_choice() -> None:
    """TRB-EFF-5: without pollution F04 has only its moves."""
    s = fire_card("F04")
    assert question(s) == "move_rider"


def test_after_each_part_the_player_chooses_again() -> None:
    """TRB-EFF-5: three parts, P2, M2 and the M3 of L2a; identical parts would be one option."""
    s = fire_card("F04", leaders="L2a", pollution="2.2=9")
    assert sorted(offered(s, "part")) == ["M2", "M3", "P2"]
    play(s, "part:M2", "stop")
    assert (question(s), sorted(offered(s, "part"))) == ("choose_part", ["M3", "P2"])
    play(s, "part:P2")
    assert (question(s), pollution(s)) == ("move_rider", {"2.2": 7})
    play(s, *["move:cap,1.1"] * 3)
    assert question(s) is None


def test_identical_parts_are_one_option_and_are_both_carried_out() -> None:
    """TRB-EFF-5: F07 is P2+M3, L2a adds another M3."""
    s = acting(seats=3, board=2, board_1=1, rack="F07", leaders="L2a", pollution="2.2=9", terrain="1.2 T01")
    play(s, "play:F07")
    assert sorted(offered(s, "part")) == ["M3", "P2"]
    play(s, "part:M3", "stop")
    assert sorted(offered(s, "part")) == ["M3", "P2"]


def test_moves_of_two_parts_are_not_added_up() -> None:
    """TRB-EFF-6: three moves, then three more; what is stopped in the first part is not there in the second."""
    s = acting(seats=3, board=2, board_1=1, rack="F07", leaders="L2a")
    play(s, "play:F07", "move:cap,1.1", "stop")
    assert question(s) == "move_rider"
    play(s, *["move:cap,1.1"] * 3)
    assert (question(s), at(s, "1.1")) == (None, "S1:4")


def test_a_part_once_begun_is_finished_before_the_next_begins() -> None:
    """TRB-EFF-6, TRB-RUL-11: between two moves neither pollution nor the other part can be had."""
    s = fire_card("F04", pollution="2.2=9")
    play(s, "part:M2", "move:cap,1.1")
    assert s.words() == ("move:cap,1.1", "move:1.1,cap", "stop")
    assert refused(s, "part:P2") == refused(s, "remove:2.2") == "TRB-EFF-6"


def test_a_part_may_become_possible_through_another_one() -> None:
    """TRB-EFF-7: illustration 4, F3+P1 with one pollution on the only suitable field."""
    s = acting(seats=3, rack="E06", water=3, pollution="1.2=1 2.1=2", **FOREST)
    play(s, "play:E06")
    assert question(s) == "remove_pollution"
    play(s, "remove:1.2", "tile:T01")
    assert (question(s), at(s, "1.2"), water(s)) == (None, "T01", 0)


def test_parts_that_are_not_possible_at_the_end_are_lost() -> None:
    """TRB-EFF-7: the other token was removed, both fields beside the start tile stay polluted."""
    s = acting(seats=3, rack="E06", water=3, pollution="1.2=1 2.1=2", **FOREST)
    play(s, "play:E06", "remove:2.1")
    assert (question(s), water(s), cards(s, "element_discard")) == (None, 3, "E06")
