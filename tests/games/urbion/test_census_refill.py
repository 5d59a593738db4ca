"""The census: bonus, the Void, victory, the refill (URB-CENSUS), and the perfect balance (URB-PERF)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.studying import asked, bag, cards, hand, order, outcome, question
from tests.games.urbion.decks import ELEVEN, EXPANSIONS
from tests.games.urbion.table import row, rows, value
from tests.games.urbion.test_census import census

PERFECT = ["E+2 [EW] W-2", "W+1 [FA] F-1", "A+2 [EA] W-2", "F+4 [EF] E-3 F-1"]
DECK = "F+4 E-3 F+4 A-3 F+4 E-3 F+4 A-3"
FOUR_FILLED = ["F+4 {} E-3", "F+4 {} A-3", "F+4 {} E-3", "F+4 {} A-3"]


def filled(*cities: str) -> list[str]:
    return [text.format(city) for text, city in zip(FOUR_FILLED, cities, strict=True)]


def test_the_bonus_comes_after_pacifying_and_before_the_refill() -> None:
    """URB-CENSUS-8, URB-PERF-5"""
    s = census(PERFECT, city_deck="[WF] [WA] [WF] [WA] [G]", dream_deck=DECK)
    assert (asked(s), bag(s, "success_pile")) == ((0, "bonus"), "[EA] [EF] [EW] [FA]")
    assert [entry["city"] for entry in value(s, "rows") if entry["city"]] == []
    assert len(cards(s, "discard_pile")) == 10
    s.play("take")
    assert rows(s) == filled("[WA]", "[WF]", "[WA]", "[G]")
    assert bag(s, "success_pile") == "[EA] [EF] [EW] [FA] [WF]"


def test_the_figures_city_is_checked_after_the_discards() -> None:
    """URB-CENSUS-9: at the question about another city nothing has happened to it."""
    lying = ["E+2 [EW]", "E+2 A+2 [FA] W-2"]
    s = census(lying, void_figure="R1", dream_deck=DECK)
    assert (question(s), row(s, 1), value(s, "void_figure")) == ("census_discard", "E+2 [EW]", "R1")
    s.play("discard:R2L/E+2&R2R/W-2")
    assert (rows(s), value(s, "void_figure")) == (["F+4 [EW] E-3", "A+2 [FA]"], "R1")
    piles = cards(s, "discard_pile")
    assert (sorted(piles[1:3]), piles[3]) == (["E+2", "W-2"], "E+2")


def test_victory_is_checked_before_anything_is_drawn() -> None:
    """URB-CENSUS-10, URB-END-1: an empty deck does no harm."""
    s = census(["E+2 [EW] W-2"], expansions=(), success_pile=ELEVEN)
    assert outcome(s) == (True, "cities_pacified")
    s = census(["E+2 [EW] W-2", "[FA]"], expansions=(), success_pile=ELEVEN[:-5], dream_deck=DECK)
    assert (s.over, rows(s)) == (False, ["F+4 [FA] E-3"])


def test_a_bonus_card_can_complete_the_victory() -> None:
    """URB-CENSUS-10, URB-PERF-4: declining it, the game goes on with one city."""
    given: dict[str, Any] = {
        "city_deck": "[WA]",
        "success_pile": "[EW] [FA] [EA] [EF] [WF] [WF] [WA]",
        "dream_deck": DECK,
    }
    s = census(PERFECT, "take", expansions=(), **given)
    assert (outcome(s), order(s, "dream_deck")) == ((True, "cities_pacified"), DECK)
    s = census(PERFECT, "decline", expansions=(), **given)
    assert (s.over, rows(s)) == (False, ["F+4 [WA] E-3"])


def test_all_new_cities_lie_before_any_dream_is_drawn() -> None:
    """URB-CENSUS-11, URB-ROW-3"""
    lying = ["E+2 [EW] W-2", "W+1 [FA]", "A+2 [EA] W-2"]
    s = census(lying, city_deck="[WF] [WA] [EF]", dream_deck="K K F+4 E-3")
    assert (question(s), rows(s)) == ("fill_side", ["[WF]", "W+1 [FA]", "[WA]"])
    s.play("lay:R")
    assert rows(s) == ["[WF] K-5 K-5", "W+1 [FA]", "F+4 [WA] E-3"]


def test_every_city_without_dreams_is_filled_from_top_to_bottom() -> None:
    """URB-CENSUS-12, URB-CENSUS-14: new, emptied or empty before; the others get nothing."""
    lying = ["[EW]", "E+2 [FA] W-2", "W+1 [EA]", "[EF]"]
    s = census(lying, city_deck="[WA]", dream_deck=DECK)
    assert rows(s) == ["F+4 [EW] E-3", "F+4 [WA] A-3", "W+1 [EA]", "F+4 [EF] E-3"]
    assert (order(s, "dream_deck"), bag(s, "success_pile")) == ("F+4 A-3", "[FA]")


def test_a_city_from_which_all_was_discarded_by_the_void_is_filled_too() -> None:
    """URB-CENSUS-12, URB-VOID-7"""
    s = census(["W+1 [EW]", "E+2 [FA]"], void_figure="R2", dream_deck=DECK)
    assert rows(s) == ["W+1 [EW]", "F+4 [FA] E-3"]


def test_the_postponed_queue_is_resolved_when_all_cities_are_filled() -> None:
    """URB-CENSUS-13, URB-CHROM-7, URB-CHROM-8"""
    s = census(["[EW]", "[FA]"], dream_deck="C F+4 E-3 F+4 C A-3 W+1 W-2")
    assert (question(s), rows(s)) == ("chromatic", ["F+4 [EW] E-3", "F+4 [FA] A-3"])
    s.play("place:R2L")
    assert question(s) == "chromatic"
    assert [sorted(text.split()) for text in rows(s)] == [["E-3", "F+4", "W+1", "[EW]"], ["A-3", "C+4", "F+4", "[FA]"]]
    s.play("place:R2R")
    assert (question(s), sorted(row(s, 1).split())) == (None, ["E-3", "F+4", "W+1", "W-2", "[EW]"])


def test_an_empty_city_is_not_pacified_but_filled() -> None:
    """URB-CENSUS-14"""
    s = census(["[EW]"], dream_deck=DECK, city_deck="[FA]")
    assert (bag(s, "success_pile"), rows(s), order(s, "city_deck")) == ("", ["F+4 [EW] E-3"], "[FA]")


# -- perfect balance ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spoiled", [0, 1, 2, 3])
def test_a_perfect_balance_pacifies_all_of_four_cities(spoiled: int) -> None:
    """URB-PERF-1: with one unbalanced or empty city there is no bonus."""
    for other in ("W+1 [SQ]", "[SQ]"):
        lying = [*PERFECT[:spoiled], other, *PERFECT[spoiled + 1 :]]
        s = census(lying, city_deck="[WA] [WF] [WA] [T:E] [T:F]", dream_deck=DECK)
        assert (s.choice, len(cards(s, "success_pile")), order(s, "city_deck")) == (None, 3, "[T:E] [T:F]")
    assert question(census(PERFECT, city_deck="[WA]", dream_deck=DECK)) == "bonus"


@pytest.mark.parametrize(("answer", "taken", "left"), [("take", "[WF]", "[FA]"), ("decline", "", "[EF] [FA]")])
def test_the_bonus_is_the_top_card_of_the_city_deck_and_optional(answer: str, taken: str, left: str) -> None:
    """URB-PERF-2, URB-PERF-3"""
    s = census(PERFECT, city_deck="[WF] [WA] [WF] [WA] [EF] [FA]", dream_deck=DECK)
    assert s.words() == ("take", "decline")
    s.play(answer)
    assert sorted(bag(s, "success_pile").split()) == sorted(["[EA]", "[EF]", "[EW]", "[FA]", *taken.split()])
    assert order(s, "city_deck") == left


def test_the_bonus_is_not_drawn_at_random() -> None:
    """URB-PERF-2: the card on top, never another one."""
    for top in ("[WF]", "[WA]", "[EF]"):
        s = census(PERFECT, "take", city_deck=f"{top} [EA]", dream_deck=DECK)
        assert sorted(bag(s, "success_pile").split()) == sorted(["[EA]", "[EF]", "[EW]", "[FA]", top])


def test_with_an_empty_city_deck_there_is_no_bonus() -> None:
    """URB-PERF-3: and no loss either."""
    s = census(PERFECT, expansions=(), success_pile="[EW]")
    assert (s.choice, s.over, rows(s), len(cards(s, "success_pile"))) == (None, False, [], 5)


def test_a_bonus_card_brings_no_dreams_and_no_postcard() -> None:
    """URB-PERF-4, URB-RUL-23"""
    s = census(PERFECT, "take", city_deck="[SQ] [WA]", dream_deck="F+4 E-3 W-2", postcard_deck="DC SE")
    assert (rows(s), order(s, "dream_deck"), order(s, "postcard_deck")) == (["F+4{DC} [WA] E-3"], "W-2", "SE")
    assert "[SQ]" in cards(s, "success_pile")


def test_the_bonus_card_is_seen_by_all_when_it_reaches_the_success_pile() -> None:
    """URB-PERF-2, URB-PERF-5: before, nobody knows it."""
    s = census(PERFECT, city_deck="[WF] [WA]", dream_deck=DECK)
    assert [s.view(viewer)["city_deck"] for viewer in (0, None)] == [["?", "?"]] * 2
    s.play("take")
    assert all("[WF]" in s.view(viewer)["success_pile"] for viewer in (0, None))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_with_fewer_than_four_cities_there_is_no_perfect_balance(count: int) -> None:
    """URB-PERF-6: seen by the doves, and with a city deck that should not be there."""
    lying = ["E+2{DV} [EW] W-2", *PERFECT[1:count]]
    s = census(lying, city_deck="", hand="W+1 A+2")
    assert (bag(s, "resident_pile"), hand(s)) == ("DV-2", "A+2")
    s = census(lying, city_deck="[WF] [WA] [WF] [WA]", dream_deck=DECK)
    assert (s.choice, len(rows(s)), len(cards(s, "success_pile"))) == (None, count, count)


def test_the_doves_fly_in_a_perfect_balance() -> None:
    """URB-PERF-1, URB-POST-9: also with an empty city deck."""
    s = census(["E+2{DV} [EW] W-2", *PERFECT[1:]])
    assert (bag(s, "resident_pile"), s.choice) == ("DV+1", None)


def test_a_bonus_needs_the_census_to_pacify_all_four_itself() -> None:
    """URB-PERF-1, URB-VOID-17: the figure's city is left out."""
    s = census(PERFECT, expansions=EXPANSIONS, void_figure="R2", city_deck="[WA] [WF] [WA] [EF]", dream_deck=DECK)
    assert (s.choice, len(cards(s, "success_pile"))) == (None, 3)
