"""Expansion 2: geysers."""

from __future__ import annotations

import pytest

from tests.games.studying import asked, bag, cards, refused
from tests.games.sylvion.table import row, study

EMPTY = ". . . ."
FILLER = ["E0", "E0", "E0", "E0"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (". . . .", ". . . G"),
        (". . E1 E2", ". G E1 E2"),
        ("E1 . T1 F1", "E1 G T1 F1"),
        (". F1 G L", "G F1 G L"),
    ],
)
def test_a_geyser_lies_down_on_the_empty_cell_nearest_to_the_forest(before: str, after: str) -> None:
    """SYL-GEYSER-1"""
    s = study(
        "reveal", elements=True, clearing=[EMPTY, EMPTY, before, EMPTY], ravager_stack=["", "", "GEY", ""], stop="move"
    )
    assert [row(s, number) for number in (1, 2, 3, 4)] == [EMPTY, EMPTY, after, EMPTY]
    assert (bag(s, "ravager_discard"), s.position()["on_stack"]) == ("", [".", ".", ".", "."])


def test_a_geyser_without_an_empty_cell_in_its_row_is_discarded() -> None:
    """SYL-GEYSER-2"""
    s = study("reveal", elements=True, clearing=["F1 T1 E2 L"], ravager_stack=["GEY", "", "", ""], stop="move")
    assert (row(s, 1), row(s, 2), bag(s, "ravager_discard")) == ("F1 T1 E2 L", EMPTY, "GEY")


def test_nothing_can_be_placed_on_a_geyser() -> None:
    """SYL-GEYSER-3"""
    s = study(
        "defend",
        elements=True,
        hand="F1",
        clearing=["G . . T2", "T1 T1 T1 T1", "T3 T3 T3 T3", "T2 T2 T2 G"],
        ravager_stack=FILLER,
    )
    s.play("play:F1")
    assert sorted(s.words()) == ["place:r1c2", "place:r1c3"]
    assert refused(s, "place:r1c1") == "SYL-GEYSER-3"


def test_a_geyser_stays_from_round_to_round() -> None:
    """SYL-GEYSER-3"""
    s = study(
        "defend",
        elements=True,
        clearing=[". . G .", "T1 . G ."],
        defender_deck="F1 F2 F3",
        ravager_stack=["GEY E0", "STO E0", "TOR E0", "BLA E0"],
    )
    s.play("end")
    assert asked(s) == (0, "main_action")
    assert (row(s, 1), row(s, 2), bag(s, "sylvan_discard")) == (". . G G", ". . G .", "T1")


@pytest.mark.parametrize("elemental", ["E0", "E3", "B4"])
def test_an_elemental_and_the_geyser_it_enters_are_both_discarded(elemental: str) -> None:
    """SYL-GEYSER-4"""
    s = study(
        "move",
        elements=True,
        clearing=[f"{elemental} G . .", f". {elemental} . ."],
        defender_deck="OWL WHA",
        stop="reinforce",
    )
    assert (row(s, 1), row(s, 2)) == (EMPTY, f". . {elemental} .")
    assert bag(s, "ravager_discard") == {"E0": "E0 GEY", "E3": "E3 GEY", "B4": "GEY"}[elemental]
    assert (cards(s, "defender_deck"), s.position()["forest_health"]) == (["OWL", "WHA"], 12)


def test_an_elemental_on_the_stack_enters_a_geyser_on_column_1() -> None:
    """SYL-GEYSER-4"""
    s = study("move", elements=True, on_stack=["E2", ".", ".", "."], clearing=["G . . ."], stop="reinforce")
    assert (row(s, 1), bag(s, "ravager_discard")) == (EMPTY, "E2 GEY")


