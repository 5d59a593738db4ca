"""Expansion 3: the figure protects its bearer once."""

from __future__ import annotations

import pytest

from tests.games.studying import asked, bag, cards
from tests.games.sylvion.table import row, study

FILLER = ["E0", "E0", "E0", "E0"]


@pytest.mark.parametrize(("bearer", "fountain"), [("E2", "F2"), ("E2", "F3"), ("E0", "F4"), ("B4", "F4")])
def test_a_fountain_that_is_not_weaker_takes_the_figure_off_and_is_discarded(bearer: str, fountain: str) -> None:
    """SYL-RAV-7"""
    s = study(
        "move",
        ravager_figure=True,
        hand="WHA",
        clearing=[f". {bearer}@ {fountain} ."],
        defender_deck="OWL STA",
        stop="reinforce",
    )
    assert (row(s, 1), s.position()["figure_at"]) == (f". . {bearer} .", None)
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == (fountain, "")
    assert (bag(s, "hands", 0), cards(s, "defender_deck")) == ("OWL WHA", ["STA"])


def test_the_active_player_draws_for_the_fountain_that_took_the_figure_off() -> None:
    """SYL-RAV-7"""
    s = study(
        "move",
        ravager_figure=True,
        turn=1,
        round=2,
        hands=["", ""],
        clearing=["E1@ F4 . ."],
        defender_deck="OWL STA",
        stop="reinforce",
    )
    assert (bag(s, "hands", 0), bag(s, "hands", 1)) == ("", "OWL")


@pytest.mark.parametrize(("bearer", "defender", "drawn"), [("E2", "F1", "OWL"), ("B4", "F3", "OWL"), ("E1", "T4", "")])
def test_against_a_weaker_fountain_or_tree_the_figure_stays(bearer: str, defender: str, drawn: str) -> None:
    """SYL-RAV-8"""
    s = study(
        "move",
        ravager_figure=True,
        clearing=[f". {bearer}@ {defender} ."],
        defender_deck="OWL STA",
        stop="reinforce",
    )
    assert (row(s, 1), s.position()["figure_at"]) == (f". . {bearer}@ .", "r1c3")
    assert (bag(s, "sylvan_discard"), bag(s, "hands", 0)) == (defender, drawn)


def test_a_tree_takes_the_figure_off_a_bearer_of_strength_0() -> None:
    """SYL-RAV-9"""
    s = study("move", ravager_figure=True, clearing=["E0@ T3 . ."], defender_deck="OWL STA", stop="reinforce")
    assert (row(s, 1), s.position()["figure_at"]) == (". E0 . .", None)
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard"), bag(s, "hands", 0)) == ("T3", "", "")


def test_an_elephant_only_takes_the_figure_off() -> None:
    """SYL-RAV-10"""
    s = study(
        "defend", ravager_figure=True, hand="ELE ELE F1 F2", clearing=["E3@ . . .", "E1 . . ."], ravager_stack=FILLER
    )
    s.play("play:ELE")
    s.play("discard:F1")
    s.play("discard:r1c1")
    assert (row(s, 1), s.position()["figure_at"], bag(s, "ravager_discard")) == ("E3 . . .", None, "")
    s.play("play:ELE")
    s.play("discard:r1c1")
    assert (row(s, 1), row(s, 2), bag(s, "ravager_discard")) == (". . . .", "E1 . . .", "E3")


def test_the_deluge_leaves_the_bearer_without_the_figure() -> None:
    """SYL-RAV-10"""
    s = study(
        "defend",
        ravager_figure=True,
        feats_betrayals=True,
        feats="DELUGE",
        clearing=["E3 . . .", ". T1 E2@ F1"],
        ravager_stack=FILLER,
    )
    s.play("feat:DELUGE")
    assert (row(s, 1), row(s, 2), s.position()["figure_at"]) == (". . . .", ". . E2 .", None)
    assert (bag(s, "ravager_discard"), bag(s, "sylvan_discard")) == ("E3", "F1 T1")


def test_a_geyser_eruption_leaves_the_bearer_without_the_figure() -> None:
    """SYL-RAV-10"""
    s = study(
        "defend",
        ravager_figure=True,
        elements=True,
        clearing=["G E2@ E1 E3"],
        ravager_stack=FILLER,
    )
    s.play("erupt:r1c1")
    s.play("left")
    assert (row(s, 1), s.position()["figure_at"], bag(s, "ravager_discard")) == (". E2 . .", None, "E1 E3 GEY")


def test_a_geyser_takes_the_figure_off_a_bearer_that_enters_it() -> None:
    """SYL-RAV-11"""
    s = study("move", ravager_figure=True, elements=True, clearing=[". E2@ G ."], stop="reinforce")
    assert (row(s, 1), s.position()["figure_at"], bag(s, "ravager_discard")) == (". . E2 .", None, "GEY")


def test_a_whale_onto_a_geyser_takes_the_figure_off() -> None:
    """SYL-RAV-11"""
    s = study("defend", ravager_figure=True, elements=True, hand="WHA", clearing=["E2@ G . ."], ravager_stack=FILLER)
    s.play("play:WHA")
    s.play("to:r1c2")
    assert (row(s, 1), s.position()["figure_at"], bag(s, "ravager_discard")) == (". E2 . .", None, "GEY")


def test_a_whale_into_a_strong_fountain_takes_the_figure_off() -> None:
    """SYL-RAV-7, SYL-WHALE-6"""
    s = study(
        "defend",
        ravager_figure=True,
        hand="WHA",
        clearing=["E2@ . . .", "F4 . . ."],
        defender_deck="OWL STA",
        ravager_stack=FILLER,
    )
    s.play("play:WHA")
    s.play("to:r2c1")
    assert (row(s, 1), row(s, 2), s.position()["figure_at"]) == (". . . .", "E2 . . .", None)
    assert bag(s, "hands", 0) == "OWL"


def test_an_elemental_that_lost_the_figure_is_an_ordinary_one() -> None:
    """SYL-RAV-14"""
    s = study(
        "move",
        ravager_figure=True,
        clearing=["E1@ F2 F2 ."],
        defender_deck="OWL STA WHA DOV HED T1 T2",
        ravager_stack=FILLER,
    )
    assert (row(s, 1), s.position()["figure_at"]) == (". E1 F2 .", None)
    s.play("end")
    assert asked(s) == (0, "main_action")
    assert (row(s, 1), s.position()["figure_at"]) == ("E0 . F2 .", None)
    assert bag(s, "ravager_discard") == "E1"


def test_a_freed_figure_does_not_jump_to_a_marked_elemental_on_the_clearing() -> None:
    """SYL-RAV-14"""
    s = study(
        "reveal",
        ravager_figure=True,
        clearing=["E3@ F4 . ."],
        defender_deck="OWL STA WHA DOV T1 T2 T3",
        ravager_stack=["E0 E0", "E1* E0", "E0 E0", "E0 E0"],
    )
    assert (row(s, 1), row(s, 2).replace("*", ""), s.position()["figure_at"]) == ("E0 E3 . .", "E1 . . .", None)


def test_a_freed_figure_returns_with_the_next_marked_elemental_however_weak() -> None:
    """SYL-RAV-14, SYL-RAV-2"""
    s = study(
        "reveal",
        ravager_figure=True,
        clearing=["E3 . . ."],
        ravager_stack=["E3", "E0*", "E2", "E2"],
        stop="move",
    )
    assert s.position()["figure_at"] == "r2c0"
