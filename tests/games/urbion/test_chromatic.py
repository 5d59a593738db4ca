"""Chromatic Chaos (URB-CHROM)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, bag, cards, hand, order, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY, all_dreams, dreams
from tests.games.urbion.table import row, rows, study, value

CARDS = EXPANSIONS[:4]
FULL = "W+1 W+1 W+1 [EW] W-2 W-2 W-2"
FULL_TOO = "F+4 F+4 F+4 [EF] F-1 F-1 F-1"


def drawn(lying: list[str], deck: str, *answers: str, expansions: tuple[str, ...] = CARDS, **given: Any) -> State:
    """A Chromatic Chaos is drawn for the last card of a hand; the game halts before the end of the turn."""
    given = {"hands": ["E+2 E+2 E+2"], "stop": "end_of_turn", **given}
    return play(study("phase_draw", *expansions, rows=lying, dream_deck=f"C {deck}", **given), *answers)


def test_eight_chromatic_chaos_join_the_dream_deck() -> None:
    """URB-CHROM-1"""
    s = lichtung.game("urbion").start(seats=1, seed=2, expansions=("chromatic_chaos",))
    assert all_dreams(s) - dreams() == {"C": 8}
    assert all_dreams(s).total() == 80


def test_the_first_step_offers_every_side_with_room() -> None:
    """URB-CHROM-2: of balanced, empty and unbalanced cities, dominant or not."""
    lying = ["E+2 [EW] W-2", "[G]", "W+1 W+1 W+1 [FA] F-1", "K+5 [EA] A-3 A-3 A-3"]
    s = drawn(lying, PLENTY)
    assert (asked(s), set(s.words())) == (
        (0, "chromatic"),
        {"place:R1L", "place:R1R", "place:R2L", "place:R2R", "place:R3R", "place:R4L"},
    )
    assert [refused(s, word) for word in ("place:R3L", "place:R4R")] == ["URB-CHROM-2"] * 2


@pytest.mark.parametrize(("word", "expected"), [("place:R1L", "C+4 [EW] F-1"), ("place:R1R", "[EW] C-4 F-1")])
def test_it_counts_four_on_the_side_it_is_placed_on(word: str, expected: str) -> None:
    """URB-CHROM-2, URB-GEN-4"""
    s = drawn(["[EW] F-1"], PLENTY, word)
    assert sorted(set(row(s, 1).split()) - {"A+2"}) == sorted(expected.split())


def test_it_cannot_be_declined() -> None:
    """URB-CHROM-2"""
    s = drawn(["E+2 [EW] W-2"], PLENTY)
    assert set(s.words()) == {"place:R1L", "place:R1R"}
    assert refused(s, "discard") == "URB-CHROM-9"


def test_in_the_second_step_the_revealed_dream_is_placed_by_the_rules_for_the_hand() -> None:
    """URB-CHROM-3: element, side and limit; the player chooses."""
    lying = ["[EW]", "W+1 W+1 W+1 [EA]", "[FA]", "[EF]"]
    s = drawn(lying, "E+2 F+4 W-2", "place:R3L")
    assert (asked(s), s.words()) == ((0, "chromatic_dream"), ("place:R1L", "place:R4L"))
    assert refused(s, "place:R1R") == "URB-GEN-5"
    assert refused(s, "place:R2L") == "URB-GEN-3"
    assert refused(s, "place:R3L") == "URB-CHROM-3"
    s.play("place:R4L")
    assert (row(s, 4), hand(s), order(s, "dream_deck")) == ("E+2 [EF]", "E+2 E+2 E+2 F+4", "W-2")


def test_the_chromatic_chaos_may_take_the_last_place_itself() -> None:
    """URB-CHROM-3, URB-CHROM-4: the limit counts the Chromatic Chaos just placed."""
    s = drawn(["W+1 W+1 [EW]", "[FA]"], "E+2 F+4", "place:R1L")
    assert sorted(row(s, 2).split()) == ["E+2", "[FA]"]


def test_a_single_place_is_taken_without_a_question() -> None:
    """URB-CHROM-3"""
    s = drawn(["[EW]", "[FA]"], "W-2 F+4", "place:R1L")
    assert (s.choice, rows(s)) == (None, ["C+4 [EW] W-2", "[FA]"])


def test_without_a_regular_place_the_element_is_ignored() -> None:
    """URB-CHROM-4: side and limit still hold, and hanging gardens are allowed now."""
    lying = ["[FA]", "[G]", "A+2 A+2 A+2 [FA]", "A+2 A+2 A+2 [EW]"]
    s = drawn(lying, "E+2 F+4", "place:R1R")
    assert (question(s), s.words()) == ("chromatic_dream", ("place:R1L", "place:R2L"))
    s.play("place:R2L")
    assert row(s, 2) == "E+2 [G]"


def test_hanging_gardens_are_no_regular_place() -> None:
    """URB-CHROM-4, URB-CHROM-3"""
    s = drawn(["[EW]", "[G]", "[EA]"], "O F+4", "place:R2L")
    assert s.words() == ("place:R1L", "place:R1R", "place:R3L", "place:R3R")
    assert refused(s, "place:R2R") == "URB-CHROM-3"


def test_the_element_is_not_ignored_while_a_regular_place_is_left() -> None:
    """URB-CHROM-4: even a single one elsewhere."""
    s = drawn(["[FA]", "[G]", "W+1 W+1 [EW]"], "E+2 F+4", "place:R1R")
    assert sorted(row(s, 3).split()) == ["E+2", "W+1", "W+1", "[EW]"]


def test_a_dream_without_any_place_is_discarded() -> None:
    """URB-CHROM-5: though the other side has room."""
    s = drawn(["W+1 W+1 [EW]", "A+2 A+2 A+2 [FA]"], "E+2 F+4", "place:R1L")
    assert (order(s, "discard_pile"), hand(s)) == ("E+2", "E+2 E+2 E+2 F+4")
    assert (len(value(s, "rows")[0]["right"]), value(s, "rows")[1]["right"]) == (0, [])


def test_a_chaos_revealed_in_the_second_step_is_resolved_and_replaces_it() -> None:
    """URB-CHROM-6, URB-RUL-42: all options of phase II, no further card."""
    s = drawn(["E+2 [EW]", "W+1 [FA] F-1"], "K F+4 W-2", "place:R1L")
    assert (asked(s), s.words()) == ((0, "chaos"), ("place:R1", "clear:R2", "reveal"))
    s.play("place:R1")
    assert (s.choice, hand(s), order(s, "dream_deck")) == (None, "E+2 E+2 E+2 F+4", "W-2")


def test_a_chromatic_chaos_revealed_in_the_second_step_is_resolved_with_both_steps() -> None:
    """URB-CHROM-6: and the first reveals no further card."""
    s = drawn(["[EW]"], "C W-2 F+4 A+2", "place:R1L")
    assert (question(s), order(s, "dream_deck")) == ("chromatic", "W-2 F+4 A+2")
    s.play("place:R1R")
    assert sorted(row(s, 1).split()) == ["C+4", "C-4", "W-2", "[EW]"]
    assert (hand(s), order(s, "dream_deck")) == ("E+2 E+2 E+2 F+4", "A+2")


def test_drawn_for_a_city_or_an_opening_hand_it_is_postponed() -> None:
    """URB-CHROM-7: repeatedly if necessary."""
    s = study("setup_fill", *CARDS, rows=["[EW]"], dream_deck="C C E+2 C F-1 C A+2", stop="setup_hand")
    assert (rows(s), order(s, "set_aside"), order(s, "dream_deck")) == (["E+2 [EW] F-1"], "C C C", "C A+2")
    s = study("setup_hand", *CARDS, rows=["[EW]"], dream_deck=f"C C E+2 C W-2 W-2 W-2 {PLENTY}")
    assert (question(s), hand(s), order(s, "dream_deck")) == ("chromatic", "E+2 W-2 W-2 W-2", PLENTY)


@pytest.mark.parametrize("cause", ["census", "book:free_dreams", "book:perfect_balance"])
def test_postponed_cards_are_resolved_one_after_the_other_each_completely(cause: str) -> None:
    """URB-CHROM-8: after the census or the free dreams, before the hand is refilled."""
    given: dict[str, Any] = {"books": "free_dreams perfect_balance", "city_deck": "[FA]"}
    lying = ["[EW]", "[EA]"]
    s = study(
        "phase_play",
        *CARDS,
        "books_of_power",
        hand="W+1 A+2 A+2 A+2",
        rows=lying,
        dream_deck="C E+2 F-1 F-1 C E+2 A+2 A-3 F+4",
        **given,
    )
    play(s, "discard:W+1", cause)
    if question(s) == "free":
        s.play("pacify:R1")
    assert (question(s), hand(s), order(s, "dream_deck")) == ("chromatic", "A+2 A+2 A+2", "A+2 A-3 F+4")
    s.play("place:R1R")
    if question(s) == "chromatic_dream":
        s.play("place:R2L")
    assert (question(s), order(s, "dream_deck")) == ("chromatic", "A-3 F+4")
    s.play("place:R1L")
    if question(s) == "chromatic_dream":
        s.play("place:R2R")
    assert (question(s), hand(s), order(s, "dream_deck")) == ("main", "A+2 A+2 A+2 F+4", "")


def test_a_chromatic_chaos_met_in_the_queue_is_resolved_at_once() -> None:
    """URB-CHROM-8, URB-CHROM-6: before the other cards of the queue."""
    s = study(
        "phase_play", *CARDS, hand="W+1 A+2 A+2 A+2", rows=["[EW]", "E+2 [SQ]"], dream_deck=f"C C E+2 F-1 C K {PLENTY}"
    )
    play(s, "discard:W+1", "census", "place:R1L")
    assert (question(s), order(s, "dream_deck")) == ("chromatic", f"K {PLENTY}")
    s.play("place:R2L")
    assert question(s) == "chaos"
    s.play("place:R1")
    assert (question(s), order(s, "dream_deck")) == ("chromatic", PLENTY)


@pytest.mark.parametrize(("revealed", "discarded"), [("E+2", "C E+2"), ("W-2", "C W-2"), ("O", "C O")])
def test_without_room_anywhere_it_is_discarded_and_the_second_step_still_happens(revealed: str, discarded: str) -> None:
    """URB-CHROM-9, URB-CHROM-5"""
    s = drawn([FULL, FULL_TOO], f"{revealed} F+4 W+1")
    assert (s.choice, order(s, "discard_pile"), hand(s)) == (None, discarded, "E+2 E+2 E+2 F+4")
    assert order(s, "dream_deck") == "W+1"


def test_without_room_it_may_be_discarded_or_ignored_with_a_wise_chaos() -> None:
    """URB-CHROM-9, URB-WISE-1"""
    s = drawn([FULL, FULL_TOO], PLENTY, expansions=(*CARDS, "postcards"))
    assert (question(s), set(s.words())) == ("chromatic", {"discard", "wise"})
    s.play("discard")
    assert order(s, "discard_pile") == "C A+2"


def test_a_dream_of_the_second_step_gets_no_postcard_and_does_not_enter_the_hand() -> None:
    """URB-CHROM-10"""
    s = drawn(["[EW]"], "W-2 F+4", "place:R1L", expansions=(*CARDS, "postcards"), postcard_deck="DC SE")
    assert (rows(s), hand(s), order(s, "postcard_deck")) == (["C+4 [EW] W-2"], "E+2 E+2 E+2 F+4", "DC SE")


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("revealed", "side"), [("E+2", "L"), ("W-2", "R")])
def test_polarity_is_ignored_in_both_steps(turn: int, revealed: str, side: str) -> None:
    """URB-CHROM-11"""
    s = drawn(["[EW]", "[EW]"], f"{revealed} F+4", hands=["E+2 E+2 E+2"] * 2, turn=turn)
    assert (asked(s), len(s.words())) == ((turn, "chromatic"), 4)
    s.play("place:R1R")
    assert (asked(s), s.words()) == ((turn, "chromatic_dream"), (f"place:R1{side}", f"place:R2{side}"))


def test_on_display_it_is_an_ordinary_dream_for_exchange_and_census() -> None:
    """URB-CHROM-12"""
    lying = ["C+4 [EW] A-3 F-1", "K+5 [FA]", "C+4 W+1 [EA] C-4"]
    s = study("phase_play", *CARDS, hand="W+1", rows=lying, stop="phase_draw")
    s.play("discard:W+1")
    exchanged = play(s.copy(), "exchange", "swap:R1L/C+4", "with:R2L/K+5")
    assert (value(exchanged, "rows")[0]["left"], value(exchanged, "rows")[1]["left"]) == (["K+5"], ["C+4"])
    s.play("census")
    assert sorted(s.words()) == ["discard:R3L/C+4&R3R/C-4", "discard:none"]
    s.play("discard:R3L/C+4&R3R/C-4")
    assert (bag(s, "success_pile"), rows(s), cards(s, "discard_pile").count("C")) == (
        "[EW]",
        ["K+5 [FA]", "W+1 [EA]"],
        3,
    )


@pytest.mark.parametrize(("other", "expected"), [("C+4 [FA]", "MG-2"), ("K+5 [FA]", "MG+1")])
def test_it_is_no_chaos_for_the_mages(other: str, expected: str) -> None:
    """URB-CHROM-12, URB-POST-11"""
    lying = ["K+5{MG} [EW] A-3 W-2", other, "C+4 C+4 [EA]"]
    s = study("phase_play", *CARDS, "postcards", hand="W+1", rows=lying, stop="phase_draw")
    play(s, "discard:W+1", "census")
    assert bag(s, "resident_pile") == expected
