"""The census: pacifying and discarding (URB-CENSUS)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, bag, cards, hand, order, play, question, refused
from tests.games.urbion.decks import EXPANSIONS
from tests.games.urbion.table import row, rows, study, value


def census(lying: list[str], *answers: str, expansions: tuple[str, ...] = EXPANSIONS, **given: Any) -> State:
    """A card is discarded for a census; the game halts before phase II."""
    given = {"void_figure": "stack_lying", **given} if "void" in expansions else given
    s = study("phase_play", *expansions, **{"hand": "W+1", "rows": lying, "stop": "phase_draw", **given})
    return play(s, "discard:W+1", "census", *answers)


def dreams(number: int, s: State) -> list[str]:
    """The dreams of a row with their sides, as options name them."""
    lying = s.position()["rows"][number - 1]
    left = [f"R{number}L/{code}" for code in lying["left"]]
    return left + [f"R{number}R/{code}" for code in lying["right"]]


def worth(code: str) -> int:
    return int(code.partition("{")[0][-2:])


def test_all_cities_that_are_balanced_at_the_start_are_pacified() -> None:
    """URB-CENSUS-1, URB-CENSUS-4"""
    lying = ["E+2 [EW] W-2", "W+1 [FA]", "F+4 [EA] E-3 F-1", "[EF] F-1"]
    s = census(lying)
    assert (bag(s, "success_pile"), rows(s)) == ("[EA] [EW]", ["W+1 [FA]", "[EF] F-1"])
    assert bag(s, "discard_pile") == "E+2 E-3 F+4 F-1 W+1 W-2"


def test_a_city_that_is_balanced_only_after_the_refill_stays() -> None:
    """URB-CENSUS-1: the census looks once."""
    s = census(["E+2 [EW] W-2"], city_deck="[FA] [EA]", dream_deck="A+2 W-2")
    assert (bag(s, "success_pile"), rows(s)) == ("[EW]", ["A+2 [FA] W-2"])


def test_the_city_with_the_figure_is_left_out() -> None:
    """URB-CENSUS-1, URB-VOID-4: balanced as it may be."""
    s = census(["E+2 [EW] W-2", "E+2 [FA] W-2"], void_figure="R1", void_cards_left=3)
    assert (bag(s, "success_pile"), rows(s), value(s, "void_cards_left")) == ("[FA]", ["E+2 [EW] W-2"], 2)


def test_no_balanced_city_can_be_spared() -> None:
    """URB-CENSUS-2: nobody is asked."""
    s = census(["E+2 [EW] W-2", "E+2 [FA] W-2", "W+1 [EA] F-1"])
    assert (s.choice, s.over, bag(s, "success_pile")) == (None, False, "[EA] [EW] [FA]")


def test_postcards_are_judged_before_any_card_is_removed() -> None:
    """URB-CENSUS-3, URB-POST-5: the Chaos of the first city still counts for the mages of the second."""
    lying = ["K+5{MG} [EW] E-3 W-2", "F+4 W+1 [FA] K-5{MG}", "W+1 [EA]"]
    assert bag(census(lying), "resident_pile") == "MG+1 MG+1"


def test_pacified_cities_postcards_and_dreams_go_to_their_piles_from_top_to_bottom() -> None:
    """URB-CENSUS-4"""
    lying = ["E+2 [EW] W-2{RK}", "W+1{DC} [FA]", "A+2{HG@4} [EA] W-2", "*F+4 [G] C-4"]
    s = census(lying, discard_pile="F-1")
    piles = cards(s, "discard_pile")
    assert (bag(s, "success_pile"), bag(s, "resident_pile")) == ("[EA] [EW] [G]", "HG+1 RK+1")
    assert piles[:2] == ["F-1", "W+1"]
    assert [sorted(piles[at : at + 2]) for at in (2, 4, 6)] == [["E+2", "W-2"], ["A+2", "W-2"], ["*F+4", "C"]]
    assert rows(s) == ["W+1{DC} [FA]"]


@pytest.mark.parametrize(
    "lying",
    [
        "E+2 A+2 W+1 [EW] W-2 F-1",
        "E+2 E+2 [EW] W-2",
        "K+5 W+1 M:E+2 [EW] E-3 W-2 O-1",
        "C+4 O+1 E+2 [EW] M:A-3 F-1",
        "W+1 *W+1 M:W+1 [EW] F-1 *F-1",
        "F+4 E+2 A+2 [EW] C-4 W-2 F-1",
        "W+1{DC} W+1{SE} W+1 [EW] F-1 O-1",
    ],
)
def test_any_set_of_sum_zero_may_be_discarded_from_another_city(lying: str) -> None:
    """URB-CENSUS-5, URB-CENSUS-7: every set once, and none."""
    s = census([lying])
    assert question(s) == "census_discard"
    there = dreams(1, s)
    expected = {
        tuple(sorted(chosen or ["none"]))
        for size in range(len(there) + 1)
        for chosen in itertools.combinations(there, size)
        if sum(worth(code) for code in chosen) == 0
    }
    found = [tuple(sorted(word.removeprefix("discard:").split("&"))) for word in s.words()]
    assert sorted(found) == sorted(expected)
    assert len(found) <= 15


def test_a_chosen_set_goes_to_the_discard_pile_and_the_city_stays() -> None:
    """URB-CENSUS-5, URB-CENSUS-6: with its other dreams."""
    s = census(["E+2 A+2 W+1 [EW] W-2 F-1"], "discard:R1L/E+2&R1L/W+1&R1R/W-2&R1R/F-1", city_deck="[FA]")
    assert (rows(s), bag(s, "success_pile"), order(s, "city_deck")) == (["A+2 [EW]"], "", "[FA]")
    assert bag(s, "discard_pile") == "E+2 F-1 W+1 W+1 W-2"


def test_the_members_of_a_set_may_be_named_in_any_order() -> None:
    """URB-CENSUS-5"""
    s = census(["E+2 A+2 [EW] W-2"], "discard:R1R/W-2&R1L/A+2")
    assert rows(s) == ["E+2 [EW]"]


def test_a_set_that_does_not_sum_to_zero_cannot_be_discarded() -> None:
    """URB-CENSUS-5"""
    s = census(["E+2 W+1 [EW] W-2"])
    assert sorted(s.words()) == ["discard:R1L/E+2&R1R/W-2", "discard:none"]
    assert refused(s, "discard:R1L/W+1&R1R/W-2") == "URB-CENSUS-5"


def test_cities_are_asked_one_by_one_from_top_to_bottom() -> None:
    """URB-CENSUS-5: not the figure's, not those without a set; pacified cities are already gone."""
    lying = ["E+2 A+2 [EW] W-2", "E+2 [FA] W-2", "E+2 A+2 [EA] W-2", "W+1 W+1 [EF] F-1"]
    s = census(lying, void_figure="R3")
    assert (asked(s), bag(s, "success_pile")) == ((0, "census_discard"), "[FA]")
    assert sorted(s.words()) == ["discard:R1L/A+2&R1R/W-2", "discard:R1L/E+2&R1R/W-2", "discard:none"]
    s.play("discard:none")
    assert (question(s), sorted(s.words())) == ("census_discard", ["discard:R4L/W+1&R4R/F-1", "discard:none"])
    assert value(s, "rows")[2]["left"] == ["E+2", "A+2"]


