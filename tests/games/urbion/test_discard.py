"""Discarding a card for an action (URB-DISC) and the exchange (URB-EXCH)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, hand, order, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import row, rows, study, value

TWO = ["E+2 [EW]", "W+1 [FA] F-1"]
ALL_BOOKS = "flying_sognae flying_incubi invisible_sognae invisible_incubi free_dreams perfect_balance prophecies"


def test_a_discarded_card_pays_for_one_exchange_or_one_census() -> None:
    """URB-DISC-1"""
    s = study("phase_play", hand="E+2 A+2", rows=TWO, dream_deck=PLENTY)
    s.play("discard:A+2")
    assert (question(s), s.words()) == ("action", ("none", "exchange", "census"))
    done = play(s.copy(), "exchange", "swap:R1L/E+2")
    assert (question(done), value(done, "round")) == ("main", 2)
    done = play(s.copy(), "census")
    while question(done) == "census_discard":
        done.play("discard:none")
    assert (question(done), value(done, "round")) == ("main", 2)


def test_books_on_display_add_their_actions() -> None:
    """URB-DISC-1, URB-BOOK-6"""
    s = study("phase_play", *EXPANSIONS, books=ALL_BOOKS, hand="A+2", rows=[*TWO, "[EW]"], dream_deck=PLENTY)
    s.play("discard:A+2")
    assert set(s.words()) == {"none", "exchange", "census"} | {f"book:{name}" for name in ALL_BOOKS.split()}
    s = study("phase_play", "books_of_power", books="invisible_incubi", hand="A+2", rows=[*TWO, "[EW]"])
    s.play("discard:A+2")
    assert set(s.words()) == {"none", "exchange", "census", "book:invisible_incubi"}
    assert refused(s, "book:invisible_sognae") == "URB-BOOK-3"


@pytest.mark.parametrize("card", ["E+2", "W+1", "F+4", "A+2", "E-3", "W-2", "F-1", "A-3", "M:E", "O"])
def test_any_card_can_be_discarded_for_any_action(card: str) -> None:
    """URB-DISC-2"""
    s = study("phase_play", *EXPANSIONS[:4], hand=f"{card} *E+2 *W-2 *F-1", rows=["W+1 [WA]", "W+1 [WA]"])
    assert f"discard:{card}" in s.words()
    s.play(f"discard:{card}")
    assert (question(s), s.words()) == ("action", ("none", "exchange", "census"))


def test_the_action_may_be_declined() -> None:
    """URB-DISC-3: the card stays discarded, nothing else changes."""
    s = study(
        "phase_play", hand="E+2 A+2 A+2 A+2", rows=["E+2 [EW] W-2", "W+1 [FA]"], discard_pile="F-1", dream_deck="W-2"
    )
    play(s, "discard:E+2", "none")
    assert (question(s), hand(s), order(s, "discard_pile")) == ("main", "A+2 A+2 A+2 W-2", "F-1 E+2")
    assert rows(s) == ["E+2 [EW] W-2", "W+1 [FA]"]


def test_without_an_action_exactly_one_card_is_discarded() -> None:
    """URB-DISC-4, URB-RUL-31: neither a second card nor a second action is asked for."""
    s = study("phase_play", hand="E+2 A+2 W-2 F-1", rows=TWO, dream_deck="F+4 F+4 F+4", stop="phase_draw")
    s.play("discard:W-2")
    assert (question(s), [word for word in s.words() if word.startswith("discard")]) == ("action", [])
    s.play("none")
    assert (s.choice, hand(s), order(s, "discard_pile")) == (None, "A+2 E+2 F-1", "W-2")


@pytest.mark.parametrize(
    ("lying", "possible"),
    [
        ([], False),
        (["E+2 W+1 [EW] W-2"], False),
        (["E+2 W+1 [EW]", "[FA] W-2"], False),
        (["E+2 [EW]", "[FA] W-2", "[EA]"], False),
        (["E+2 [EW]", "[FA]", "W+1 [EA]"], True),
        (["[EW] F-1", "[FA] W-2"], True),
        (["[EW] K-5", "E+2 [FA] K-5"], True),
    ],
)
def test_an_exchange_needs_two_dreams_on_the_same_side_of_two_cities(lying: list[str], possible: bool) -> None:
    """URB-DISC-5: a census is always possible."""
    s = study("phase_play", hand="A+2", rows=lying, dream_deck=PLENTY)
    s.play("discard:A+2")
    assert ("exchange" in s.words()) == possible
    assert "census" in s.words()
    if not possible:
        assert refused(s, "exchange") == "URB-DISC-5"


# -- exchange ----------------------------------------------------------------------------------------------------------


def exchange(lying: list[str], *answers: str, expansions: tuple[str, ...] = EXPANSIONS, **given: Any) -> State:
    """A card is discarded for an exchange; the game halts before phase II."""
    s = study("phase_play", *expansions, hand="W+1", rows=lying, stop="phase_draw", **given)
    return play(s, "discard:W+1", "exchange", *answers)


def sides(s: State, number: int) -> tuple[str, str]:
    lying = s.position()["rows"][number - 1]
    return " ".join(sorted(lying["left"])), " ".join(sorted(lying["right"]))


def test_two_dreams_of_the_same_side_swap_places() -> None:
    """URB-EXCH-1"""
    s = exchange(["E+2 A+2 [EW] W-2", "F+4 [FA] F-1 E-3"])
    assert set(s.words()) == {
        f"swap:{code}" for code in ("R1L/E+2", "R1L/A+2", "R1R/W-2", "R2L/F+4", "R2R/F-1", "R2R/E-3")
    }
    s.play("swap:R1R/W-2")
    assert (question(s), set(s.words())) == ("exchange_2", {"with:R2R/F-1", "with:R2R/E-3"})
    assert refused(s, "with:R2L/F+4") == "URB-EXCH-1"
    s.play("with:R2R/E-3")
    assert [sides(s, n) for n in (1, 2)] == [("A+2 E+2", "E-3"), ("F+4", "F-1 W-2")]


def test_the_two_dreams_lie_at_different_cities() -> None:
    """URB-EXCH-2: a dream whose side is empty everywhere else has no partner."""
    s = exchange(["E+2 A+2 [EW] W-2 F-1", "F+4 [FA]", "W+1 [EF]"])
    assert refused(s, "swap:R1R/W-2") == "URB-EXCH-2"
    assert not [word for word in s.words() if "R1R" in word]
    s.play("swap:R1L/A+2")
    assert set(s.words()) == {"with:R2L/F+4", "with:R3L/W+1"}
    assert refused(s, "with:R1L/E+2") == "URB-EXCH-2"


def test_any_dream_may_be_exchanged_whatever_the_elements() -> None:
    """URB-EXCH-3: chaos-type and flexible dreams, at gardens and at the figure's city."""
    lying = ["K+5 [G]", "C+4 [T:E]", "M:F+4 O+1 [EW]", "*A+2 [FA]"]
    s = exchange(lying, void_figure="R2")
    assert set(s.words()) == {f"swap:{code}" for code in ("R1L/K+5", "R2L/C+4", "R3L/M:F+4", "R3L/O+1", "R4L/*A+2")}
    s.play("swap:R2L/C+4")
    assert set(s.words()) == {f"with:{code}" for code in ("R1L/K+5", "R3L/M:F+4", "R3L/O+1", "R4L/*A+2")}
    s.play("with:R1L/K+5")
    assert (row(s, 1), row(s, 2), value(s, "void_figure")) == ("C+4 [G]", "K+5 [T:E]", "R2")


