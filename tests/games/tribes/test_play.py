"""The action of playing an element card (TRB-PLAY)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.studying import asked, play, question, refused
from tests.games.tribes.table import acting, cards, look, offered, rack, study, water

MANY: dict[str, Any] = {"element_display": "A16 A17 A18 A19", "element_deck": "A20 F20 E20"}


def test_a_card_with_one_row_met_can_be_played() -> None:
    """TRB-PLAY-1: cards of the own rack only; W02 and W03 have a row met, F02 has none."""
    s = acting(seats=3, rack="W02 W03 E01 E02 F02", rack_1="W01 W05", rack_2="W09", element_display="W10 . . .")
    assert offered(s, "play") == ["E01", "E02", "W02", "W03"]
    assert refused(s, "play:W01") == refused(s, "play:W10") == "TRB-PLAY-1"
    assert refused(s, "play:F02") == "TRB-PLAY-6"


def test_the_card_itself_counts_among_the_own_cards() -> None:
    """TRB-PLAY-2: two own water with W01 itself; W08 is the water card of all four elements."""
    s = acting(seats=3, rack="W01 W03 F01 A01", rack_1="E01")
    assert offered(s, "play") == ["W01"]
    s = acting(seats=3, rack="W08 E01 F01 A01")
    assert "W08" in offered(s, "play")
    s = acting(seats=3, rack="W09")
    play(s, "play:W09")
    assert water(s) == 1


def test_the_card_itself_counts_in_comparisons() -> None:
    """TRB-PLAY-2: F16 alone is more fire than both neighbours have."""
    s = acting(seats=3, rack="F16 W01 E01", pollution="1.2=4")
    play(s, "play:F16")
    assert (question(s), s.words()) == ("choose_row", ("row:1", "row:2"))


@pytest.mark.parametrize(("row", "gained", "left"), [("row:1", 4, 6), ("row:2", 5, 5)])
def test_exactly_one_row_is_carried_out(row: str, gained: int, left: int) -> None:
    """TRB-PLAY-3: W02 gives W4 or W5+P1, never both."""
    s = acting(seats=3, rack="W02 W01 W03", water=1, pollution="2.2=6")
    play(s, "play:W02", row)
    assert (question(s), water(s), look(s, "pollution", 0)) == (None, 1 + gained, {"2.2": left})


def test_the_player_chooses_if_both_rows_are_met() -> None:
    """TRB-PLAY-4: the small row may be preferred; no third row, no declining."""
    s = acting(seats=3, rack="W02 W01 W03")
    play(s, "play:W02")
    assert (asked(s), s.words()) == ((0, "choose_row"), ("row:1", "row:2"))
    assert refused(s, "row:3") == "TRB-PLAY-3"


def test_a_single_row_that_is_met_is_carried_out_without_a_question() -> None:
    """TRB-PLAY-4: only the small requirement of W02 is met."""
    s = acting(seats=3, rack="W02 W01 E03", water=1, pollution="2.2=6")
    play(s, "play:W02")
    assert (question(s), water(s), look(s, "pollution", 0)) == (None, 5, {"2.2": 6})


@pytest.mark.parametrize(("others", "gained"), [("W01", 3), ("W01 W02 W03", 5), ("W01 W02 W03 W04", 5)])
def test_the_total_decides_the_row_of_a_tier_card(others: str, gained: int) -> None:
    """TRB-PLAY-5, TRB-RUL-8: no lower row can be chosen."""
    s = acting(seats=3, rack=f"W11 {others}")
    play(s, "play:W11")
    assert (question(s), water(s)) == (None, gained)


def test_the_highest_tier_leaves_no_choice_either() -> None:
    """TRB-PLAY-5: seven water cards in all."""
    s = acting(seats=3, rack="W11 W01 W02", rack_1="W03 W04", rack_2="W05 W06")
    play(s, "play:W11")
    assert (question(s), water(s)) == (None, 7)


def test_a_card_none_of_whose_rows_is_met_cannot_be_played() -> None:
    """TRB-PLAY-6: no earth, one fire, no water at the neighbours."""
    s = acting(seats=3, rack="W03 W04 W13 F08 A03", rack_1="F01")
    assert s.words() == ("temple",)
    assert {refused(s, f"play:{card}") for card in ("W03", "W04", "W13", "F08", "A03")} == {"TRB-PLAY-6"}


@pytest.mark.parametrize("card", ["F16", "E01"])
def test_a_card_may_be_played_although_its_effect_can_do_nothing(card: str) -> None:
    """TRB-PLAY-7: no pollution to remove, no water for a forest; the card is discarded all the same."""
    s = acting(seats=3, rack="F16 E01 E02", forest_display="T01 T02 T03 T04", water=0)
    assert card in offered(s, "play")
    play(s, f"play:{card}", *["row:1"] * (card == "F16"))
    assert (question(s), cards(s, "element_discard"), water(s)) == (None, card, 0)
    assert card not in rack(s)


def test_x_stays_what_it_was_when_the_requirement_was_checked() -> None:
    """TRB-PLAY-8: E10 counts 5 air; its forest costs 3 although the move comes first, and the card stays counted."""
    s = acting(
        seats=3,
        rack="E10 A01 A02",
        rack_1="A03 A04",
        rack_2="A05",
        water=3,
        forest_display="T01 T02 . .",
    )
    play(s, "play:E10")
    assert sorted(offered(s, "part")) == ["F8-X", "M1"]
    play(s, "part:M1", "move:cap,1.1", "tile:T01", "field:1.2")
    assert (question(s), water(s)) == (None, 0)


def test_x_counts_the_card_that_is_played() -> None:
    """TRB-PLAY-8: A09 itself and one more air: two moves, no third one, and the second is not lost."""
    s = acting(seats=3, rack="A09 A01")
    play(s, "play:A09", "move:cap,1.1", "move:cap,1.1")
    assert (question(s), look(s, "capital", 0)) == (None, 5)


def test_the_card_stays_on_the_rack_until_its_effect_is_finished() -> None:
    """TRB-PLAY-9: W02 is on the rack while its pollution is removed, and on the discard pile afterwards."""
    s = study(seats=3, rack="W02 W01 W03", pollution="2.2=1 2.3=1", element_discard="A01", **MANY)
    play(s, "play:W02", "row:2")
    assert (question(s), rack(s), cards(s, "element_discard")) == ("remove_pollution", "W01 W02 W03", "A01")
    play(s, "remove:2.2")
    assert (question(s), rack(s)) == ("draw_card", "W01 W03")
    assert sorted(look(s, "element_discard")) == ["A01", "W02"]


def test_abilities_that_a_card_triggers_come_before_it_is_discarded() -> None:
    """TRB-PLAY-9: the moves that L3d gives for a forest belong to the effect; the pile is face up to all."""
    s = study(seats=3, board=3, leaders="L3d", rack="E01 E02 W01", water=3, forest_display="T01 . . .", **MANY)
    play(s, "play:E01", "tile:T01", "field:1.2")
    assert (question(s), cards(s, "element_discard"), rack(s)) == ("move_rider", "", "E01 E02 W01")
    play(s, "stop")
    assert (question(s), rack(s)) == ("draw_card", "E02 W01")
    assert [s.view(viewer)["element_discard"] for viewer in (0, 1, 2, None)] == [["E01"]] * 4


def test_a_played_card_can_not_be_played_again_in_its_own_effect() -> None:
    """TRB-PLAY-3, TRB-PLAY-9: while it is being carried out nothing else can be played."""
    s = acting(seats=3, rack="F01 F02 F03", pollution="1.2=3 1.3=1")
    play(s, "play:F01")
    assert (question(s), s.words()) == ("remove_pollution", ("remove:1.2", "remove:1.3"))
    assert s.why_not("play:F01") is not None
    assert s.why_not("play:F02") is not None
