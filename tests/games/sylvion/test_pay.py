"""Paying for cards, and the hand limit (SYL-PAY, SYL-HAND, SYL-FOUNTAIN, SYL-TREE)."""

from __future__ import annotations

import pytest

from lichtung import State
from tests.games.studying import asked, bag, hand, play, question, refused
from tests.games.sylvion.table import row, study

FILL = ["E0 E0", "E0", "E0", "E0"]
TWELVE = "F1 F1 F2 F2 F3 F3 T1 T1 T2 T2 T3 T3"


def units_asked(s: State) -> int:
    """Pay with the first offered card until the payment is over; how many units had to be paid."""
    units = 0
    while question(s) == "pay_unit":
        s.play(s.words()[0])
        units += 1
    return units


def test_each_discarded_card_pays_one_unit_whatever_it_is() -> None:
    """SYL-PAY-1: a fish, a tree of cost 3 and a fountain of cost 0 count alike."""
    s = study("defend", hand="F4 FIS T4 F1 WHA")
    play(s, "play:F4", "discard:FIS", "discard:T4")
    assert (question(s), sorted(s.words())) == ("pay_unit", ["discard:F1", "discard:WHA"])
    play(s, "discard:F1", "place:r1c1")
    assert (hand(s), bag(s, "sylvan_discard"), row(s, 1)) == ("WHA", "F1 FIS T4", "F4 . . .")
    assert s.position()["fish_points"] == 0


def test_every_kind_of_card_can_pay() -> None:
    """SYL-PAY-1: all fifteen other kinds are offered."""
    others = "DOV ELE F1 F3 F4 FIS HED OWL SQU STA T1 T2 T3 T4 WHA"
    s = play(study("defend", hand="F2 " + others), "play:F2")
    assert sorted(s.words()) == [f"discard:{code}" for code in others.split()]


def test_a_card_never_pays_for_itself() -> None:
    """SYL-PAY-2: a second copy of the same card may pay."""
    s = study("defend", hand="F2")
    assert list(s.words()) == ["end"]
    assert refused(s, "play:F2") == "SYL-DEFEND-2"
    s = study("defend", hand="F2 T1 T2")
    play(s, "play:F2")
    assert sorted(s.words()) == ["discard:T1", "discard:T2"]
    s = study("defend", hand="F2 F2")
    play(s, "play:F2", "place:r1c1")
    assert (hand(s), bag(s, "sylvan_discard"), row(s, 1)) == ("", "F2", "F2 . . .")


def test_each_unit_is_paid_by_a_card_or_by_a_fish_point() -> None:
    """SYL-PAY-3: free choice for each unit; points need not be used first."""
    s = study("defend", hand="F4 T1 T2", fish_points=2)
    play(s, "play:F4")
    assert sorted(s.words()) == ["discard:T1", "discard:T2", "fish_point"]
    play(s, "discard:T1", "fish_point")
    assert sorted(s.words()) == ["discard:T2", "fish_point"]
    play(s, "fish_point", "place:r1c1")
    assert (hand(s), bag(s, "sylvan_discard"), s.position()["fish_points"]) == ("T2", "T1", 0)
    s = study("defend", hand="F2 T1", fish_points=2)
    play(s, "play:F2", "discard:T1", "place:r1c1")
    assert (hand(s), s.position()["fish_points"]) == ("", 2)


def test_exactly_the_cost_is_paid() -> None:
    """SYL-PAY-4: then the next question follows; nobody can pay more, and a cost of 0 asks for nothing."""
    s = study("defend", hand="F2 T1 T2 T3", fish_points=3)
    play(s, "play:F2", "fish_point")
    assert (question(s), s.position()["fish_points"], hand(s)) == ("place_cell", 2, "T1 T2 T3")
    s = study("defend", hand="F1 T2 T3", fish_points=3)
    play(s, "play:F1")
    assert (question(s), s.position()["fish_points"], hand(s)) == ("place_cell", 3, "T2 T3")


def test_the_solo_player_pays_from_the_own_hand() -> None:
    """SYL-PAY-5: deck, pile and clearing do not pay."""
    s = study("defend", hand="F2 T1 T2", defender_deck="OWL", sylvan_discard="WHA", clearing=["F1 . . ."])
    play(s, "play:F2")
    assert (asked(s), sorted(s.words())) == ((0, "pay_unit"), ["discard:T1", "discard:T2"])
    assert refused(s, "discard:OWL") == "SYL-PAY-1"
    assert refused(s, "fish_point") == "SYL-PAY-3"


def test_in_a_team_the_partner_pays() -> None:
    """SYL-PAY-5: with cards of the partner's hand, whatever the active player holds."""
    s = study("defend", hands=["F2 T1 T2", "T3 T4 OWL"])
    play(s, "play:F2")
    assert (asked(s), sorted(s.words())) == ((1, "pay_card"), ["discard:OWL", "discard:T3", "discard:T4"])
    play(s, "discard:OWL", "place:r1c1")
    assert (hand(s, 0), hand(s, 1), bag(s, "sylvan_discard")) == ("T1 T2", "T3 T4", "OWL")
    assert "play:F2" not in study("defend", hands=["F2 T1 T2", ""]).words()


