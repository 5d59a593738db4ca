"""Step 3, drawing and the renewal of the deck (SYL-REINF, SYL-DRAW, SYL-DEMOB)."""

from __future__ import annotations

from typing import Any

from lichtung import State
from tests.games.studying import asked, bag, hand, order, play, question, refused
from tests.games.sylvion.table import study

FILL = ["E0", "E0", "E0", "E0"]


def reinforced(**given: Any) -> State:
    """Step 3 alone."""
    return study("reinforce", stop="defend", **given)


def test_three_cards_are_drawn_in_step_3() -> None:
    """SYL-REINF-1: two in the harder setting; from the top of the deck."""
    s = reinforced(hand="T1", defender_deck="F1 F2 F3 F4 OWL")
    assert (hand(s), order(s, "defender_deck")) == ("F1 F2 F3 T1", "F4 OWL")
    s = reinforced(hand="T1", defender_deck="F1 F2 F3 F4 OWL", reinforcement_draw=2)
    assert (hand(s), order(s, "defender_deck")) == ("F1 F2 T1", "F3 F4 OWL")


def test_only_the_active_player_is_reinforced() -> None:
    """SYL-REINF-1: in a team it is the player whose round it is."""
    s = reinforced(hands=["", ""], defender_deck="F1 F2 F3 F4", turn=1, round=2)
    assert (hand(s, 0), hand(s, 1)) == ("", "F1 F2 F3")


def test_a_betrayal_is_resolved_before_the_next_card_is_drawn() -> None:
    """SYL-DRAW-1: cards are drawn one at a time."""
    s = reinforced(feats_betrayals=True, defender_deck="F1 BET F2 F3")
    assert (question(s), order(s, "defender_deck")) == ("betrayal_mode", "F2 F3")
    play(s, "discard_betrayal")
    assert (hand(s), order(s, "defender_deck"), bag(s, "sylvan_discard")) == ("F1 F2", "F3", "BET")


def test_an_emptied_deck_is_not_renewed_at_once() -> None:
    """SYL-DRAW-2: the last card is drawn and nothing else happens."""
    for mode in ("introductory", "advanced"):
        s = study("reinforce", mode=mode, defender_deck="F1 F2 F3", sylvan_discard="T1 T2 T3", ravager_stack=FILL)
        assert (question(s), hand(s)) == ("main_action", "F1 F2 F3")
        assert (order(s, "defender_deck"), bag(s, "sylvan_discard"), bag(s, "box")) == ("", "T1 T2 T3", "")


def test_an_empty_deck_without_a_draw_triggers_nothing() -> None:
    """SYL-DRAW-2: playing cards beside an empty deck leaves the pile alone."""
    s = study("defend", hand="T1 F2 F3", sylvan_discard="T2 T3", mode="introductory")
    play(s, "play:F2", "discard:F3", "place:r1c1")
    assert (order(s, "defender_deck"), bag(s, "sylvan_discard")) == ("", "F3 T2 T3")


def test_the_introductory_deck_is_renewed_by_shuffling_the_pile() -> None:
    """SYL-DRAW-3: the whole pile, and no card leaves the game."""
    s = reinforced(mode="introductory", defender_deck="F1", sylvan_discard="T1 T2 T3 T4", script=["T3 T1 T4 T2"])
    assert question(s) is None
    assert (hand(s), order(s, "defender_deck")) == ("F1 T1 T3", "T4 T2")
    assert (bag(s, "sylvan_discard"), bag(s, "box")) == ("", "")


def test_the_advanced_deck_is_renewed_by_a_demobilisation() -> None:
    """SYL-DRAW-4: there is always a price."""
    s = reinforced(defender_deck="F1", sylvan_discard="T1 T2 T3 T4")
    assert (question(s), hand(s), bag(s, "sylvan_discard")) == ("deck_demobilization_mode", "F1", "T1 T2 T3 T4")


def test_the_outstanding_cards_come_from_the_new_deck() -> None:
    """SYL-DRAW-5: one card from the old deck, two from the new one."""
    s = reinforced(defender_deck="F1", sylvan_discard="T1 T2 T3 T4", script=["T2 T4 T1 T3"])
    play(s, "random_one")
    assert (hand(s), order(s, "defender_deck"), bag(s, "box")) == ("F1 T1 T4", "T3", "T2")


def test_draws_without_deck_and_pile_are_lost() -> None:
    """SYL-DRAW-6: no penalty, no question, and the next round may draw again."""
    for mode in ("introductory", "advanced"):
        s = study("reinforce", mode=mode, defender_deck="F1", hand="T1", ravager_stack=FILL)
        assert (question(s), hand(s)) == ("main_action", "F1 T1")
        play(s, "play:T1", "place:r4c4", "play:F1", "place:r3c4", "end")
        assert (question(s), hand(s)) == ("main_action", "")


def test_draws_from_a_renewed_deck_that_is_empty_are_lost() -> None:
    """SYL-DRAW-6: two cards in the pile, both put into the box."""
    s = reinforced(sylvan_discard="F1 T1")
    play(s, "choose_two", "remove:F1")
    assert (question(s), hand(s), order(s, "defender_deck"), bag(s, "box")) == (None, "", "", "F1 T1")


def test_a_small_pile_gives_what_it_has() -> None:
    """SYL-DRAW-6: the draws that are left when the new deck has run out are lost."""
    s = reinforced(mode="introductory", sylvan_discard="F1 T1", script=["T1 F1"])
    assert (hand(s), order(s, "defender_deck")) == ("F1 T1", "")


