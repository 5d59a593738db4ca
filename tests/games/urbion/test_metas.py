"""City Squares and Metas (URB-META), Temples and Concord (URB-CONC)."""

from __future__ import annotations

import pytest

import lichtung
from tests.games.studying import asked, cards, order, outcome, play, question, refused
from tests.games.urbion.decks import (
    EXPANSIONS,
    INCUBI,
    METAS,
    PLENTY,
    SOGNAE,
    TEMPLES,
    all_cities,
    all_dreams,
    cities,
    dreams,
)
from tests.games.urbion.table import offered, rows, study, value

CARDS = EXPANSIONS[:4]
BASE = " ".join(cities().elements())


def test_four_squares_and_eight_metas_join_the_decks() -> None:
    """URB-META-1"""
    s = lichtung.game("urbion").start(seats=1, seed=2, expansions=("city_squares",))
    found = all_dreams(s)
    assert (found.total(), all_cities(s).total()) == (80, 16)
    assert [found[card] for card in METAS] == [2, 2, 2, 2]
    assert all_cities(s) - cities() == {"[SQ]": 4}
    assert found - dreams() == dict.fromkeys(METAS, 2)


@pytest.mark.parametrize("card", [*SOGNAE, *INCUBI, *METAS, "O", "*F+4", "*A-3"])
def test_every_element_dream_can_be_placed_at_a_square(card: str) -> None:
    """URB-META-2: sides and limit as usual."""
    s = study("phase_play", *CARDS, hand=card, rows=["[SQ]"])
    sides = "LR" if card[0] in "MO" else "L" if "+" in card else "R"
    assert offered(s, "place") == [f"place:{card},R1{side}" for side in sides]
    s = study("phase_play", *CARDS, hand=card, rows=["W+1 W+1 W+1 [SQ] W-2 W-2 W-2"])
    assert offered(s, "place") == []


@pytest.mark.parametrize(
    ("card", "left", "right"),
    [
        ("M:E", "M:E+2", "M:E-3"),
        ("M:W", "M:W+1", "M:W-2"),
        ("M:F", "M:F+4", "M:F-1"),
        ("M:A", "M:A+2", "M:A-3"),
        ("O", "O+1", "O-1"),
    ],
)
def test_a_flexible_dream_is_laid_as_sogna_or_incubus_each_time_anew(card: str, left: str, right: str) -> None:
    """URB-META-3, URB-CONC-3: from the hand, in a fill, in the second step of a Chromatic Chaos."""
    for side, expected in (("L", f"{left} [SQ]"), ("R", f"[SQ] {right}")):
        s = study("phase_play", *CARDS, hand=card, rows=["[SQ]"], stop="phase_draw")
        assert rows(play(s, f"place:{card},R1{side}")) == [expected]
        s = study("setup_fill", *CARDS, rows=["[SQ]"], dream_deck=f"{card} {card}", stop="setup_hand")
        play(s, f"lay:{side}", "lay:R" if side == "L" else "lay:L")
        assert rows(s) == [f"{left} [SQ] {right}"]
        s = study("phase_draw", *CARDS, hand="E+2", rows=["[SQ]", "[G]"], dream_deck=f"C {card} {PLENTY}")
        play(s, "place:R2L")
        assert (question(s), s.words()) == ("chromatic_dream", ("place:R1L", "place:R1R"))
        assert rows(play(s, f"place:R1{side}"))[0] == expected


def test_a_flexible_dream_keeps_its_side_while_it_lies() -> None:
    """URB-META-4, URB-CONC-3: no side change, no flight and no exchange turns it."""
    lying = ["M:E+2 [EW] M:W-2", "O+1 [FA] O-1", "C+4 [EA]"]
    s = study("phase_play", *EXPANSIONS, books="flying_sognae", hand="*E+2", rows=lying, stop="phase_draw")
    s.play("discard:*E+2")
    assert rows(play(s.copy(), "side_change"))[:2] == lying[:2]
    flown = play(s.copy(), "book:flying_sognae", "move:R1L/M:E+2", "to:R3")
    assert sorted(rows(flown)[2].split()) == ["C+4", "M:E+2", "[EA]"]
    play(s, "exchange", "swap:R1R/M:W-2")
    assert rows(s) == ["M:E+2 [EW] O-1", "O+1 [FA] M:W-2", "C+4 [EA]"]


def test_only_chaos_type_dreams_are_asked_for_a_side_change() -> None:
    """URB-META-4"""
    lying = ["M:E+2 K+5 [EW] M:W-2", "O+1 C+4 [FA] O-1"]
    s = study("phase_play", *EXPANSIONS, hand="*E+2", rows=lying)
    play(s, "discard:*E+2", "side_change")
    assert s.words() == ("turn:R1L/K+5", "turn:R2L/C+4")
    assert refused(s, "turn:R1L/M:E+2") == "URB-WIZ-10"


def test_a_second_meta_of_an_element_may_lie_on_the_other_side() -> None:
    """URB-META-3"""
    s = study("phase_play", *CARDS, hand="M:F", rows=["M:F+4 [EF]", "[FA]"])
    assert offered(s, "place") == ["place:M:F,R1L", "place:M:F,R1R", "place:M:F,R2L", "place:M:F,R2R"]


