"""The whale (SYL-WHALE)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import bag, hand, order, outcome, play, question, refused
from tests.games.sylvion.table import health, row, study

ALL = {f"to:r{r}c{c}" for r in (1, 2, 3, 4) for c in (1, 2, 3, 4)}


def whale(*rows: str, **given: Any) -> State:
    """A whale has been played; a single elemental on the clearing is chosen without a question."""
    return play(study("defend", hand="WHA", clearing=list(rows), **given), "play:WHA")


def test_an_elemental_is_moved_up_to_three_steps_in_any_mixture_of_directions() -> None:
    """SYL-WHALE-1: every cell within three steps, none that would need four."""
    s = whale(". . . .", ". E1 . .")
    assert question(s) == "whale_destination"
    assert set(s.words()) == (ALL | {"to:edge"}) - {"to:r2c2", "to:r4c4"}
    assert refused(s, "to:r4c4") == "SYL-WHALE-1"
    s = whale(". . . .", ". . . .", ". . . .", "E1 . . .")
    near = ["r1c1", "r2c1", "r2c2", "r3c1", "r3c2", "r3c3", "r4c2", "r4c3", "r4c4"]
    assert sorted(s.words()) == [f"to:{cell}" for cell in near]


def test_the_whale_costs_nothing_and_moves_one_elemental() -> None:
    """SYL-WHALE-1: the player chooses which; the others stay."""
    s = study("defend", hand="WHA", clearing=["E1 . . .", ". B3 . .", "F1 . . T1"])
    play(s, "play:WHA")
    assert (question(s), sorted(s.words())) == ("whale_elemental", ["move:r1c1", "move:r2c2"])
    play(s, "move:r2c2", "to:r2c1")
    assert (row(s, 1), row(s, 2), question(s)) == ("E1 . . .", "B3 . . .", "main_action")
    assert (hand(s), bag(s, "sylvan_discard")) == ("", "WHA")


def test_an_elemental_without_a_destination_is_not_offered() -> None:
    """SYL-WHALE-1, SYL-WHALE-3: on a clearing full of elementals only the forest edge is left."""
    s = whale("E0 E0 E1 E1", "E1 E1 E2 E2", "E2 E2 E3 E3", "E3 E3 E0 E0")
    assert sorted(s.words()) == [f"move:r{r}c{c}" for r in (1, 2, 3, 4) for c in (2, 3, 4)]
    play(s, "move:r1c2")
    assert (row(s, 1), bag(s, "ravager_discard")) == ("E0 . E1 E1", "E0")


def test_the_path_may_cross_any_card() -> None:
    """SYL-WHALE-2: crossing fights nobody and frees no cell."""
    s = whale("E3 F1 . .", "T1 G . .", elements=True, defender_deck="OWL")
    assert {"to:r1c3", "to:r3c1", "to:r2c3"} <= set(s.words())
    play(s, "to:r1c4")
    assert (row(s, 1), row(s, 2), hand(s)) == (". F1 . E3", "T1 G . .", "")


def test_the_path_may_cross_other_elementals() -> None:
    """SYL-WHALE-2: an elemental walled in by others can still be moved."""
    s = whale("E3 E1 . .", "E2 . . .")
    play(s, "move:r1c1")
    assert {"to:r1c3", "to:r3c1", "to:r2c2"} <= set(s.words())
    play(s, "to:r1c3")
    assert (row(s, 1), row(s, 2)) == (". E1 E3 .", "E2 . . .")


def test_the_move_ends_on_no_elemental_no_lake_no_stack_and_not_where_it_began() -> None:
    """SYL-WHALE-3: trees, fountains and geysers are allowed, these four are not."""
    s = whale("E3 T1 E2 .", "F1 G . .", "L . . .", elements=True)
    play(s, "move:r1c1")
    assert {"to:r1c2", "to:r2c1", "to:r2c2", "to:r1c4"} <= set(s.words())
    for word in ("to:r1c1", "to:r1c3", "to:r3c1"):
        assert word not in s.words()
        assert refused(s, word) == "SYL-WHALE-3"
    assert not [word for word in s.words() if word.endswith("c0")]
    with pytest.raises(lichtung.LichtungError):
        s.play("to:r1c0")


@pytest.mark.parametrize(("place", "reached"), [("E1 . . .", False), (". E1 . .", True), (". . . E1", True)])
def test_the_forest_edge_is_behind_column_4(place: str, reached: bool) -> None:
    """SYL-WHALE-4: it takes one step more than column 4."""
    assert ("to:edge" in whale(". . . .", ". . . .", place).words()) is reached


def test_at_the_forest_edge_the_elemental_burns_and_is_gone() -> None:
    """SYL-WHALE-4: damage as in step 2; the move is over."""
    s = whale(". . . .", ". . . .", ". . . .", ". . E3 .", forest_health=5)
    play(s, "to:edge")
    assert (health(s), row(s, 4), bag(s, "ravager_discard"), question(s)) == (2, ". . . .", "E3", "main_action")


def test_strength_0_may_be_led_to_the_edge_without_harm() -> None:
    """SYL-WHALE-4: no damage, even at health 0; any other elemental loses the game there."""
    s = play(whale(". . . E0", forest_health=0), "to:edge")
    assert (health(s), bag(s, "ravager_discard"), s.over) == (0, "E0", False)
    s = play(whale(". . . E1", forest_health=0), "to:edge")
    assert outcome(s) == (False, "forest_burned")


def test_top_and_bottom_of_the_clearing_are_closed() -> None:
    """SYL-WHALE-5: no edge and no other side behind them."""
    top = whale("E1 . . .")
    assert not {"to:edge", "to:r4c2", "to:r4c3"} & set(top.words())
    bottom = whale(". . . .", ". . . .", ". . . .", "E1 . . .")
    assert not {"to:edge", "to:r1c2", "to:r1c3"} & set(bottom.words())


@pytest.mark.parametrize(
    ("code", "target", "left", "drawn"),
    [
        ("E3", "F2", "E3", "OWL"),
        ("E2", "F2", ".", "OWL"),
        ("E1", "F2", "F2", ""),
        ("E0", "T1", ".", ""),
        ("E1", "T1", "E1", ""),
    ],
)
def test_ending_on_a_tree_or_fountain_is_combat(code: str, target: str, left: str, drawn: str) -> None:
    """SYL-WHALE-6: with the same outcome and the same draw as in step 2."""
    s = whale(f"{code} . . .", f"{target} . . .", defender_deck="OWL")
    play(s, "to:r2c1")
    assert (row(s, 1), row(s, 2), hand(s)) == (". . . .", f"{left} . . .", drawn)


def test_ending_on_a_geyser_destroys_both() -> None:
    """SYL-WHALE-6: no combat and no draw."""
    s = whale("B4 . . .", ". . . .", "G . . .", elements=True, defender_deck="OWL")
    play(s, "to:r3c1")
    assert ([row(s, n) for n in (1, 3)], hand(s), bag(s, "ravager_discard")) == ([". . . ."] * 2, "", "GEY")


def test_the_whale_is_in_the_pile_when_its_combat_renews_the_deck() -> None:
    """SYL-WHALE-6: the draw interrupts the whale; afterwards step 4 goes on."""
    s = whale("E3 . . .", "F2 . . .", sylvan_discard="T1", script=["T1 WHA F2"])
    play(s, "to:r2c1")
    assert (question(s), bag(s, "sylvan_discard")) == ("deck_demobilization_mode", "F2 T1 WHA")
    play(s, "random_one")
    assert (hand(s), order(s, "defender_deck"), question(s)) == ("WHA", "F2", "main_action")


def test_a_lake_is_no_step_on_the_way_to_the_edge() -> None:
    """SYL-WHALE-7: over one lake the edge is only three steps away from column 1."""
    assert "to:edge" in whale("E1 L . .", elements=True).words()
    assert "to:edge" not in whale("E1 G . .", elements=True).words()
    assert "to:edge" in whale("E1 . L .", elements=True).words()


def test_lakes_are_passed_in_all_four_directions() -> None:
    """SYL-WHALE-7: several lakes together cost nothing; behind a lake at the side there is no cell."""
    s = whale("E1 . . .", "L . . .", "L . . .", ". . . .", elements=True)
    assert {"to:r4c1", "to:r4c2", "to:r4c3"} <= set(s.words())
    assert not {"to:r2c1", "to:r3c1", "to:r4c4"} & set(s.words())
    s = whale("L E1 . .", elements=True)
    cells = ["r1c3", "r1c4", "r2c1", "r2c2", "r2c3", "r2c4", "r3c1", "r3c2", "r3c3", "r4c2"]
    assert sorted(s.words()) == ["to:edge", *[f"to:{cell}" for cell in cells]]


@pytest.mark.parametrize(
    ("rows", "destinations"),
    [
        (["", "", "", "E1 . . L"], "edge r1c1 r2c1 r2c2 r3c1 r3c2 r3c3 r4c2 r4c3"),
        (["L . . E1"], "edge r1c2 r1c3 r2c2 r2c3 r2c4 r3c3 r3c4 r4c4"),
        (["", "", ". . . L", ". . L E1"], "edge r1c3 r1c4 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r4c1 r4c2"),
    ],
)
def test_lakes_make_some_ways_shorter_and_open_none_at_the_sides(rows: list[str], destinations: str) -> None:
    """SYL-WHALE-7: all destinations from three corners of the clearing."""
    s = whale(*[line or ". . . ." for line in rows], elements=True)
    assert sorted(s.words()) == [f"to:{place}" for place in destinations.split()]
