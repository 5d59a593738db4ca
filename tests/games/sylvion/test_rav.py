"""Expansion 3: where the Ravager figure stands and how it travels."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, outcome
from tests.games.sylvion.table import row, study

FILLER = ["E0", "E0", "E0", "E0"]


def figure(s: State) -> object:
    return s.position()["figure_at"]


def unmarked(s: State, number: int) -> str:
    """A row without the Ravager marks, which mean nothing on the clearing."""
    return row(s, number).replace("*", "")


def reveals(*tops: str, **position: Any) -> State:
    """The given cards are turned up, row 1 first; the game halts before step 2."""
    stacks = [*tops, "", "", "", ""][:4]
    return study("reveal", ravager_figure=True, ravager_stack=stacks, stop="move", **position)


def test_the_figure_starts_beside_the_clearing() -> None:
    """SYL-RAV-1"""
    s = lichtung.game("sylvion").start(seats=1, seed=3, ravager_figure=True)
    assert figure(s) is None
    assert figure(study("defend", ravager_figure=True, clearing=["E1 . . ."], ravager_stack=FILLER)) is None


@pytest.mark.parametrize("marked", ["E0*", "E1*", "E3*"])
def test_a_free_figure_is_placed_on_a_marked_elemental_that_is_turned_up(marked: str) -> None:
    """SYL-RAV-2, SYL-REVEAL-3"""
    s = reveals("E3", marked, "E2", hand="HED", clearing=["E3 . . ."])
    assert asked(s) == (0, "hedgehog")
    assert figure(s) == "r2c0"
    s.play("pass")
    assert figure(s) == "r2c0"


def test_unmarked_elementals_and_games_without_the_option_do_not_know_the_figure() -> None:
    """SYL-RAV-2"""
    assert figure(reveals("E3", "E0", "E1", "E2")) is None
    plain = study("reveal", ravager_stack=["E3*", "", "", ""], stop="move")
    assert plain.position().get("figure_at") is None


@pytest.mark.parametrize(
    ("bearer", "marked", "expected"),
    [
        ("E2@", "E2*", "r3c3"),
        ("E2@", "E1*", "r3c3"),
        ("E2@", "E3*", "r1c0"),
        ("B3@", "E3*", "r3c3"),
        ("B2@", "E3*", "r1c0"),
        ("E0@", "E0*", "r3c3"),
    ],
)
def test_the_figure_moves_only_to_a_strictly_stronger_marked_elemental(bearer: str, marked: str, expected: str) -> None:
    """SYL-RAV-3"""
    s = reveals(marked, clearing=[". . . .", ". . . .", f". . {bearer} ."])
    assert figure(s) == expected


@pytest.mark.parametrize(
    ("tops", "expected"),
    [
        (("E1*", "E2", "E3*", "E2*"), "r3c0"),
        (("E3*", "E2*", "E1*", "E0*"), "r1c0"),
        (("E0*", "E1*", "E2*", "E3*"), "r4c0"),
    ],
)
def test_marked_elementals_turned_up_together_are_handled_row_by_row(tops: tuple[str, ...], expected: str) -> None:
    """SYL-RAV-4"""
    assert figure(reveals(*tops)) == expected


def test_the_figure_is_placed_before_a_blaze_of_the_same_step() -> None:
    """SYL-RAV-3, SYL-RAV-6, SYL-REVEAL-3"""
    s = reveals("E2*", "BLA", clearing=[". . . .", ". . E1@ ."])
    assert (figure(s), s.position()["on_stack"][0], row(s, 2)) == ("r1c0", "B3@", ". . B2 .")


def test_the_figure_walks_with_its_bearer_in_step_2() -> None:
    """SYL-RAV-5"""
    s = study("move", ravager_figure=True, clearing=["E1 E2@ . ."], stop="reinforce")
    assert (row(s, 1), figure(s)) == (". E1 E2@ .", "r1c3")


def test_the_figure_leaves_the_stack_with_its_bearer() -> None:
    """SYL-RAV-5"""
    s = study("reveal", ravager_figure=True, ravager_stack=["", "E1*", "", ""], stop="reinforce")
    assert (unmarked(s, 2), figure(s), s.position()["on_stack"]) == ("E1@ . . .", "r2c1", [".", ".", ".", "."])


def test_the_figure_is_carried_by_a_simoon_and_over_lakes() -> None:
    """SYL-RAV-5"""
    s = reveals("SIM", "E1*", elements=True, clearing=[". . . .", "L L . ."])
    assert (unmarked(s, 2), figure(s)) == ("L L E1@ .", "r2c3")


def test_the_figure_is_moved_by_a_whale() -> None:
    """SYL-RAV-5"""
    s = study("defend", ravager_figure=True, hand="WHA", clearing=[". E2@ . ."], ravager_stack=FILLER)
    s.play("play:WHA")
    s.play("to:r3c3")
    assert (row(s, 1), row(s, 3), figure(s)) == (". . . .", ". . E2@ .", "r3c3")


@pytest.mark.parametrize(("bearer", "after"), [("E0@", "B4@"), ("E1@", "B2@"), ("E3@", "B4@"), ("B2@", "B2@")])
def test_blaze_leaves_the_figure_on_the_blazing_elemental(bearer: str, after: str) -> None:
    """SYL-RAV-6"""
    s = reveals("BLA", clearing=[". . . .", f". {bearer} . ."])
    assert (row(s, 2), figure(s)) == (f". {after} . .", "r2c2")


def test_a_hedgehog_discards_a_bearer_on_the_stack_and_frees_the_figure() -> None:
    """SYL-RAV-12"""
    s = reveals("E1", "E3*", hand="HED", clearing=["E1@ . . ."])
    assert figure(s) == "r2c0"
    s.play("discard:r2c0")
    assert (figure(s), row(s, 1), s.position()["on_stack"]) == (None, "E1 . . .", ["E1", ".", ".", "."])
    assert [card.rstrip("*") for card in s.position()["ravager_discard"]] == ["E3"]


def test_doves_discard_marked_elementals_without_moving_the_figure() -> None:
    """SYL-RAV-12"""
    s = study(
        "defend",
        ravager_figure=True,
        hand="DOV F1",
        clearing=["E1@ . . ."],
        ravager_stack=["E3* E0", "E1 E0", "E0 E0", "E2 E0"],
    )
    s.play("play:DOV")
    assert (figure(s), row(s, 1)) == ("r1c1", "E1@ . . .")
    assert sorted(card.rstrip("*") for card in s.position()["ravager_discard"]) == ["E0", "E1", "E2", "E3"]


@pytest.mark.parametrize("bearer", ["E0@", "E3@", "B4@"])
def test_the_game_is_lost_when_the_bearer_walks_off_the_clearing(bearer: str) -> None:
    """SYL-RAV-13"""
    s = study("move", ravager_figure=True, clearing=[". . . .", f". . . {bearer}"], stop="reinforce")
    assert outcome(s) == (False, "ravager_reached_edge")
    assert s.position()["forest_health"] == 12


def test_the_bearer_at_the_edge_decides_before_its_damage() -> None:
    """SYL-RAV-13"""
    s = study("move", ravager_figure=True, clearing=[". . . E3@"], forest_health=1, stop="reinforce")
    assert outcome(s) == (False, "ravager_reached_edge")


def test_a_row_above_the_bearer_burns_the_forest_first() -> None:
    """SYL-RAV-13, SYL-MOVE-2"""
    s = study("move", ravager_figure=True, clearing=[". . . E1", ". . . E0@"], forest_health=0, stop="reinforce")
    assert outcome(s) == (False, "forest_burned")


def test_a_whale_may_lose_the_game_with_the_bearer() -> None:
    """SYL-RAV-13"""
    s = study("defend", ravager_figure=True, hand="WHA", clearing=[". . E0@ ."], ravager_stack=FILLER)
    s.play("play:WHA")
    assert "to:edge" in s.words()
    s.play("to:edge")
    assert outcome(s) == (False, "ravager_reached_edge")


def test_the_bearer_reaches_the_edge_over_a_lake_in_a_simoon_or_the_final_assault() -> None:
    """SYL-RAV-13, SYL-FINAL-2"""
    lake = study("move", ravager_figure=True, elements=True, clearing=[". . E1@ L"], stop="reinforce")
    assert outcome(lake) == (False, "ravager_reached_edge")
    assert outcome(reveals("SIM", clearing=[". . . E0@"])) == (False, "ravager_reached_edge")
    final = study("final_assault", ravager_figure=True, clearing=["E0@ . . .", "T4 . . ."])
    assert outcome(final) == (False, "ravager_reached_edge")


def test_a_figure_that_alone_changes_is_told_together_with_the_clearing() -> None:
    """SYL-INFO-1, SYL-RAV-10: the elephant takes only the figure off; whoever follows by events sees the card without it."""
    s = study("defend", ravager_figure=True, hand="ELE F1 F2", clearing=["E2@ . . ."], ravager_stack=FILLER)
    view = s.view(0)
    assert "E2@" == view["clearing"][0][0]
    s.listen(0)
    for word in ("play:ELE", "discard:F1"):
        s.play(word)
        view = lichtung.fold(view, s.heard(0))
        assert s.view(0) == view
    assert "E2" == view["clearing"][0][0]