@pytest.mark.parametrize("card", METAS)
def test_a_meta_needs_a_city_of_its_one_element(card: str) -> None:
    """URB-META-5"""
    places = {"E": "R1", "W": "R2", "F": "R3", "A": "R4"}
    s = study("phase_play", *CARDS, hand=card, rows=list(TEMPLES))
    own = places[card[-1]]
    assert offered(s, "place") == [f"place:{card},{own}L", f"place:{card},{own}R"]
    others = [f"place:{card},{row}L" for row in places.values() if row != own]
    assert {refused(s, word) for word in others} == {"URB-PLACE-2"}


@pytest.mark.parametrize("card", ["M:E", "O"])
@pytest.mark.parametrize(("turn", "side", "wrong"), [(0, "L", "R"), (1, "R", "L")])
def test_in_a_team_a_flexible_hand_card_goes_to_the_side_of_the_polarity(
    card: str, turn: int, side: str, wrong: str
) -> None:
    """URB-META-6, URB-CONC-3"""
    s = study("phase_play", *CARDS, hands=[card, card], turn=turn, rows=["[EW]"])
    assert offered(s, "place") == [f"place:{card},R1{side}"]
    assert refused(s, f"place:{card},R1{wrong}") == "URB-META-6"


@pytest.mark.parametrize("card", ["M:E", "O"])
@pytest.mark.parametrize("turn", [0, 1])
def test_in_a_team_the_side_is_free_in_fills_and_for_a_chromatic_chaos(card: str, turn: int) -> None:
    """URB-META-6, URB-CHROM-11, URB-CONC-3"""
    s = study("phase_play", *CARDS, hands=["E+2", "E+2"], turn=turn, rows=["[EW]"], dream_deck=f"{card} E+2 {PLENTY}")
    play(s, "discard:E+2", "census")
    assert (asked(s), s.words()) == ((turn, "fill_side"), ("lay:L", "lay:R"))
    s = study("phase_draw", *CARDS, hands=["E+2", "E+2"], turn=turn, rows=["[EW]"], dream_deck=f"C {card} {PLENTY}")
    s.play("place:R1L")
    assert (asked(s), s.words()) == ((turn, "chromatic_dream"), ("place:R1L", "place:R1R"))


@pytest.mark.parametrize(
    ("expansion", "rest", "last"),
    [
        ("city_squares", "[SQ] [SQ] [SQ]", "[SQ]"),
        ("temples", "[T:E] [T:W] [T:F]", "[T:A]"),
        ("hanging_gardens", "[G] [G] [G]", "[G]"),
    ],
)
def test_all_cities_of_an_expansion_must_be_pacified(expansion: str, rest: str, last: str) -> None:
    """URB-META-7, URB-CONC-5, URB-WIZ-12: the twelve base cities are not enough."""
    s = study("phase_play", expansion, hand="W+1", rows=[f"E+2 {last} W-2"], success_pile=f"{BASE} {rest}")
    assert value(s, "required_cities") == 16
    assert outcome(play(s, "discard:W+1", "census")) == (True, "cities_pacified")
    lying = [f"E+2 {rest.split()[0]} W-2", f"W+1 {last}"]
    success = f"{BASE} {' '.join(rest.split()[1:])}"
    s = study("phase_play", expansion, hand="W+1", rows=lying, success_pile=success, stop="phase_draw")
    play(s, "discard:W+1", "census")
    assert (s.over, rows(s), len(cards(s, "success_pile"))) == (False, [f"W+1 {last}"], 15)


# -- temples and Concord -----------------------------------------------------------------------------------------------


def test_four_temples_and_ten_concord_join_the_decks() -> None:
    """URB-CONC-1"""
    s = lichtung.game("urbion").start(seats=1, seed=2, expansions=("temples",))
    assert (all_dreams(s).total(), all_dreams(s)["O"]) == (82, 10)
    assert all_cities(s) - cities() == dict.fromkeys(TEMPLES, 1)


@pytest.mark.parametrize(("city", "card"), [("[T:E]", "E+2"), ("[T:W]", "W+1"), ("[T:F]", "F+4"), ("[T:A]", "A+2")])
def test_a_temple_shows_one_element_only(city: str, card: str) -> None:
    """URB-CONC-2"""
    s = study("phase_play", *CARDS, hand="E+2 W+1 F+4 A+2", rows=[city])
    assert offered(s, "place") == [f"place:{card},R1L"]
    assert all(refused(s, f"place:{other},R1L") == "URB-PLACE-2" for other in SOGNAE if other != card)


def test_a_concord_counts_one_on_either_side() -> None:
    """URB-CONC-3: a city with O+1 and F-1 is balanced, one with O-1 and W+1 as well."""
    s = study(
        "phase_play", "temples", hand="A+2", rows=["O+1 [EW] F-1", "W+1 [FA] O-1", "E+2 [EA] O-1"], stop="phase_draw"
    )
    play(s, "discard:A+2", "census")
    assert (rows(s), order(s, "discard_pile").count("O")) == (["E+2 [EA] O-1"], 2)


def test_a_concord_can_be_placed_at_every_city_with_an_element() -> None:
    """URB-CONC-4, URB-RUL-39: not at hanging gardens."""
    s = study("phase_play", *CARDS, hand="O", rows=["[EW]", "[T:A]", "[SQ]", "[G]"])
    assert offered(s, "place") == [f"place:O,R{n}{side}" for n in (1, 2, 3) for side in "LR"]
    assert refused(s, "place:O,R4L") == "URB-WIZ-2"
