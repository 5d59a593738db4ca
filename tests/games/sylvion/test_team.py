"""The team variant: whose round it is, who draws, who pays and who decides."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.studying import asked, bag, cards, refused
from tests.games.sylvion.table import row, study

FILLER = ["E0 E0 E0"] * 4


def test_the_players_are_active_in_turn_and_the_first_one_has_the_odd_rounds() -> None:
    """SYL-TEAM-1"""
    s = study("defend", hands=["", ""], ravager_stack=FILLER)
    seen = []
    for _ in range(3):
        seen.append((s.position()["round"], s.position()["turn"], *asked(s)))
        s.play("end")
    assert seen == [(1, 0, 0, "main_action"), (2, 1, 1, "main_action"), (3, 0, 0, "main_action")]


def test_both_players_draw_from_one_deck_into_their_own_hands() -> None:
    """SYL-TEAM-2"""
    s = study("reinforce", hands=["OWL", "WHA"], defender_deck="F1 F2 F3 T1 T2 T3 STA", ravager_stack=FILLER)
    assert (bag(s, "hands", 0), bag(s, "hands", 1)) == ("F1 F2 F3 OWL", "WHA")
    s.play("end")
    assert (bag(s, "hands", 0), bag(s, "hands", 1)) == ("F1 F2 F3 OWL", "T1 T2 T3 WHA")
    assert cards(s, "defender_deck") == ["STA"]


def test_both_players_share_the_discard_pile_the_feats_and_the_box() -> None:
    """SYL-TEAM-2"""
    s = study(
        "defend",
        hands=["FIS", "T1 FIS"],
        feats="FENCE DISINFO",
        feats_betrayals=True,
        ravager_stack=["E0 E0 E0 E0"] * 4,
        sylvan_discard="F4",
        defender_deck="T2 T3 T4",
    )
    s.play("feat:FENCE")
    s.play("play:FIS")
    s.play("discard:T1")
    assert bag(s, "sylvan_discard") == "F4 FIS T1"
    s.play("end")
    assert asked(s) == (1, "main_action")
    assert "feat:DISINFO" in s.words()
    s.play("feat:DISINFO")
    assert (bag(s, "feats"), bag(s, "box")) == ("", "DISINFO FENCE")


def test_only_cards_of_the_active_player_can_be_played() -> None:
    """SYL-TEAM-3"""
    s = study("defend", turn=1, round=2, hands=["F1 OWL", "T1 T2"], ravager_stack=FILLER)
    assert asked(s) == (1, "main_action")
    assert sorted(s.words()) == ["end", "play:T1", "play:T2"]
    assert refused(s, "play:F1") == "SYL-TEAM-3"


def test_only_the_active_player_uses_feats_and_lets_geysers_erupt() -> None:
    """SYL-TEAM-3"""
    s = study(
        "defend",
        turn=1,
        round=2,
        hands=["", ""],
        feats="DELUGE",
        clearing=["G . . ."],
        elements=True,
        feats_betrayals=True,
    )
    assert asked(s) == (1, "main_action")
    assert sorted(s.words()) == ["end", "erupt:r1c1", "feat:DELUGE"]
    s.play("erupt:r1c1")
    assert asked(s) == (1, "geyser_direction")


def test_the_partners_hedgehog_cannot_be_played() -> None:
    """SYL-TEAM-3"""
    active = study("reveal", turn=1, round=2, hands=["", "HED"], ravager_stack=["E1", "", "", ""], stop="move")
    assert asked(active) == (1, "hedgehog")
    idle = study("reveal", turn=1, round=2, hands=["HED", ""], ravager_stack=["E1", "", "", ""], stop="move")
    assert idle.choice is None
    assert idle.position()["on_stack"] == ["E1", ".", ".", "."]


def test_only_the_active_player_draws_for_fountains_and_in_step_3() -> None:
    """SYL-TEAM-4"""
    s = study(
        "move",
        turn=1,
        round=2,
        hands=["OWL", "WHA"],
        clearing=["E3 F1 . ."],
        defender_deck="T1 T2 T3 T4 STA",
        stop="defend",
    )
    assert row(s, 1) == ". E3 . ."
    assert (bag(s, "hands", 0), bag(s, "hands", 1)) == ("OWL", "T1 T2 T3 T4 WHA")
    assert cards(s, "defender_deck") == ["STA"]


def test_the_partner_pays_and_the_active_players_cards_stay() -> None:
    """SYL-TEAM-5, SYL-PAY-5"""
    s = study("defend", hands=["F2 OWL WHA", "T2 T3"], ravager_stack=FILLER)
    s.play("play:F2")
    assert asked(s) == (1, "pay_card")
    assert sorted(s.words()) == ["discard:T2", "discard:T3"]
    assert refused(s, "discard:OWL") == "SYL-TEAM-5"
    s.play("discard:T3")
    s.play("place:r2c2")
    assert row(s, 2) == ". F2 . ."
    assert (bag(s, "hands", 0), bag(s, "hands", 1), bag(s, "sylvan_discard")) == ("OWL WHA", "T2", "T3")


def test_the_active_player_with_a_full_hand_cannot_pay_for_a_partner_without_cards() -> None:
    """SYL-TEAM-5, SYL-TEAM-7"""
    s = study("defend", hands=["F2 F1 OWL WHA T1", ""], ravager_stack=FILLER)
    assert sorted(s.words()) == ["end", "play:F1", "play:T1"]
    assert refused(s, "play:F2") == "SYL-TEAM-7"


def test_the_partner_cannot_refuse_and_chooses_every_card_alone() -> None:
    """SYL-TEAM-6"""
    s = study("defend", hands=["F3", "T2 T3 OWL"], ravager_stack=FILLER)
    s.play("play:F3")
    assert asked(s) == (1, "pay_card")
    assert sorted(s.words()) == ["discard:OWL", "discard:T2", "discard:T3"]
    s.play("discard:T2")
    assert asked(s) == (1, "pay_card")
    assert sorted(s.words()) == ["discard:OWL", "discard:T3"]
    s.play("discard:OWL")
    assert asked(s) == (0, "place_cell")
    assert bag(s, "hands", 1) == "T3"


@pytest.mark.parametrize(("partner", "fish", "playable"), [("T1", 0, False), ("T1", 1, True), ("T1 T1", 0, True)])
def test_fish_points_and_the_partners_cards_together_must_cover_the_cost(
    partner: str, fish: int, playable: bool
) -> None:
    """SYL-TEAM-7"""
    s = study("defend", hands=["F3 T1 T2", partner], fish_points=fish, ravager_stack=FILLER)
    assert ("play:F3" in s.words()) is playable
    if playable:
        assert s.why_not("play:F3") is None
    else:
        assert refused(s, "play:F3") == "SYL-TEAM-7"


def test_the_active_player_decides_for_each_unit_whether_a_fish_point_or_the_partner_pays() -> None:
    """SYL-TEAM-8"""
    s = study("defend", hands=["F3 STA", "T2 T3"], fish_points=2, ravager_stack=FILLER)
    s.play("play:F3")
    assert asked(s) == (0, "pay_source")
    assert sorted(s.words()) == ["fish_point", "partner"]
    s.play("partner")
    assert asked(s) == (1, "pay_card")
    s.play("discard:T2")
    assert asked(s) == (0, "pay_source")
    s.play("fish_point")
    assert asked(s) == (0, "place_cell")
    assert (s.position()["fish_points"], bag(s, "hands", 0), bag(s, "hands", 1)) == (1, "STA", "T3")


def test_fish_points_do_not_pass_to_the_partners_round() -> None:
    """SYL-TEAM-8"""
    s = study("defend", hands=["", "F2 T2"], fish_points=3, ravager_stack=FILLER)
    s.play("end")
    assert asked(s) == (1, "main_action")
    assert s.position()["fish_points"] == 0
    assert list(s.words()) == ["end"]


def test_player_a_and_player_b_recruit_alternately_for_one_deck() -> None:
    """SYL-TEAM-16"""
    s = lichtung.game("sylvion").start(seats=2, seed=7)
    deciders = []
    recruited: list[str] = []
    for _ in range(6):
        deciders.append(asked(s))
        recruited += s.position()["recruit_column"][0]
        s.play("recruit:1")
    assert deciders == [(0, "recruit_column"), (1, "recruit_column")] * 3
    assert bag(s, "defender_deck") == " ".join(sorted(recruited))
