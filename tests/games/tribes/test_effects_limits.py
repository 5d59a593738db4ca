"""Which parts of an effect are possible, which can be declined, how much they give (TRB-EFF)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.studying import play, question, refused
from tests.games.tribes.table import acting, at, pollution, water

FOREST: dict[str, Any] = {"forest_display": "T01 . . .", "forest_stack": "T14"}


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"water": 3, "pollution": "2.2=1 2.3=1"}, "choose_part"),
        ({"water": 2, "pollution": "2.2=1 2.3=1"}, "remove_pollution"),
        ({"water": 3, "pollution": "1.2=1 2.1=1"}, "remove_pollution"),
        ({"water": 3}, "forest_tile"),
        ({"water": 2}, None),
    ],
)
def test_pollution_needs_a_token_and_a_forest_needs_what_it_needs(given: dict[str, Any], expected: str | None) -> None:
    """TRB-EFF-8: E06 is F3+P1."""
    s = play(acting(seats=3, rack="E06", **FOREST, **given), "play:E06")
    assert question(s) == expected


def test_moves_are_always_possible_and_water_too() -> None:
    """TRB-EFF-8: all riders in the capital or all on distant tiles, some move exists."""
    for terrain in ("", "1.1 S1 · 1.2 T01 · 1.3 T02:7"):
        s = acting(seats=3, rack="A01 A02", terrain=terrain, capital=0 if terrain else 7)
        play(s, "play:A01")
        assert (question(s), len(s.words()) >= 2) == ("move_rider", True)


@pytest.mark.parametrize(("temples", "possible"), [("", True), ("^water", False)])
def test_a_free_temple_needs_a_tile_without_one(temples: str, possible: bool) -> None:
    """TRB-EFF-8: V03 is T1+W2."""
    s = acting(terrain=f"1.1 S1^moves · 1.2 T01{temples}:2", village_display="V03")
    play(s, "village:1.2", "right")
    assert (question(s), water(s)) == ("temple_kind" if possible else None, 2)


def test_clearing_a_field_needs_pollution() -> None:
    """TRB-EFF-8: L5b clears a field when a forest was laid."""
    for tokens, expected in (("3.4=3", "clear_field"), ("", None)):
        s = acting(seats=3, board=5, leaders="L5b", rack="E05", water=1, pollution=tokens, **FOREST)
        play(s, "play:E05", "tile:T01", "field:1.2")
        assert question(s) == expected


def test_water_and_pollution_cannot_be_declined() -> None:
    """TRB-EFF-9: no way out of W5+P1 as long as a token is there."""
    s = acting(seats=3, rack="W06", water=0, pollution="2.2=1 2.3=1")
    play(s, "play:W06")
    assert (s.words(), refused(s, "decline"), water(s)) == (("remove:2.2", "remove:2.3"), "TRB-EFF-9", 5)


def test_pollution_of_a_discount_card_can_be_left() -> None:
    """TRB-EFF-9: L4b lets the player remove one after a forest was laid; the P1 of E08 itself is compulsory."""
    s = acting(seats=3, board=4, leaders="L4b", rack="E08 W01 F01 A01", water=1, pollution="2.2=1 2.3=1", **FOREST)
    play(s, "play:E08", "part:F2", "tile:T01", "field:1.2")
    assert s.words() == ("remove:2.2", "remove:2.3", "decline")
    play(s, "decline")
    assert (question(s), s.words()) == ("remove_pollution", ("remove:2.2", "remove:2.3"))


def test_forest_catapult_temple_and_clearing_can_be_declined() -> None:
    """TRB-EFF-9: each with its own question; nothing changes."""
    s = acting(seats=3, rack="E05", water=1, **FOREST)
    play(s, "play:E05", "decline")
    assert (question(s), water(s), at(s, "1.2")) == (None, 1, "")
    for card in ("V05", "V03"):
        s = acting(terrain="1.2 T01:2", village_display=card)
        play(s, "village:1.2", "right", "decline")
        assert (question(s), at(s, "cap"), at(s, "1.2")) == (None, "7", "T01*")
    s = acting(seats=3, board=5, leaders="L5b", rack="E05", water=1, pollution="3.4=3", **FOREST)
    play(s, "play:E05", "tile:T01", "field:1.2", "decline")
    assert (question(s), pollution(s)) == (None, {"3.4": 3})


def test_moves_can_be_stopped_at_any_time() -> None:
    """TRB-EFF-9: before the first and after any other."""
    for made in range(5):
        s = acting(seats=3, rack="A01 A02")
        play(s, "play:A01", *["move:cap,1.1"] * made, "stop")
        assert (question(s), at(s, "cap")) == (None, str(7 - made))


@pytest.mark.parametrize("share", range(7))
def test_a_split_gives_some_water_and_the_rest_as_moves(share: int) -> None:
    """TRB-EFF-10: illustration 3; WM6 can be split in seven ways, 2 water and 4 moves is one of them."""
    s = acting(seats=3, rack="A06", water=1)
    play(s, "play:A06")
    assert (question(s), s.words()) == ("split_water", tuple(f"water:{w}" for w in range(7)))
    play(s, f"water:{share}")
    assert water(s) == 1 + share
    for _ in range(6 - share):
        assert question(s) == "move_rider"
        play(s, "move:cap,1.1")
    assert question(s) is None


def test_an_amount_of_x_does_nothing_if_x_is_zero() -> None:
    """TRB-EFF-11: F10 is WX+P1 by water, A10 is MX+W1 by fire; their other parts happen."""
    s = acting(seats=3, rack="F10", water=3, pollution="2.2=1 2.3=1")
    play(s, "play:F10")
    assert (question(s), water(s)) == ("remove_pollution", 3)
    s = acting(seats=3, rack="A10", water=3)
    play(s, "play:A10")
    assert (question(s), water(s)) == (None, 4)


def test_water_goes_to_the_own_store_without_limit() -> None:
    """TRB-EFF-12: far beyond the tokens of the box."""
    s = acting(seats=3, rack="W01 W02", water=200, water_1=4)
    play(s, "play:W01")
    assert [water(s, seat) for seat in range(3)] == [205, 4, 0]
