"""Information: cards that are played, discarded, drawn and shuffled, as each viewer is told of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, names, play, same_for, told
from tests.games.tribes.middle import OTHERS, VIEWERS, middle
from tests.games.tribes.table import cards


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_played_is_shown_to_all_at_once(viewer: int | None) -> None:
    """TRB-INFO-1: it still stands on the rack while its row is chosen; the other cards stay hidden."""
    s = play(middle(), "play:F02")
    assert asked(s) == (0, "choose_row")
    assert names(told(s, viewer), "F02")
    assert "F02" in s.view(viewer)["racks"][0]
    if viewer != 0:
        assert sorted(s.view(viewer)["racks"][0]) == ["?air", "?fire", "?fire", "?water", "F02"]
    play(s, "row:1", "remove:2.2", "remove:2.2")
    assert s.view(viewer)["element_discard"] == ["A20", "F02", "F20"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_cards_discarded_are_shown_to_all(viewer: int | None) -> None:
    """TRB-INFO-1"""
    s = play(middle(), "temple", "discard:A01&F01&W01")
    assert names(told(s, viewer), "A01", "F01", "W01")
    assert s.view(viewer)["element_discard"] == ["A01", "A20", "F01", "F20", "W01"]
    if viewer != 0:
        assert s.view(viewer)["racks"][0] == ["?fire", "?fire"]


def drawing(words: tuple[str, ...], **more: Any) -> State:
    """Seat 0 is drawing; what was told before is forgotten."""
    s = play(middle(**more), *words)
    for viewer in VIEWERS:
        told(s, viewer)
    assert asked(s) == (0, "draw_card")
    return s


ONE = ("play:F16", "row:1", "remove:2.2", "remove:2.3")
THREE = ("temple", "discard:A01&F01&W01", "temple:moves", "field:1.1", "stop")


@pytest.mark.parametrize(("word", "back", "face"), [("slot:2", "?water", "W03"), ("deck", "?earth", "E07")])
def test_a_draw_is_public_with_its_back_and_the_face_is_the_drawers(word: str, back: str, face: str) -> None:
    """TRB-INFO-2"""
    s = play(drawing(ONE), word)
    assert face in s.view(0)["racks"][0]
    assert names(told(s, 0), face)
    for viewer in OTHERS:
        heard = told(s, viewer)
        assert f'"{word}"' in heard
        assert f'"{back}"' in heard
        assert not names(heard, face)
        assert sorted(s.view(viewer)["racks"][0]) == sorted(["?air", "?fire", "?fire", "?water", back])


def test_several_faces_appear_for_the_drawer_only_after_the_last_card() -> None:
    """TRB-INFO-3"""
    s = drawing(THREE)
    for word, face in (("slot:2", "W03"), ("deck", "E07")):
        s.play(word)
        assert not names(told(s, 0) + json.dumps(s.view(0)), face)
        assert s.view(0)["racks"][0] == ["F02", "F16"]
    s.play("slot:4")
    assert s.view(0)["racks"][0] == ["E07", "F02", "F03", "F16", "W03"]
    assert names(told(s, 0), "W03", "E07", "F03")


@pytest.mark.parametrize("viewer", OTHERS)
def test_several_faces_never_appear_for_others(viewer: int | None) -> None:
    """TRB-INFO-2, TRB-INFO-3"""
    s = play(drawing(THREE), "slot:2", "deck", "slot:4")
    heard = told(s, viewer)
    assert not [code for code in ("W03", "E07", "F03") if names(heard + json.dumps(s.view(viewer)), code)]
    assert sorted(s.view(viewer)["racks"][0]) == ["?earth", "?fire", "?fire", "?fire", "?water"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_that_the_discard_pile_becomes_the_new_deck(viewer: int | None) -> None:
    """TRB-INFO-6"""
    s = play(drawing(ONE, element_deck="E07", script=["F20 F16 A20"]), "deck")
    assert "shuffled" in told(s, viewer)
    assert s.view(viewer)["element_discard"] == []
    assert s.view(viewer)["element_deck"] == ["?fire", "?", "?"]
    assert cards(s, "element_deck") == "F20 F16 A20"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_of_the_new_deck_is_known_to_nobody(viewer: int | None) -> None:
    """TRB-INFO-6: only the back of its top card is seen."""
    one = play(drawing(ONE, element_deck="E07", script=["F20 F16 A20"]), "deck")
    other = play(drawing(ONE, element_deck="E07", script=["F16 A20 F20"]), "deck")
    assert same_for(viewer, one, other)


def test_abilities_of_the_next_player_are_told_to_who_did_not_listen_in_between() -> None:
    """TRB-LEADER-4: both have used their first leader, so the same number stands for two different cards."""
    s = middle(leaders="L1b", leaders_1="L2b", abilities_used="L1b", water_1=5)
    view = s.view(None)
    assert ["L1b"] == view["abilities_used"]
    s.listen(None)
    s.heard(None)
    while asked(s) != (1, "main_action"):
        s.choose(s.options[0])
    s.play("ability:L2b")
    view = lichtung.fold(view, s.heard(None))
    assert ["L2b"] == view["abilities_used"]
    assert s.view(None) == view
