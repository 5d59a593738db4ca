"""The actions of the Books of Power (URB-BOOK)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, bag, cards, hand, order, outcome, play, question, refused
from tests.games.urbion.decks import ELEVEN, EXPANSIONS, PLENTY
from tests.games.urbion.table import row, rows, study, value

CARDS = (*EXPANSIONS[:5],)


def reads(book: str, lying: list[str], *answers: str, expansions: tuple[str, ...] = CARDS, **given: Any) -> State:
    """A card is discarded for a book; the game halts before phase II."""
    given = {"hand": "W+1 A+2", "books": book.split()[0], "stop": "phase_draw", "rows": lying, **given}
    return play(study("phase_play", *expansions, **given), "discard:W+1", f"book:{book.split()[0]}", *answers)


def left(s: State, number: int) -> str:
    return " ".join(sorted(value(s, "rows")[number - 1]["left"]))


def right(s: State, number: int) -> str:
    return " ".join(sorted(value(s, "rows")[number - 1]["right"]))


def test_a_discarded_card_pays_for_one_book_instead_of_another_action() -> None:
    """URB-BOOK-6"""
    s = reads("invisible_sognae", ["E+2 F+4 [EW]", "W+1 [FA]"], "discard:R1L/E+2")
    assert (s.choice, hand(s), order(s, "discard_pile")) == (None, "A+2", "W+1 E+2")


def test_flying_dreams_go_to_the_same_side_of_another_city() -> None:
    """URB-BOOK-8: elements are ignored."""
    lying = ["E+2 W+1 [EW] W-2", "[FA]", "F+4 [G] A-3"]
    s = reads("flying_sognae", lying)
    assert (question(s), set(s.words())) == ("fly_1", {"move:R1L/E+2", "move:R1L/W+1", "move:R3L/F+4"})
    s.play("move:R1L/E+2")
    assert (asked(s), s.words()) == ((0, "fly_2"), ("to:R2", "to:R3"))
    assert refused(s, "to:R1") == "URB-BOOK-8"
    s.play("to:R3")
    assert [left(s, n) for n in (1, 2, 3)] == ["W+1", "", "E+2 F+4"]
    s = reads("flying_incubi", lying)
    assert set(s.words()) == {"move:R1R/W-2", "move:R3R/A-3"}
    play(s, "move:R3R/A-3", "to:R2")
    assert [right(s, n) for n in (1, 2, 3)] == ["W-2", "A-3", ""]


def test_a_flight_needs_room_at_its_target() -> None:
    """URB-BOOK-8, URB-GEN-3: dreams without a target are not offered."""
    lying = ["E+2 [EW]", "W+1 W+1 W+1 [FA]", "A+2 A+2 [EA]"]
    s = reads("flying_sognae", lying, "move:R1L/E+2")
    assert left(s, 3) == "A+2 A+2 E+2"
    s = reads("flying_sognae", ["E+2 [EW]", "W+1 F+4 A+2 [FA]", "A+2 A+2 E+2 [EA]"])
    assert {word[:7] for word in s.words()} == {"move:R2", "move:R3"}
    assert refused(s, "move:R1L/E+2") == "URB-BOOK-8"


def test_chaos_type_dreams_do_not_fly() -> None:
    """URB-BOOK-8, URB-COMBO-5"""
    s = reads("flying_sognae", ["K+5 C+4 E+2 [EW]", "W+1 [FA]", "[EA]"])
    assert set(s.words()) == {"move:R1L/E+2", "move:R2L/W+1"}
    assert {refused(s, word) for word in ("move:R1L/K+5", "move:R1L/C+4")} == {"URB-BOOK-8"}


def test_invisible_dreams_are_discarded() -> None:
    """URB-BOOK-9"""
    lying = ["E+2 W+1 [EW] W-2", "K+5 [FA] C-4", "*F+4 [G] A-3"]
    s = reads("invisible_sognae", lying)
    assert set(s.words()) == {"discard:R1L/E+2", "discard:R1L/W+1", "discard:R3L/*F+4"}
    s.play("discard:R3L/*F+4")
    assert (left(s, 3), order(s, "discard_pile")) == ("", "W+1 *F+4")
    s = reads("invisible_incubi", lying)
    assert set(s.words()) == {"discard:R1R/W-2", "discard:R3R/A-3"}
    assert refused(s, "discard:R2R/C-4") == "URB-BOOK-9"
    assert refused(s, "discard:R1L/E+2") == "URB-BOOK-9"
    s.play("discard:R1R/W-2")
    assert (right(s, 1), order(s, "discard_pile")) == ("", "W+1 W-2")


@pytest.mark.parametrize(
    ("book", "verb", "expected"),
    [
        ("flying_sognae", "move", {"R1L/M:E+2", "R2L/O+1"}),
        ("flying_incubi", "move", {"R1R/M:W-2", "R2R/O-1"}),
        ("invisible_sognae", "discard", {"R1L/M:E+2", "R2L/O+1"}),
        ("invisible_incubi", "discard", {"R1R/M:W-2", "R2R/O-1"}),
    ],
)
def test_flexible_dreams_count_by_the_side_they_lie_on(book: str, verb: str, expected: set[str]) -> None:
    """URB-BOOK-10"""
    s = reads(book, ["M:E+2 [EW] M:W-2", "O+1 [FA] O-1"])
    assert set(s.words()) == {f"{verb}:{code}" for code in expected}


def test_free_dreams_pacify_a_city_without_dreams() -> None:
    """URB-BOOK-11: a new city takes its row, then all cities without dreams are filled."""
    lying = ["[EW]", "W+1 [FA]", "[EA]"]
    given: dict[str, Any] = {"city_deck": "[EF] [WA]", "dream_deck": "F+4 E-3 A+2 A-3 W-2", "postcard_deck": "DC SE"}
    s = reads("free_dreams", lying, expansions=(*CARDS, "postcards"), **given)
    assert (question(s), s.words()) == ("free", ("pacify:R1", "pacify:R3"))
    assert refused(s, "pacify:R2") == "URB-BOOK-11"
    s.play("pacify:R3")
    assert rows(s) == ["F+4{DC} [EW] E-3", "W+1 [FA]", "A+2{SE} [EF] A-3"]
    assert (bag(s, "success_pile"), order(s, "city_deck"), order(s, "dream_deck")) == ("[EA]", "[WA]", "W-2")


def test_without_a_new_city_the_row_disappears() -> None:
    """URB-BOOK-11, URB-ROW-4"""
    s = reads("free_dreams", ["W+1 [FA]", "[EW]", "F+4 [EA]"])
    assert (rows(s), bag(s, "success_pile")) == (["W+1 [FA]", "F+4 [EA]"], "[EW]")


def test_free_dreams_can_win_before_anything_is_drawn() -> None:
    """URB-BOOK-11, URB-END-1"""
    s = reads("free_dreams", ["[EW]"], expansions=("books_of_power",), success_pile=ELEVEN)
    assert outcome(s) == (True, "cities_pacified")


def test_free_dreams_resolve_what_they_postpone() -> None:
    """URB-BOOK-11, URB-CHROM-8"""
    s = reads("free_dreams", ["[EW]"], city_deck="[FA]", dream_deck="C F+4 E-3 W+1")
    assert (question(s), rows(s)) == ("chromatic", ["F+4 [FA] E-3"])


def test_free_dreams_are_no_census() -> None:
    """URB-BOOK-12: a balanced city stays, nothing is discarded, the figure's city is not checked."""
    lying = ["[EW]", "E+2 [FA] W-2", "E+2 A+2 [EA] W-2", "W+1 [EF]"]
    s = reads("free_dreams", lying, expansions=EXPANSIONS, city_deck="[WA]", dream_deck="F+4 E-3", void_figure="R4")
    assert rows(s) == ["F+4 [WA] E-3", *rows(study("phase_play", *CARDS, hand="E+2", rows=lying))[1:]]
    assert (bag(s, "success_pile"), order(s, "discard_pile"), value(s, "void_cards_left")) == ("[EW]", "W+1", 8)
    assert (s.choice, s.over, value(s, "void_figure")) == (None, False, "R4")