def test_there_is_no_hand_limit_while_drawing() -> None:
    """SYL-DRAW-7: a hand of ten takes three more."""
    s = study("reinforce", hand="F1 F1 F2 F2 F3 F3 F4 F4 T1 T1", defender_deck="T2 T3 T4", ravager_stack=FILL)
    assert question(s) == "main_action"
    assert hand(s) == "F1 F1 F2 F2 F3 F3 F4 F4 T1 T1 T2 T3 T4"


def test_the_player_who_draws_demobilises() -> None:
    """SYL-DEMOB-1: here the partner, for whom the owl was played."""
    s = study("defend", hands=["OWL", "F1"], defender_deck="T4", sylvan_discard="T1 T2", script=["T2 OWL F1 T1"])
    play(s, "play:OWL", "partner")
    assert asked(s) == (1, "deck_demobilization_mode")
    assert hand(s, 1) == "T4"
    play(s, "random_one")
    assert (hand(s, 0), hand(s, 1), bag(s, "box")) == ("", "F1 OWL T4", "T2")


def test_the_demobilisation_waits_for_the_moment_the_card_is_due() -> None:
    """SYL-DEMOB-1: the cards that are still in the deck are drawn first."""
    s = reinforced(defender_deck="F1 F2", sylvan_discard="T1 T2 T3")
    assert (asked(s), hand(s)) == ((0, "deck_demobilization_mode"), "F1 F2")


def test_two_chosen_cards_leave_and_the_rest_is_the_new_deck() -> None:
    """SYL-DEMOB-2: chosen from the pile, one after the other."""
    s = reinforced(sylvan_discard="F1 F1 T1 T2 OWL WHA", hand="F4", script=["OWL T1 WHA F1"])
    assert sorted(s.words()) == ["choose_two", "random_one"]
    play(s, "choose_two")
    assert question(s) == "deck_demobilization_card"
    assert sorted(s.words()) == ["remove:F1", "remove:OWL", "remove:T1", "remove:T2", "remove:WHA"]
    play(s, "remove:F1")
    assert sorted(s.words()) == ["remove:F1", "remove:OWL", "remove:T1", "remove:T2", "remove:WHA"]
    play(s, "remove:T2")
    assert (bag(s, "box"), hand(s), order(s, "defender_deck")) == ("F1 T2", "F4 OWL T1 WHA", "F1")
    assert bag(s, "sylvan_discard") == ""


def test_the_top_card_of_the_new_deck_leaves() -> None:
    """SYL-DEMOB-3: the pile is shuffled first, then its top card is turned up and put into the box."""
    s = reinforced(sylvan_discard="F1 T1 T2 OWL WHA", script=["OWL T1 WHA F1 T2"])
    play(s, "random_one")
    assert (bag(s, "box"), hand(s), order(s, "defender_deck")) == ("OWL", "F1 T1 WHA", "T2")


def test_one_card_in_the_pile_leaves_without_a_question() -> None:
    """SYL-DEMOB-4: `choose_two` needs two Sylvan cards; `random_one` is always possible."""
    s = reinforced(sylvan_discard="F1", hand="T1")
    assert (question(s), bag(s, "box"), hand(s)) == (None, "F1", "T1")


def test_a_betrayal_is_no_second_card_for_choosing_two() -> None:
    """SYL-DEMOB-4: the pile must hold two Sylvan cards."""
    s = reinforced(feats_betrayals=True, sylvan_discard="F1 BET")
    assert (question(s), bag(s, "box")) == (None, "F1")


def test_without_a_pile_nothing_is_demobilised() -> None:
    """SYL-DEMOB-5: the draw is lost, and nothing is put into the box."""
    s = reinforced(hand="T1 T2", box="OWL")
    assert (question(s), bag(s, "box"), hand(s)) == (None, "OWL", "T1 T2")


def test_one_draw_demobilises_once() -> None:
    """SYL-DEMOB-6: the cards of a renewed deck are not demobilised again by the same draw."""
    s = study("move", clearing=["E3 F1 . ."], sylvan_discard="T1 T2 T3", script=["T1 F1 T2 T3"], stop="reinforce")
    play(s, "random_one")
    assert (question(s), bag(s, "box"), hand(s), order(s, "defender_deck")) == (None, "T1", "F1", "T2 T3")


def test_a_draw_is_not_repeated_when_the_new_deck_is_empty() -> None:
    """SYL-DEMOB-6: one demobilisation, then the draw is lost."""
    s = study("move", clearing=["E3 F1 . ."], sylvan_discard="T1", stop="reinforce")
    play(s, "choose_two", "remove:T1")
    assert (question(s), bag(s, "box"), hand(s)) == (None, "F1 T1", "")


def test_a_demobilisation_offers_every_kind_of_the_pile_and_nothing_else() -> None:
    """SYL-DEMOB-2: all sixteen kinds can leave the game; hand, clearing and box are out of reach."""
    pile = "DOV ELE F1 F2 F3 F4 FIS HED OWL SQU STA T1 T2 T3 T4 WHA"
    s = play(reinforced(sylvan_discard=pile), "choose_two")
    assert sorted(s.words()) == [f"remove:{code}" for code in pile.split()]
    s = play(reinforced(sylvan_discard="F1 F2 F3", hand="T1", box="T2", clearing=["T3 . . ."]), "choose_two")
    assert sorted(s.words()) == ["remove:F1", "remove:F2", "remove:F3"]
    assert refused(s, "remove:T1") == "SYL-DEMOB-2"
