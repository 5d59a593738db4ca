"""Final assault, healing and the end of the game (SYL-FINAL, SYL-END)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import hand, outcome, play, question
from tests.games.sylvion.table import health, study


def assault(*rows: str, **given: Any) -> State:
    """The final assault with what lies on the clearing."""
    return study("final_assault", clearing=list(rows), **given)


def test_the_assault_goes_on_until_no_elemental_is_left() -> None:
    """SYL-FINAL-1: every elemental walks its row to the end, from whatever column it stands on."""
    s = assault("E1 . . .", ". E1 . .", ". . E1 .", "E1 . E2 E1")
    assert (outcome(s), health(s)) == ((False, "forest_not_healed"), 5)


def test_the_assault_moves_in_complete_passes() -> None:
    """SYL-FINAL-1: one cell for all, then the next; the bearer nearer to the edge loses before the damage of row 1."""
    s = assault("E3 . . .", ". E1@ . .", ravager_figure=True, figure_at="r2c2", forest_health=2)
    assert outcome(s) == (False, "ravager_reached_edge")
    s = assault(". . E3 .", ". E1@ . .", ravager_figure=True, figure_at="r2c2", forest_health=2)
    assert outcome(s) == (False, "forest_burned")


@pytest.mark.parametrize(
    ("row", "expected"), [("E2 . F3 .", 12), ("E3 . F3 .", 12), ("E3 F1 F2 .", 9), ("E0 . T4 .", 12)]
)
def test_combat_and_damage_work_as_usual_in_the_assault(row: str, expected: int) -> None:
    """SYL-FINAL-2: fountains stop what they can stop."""
    s = assault(row)
    assert (outcome(s)[0], health(s)) == (expected == 12, expected)


@pytest.mark.parametrize(("row", "expected"), [("E3 E1 G .", 9), ("E2 L L L", 10), ("B4 L G L", 12)])
def test_geysers_and_lakes_work_as_usual_in_the_assault(row: str, expected: int) -> None:
    """SYL-FINAL-2: a geyser takes one elemental with it, a lake takes none."""
    assert health(assault(row, elements=True)) == expected


def test_the_figure_works_as_usual_in_the_assault() -> None:
    """SYL-FINAL-2: at the edge it loses the game; a strong fountain takes it off before."""
    s = assault("E0@ . . .", ravager_figure=True, figure_at="r1c1")
    assert outcome(s) == (False, "ravager_reached_edge")
    s = assault("E1@ . F4 .", ravager_figure=True, figure_at="r1c1")
    assert (outcome(s), health(s)) == ((False, "forest_not_healed"), 11)


def test_nothing_is_drawn_in_the_assault() -> None:
    """SYL-FINAL-3: a draw would ask how to renew the deck, or what to do with a betrayal."""
    s = assault("E3 F1 F2 .", hand="T1 T2", sylvan_discard="T3 T4 OWL")
    assert (question(s), outcome(s)) == (None, (False, "forest_not_healed"))
    s = assault("E3 F1 F2 .", hand="T1 T2", defender_deck="BET BET", feats_betrayals=True)
    assert (question(s), outcome(s)) == (None, (False, "forest_not_healed"))


def test_a_defeated_fountain_does_not_interrupt_the_pass() -> None:
    """SYL-FINAL-3: without a draw the rows stay in step, so the bearer of row 2 is at the edge first."""
    rows = ["E3 F1 F2 .", ". E1@ . ."]
    s = study("defend", ravager_figure=True, clearing=rows, figure_at="r2c2", forest_health=2, defender_deck="T1 T2")
    assert outcome(play(s, "end")) == (False, "ravager_reached_edge")


def test_nothing_is_played_in_the_assault() -> None:
    """SYL-FINAL-3: the step before it was the last chance."""
    s = study("defend", hand="F4 F1 STA WHA HED", clearing=["E1 . . ."], feats_betrayals=True, feats="DELUGE")
    assert hand(s) == "F1 F4 HED STA WHA"
    play(s, "end")
    assert (question(s), outcome(s), health(s)) == (None, (False, "forest_not_healed"), 11)


def test_the_trees_that_are_left_heal_the_forest() -> None:
    """SYL-END-1: the health of all trees is added; fountains heal nothing."""
    s = assault("T1 . . F4", ". T2 . .", ". . T4 F3", forest_health=1)
    assert (outcome(s), health(s)) == ((False, "forest_not_healed"), 8)


def test_trees_heal_only_after_the_assault() -> None:
    """SYL-END-1: what falls in the assault heals no more, and its damage counts first."""
    s = assault("E1 . T4 .", ". T3 . .", forest_health=9)
    assert (outcome(s), health(s)) == ((False, "forest_not_healed"), 11)
    s = assault("T3 . . E3", forest_health=12)
    assert (outcome(s), health(s)) == ((True, "forest_healed"), 12)


def test_surplus_healing_is_lost() -> None:
    """SYL-END-1: there are twelve edge cards and no more."""
    s = assault("T4 T4 T4 T4", forest_health=5)
    assert (outcome(s), health(s)) == ((True, "forest_healed"), 12)


@pytest.mark.parametrize(("tree", "won"), [("T2", False), ("T3", True), ("T4", True)])
def test_only_a_healthy_forest_wins(tree: str, won: bool) -> None:
    """SYL-END-2: all twelve edge cards must be healthy."""
    s = assault(f"{tree} . . .", forest_health=9)
    assert outcome(s) == (won, "forest_healed" if won else "forest_not_healed")
    assert s.result is not None
    assert s.result.rule == "SYL-END-2"


def test_a_forest_that_was_never_harmed_wins_without_trees() -> None:
    """SYL-END-2: the number counts, not the way to it; the introductory forest starts with less."""
    assert outcome(assault(". . . .")) == (True, "forest_healed")
    assert outcome(assault(". . . .", mode="introductory")) == (False, "forest_not_healed")
    assert outcome(assault("T2 T4 . .", mode="introductory")) == (True, "forest_healed")


@pytest.mark.parametrize("step", ["reveal", "move", "defend", "final_assault"])
def test_damage_can_lose_the_game_at_any_time(step: str) -> None:
    """SYL-END-3: by a simoon, in step 2, by a whale and in the final assault; no tree helps any more."""
    stacks = ["SIM", "", "", ""] if step == "reveal" else ["", "", "", ""]
    s = study(step, hand="WHA", clearing=[". . . E3", "T4 T4 . ."], forest_health=2, ravager_stack=stacks)
    if step == "defend":
        play(s, "play:WHA", "to:edge")
    assert outcome(s) == (False, "forest_burned")
    assert s.result is not None
    assert s.result.rule == "SYL-DAMAGE-3"


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_burned_forest_has_no_healthy_card(left: int) -> None:
    """SYL-END-4: after `forest_burned` the value is 0, and nothing is asked any more."""
    s = study("move", clearing=[". . . E3"], forest_health=left, ravager_stack=["E0"] * 4)
    assert (s.over, question(s), list(s.options), health(s)) == (True, None, [], 0)
    assert outcome(s) == (False, "forest_burned")
