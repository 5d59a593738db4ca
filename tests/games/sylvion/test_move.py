"""How elementals move (SYL-MOVE)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, cards, hand, order, play, question
from tests.games.sylvion.table import health, row, study

NOTHING = [".", ".", ".", "."]


def moved(*rows: str, **given: Any) -> State:
    """Step 2 alone."""
    return study("move", clearing=list(rows), stop="reinforce", **given)


def test_every_elemental_moves_exactly_one_cell() -> None:
    """SYL-MOVE-1: on the clearing and on the stacks, each once."""
    s = moved("E1 . E2 .", ". E0 . .", "B2 . . .", ". . E3 .", on_stack=["E3", ".", "E1", "E2"])
    assert [row(s, n) for n in (1, 2, 3, 4)] == ["E3 E1 . E2", ". . E0 .", "E1 B2 . .", "E2 . . E3"]


def test_trees_fountains_geysers_and_lakes_do_not_move() -> None:
    """SYL-MOVE-1: only elementals move."""
    s = moved("F1 T1 G L", ". . E1 .", elements=True)
    assert (row(s, 1), row(s, 2)) == ("F1 T1 G L", ". . . E1")


@pytest.mark.parametrize(("number", "pile"), [(1, "F1"), (2, "F1 T1"), (3, "F1 T1 T2"), (4, "F1 T1 T2 T3")])
def test_rows_move_from_top_to_bottom(number: int, pile: str) -> None:
    """SYL-MOVE-2: when the fountain of a row falls, the trees of the rows above have fallen, those below have not."""
    trees = iter(["T1", "T2", "T3"])
    rows = [f"E2 {'F1' if n == number else next(trees)} . ." for n in (1, 2, 3, 4)]
    s = study("move", clearing=rows, sylvan_discard="OWL WHA", stop="reinforce")
    assert question(s) == "deck_demobilization_mode"
    assert bag(s, "sylvan_discard") == " ".join(sorted([*pile.split(), "OWL", "WHA"]))
    after = [". E2 . ." if n <= number else rows[n - 1] for n in (1, 2, 3, 4)]
    assert [row(s, n) for n in (1, 2, 3, 4)] == after


def test_the_elemental_nearest_to_the_forest_moves_first() -> None:
    """SYL-MOVE-2: it fights first, and the one behind it finds the cell as it was left."""
    s = moved("E3 E2 F3 .", "E1 F1 . .", on_stack=[".", "E2", ".", "."])
    assert (row(s, 1), row(s, 2)) == (". E3 F3 .", "E2 . . .")
    assert "E3" not in cards(s, "ravager_discard")


def test_the_elemental_on_the_stack_moves_last_in_its_row() -> None:
    """SYL-MOVE-2: three elementals in a column of their own each, in one row."""
    s = moved("E1 E2 . .", on_stack=["E3", ".", ".", "."])
    assert row(s, 1) == "E3 E1 E2 ."


def test_damage_is_counted_in_the_order_of_the_rows() -> None:
    """SYL-MOVE-2: the bearer in row 1 is at the edge before the damage of row 2 burns the forest."""
    s = moved(". . . E1@", ". . . E3", ravager_figure=True, figure_at="r1c4", forest_health=1)
    assert s.result is not None
    assert s.result.reason == "ravager_reached_edge"


def test_a_question_in_a_draw_is_answered_before_the_next_elemental_moves() -> None:
    """SYL-MOVE-3: in the same row and in the rows below everything waits."""
    s = moved("E1 E3 F1 .", ". . E1 .", sylvan_discard="T1 T2", on_stack=["E0", ".", ".", "."], script=["T2 T1 F1"])
    assert question(s) == "deck_demobilization_mode"
    assert (row(s, 1), row(s, 2), cards(s, "on_stack")) == ("E1 . E3 .", ". . E1 .", ["E0", ".", ".", "."])
    play(s, "random_one")
    assert (row(s, 1), row(s, 2), cards(s, "on_stack")) == ("E0 E1 E3 .", ". . . E1", NOTHING)
    assert (bag(s, "box"), hand(s), order(s, "defender_deck")) == ("T2", "T1", "F1")


def test_two_fountains_of_one_pass_draw_one_after_the_other() -> None:
    """SYL-MOVE-3: the second is defeated after the first draw has renewed the deck, and draws from it."""
    s = moved("E3 F1 . .", "E3 F2 . .", sylvan_discard="T1 T2", script=["T2 T1 F1"])
    play(s, "random_one")
    assert (question(s), hand(s)) == (None, "F1 T1")
    assert (bag(s, "sylvan_discard"), order(s, "defender_deck"), bag(s, "box")) == ("F2", "", "T2")


@pytest.mark.parametrize("column", [0, 1, 2, 3])
def test_an_elemental_moves_to_the_next_column(column: int) -> None:
    """SYL-MOVE-4: from column c to column c + 1, towards the forest, in its own row."""
    places = [".", ".", ".", ".", "."]
    places[column] = "E1"
    s = moved(". . . .", " ".join(places[1:]), on_stack=[".", places[0], ".", "."])
    expected = [".", ".", ".", "."]
    expected[column] = "E1"
    assert (row(s, 2), cards(s, "on_stack")) == (" ".join(expected), NOTHING)


def test_acid_lakes_are_passed_over() -> None:
    """SYL-MOVE-4: the next cell that is no lake is the target, from the stack and over the last column too."""
    s = moved("E1 L . .", "L L . .", ". . E2 L", elements=True, on_stack=[".", "E3", ".", "."])
    assert (row(s, 1), row(s, 2), row(s, 3), health(s)) == (". L E1 .", "L L E3 .", ". . . L", 10)


def test_an_empty_target_cell_is_entered() -> None:
    """SYL-MOVE-5: nothing else happens."""
    s = moved(". E3 . .", defender_deck="F1", forest_health=7)
    assert (row(s, 1), hand(s), health(s), bag(s, "ravager_discard")) == (". . E3 .", "", 7, "")


@pytest.mark.parametrize(("defence", "left"), [("F3", "F3"), ("T3", "E2")])
def test_a_tree_or_fountain_in_the_target_cell_is_fought(defence: str, left: str) -> None:
    """SYL-MOVE-6: when its cell is entered, and not before."""
    s = moved(f"E2 {defence} . .", f"E2 . {defence} .")
    assert (row(s, 1), row(s, 2)) == (f". {left} . .", f". E2 {defence} .")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_behind_column_4_is_the_forest_edge(number: int) -> None:
    """SYL-MOVE-7: an elemental on column 3 has not reached it, one on column 4 has."""
    rows = [". . . ."] * 4
    rows[number - 1] = ". . E1 E2"
    s = moved(*rows)
    assert (row(s, number), health(s), bag(s, "ravager_discard")) == (". . . E1", 10, "E2")


def test_a_full_row_moves_as_one() -> None:
    """SYL-MOVE-8: movement is never blocked; each target has been left before it is entered."""
    s = moved("E1 E2 E3 E0", "B2 B3 B4 E0", on_stack=["E3", "E2", ".", "."])
    assert (row(s, 1), row(s, 2)) == ("E3 E1 E2 E3", "E2 B2 B3 B4")
    assert (health(s), bag(s, "ravager_discard")) == (12, "E0 E0")


def test_nobody_is_asked_whether_to_move() -> None:
    """SYL-MOVE-8: movement is not optional, even where it costs the elemental its place."""
    s = moved("E1 F4 . .", ". . . E1", hand="HED WHA")
    assert (question(s), row(s, 1), health(s)) == (None, ". F4 . .", 11)


def test_step_2_moves_those_again_that_a_simoon_has_moved() -> None:
    """SYL-MOVE-9: exactly one pass, for all alike."""
    s = study("reveal", ravager_stack=["SIM", "E1", "", ""], clearing=["E2 . . ."], stop="reinforce")
    assert (row(s, 1), row(s, 2)) == (". . E2 .", ". E1 . .")
    still = study("reveal", ravager_stack=["DES", "E1", "", ""], clearing=["E2 . . ."], stop="reinforce")
    assert (row(still, 1), row(still, 2)) == (". E2 . .", "E1 . . .")


def test_after_step_2_no_card_lies_on_a_stack() -> None:
    """SYL-MOVE-10: whatever was turned up, also where column 1 is held."""
    s = study(
        "reveal",
        ravager_stack=["E1 E1", "E3 E1", "BLA E1", "E2 E1"],
        clearing=["F4 . . .", "T1 . . .", ". . . .", "E1 F1 . ."],
        defender_deck="OWL",
        stop="reinforce",
    )
    assert cards(s, "on_stack") == NOTHING
    assert [len(cards(s, "ravager_stack", n)) for n in range(4)] == [1, 1, 1, 1]