def test_full_sides_do_not_prevent_an_exchange() -> None:
    """URB-EXCH-4"""
    s = exchange(["E+2 A+2 W+1 [EW]", "F+4 K F+4 [FA]"], "swap:R1L/W+1", "with:R2L/K+5")
    assert [sides(s, n) for n in (1, 2)] == [("A+2 E+2 K+5", ""), ("F+4 F+4 W+1", "")]


def test_no_value_changes_in_an_exchange() -> None:
    """URB-EXCH-5"""
    s = exchange(["[EW] M:F-1", "[FA] O-1", "M:W+1 [EA] K-5"], "swap:R1R/M:F-1", "with:R2R/O-1")
    assert rows(s) == ["[EW] O-1", "[FA] M:F-1", "M:W+1 [EA] K-5"]
    s = exchange(["[EW] M:F-1", "[FA] O-1", "M:W+1 [EA] K-5"], "swap:R1R/M:F-1", "with:R3R/K-5")
    assert rows(s) == ["[EW] K-5", "[FA] O-1", "M:W+1 [EA] M:F-1"]


def test_a_postcard_moves_with_its_dream() -> None:
    """URB-EXCH-6, URB-POST-1"""
    s = exchange(["E+2{DC} E+2 [EW]", "F+4{FS} [FA]", "K+5{HG@3} [EA]"], "swap:R1L/E+2{DC}", "with:R2L/F+4{FS}")
    assert [sides(s, n)[0] for n in (1, 2, 3)] == ["E+2 F+4{FS}", "E+2{DC}", "K+5{HG@3}"]
    assert bag(s, "resident_pile") == ""


def test_a_rocket_is_lost_when_its_dream_is_exchanged() -> None:
    """URB-EXCH-6, URB-POST-16: both, if both dreams carry one; other rockets stay."""
    lying = ["E+2{RK} [EW]", "F+4{RK} [FA]", "W+1{RK} [EA]"]
    s = exchange(lying, "swap:R1L/E+2{RK}", "with:R2L/F+4{RK}")
    assert (rows(s), bag(s, "resident_pile")) == (["F+4 [EW]", "E+2 [FA]", "W+1{RK} [EA]"], "RK-2 RK-2")
