"""What element cards ask for: own cards, totals, comparisons with the neighbours (TRB-REQ)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import play, question, refused
from tests.games.tribes.table import acting, look, offered, suffixed, water

NEIGH = "W13"  # W3 or W5 by water at the neighbours
MORE = "W16"  # W4 or W6 by water
FEWER = "W19"  # WM4 or WM6 by earth


def cards_for(card: str, *backs: str) -> list[str]:
    """Different cards with these backs (`"WWF"`: two water, one fire) for one rack after the other; `card` is spared."""
    left = {letter: [f"{letter}{i:02}" for i in range(20, 0, -1) if f"{letter}{i:02}" != card] for letter in "FWEA"}
    return [" ".join(left[letter].pop(0) for letter in text) for text in backs]


def held(card: str, own: str, first: str = "", second: str = "", **given: Any) -> State:
    """Three players: seat 0 holds the card and others with the backs `own`, the neighbours `first` and `second`.

    A village can be built, so that there is an action even if no card can be played.
    """
    others, rack_1, rack_2 = cards_for(card, own, first, second)
    return acting(seats=3, rack=f"{card} {others}", rack_1=rack_1, rack_2=rack_2, terrain="1.4 T01:2", **given)


def gains(card: str, own: str, first: str = "", second: str = "") -> list[int]:
    """The water that each row of a card that is met would give; what can be split is all taken as water."""
    s = held(card, own, first, second)
    if card not in offered(s, "play"):
        assert refused(s, f"play:{card}") == "TRB-PLAY-6"
        return []
    play(s, f"play:{card}")
    found = []
    for words in [[word] for word in s.words()] if question(s) == "choose_row" else [[]]:
        row = play(s.copy(), *words)
        if question(row) == "split_water":
            play(row, row.words()[-1])
        found.append(water(row))
    return found


def test_only_backs_count() -> None:
    """TRB-REQ-1: neither water tokens nor tiles nor faces; F03, E04 and A20 ask for water, but are no water cards."""
    assert gains("W01", "W") == [5]
    s = acting(seats=3, rack="W01 F03 A20", water=9, water_1=9, terrain="1.2 T01^water · 2.1 T14*")
    assert "W01" not in offered(s, "play")
    s = acting(seats=3, rack="W09 F03 E04 A06 A20", rack_1="F10 F14", rack_2="A15", water=4)
    play(s, "play:W09")
    assert water(s) == 4 + 1


@pytest.mark.parametrize("turn_order", [[0, 1, 2, 3, 4], [3, 4, 0, 1, 2]])
@pytest.mark.parametrize(("seat", "neighbours"), [(0, (4, 1)), (2, (1, 3)), (4, (3, 0))])
def test_the_neighbours_sit_directly_before_and_after(
    seat: int, neighbours: tuple[int, int], turn_order: list[int]
) -> None:
    """TRB-REQ-2: each other rack holds a different number of water cards; display and deck are ignored."""
    sizes = [1, 2, 3, 5]
    others = [other for other in range(5) if other != seat]
    racks = cards_for("W09", *["W" * size for size in sizes])
    given = {suffixed("rack", other): rack for other, rack in zip(others, racks, strict=True)}
    given[suffixed("rack", seat)] = "W09"
    s = acting(seats=5, turn=seat, turn_order=turn_order, element_display="W01 W02 W03 W04", **given)
    play(s, "play:W09")
    assert water(s, seat) == 1 + sum(sizes[others.index(other)] for other in neighbours)


def test_with_three_players_both_others_are_neighbours() -> None:
    """TRB-REQ-2, TRB-RUL-51"""
    assert gains("W09", "W", "WWW", "WW") == [7]


def test_with_two_players_display_and_deck_are_the_second_neighbour() -> None:
    """TRB-REQ-3: the four cards of the display and the top of the deck, not the card below it, nor the discard pile."""
    s = acting(
        rack="W09",
        rack_1="W20 W19 F01",
        element_display="W01 F02 W02 W03",
        element_deck="W04 W05 W06",
        element_discard="W07 W08",
    )
    play(s, "play:W09")
    assert water(s) == 1 + 2 + 3 + 1


@pytest.mark.parametrize(("own", "found"), [("", []), ("W", [4]), ("WW", [4, 5]), ("WWW", [4, 5])])
def test_own_asks_for_at_least_so_many_cards_on_the_own_rack(own: str, found: list[int]) -> None:
    """TRB-REQ-4: W02 is water itself and asks for 2 or 3; the neighbours' cards do not help."""
    assert gains("W02", own, "WWW", "WWW") == found


@pytest.mark.parametrize(("own", "found"), [("E", []), ("EE", [6]), ("EEE", [6, 8])])
def test_own_can_ask_for_another_element(own: str, found: list[int]) -> None:
    """TRB-REQ-4: W03 asks for 2 or 3 earth; it is no earth card itself."""
    assert gains("W03", own, "E", "E") == found


@pytest.mark.parametrize(("own", "found"), [("WFA", [6]), ("WFE", []), ("EE", [])])
def test_none_asks_for_no_card_of_the_element_on_the_own_rack(own: str, found: list[int]) -> None:
    """TRB-REQ-5: W05 asks for no earth; earth at the neighbours does not matter."""
    assert gains("W05", own, "EE", "E") == found


