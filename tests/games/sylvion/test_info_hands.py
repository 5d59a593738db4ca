"""Information: hands and drawn cards; open in pure logistics, closed in radio silence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, listened, names, same_for, told
from tests.games.sylvion.table import study

VIEWERS = (0, 1, None)
OTHERS = (1, None)
MODES = pytest.mark.parametrize("communication", ["pure_logistics", "radio_silence"])
FILLER = ["E0 E0 E0"] * 4


def hands(s: State, viewer: int | None) -> list[str]:
    return [" ".join(sorted(hand)) for hand in s.view(viewer)["hands"]]


def test_a_solo_hand_is_open_to_the_player_and_to_spectators() -> None:
    """SYL-INFO-4, SYL-INFO-15"""
    s = study("defend", hand="F1 OWL", defender_deck="T1", ravager_stack=FILLER)
    assert (hands(s, 0), hands(s, None)) == (["F1 OWL"], ["F1 OWL"])
    assert s.view(None)["defender_deck"] == ["?"]


def test_in_pure_logistics_both_hands_are_open_to_all() -> None:
    """SYL-INFO-4, SYL-INFO-15"""
    s = study("defend", communication="pure_logistics", hands=["F1 OWL", "HED T1"], ravager_stack=FILLER)
    assert [hands(s, viewer) for viewer in VIEWERS] == [["F1 OWL", "HED T1"]] * 3


def test_in_radio_silence_each_hand_is_open_to_its_owner_alone() -> None:
    """SYL-INFO-5, SYL-INFO-15"""
    s = study("defend", communication="radio_silence", hands=["F1 OWL", "HED T1 T2"], ravager_stack=FILLER)
    assert [hands(s, viewer) for viewer in VIEWERS] == [["F1 OWL", "? ? ?"], ["? ?", "HED T1 T2"], ["? ?", "? ? ?"]]


def silent(partner: str, deck: str, **more: Any) -> State:
    return study(
        "defend",
        communication="radio_silence",
        hands=["F1 T1", partner],
        defender_deck=deck,
        ravager_stack=["E1 E0 E0", "E2 E0 E0", "E0 E0 E0", "E0 E0 E0"],
        **more,
    )


@pytest.mark.parametrize("viewer", [0, None])
def test_in_radio_silence_nothing_in_a_view_or_record_depends_on_the_partners_cards(viewer: int | None) -> None:
    """SYL-INFO-5, SYL-INFO-15"""
    one, other = silent("HED F4 OWL", "STA WHA T4"), silent("STA WHA T4", "HED F4 OWL")
    assert same_for(viewer, listened(one), listened(other))
    assert one.record(0) == other.record(0)


def test_in_radio_silence_a_refusal_does_not_depend_on_the_partners_cards() -> None:
    """SYL-INFO-5"""
    one, other = silent("F4 OWL", "STA WHA"), silent("STA WHA", "F4 OWL")
    for word in ("play:F4", "play:OWL", "play:WHA", "play:STA"):
        assert str(one.why_not(word)) == str(other.why_not(word))
        assert one.why_not(word) is not None


@MODES
def test_only_the_decider_sees_the_question_and_its_options(communication: str) -> None:
    """SYL-INFO-5, SYL-INFO-15"""
    s = study("defend", communication=communication, hands=["F1 T2", "OWL T1"], ravager_stack=FILLER)
    assert sorted(s.view(0)["choice"]["words"]) == ["end", "play:F1", "play:T2"]
    assert [s.view(viewer)["choice"] for viewer in OTHERS] == [{"seat": 0}] * 2


@pytest.mark.parametrize("viewer", [0, None])
def test_in_radio_silence_a_hedgehog_that_is_not_played_stays_secret(viewer: int | None) -> None:
    """SYL-INFO-5"""
    holding, lacking = silent("HED T2", "WHA T3 T4 STA"), silent("STA T2", "WHA T3 T4 HED")
    for s in (holding, lacking):
        listened(s).play("end")
    assert asked(holding) == (1, "hedgehog")
    seen = holding.view(viewer)
    assert seen["choice"] in (None, {"seat": 1})
    assert "hedgehog" not in json.dumps(seen["choice"])
    holding.play("pass")
    assert asked(holding) == asked(lacking) == (1, "main_action")
    assert same_for(viewer, holding, lacking)


def test_in_radio_silence_the_partners_record_does_not_tell_of_a_hedgehog_that_is_not_played() -> None:
    """SYL-INFO-5"""
    holding, lacking = silent("HED T2", "WHA T3 T4 STA"), silent("STA T2", "WHA T3 T4 HED")
    holding.play("end")
    holding.play("pass")
    lacking.play("end")
    assert holding.record(0) == lacking.record(0)


def test_in_radio_silence_the_partners_record_does_not_tell_drawn_cards() -> None:
    """SYL-INFO-5, SYL-INFO-8"""
    one = owl_draws("radio_silence", "F3 T3 WHA DOV STA FIS")
    other = owl_draws("radio_silence", "DOV STA FIS F3 T3 WHA")
    assert one.record(1) == other.record(1)
    assert names(one.record(0), "F3", "T3", "WHA")


def test_in_pure_logistics_the_unused_hedgehog_is_in_the_open_hand() -> None:
    """SYL-INFO-4"""
    s = study("reveal", communication="pure_logistics", turn=1, round=2, hands=["F1", "HED"], ravager_stack=FILLER)
    assert asked(s) == (1, "hedgehog")
    assert hands(s, 0) == ["F1", "HED"]


@MODES
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("answer", ["discard_betrayal", "discard_other"])
def test_a_drawn_betrayal_is_shown_to_all(communication: str, viewer: int | None, answer: str) -> None:
    """SYL-INFO-7"""
    s = study(
        "defend",
        communication=communication,
        feats_betrayals=True,
        hands=["OWL F3", "F1"],
        defender_deck="BET T3 T4",
        ravager_stack=FILLER,
    )
    listened(s).play("play:OWL")
    s.play("self")
    assert asked(s) == (0, "betrayal_mode")
    s.play(answer)
    assert asked(s) == (0, "main_action")
    assert names(told(s, viewer), "BET")
    assert "BET" in s.view(viewer)["sylvan_discard" if answer == "discard_betrayal" else "box"]


def owl_draws(communication: str, deck: str) -> State:
    s = study("defend", communication=communication, hands=["OWL", "F1"], defender_deck=deck, ravager_stack=FILLER)
    listened(s).play("play:OWL")
    s.play("self")
    return s


@pytest.mark.parametrize("viewer", OTHERS)
def test_in_radio_silence_drawn_cards_are_seen_by_the_drawing_player_only(viewer: int | None) -> None:
    """SYL-INFO-8, SYL-INFO-15"""
    one, other = (
        owl_draws("radio_silence", "F3 T3 WHA DOV STA FIS"),
        owl_draws("radio_silence", "DOV STA FIS F3 T3 WHA"),
    )
    assert names(told(one, 0), "F3", "T3", "WHA")
    assert hands(one, 0)[0] == "F3 T3 WHA"
    assert hands(one, viewer)[0] == "? ? ?"
    assert same_for(viewer, one, other)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_pure_logistics_drawn_cards_are_seen_by_all(viewer: int | None) -> None:
    """SYL-INFO-8, SYL-INFO-15"""
    s = owl_draws("pure_logistics", "F3 T3 WHA DOV STA FIS")
    assert names(told(s, viewer), "F3", "T3", "WHA")
    assert hands(s, viewer)[0] == "F3 T3 WHA"