def test_free_dreams_with_the_figure_on_another_empty_city_are_no_loss() -> None:
    """URB-BOOK-12, URB-RUL-60"""
    s = reads(
        "free_dreams", ["[EW]", "[FA]"], "pacify:R1", expansions=EXPANSIONS, dream_deck="F+4 E-3", void_figure="R2"
    )
    assert (s.over, rows(s), value(s, "void_figure")) == (False, ["F+4 [FA] E-3"], "R1")


PERFECT = ["E+2 [EW] W-2", "W+1 [FA] F-1", "A+2 [EA] W-2", "F+4 [EF] E-3 F-1"]


@pytest.mark.parametrize(
    ("city_deck", "taken"), [("[WF] [WA] [WF]", "[WA] [WF]"), ("[WF] [WA]", "[WA] [WF]"), ("[WF]", "[WF]")]
)
def test_the_book_of_perfect_balance_takes_two_cities_or_as_many_as_there_are(city_deck: str, taken: str) -> None:
    """URB-BOOK-13, URB-PERF-2, URB-RUL-24"""
    s = reads("perfect_balance", PERFECT, city_deck=city_deck, dream_deck="F+4 E-3")
    assert (question(s), s.words()) == ("bonus", ("take", "decline"))
    s.play("take")
    assert bag(s, "success_pile") == " ".join(sorted(["[EA]", "[EF]", "[EW]", "[FA]", *taken.split()]))
    assert len(rows(s)) == len(city_deck.split()) - len(taken.split())


def test_the_bonus_of_the_book_may_be_declined_and_a_plain_census_takes_one_card() -> None:
    """URB-BOOK-13"""
    given: dict[str, Any] = {"city_deck": "[WF] [WA] [WF] [WA]", "dream_deck": "F+4 E-3 F+4 E-3 F+4 E-3 F+4 E-3"}
    s = reads("perfect_balance", PERFECT, "decline", **given)
    assert (len(cards(s, "success_pile")), len(rows(s))) == (4, 4)
    s = study("phase_play", *CARDS, books="perfect_balance", hand="W+1", rows=PERFECT, stop="phase_draw", **given)
    play(s, "discard:W+1", "census", "take")
    assert (len(cards(s, "success_pile")), len(rows(s))) == (5, 3)