def test_at_the_end_of_step_4_ten_cards_are_left() -> None:
    """SYL-HAND-1: the player chooses what to discard, one card after the other."""
    s = study("defend", hand=TWELVE, ravager_stack=FILL, stop="reveal")
    play(s, "end")
    kinds = ["F1", "F2", "F3", "T1", "T2", "T3"]
    assert (asked(s), sorted(s.words())) == ((0, "hand_limit_card"), [f"discard:{kind}" for kind in kinds])
    play(s, "discard:T3")
    assert question(s) == "hand_limit_card"
    play(s, "discard:F2")
    assert (question(s), hand(s)) == (None, "F1 F1 F2 F3 F3 T1 T1 T2 T2 T3")
    assert bag(s, "sylvan_discard") == "F2 T3"


def test_ten_cards_may_be_kept() -> None:
    """SYL-HAND-1: the limit is ten, not nine."""
    s = study("defend", hand=TWELVE.removeprefix("F1 F1 "), ravager_stack=FILL, stop="reveal")
    play(s, "end")
    assert (question(s), hand(s)) == (None, "F2 F2 F3 F3 T1 T1 T2 T2 T3 T3")


def test_the_limit_holds_in_the_last_round_too() -> None:
    """SYL-HAND-1: before the final assault."""
    s = play(study("defend", hand=TWELVE.removeprefix("F1 ")), "end")
    assert question(s) == "hand_limit_card"
    play(s, "discard:F1")
    assert s.over


@pytest.mark.parametrize("step", ["reveal", "move", "reinforce", "defend"])
def test_no_other_step_checks_the_limit(step: str) -> None:
    """SYL-HAND-2: a hand above ten gets as far as the actions of step 4."""
    s = study(step, hand=TWELVE, ravager_stack=FILL)
    assert (question(s), hand(s)) == ("main_action", TWELVE)


def test_a_hand_above_ten_in_the_middle_of_step_4_is_allowed() -> None:
    """SYL-HAND-2: the owl may fill it; only what is left at the end counts."""
    ten = "F1 F1 F2 F2 OWL F3 T1 T1 T2 T2"
    s = study("defend", hand=ten, defender_deck="T3 T3 T4", ravager_stack=FILL, stop="reveal")
    play(s, "play:OWL", "discard:F3")
    assert (question(s), hand(s)) == ("main_action", "F1 F1 F2 F2 T1 T1 T2 T2 T3 T3 T4")
    play(s, "play:T1", "place:r1c1", "end")
    assert (question(s), len(hand(s).split())) == (None, 10)


def test_cards_over_the_limit_give_no_cost_points() -> None:
    """SYL-HAND-3: neither the discard nor a fish among them is worth anything."""
    s = study("defend", hand="FIS " + TWELVE, defender_deck="T4 T4 T4", ravager_stack=FILL)
    play(s, "end", "discard:FIS", "discard:F1", "discard:F1")
    assert (question(s), s.position()["fish_points"], s.position()["round"]) == ("main_action", 0, 2)


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_a_fountain_costs_one_less_than_its_strength(strength: int) -> None:
    """SYL-FOUNTAIN-1: 0, 1, 2 and 3."""
    s = study("defend", hand=f"F{strength} T1 T2 T3 T4 WHA OWL")
    play(s, f"play:F{strength}")
    assert units_asked(s) == strength - 1
    play(s, "place:r1c1")
    assert (row(s, 1), len(hand(s).split())) == (f"F{strength} . . .", 7 - strength)


@pytest.mark.parametrize("health", [1, 2, 3, 4])
def test_a_tree_costs_one_less_than_its_health_and_has_no_strength(health: int) -> None:
    """SYL-TREE-1: 0, 1, 2 and 3; an elemental of strength 1 beats them all."""
    s = study("defend", hand=f"T{health} F1 F2 F3 F4 WHA OWL", clearing=["E1 . . ."], ravager_stack=["", "", "", "E0"])
    play(s, f"play:T{health}")
    assert units_asked(s) == health - 1
    play(s, "place:r1c2")
    assert row(s, 1) == f"E1 T{health} . ."
    play(s, "end")
    assert row(s, 1) == ". E1 . ."


@pytest.mark.parametrize(("attack", "left"), [("E0", "."), ("E1", "E1"), ("B2", "B2")])
def test_a_tree_that_is_attacked_is_always_discarded(attack: str, left: str) -> None:
    """SYL-TREE-2: only an elemental of strength 0 falls with it."""
    for tree in ("T1", "T4"):
        s = study("move", clearing=[f". {attack} {tree} ."], stop="reinforce")
        assert (row(s, 1), bag(s, "sylvan_discard")) == (f". . {left} .", tree)
        assert bag(s, "ravager_discard") == ("E0" if attack == "E0" else "")
