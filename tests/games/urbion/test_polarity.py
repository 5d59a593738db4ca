"""Swapping polarities in a team (URB-TEAM)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, bag, cards, order, play, question, refused
from tests.games.urbion.decks import PLENTY
from tests.games.urbion.table import offered, study, value

HANDS = ["E+2 W-2 F+4 A-3", "E+2 W-2 F+4 A-3"]
EIGHT = "E+2 E-3 W+1 W-2 F+4 F-1 A+2 K"
NINE = EIGHT + " A-3"


def team(pile: str, step: str = "phase_play", **given: Any) -> State:
    return study(
        step, **{"hands": HANDS, "rows": ["[EW]", "[FA]"], "dream_deck": PLENTY, "discard_pile": pile, **given}
    )


@pytest.mark.parametrize("turn", [0, 1])
def test_a_swap_removes_the_eight_oldest_discards_and_exchanges_the_polarities(turn: int) -> None:
    """URB-TEAM-9, URB-RUL-34"""
    s = team("A-3 " + EIGHT, turn=turn)
    assert value(s, "polarity") == ["sognae", "incubi"]
    s.play("swap_polarity")
    assert (value(s, "polarity"), order(s, "discard_pile")) == (["incubi", "sognae"], "K")
    assert sorted(cards(s, "box")) == sorted(["A-3", *EIGHT.split()[:-1]])


def test_after_a_swap_the_other_dreams_can_be_placed() -> None:
    """URB-TEAM-9, URB-TEAM-5"""
    s = team(EIGHT)
    assert offered(s, "place") == ["place:E+2,R1L", "place:F+4,R2L"]
    s.play("swap_polarity")
    assert offered(s, "place") == ["place:W-2,R1R", "place:A-3,R2R"]


@pytest.mark.parametrize("count", [0, 7])
def test_with_fewer_than_eight_discards_no_swap_is_possible(count: int) -> None:
    """URB-TEAM-10: neither before the play nor at the end of the turn."""
    pile = " ".join(EIGHT.split()[:count])
    s = team(pile)
    assert refused(s, "swap_polarity") == "URB-TEAM-10"
    assert question(team(pile, "end_of_turn")) == "main"
    assert "swap_polarity" in team(EIGHT).words()
    assert question(team(EIGHT, "end_of_turn")) == "polarity_end"


def test_a_card_discarded_in_this_turn_counts_at_its_end() -> None:
    """URB-TEAM-10, URB-TEAM-12"""
    s = team(" ".join(EIGHT.split()[:7]))
    play(s, "discard:A-3", "none")
    assert (asked(s), s.words()) == ((0, "polarity_end"), ("swap_polarity", "done"))


def test_a_solo_player_cannot_swap() -> None:
    """URB-TEAM-9"""
    s = study("phase_play", hand="E+2 W-2", rows=["[EW]"], discard_pile=NINE)
    assert refused(s, "swap_polarity") == "URB-TEAM-9"
    assert offered(s, "place") == ["place:E+2,R1L", "place:W-2,R1R"]


def test_a_swap_does_not_use_up_the_play_and_may_be_repeated() -> None:
    """URB-TEAM-11: each time eight cards are removed."""
    s = team("E+2 E-3 W+1 W-2 F+4 F-1 A+2 A-3 " + EIGHT)
    s.play("swap_polarity")
    assert (asked(s), value(s, "polarity")) == ((0, "main"), ["incubi", "sognae"])
    assert "swap_polarity" in s.words()
    s.play("swap_polarity")
    assert (asked(s), value(s, "polarity"), order(s, "discard_pile")) == ((0, "main"), ["sognae", "incubi"], "")
    assert len(cards(s, "box")) == 16
    assert refused(s, "swap_polarity") == "URB-TEAM-10"
    assert offered(s, "place") == ["place:E+2,R1L", "place:F+4,R2L"]


@pytest.mark.parametrize("turn", [0, 1])
def test_a_swap_does_not_change_the_order_of_turns(turn: int) -> None:
    """URB-TEAM-11"""
    s = team(EIGHT, turn=turn)
    play(s, "swap_polarity", "discard:A-3", "none")
    assert asked(s) == (1 - turn, "main")
    play(s, "discard:A-3", "none")
    assert asked(s) == (turn, "main")


def test_the_swap_is_offered_before_the_play_and_at_the_end_of_the_turn() -> None:
    """URB-TEAM-12: not in between; the end may be declined, or be repeated."""
    s = team("E+2 E-3 W+1 W-2 F+4 F-1 A+2 A-3 " + EIGHT)
    s.play("discard:A-3")
    assert (question(s), s.words()) == ("action", ("none", "census"))
    s.play("none")
    assert (asked(s), value(s, "step"), len(cards(s, "hands", 0))) == ((0, "polarity_end"), "end_of_turn", 4)
    declined = play(s.copy(), "done")
    assert (asked(declined), value(declined, "polarity")) == ((1, "main"), ["sognae", "incubi"])
    s.play("swap_polarity")
    assert (asked(s), value(s, "polarity")) == ((0, "polarity_end"), ["incubi", "sognae"])
    s.play("swap_polarity")
    assert (asked(s), value(s, "polarity"), len(cards(s, "discard_pile"))) == ((1, "main"), ["sognae", "incubi"], 1)


def test_removed_cards_stay_open_to_inspection() -> None:
    """URB-TEAM-13: for both players and a spectator, in silence too."""
    s = team(NINE, communication="silent")
    s.play("swap_polarity")
    for viewer in (0, 1, None):
        assert sorted(s.view(viewer)["box"]) == sorted(EIGHT.split())
    assert bag(s, "box") == " ".join(sorted(EIGHT.split()))