def test_the_book_of_perfect_balance_is_a_census_in_every_other_respect() -> None:
    """URB-BOOK-13: pacifying, discarding, the Void, filling."""
    lying = ["E+2{RK} [EW] W-2", "E+2 A+2 [FA] W-2", "W+1 [EA]", "[EF]"]
    given: dict[str, Any] = {"city_deck": "[WA]", "dream_deck": "F+4 E-3 F+4 E-3 F+4 E-3", "void_figure": "R3"}
    s = reads("perfect_balance", lying, expansions=EXPANSIONS, **given)
    assert (question(s), bag(s, "success_pile"), bag(s, "resident_pile")) == ("census_discard", "[EW]", "RK+1")
    s.play("discard:R2L/E+2&R2R/W-2")
    assert rows(s) == ["F+4 [WA] E-3", "A+2 [FA]", "F+4 [EA] E-3", "F+4 [EF] E-3"]


@pytest.mark.parametrize("first", ["A+2", "K"])
def test_prophecies_put_the_top_two_cards_back_in_any_order(first: str) -> None:
    """URB-BOOK-14: the card named first lies on top."""
    s = reads("prophecies", ["[EW]"], dream_deck="A+2 K F+4")
    assert (asked(s), set(s.words())) == ((0, "prophecy"), {"put:A+2", "put:K"})
    s.play(f"put:{first}")
    assert (s.choice, order(s, "dream_deck")) == (None, f"{first} {'K' if first == 'A+2' else 'A+2'} F+4")


def test_both_books_of_prophecies_look_at_four_cards() -> None:
    """URB-BOOK-15, URB-RUL-62"""
    s = reads("prophecies", ["[EW]"], books="prophecies prophecies", dream_deck="A+2 K F+4 W-2 E-3")
    assert set(s.words()) == {"put:A+2", "put:K", "put:F+4", "put:W-2"}
    s.play("put:W-2")
    assert set(s.words()) == {"put:A+2", "put:K", "put:F+4"}
    s.play("put:F+4")
    assert set(s.words()) == {"put:A+2", "put:K"}
    s.play("put:K")
    assert (s.choice, order(s, "dream_deck")) == (None, "W-2 F+4 K A+2 E-3")


def test_two_books_of_prophecies_are_one_action() -> None:
    """URB-BOOK-15, URB-BOOK-17: offered once, and then the play is over."""
    s = study("phase_play", *CARDS, books="prophecies prophecies", hand="W+1", rows=["[EW]"], dream_deck=PLENTY)
    s.play("discard:W+1")
    assert s.words().count("book:prophecies") == 1


@pytest.mark.parametrize(
    ("books", "deck"), [("prophecies", "A+2"), ("prophecies prophecies", "A+2 K W-2"), ("prophecies prophecies", "K")]
)
def test_prophecies_look_at_what_is_there(books: str, deck: str) -> None:
    """URB-BOOK-16: fewer cards are all looked at; a single card needs no answer."""
    s = reads("prophecies", ["[EW]"], books=books, dream_deck=deck)
    if len(deck.split()) > 1:
        assert set(s.words()) == {f"put:{card}" for card in deck.split()}
        play(s, "put:W-2", "put:K")
        assert order(s, "dream_deck") == "W-2 K A+2"
    assert (s.choice, s.over, bag(s, "dream_deck")) == (None, False, " ".join(sorted(deck.split())))


def test_prophecies_are_not_offered_with_an_empty_deck() -> None:
    """URB-BOOK-16"""
    s = study("phase_play", *CARDS, books="prophecies", hand="W+1", rows=["[EW]"])
    s.play("discard:W+1")
    assert "book:prophecies" not in s.words()
    assert refused(s, "book:prophecies") == "URB-BOOK-16"


def test_one_ordinary_card_never_triggers_two_books() -> None:
    """URB-BOOK-17"""
    books = "invisible_sognae flying_sognae"
    s = reads("invisible_sognae", ["E+2 F+4 [EW]", "W+1 [FA]"], "discard:R1L/E+2", books=books)
    assert (s.choice, rows(s)) == (None, ["F+4 [EW]", "W+1 [FA]"])


def test_a_wizard_may_trigger_two_books() -> None:
    """URB-BOOK-17, URB-COMBO-3"""
    s = study("phase_play", *CARDS, books="invisible_sognae", hand="*W+1", rows=["E+2 F+4 [EW]"], stop="phase_draw")
    play(s, "discard:*W+1", "book:invisible_sognae", "discard:R1L/E+2")
    assert (question(s), "book:invisible_sognae" in s.words()) == ("action", True)
    s.play("book:invisible_sognae")
    assert (rows(s), row(s, 1), s.choice) == (["[EW]"], "[EW]", None)
