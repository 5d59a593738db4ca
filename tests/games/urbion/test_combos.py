"""Expansions together (URB-COMBO)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from tests.games.studying import asked, bag, cards, order, outcome, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, PLENTY, SUBSETS, cities
from tests.games.urbion.table import offered, row, rows, study, value

CITY_SETS = ("city_squares", "temples", "hanging_gardens")
DECK = "F+4 E-3 F+4 A-3 F+4 E-3 F+4 A-3"


def without(*gone: str) -> str:
    """All city cards of the largest game but some."""
    found = cities(*EXPANSIONS)
    found.subtract(gone)
    return " ".join(found.elements())


@pytest.mark.parametrize("expansions", SUBSETS, ids="+".join)
def test_as_many_cities_are_required_as_the_deck_had_at_the_start(expansions: tuple[str, ...]) -> None:
    """URB-COMBO-1"""
    s = lichtung.game("urbion").start(seats=1, seed=1, expansions=expansions)
    required = 12 + 4 * sum(name in expansions for name in CITY_SETS)
    assert value(s, "required_cities") == required
    assert len(rows(s)) + len(cards(s, "city_deck")) + len(cards(s, "success_pile")) == required


@pytest.mark.parametrize("missing", ["[SQ]", "[T:A]", "[G]", "[EW]"])
def test_with_all_expansions_every_kind_of_city_must_be_pacified(missing: str) -> None:
    """URB-COMBO-1: 23 of 24 are not enough."""
    last = "[FA]" if missing != "[FA]" else "[EW]"
    s = study(
        "phase_play",
        *EXPANSIONS,
        hand="W+1",
        rows=[f"E+2 {last} W-2", f"W+1 {missing}"],
        success_pile=without(last, missing),
        void_figure="gone",
        void_cards_left=0,
        stop="phase_draw",
    )
    play(s, "discard:W+1", "census")
    assert (s.over, len(cards(s, "success_pile"))) == (False, 23)
    s = study(
        "phase_play",
        *EXPANSIONS,
        hand="W+1",
        rows=[f"E+2 {missing} W-2"],
        success_pile=without(missing),
        void_figure="gone",
        void_cards_left=0,
    )
    assert outcome(play(s, "discard:W+1", "census")) == (True, "cities_pacified")


@pytest.mark.parametrize("bonus", ["[SQ]", "[T:W]", "[G]", "[WA]"])
def test_bonus_cards_count_whatever_their_kind(bonus: str) -> None:
    """URB-COMBO-2: the card of a perfect balance completes the victory."""
    lying = ["E+2 [EW] W-2", "W+1 [FA] F-1", "A+2 [EA] W-2", "F+4 [EF] E-3 F-1"]
    success = without("[EW]", "[FA]", "[EA]", "[EF]", bonus)
    given: dict[str, Any] = {"success_pile": success, "city_deck": bonus, "void_figure": "gone", "void_cards_left": 0}
    s = study("phase_play", *EXPANSIONS, hand="W+1", rows=lying, **given)
    play(s, "discard:W+1", "census", "take")
    assert outcome(s) == (True, "cities_pacified")


def test_the_city_of_the_last_void_card_counts_too() -> None:
    """URB-COMBO-2: the next census has one city less to wait for."""
    lying = ["E+2 [EW] W-2", "E+2 [FA] W-2"]
    given: dict[str, Any] = {
        "success_pile": without("[EW]", "[FA]", "[SQ]"),
        "city_deck": "[SQ]",
        "void_figure": "R1",
        "void_cards_left": 1,
    }
    s = study("phase_play", *EXPANSIONS, hand="*W+1", rows=lying, **given)
    play(s, "discard:*W+1", "census")
    assert (question(s), len(cards(s, "success_pile")), rows(s)) == ("action", 23, ["E+2 [EW] W-2"])
    s.play("census")
    assert outcome(s) == (True, "cities_pacified")


@pytest.mark.parametrize("first", ["book:invisible_sognae", "exchange"])
@pytest.mark.parametrize("second", ["book:invisible_sognae", "exchange", "census"])
def test_a_wizard_pays_for_any_two_of_books_exchanges_and_censuses(first: str, second: str) -> None:
    """URB-COMBO-3: then the play is over."""
    lying = ["E+2 F+4 F+4 [EW]", "A+2 F+4 F+4 [FA]"]
    s = study("phase_play", *EXPANSIONS, books="invisible_sognae", hand="*W+1", rows=lying, stop="phase_draw")
    s.play("discard:*W+1")
    for action in (first, second):
        assert (question(s), {"none", "exchange", "census", "book:invisible_sognae"} <= set(s.words())) == (
            "action",
            True,
        )
        s.play(action)
        while question(s) in ("invisible", "exchange_1", "exchange_2"):
            s.play(s.words()[0])
    assert s.choice is None
    count = (first, second).count("book:invisible_sognae")
    assert len(cards(s, "discard_pile")) == 1 + count


def test_metas_concord_and_wizards_are_discarded_by_option_three() -> None:
    """URB-COMBO-4: like Sognae and Incubi."""
    s = study(
        "phase_draw",
        *EXPANSIONS,
        hand="A+2 A+2 A+2",
        rows=["W+1 [EW]"],
        dream_deck="K M:E O *W+1 *A-3 E+2",
        stop="end_of_turn",
    )
    s.play("reveal")
    assert (order(s, "discard_pile"), bag(s, "hands", 0)) == ("M:E O *W+1 *A-3 K", "A+2 A+2 A+2 E+2")


def test_a_chromatic_chaos_is_moved_by_exchange_and_side_change_but_by_no_book() -> None:
    """URB-COMBO-5"""
    lying = ["C+4 [EW]", "W+1 [FA] C-4", "[EA]"]
    books = "flying_sognae flying_incubi invisible_sognae invisible_incubi"
    s = study("phase_play", *EXPANSIONS, books=books, hand="*W+1", rows=lying, stop="phase_draw")
    s.play("discard:*W+1")
    assert "book:flying_incubi" not in s.words()
    assert "book:invisible_incubi" not in s.words()
    exchanged = play(s.copy(), "exchange", "swap:R1L/C+4", "none")
    assert rows(exchanged)[:2] == ["W+1 [EW]", "C+4 [FA] C-4"]
    turned = play(s.copy(), "side_change", "turn:R2R/C-4")
    assert sorted(row(turned, 2).split()) == ["C+4", "W+1", "[FA]"]
    flying = play(s.copy(), "book:flying_sognae")
    assert (question(flying), flying.words()) == ("fly_2", ("to:R1", "to:R3"))
    play(s, "book:invisible_sognae", "none")
    assert rows(s) == ["C+4 [EW]", "[FA] C-4", "[EA]"]


@pytest.mark.parametrize("expansions", SUBSETS, ids="+".join)
def test_the_number_of_wise_chaos_depends_on_the_city_expansions_only(expansions: tuple[str, ...]) -> None:
    """URB-COMBO-6"""
    if "postcards" not in expansions:
        expansions = (*expansions, "postcards")
    s = study("phase_play", *expansions, hand="W+1", rows=["[EW]"])
    assert value(s, "wise_chaos_left") == 3 + sum(name in expansions for name in CITY_SETS)


def test_postcards_are_dealt_in_every_fill() -> None:
    """URB-COMBO-7: after free dreams, and for a city emptied by the Void."""
    given: dict[str, Any] = {
        "postcard_deck": "SE DC PB",
        "dream_deck": DECK,
        "stop": "phase_draw",
        "hand": "W+1",
        "void_figure": "R2",
    }
    s = study("phase_play", *EXPANSIONS, books="free_dreams", rows=["[EW]", "W+1 [FA]"], city_deck="[EA]", **given)
    play(s, "discard:W+1", "book:free_dreams")
    assert (rows(s), order(s, "postcard_deck")) == (["F+4{SE} [EA] E-3", "W+1 [FA]"], "DC PB")
    s = study("phase_play", *EXPANSIONS, rows=["[EW]", "W+1 [FA]"], **given)
    play(s, "discard:W+1", "census")
    assert (rows(s), order(s, "postcard_deck")) == (["F+4{SE} [EW] E-3", "F+4{DC} [FA] A-3"], "PB")


def test_in_a_team_figure_flagships_and_hourglasses_act_in_every_turn() -> None:
    """URB-COMBO-8, URB-RUL-68"""
    lying = ["[EW] W-2{FS}", "[FA] F-1{HG@0}", "[EA]", "[EF]"]
    hands = ["A+2 A+2 A-3 A-3", "W+1 W+1 W-2 W-2"]
    s = study("phase_play", "postcards", "void", hands=hands, rows=lying, void_figure="R1", dream_deck=DECK)
    for number in (1, 2, 3):
        play(s, offered(s, "discard")[0], "none")
        assert value(s, "void_figure") == f"R{number + 1}"
        assert "W-2{FS}" in value(s, "rows")[number]["right"]
        assert f"F-1{{HG@{number}}}" in value(s, "rows")[1]["right"]
        assert asked(s)[0] == number % 2


def test_a_wizard_can_drive_the_figure_away_and_pacify_its_city_in_one_turn() -> None:
    """URB-COMBO-9"""
    given: dict[str, Any] = {
        "void_figure": "R1",
        "void_cards_left": 6,
        "stop": "phase_draw",
        "dream_deck": DECK,
        "city_deck": "[SQ]",
    }
    s = study("phase_play", *EXPANSIONS, hand="*W+1", rows=["E+2 [EW] W-2", "W+1 [FA]"], **given)
    play(s, "discard:*W+1", "census")
    assert (rows(s)[0], value(s, "void_figure"), bag(s, "success_pile")) == ("E+2 [EW] W-2", "stack_standing", "")
    s.play("census")
    assert (rows(s)[0], value(s, "void_cards_left"), bag(s, "success_pile")) == ("F+4 [SQ] E-3", 5, "[EW]")


@pytest.mark.parametrize("card", ["M:E", "O"])
def test_a_flexible_dream_of_the_second_step_may_use_either_side(card: str) -> None:
    """URB-COMBO-10"""
    s = study("phase_draw", *EXPANSIONS, hand="A+2", rows=["[EW]", "[G]"], dream_deck=f"C {card} {PLENTY}")
    s.play("place:R2L")
    assert (question(s), s.words()) == ("chromatic_dream", ("place:R1L", "place:R1R"))


def test_the_fallback_needs_that_neither_side_has_a_regular_place() -> None:
    """URB-COMBO-10, URB-CHROM-4: one regular place on one side forbids all others."""
    lying = ["W+1 W+1 W+1 [EW]", "[FA]", "[G]"]
    s = study("phase_draw", *EXPANSIONS, hand="A+2", rows=lying, dream_deck=f"C M:E {PLENTY}", stop="end_of_turn")
    s.play("place:R2L")
    assert row(s, 1).endswith("[EW] M:E-3")
    full = ["W+1 W+1 W+1 [EW] W-2 W-2 W-2", "[FA]", "[G]"]
    s = study("phase_draw", *EXPANSIONS, hand="A+2", rows=full, dream_deck=f"C M:E {PLENTY}", stop="end_of_turn")
    s.play("place:R2L")
    assert s.words() == ("place:R2L", "place:R2R", "place:R3L", "place:R3R")
    assert refused(s, "place:R1L") == "URB-GEN-3"
