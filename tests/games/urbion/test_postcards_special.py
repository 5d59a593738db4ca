"""Postcards with a special rule: hourglass, flagship, rocket; the supply (URB-POST)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, bag, order, play, question
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import row, rows, study, value


def turns(lying: list[str], count: int, **given: Any) -> State:
    """Several turns in which a card is discarded for nothing."""
    given = {"hand": "A+2 A+2 A-3 A-3", "dream_deck": "E+2 E-3 W+1 W-2 F+4 F-1", **given}
    s = study("phase_play", "postcards", rows=lying, **given)
    for _ in range(count):
        play(s, s.words()[-1], "none")
    return s


@pytest.mark.parametrize("rotation", [0, 1, 2, 3])
def test_an_hourglass_turns_at_each_end_of_turn(rotation: int) -> None:
    """URB-POST-14"""
    s = turns([f"W+1{{HG@{rotation}}} [EW]"], 1)
    assert (row(s, 1), bag(s, "resident_pile")) == (f"W+1{{HG@{rotation + 1}}} [EW]", "")


def test_an_hourglass_that_has_turned_four_times_is_lost_and_its_dream_stays() -> None:
    """URB-POST-14"""
    s = turns(["W+1{HG@4} [EW]", "[FA] F-1{HG@3}"], 1)
    assert (rows(s), bag(s, "resident_pile")) == (["W+1 [EW]", "[FA] F-1{HG@4}"], "HG-2")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("E+2{HG@0} E+2{HG@0} E+2{HG@1}", "E+2{HG@1} E+2{HG@1} E+2{HG@2}"),
        ("A+2 E+2{HG@3} W+1{HG@4}", "A+2 E+2{HG@4} W+1"),
        ("W+1{HG@4} E+2{DC} F+4{FS}", "E+2{DC} F+4{FS} W+1"),
        ("A+2{HG@0} E+2{HG@1} W+1{HG@2}", "A+2{HG@1} E+2{HG@2} W+1{HG@3}"),
    ],
)
def test_several_hourglasses_on_one_side_turn_once_each(before: str, after: str) -> None:
    """URB-POST-14"""
    s = study("end_of_turn", "postcards", hand="A-3", rows=[f"{before} [EW]"], stop="start_of_turn")
    assert sorted(value(s, "rows")[0]["left"]) == sorted(after.split())
    assert bag(s, "resident_pile") == ("HG-2" if "HG@4" in before else "")


def test_an_hourglass_survives_four_ends_of_turn_counting_the_one_it_entered_in() -> None:
    """URB-POST-14, URB-RUL-50, URB-RUL-51: it enters with a census in the middle of a turn."""
    s = study(
        "phase_play",
        "postcards",
        hand="A+2 A+2 A-3 A-3",
        rows=["[EW]"],
        postcard_deck="HG",
        dream_deck="F+4 E-3 W+1 W+1 W+1 W+1 W+1 W+1",
    )
    play(s, "discard:A+2", "census")
    assert row(s, 1) == "F+4{HG@1} [EW] E-3"
    for rotation in (2, 3, 4):
        play(s, s.words()[-1], "none")
        assert row(s, 1) == f"F+4{{HG@{rotation}}} [EW] E-3"
    play(s, s.words()[-1], "none")
    assert (row(s, 1), bag(s, "resident_pile")) == ("F+4 [EW] E-3", "HG-2")


def test_an_hourglass_enters_with_rotation_zero() -> None:
    """URB-POST-14"""
    s = study("setup_fill", "postcards", rows=["[EW]"], postcard_deck="HG", dream_deck=f"F+4 E-3 {PLENTY}")
    assert (question(s), row(s, 1)) == ("main", "F+4{HG@0} [EW] E-3")


@pytest.mark.parametrize(
    ("lying", "after"),
    [(["E+2{FS} [EW]", "[FA]"], ["[EW]", "E+2{FS} [FA]"]), (["[EW]", "[FA] K-5{FS}"], ["[EW] K-5{FS}", "[FA]"])],
)
def test_a_flagship_moves_its_dream_one_row_down_at_each_start_of_turn(lying: list[str], after: list[str]) -> None:
    """URB-POST-15, URB-ROW-6: the same side; elements are ignored."""
    assert rows(study("start_of_turn", "postcards", hand="W+1", rows=lying)) == after
    assert rows(turns(lying, 2)) == lying


def test_only_the_dream_with_the_flagship_moves() -> None:
    """URB-POST-15"""
    lying = ["E+2{FS} E+2 W+1{DC} [EW] W-2{RK}", "[FA]"]
    s = study("start_of_turn", "postcards", hand="W+1", rows=lying)
    assert [sorted(text.split()) for text in rows(s)] == [["E+2", "W+1{DC}", "W-2{RK}", "[EW]"], ["E+2{FS}", "[FA]"]]


@pytest.mark.parametrize(("target", "lost"), [("W+1 W+1 W+1 [FA]", True), ("W+1 W+1 [FA] F-1 F-1 F-1", False)])
def test_a_flagship_before_a_full_side_is_lost_and_its_dream_stays(target: str, lost: bool) -> None:
    """URB-POST-15"""
    s = study("start_of_turn", "postcards", hand="W+1", rows=["E+2{FS} [EW]", target])
    assert bag(s, "resident_pile") == ("FS-2" if lost else "")
    assert row(s, 1) == ("E+2 [EW]" if lost else "[EW]")
    assert len(value(s, "rows")[1]["left"]) == 3


@pytest.mark.parametrize("answer", ["exchange", "flight", "side_change", "down"])
def test_a_rocket_is_lost_as_soon_as_its_dream_moves(answer: str) -> None:
    """URB-POST-16, URB-RUL-49: the dream is not affected."""
    lying = ["K+5{RK} E+2{RK} [EW]", "W+1 [FA]"]
    s = study("phase_play", *EXPANSIONS, books="flying_sognae", hand="*W+1", rows=lying, stop="phase_draw")
    s.play("discard:*W+1")
    if answer == "exchange":
        play(s, "exchange", "swap:R1L/K+5{RK}", "none")
        expected = [["E+2{RK}", "W+1", "[EW]"], ["K+5", "[FA]"]]
    elif answer == "flight":
        play(s, "book:flying_sognae", "move:R1L/E+2{RK}", "none")
        expected = [["K+5{RK}", "[EW]"], ["E+2", "W+1", "[FA]"]]
    elif answer == "side_change":
        s.play("side_change")
        expected = [["E+2{RK}", "K-5", "[EW]"], ["W+1", "[FA]"]]
    else:
        play(s, "exchange", "swap:R1L/E+2{RK}", "exchange", "swap:R1L/K+5{RK}")
        expected = [["E+2", "W+1", "[EW]"], ["K+5", "[FA]"]]
        if question(s) == "exchange_2":
            s.play("with:R2L/E+2")
    assert [sorted(text.split()) for text in rows(s)] == expected
    assert bag(s, "resident_pile") == ("RK-2 RK-2" if answer == "down" else "RK-2")


def test_another_dream_that_moves_away_or_comes_does_not_touch_a_rocket() -> None:
    """URB-POST-16"""
    lying = ["E+2{RK} W+1 [EW]", "[FA]"]
    s = study("phase_play", *EXPANSIONS, books="flying_sognae", hand="W+1", rows=lying, stop="phase_draw")
    play(s, "discard:W+1", "book:flying_sognae", "move:R1L/W+1")
    assert (rows(s), bag(s, "resident_pile")) == (["E+2{RK} [EW]", "W+1 [FA]"], "")


def test_the_active_player_chooses_the_order_of_several_flagships() -> None:
    """URB-POST-17, URB-RUL-47: each moves once."""
    lying = ["E+2{FS} [EW]", "W+1{FS} [FA]", "F+4{FS} [EA]"]
    s = study("start_of_turn", "postcards", hands=["A+2", "A+2"], turn=1, rows=lying)
    assert (asked(s), s.words()) == ((1, "flagship"), ("move:R1L/E+2{FS}", "move:R2L/W+1{FS}", "move:R3L/F+4{FS}"))
    s.play("move:R3L/F+4{FS}")
    assert sorted(row(s, 1).split()) == ["E+2{FS}", "F+4{FS}", "[EW]"]
    assert (question(s), s.words()) == ("flagship", ("move:R1L/E+2{FS}", "move:R2L/W+1{FS}"))
    s.play("move:R1L/E+2{FS}")
    assert (question(s), rows(s)) == ("main", ["F+4{FS} [EW]", "E+2{FS} [FA]", "W+1{FS} [EA]"])


def test_the_order_of_flagships_can_save_one() -> None:
    """URB-POST-17: the lower one makes room, or it is too late."""
    lying = ["E+2{FS} [EW]", "W+1 W+1 F+4{FS} [FA]", "[EA]"]
    s = study("start_of_turn", "postcards", hand="A+2", rows=lying)
    late = play(s.copy(), "move:R1L/E+2{FS}")
    assert (question(late), bag(late, "resident_pile"), row(late, 1)) == ("main", "FS-2", "E+2 [EW]")
    s.play("move:R2L/F+4{FS}")
    assert (bag(s, "resident_pile"), row(s, 1), row(s, 3)) == ("", "[EW]", "F+4{FS} [EA]")
    assert sorted(row(s, 2).split()) == ["E+2{FS}", "W+1", "W+1", "[FA]"]


def test_two_equal_flagships_at_one_city_both_move_once() -> None:
    """URB-POST-17: which of the two is first does not matter."""
    s = study("start_of_turn", "postcards", hand="A+2", rows=["E+2{FS} E+2{FS} [EW]", "[FA]", "[EA]"])
    while question(s) == "flagship":
        s.play(s.words()[0])
    assert rows(s) == ["[EW]", "E+2{FS} E+2{FS} [FA]", "[EA]"]


def test_a_flagship_that_was_moved_next_to_an_equal_one_does_not_move_again() -> None:
    """URB-POST-17: the one that has moved waits, the other goes on."""
    s = study("start_of_turn", "postcards", hand="A+2", rows=["E+2{FS} [EW]", "E+2{FS} [FA]", "[EA]"])
    s.play("move:R1L/E+2{FS}")
    assert (question(s), rows(s)) == ("main", ["[EW]", "E+2{FS} [FA]", "E+2{FS} [EA]"])


def test_with_only_one_city_a_flagship_stays_and_is_not_lost() -> None:
    """URB-POST-18, URB-RUL-48: even on a full side."""
    for lying in ("E+2{FS} [EW]", "E+2{FS} W+1 W+1 [EW]"):
        s = study("start_of_turn", "postcards", hand="A+2", rows=[lying])
        assert (sorted(row(s, 1).split()), bag(s, "resident_pile")) == (sorted(lying.split()), "")


def test_a_rebuild_loses_no_rocket() -> None:
    """URB-POST-19"""
    lying = ["E+2{RK} [EW]", "[FA] W-2{RK}"]
    s = study("phase_play", *EXPANSIONS, hand="*W+1", rows=lying, stop="phase_draw")
    play(s, "discard:*W+1", "rebuild")
    assert (rows(s), bag(s, "resident_pile")) == (["E+2{RK} [FA]", "[EW] W-2{RK}"], "")


def test_with_an_empty_postcard_deck_cities_are_filled_without_one() -> None:
    """URB-POST-20: the last postcard goes to the first city that is filled."""
    lying = ["[EW]", "[FA]"]
    s = study(
        "phase_play",
        "postcards",
        hand="A+2",
        rows=lying,
        postcard_deck="DC",
        dream_deck="F+4 E-3 F+4 A-3",
        stop="phase_draw",
    )
    play(s, "discard:A+2", "census")
    assert (rows(s), order(s, "postcard_deck")) == (["F+4{DC} [EW] E-3", "F+4 [FA] A-3"], "")


def test_the_resident_pile_does_not_feed_the_postcard_deck() -> None:
    """URB-POST-20, URB-POST-2"""
    given: dict[str, Any] = {"resident_pile": "DC+1 SE-2", "dream_deck": "F+4 E-3"}
    s = study("phase_play", "postcards", hand="A+2", rows=["[EW]"], stop="phase_draw", **given)
    play(s, "discard:A+2", "census")
    assert (rows(s), bag(s, "resident_pile")) == (["F+4 [EW] E-3"], "DC+1 SE-2")
