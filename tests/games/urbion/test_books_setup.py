"""The Books of Power: how they are chosen and paid for (URB-BOOK)."""

from __future__ import annotations

from collections import Counter

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, bag, cards, hand, order, play, question, told
from tests.games.urbion.decks import EXPANSIONS, PLENTY, all_dreams, cities, deck, dreams
from tests.games.urbion.table import study, value

ALL = Counter(
    ["flying_sognae", "flying_incubi", "invisible_sognae", "invisible_incubi", "free_dreams", "perfect_balance"]
    + ["prophecies"] * 2
)
CITIES = deck("[EW] [EF] [EA] [WF]", of=cities())
SHUFFLED = (
    "flying_sognae free_dreams prophecies prophecies perfect_balance flying_incubi invisible_sognae invisible_incubi"
)


def start(first: str = "", again: str | None = None, *expansions: str) -> State:
    """A new game with books; `first` are the top cards of the deck, `again` those after the books were paid for."""
    script = [CITIES, deck(first, *expansions), SHUFFLED]
    if again is not None:
        script.append(again)
    return lichtung.game("urbion").start(seats=1, script=script, expansions=("books_of_power", *expansions))


def test_four_of_the_eight_books_are_put_away_unseen() -> None:
    """URB-BOOK-1"""
    away: Counter[str] = Counter()
    for seed in range(120):
        s = lichtung.game("urbion").start(seats=1, seed=seed, expansions=("books_of_power",))
        assert (len(cards(s, "book_deck")), len(cards(s, "books_away")), cards(s, "books")) == (4, 4, [])
        assert Counter(cards(s, "book_deck") + cards(s, "books_away")) == ALL
        for viewer in (0, None):
            assert (s.view(viewer)["book_deck"], s.view(viewer)["books_away"]) == (["?"] * 4, ["?"] * 4)
        away.update(cards(s, "books_away"))
    assert all(30 < away[name] / ALL[name] < 90 for name in ALL)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_the_books_are_turned_up_one_by_one_until_the_player_stops(count: int) -> None:
    """URB-BOOK-2: all four without a last question."""
    s = lichtung.game("urbion").start(seats=1, seed=3, expansions=("books_of_power",))
    there = cards(s, "book_deck")
    for number in range(count):
        assert (asked(s), s.words(), len(cards(s, "books"))) == ((0, "books"), ("turn_up", "stop"), number)
        s.play("turn_up")
    if count < 4:
        assert bag(s, "books") == " ".join(sorted(there[:count]))
        s.play("stop")
    assert question(s) != "books"
    assert bag(s, "books") == " ".join(sorted(there[:count]))


def test_a_book_is_seen_by_all_when_it_is_turned_up() -> None:
    """URB-BOOK-2, URB-BOOK-3: the next one is not."""
    s = start()
    top = cards(s, "book_deck")[0]
    for viewer in (0, None):
        s.listen(viewer)
    s.play("turn_up")
    for viewer in (0, None):
        assert (s.view(viewer)["books"], s.view(viewer)["book_deck"]) == ([top], ["?"] * 3)
        assert top in told(s, viewer)


def test_the_other_books_go_unseen_into_the_box() -> None:
    """URB-BOOK-3: the books turned up stay for the whole game."""
    s = start(again=deck("", of=dreams() - Counter({"A+2": 4})))
    s.listen(0)
    there = cards(s, "book_deck")
    play(s, "turn_up", "stop")
    assert (cards(s, "books"), cards(s, "book_deck"), len(cards(s, "books_away"))) == ([there[0]], [], 7)
    assert s.view(0)["books_away"] == ["?"] * 7
    assert all(name not in told(s, 0) for name in set(there[1:]) - {there[0]})


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_four_dreams_are_drawn_for_each_book(count: int) -> None:
    """URB-BOOK-4: no book costs nothing."""
    top = ["E+2", "W-2", "F+4", "A-3"] * count
    again = deck("E-3 F-1 E-3 F-1 E-3 F-1 E-3 F-1 W+1 W+1 W+1 W+1", of=dreams() - Counter(top))
    s = start(" ".join(top) or again, again if count else None)
    play(s, *["turn_up"] * count, *(["stop"] if count < 4 else []))
    assert order(s, "discard_pile").split() == top
    assert (hand(s), len(cards(s, "dream_deck"))) == ("W+1 W+1 W+1 W+1", 72 - 4 * count - 12)


def test_the_element_dreams_are_discarded_and_the_chaos_shuffled_back_without_replacement() -> None:
    """URB-BOOK-5: the shuffle may bring a Chaos anywhere, even to the top."""
    rest = deck(
        "K E-3 F-1 E-3 F-1 E-3 F-1 E-3 W+1 W+1 W+1 W+1 K K", of=dreams() - Counter(["E+2", "W-2", "F+4", "A-3", "E+2"])
    )
    s = start("E+2 W-2 K F+4 A-3 K E+2 K", rest)
    play(s, "turn_up", "turn_up", "stop")
    assert order(s, "discard_pile") == "E+2 W-2 F+4 A-3 E+2"
    assert sorted(value(s, "rows")[0]["right"]) == ["E-3", "K-5"]
    assert (hand(s), cards(s, "dream_deck")[:2], len(cards(s, "dream_deck"))) == ("W+1 W+1 W+1 W+1", ["K", "K"], 55)


def test_chromatic_chaos_goes_back_and_all_element_dreams_are_discarded() -> None:
    """URB-BOOK-5, URB-COMBO-4: Metas, Concord and Wizards too."""
    more = EXPANSIONS[:4]
    rest = deck("E-3 F-1", of=dreams(*more) - Counter(["M:E", "O", "*F+4"]))
    script = [deck("[EW]", of=cities(*more)), deck("C M:E O *F+4", *more), SHUFFLED, rest]
    s = lichtung.game("urbion").start(seats=1, script=script, expansions=(*more, "books_of_power"))
    play(s, "turn_up", "stop")
    assert (order(s, "discard_pile"), all_dreams(s)) == ("M:E O *F+4", dreams(*more))


def test_the_batch_is_shown_to_all() -> None:
    """URB-BOOK-4: the Chaos among it, too."""
    s = start("E+2 W-2 K F+4", deck("E-3 F-1", of=dreams() - Counter(["E+2", "W-2", "F+4"])))
    s.listen(None)
    play(s, "turn_up", "stop")
    moved = [event["card"] for event in s.heard(None) if event["event"] == "moved" and event["from"] == ["dream_deck"]]
    assert moved[:4] == ["E+2", "W-2", "K", "F+4"]


def test_books_are_used_any_number_of_times() -> None:
    """URB-BOOK-7: turn after turn, and they stay on display."""
    s = study(
        "phase_play",
        "books_of_power",
        books="invisible_sognae",
        hand="A-3 A-3 A-3 A-3",
        rows=["W+1 W+1 E+2 [EW]"],
        dream_deck=PLENTY,
    )
    for word in ("discard:R1L/W+1", "discard:R1L/W+1"):
        play(s, "discard:A-3", "book:invisible_sognae", word)
        assert (question(s), cards(s, "books")) == ("main", ["invisible_sognae"])
    play(s, "discard:A-3", "book:invisible_sognae")
    assert (value(s, "rows")[0]["left"], value(s, "round")) == ([], 4)
