"""Expansion 2: acid lakes."""

from __future__ import annotations

import pytest

from tests.games.studying import asked, bag, cards, refused
from tests.games.sylvion.table import row, study

EMPTY = ". . . ."


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (". . . .", ". . . L"),
        ("E1 . . .", "E1 . . L"),
        (". . T1 F1", ". L T1 F1"),
        ("F1 . T1 E2", "F1 L T1 E2"),
        (". F1 G L", "L F1 G L"),
    ],
)
def test_an_acid_lake_lies_down_on_the_empty_cell_nearest_to_the_forest(before: str, after: str) -> None:
    """SYL-LAKE-1"""
    s = study(
        "reveal", elements=True, clearing=[EMPTY, before, EMPTY, EMPTY], ravager_stack=["", "LAK", "", ""], stop="move"
    )
    assert [row(s, number) for number in (1, 2, 3, 4)] == [EMPTY, after, EMPTY, EMPTY]
    assert (bag(s, "ravager_discard"), s.position()["on_stack"]) == ("", [".", ".", ".", "."])


def test_an_acid_lake_without_an_empty_cell_in_its_row_is_discarded() -> None:
    """SYL-LAKE-2"""
    s = study("reveal", elements=True, clearing=["F1 T1 E2 G"], ravager_stack=["LAK", "", "", ""], stop="move")
    assert (row(s, 1), row(s, 2), bag(s, "ravager_discard")) == ("F1 T1 E2 G", EMPTY, "LAK")


def test_nothing_can_be_placed_on_an_acid_lake() -> None:
    """SYL-LAKE-3"""
    s = study(
        "defend",
        elements=True,
        hand="F1",
        clearing=["L . . T2", "T1 T1 T1 T1", "T3 T3 T3 T3", "T2 T2 T2 L"],
        ravager_stack=["E0", "E0", "E0", "E0"],
    )
    s.play("play:F1")
    assert sorted(s.words()) == ["place:r1c2", "place:r1c3"]
    assert refused(s, "place:r1c1") == "SYL-LAKE-3"


def test_an_acid_lake_stays_when_everything_passes_over_it() -> None:
    """SYL-LAKE-3"""
    s = study(
        "defend",
        elements=True,
        hand="ELE F1",
        clearing=["E1 L . .", ". L . .", ". G . ."],
        defender_deck="T1 T2 T3",
        ravager_stack=["E1 E1", "SIM E1", "TOR E1", "STO E1"],
    )
    s.play("erupt:r3c2")
    s.play("up")
    assert (row(s, 1), row(s, 2), row(s, 3)) == ("E1 L . .", ". L . .", EMPTY)
    s.play("play:ELE")
    assert row(s, 1) == ". L . ."
    s.play("end")
    assert (asked(s), row(s, 1), row(s, 2)) == ((0, "main_action"), ". L E1 .", ". L . .")


def test_a_board_full_of_lakes_leaves_no_room() -> None:
    """SYL-LAKE-3, SYL-DEFEND-3"""
    s = study(
        "defend",
        elements=True,
        hand="F1 T1",
        clearing=["T1 T1 T1 L", "T2 T2 T2 L", "T3 T3 T3 L", "T4 T4 T4 L"],
        ravager_stack=["E0", "E0", "E0", "E0"],
    )
    assert list(s.words()) == ["end"]


@pytest.mark.parametrize(
    ("before", "after"),
    [("E1 L . .", ". L E1 ."), ("E2 L L .", ". L L E2"), ("E1 E2 L .", ". E1 L E2"), ("L E1 L .", "L . L E1")],
)
def test_an_elemental_passes_over_any_number_of_adjacent_lakes(before: str, after: str) -> None:
    """SYL-LAKE-4"""
    s = study("move", elements=True, clearing=[before], stop="reinforce")
    assert (row(s, 1), s.position()["forest_health"]) == (after, 12)


def test_an_elemental_on_the_stack_passes_over_a_lake_on_column_1() -> None:
    """SYL-LAKE-4"""
    s = study("move", elements=True, on_stack=["E1", ".", ".", "."], clearing=["L . . ."], stop="reinforce")
    assert (row(s, 1), s.position()["on_stack"]) == ("L E1 . .", [".", ".", ".", "."])


@pytest.mark.parametrize(("content", "damage"), [(". . E2 L", 2), (". E1 L L", 1), ("E0 L L L", 0), ("B4 L L L", 4)])
def test_an_elemental_before_a_lake_on_column_4_reaches_the_edge(content: str, damage: int) -> None:
    """SYL-LAKE-5"""
    s = study("move", elements=True, clearing=[content], stop="reinforce")
    assert s.position()["forest_health"] == 12 - damage
    assert "E" not in row(s, 1)
    assert "B" not in row(s, 1)


@pytest.mark.parametrize(
    ("before", "after", "hand"),
    [
        ("E3 L F1 .", ". L E3 .", "OWL"),
        ("E1 L F1 .", ". L . .", "OWL"),
        ("E1 L F3 .", ". L F3 .", ""),
        ("E0 L T4 .", ". L . .", ""),
        ("E1 L G .", ". L . .", ""),
    ],
)
def test_the_cell_behind_a_lake_is_treated_normally(before: str, after: str, hand: str) -> None:
    """SYL-LAKE-6"""
    s = study("move", elements=True, clearing=[before], defender_deck="OWL WHA", stop="reinforce")
    assert (row(s, 1), bag(s, "hands", 0)) == (after, hand)
    assert len(cards(s, "defender_deck")) == 2 - len(hand.split())
