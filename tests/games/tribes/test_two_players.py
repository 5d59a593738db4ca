"""Two players: the second neighbour is the element display with the top of the deck."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, play, question
from tests.games.tribes.table import look, rack, study, water

EARTH = "E02 E03 E04 E05 E10"
DRY = "A02 A03 E06 F04"  # four backs, none of them water


def gained(rack: str, rack_1: str, display: str, deck: str, word: str) -> int:
    """The water that a card of seat 0 brings, by its large row where both are met; -1 if it can not be played."""
    s = study(
        rack=rack,
        rack_1=rack_1,
        element_display=display,
        element_deck=deck,
    )
    if word not in s.words():
        return -1
    s.play(word)
    if question(s) == "choose_row":
        s.play("row:2")
    return water(s)


@pytest.mark.parametrize(
    ("display", "deck", "x"),
    [
        (DRY, "E07 W12 W14", 3),  # below the top nothing counts
        ("W05 A03 E06 F04", "E07 W12", 4),
        ("A02 A03 E06 W05", "E07 W12", 4),
        ("W05 W06 W07 W08", "E07 W12", 7),
        (DRY, "W12 E07", 4),
        ("W05 W06 W07 W08", "W12 W14", 8),
    ],
)
def test_the_display_and_the_top_of_the_deck_are_the_second_neighbour(display: str, deck: str, x: int) -> None:
    """TRB-TWO-1, TRB-TWO-2: W09 counts the water cards; the player has two and the opponent one."""
    assert gained("W09 W01 A01 E01 F01", "W13 E03 E04 E05 E10", display, deck, "play:W09") == x


@pytest.mark.parametrize(
    ("word", "opponent", "display", "deck", "amount"),
    [
        ("play:W13", EARTH, DRY, "E07 W12", -1),  # NEIGH water: W3, or W5 with both
        ("play:W13", EARTH, DRY, "W12 E07", 3),
        ("play:W13", "W15 E03 E04 E05 E10", DRY, "E07 W12", 3),
        ("play:W13", "W15 E03 E04 E05 E10", "W05 A03 E06 F04", "E07 W12", 5),
        ("play:W16", "W15 W14 E04 E05 E10", DRY, "E07 W12", 4),  # MORE water than one of them: W4, than both: W6
        ("play:W16", EARTH, "W05 W06 E06 F04", "E07 W12", 4),
        ("play:W16", EARTH, "W05 A03 E06 F04", "E07 W12", 6),
        ("play:W16", "W15 W14 E04 E05 E10", "W05 A03 E06 F04", "W12 E07", -1),
        ("play:W11", EARTH, "W05 A03 E06 F04", "E07 W12", 3),  # TIER: three, four, six water cards in all
        ("play:W11", EARTH, "W05 A03 E06 F04", "W12 E07", 5),
        ("play:W11", "W15 W14 E04 E05 E10", "W05 A03 E06 F04", "W12 E07", 7),
    ],
)
def test_the_second_neighbour_counts_in_every_kind_of_requirement(
    word: str, opponent: str, display: str, deck: str, amount: int
) -> None:
    """TRB-TWO-2: the player has two water cards."""
    card = word.removeprefix("play:")
    assert gained(f"{card} W01 A01 E01 F01", opponent, display, deck, word) == amount


@pytest.mark.parametrize(
    ("opponent", "display", "amount"),
    [
        (EARTH, DRY, -1),
        ("W15 W14 E04 E05 E10", DRY, 2),
        (EARTH, "W05 W06 E06 F04", 2),
        ("W15 W14 E04 E05 E10", "W05 W06 E06 F04", 3),
        ("W15 W14 E04 E05 E10", "W05 A03 E06 F04", 2),
    ],
)
def test_fewer_than_the_display_counts_like_fewer_than_a_player(opponent: str, display: str, amount: int) -> None:
    """TRB-TWO-2: F19 gives W2 with fewer water cards than one of them, W3 with fewer than both; the player has one."""
    assert gained("F19 W01 A01 E01 F01", opponent, display, "E07 W12", "play:F19") == amount


def turns(display: str, deck: str, draw: str, **more: Any) -> State:
    """Seat 0 plays a card and draws; then it is seat 1's turn, with W09 and one more water card on the rack."""
    racks: dict[str, Any] = {"rack": "A01 A07 E01 E05 F01", "rack_1": "E02 E03 E04 W09 W13"}
    done: dict[str, Any] = {"rewarded": "condition colour_path", "rewarded_1": "condition colour_path"}
    s = study(element_display=display, element_deck=deck, **racks, **done, **more)
    return play(s, "play:A01", "stop", draw)


@pytest.mark.parametrize(
    ("display", "deck", "draw", "x"),
    [
        ("W05 A03 E06 F04", "E07 E08 W12", "slot:1", 2 + 1 + 0),  # the water card went to seat 0's rack
        ("W05 A03 E06 F04", "E07 E08 W12", "slot:2", 2 + 0 + 1),
        ("W05 A03 E06 F04", "E07 W12 E08", "slot:2", 2 + 0 + 2),  # the top card that came up counts
        (DRY, "W12 E07 E08", "deck", 2 + 1 + 0),
        (DRY, "W12 E07 E08", "slot:1", 2 + 0 + 1),  # from the deck into the display: counted once
    ],
)
def test_the_backs_are_counted_as_they_lie_when_the_card_is_played(display: str, deck: str, draw: str, x: int) -> None:
    """TRB-TWO-3"""
    s = turns(display, deck, draw)
    assert asked(s) == (1, "main_action")
    s.play("play:W09")
    assert water(s, 1) == x


def test_the_top_card_of_a_renewed_deck_counts() -> None:
    """TRB-TWO-3"""
    s = turns(DRY, "E07", "slot:1", element_discard="W12 W14", script=["W14 A01 W12"])
    assert look(s, "element_deck") == ["W14", "A01", "W12"]
    s.play("play:W09")
    assert water(s, 1) == 2 + 0 + 1


def test_everything_else_is_as_with_more_players() -> None:
    """TRB-TWO-4: same set-up, alternating turns, no card of the display is used up by counting it."""
    s = lichtung.game("tribes").start(seats=2, seed=4)
    while question(s) == "remove_pollution":
        s.play(s.words()[0])
    position = s.position()
    assert [len(held) for held in position["racks"]] == [5, 5]
    assert (len(position["element_deck"]), len(position["village_stack"])) == (66, 24)
    s = turns("W05 A03 E06 F04", "E07 E08 W12", "slot:2")
    display = look(s, "element_display")
    s.play("play:W09")
    assert (asked(s), look(s, "element_display")) == ((1, "draw_card"), display)
    s.play("slot:1")
    assert asked(s) == (0, "main_action")
    assert (len(rack(s).split()), len(rack(s, 1).split())) == (5, 5)