def test_any_geysers_may_erupt_one_after_the_other_free_of_charge() -> None:
    """SYL-GEYSER-5"""
    s = study(
        "defend",
        elements=True,
        hand="F1",
        clearing=["G E1 . .", ". . . .", ". . . G", "E1 . G ."],
        ravager_stack=FILLER,
    )
    assert sorted(s.words()) == ["end", "erupt:r1c1", "erupt:r3c4", "erupt:r4c3", "play:F1"]
    s.play("erupt:r1c1")
    s.play("left")
    assert sorted(s.words()) == ["end", "erupt:r3c4", "erupt:r4c3", "play:F1"]
    s.play("erupt:r4c3")
    s.play("right")
    assert sorted(s.words()) == ["end", "erupt:r3c4", "play:F1"]
    assert [row(s, number) for number in (1, 2, 3, 4)] == [EMPTY, EMPTY, ". . . G", EMPTY]
    assert (bag(s, "hands", 0), bag(s, "sylvan_discard")) == ("F1", "")


@pytest.mark.parametrize(
    ("direction", "after", "discarded"),
    [
        ("left", ["E2 . E1 .", "E0 E1 . .", ". . E3 T1", ". E3 E0 ."], "E2 GEY"),
        ("right", ["E2 . E1 .", ". . . E2", ". . E3 T1", ". E3 E0 ."], "E0 E1 GEY"),
        ("up", ["E2 . . .", "E0 E1 . E2", ". . E3 T1", ". E3 E0 ."], "E1 GEY"),
        ("down", ["E2 . E1 .", "E0 E1 . E2", ". . . T1", ". E3 . ."], "E0 E3 GEY"),
    ],
)
def test_an_eruption_discards_all_elementals_in_one_direction(direction: str, after: list[str], discarded: str) -> None:
    """SYL-GEYSER-6"""
    s = study(
        "defend",
        elements=True,
        clearing=["E2 . E1 .", "E0 E1 G E2", ". . E3 T1", ". E3 E0 ."],
        ravager_stack=FILLER,
    )
    s.play("erupt:r2c3")
    assert asked(s) == (0, "geyser_direction")
    assert sorted(s.words()) == ["down", "left", "right", "up"]
    s.play(direction)
    assert [row(s, number) for number in (1, 2, 3, 4)] == after
    assert bag(s, "ravager_discard") == discarded


def test_other_cards_neither_stop_an_eruption_nor_suffer_from_it() -> None:
    """SYL-GEYSER-7"""
    s = study(
        "defend",
        elements=True,
        clearing=["E3 F1 . G", "T1 . . L", ". . . F4", ". . . E2"],
        ravager_stack=["E1", "E1", "E1", "E1"],
        defender_deck="OWL",
    )
    down = s.copy()
    down.play("erupt:r1c4")
    down.play("down")
    assert [row(down, number) for number in (1, 2, 3, 4)] == ["E3 F1 . .", "T1 . . L", ". . . F4", EMPTY]
    s.play("erupt:r1c4")
    s.play("right")
    assert [row(s, number) for number in (1, 2, 3, 4)] == [". F1 . .", "T1 . . L", ". . . F4", ". . . E2"]
    assert s.position()["ravager_stack"] == [["E1"], ["E1"], ["E1"], ["E1"]]
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("", "E3 GEY")
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("", ["OWL"])


def test_another_geyser_in_the_line_is_not_affected() -> None:
    """SYL-GEYSER-7"""
    s = study("defend", elements=True, clearing=["G G E1 ."], ravager_stack=FILLER)
    s.play("erupt:r1c1")
    s.play("left")
    assert row(s, 1) == ". G . ."


@pytest.mark.parametrize("direction", ["up", "down", "left", "right"])
def test_an_eruption_may_hit_nothing_even_out_of_the_clearing(direction: str) -> None:
    """SYL-GEYSER-8"""
    s = study("defend", elements=True, clearing=["G . . .", ". E1 . ."], ravager_stack=FILLER)
    s.play("erupt:r1c1")
    s.play(direction)
    assert (asked(s), row(s, 1), row(s, 2)) == ((0, "main_action"), EMPTY, ". E1 . .")
    assert bag(s, "ravager_discard") == "GEY"
