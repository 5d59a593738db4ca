"""The worked examples of the resolution order: chains, position 0, interrupted draws, whale destinations."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.studying import asked, bag, cards, refused
from tests.games.sylvion.table import row, study

EMPTY = ". . . ."
FILLER = ["E0", "E0", "E0", "E0"]


def test_a_chain_of_elementals_attacks_a_fountain_one_pass_after_the_other() -> None:
    """SYL-MOVE-2, SYL-MOVE-8, SYL-COMBAT-3: the chain example."""
    s = study("move", clearing=["E3 E2 F3 ."], ravager_stack=FILLER, defender_deck="OWL STA WHA DOV FIS SQU T1")
    assert (row(s, 1), bag(s, "ravager_discard"), bag(s, "sylvan_discard")) == (". E3 F3 .", "E2", "")
    s.play("end")
    assert (row(s, 1), bag(s, "ravager_discard"), bag(s, "sylvan_discard")) == ("E0 . . .", "E2 E3", "F3")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("E1 E1 E1 .", ". E1 E1 E1"),
        ("E3 E3 . .", ". E3 E3 ."),
        ("E2 T1 . .", ". E2 . ."),
        ("E0 E0 T1 .", ". E0 . ."),
        ("E2 E1 F1 F4", ". E2 . F4"),
    ],
)
def test_the_elemental_in_front_always_makes_room(before: str, after: str) -> None:
    """SYL-MOVE-8, SYL-GEN-2"""
    s = study("move", clearing=[EMPTY, before], defender_deck="OWL STA", stop="reinforce")
    assert (row(s, 1), row(s, 2), row(s, 3)) == (EMPTY, after, EMPTY)


def test_two_elementals_in_one_cell_are_no_position() -> None:
    """SYL-GEN-2"""
    with pytest.raises(lichtung.InvalidPosition):
        study("move", clearing=["E1 E2 . . .", EMPTY, EMPTY, EMPTY])


@pytest.mark.parametrize(("simoons", "after"), [(0, "E1 . . ."), (1, ". E1 . ."), (2, ". . E1 ."), (3, ". . . E1")])
def test_each_simoon_of_the_round_carries_a_revealed_elemental_one_cell_further(simoons: int, after: str) -> None:
    """SYL-SIMOON-1, SYL-SIMOON-2, SYL-MOVE-9, SYL-MOVE-10"""
    stacks = ["E1", *(["SIM"] * simoons), "", "", ""][:4]
    s = study("reveal", ravager_stack=stacks, stop="reinforce")
    assert (row(s, 1), s.position()["on_stack"]) == (after, [".", ".", ".", "."])


def test_a_simoon_lets_a_revealed_elemental_fight_on_column_1() -> None:
    """SYL-SIMOON-1"""
    s = study("reveal", ravager_stack=["E1", "SIM", "", ""], clearing=["F3 . . ."], stop="move")
    assert (row(s, 1), s.position()["on_stack"]) == ("F3 . . .", [".", ".", ".", "."])
    assert bag(s, "ravager_discard") == "E1 SIM"


def test_a_blaze_changes_an_elemental_on_its_stack_before_a_simoon_moves_it() -> None:
    """SYL-REVEAL-5, SYL-BLAZE-1"""
    s = study(
        "reveal", ravager_stack=["SIM", "E0", "BLA", ""], clearing=[EMPTY, "F3 . . ."], defender_deck="OWL", stop="move"
    )
    assert (row(s, 2), bag(s, "hands", 0), bag(s, "sylvan_discard")) == ("B4 . . .", "OWL", "F3")


def test_position_0_is_empty_while_the_player_defends() -> None:
    """SYL-MOVE-10, SYL-REVEAL-7"""
    s = study("reveal", ravager_stack=["E1 E0", "BLA E0", "E3 E0", "SIM E0"], hand="T1")
    assert asked(s) == (0, "main_action")
    assert s.position()["on_stack"] == [".", ".", ".", "."]


def test_a_draw_with_an_empty_deck_interrupts_the_pass_and_the_next_draw_uses_the_new_deck() -> None:
    """SYL-DRAW-2, SYL-DRAW-5, SYL-MOVE-3, SYL-COMBAT-7: two fountains in one pass."""
    s = study(
        "move",
        clearing=["E3 F1 . .", "E3 F2 . ."],
        sylvan_discard="T1 T2 T3",
        script=["T3 F1"],
        stop="reinforce",
    )
    assert asked(s) == (0, "deck_demobilization_mode")
    assert (row(s, 1), row(s, 2), bag(s, "sylvan_discard")) == (". E3 . .", "E3 F2 . .", "F1 T1 T2 T3")
    s.play("choose_two")
    s.play("remove:T1")
    s.play("remove:T2")
    assert s.choice is None
    assert (row(s, 2), bag(s, "hands", 0), cards(s, "defender_deck")) == (". E3 . .", "F1 T3", [])
    assert (bag(s, "sylvan_discard"), bag(s, "box")) == ("F2", "T1 T2")


def test_in_the_introductory_game_the_interrupted_pass_goes_on_after_the_reshuffle() -> None:
    """SYL-DRAW-3, SYL-DRAW-5"""
    s = study(
        "move",
        mode="introductory",
        clearing=["E3 F1 . .", "E3 F2 . ."],
        sylvan_discard="T1 T2",
        script=["T2 F1 T1"],
        stop="reinforce",
    )
    assert (row(s, 1), row(s, 2), bag(s, "hands", 0)) == (". E3 . .", ". E3 . .", "F1 T2")
    assert (cards(s, "defender_deck"), bag(s, "sylvan_discard")) == (["T1"], "F2")


def destinations(clearing: list[str], elements: bool = False) -> set[str]:
    """Where a whale may move the only elemental of strength 3."""
    s = study("defend", hand="WHA", clearing=clearing, elements=elements, ravager_stack=FILLER)
    s.play("play:WHA")
    if asked(s)[1] == "whale_elemental":
        lines = [line.split() for line in clearing]
        place = next((r, c) for r, line in enumerate(lines, 1) for c, card in enumerate(line, 1) if card == "E3")
        s.play(f"move:r{place[0]}c{place[1]}")
    assert asked(s) == (0, "whale_destination")
    return {word.removeprefix("to:") for word in s.words()}


def test_a_whale_reaches_every_cell_within_three_steps_but_not_the_start() -> None:
    """SYL-WHALE-1, SYL-WHALE-3, SYL-WHALE-5"""
    assert destinations(["E3 . . .", EMPTY, EMPTY, EMPTY]) == {
        *("r1c2", "r1c3", "r1c4"),
        *("r2c1", "r2c2", "r2c3"),
        *("r3c1", "r3c2"),
        *("r4c1",),
    }


def test_a_whale_reaches_the_edge_by_a_forward_step_from_column_4_of_any_row() -> None:
    """SYL-WHALE-4"""
    assert "edge" in destinations([EMPTY, ". E3 . .", EMPTY, EMPTY])
    assert "edge" in destinations([EMPTY, ". . . E3", EMPTY, EMPTY])
    assert "edge" not in destinations([EMPTY, "E3 . . .", EMPTY, EMPTY])


def test_a_whale_may_cross_everything_and_end_on_trees_fountains_and_geysers_only() -> None:
    """SYL-WHALE-2, SYL-WHALE-3"""
    found = destinations(["E3 E1 F1 .", "T1 G . .", "E2 . . .", EMPTY], elements=True)
    assert found == {"r1c3", "r1c4", "r2c1", "r2c2", "r2c3", "r3c2", "r4c1"}


def test_a_lake_costs_a_whale_no_step_in_any_direction() -> None:
    """SYL-WHALE-7, SYL-WHALE-3"""
    found = destinations(["E3 L L .", "L . . .", "L . . .", EMPTY], elements=True)
    assert found == {"r1c4", "edge", "r2c4", "r3c4", "r2c3", "r4c1", "r4c2", "r4c3", "r3c2"}


def test_an_elemental_with_nothing_but_elementals_in_reach_can_not_be_chosen() -> None:
    """SYL-WHALE-3, SYL-DEFEND-4"""
    s = study(
        "defend", hand="WHA", clearing=["E3 E0 E0 E0", "E0 E0 E0 .", "E1 E1 . .", "E1 . . ."], ravager_stack=FILLER
    )
    s.play("play:WHA")
    assert asked(s) == (0, "whale_elemental")
    cells = ("r1c2", "r1c3", "r1c4", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r4c1")
    assert sorted(s.words()) == [f"move:{cell}" for cell in cells]
    assert refused(s, "move:r1c1") == "SYL-WHALE-3"
