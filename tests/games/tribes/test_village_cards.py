"""Village cards: taking one, its right and left side, four on the left at most, filling the display."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, play, refused
from tests.games.tribes.table import at, cards, look, study, water

RACKS: dict[str, Any] = {"rack": "A01 E01 F01 W01 W02", "rack_1": "E02 E03 E04 E05 F02"}
ELEMENTS: dict[str, Any] = {"element_display": "A02 A03 A04 A05", "element_deck": "F05 F06 F07"}


def built(display: str = "V01 V02 V03 V13", stack: str = "V29 V30", **more: Any) -> State:
    """A village without catapult was just built on 1.2; nothing is polluted, no leader card can be won."""
    more.setdefault("terrain", "1.2 T01:2")
    s = study(board=2, village_display=display, village_stack=stack, **RACKS, **ELEMENTS, **more)
    s.play("village:1.2")
    return s


def test_a_card_of_the_display_must_be_taken_and_none_of_the_stack() -> None:
    """TRB-VCARD-1"""
    s = built()
    assert asked(s) == (0, "village_card")
    assert sorted(s.words()) == ["take:V01", "take:V02", "take:V03", "take:V13"]
    assert refused(s, "take:V29") == "TRB-VCARD-1"
    assert s.why_not("decline") is not None


def test_the_side_is_chosen_after_the_card_is_known() -> None:
    """TRB-VCARD-2"""
    s = play(built(), "take:V02")
    assert asked(s) == (0, "village_side")
    assert sorted(s.words()) == ["left", "right"]
    assert refused(s, "take:V01") == "TRB-VCARD-2"


def test_the_side_is_chosen_once_and_for_all() -> None:
    """TRB-VCARD-2"""
    left, right = play(built(), "take:V01", "left"), play(built(), "take:V01", "right")
    assert (cards(left, "left_cards", 0), look(left, "right_sides", 0), water(left)) == ("V01", 0, 0)
    assert (cards(right, "left_cards", 0), look(right, "right_sides", 0), water(right)) == ("", 1, 4)
    for s in (left, right):
        assert asked(s) == (1, "main_action")


def test_the_right_side_is_carried_out_and_then_the_card_is_discarded() -> None:
    """TRB-VCARD-3: V13 is C1+W4; while the catapult is asked for, the card is not discarded yet."""
    s = play(built(village_discard="V20"), "take:V13", "right")
    assert asked(s) == (0, "catapult_rider")
    assert (water(s), cards(s, "village_discard")) == (4, "V20")
    play(s, "from:cap", "to:1.2")
    assert at(s, "1.2") == "T01*:1"
    assert sorted(look(s, "village_discard")) == ["V13", "V20"]
    assert cards(s, "left_cards", 0) == ""


def test_the_right_side_counts_as_used_even_if_it_did_nothing() -> None:
    """TRB-VCARD-3: V04 is F4+P1; without water and pollution nothing can be done."""
    s = play(built("V04 V02 V03 V13"), "take:V04", "right")
    assert asked(s) == (1, "main_action")
    assert look(s, "right_sides") == [1, 0]
    assert cards(s, "village_discard") == "V04"


def test_a_declined_right_side_counts_as_used() -> None:
    """TRB-VCARD-3"""
    s = play(built(), "take:V13", "right", "decline")
    assert (look(s, "right_sides", 0), cards(s, "village_discard")) == (1, "V13")


def test_the_left_side_keeps_the_card_and_loses_its_right_effect() -> None:
    """TRB-VCARD-4: V01 would have brought W4."""
    s = play(built(left_cards="V20 V17"), "take:V01", "left")
    assert cards(s, "left_cards", 0) == "V20 V17 V01"
    assert (water(s), look(s, "right_sides", 0), cards(s, "village_discard")) == (0, 0, "")
    assert s.view(1)["left_cards"][0] == ["V20", "V17", "V01"]


def test_a_fourth_card_is_laid_without_giving_one_up() -> None:
    """TRB-VCARD-5"""
    s = play(built(left_cards="V20 V17 V18"), "take:V01", "left")
    assert cards(s, "left_cards", 0) == "V20 V17 V18 V01"
    assert cards(s, "village_discard") == ""
    assert asked(s) == (1, "main_action")


def test_a_fifth_card_takes_the_place_of_one_of_the_four() -> None:
    """TRB-VCARD-5, TRB-VCARD-6: the new card itself can not be the one that is thrown away."""
    s = play(built(left_cards="V20 V17 V18 V08"), "take:V01", "left")
    assert asked(s) == (0, "village_replace")
    assert sorted(s.words()) == ["discard:V08", "discard:V17", "discard:V18", "discard:V20"]
    assert refused(s, "discard:V01") == "TRB-VCARD-6"
    s.play("discard:V17")
    assert cards(s, "left_cards", 0) == "V20 V18 V08 V01"
    assert cards(s, "village_discard") == "V17"


def test_with_four_cards_the_right_side_replaces_nothing() -> None:
    """TRB-VCARD-6"""
    s = play(built(left_cards="V20 V17 V18 V08"), "take:V01", "right")
    assert (cards(s, "left_cards", 0), cards(s, "village_discard")) == ("V20 V17 V18 V08", "V01")


def test_the_slot_of_the_card_is_filled_only_after_the_card_is_resolved() -> None:
    """TRB-VCARD-7"""
    s = play(built("V01 V13 V03 V02"), "take:V13", "right")
    assert asked(s) == (0, "catapult_rider")
    assert cards(s, "village_display") == "V01 V13 V03 V02"
    assert cards(s, "village_stack") == "V29 V30"
    s.play("decline")
    assert cards(s, "village_display") == "V01 V29 V03 V02"
    assert cards(s, "village_stack") == "V30"


def test_the_last_card_of_the_stack_fills_the_slot_without_a_shuffle() -> None:
    """TRB-VCARD-7: the discard pile waits until a card is needed and there is none."""
    s = play(built(stack="V29", village_discard="V20 V21"), "take:V02", "left")
    assert cards(s, "village_display") == "V01 V29 V03 V13"
    assert (cards(s, "village_stack"), sorted(look(s, "village_discard"))) == ("", ["V20", "V21"])


@pytest.mark.parametrize(
    ("words", "order"),
    [
        (["take:V01", "right"], "V21 V01 V20"),
        (["take:V01", "left", "discard:V18"], "V18 V20 V21"),
    ],
)
def test_with_an_empty_stack_the_discard_pile_becomes_the_new_one(words: list[str], order: str) -> None:
    """TRB-VCARD-7, TRB-SUPPLY-4: the card just used or replaced is among those shuffled."""
    s = built(stack="", village_discard="V20 V21", left_cards="V11 V17 V18 V08", script=[order])
    play(s, *words)
    first, *rest = order.split()
    assert cards(s, "village_display") == f"{first} V02 V03 V13"
    assert (cards(s, "village_stack"), cards(s, "village_discard")) == (" ".join(rest), "")


def test_without_any_card_in_the_display_none_is_taken() -> None:
    """TRB-VCARD-8"""
    s = built("", "")
    assert asked(s) == (1, "main_action")
    assert at(s, "1.2") == "T01*"
    assert (cards(s, "left_cards", 0), look(s, "right_sides", 0)) == ("", 0)
