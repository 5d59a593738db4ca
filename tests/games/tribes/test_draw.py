"""Phase 2: how many cards are drawn, from where, what is seen meanwhile, and how display and deck are renewed."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, play, refused
from tests.games.tribes.table import cards, look, rack, study, suffixed

NEXT: dict[str, Any] = {"rack_1": "E02 E03 E04 E05 F02"}
DISPLAY = "A02 F03 E06 W04"
DECK = "F05 W06 E07 A08 F09 W10"
PLACED = "1.1 S1^water · 1.2 T01^moves · 1.3 T02^pollution · 1.4 T03^forest"


def table(display: str = DISPLAY, deck: str = DECK, **more: Any) -> State:
    """Seat 0 holds five cards, has no pollution and can win no leader card."""
    more = {"board": 2, "rack": "A01 E01 F01 W01 W02", **NEXT, **more}
    return study(element_display=display, element_deck=deck, **more)


def drawing_three(display: str = DISPLAY, deck: str = DECK, **more: Any) -> State:
    """Three cards were discarded for nothing: W01 and W02 are left."""
    return play(table(display, deck, terrain=PLACED, **more), "redraw", "discard:A01&E01&F01")


def test_after_playing_a_card_one_is_drawn() -> None:
    """TRB-DRAW-1"""
    s = play(table(), "play:W01")
    assert asked(s) == (0, "draw_card")
    assert rack(s) == "A01 E01 F01 W02"
    s.play("slot:2")
    assert rack(s) == "A01 E01 F01 F03 W02"
    assert asked(s) == (1, "main_action")


@pytest.mark.parametrize(
    ("terrain", "words"), [(PLACED, ["redraw", "discard:A01&E01&F01"]), ("", ["temple", "discard:A01&E01&F01"])]
)
def test_after_a_temple_and_after_a_redraw_three_are_drawn(terrain: str, words: list[str]) -> None:
    """TRB-DRAW-1"""
    s = play(table(terrain=terrain), *words)
    if terrain == "":
        s.play("temple:water")
    for slot in (1, 2, 3):
        assert asked(s) == (0, "draw_card")
        s.play(f"slot:{slot}")
    assert asked(s) == (1, "main_action")
    assert rack(s) == "A02 E06 F03 W01 W02"


def test_after_a_village_nothing_is_drawn() -> None:
    """TRB-DRAW-1, TRB-VILLAGE-13"""
    s = play(table(terrain="1.2 T01:2", village_display="V17 V20"), "village:1.2", "take:V17", "left")
    assert asked(s) == (1, "main_action")
    assert rack(s) == "A01 E01 F01 W01 W02"
    assert (cards(s, "element_display"), cards(s, "element_deck")) == (DISPLAY, DECK)


def test_each_card_comes_from_the_display_or_from_the_top_of_the_deck() -> None:
    """TRB-DRAW-2"""
    s = play(table(), "play:W01")
    assert sorted(s.words()) == ["deck", "slot:1", "slot:2", "slot:3", "slot:4"]
    assert s.why_not("decline") is not None
    assert s.why_not("stop") is not None
    s.play("deck")
    assert rack(s) == "A01 E01 F01 F05 W02"
    assert (cards(s, "element_display"), cards(s, "element_deck")) == (DISPLAY, "W06 E07 A08 F09 W10")


def test_the_drawer_knows_only_backs_when_choosing() -> None:
    """TRB-DRAW-2"""
    s = play(table(), "play:W01")
    view = s.view(0)
    assert view["element_display"] == ["?air", "?fire", "?earth", "?water"]
    assert view["element_deck"] == ["?fire", "?", "?", "?", "?", "?"]
    assert view["choice"]["words"] == list(s.words())


def test_a_slot_emptied_while_drawing_stays_empty_until_the_last_card() -> None:
    """TRB-DRAW-3"""
    s = play(drawing_three(), "slot:2")
    assert cards(s, "element_display") == "A02 . E06 W04"
    assert sorted(s.words()) == ["deck", "slot:1", "slot:3", "slot:4"]
    assert refused(s, "slot:2") == "TRB-DRAW-3"
    s.play("slot:1")
    assert (cards(s, "element_display"), cards(s, "element_deck")) == (". . E06 W04", DECK)


def test_when_the_deck_gives_a_card_the_next_back_is_seen_at_once() -> None:
    """TRB-DRAW-4"""
    s = drawing_three()
    assert s.view(0)["element_deck"][:2] == ["?fire", "?"]
    s.play("deck")
    assert asked(s) == (0, "draw_card")
    for viewer in (0, 1, None):
        assert s.view(viewer)["element_deck"] == ["?water", "?", "?", "?", "?"]
    s.play("deck")
    assert s.view(0)["element_deck"][:2] == ["?earth", "?"]


def test_no_new_face_is_seen_before_the_last_card_is_drawn() -> None:
    """TRB-DRAW-5"""
    s = play(drawing_three(), "slot:4", "deck")
    assert look(s, "just_drawn") == ["F05", "W04"]
    assert sorted(s.view(0)["just_drawn"]) == ["?fire", "?water"]
    assert s.view(0)["racks"][0] == ["W01", "W02"]
    s.play("slot:1")
    assert s.view(0)["racks"][0] == ["A02", "F05", "W01", "W02", "W04"]
    assert s.view(0)["just_drawn"] == []


def test_two_draws_that_differ_only_in_faces_look_alike_until_the_last_card() -> None:
    """TRB-DRAW-5"""
    one, other = drawing_three(), drawing_three("A08 F09 E07 W10", "F05 W06 E06 A02 F03 W04")
    for s in (one, other):
        play(s, "slot:4", "slot:2")
    assert one.view(0) == other.view(0)
    assert one.resample(0, 5).digest() == other.resample(0, 5).digest()
    for s in (one, other):
        s.play("slot:1")
    assert one.view(0) != other.view(0)


def test_empty_slots_are_filled_in_ascending_order_from_the_top_of_the_deck() -> None:
    """TRB-DRAW-6: the slots were emptied in the order 4, 1, 3."""
    s = play(drawing_three(), "slot:4", "slot:1", "slot:3")
    assert cards(s, "element_display") == "F05 F03 W06 E07"
    assert cards(s, "element_deck") == "A08 F09 W10"
    assert s.view(0)["element_display"] == ["?fire", "?fire", "?water", "?earth"]


def test_a_card_drawn_from_the_deck_leaves_the_display_as_it_was() -> None:
    """TRB-DRAW-6"""
    s = play(drawing_three(), "deck", "slot:3", "deck")
    assert cards(s, "element_display") == "A02 F03 E07 W04"
    assert cards(s, "element_deck") == "A08 F09 W10"
    assert rack(s) == "E06 F05 W01 W02 W06"


def test_an_empty_deck_is_renewed_at_once_in_the_middle_of_drawing() -> None:
    """TRB-DRAW-7: the three cards just discarded are among those shuffled."""
    s = drawing_three(deck="F05", element_discard="W20", script=["E01 W20 A01 F01"])
    assert cards(s, "element_deck") == "F05"
    s.play("deck")
    assert asked(s) == (0, "draw_card")
    assert (cards(s, "element_deck"), cards(s, "element_discard")) == ("E01 W20 A01 F01", "")
    assert s.view(0)["element_deck"] == ["?earth", "?", "?", "?"]
    play(s, "deck", "slot:1")
    assert rack(s) == "A02 E01 F05 W01 W02"
    assert (cards(s, "element_display"), cards(s, "element_deck")) == ("W20 F03 E06 W04", "A01 F01")


def test_an_empty_deck_is_renewed_while_the_display_is_filled() -> None:
    """TRB-DRAW-7: the second slot is filled from the new deck."""
    s = drawing_three(deck="F05", element_discard="W20", script=["A01 W20 E01 F01"])
    play(s, "slot:2", "slot:3", "slot:4")
    assert cards(s, "element_display") == "A02 F05 A01 W20"
    assert (cards(s, "element_deck"), cards(s, "element_discard")) == ("E01 F01", "")


def test_the_deck_is_renewed_also_when_its_last_card_fills_the_last_slot() -> None:
    """TRB-DRAW-7, TRB-SUPPLY-4: the card just played is shuffled too; no pile is left over."""
    s = play(table(deck="F05", element_discard="W20 A20", script=["A20 W01 W20"]), "play:W01", "slot:1")
    assert cards(s, "element_display") == "F05 F03 E06 W04"
    assert (cards(s, "element_deck"), cards(s, "element_discard")) == ("A20 W01 W20", "")
    assert asked(s) == (1, "main_action")


def test_a_deck_with_one_card_left_is_not_renewed() -> None:
    """TRB-DRAW-7"""
    s = play(table(deck="F05 F06", element_discard="W20"), "play:W01", "slot:1")
    assert (cards(s, "element_deck"), sorted(look(s, "element_discard"))) == ("F06", ["W01", "W20"])


def test_with_five_players_51_cards_are_always_left_for_deck_and_discard_pile() -> None:
    """TRB-DRAW-8: a triple draw through the last card of the deck finds enough cards."""
    codes = [f"{element}{number:02}" for element in "FWEA" for number in range(1, 21)]
    racks: dict[str, Any] = {suffixed("rack", n): " ".join(codes[5 * n : 5 * n + 5]) for n in range(5)}
    left = codes[29:]
    s = study(
        seats=5,
        board=2,
        **racks,
        element_display=" ".join(codes[25:29]),
        element_deck=left[0],
        element_discard=" ".join(left[1:]),
        terrain=PLACED,
    )
    assert len(left) == 51
    play(s, "redraw", "discard:F01&F02&F03", "deck", "slot:1", "deck")
    assert asked(s) == (1, "main_action")
    position = s.position()
    assert [len(held) for held in position["racks"]] == [5] * 5
    assert "." not in position["element_display"]
    assert len(position["element_deck"]) + len(position["element_discard"]) == 51
