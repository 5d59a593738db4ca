"""The four supports: blaze, simoon, desiccation, demobilise (SYL-BLAZE, SYL-SIMOON, SYL-DESIC, SYL-DEMCARD)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, cards, hand, order, play, question
from tests.games.sylvion.table import health, row, study


def revealed(*codes: str, **given: Any) -> State:
    """Step 1 with these cards on top of the stacks, halted before step 2."""
    stacks = [*codes, "", "", "", ""][:4]
    return study("reveal", ravager_stack=stacks, stop="move", **given)


def test_blaze_replaces_every_normal_elemental_in_its_place() -> None:
    """SYL-BLAZE-1: on the clearing and on the stacks; nothing else changes."""
    s = revealed("E1", "BLA", "E3", clearing=["E2 . F1 E1", ". E3 . T1", ". . . .", "E1 E1 . ."])
    assert [row(s, number) for number in (1, 2, 4)] == ["B3 . F1 B2", ". B4 . T1", "B2 B2 . ."]
    assert cards(s, "on_stack") == ["B2", ".", "B4", "."]
    assert health(s) == 12


@pytest.mark.parametrize(("before", "after"), [("E0", "B4"), ("E1", "B2"), ("E2", "B3"), ("E3", "B4")])
def test_blaze_makes_elementals_stronger(before: str, after: str) -> None:
    """SYL-BLAZE-2: 1 becomes 2, 2 becomes 3, 3 becomes 4, and 0 becomes 4."""
    assert row(revealed("BLA", clearing=[f". {before} . ."]), 1) == f". {after} . ."


def test_the_supply_of_blazing_elementals_has_no_end() -> None:
    """SYL-BLAZE-1: every normal elemental is replaced, also more of one strength than there are cards."""
    s = revealed("BLA", clearing=["E1 E1 E1 E1", "E1 E1 E1 E1", "E3 E3 E3 E3", "E3 E3 E3 E3"])
    assert [row(s, number) for number in (1, 2, 3, 4)] == ["B2 B2 B2 B2"] * 2 + ["B4 B4 B4 B4"] * 2


def test_blazing_elementals_do_not_blaze_again() -> None:
    """SYL-BLAZE-3: neither older ones nor those of another blaze in the same step."""
    assert row(revealed("BLA", clearing=["B2 B3 B4 ."]), 1) == "B2 B3 B4 ."
    s = revealed("BLA", "BLA", clearing=["E1 E2 B2 ."])
    assert (row(s, 1), bag(s, "ravager_discard")) == ("B2 B3 B2 .", "BLA BLA E1 E2")


def test_replaced_elementals_lie_in_the_ravager_pile() -> None:
    """SYL-BLAZE-4: the normal card is discarded; the blazing one was in no pile before."""
    s = revealed("BLA", "E3", clearing=["E0 E2 B3 .", "E1 . . ."])
    assert bag(s, "ravager_discard") == "BLA E0 E1 E2 E3"


def test_simoon_moves_everything_once_before_step_2() -> None:
    """SYL-SIMOON-1: a complete pass with combat, damage and elementals on stacks."""
    s = revealed("E3", "SIM", "E1", "E2", clearing=["E2 . . E1", "E3 F2 . .", "F3 . . .", ". E0 T1 ."], forest_health=5)
    assert [row(s, number) for number in (1, 2, 3, 4)] == ["E3 E2 . .", ". E3 . .", "F3 . . .", "E2 . . ."]
    assert (health(s), cards(s, "on_stack")) == (4, [".", ".", ".", "."])


def test_simoon_draws_for_a_defeated_fountain() -> None:
    """SYL-SIMOON-1: the pass is complete, draws included."""
    s = revealed("SIM", clearing=["E3 F2 . ."], defender_deck="OWL T1")
    assert (hand(s), order(s, "defender_deck")) == ("OWL", "T1")


@pytest.mark.parametrize(("simoons", "column"), [(1, 2), (2, 3), (3, 4)])
def test_each_simoon_is_a_pass_of_its_own(simoons: int, column: int) -> None:
    """SYL-SIMOON-2: a new elemental stands one column further for each simoon, after step 2."""
    s = study("reveal", ravager_stack=["E1", *["SIM"] * simoons, *[""] * (3 - simoons)], stop="reinforce")
    assert s.position()["clearing"][0].index("E1") + 1 == column


def test_desiccation_takes_one_random_card() -> None:
    """SYL-DESIC-1: the table decides which one."""
    s = revealed("DES", hand="F1 F3 T2", script=["F3"])
    assert (question(s), sorted(s.words())) == ("desiccation_mode", ["choose_two", "random_one"])
    play(s, "random_one")
    assert (question(s), hand(s), bag(s, "sylvan_discard"), bag(s, "box")) == (None, "F1 T2", "F3", "")


def test_desiccation_takes_two_chosen_cards() -> None:
    """SYL-DESIC-1: the player decides, one card after the other, from the own hand."""
    s = revealed("DES", hand="F1 F3 T2 T2", sylvan_discard="OWL")
    play(s, "choose_two")
    assert (question(s), sorted(s.words())) == ("desiccation_card", ["discard:F1", "discard:F3", "discard:T2"])
    play(s, "discard:T2")
    assert sorted(s.words()) == ["discard:F1", "discard:F3", "discard:T2"]
    play(s, "discard:F1")
    assert (question(s), hand(s), bag(s, "sylvan_discard")) == (None, "F3 T2", "F1 OWL T2")


def test_the_random_card_is_drawn_from_cards_and_not_from_kinds() -> None:
    """SYL-DESIC-1: three equal cards are hit three times as often as one."""
    hits = 0
    for seed in range(200):
        s = play(revealed("DES", hand="F1 F1 F1 T4", seed=seed), "random_one")
        hits += bag(s, "sylvan_discard") == "F1"
    assert 125 <= hits <= 175


def test_the_only_hand_card_is_lost_without_a_question() -> None:
    """SYL-DESIC-2: only the random option exists."""
    s = revealed("DES", hand="F1", defender_deck="T1")
    assert (question(s), hand(s), bag(s, "sylvan_discard")) == (None, "", "F1")


def test_desiccation_does_nothing_to_an_empty_hand() -> None:
    """SYL-DESIC-2: neither the deck nor the pile is touched instead."""
    s = revealed("DES", defender_deck="T1", sylvan_discard="T2")
    assert (question(s), hand(s), order(s, "defender_deck"), bag(s, "sylvan_discard")) == (None, "", "T1", "T2")


def test_demobilise_takes_one_random_card_of_the_pile() -> None:
    """SYL-DEMCARD-1: it goes to the box."""
    s = revealed("DEM", hand="F1 F2", sylvan_discard="F1 OWL T2", script=["OWL"])
    assert (question(s), sorted(s.words())) == ("demobilize_mode", ["choose_two", "random_one"])
    play(s, "random_one")
    assert (question(s), bag(s, "sylvan_discard"), bag(s, "box"), hand(s)) == (None, "F1 T2", "OWL", "F1 F2")


def test_demobilise_takes_two_chosen_cards_of_the_pile() -> None:
    """SYL-DEMCARD-1: they go to the box, one after the other."""
    s = revealed("DEM", hand="F4", sylvan_discard="F1 OWL OWL T2", defender_deck="T4")
    play(s, "choose_two")
    assert (question(s), sorted(s.words())) == ("demobilize_card", ["remove:F1", "remove:OWL", "remove:T2"])
    play(s, "remove:OWL")
    assert sorted(s.words()) == ["remove:F1", "remove:OWL", "remove:T2"]
    play(s, "remove:T2")
    assert (question(s), bag(s, "sylvan_discard"), bag(s, "box")) == (None, "F1 OWL", "OWL T2")


def test_the_only_card_of_the_pile_leaves_without_a_question() -> None:
    """SYL-DEMCARD-2: only the random option exists; of an empty pile nothing leaves."""
    s = revealed("DEM", "DEM", sylvan_discard="F1", hand="T1 T2", defender_deck="T3")
    assert (question(s), bag(s, "sylvan_discard"), bag(s, "box")) == (None, "", "F1")
    assert (hand(s), order(s, "defender_deck")) == ("T1 T2", "T3")
