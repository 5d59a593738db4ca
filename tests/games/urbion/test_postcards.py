"""Postcards to the Oniverse: handling and conditions (URB-POST)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, order, play, question
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import rows, study, value


def census(lying: list[str], *answers: str, **given: Any) -> State:
    """A card is discarded for a census, other cities are left alone; the game halts before phase II."""
    given = {"void_figure": "stack_lying", "hand": "W+1", "stop": "phase_draw", "rows": lying, **given}
    s = play(study("phase_play", *EXPANSIONS, **given), "discard:W+1", "census", *answers)
    while not answers and question(s) == "census_discard":
        s.play("discard:none")
    return s


def judged(*lying: str) -> str:
    """The resident pile after a census."""
    return bag(census(list(lying)), "resident_pile")


KINDS = ["DC", "DV", "SE", "MG", "HG@1", "FS", "PB"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_postcard_lies_on_one_dream_and_moves_with_it(kind: str) -> None:
    """URB-POST-1: by an exchange, a flight and a side change."""
    lying = [f"K+5{{{kind}}} [EW]", "K+5 [FA]", "[EA]"]
    s = study("phase_play", *EXPANSIONS, hand="*W+1", rows=lying, stop="phase_draw")
    moved = play(s.copy(), "discard:*W+1", "exchange", f"swap:R1L/K+5{{{kind}}}", "none")
    assert rows(moved) == ["K+5 [EW]", f"K+5{{{kind}}} [FA]", "[EA]"]
    moved = play(s, "discard:*W+1", "side_change", f"turn:R1L/K+5{{{kind}}}")
    assert rows(moved) == [f"[EW] K-5{{{kind}}}", "K+5 [FA]", "[EA]"]
    lying = [f"E+2{{{kind}}} [EW]", "[FA]", "[EA]"]
    s = study("phase_play", *EXPANSIONS, books="flying_sognae", hand="W+1", rows=lying, stop="phase_draw")
    play(s, "discard:W+1", "book:flying_sognae", "to:R3")
    assert (rows(s), bag(s, "resident_pile")) == (["[EW]", "[FA]", f"E+2{{{kind}}} [EA]"], "")


def test_a_postcard_leaves_the_display_only_with_its_dream() -> None:
    """URB-POST-2: placing, clearing elsewhere, censuses elsewhere leave it where it is."""
    lying = ["E+2{DC} [EW] F-1{SE}", "W+1 [FA] F-1"]
    s = study("phase_play", "postcards", hand="W-2 W+1 A+2 A+2", rows=lying, dream_deck="K A+2 A+2")
    play(s, "place:W-2,R1R", "clear:R2")
    assert [sorted(text.split()) for text in rows(s)] == [["E+2{DC}", "F-1{SE}", "W-2", "[EW]"], ["[FA]"]]
    assert bag(s, "resident_pile") == ""


def test_a_postcard_that_leaves_goes_to_the_resident_pile_with_its_number() -> None:
    """URB-POST-2, URB-POST-6: none comes back to the deck."""
    s = census(["E+2{DC} [EW] W-2{DV}", "W+1{SE} [FA]"], postcard_deck="PB")
    assert (bag(s, "resident_pile"), order(s, "postcard_deck")) == ("DC+1 DV-2", "PB")
    assert rows(s) == ["W+1{SE} [FA]"]


def test_a_team_shares_one_resident_pile() -> None:
    """URB-POST-3"""
    lying = ["E+2{DC} [EW] W-2", "W+1{DV} [FA] F-1"]
    hands = ["A+2 A+2 A-3 A-3", "F+4 F+4 F-1 F-1"]
    s = study(
        "phase_play",
        "postcards",
        "books_of_power",
        books="invisible_sognae",
        hands=hands,
        rows=lying,
        dream_deck=PLENTY,
        city_deck="",
    )
    play(s, "discard:A+2", "book:invisible_sognae", "discard:R2L/W+1{DV}")
    assert s.position()["resident_pile"] == ["DV-2"]
    play(s, "discard:F+4", "census")
    assert bag(s, "resident_pile") == "DC+1 DV-2"
    assert [s.view(viewer)["resident_pile"] for viewer in (0, 1, None)] == [value(s, "resident_pile")] * 3


ANY = [*KINDS, "RK"]


@pytest.mark.parametrize("kind", ANY)
def test_a_postcard_whose_dream_is_discarded_otherwise_counts_minus_two(kind: str) -> None:
    """URB-POST-4: by a book, by option 2, in a census from another city, by the Void."""
    lost = f"{kind[:2]}-2"
    s = study(
        "phase_play", *EXPANSIONS, books="invisible_sognae", hand="W+1", rows=[f"E+2{{{kind}}} [EW]"], stop="phase_draw"
    )
    assert bag(play(s, "discard:W+1", "book:invisible_sognae"), "resident_pile") == lost
    s = study(
        "phase_draw",
        *EXPANSIONS,
        hand="W+1",
        rows=[f"E+2{{{kind}}} [EW] W-2"],
        dream_deck=f"K {PLENTY}",
        stop="end_of_turn",
    )
    assert bag(play(s, "clear:R1"), "resident_pile") == lost
    s = census([f"E+2{{{kind}}} A+2 [EW] W-2"], f"discard:R1L/E+2{{{kind}}}&R1R/W-2")
    assert bag(s, "resident_pile") == lost
    s = census([f"E+2{{{kind}}} [EW]"], void_figure="R1", dream_deck=PLENTY)
    assert bag(s, "resident_pile") == lost


def test_all_postcards_are_judged_on_the_position_at_the_start_of_the_census() -> None:
    """URB-POST-5: nothing that the census itself removes or brings counts."""
    mages = ["K+5{MG} [EW] E-3 W-2", "F+4 W+1 [FA] K-5{MG}"]
    assert judged(*mages) == "MG+1 MG+1"
    assert judged("E+2{MG} [EW] W-2", "K+5 K+5 [FA]") == "MG+1"
    planned = ["W+1{PB} [EW] F-1", "E+2 [FA] W-2", "E+2 W+1 [EA] A-3", "F+4 [EF] E-3 F-1"]
    assert judged(*planned) == "PB+1"
    s = census(["E+2{MG} [EW] W-2"], city_deck="[FA]", dream_deck="K K", postcard_deck="")
    assert (bag(s, "resident_pile"), question(s)) == ("MG-2", "fill_side")


FILLED = ["E+2{} [EW] W-2", "[FA] A-3", "C+4 [EA]", "K+5 K+5 [EF]"]
MISSED = ["E+2{} A+2 [EW] W-2 W-2", "[FA] F-1", "C+4 [EA]"]


@pytest.mark.parametrize("kind", ["DC", "MG", "PB"])
def test_a_fulfilled_condition_counts_one_and_a_missed_one_minus_two(kind: str) -> None:
    """URB-POST-6"""
    card = f"{{{kind}}}"
    assert judged(*[text.replace("{}", card) for text in FILLED]) == f"{kind}+1"
    assert judged(*[text.replace("{}", card) for text in MISSED]) == f"{kind}-2"


@pytest.mark.parametrize("kind", ["HG@0", "HG@4", "FS", "RK"])
def test_a_postcard_with_a_special_rule_counts_one_when_its_city_is_pacified(kind: str) -> None:
    """URB-POST-7"""
    assert judged(f"E+2{{{kind}}} A+2 [EW] W-2 W-2") == f"{kind[:2]}+1"


@pytest.mark.parametrize(
    ("lying", "expected"),
    [
        ("E+2{DC} [EW] W-2", "DC+1"),
        ("E+2{DC} [EW] F-1 F-1", "DC+1"),
        ("E+2{DC} E+2 [EW] C-4", "DC-2"),
        ("E+2 W+1 [EW] A-3{DC}", "DC+1"),
        ("F+4 W+1 [EW] K-5{DC}", "DC+1"),
        ("F+4 [EW] A-3{DC} F-1", "DC-2"),
        ("F+4{DC} [EW] A-3{DC} F-1", "DC+1 DC-2"),
    ],
)
def test_the_dreamcatcher_wants_its_dream_alone_on_its_side(lying: str, expected: str) -> None:
    """URB-POST-8"""
    assert judged(lying) == expected


PERFECT = ["E+2{DV} [EW] W-2", "W+1 [FA] F-1", "A+2 [EA] W-2", "F+4 [EF] E-3 F-1"]


def test_the_doves_want_a_perfect_balance() -> None:
    """URB-POST-9, URB-RUL-53: all four of four cities, not all of three."""
    assert judged(*PERFECT) == "DV+1"
    assert judged(*PERFECT[:3]) == "DV-2"
    assert judged(*PERFECT[:3], "W+1 [EF]") == "DV-2"
    assert judged(*PERFECT[:3], "[EF]") == "DV-2"
    assert bag(census(PERFECT, void_figure="R3"), "resident_pile") == "DV-2"
    assert bag(census([*PERFECT[:3], "E+2{DV} [EF] W-2"]), "resident_pile") == "DV+1 DV+1"


@pytest.mark.parametrize(
    ("lying", "expected"),
    [
        ("E+2{SE} W+1 F+4 [EW] A-3 E-3 F-1", "SE+1"),
        ("E+2{SE} W+1 [EW] F-1 W-2", "SE-2"),
        ("E+2{SE} M:W+1 *F+4 [EW] M:A-3 *E-3 M:F-1", "SE+1"),
        ("W+1{SE} A+2 [EW] F-1 O-1 O-1", "SE+1"),
        ("W+1{SE} [EW] O-1", "SE-2"),
        ("O+1{SE} O+1 [EW] W-2", "SE-2"),
        ("O+1{SE} O+1 [EW] O-1 O-1", "SE+1"),
        ("O+1{SE} O+1 W+1 [EW] O-1 W-2", "SE+1"),
        ("O+1{SE} W+1 W+1 [EW] O-1 W-2", "SE-2"),
        ("K+5{SE} W+1 [EW] A-3 E-3", "SE-2"),
        ("K+5{SE} C+4 [EW] K-5 C-4", "SE-2"),
        ("K+5{SE} W+1 F+4 [EW] A-3 E-3 C-4", "SE+1"),
    ],
)
def test_the_seer_wants_all_four_elements_at_its_city(lying: str, expected: str) -> None:
    """URB-POST-10, URB-RUL-56: a Concord stands for one element, chaos-type dreams for none."""
    assert judged(lying) == expected


def test_the_seer_looks_at_the_dreams_not_at_the_city_card_or_other_cities() -> None:
    """URB-POST-10"""
    assert judged("E+2{SE} [SQ] W-2", "F+4 A+2 [FA]") == "SE-2"


@pytest.mark.parametrize(
    ("lying", "expected"),
    [
        (["E+2{MG} [EW] W-2", "K+5 [FA]", "[EA] K-5"], "MG+1"),
        (["E+2{MG} [EW] W-2", "K+5 [FA]", "[EA] C-4"], "MG-2"),
        (["E+2{MG} [EW] W-2", "C+4 C+4 [FA]", "[EA] C-4"], "MG-2"),
        (["K+5{MG} [EW] K-5"], "MG+1"),
        (["K+5{MG} [EW] A-3 W-2"], "MG-2"),
        (["E+2{MG} [EW] W-2", "K+5 K+5 K+5 [FA]"], "MG+1"),
    ],
)
def test_the_mages_want_two_chaos_on_display(lying: list[str], expected: str) -> None:
    """URB-POST-11, URB-RUL-55: anywhere, on either side; Chromatic Chaos do not count."""
    assert judged(*lying) == expected


def test_the_mages_count_the_chaos_of_the_figures_city_and_of_balanced_cities() -> None:
    """URB-POST-11"""
    lying = ["E+2{MG} [EW] W-2", "K+5 [FA]", "K+5 [EA] A-3 W-2"]
    assert bag(census(lying, void_figure="R2", dream_deck=PLENTY), "resident_pile") == "MG+1"
