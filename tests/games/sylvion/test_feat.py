"""Expansion 1: recruiting and using feats, and when each of them can be used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.studying import asked, bag, cards, refused
from tests.games.sylvion.table import row, study

FILLER = ["E0 E0"] * 4
ALL = "OWLS_WISDOM DELUGE FENCE DISINFO STAG_KING FISH_FLOOD ARMISTICE CHARGING"
EIGHT_TREES = ["T1 T1 T1 T1", "T2 T2 T3 T4"]


def test_summoning_places_a_feat_like_a_sylvan_card() -> None:
    """SYL-FEAT-1"""
    s = study(
        "mobilization",
        feats_betrayals=True,
        recruit_pile="F1 DELUGE F2 F3 T1 T2 T3 T4",
        desertion_deck=["1", "2", "3", "4"],
    )
    assert s.position()["recruit_column"] == [["F1"], ["DELUGE"], ["F2"], ["F3"]]
    assert cards(s, "recruit_pile") == ["T1", "T2", "T3", "T4"]


def test_a_feat_counts_towards_the_four_cards_of_its_column() -> None:
    """SYL-FEAT-1, SYL-MOB-6"""
    s = study(
        "mobilization",
        feats_betrayals=True,
        recruit_column=["DELUGE F1 F2 F3", "FENCE F1 F2", "", ""],
        recruit_pile="T1 T2 T3 T4",
        desertion_deck=["1", "2", "3", "4"],
    )
    assert [sorted(column) for column in s.position()["recruit_column"]] == [
        ["DELUGE", "F1", "F2", "F3"],
        ["F1", "F2", "FENCE", "T1"],
        ["T2"],
        ["T3"],
    ]


@pytest.mark.parametrize("feat", ALL.split())
def test_a_recruited_feat_is_laid_open_and_does_not_join_the_deck(feat: str) -> None:
    """SYL-FEAT-2"""
    other = "FENCE" if feat != "FENCE" else "DELUGE"
    s = study(
        "mobilization",
        feats_betrayals=True,
        recruit_column=[f"{feat} F1", f"{other} T1", "T2", "T3"],
        desertion_deck=["2", "3", "4"],
    )
    s.play("recruit:1")
    assert asked(s) == (0, "recruit_column")
    assert (bag(s, "feats"), bag(s, "defender_deck"), bag(s, "box")) == (feat, "F1", f"{other} T1")


def test_feats_are_free_any_number_in_a_step_and_go_to_the_box() -> None:
    """SYL-FEAT-3"""
    s = study(
        "defend",
        feats_betrayals=True,
        hand="F1 F2",
        feats="FENCE DELUGE OWLS_WISDOM",
        clearing=["T1 . . ."],
        ravager_stack=FILLER,
    )
    assert sorted(s.words()) == ["end", "feat:DELUGE", "feat:FENCE", "play:F1", "play:F2"]
    s.play("feat:FENCE")
    s.play("feat:DELUGE")
    assert (bag(s, "feats"), bag(s, "box"), bag(s, "hands", 0)) == ("OWLS_WISDOM", "DELUGE FENCE", "F1 F2")
    assert (bag(s, "sylvan_discard"), s.position()["fish_points"]) == ("T1", 0)


def test_feats_are_offered_in_no_other_step() -> None:
    """SYL-FEAT-3"""
    s = study(
        "reveal",
        feats_betrayals=True,
        hand="HED F1 F2",
        feats=ALL,
        clearing=["T1 . . ."],
        defender_deck="T2 T3 T4 F3 F4 BET OWL",
        ravager_stack=["DES E1", "E1 E1", "E1 E1", "E1 E1"],
    )
    questions = []
    for word in ("pass", "choose_two", "discard:F1", "discard:F2"):
        questions.append((asked(s)[1], [word for word in s.words() if "feat" in word]))
        s.play(word)
    assert questions == [
        ("hedgehog", []),
        ("desiccation_mode", []),
        ("desiccation_card", []),
        ("desiccation_card", []),
    ]
    assert asked(s) == (0, "main_action")
    assert [word for word in s.words() if "feat" in word] != []


def test_feats_do_not_pay_and_do_not_count_for_the_hand_limit() -> None:
    """SYL-FEAT-4"""
    s = study("defend", feats_betrayals=True, hand="F2", feats=ALL, ravager_stack=FILLER)
    assert "play:F2" not in s.words()
    ten = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3"
    s = study("defend", feats_betrayals=True, hand=ten, feats=ALL, ravager_stack=FILLER, stop="reveal")
    s.play("end")
    assert s.choice is None
    assert (len(cards(s, "hands", 0)), len(cards(s, "feats"))) == (10, 8)


def test_feats_are_no_hand_cards_for_the_armistice() -> None:
    """SYL-FEAT-4"""
    fifteen = "F1 F1 F1 F1 F2 F2 F2 F2 F3 F3 F3 F3 F4 F4 F4"
    s = study("defend", feats_betrayals=True, hand=fifteen, feats=ALL, ravager_stack=FILLER)
    assert "feat:ARMISTICE" not in s.words()


def test_a_feat_never_acts_by_itself() -> None:
    """SYL-FEAT-4"""
    s = study(
        "defend", feats_betrayals=True, feats="STAG_KING", clearing=EIGHT_TREES, ravager_stack=FILLER, stop="reveal"
    )
    assert sorted(s.words()) == ["end", "feat:STAG_KING"]
    s.play("end")
    assert not s.over
    assert bag(s, "feats") == "STAG_KING"


def usable(feat: str, **position: Any) -> bool:
    s = study("defend", feats_betrayals=True, feats=feat, **position)
    offered = f"feat:{feat}" in s.words()
    assert (s.why_not(f"feat:{feat}") is None) is offered
    if not offered:
        assert refused(s, f"feat:{feat}") == "SYL-FEAT-5"
    return offered


def test_owls_wisdom_needs_a_deck() -> None:
    """SYL-FEAT-5"""
    assert not usable("OWLS_WISDOM", sylvan_discard="F1 F2 F3", ravager_stack=FILLER)
    assert usable("OWLS_WISDOM", defender_deck="F1", ravager_stack=FILLER)


@pytest.mark.parametrize(("content", "expected"), [(".", False), ("T1", True), ("E0", True), ("G", True), ("L", True)])
def test_the_deluge_needs_a_card_on_the_clearing(content: str, expected: bool) -> None:
    """SYL-FEAT-5"""
    clearing = [". . . .", f". . {content} .", ". . . .", ". . . ."]
    assert usable("DELUGE", elements=True, clearing=clearing, ravager_stack=FILLER) is expected


@pytest.mark.parametrize("feat", ["FENCE", "DISINFO"])
def test_hedgehog_fence_and_squirrel_disinformation_need_a_stack(feat: str) -> None:
    """SYL-FEAT-5"""
    assert not usable(feat)
    assert usable(feat, ravager_stack=["", "", "E1", ""])


def test_winning_feats_need_their_condition_at_the_moment_of_use() -> None:
    """SYL-FEAT-5"""
    s = study(
        "defend",
        feats_betrayals=True,
        feats="STAG_KING FISH_FLOOD ARMISTICE CHARGING",
        hand="T4 F1 F1 F1",
        clearing=["T1 T1 T1 T1", "T2 T2 T3 ."],
        ravager_stack=FILLER,
    )
    assert [word for word in s.words() if "feat" in word] == []
    for feat, rule in (("STAG_KING", "STAG"), ("FISH_FLOOD", "FISH"), ("ARMISTICE", "DOVES"), ("CHARGING", "WHALE")):
        assert refused(s, f"feat:{feat}") == f"SYL-FEAT-{rule}-1"
    s.play("play:T4")
    s.play("place:r3c3")
    assert row(s, 3) == ". . T4 ."
    assert [word for word in s.words() if "feat" in word] == ["feat:STAG_KING"]
