"""The team variant: set-up, polarity, turns (URB-TEAM)."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.studying import asked, cards, hand, order, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY, deck
from tests.games.urbion.table import offered, rows, study, value

FOUR = "F+4 A+2 W-2 E-3"
BALANCED = ["E+2 [EW] W-2", "A+2 [FA] W-2"]
HANDS = ["E+2 W-2 F+4 A-3", "E+2 W-2 F+4 A-3"]


@pytest.mark.parametrize("first", [0, 1])
def test_each_player_has_four_cards_and_an_open_polarity_card(first: int) -> None:
    """URB-TEAM-1"""
    s = lichtung.game("urbion").start(seats=2, seed=4, first_sognae=first)
    while question(s) != "main":
        s.play(s.words()[0])
    expected = ["sognae", "incubi"] if first == 0 else ["incubi", "sognae"]
    assert [len(cards(s, "hands", seat)) for seat in (0, 1)] == [4, 4]
    assert [s.view(viewer)["polarity"] for viewer in (0, 1, None)] == [expected] * 3


def test_a_solo_player_has_no_polarity() -> None:
    """URB-TEAM-1"""
    s = lichtung.game("urbion").start(seats=1, seed=4)
    assert value(s, "polarity") == []
    with pytest.raises(lichtung.InvalidSettings):
        lichtung.game("urbion").start(seats=1, first_sognae=1)


@pytest.mark.parametrize("first", [0, 1])
def test_the_player_of_the_sognae_draws_the_whole_opening_hand_first(first: int) -> None:
    """URB-TEAM-2"""
    s = study(
        "setup_hand", hands=["", ""], first_sognae=first, rows=["E+2 [EW]"], dream_deck=f"{FOUR} W+1 W+1 F-1 F-1 A-3"
    )
    assert (hand(s, first), hand(s, 1 - first), order(s, "dream_deck")) == ("A+2 E-3 F+4 W-2", "F-1 F-1 W+1 W+1", "A-3")


@pytest.mark.parametrize("first", [0, 1])
def test_each_player_decides_about_the_chaos_of_the_own_opening_hand(first: int) -> None:
    """URB-TEAM-2, URB-SETUP-9"""
    dream_deck = f"K {FOUR} W+1 K W+1 F-1 F-1 A-3"
    s = study("setup_hand", hands=["", ""], first_sognae=first, rows=["E+2 [EW]", "[FA] F-1"], dream_deck=dream_deck)
    assert (asked(s), hand(s, first)) == ((first, "hand_chaos"), "")
    s.play("place:R2")
    assert (asked(s), hand(s, first), hand(s, 1 - first)) == ((1 - first, "hand_chaos"), "A+2 E-3 F+4 W-2", "W+1")
    s.play("place:R1")
    assert asked(s) == (first, "main")


def test_chaos_without_a_place_goes_back_after_each_hand_separately() -> None:
    """URB-TEAM-3, URB-RUL-13: so the second player can draw it again."""
    s = study(
        "setup_hand",
        hands=["", ""],
        rows=BALANCED,
        dream_deck=f"K {FOUR} W+1 W+1 F-1 F-1 A-3",
        script=["W+1 K W+1 F-1 F-1 A-3", "A-3 K"],
        stop="start_of_turn",
    )
    assert (hand(s, 0), hand(s, 1), order(s, "dream_deck")) == ("A+2 E-3 F+4 W-2", "F-1 F-1 W+1 W+1", "A-3 K")


@pytest.mark.parametrize("first", [0, 1])
def test_the_player_of_the_sognae_makes_the_other_decisions_of_the_setup_and_begins(first: int) -> None:
    """URB-TEAM-4: books, sides, postponed cards and what they reveal; then turns alternate."""
    s = lichtung.game("urbion").start(seats=2, seed=1, first_sognae=first, expansions=("books_of_power",))
    assert asked(s) == (first, "books")
    s = study(
        "setup_fill",
        "chromatic_chaos",
        hands=["", ""],
        first_sognae=first,
        rows=["[EW]", "[FA]"],
        dream_deck=f"K K C E+2 F-1 {FOUR} {FOUR} K {PLENTY}",
    )
    assert asked(s) == (first, "fill_side")
    s.play("lay:L")
    assert asked(s) == (first, "chromatic")
    s.play("place:R1R")
    assert asked(s) == (first, "chaos")
    s.play("place:R1")
    for number in range(4):
        assert asked(s) == ((first + number) % 2, "main")
        play(s, offered(s, "discard")[0], "none")


@pytest.mark.parametrize("polarity", [["sognae", "incubi"], ["incubi", "sognae"]])
@pytest.mark.parametrize("turn", [0, 1])
def test_only_dreams_of_the_own_polarity_are_placed(polarity: list[str], turn: int) -> None:
    """URB-TEAM-5"""
    s = study(
        "phase_play", *EXPANSIONS[:4], hands=["E+2 *W-2 *F+4 A-3"] * 2, turn=turn, polarity=polarity, rows=["[SQ]"]
    )
    sognae, incubi = ["place:E+2,R1L", "place:*F+4,R1L"], ["place:*W-2,R1R", "place:A-3,R1R"]
    own, other = (sognae, incubi) if polarity[turn] == "sognae" else (incubi, sognae)
    assert sorted(offered(s, "place")) == sorted(own)
    assert {refused(s, word) for word in other} == {"URB-TEAM-5"}


def test_any_card_is_discarded_for_any_action_on_any_dream() -> None:
    """URB-TEAM-6: the player of the Sognae pays with an Incubus and makes Incubi vanish and change places."""
    lying = ["E+2 [EW] W-2", "F+4 [FA] F-1"]
    s = study("phase_play", "books_of_power", books="invisible_incubi", hands=HANDS, rows=lying, stop="phase_draw")
    assert offered(s, "discard") == ["discard:E+2", "discard:W-2", "discard:F+4", "discard:A-3"]
    s.play("discard:A-3")
    vanished = play(s.copy(), "book:invisible_incubi", "discard:R2R/F-1")
    assert rows(vanished) == ["E+2 [EW] W-2", "F+4 [FA]"]
    play(s, "exchange", "swap:R1R/W-2")
    assert rows(s) == ["E+2 [EW] F-1", "F+4 [FA] W-2"]


@pytest.mark.parametrize("turn", [0, 1])
def test_chaos_ignores_polarity(turn: int) -> None:
    """URB-TEAM-7: in phase II and for the opening hand."""
    lying = ["E+2 [EW]", "[FA] F-1"]
    s = study("phase_draw", hands=["E+2 W+1 A+2"] * 2, turn=turn, rows=lying, dream_deck="K")
    assert (asked(s), offered(s, "place")) == ((turn, "chaos"), ["place:R1", "place:R2"])
    s = study("setup_hand", hands=["", ""], first_sognae=turn, rows=lying, dream_deck="K")
    assert (asked(s), offered(s, "place")) == ((turn, "hand_chaos"), ["place:R1", "place:R2"])


@pytest.mark.parametrize("turn", [0, 1])
def test_only_the_active_players_hand_is_refilled(turn: int) -> None:
    """URB-TEAM-8"""
    s = study(
        "phase_draw", hands=["E+2 E+2"] * 2, turn=turn, rows=["[EW]"], dream_deck="F+4 F-1 A+2 A+2", stop="end_of_turn"
    )
    assert (hand(s, turn), hand(s, 1 - turn), order(s, "dream_deck")) == ("E+2 E+2 F+4 F-1", "E+2 E+2", "A+2 A+2")


def test_a_team_plays_with_one_deck_and_one_display() -> None:
    """URB-TEAM-4, URB-TEAM-8: two turns in a row."""
    s = study("phase_play", hands=["E+2 E+2 E+2 E+2", "W-2 W-2 W-2 W-2"], rows=["[EW]"], dream_deck="F+4 F-1")
    play(s, "place:E+2,R1L", "place:W-2,R1R")
    assert (rows(s), asked(s), value(s, "round")) == (["E+2 [EW] W-2"], (0, "main"), 3)
    assert (hand(s, 0), hand(s, 1)) == ("E+2 E+2 E+2 F+4", "F-1 W-2 W-2 W-2")


def test_the_default_is_that_the_first_seat_has_the_sognae() -> None:
    """URB-TEAM-4, URB-RUL-35"""
    s = lichtung.game("urbion").start(
        seats=2, script=["[EW] [EW] [EF] [EF] [EA] [EA] [WF] [WF] [WA] [WA] [FA] [FA]", deck("K K")]
    )
    assert (asked(s), value(s, "polarity")) == ((0, "fill_side"), ["sognae", "incubi"])