def test_a_postcard_on_a_dream_discarded_from_another_city_is_lost() -> None:
    """URB-CENSUS-5, URB-POST-4: it matters which of two equal dreams goes."""
    lying = ["E+2{DC} E+2 [EW] W-2"]
    s = census(lying)
    assert len(s.words()) == 3
    kept = play(s.copy(), "discard:R1L/E+2&R1R/W-2")
    assert (rows(kept), bag(kept, "resident_pile")) == (["E+2{DC} [EW]"], "")
    s.play("discard:R1L/E+2{DC}&R1R/W-2")
    assert (rows(s), bag(s, "resident_pile")) == (["E+2 [EW]"], "DC-2")


def test_discarding_a_set_pacifies_nothing() -> None:
    """URB-CENSUS-6: even if the city is left with a single dream."""
    s = census(["E+2 W+1 [EW] W-2"], "discard:R1L/E+2&R1R/W-2")
    assert (rows(s), bag(s, "success_pile")) == (["W+1 [EW]"], "")


def test_chaos_and_flexible_dreams_count_with_their_current_value() -> None:
    """URB-CENSUS-7"""
    s = census(["K+5 E+2 O+1 [EW] M:A-3 C-4"])
    sets = {frozenset(word.removeprefix("discard:").split("&")) for word in s.words()}
    assert sets == {
        frozenset({"none"}),
        frozenset({"R1L/E+2", "R1L/O+1", "R1R/M:A-3"}),
        frozenset({"R1L/K+5", "R1L/E+2", "R1R/M:A-3", "R1R/C-4"}),
    }
    s = census(["K+5 M:F+4 O+1 [EW] C-4"])
    assert sorted(s.words()) == ["discard:R1L/M:F+4&R1R/C-4", "discard:none"]
    s.play("discard:R1L/M:F+4&R1R/C-4")
    assert bag(s, "discard_pile") == "C M:F W+1"
    assert sorted(row(s, 1).split()) == ["K+5", "O+1", "[EW]"]


def test_a_census_without_a_balanced_city_is_legal() -> None:
    """URB-CENSUS-15"""
    s = census(["E+2 [EW]", "[FA] F-1"], city_deck="[EA]", dream_deck="W+1")
    assert (rows(s), hand(s), order(s, "city_deck"), order(s, "dream_deck")) == (
        ["E+2 [EW]", "[FA] F-1"],
        "",
        "[EA]",
        "W+1",
    )
