"""The team variant: whose hand an effect touches, the owl, the hand limit and what the partners see."""

from __future__ import annotations

import pytest

from tests.games.studying import asked, bag, cards
from tests.games.sylvion.table import row, study

FILLER = ["E0 E0 E0"] * 4
ELEVEN = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3 F3"
TWELVE = "T1 T1 T1 T1 T2 T2 T2 T2 T3 T3 T3 T3"


def test_desiccation_hits_the_active_players_hand_and_the_active_player_chooses() -> None:
    """SYL-TEAM-9"""
    s = study("reveal", turn=1, round=2, hands=["F1 F2", "T1 T2 T3"], ravager_stack=["DES", "", "", ""], stop="move")
    assert asked(s) == (1, "desiccation_mode")
    s.play("choose_two")
    assert asked(s) == (1, "desiccation_card")
    assert sorted(s.words()) == ["discard:T1", "discard:T2", "discard:T3"]
    s.play("discard:T1")
    s.play("discard:T3")
    assert (bag(s, "hands", 0), bag(s, "hands", 1), bag(s, "sylvan_discard")) == ("F1 F2", "T2", "T1 T3")


def test_the_tornado_takes_two_cards_of_the_active_players_hand() -> None:
    """SYL-TEAM-9"""
    s = study(
        "reveal",
        turn=1,
        round=2,
        elements=True,
        hands=["F1 F2", "T1 T2 T3"],
        ravager_stack=["TOR", "", "", ""],
        stop="move",
    )
    assert asked(s) == (1, "tornado_card")
    s.play("put_back:T1")
    assert asked(s) == (1, "tornado_card")
    s.play("put_back:T3")
    assert (bag(s, "hands", 0), bag(s, "hands", 1)) == ("F1 F2", "T2")
    assert cards(s, "defender_deck") == ["T3", "T1"]


def test_the_tornado_returns_a_row_to_the_active_players_hand() -> None:
    """SYL-TEAM-9"""
    s = study(
        "reveal",
        turn=1,
        round=2,
        elements=True,
        hands=["F1", "T1"],
        clearing=[". F4 . T2"],
        ravager_stack=["TOR", "", "", ""],
        stop="move",
    )
    assert (bag(s, "hands", 0), bag(s, "hands", 1), row(s, 1)) == ("F1", "F4 T1 T2", ". . . .")


def test_the_active_player_decides_about_the_demobilise_card() -> None:
    """SYL-TEAM-10"""
    s = study(
        "reveal",
        turn=1,
        round=2,
        hands=["", ""],
        sylvan_discard="F1 T1 OWL",
        ravager_stack=["DEM", "", "", ""],
        stop="move",
    )
    assert asked(s) == (1, "demobilize_mode")
    s.play("choose_two")
    assert asked(s) == (1, "demobilize_card")
    s.play("remove:OWL")
    s.play("remove:F1")
    assert (bag(s, "box"), bag(s, "sylvan_discard")) == ("F1 OWL", "T1")


def test_the_player_who_has_to_draw_decides_about_the_deck_demobilisation() -> None:
    """SYL-TEAM-10"""
    s = study("defend", hands=["OWL", "F1"], sylvan_discard="T1 T2 T3 T4", ravager_stack=FILLER)
    s.play("play:OWL")
    assert asked(s) == (0, "owl_drawer")
    own = s.copy()
    own.play("self")
    assert asked(own) == (0, "deck_demobilization_mode")
    s.play("partner")
    assert asked(s) == (1, "deck_demobilization_mode")
    s.play("choose_two")
    assert asked(s) == (1, "deck_demobilization_card")
    s.play("remove:T1")
    s.play("remove:OWL")
    assert asked(s) == (0, "main_action")
    assert bag(s, "box") == "OWL T1"
    assert (len(cards(s, "hands", 0)), len(cards(s, "hands", 1)), len(cards(s, "defender_deck"))) == (0, 3, 1)


def test_a_betrayal_is_resolved_by_the_player_who_drew_it_with_that_players_cards() -> None:
    """SYL-TEAM-11"""
    s = study(
        "defend",
        feats_betrayals=True,
        hands=["OWL T1", "F1 F2 F3"],
        defender_deck="BET T2 T3 T4",
        ravager_stack=FILLER,
    )
    s.play("play:OWL")
    s.play("discard:F1")
    s.play("partner")
    assert asked(s) == (1, "betrayal_mode")
    s.play("discard_other")
    assert asked(s) == (1, "betrayal_card")
    assert sorted(s.words()) == ["discard:F2", "discard:F3"]
    s.play("discard:F3")
    assert asked(s) == (0, "main_action")
    assert (bag(s, "hands", 0), bag(s, "hands", 1)) == ("T1", "F2 T2 T3")
    assert (bag(s, "sylvan_discard"), bag(s, "box")) == ("F1 F3 OWL", "BET")


