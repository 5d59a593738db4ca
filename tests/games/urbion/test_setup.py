"""How a game begins: decks, postcards, the Void, the first cities (URB-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, bag, cards, hand, order, play, question
from tests.games.urbion.decks import EXPANSIONS, SUBSETS, all_cities, all_dreams, cities, deck, dreams
from tests.games.urbion.table import rows, value

CITIES = deck("[FA] [EW] [WA] [EF]", of=cities())
EIGHT = "E+2 W-2 W+1 F-1 A+2 W-2 F+4 E-3"  # the dreams of the first four cities
POSTCARDS = Counter(dict.fromkeys(("DC", "DV", "SE", "MG", "HG", "FS", "RK", "PB"), 3))


def start(seats: int = 1, seed: int = 1, script: list[str] | None = None, **settings: Any) -> State:
    return lichtung.game("urbion").start(seats=seats, seed=seed, script=script, **settings)


def dealt(first: str, *expansions: str, more: tuple[str, ...] = (), seats: int = 1) -> State:
    """A new game whose dream deck begins with the cards of `first`."""
    city_deck = deck("[FA] [EW] [WA] [EF]", of=cities(*expansions))
    return start(seats, script=[city_deck, deck(first, *expansions), *more], expansions=expansions)


@pytest.mark.parametrize("expansions", SUBSETS[:64:7], ids="+".join)
def test_all_city_cards_in_play_are_shuffled_into_one_deck(expansions: tuple[str, ...]) -> None:
    """URB-SETUP-1"""
    s, other = (start(seed=seed, expansions=expansions) for seed in (1, 2))
    assert all_cities(s) == all_cities(other) == cities(*expansions)
    laid = [[row["city"] for row in game.position()["rows"]] + cards(game, "city_deck") for game in (s, other)]
    assert laid[0] != laid[1]


@pytest.mark.parametrize("expansions", SUBSETS[:64:7], ids="+".join)
def test_all_dream_cards_in_play_are_shuffled_into_one_deck(expansions: tuple[str, ...]) -> None:
    """URB-SETUP-2"""
    s, other = (start(seed=seed, expansions=expansions) for seed in (1, 2))
    assert all_dreams(s) == all_dreams(other) == dreams(*expansions)
    assert order(s, "dream_deck") != order(other, "dream_deck")


def test_every_card_comes_to_every_place_equally_often() -> None:
    """URB-SETUP-1, URB-SETUP-2: chi-square with 5 and 8 degrees of freedom."""
    bottom_city: Counter[str] = Counter()
    top_city: Counter[str] = Counter()
    bottom_dream: Counter[str] = Counter()
    games = 540
    for seed in range(games):
        s = start(seed=seed)
        bottom_city[cards(s, "city_deck")[-1]] += 1
        top_city[value(s, "rows")[0]["city"]] += 1
        bottom_dream[cards(s, "dream_deck")[-1]] += 1
    for counter, kinds, limit in ((bottom_city, 6, 25.7), (top_city, 6, 25.7), (bottom_dream, 9, 31.8)):
        expected = games / kinds
        assert len(counter) == kinds
        assert sum((n - expected) ** 2 / expected for n in counter.values()) < limit


def test_books_come_before_any_other_dream_card_is_drawn() -> None:
    """URB-SETUP-3, URB-RUL-09"""
    s = start(expansions=EXPANSIONS)
    assert (question(s), value(s, "step"), rows(s), hand(s)) == ("books", "setup_books", [], "")
    assert Counter(cards(s, "dream_deck")) == dreams(*EXPANSIONS)
    assert Counter(cards(s, "city_deck")) == cities(*EXPANSIONS)


def test_the_batch_for_the_books_is_the_top_of_the_deck() -> None:
    """URB-SETUP-3: only then the cities get their dreams."""
    first = "E+2 W+1 F+4 A+2 "
    s = start(
        script=[
            CITIES,
            deck(first + EIGHT),
            "flying_sognae " + BOOKS,
            deck(EIGHT, of=dreams() - Counter(first.split())),
        ],
        expansions=("books_of_power",),
    )
    play(s, "turn_up", "stop")
    assert order(s, "discard_pile") == "E+2 W+1 F+4 A+2"
    assert rows(s) == ["E+2 [FA] W-2", "W+1 [EW] F-1", "A+2 [WA] W-2", "F+4 [EF] E-3"]


BOOKS = "flying_incubi invisible_sognae invisible_incubi free_dreams perfect_balance prophecies prophecies"


@pytest.mark.parametrize("expansions", SUBSETS, ids="+".join)
def test_postcards_and_wise_chaos_are_laid_out(expansions: tuple[str, ...]) -> None:
    """URB-SETUP-4: 24 postcards, 3 Wise Chaos and one more for each expansion with cities."""
    s = start(seed=3, expansions=expansions)
    found = Counter(cards(s, "postcard_deck"))
    for row in value(s, "rows"):
        found.update(code.partition("{")[2][:2] for code in row["left"] + row["right"] if "{" in code)
    more = sum(name in expansions for name in ("city_squares", "temples", "hanging_gardens"))
    assert found == (POSTCARDS if "postcards" in expansions else Counter())
    assert value(s, "wise_chaos_left") == (3 + more if "postcards" in expansions else 0)
    assert cards(s, "resident_pile") == []


def test_the_postcards_are_shuffled() -> None:
    """URB-SETUP-4: uniformly (chi-square, 7 degrees of freedom)."""
    counter = Counter(cards(start(seed=seed, expansions=("postcards",)), "postcard_deck")[-1] for seed in range(400))
    assert len(counter) == 8
    assert sum((n - 50) ** 2 / 50 for n in counter.values()) < 29.9


def test_the_figure_stands_on_eight_void_cards() -> None:
    """URB-SETUP-5, URB-VOID-1: seen at a question of the set-up."""
    s = dealt("K K", "void")
    assert (question(s), value(s, "void_cards_left"), value(s, "void_figure")) == ("fill_side", 8, "stack_standing")


def test_four_cities_are_laid_out_first_card_on_top() -> None:
    """URB-SETUP-6"""
    s = dealt(EIGHT)
    assert [row["city"] for row in value(s, "rows")] == ["[FA]", "[EW]", "[WA]", "[EF]"]
    assert cards(s, "city_deck") == CITIES.split()[4:]


def test_the_rows_are_filled_one_after_the_other() -> None:
    """URB-SETUP-7: the question about the second row comes before the third row has any card."""
    s = dealt("E+2 W-2 K K A+2 W-2 F+4 E-3")
    assert (asked(s), rows(s)) == ((0, "fill_side"), ["E+2 [FA] W-2", "[EW]", "[WA]", "[EF]"])
    assert order(s, "dream_deck").startswith("A+2 W-2 F+4 E-3")
    s.play("lay:R")
    assert rows(s) == ["E+2 [FA] W-2", "[EW] K-5 K-5", "A+2 [WA] W-2", "F+4 [EF] E-3"]


def test_the_opening_hand_has_four_element_dreams() -> None:
    """URB-SETUP-8: the next four cards of the deck."""
    s = dealt(EIGHT + " F+4 F+4 A-3 W+1 E-3")
    assert (hand(s), cards(s, "dream_deck")[0], len(cards(s, "dream_deck"))) == ("A-3 F+4 F+4 W+1", "E-3", 60)


@pytest.mark.parametrize("seed", range(20))
def test_no_opening_hand_holds_a_chaos_type_card(seed: int) -> None:
    """URB-SETUP-8"""
    s = start(1 + seed % 2, seed=seed, expansions=EXPANSIONS[:4])
    while value(s, "step").startswith("setup"):
        s.play(s.words()[0])
    for cards_held in value(s, "hands"):
        assert len(cards_held) == 4
        assert not {"K", "C"} & set(cards_held)
    assert bag(s, "set_aside") == ""
