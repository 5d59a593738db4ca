"""Elephant, owl, stag, doves, squirrels and fish (SYL-ELEPHANT, -OWL, -STAG, -DOVES, -SQUIRREL, -FISH)."""

from __future__ import annotations

import pytest

from lichtung import State
from tests.games.studying import bag, hand, order, play, question, refused
from tests.games.sylvion.table import health, row, study

FILL = ["E0", "E0", "E0", "E0"]
FOUR_TREES = ["T1 . F1 T2", ". T3 . .", ". . . T4"]


def stacks(s: State) -> list[str]:
    return [order(s, "ravager_stack", number) for number in range(4)]


def test_the_elephant_costs_one_card_in_the_second_edition() -> None:
    """SYL-ELEPHANT-1: alone in the hand it cannot be played."""
    s = study("defend", edition="second", hand="ELE", clearing=["E1 . . ."])
    assert refused(s, "play:ELE") == "SYL-DEFEND-2"
    s = study("defend", hand="ELE T1", clearing=["E1 . . ."])
    play(s, "play:ELE")
    assert (hand(s), bag(s, "sylvan_discard"), row(s, 1)) == ("", "ELE T1", ". . . .")


def test_the_elephant_is_free_in_the_first_edition() -> None:
    """SYL-ELEPHANT-1: no card is paid."""
    s = study("defend", edition="first", hand="ELE T1 T2", clearing=["E1 . . ."])
    play(s, "play:ELE")
    assert (hand(s), bag(s, "sylvan_discard"), row(s, 1)) == ("T1 T2", "ELE", ". . . .")


def test_the_elephant_discards_one_elemental_of_the_players_choice() -> None:
    """SYL-ELEPHANT-2: only elementals are offered; strength does not matter, and nothing else happens."""
    s = study("defend", hand="ELE T1", clearing=["E0 F1 . .", ". B4 T2 E3"], defender_deck="OWL")
    play(s, "play:ELE")
    assert (question(s), sorted(s.words())) == ("elephant_target", ["discard:r1c1", "discard:r2c2", "discard:r2c4"])
    play(s, "discard:r2c4")
    assert (row(s, 1), row(s, 2), bag(s, "ravager_discard")) == ("E0 F1 . .", ". B4 T2 .", "E3")
    assert (health(s), hand(s), question(s)) == (12, "", "main_action")


def test_the_owl_draws_three_cards() -> None:
    """SYL-OWL-1: for a cost of 1."""
    s = study("defend", hand="OWL T1 T2", defender_deck="F1 F2 F3 F4")
    play(s, "play:OWL")
    assert question(s) == "pay_unit"
    play(s, "discard:T2")
    assert (hand(s), order(s, "defender_deck"), bag(s, "sylvan_discard")) == ("F1 F2 F3 T1", "F4", "OWL T2")


def test_the_harder_setting_does_not_change_the_owl() -> None:
    """SYL-OWL-1, SYL-DIFF-2: `reinforcement_draw` is about step 3 alone."""
    s = play(study("defend", hand="OWL T1", defender_deck="F1 F2 F3 F4", reinforcement_draw=2), "play:OWL")
    assert hand(s) == "F1 F2 F3"


def test_the_owl_is_among_the_cards_of_the_renewed_deck() -> None:
    """SYL-OWL-2: the deck runs out after the first card."""
    s = study(
        "defend", mode="introductory", hand="OWL T1", defender_deck="F1", sylvan_discard="T2", script=["OWL T2 T1"]
    )
    play(s, "play:OWL")
    assert (hand(s), order(s, "defender_deck"), bag(s, "sylvan_discard")) == ("F1 OWL T2", "T1", "")


def test_the_owl_can_be_demobilised_by_its_own_draw() -> None:
    """SYL-OWL-2: in the advanced game it may leave the game."""
    s = study("defend", hand="OWL T1", defender_deck="F1", sylvan_discard="T2 T3", script=["T2 T3"])
    play(s, "play:OWL")
    assert (question(s), bag(s, "sylvan_discard"), hand(s)) == ("deck_demobilization_mode", "OWL T1 T2 T3", "F1")
    play(s, "choose_two", "remove:OWL", "remove:T1")
    assert (bag(s, "box"), hand(s), question(s)) == ("OWL T1", "F1 T2 T3", "main_action")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_stag_heals_up_to_two_cards(number: int) -> None:
    """SYL-STAG-1: `flat`, free of charge, whatever stands on the clearing."""
    s = study("defend", hand="STA", forest_health=5, clearing=FOUR_TREES)
    play(s, "play:STA")
    assert (question(s), sorted(s.words())) == ("stag_mode", ["flat", "per_tree"])
    play(s, "flat")
    assert (question(s), sorted(s.words())) == ("stag_count", ["heal:0", "heal:1", "heal:2"])
    play(s, f"heal:{number}")
    assert (health(s), question(s), bag(s, "sylvan_discard")) == (5 + number, "main_action", "STA")


def test_the_stag_heals_one_card_for_each_tree() -> None:
    """SYL-STAG-1: `per_tree` counts trees, not their health, and no fountains."""
    s = study("defend", hand="STA", forest_health=5, clearing=FOUR_TREES)
    play(s, "play:STA", "per_tree")
    assert (health(s), question(s)) == (9, "main_action")
    s = study("defend", hand="STA", forest_health=5, clearing=["F1 F2 . .", "E1 . . ."])
    play(s, "play:STA", "per_tree")
    assert health(s) == 5


