"""Hanging Gardens and Wizards (URB-WIZ)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import bag, hand, order, play, question, refused
from tests.games.urbion.decks import EXPANSIONS, INCUBI, PLENTY, SOGNAE, WIZARDS, all_cities, all_dreams, cities, dreams
from tests.games.urbion.table import offered, row, rows, study, value

CARDS = EXPANSIONS[:4]
TWO = ["K+5 [EW]", "C+4 [FA] F-1"]


def playing(held: str, lying: list[str] = TWO, *expansions: str, **given: Any) -> State:
    """A hand in phase I; the game halts before phase II."""
    return study(
        "phase_play", *(expansions or CARDS), **{"hands": [held], "rows": lying, "stop": "phase_draw", **given}
    )


def test_four_gardens_and_sixteen_wizards_join_the_decks() -> None:
    """URB-WIZ-1"""
    s = lichtung.game("urbion").start(seats=1, seed=2, expansions=("hanging_gardens",))
    assert all_dreams(s) - dreams() == dict.fromkeys(WIZARDS, 2)
    assert all_cities(s) - cities() == {"[G]": 4}
    assert (all_dreams(s).total(), all_cities(s).total()) == (88, 16)


@pytest.mark.parametrize("card", [*SOGNAE, *INCUBI, "*W+1", "*A-3", "M:F", "O"])
def test_no_hand_card_can_be_placed_at_hanging_gardens(card: str) -> None:
    """URB-WIZ-2"""
    s = playing(card, ["[G]", "E+2 [G] W-2"])
    assert offered(s, "place") == []
    sides = "LR" if card[0] in "MO" else "L" if "+" in card else "R"
    assert {refused(s, f"place:{card},R{n}{side}") for side in sides for n in (1, 2)} == {"URB-WIZ-2"}


@pytest.mark.parametrize(("wizard", "plain"), [("*E+2", "E+2"), ("*W+1", "W+1"), ("*F-1", "F-1"), ("*A-3", "A-3")])
def test_a_wizard_is_placed_like_an_ordinary_dream(wizard: str, plain: str) -> None:
    """URB-WIZ-3"""
    lying = ["[EW]", "[FA]", "W+1 [EA] W-2", "[T:F]"]
    words = [offered(playing(card, lying), "place") for card in (wizard, plain)]
    assert [word.replace("*", "") for word in words[0]] == words[1] != []


def test_a_wizard_is_drawn_revealed_and_pacified_like_an_ordinary_dream() -> None:
    """URB-WIZ-3"""
    s = study(
        "phase_draw",
        *CARDS,
        hand="E+2 E+2",
        rows=["W+1 [EW]"],
        dream_deck="*F+4 K *F-1 *F-1 A+2 A+2 *A-3 W+1",
        stop="end_of_turn",
    )
    s.play("reveal")
    assert (hand(s), order(s, "discard_pile")) == ("*A-3 *F+4 E+2 E+2", "*F-1 *F-1 A+2 A+2 K")
    s = play(playing("A+2", ["*F+4 [EW] *A-3 F-1"]), "discard:A+2", "census")
    assert (bag(s, "success_pile"), bag(s, "discard_pile")) == ("[EW]", "*A-3 *F+4 A+2 F-1")


def test_a_wizard_pays_for_up_to_two_actions_or_one_special_action() -> None:
    """URB-WIZ-4: the special actions are offered first only."""
    s = playing("*E+2 W+1", [*TWO, "W+1 [EA]"])
    s.play("discard:*E+2")
    assert (question(s), s.words()) == ("action", ("none", "exchange", "census", "rebuild", "side_change"))
    special = play(s.copy(), "rebuild", "swap:R1&R2")
    assert (special.choice, hand(special)) == (None, "W+1")
    special = play(s.copy(), "side_change", "turn:R1L/K+5")
    assert special.choice is None
    play(s, "exchange", "swap:R1L/K+5", "with:R2L/C+4")
    assert (question(s), s.words(), hand(s)) == ("action", ("none", "exchange", "census"), "W+1")
    assert refused(s, "rebuild") == "URB-WIZ-4"
    play(s, "exchange", "swap:R1L/C+4", "with:R2L/K+5")
    assert (s.choice, order(s, "discard_pile")) == (None, "*E+2")


def test_the_second_action_is_no_special_action_with_books_on_display_either() -> None:
    """URB-WIZ-4, URB-COMBO-3"""
    s = playing("*E+2 W+1", TWO, *EXPANSIONS, books="prophecies", dream_deck=PLENTY)
    s.play("discard:*E+2")
    assert s.words() == ("none", "exchange", "census", "book:prophecies", "rebuild", "side_change")
    play(s, "exchange", "swap:R1L/K+5")
    assert s.words() == ("none", "exchange", "census", "book:prophecies")
    s = playing("E+2 W+1", TWO, *EXPANSIONS, books="prophecies", dream_deck=PLENTY)
    s.play("discard:E+2")
    assert s.words() == ("none", "exchange", "census", "book:prophecies")


def test_other_cards_pay_for_one_action_and_for_no_special_action() -> None:
    """URB-WIZ-4, URB-WIZ-6"""
    s = playing("E+2 *W+1")
    s.play("discard:E+2")
    assert s.words() == ("none", "exchange", "census")
    assert refused(s, "side_change") == "URB-WIZ-6"
    play(s, "exchange", "swap:R1L/K+5")
    assert s.choice is None


def test_the_second_action_is_chosen_after_the_first_is_completely_resolved() -> None:
    """URB-WIZ-5: the census has filled its cities and resolved what it postponed."""
    lying = ["E+2 [EW] W-2", "[SQ]"]
    s = playing("*E+2", lying, city_deck="[FA]", dream_deck=f"C A+2 A-3 F+4 F-1 E+2 {PLENTY}")
    play(s, "discard:*E+2", "census")
    assert question(s) == "chromatic"
    s.play("place:R1L")
    assert (question(s), s.words()) == ("action", ("none", "exchange", "census"))
    assert (sorted(row(s, 1).split()), order(s, "dream_deck")) == (["A+2", "A-3", "C+4", "[FA]"], PLENTY)
    assert sorted(row(s, 2).split()) == ["E+2", "F+4", "F-1", "[SQ]"]


def test_the_second_action_may_be_declined_and_so_may_both() -> None:
    """URB-WIZ-5: declining the first is not asked again."""
    s = play(playing("*E+2"), "discard:*E+2", "census", "none")
    assert (s.choice, rows(s)) == (None, TWO)
    s = play(playing("*E+2"), "discard:*E+2", "none")
    assert (s.choice, rows(s)) == (None, TWO)


def test_the_same_action_may_be_taken_twice() -> None:
    """URB-WIZ-4, URB-WIZ-5"""
    lying = ["E+2 [EW] W-2", "W+1 [EA]"]
    s = playing("*E+2", lying, city_deck="[FA]", dream_deck="A+2 W-2")
    play(s, "discard:*E+2", "census")
    assert (rows(s), question(s)) == (["A+2 [FA] W-2", "W+1 [EA]"], "action")
    s.play("census")
    assert (bag(s, "success_pile"), rows(s), s.choice) == ("[EW] [FA]", ["W+1 [EA]"], None)


def test_a_game_won_by_the_first_action_asks_for_no_second() -> None:
    """URB-WIZ-5, URB-END-1"""
    everything = cities("hanging_gardens")
    everything.subtract(["[EW]"])
    success = " ".join(everything.elements())
    s = study("phase_play", "hanging_gardens", hand="*E+2", rows=["E+2 [EW] W-2"], success_pile=success)
    play(s, "discard:*E+2", "census")
    assert s.over


@pytest.mark.parametrize(
    ("held", "pairs"),
    [
        ("E+2 E-3", ["pair:E+2&E-3"]),
        ("E+2 W+1", []),
        ("E+2 A+2", []),
        ("E+2 *E-3", ["pair:E+2&*E-3"]),
        ("M:E E+2", ["pair:E+2&M:E"]),
        ("M:E M:W", []),
        ("E+2 E+2", ["pair:E+2&E+2"]),
        ("E+2 E+2 E-3 W+1", ["pair:E+2&E+2", "pair:E+2&E-3"]),
        ("O W-2", ["pair:W-2&O"]),
        ("O O", ["pair:O&O"]),
        ("O E+2 F-1", ["pair:E+2&O", "pair:F-1&O"]),
    ],
)
def test_two_cards_with_a_common_element_pay_for_a_special_action(held: str, pairs: list[str]) -> None:
    """URB-WIZ-6, URB-WIZ-7: the value and the polarity do not matter."""
    s = playing(held)
    found = {frozenset(word.removeprefix("pair:").split("&")) for word in offered(s, "pair")}
    assert found == {frozenset(word.removeprefix("pair:").split("&")) for word in pairs}
    assert len(offered(s, "pair")) == len(pairs)


def test_two_cards_without_a_common_element_do_not_pay() -> None:
    """URB-WIZ-6: not even with a Wizard; one card counts once."""
    s = playing("E+2 *W+1 F-1 A-3")
    assert offered(s, "pair") == []
    assert refused(s, "pair:E+2&*W+1") == "URB-WIZ-6"
    assert refused(s, "pair:E+2&E+2") == "URB-WIZ-6"


@pytest.mark.parametrize("card", [*SOGNAE, *INCUBI, "M:A", "*F-1"])
def test_a_concord_has_an_element_in_common_with_every_card(card: str) -> None:
    """URB-WIZ-7"""
    assert len(offered(playing(f"O {card}"), "pair")) == 1


def test_two_cards_pay_for_exactly_one_special_action_even_with_a_wizard() -> None:
    """URB-WIZ-8: no second action, neither base action."""
    s = playing("*E+2 *E-3 W+1")
    s.play("pair:*E+2&*E-3")
    assert (question(s), s.words(), hand(s)) == ("special", ("rebuild", "side_change"), "W+1")
    play(s, "side_change", "turn:R1L/K+5")
    assert (s.choice, rows(s), bag(s, "discard_pile")) == (None, ["[EW] K-5", "C+4 [FA] F-1"], "*E+2 *E-3")


@pytest.mark.parametrize("paid", [("discard:*E+2", "rebuild"), ("pair:*E+2&E-3", "rebuild")])
def test_a_rebuild_swaps_two_city_cards_and_leaves_all_dreams(paid: tuple[str, str]) -> None:
    """URB-WIZ-9"""
    lying = ["K+5{RK} [EW]", "C+4{DC} [FA] F-1", "[SQ] W-2{FS}"]
    s = play(playing("*E+2 E-3", lying, *CARDS, "postcards"), *paid)
    assert (question(s), s.words()) == ("rebuild", ("swap:R1&R2", "swap:R1&R3", "swap:R2&R3"))
    s.play("swap:R1&R3")
    assert rows(s) == ["K+5{RK} [SQ]", "C+4{DC} [FA] F-1", "[EW] W-2{FS}"]
    assert bag(s, "resident_pile") == ""


def test_a_rebuild_needs_two_cities_and_takes_gardens_and_empty_cities_too() -> None:
    """URB-WIZ-9, URB-GEN-12"""
    s = playing("*E+2", ["K+5 [EW]"])
    s.play("discard:*E+2")
    assert ("rebuild" in s.words(), "side_change" in s.words()) == (False, True)
    s = play(playing("*E+2", ["W+1 [G]", "[T:E]"]), "discard:*E+2", "rebuild")
    assert rows(s) == ["W+1 [T:E]", "[G]"]


@pytest.mark.parametrize(
    ("lying", "word", "after"),
    [
        (["K+5 [EW] F-1"], "turn:R1L/K+5", ["[EW] F-1 K-5"]),
        (["[EW] K-5", "C+4 [FA]"], "turn:R1R/K-5", ["K+5 [EW]", "C+4 [FA]"]),
        (["[EW] K-5", "C+4 [FA]"], "turn:R2L/C+4", ["[EW] K-5", "[FA] C-4"]),
        (["K+5 [EW] F-1", "E+2 [G] C-4"], "turn:R2R/C-4", ["K+5 [EW] F-1", "C+4 E+2 [G]"]),
    ],
)
def test_a_side_change_turns_a_chaos_type_dream_at_its_own_city(lying: list[str], word: str, after: list[str]) -> None:
    """URB-WIZ-10"""
    s = play(playing("*E+2", lying), "discard:*E+2", "side_change")
    if question(s) == "side_change":
        s.play(word)
    assert [sorted(text.split()) for text in rows(s)] == [sorted(text.split()) for text in after]
    assert [len(entry["left"]) for entry in value(s, "rows")] == [text[: text.index("[")].count("+") for text in after]


def test_a_side_change_needs_room_on_the_other_side() -> None:
    """URB-WIZ-10: two dreams there leave room, three do not."""
    lying = ["K+5 [EW] F-1 F-1 F-1", "C+4 [FA] A-3 A-3", "W+1 W+1 W+1 [EA] K-5", "E+2 [EF]"]
    s = play(playing("*E+2", [*lying[:3], "K+5 [EF]"]), "discard:*E+2", "side_change")
    assert s.words() == ("turn:R2L/C+4", "turn:R4L/K+5")
    assert [refused(s, word) for word in ("turn:R1L/K+5", "turn:R3R/K-5")] == ["URB-WIZ-10"] * 2


def test_two_cards_are_paid_only_if_a_special_action_follows() -> None:
    """URB-WIZ-11, URB-RUL-32"""
    s = playing("E+2 E-3", ["W+1 [EW]"])
    assert offered(s, "pair") == []
    assert refused(s, "pair:E+2&E-3") == "URB-WIZ-11"
    s = playing("E+2 E-3", ["K+5 [EW]", "W+1 [FA]"])
    s.play("pair:E+2&E-3")
    assert s.words() == ("rebuild", "side_change")
    assert refused(s, "none") == "URB-WIZ-8"
    s = play(playing("E+2 E-3", ["K+5 [EW]"]), "pair:E+2&E-3")
    assert (s.choice, rows(s)) == (None, ["[EW] K-5"])


def test_the_gardens_count_among_the_cities_to_pacify() -> None:
    """URB-WIZ-12"""
    s = lichtung.game("urbion").start(seats=1, seed=2, expansions=("hanging_gardens",))
    assert value(s, "required_cities") == 16
    pacified = play(playing("A+2", ["E+2 [G] W-2"]), "discard:A+2", "census")
    assert bag(pacified, "success_pile") == "[G]"