@pytest.mark.parametrize(
    ("own", "found"), [("FEA", [6]), ("FEAA", [6]), ("WFEA", [6]), ("WFE", []), ("FFAA", []), ("WEEA", [])]
)
def test_all_asks_for_each_of_the_four_elements(own: str, found: list[int]) -> None:
    """TRB-REQ-6: W08 itself is the water card; what the neighbours hold does not matter."""
    assert gains("W08", own, "FEWA", "FEWA") == found


def test_all_needs_the_element_of_every_other_card_too() -> None:
    """TRB-REQ-6: F08 is fire; with four other cards each single one of the others is needed."""
    for missing in "WEA":
        own = "WEA".replace(missing, "")
        assert "F08" not in offered(held("F08", f"F{own}", "WEA", "WEA"), "play")
    assert "F08" in offered(held("F08", "WEA"), "play")


@pytest.mark.parametrize(("own", "first", "second", "x"), [("E", "EE", "E", 4), ("", "", "E", 1), ("EEEE", "", "", 4)])
def test_a_sum_is_always_met_and_counts_three_racks(own: str, first: str, second: str, x: int) -> None:
    """TRB-REQ-7: W10 gives X water by earth."""
    assert gains("W10", own, first, second) == [x]


def test_a_sum_may_be_zero() -> None:
    """TRB-REQ-7, TRB-RUL-9: W10 is played with X = 0 and gives its one move only."""
    s = held("W10", "WF", "WW", "A")
    play(s, "play:W10")
    assert (question(s), water(s)) == ("move_rider", 0)


@pytest.mark.parametrize(
    ("total", "found"), [(0, []), (1, []), (2, [1]), (3, [1]), (4, [3]), (5, [3]), (6, [3]), (7, [3]), (12, [3])]
)
def test_a_tier_card_has_its_row_decided_by_the_total(total: int, found: list[int]) -> None:
    """TRB-REQ-8: W12 gives W1+P1, W3+P1, W3+P2 for 2, 4 and 6 fire; with 0 or 1 it cannot be played."""
    own, first = min(total, 4), max(0, min(total - 4, 5))
    assert gains("W12", "F" * own, "F" * first, "F" * (total - own - first)) == found
    if total >= 2:
        s = held("W12", "F" * own, "F" * first, "F" * (total - own - first), pollution="1.2=5 1.3=1")
        play(s, "play:W12", "remove:1.2")
        assert (question(s) == "remove_pollution") == (total >= 6)


def test_three_own_fire_cards_and_one_at_a_neighbour_give_the_second_row() -> None:
    """TRB-REQ-8: illustration 2; F11 removes 1, 2 or 3 pollution, and the played card is one of the three."""
    s = acting(seats=3, rack="F11 F01 F02", rack_1="F03 W01", rack_2="W02", pollution="1.2=9 1.3=1")
    play(s, "play:F11", "remove:1.2", "remove:1.2")
    assert question(s) is None
    assert look(s, "pollution", 0) == {"1.2": 7, "1.3": 1}


@pytest.mark.parametrize(
    ("first", "second", "found"), [("", "", []), ("W", "", [3]), ("", "W", [3]), ("WWW", "", [3]), ("W", "W", [3, 5])]
)
@pytest.mark.parametrize("own", ["", "WWW"])
def test_neigh_asks_for_the_element_at_one_or_both_neighbours(
    own: str, first: str, second: str, found: list[int]
) -> None:
    """TRB-REQ-9: the player's own cards do not matter."""
    assert gains(NEIGH, own, first, second) == found


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [("WW", "WW", []), ("WWW", "WW", []), ("W", "WW", [4]), ("WWW", "W", [4]), ("W", "W", [4, 6]), ("", "W", [4, 6])],
)
def test_more_asks_for_more_cards_than_one_or_both_neighbours(first: str, second: str, found: list[int]) -> None:
    """TRB-REQ-10: the player has two water cards; the neighbours' cards are not added up."""
    assert gains(MORE, "W", first, second) == found


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [("E", "E", []), ("EE", "E", [4]), ("E", "EE", [4]), ("", "EEE", [4]), ("EE", "EE", [4, 6]), ("EEE", "EE", [4, 6])],
)
def test_fewer_asks_for_fewer_cards_than_one_or_both_neighbours(first: str, second: str, found: list[int]) -> None:
    """TRB-REQ-11: the player has one earth card; the neighbours' cards are not added up."""
    assert gains(FEWER, "E", first, second) == found


@pytest.mark.parametrize(
    ("own", "first", "second", "found"),
    [("", "", "", []), ("F", "", "", []), ("", "E", "", [4]), ("", "", "E", [4]), ("", "E", "E", [4, 6])],
)
def test_fewer_is_never_met_against_a_neighbour_without_the_element(
    own: str, first: str, second: str, found: list[int]
) -> None:
    """TRB-REQ-12: also with no card of the element on the own rack."""
    assert gains(FEWER, own, first, second) == found


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_equal_numbers_are_neither_more_nor_fewer(number: int) -> None:
    """TRB-REQ-13: W17 asks for more air, E20 and W20 for fewer fire and air."""
    same = {"W17": "A", "W18": "F", "E20": "F", "W20": "A"}
    for card, letter in same.items():
        assert card not in offered(held(card, letter * number, letter * number, letter * number), "play")


def test_one_card_is_more_than_none() -> None:
    """TRB-REQ-13: W17 gives W5 or W6+M2."""
    assert gains("W17", "A") == [5, 6]
    assert gains("W17", "A", "A") == [5]
    assert gains("W17", "") == []