def test_the_stag_never_heals_more_than_is_desolated() -> None:
    """SYL-STAG-2: a surplus is lost."""
    s = study("defend", hand="STA STA", forest_health=11, clearing=FOUR_TREES)
    play(s, "play:STA", "flat")
    assert sorted(s.words()) == ["heal:0", "heal:1"]
    assert refused(s, "heal:2") == "SYL-STAG-2"
    play(s, "heal:0", "play:STA", "per_tree")
    assert (health(s), question(s)) == (12, "main_action")


def test_per_tree_leaves_no_choice_of_a_number() -> None:
    """SYL-STAG-2: exactly the number of trees, at once."""
    s = study("defend", hand="STA", forest_health=0, clearing=["T1 . . .", "T1 . . .", "T1 . . ."])
    play(s, "play:STA", "per_tree")
    assert (health(s), question(s)) == (3, "main_action")


def test_doves_discard_the_top_card_of_each_stack() -> None:
    """SYL-DOVES-1: face up and without effect, for a cost of 1; empty stacks are skipped."""
    s = study(
        "defend",
        hand="DOV T1 T2",
        ravager_stack=["SIM E1", "DES E2", "", "E3 BLA"],
        clearing=["E1 . . ."],
    )
    play(s, "play:DOV")
    assert question(s) == "pay_unit"
    play(s, "discard:T1")
    assert stacks(s) == ["E1", "E2", "", "BLA"]
    assert (bag(s, "ravager_discard"), row(s, 1), row(s, 4), hand(s)) == ("DES E3 SIM", "E1 . . .", ". . . .", "T2")
    assert bag(s, "sylvan_discard") == "DOV T1"


def test_squirrels_let_the_player_order_two_cards_of_each_stack() -> None:
    """SYL-SQUIRREL-1: row by row, on the same stack; two cards of one kind need no question."""
    s = study("defend", hand="SQU T1", ravager_stack=["E1 BLA E3", "E2 E2 SIM", "DES E0", "SIM DEM E1"])
    play(s, "play:SQU")
    assert (question(s), sorted(s.words())) == ("squirrel_order", ["keep", "swap"])
    play(s, "swap", "keep", "swap")
    assert question(s) == "main_action"
    assert stacks(s) == ["BLA E1 E3", "E2 E2 SIM", "DES E0", "DEM SIM E1"]
    assert (bag(s, "sylvan_discard"), bag(s, "ravager_discard")) == ("SQU T1", "")


def test_squirrels_show_the_cards_they_order() -> None:
    """SYL-SQUIRREL-1: the top two cards of each stack, and no third one."""
    s = study("defend", hand="SQU", fish_points=1, ravager_stack=["E1 BLA E3", "E2 E2 SIM", "DES E0", "SIM DEM E1"])
    hidden = s.view(0)["ravager_stack"]
    assert hidden == [["?"] * 3, ["?"] * 3, ["?"] * 2, ["?"] * 3]
    play(s, "play:SQU")
    shown = s.view(0)["ravager_stack"]
    assert shown == [["E1", "BLA", "?"], ["E2", "E2", "?"], ["DES", "E0"], ["SIM", "DEM", "?"]]


def test_a_single_card_of_a_stack_stays_where_it_is() -> None:
    """SYL-SQUIRREL-2: it is shown, and its row asks nothing."""
    s = study("defend", hand="SQU", fish_points=1, ravager_stack=["E1", "E2 E3", "", "BLA"])
    play(s, "play:SQU")
    assert s.view(0)["ravager_stack"] == [["E1"], ["E2", "E3"], [], ["BLA"]]
    play(s, "swap")
    assert (question(s), stacks(s)) == ("main_action", ["E1", "E3 E2", "", "BLA"])


def test_fish_give_three_points() -> None:
    """SYL-FISH-1: for a cost of 1."""
    s = study("defend", hand="FIS T1")
    play(s, "play:FIS")
    assert (hand(s), s.position()["fish_points"], bag(s, "sylvan_discard")) == ("", 3, "FIS T1")


def test_fish_points_are_spread_and_add_up() -> None:
    """SYL-FISH-2: over several cards, other fish among them."""
    s = study("defend", hand="FIS FIS F4 T1 T2")
    play(s, "play:FIS", "discard:T1")
    assert s.position()["fish_points"] == 3
    play(s, "play:FIS", "fish_point")
    assert s.position()["fish_points"] == 5
    play(s, "play:F4", "fish_point", "fish_point", "fish_point", "place:r1c1")
    assert s.position()["fish_points"] == 2
    play(s, "play:T2", "place:r2c1")
    assert (s.position()["fish_points"], hand(s), bag(s, "sylvan_discard")) == (1, "", "FIS FIS T1")


def test_unused_fish_points_are_lost_at_the_end_of_step_4() -> None:
    """SYL-FISH-3: the next round starts without them."""
    s = study("defend", fish_points=2, hand="F2", ravager_stack=FILL)
    play(s, "end")
    assert (s.position()["round"], s.position()["fish_points"], list(s.words())) == (2, 0, ["end"])


def test_a_fish_that_pays_is_one_card_like_any_other() -> None:
    """SYL-FISH-4: it gives no points then."""
    s = study("defend", hand="FIS F3 T1")
    play(s, "play:F3", "discard:FIS")
    assert (question(s), s.position()["fish_points"]) == ("place_cell", 0)
    play(s, "place:r1c1")
    assert (hand(s), bag(s, "sylvan_discard"), s.position()["fish_points"]) == ("", "FIS T1", 0)
