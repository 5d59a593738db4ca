"""Step 4: playing cards (SYL-DEFEND)."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.studying import asked, bag, hand, order, play, question, refused
from tests.games.sylvion.table import row, study

FILL = ["E0 E0", "E0 E0", "E0", "E0"]
FULL = ["F1 F1 F1 F1", "T1 T1 T1 T1", "F2 F2 F2 F2", "T2 T2 T2 T2"]


def test_cards_are_played_in_any_order_and_number() -> None:
    """SYL-DEFEND-1: fountains, trees and animals mixed, until the player ends the step."""
    s = study("defend", hand="F1 T1 WHA STA F1", clearing=["E1 . . ."], ravager_stack=FILL)
    play(s, "play:STA", "flat")
    play(s, "play:T1", "place:r2c1", "play:WHA", "to:r3c1", "play:F1", "place:r1c1", "play:F1", "place:r1c2")
    assert (question(s), list(s.words())) == ("main_action", ["end"])
    assert (row(s, 1), row(s, 2), row(s, 3)) == ("F1 F1 . .", "T1 . . .", "E1 . . .")
    play(s, "end")
    assert s.position()["round"] == 2


def test_the_step_ends_only_when_the_player_says_so() -> None:
    """SYL-DEFEND-1: with nothing to play the end of the step is still a question."""
    s = study("defend", ravager_stack=FILL)
    assert (asked(s), list(s.words())) == ((0, "main_action"), ["end"])
    s = study("defend", hand="T1 T1 F1", ravager_stack=FILL)
    assert sorted(s.words()) == ["end", "play:F1", "play:T1"]
    assert refused(s, "play:T2") == "SYL-DEFEND-1"
    play(s, "end")
    assert (s.position()["round"], hand(s), row(s, 1)) == (2, "F1 T1 T1", "E0 . . .")


def test_feats_and_geysers_are_used_in_step_4() -> None:
    """SYL-DEFEND-1: they stand beside the playable cards, and after them the step goes on."""
    s = study(
        "defend",
        feats_betrayals=True,
        elements=True,
        feats="DELUGE",
        hand="T1",
        clearing=["G . E1 ."],
        ravager_stack=FILL,
    )
    assert sorted(s.words()) == ["end", "erupt:r1c1", "feat:DELUGE", "play:T1"]
    play(s, "erupt:r1c1", "left")
    assert (question(s), row(s, 1)) == ("main_action", ". . . .")


def test_a_card_that_cannot_be_paid_in_full_cannot_be_played() -> None:
    """SYL-DEFEND-2: two other cards pay for cost 2, but not for cost 3."""
    s = study("defend", hand="F4 F3 T2")
    assert sorted(s.words()) == ["end", "play:F3", "play:T2"]
    assert refused(s, "play:F4") == "SYL-DEFEND-2"
    with pytest.raises(lichtung.IllegalOption):
        s.play("play:F4")
    assert hand(s) == "F3 F4 T2"


def test_fish_points_count_when_a_card_is_to_be_paid() -> None:
    """SYL-DEFEND-2: cards and points together must reach the cost."""
    assert "play:F4" in study("defend", hand="F4 F3 T2", fish_points=1).words()
    assert "play:F4" in study("defend", hand="F4", fish_points=3).words()
    assert "play:F4" not in study("defend", hand="F4", fish_points=2).words()


def test_without_an_empty_cell_no_fountain_and_no_tree_can_be_played() -> None:
    """SYL-DEFEND-3: the animals can."""
    s = study("defend", hand="F3 T3 STA OWL", clearing=FULL)
    assert sorted(s.words()) == ["end", "play:OWL", "play:STA"]
    assert refused(s, "play:F3") == "SYL-DEFEND-3"
    assert refused(s, "play:T3") == "SYL-DEFEND-3"
    assert refused(study("defend", hand="F3 STA OWL", clearing=FULL), "play:F3") == "SYL-DEFEND-3"


def test_a_fountain_or_tree_goes_to_an_empty_cell_of_the_players_choice() -> None:
    """SYL-DEFEND-3: any empty cell, in front of elementals or behind them."""
    s = study("defend", hand="F1 T1", clearing=["E1 . . .", ". E2 T2 .", "F2 . . E3", "T3 T3 T3 T3"])
    play(s, "play:F1")
    empty = ["r1c2", "r1c3", "r1c4", "r2c1", "r2c4", "r3c2", "r3c3"]
    assert (question(s), sorted(s.words())) == ("place_cell", [f"place:{cell}" for cell in empty])
    assert refused(s, "place:r1c1") == "SYL-DEFEND-3"
    play(s, "place:r2c4", "play:T1", "place:r1c2")
    assert (row(s, 1), row(s, 2)) == ("E1 T1 . .", ". E2 T2 F1")


def test_the_last_empty_cell_is_taken_without_a_question() -> None:
    """SYL-DEFEND-3: one empty cell is enough."""
    s = study("defend", hand="T3 F3 F3", clearing=[". F1 F1 F1", *FULL[1:]])
    play(s, "play:T3")
    assert (row(s, 1), hand(s), question(s)) == ("T3 F1 F1 F1", "", "main_action")


def test_whale_and_elephant_need_an_elemental_on_the_clearing() -> None:
    """SYL-DEFEND-4: without one they cannot be played."""
    s = study("defend", hand="WHA ELE T1", clearing=["F1 . . .", ". T2 . ."], ravager_stack=FILL)
    assert sorted(s.words()) == ["end", "play:T1"]
    assert refused(s, "play:WHA") == "SYL-DEFEND-4"
    assert refused(s, "play:ELE") == "SYL-DEFEND-4"
    s = study("defend", hand="WHA ELE T1", clearing=["E0 . . ."])
    assert sorted(s.words()) == ["end", "play:ELE", "play:T1", "play:WHA"]


def test_doves_and_squirrels_need_a_stack_with_cards() -> None:
    """SYL-DEFEND-4: one stack is enough."""
    s = study("defend", hand="DOV SQU T1", clearing=["E1 . . ."])
    assert sorted(s.words()) == ["end", "play:T1"]
    assert refused(s, "play:DOV") == "SYL-DEFEND-4"
    assert refused(s, "play:SQU") == "SYL-DEFEND-4"
    s = study("defend", hand="DOV SQU T1", ravager_stack=["", "", "E1", ""])
    assert sorted(s.words()) == ["end", "play:DOV", "play:SQU", "play:T1"]


def test_owl_stag_and_fish_can_be_played_for_nothing() -> None:
    """SYL-DEFEND-5: empty deck, healthy forest, nothing left to pay for."""
    s = study("defend", hand="OWL STA FIS", fish_points=2, clearing=FULL, forest_health=12)
    assert sorted(s.words()) == ["end", "play:FIS", "play:OWL", "play:STA"]
    play(s, "play:STA")
    while question(s) != "main_action":
        s.play(s.words()[0])
    play(s, "play:FIS", "fish_point")
    assert (hand(s), s.position()["fish_points"], bag(s, "sylvan_discard")) == ("OWL", 4, "FIS STA")


def test_owl_and_fish_must_still_be_paid() -> None:
    """SYL-DEFEND-5: "always" means if paid."""
    for code in ("OWL", "FIS"):
        s = study("defend", hand=code)
        assert list(s.words()) == ["end"]
        assert refused(s, f"play:{code}") == "SYL-DEFEND-2"


def test_a_card_leaves_the_hand_then_is_paid_then_placed() -> None:
    """SYL-DEFEND-6: seen at the questions in between."""
    s = study("defend", hand="F3 F3 T1 T2")
    play(s, "play:F3")
    assert (question(s), hand(s), bag(s, "sylvan_discard")) == ("pay_unit", "F3 T1 T2", "")
    play(s, "discard:T1")
    assert (question(s), hand(s), bag(s, "sylvan_discard")) == ("pay_unit", "F3 T2", "T1")
    play(s, "discard:T2")
    assert (question(s), hand(s), bag(s, "sylvan_discard")) == ("place_cell", "F3", "T1 T2")
    assert "F3" in s.position()["in_play"]
    play(s, "place:r3c2")
    assert (question(s), row(s, 3), bag(s, "sylvan_discard")) == ("main_action", ". F3 . .", "T1 T2")


def test_an_animal_is_discarded_after_its_payment_and_before_its_effect() -> None:
    """SYL-DEFEND-6: not yet while it is being paid, already when the target is asked for."""
    s = study("defend", hand="ELE T1 T2", clearing=["E1 . E2 ."])
    play(s, "play:ELE")
    assert (question(s), hand(s), bag(s, "sylvan_discard")) == ("pay_unit", "T1 T2", "")
    play(s, "discard:T2")
    assert (question(s), bag(s, "sylvan_discard"), row(s, 1)) == ("elephant_target", "ELE T2", "E1 . E2 .")


def test_a_played_animal_and_its_payment_can_be_demobilised_by_the_effect() -> None:
    """SYL-DEFEND-7: both lie in the pile while the owl draws."""
    s = study("defend", hand="OWL T1", sylvan_discard="F1")
    play(s, "play:OWL", "choose_two")
    assert sorted(s.words()) == ["remove:F1", "remove:OWL", "remove:T1"]


def test_a_played_animal_can_be_shuffled_back_by_its_effect() -> None:
    """SYL-DEFEND-7: the introductory owl draws itself."""
    s = study("defend", mode="introductory", hand="OWL T1", script=["T1 OWL"])
    play(s, "play:OWL")
    assert (hand(s), bag(s, "sylvan_discard")) == ("OWL T1", "")


def test_fountains_and_trees_stay_where_they_are() -> None:
    """SYL-DEFEND-8: no option moves them or takes them back, in this round or a later one."""
    s = study("defend", hand="F1", clearing=["T1 F2 . .", ". . . F4"], ravager_stack=["", "", "E0 E0", ""])
    play(s, "play:F1", "place:r4c4")
    for _ in range(2):
        assert list(s.words()) == ["end"]
        play(s, "end")
        assert (row(s, 1), row(s, 2), row(s, 4)) == ("T1 F2 . .", ". . . F4", ". . . F1")
    assert (hand(s), order(s, "defender_deck")) == ("", "")
