"""Turns and rounds: one action, drawing, the leader check (TRB-TURN)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import Dice, InvalidWord, State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.players import at_random
from tests.games.tribes.table import cards, look, rack, study, water

ALL_TEMPLES = "1.2 T01^water · 1.3 T02^moves · 2.1 T03^pollution · 2.2 T04^forest"
CARDS: dict[str, Any] = {"element_display": "A16 A17 A18 A19", "element_deck": "A20 F20 E20 W20 F19 F18"}


@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 2), (4, 0), (5, 3)])
def test_a_round_is_one_turn_of_each_player_clockwise_from_the_start_player(seats: int, start: int) -> None:
    """TRB-TURN-1: the owner of start tile 1 first, the owner of the highest last, in every round."""
    s = lichtung.game("tribes").start(seats=seats, seed=6, start_player=start)
    dice = Dice(6)
    turns: list[tuple[int, int]] = []
    while int(look(s, "round")) < 5:
        turn = (int(look(s, "round")), asked(s)[0])
        if question(s) == "main_action" and turn not in turns[-1:]:
            turns.append(turn)
        s.choose(at_random(s, dice))
    clockwise = [(start + order) % seats for order in range(seats)]
    assert turns == [(number, seat) for number in (1, 2, 3, 4) for seat in clockwise]
    tiles = [look(s, "terrain", seat)["1.1"][:2] for seat in clockwise]
    assert tiles == [f"S{order + 1}" for order in range(seats)]


def test_action_drawing_and_leader_check_follow_in_this_order() -> None:
    """TRB-TURN-2: an ability is possible after the action, a card is missing, the condition of board 1 is met."""
    s = study(
        rack="W01 W02 E01 E02 A01",
        rack_1="F01 F02 F03 F04 F05",
        leaders="L1b",
        rewarded=["colour_path"],
        pollution="1.3=1 2.4=1",
        **CARDS,
    )
    seen = []
    for word in ("play:W01", "done", "slot:1", "leader:L1a"):
        seen.append((*asked(s), look(s, "step")))
        play(s, word)
    assert seen == [
        (0, "main_action", "action"),
        (0, "leader_window", "after_action"),
        (0, "draw_card", "draw"),
        (0, "leader_card", "leader_check"),
    ]
    assert (*asked(s), look(s, "step")) == (1, "main_action", "action")


def test_no_phase_can_be_skipped_by_choice() -> None:
    """TRB-TURN-2: drawing and the leader card have no way out; the first phase needs an action."""
    s = study(rack="W01 W02 E01 E02 A01", rack_1="F01 F02 F03 F04 F05", **CARDS)
    assert refused(s, "done") == "TRB-TURN-3"
    assert not {"decline", "done", "stop", "deck", "slot:1"} & set(s.words())
    play(s, "play:W01")
    assert s.words() == ("slot:1", "slot:2", "slot:3", "slot:4", "deck")
    play(s, "deck")
    assert s.words() == ("leader:L1a", "leader:L1b", "leader:L1c", "leader:L1d")


@pytest.mark.parametrize("action", ["play:W01", "temple", "village:1.2"])
def test_exactly_one_action_is_carried_out(action: str) -> None:
    """TRB-TURN-3: all three kinds are open; after one of them the turn goes on to drawing, the next action is seat 1's."""
    s = study(
        rack="W01 W02 E01 E02 A01",
        rack_1="F01 F02 F03 F04 F05",
        terrain="1.2 T01:2 · 1.3 T14:2",
        village_display="V04 V06 V07 V08",
        pollution="3.1=1 3.2=1 3.3=1 3.4=1 2.4=1",
        **CARDS,
    )
    assert s.words() == ("play:E01", "play:E02", "play:W01", "play:W02", "temple", "village:1.2", "village:1.3")
    play(s, action)
    while asked(s)[0] == 0:
        assert question(s) != "main_action"
        s.choose(s.options[0])
    assert (asked(s), look(s, "round")) == ((1, "main_action"), 1)


def test_redraw_is_the_fourth_action() -> None:
    """TRB-TURN-3: with all temples placed; it is the only action of the turn too."""
    s = study(rack="W01 E01 F01 A01 A02", rack_1="F02 F03 F04 F05 F06", terrain=ALL_TEMPLES, board=2, **CARDS)
    play(s, "redraw", "discard:A01&A02&E01")
    assert [question(play(s, "deck")) for _ in range(3)] == ["draw_card", "draw_card", "main_action"]
    assert asked(s) == (1, "main_action")


@pytest.mark.parametrize(("terrain", "only"), [("", "temple"), (ALL_TEMPLES, "redraw")])
def test_nobody_can_pass_and_discarding_is_always_possible(terrain: str, only: str) -> None:
    """TRB-TURN-4: no card can be played, no village built; the question is asked although it has one answer."""
    s = study(seats=3, rack="W01 F01 E01 A03 A04", rack_1="W02", terrain=terrain, **CARDS)
    assert (asked(s), s.words()) == ((0, "main_action"), (only,))
    with pytest.raises(InvalidWord):
        s.why_not("pass")
    for word in ("done", "stop", "decline"):
        assert refused(s, word) == "TRB-TURN-3"


def test_every_main_action_of_whole_games_offers_temple_or_redraw() -> None:
    """TRB-TURN-4: exactly one of them, with five cards on the rack."""
    seen = set()
    for seats in (2, 5):
        s = lichtung.game("tribes").start(seats=seats, seed=3)
        dice = Dice(3)
        for _ in range(1500):
            if question(s) == "main_action":
                ways = {"temple", "redraw"} & set(s.words())
                assert len(ways) == 1
                assert len(rack(s, asked(s)[0]).split()) == 5
                seen |= ways
            s.choose(at_random(s, dice))
            if s.over:
                break
    assert seen == {"temple", "redraw"}


def paying(**given: Any) -> State:
    """Seat 0 may pay 2 water to remove 3 pollution (L1b)."""
    return study(
        rack="W01 W02 E01 E02 A01",
        rack_1="F01 F02 F03 F04 F05",
        leaders="L1b",
        rewarded=["condition", "colour_path"],
        **CARDS,
        **given,
    )


def test_a_paid_ability_before_the_action_is_not_the_action() -> None:
    """TRB-TURN-5"""
    s = paying(water=5, pollution="2.2=3")
    play(s, "ability:L1b")
    assert (asked(s), water(s), look(s, "pollution", 0)) == ((0, "main_action"), 3, {})
    play(s, "play:W01")
    assert (asked(s), water(s), cards(s, "element_discard")) == ((0, "draw_card"), 8, "W01")


def test_a_paid_ability_after_the_action_is_not_a_second_one() -> None:
    """TRB-TURN-5: then comes drawing, not another action."""
    s = paying(water=0, pollution="2.2=3")
    play(s, "play:W01", "ability:L1b")
    assert (asked(s), water(s), look(s, "pollution", 0)) == ((0, "draw_card"), 3, {})