@pytest.mark.parametrize(("answer", "drawer"), [("self", 0), ("partner", 1)])
def test_the_active_player_decides_who_draws_all_three_cards_of_the_owl(answer: str, drawer: int) -> None:
    """SYL-TEAM-12, SYL-TEAM-4"""
    s = study("defend", hands=["OWL", "F1"], defender_deck="T1 T2 T3 T4", ravager_stack=FILLER)
    s.play("play:OWL")
    assert asked(s) == (0, "owl_drawer")
    assert sorted(s.words()) == ["partner", "self"]
    s.play(answer)
    assert asked(s) == (0, "main_action")
    assert (bag(s, "hands", drawer), bag(s, "hands", 1 - drawer)) == ("T1 T2 T3", "")


def test_in_the_first_edition_the_partner_draws_the_cards_of_the_owl() -> None:
    """SYL-TEAM-13"""
    s = study(
        "defend",
        edition="first",
        turn=1,
        round=2,
        hands=["F1", "OWL"],
        defender_deck="T1 T2 T3 T4",
        ravager_stack=FILLER,
    )
    s.play("play:OWL")
    assert asked(s) == (1, "main_action")
    assert (bag(s, "hands", 0), bag(s, "hands", 1)) == ("T1 T2 T3", "")


def test_the_hand_limit_applies_to_the_active_player_first_and_then_to_the_partner() -> None:
    """SYL-TEAM-14"""
    s = study("defend", turn=1, round=2, hands=[ELEVEN, TWELVE], ravager_stack=FILLER, stop="reveal")
    s.play("end")
    asking = []
    for word in ("discard:T1", "discard:T3", "discard:F3"):
        asking.append((asked(s), word in s.words()))
        s.play(word)
    assert asking == [((1, "hand_limit_card"), True)] * 2 + [((0, "hand_limit_card"), True)]
    assert s.choice is None
    assert (len(cards(s, "hands", 0)), len(cards(s, "hands", 1))) == (10, 10)
    assert bag(s, "sylvan_discard") == "F3 T1 T3"


def test_the_hand_limit_counts_each_hand_by_itself() -> None:
    """SYL-TEAM-14"""
    ten = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3"
    s = study("defend", hands=[ten, "T1 T1 T1 T1 T2 T2 T2 T2 T3 T3"], ravager_stack=FILLER, stop="reveal")
    s.play("end")
    assert s.choice is None
    assert (len(cards(s, "hands", 0)), len(cards(s, "hands", 1))) == (10, 10)


def test_owls_wisdom_adds_cards_to_the_active_players_hand() -> None:
    """SYL-TEAM-15"""
    s = study(
        "defend",
        feats_betrayals=True,
        turn=1,
        round=2,
        hands=["F1", "F2"],
        feats="OWLS_WISDOM",
        defender_deck="T1 T2 T3",
        ravager_stack=FILLER,
    )
    s.play("feat:OWLS_WISDOM")
    assert asked(s) == (1, "wisdom_card")
    s.play("take:T3")
    s.play("take:T1")
    assert (bag(s, "hands", 0), bag(s, "hands", 1), cards(s, "defender_deck")) == ("F1", "F2 T1 T3", ["T2"])


@pytest.mark.parametrize(("turn", "usable"), [(0, False), (1, True)])
def test_doves_armistice_counts_the_active_players_hand_alone(turn: int, usable: bool) -> None:
    """SYL-TEAM-15"""
    fifteen = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3 F3 F3 F4 F4 F4"
    sixteen = "T1 T1 T1 T1 T2 T2 T2 T2 T3 T3 T3 T3 T4 T4 T4 T4"
    s = study(
        "defend",
        feats_betrayals=True,
        turn=turn,
        round=turn + 1,
        hands=[fifteen, sixteen],
        feats="ARMISTICE",
        ravager_stack=FILLER,
    )
    assert ("feat:ARMISTICE" in s.words()) is usable


def test_in_pure_logistics_both_see_both_hands_but_the_decider_alone_decides() -> None:
    """SYL-TEAM-17"""
    s = study(
        "defend", communication="pure_logistics", hands=["F2 OWL", "T2 T3"], defender_deck="F1", ravager_stack=FILLER
    )
    for seat in (0, 1):
        assert [sorted(hand) for hand in s.view(seat)["hands"]] == [["F2", "OWL"], ["T2", "T3"]]
    s.play("play:F2")
    assert asked(s) == (1, "pay_card")
    assert s.view(1)["choice"]["name"] == "pay_card"
    assert s.view(0)["choice"] == {"seat": 1}


def test_in_radio_silence_a_player_sees_only_the_size_of_the_partners_hand() -> None:
    """SYL-TEAM-18"""
    s = study("defend", communication="radio_silence", hands=["F2 OWL WHA", "T2 T3"], ravager_stack=FILLER)
    assert [sorted(hand) for hand in s.view(0)["hands"]] == [["F2", "OWL", "WHA"], ["?", "?"]]
    assert [sorted(hand) for hand in s.view(1)["hands"]] == [["?", "?", "?"], ["T2", "T3"]]
