"""What each player begins with: board, cards, start tile, start bonuses (TRB-SETUP)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from lichtung import InvalidSettings
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.table import at, look, pollution, rack, riders, water
from tests.games.tribes.test_setup import ELEMENTS, IN_PLAY, TILES, VILLAGES, begun, shuffled, start

POLLUTION = {
    1: "1.3=1 1.4=2 2.1=1 2.2=2 2.3=1 2.4=2 3.1=2 3.2=1 3.3=2 3.4=2",
    2: "1.2=1 1.3=2 1.4=2 2.2=1 2.3=2 2.4=1 3.1=2 3.2=2 3.3=1 3.4=2",
    3: "1.3=2 1.4=1 2.1=1 2.2=1 2.3=2 2.4=2 3.1=2 3.2=2 3.3=2 3.4=1",
    4: "1.2=1 1.3=1 1.4=2 2.2=2 2.3=2 2.4=1 3.1=2 3.2=1 3.3=2 3.4=2",
    5: "1.2=1 1.3=2 1.4=2 2.2=2 2.3=1 2.4=2 3.1=1 3.2=2 3.3=1 3.4=2",
}
BONUS = {1: (4, 3, 0), 2: (6, 0, 1), 3: (6, 5, 0), 4: (4, 4, 2), 5: (6, 2, 2)}  # water, riders, pollution
ORDER = [shuffled("", ELEMENTS), shuffled("", VILLAGES), shuffled("", TILES)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_board_is_used_twice(seats: int) -> None:
    """TRB-SETUP-6"""
    for seed in range(8):
        boards = look(start(seats, seed), "boards")
        assert len(boards) == len(set(boards)) == seats
        assert set(boards) <= {1, 2, 3, 4, 5}


def test_all_assignments_of_boards_are_equally_likely() -> None:
    """TRB-SETUP-6: the default; twenty pairs, chi-square with 19 degrees of freedom."""
    pairs = Counter(tuple(look(start(2, seed), "boards")) for seed in range(600))
    assert set(pairs) == set(permutations(range(1, 6), 2))
    assert sum((number - 30) ** 2 / 30 for number in pairs.values()) < 49


def test_boards_can_be_given_in_seat_order() -> None:
    """TRB-SETUP-6: a list of different boards, one for each seat."""
    s = start(3, boards=[4, 1, 5], start_player=2)
    assert look(s, "boards") == [4, 1, 5]
    for wrong in ([1, 1, 2], [1, 2], [1, 2, 6], "mine"):
        with pytest.raises(InvalidSettings) as refusal:
            start(3, boards=wrong)
        assert refusal.value.rule == "TRB-SETUP-6"


def test_players_choose_boards_in_seat_order_before_anything_is_dealt() -> None:
    """TRB-SETUP-7: each from those still available; nobody knows yet who will start."""
    s = start(3, boards="choose", start_player=1)
    assert (asked(s), s.words()) == ((0, "choose_board"), ("board:1", "board:2", "board:3", "board:4", "board:5"))
    play(s, "board:4")
    assert (asked(s), s.words()) == ((1, "choose_board"), ("board:1", "board:2", "board:3", "board:5"))
    assert refused(s, "board:4") == "TRB-SETUP-6"
    play(s, "board:1")
    assert (asked(s), s.words()) == ((2, "choose_board"), ("board:2", "board:3", "board:5"))
    assert look(s, "racks") == [[], [], []]
    assert look(s, "element_display") == look(s, "village_display") == look(s, "forest_display") == ["."] * 4
    assert look(s, "terrain") == [{}, {}, {}]
    play(s, "board:5")
    assert (look(s, "boards"), look(s, "turn_order")) == ([4, 1, 5], [1, 2, 0])
    assert [len(cards) for cards in look(s, "racks")] == [5, 5, 5]


def test_the_start_player_is_drawn_after_the_boards_are_chosen() -> None:
    """TRB-SETUP-7, TRB-SETUP-12: the same choices, two results of the draw, and nothing to tell them apart before."""
    views, orders = [], []
    for first in ("0", "1"):
        s = start(2, boards="choose", script=[ORDER[0], ORDER[1], shuffled("", sorted(IN_PLAY[2])), first])
        views.append([s.view(0), s.view(1)])
        orders.append(look(play(s, "board:2", "board:3"), "turn_order"))
    assert views[0] == views[1]
    assert orders == [[0, 1], [1, 0]]


def test_every_player_gets_the_leader_cards_of_the_own_board() -> None:
    """TRB-SETUP-8: open to all, none laid out."""
    s = begun(start(4, boards=[4, 1, 5, 2]))
    assert look(s, "leader_cards") == [[f"L{board}{letter}" for letter in "abcd"] for board in (4, 1, 5, 2)]
    assert look(s, "leaders") == [[], [], [], []]
    assert s.view(None)["leader_cards"] == s.view(3)["leader_cards"] == look(s, "leader_cards")


@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_has_seven_riders_five_houses_and_four_temples(seats: int) -> None:
    """TRB-SETUP-9: riders leave the capital only by the start bonus."""
    s = begun(start(seats, start_player=0))
    for seat in range(seats):
        assert riders(s, "cap", seat) == 7 - BONUS[seat + 1][1]
        assert look(s, "tree_houses", seat) == 5
        assert look(s, "unplaced_temples", seat) == ["water", "moves", "pollution", "forest"]


@pytest.mark.parametrize("board", [1, 2, 3, 4, 5])
def test_every_field_starts_with_the_pollution_of_its_board(board: int) -> None:
    """TRB-SETUP-10: sixteen in all; the second player is asked to remove one before anything is gone."""
    other = 1 if board != 1 else 2
    s = start(2, boards=[other, board], start_player=0)
    found = pollution(s, 1)
    assert (asked(s), sum(found.values())) == ((1, "remove_pollution"), 16)
    assert " ".join(f"{field}={tokens}" for field, tokens in sorted(found.items())) == POLLUTION[board]


def test_five_cards_from_the_top_are_dealt_to_each_seat_in_turn() -> None:
    """TRB-SETUP-11: seat 0 first, whoever starts; five at once, after the four of the display."""
    first = "F01 F02 F03 F04 W01 W02 W03 W04 W05 A01 A02 A03 A04 A05 E01 E02 E03 E04 E05 W20"
    script = [shuffled(first, ELEMENTS), ORDER[1], shuffled("", sorted(IN_PLAY[3]))]
    s = start(3, script=script, boards=[1, 2, 3], start_player=2)
    assert [rack(s, seat) for seat in range(3)] == [
        "W01 W02 W03 W04 W05",
        "A01 A02 A03 A04 A05",
        "E01 E02 E03 E04 E05",
    ]
    assert look(s, "element_deck")[0] == "W20"


def test_the_start_player_is_drawn_at_random_or_named() -> None:
    """TRB-SETUP-12: chi-square with 4 degrees of freedom; turn order is clockwise."""
    starts = Counter(look(start(5, seed), "turn_order")[0] for seed in range(400))
    assert set(starts) == set(range(5))
    assert sum((number - 80) ** 2 / 80 for number in starts.values()) < 22
    assert look(start(4, start_player=2), "turn_order") == [2, 3, 0, 1]
    with pytest.raises(InvalidSettings):
        start(3, start_player=3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_kth_player_in_turn_order_gets_start_tile_k(seats: int) -> None:
    """TRB-SETUP-13: on the start field; the tiles with higher numbers are nowhere."""
    s = start(seats, start_player=seats - 1)
    for order, seat in enumerate(look(s, "turn_order")):
        assert at(s, "1.1", seat).partition(":")[0] == f"S{order + 1}"
        assert len(look(s, "terrain", seat)) == 1


@pytest.mark.parametrize("first", range(5))
def test_start_bonuses_are_taken_in_turn_order(first: int) -> None:
    """TRB-SETUP-14: water, riders to the start tile, pollution of the player's choice, one player after the other."""
    s = start(5, boards=[1, 2, 3, 4, 5], start_player=first)
    second, third, fourth, fifth = ((first + order) % 5 for order in range(1, 5))
    seen = []
    while question(s) == "remove_pollution":
        seat = asked(s)[0]
        seen.append(seat)
        if seat == second:
            assert [water(s, other) for other in (first, second, third, fourth)] == [4, 6, 0, 0]
        assert s.words() == tuple(f"remove:{field}" for field in sorted(pollution(s, seat)))
        assert s.why_not("decline") is not None
        play(s, s.words()[-1])
    assert seen == [second, fourth, fourth, fifth, fifth]
    for order in range(5):
        seat = (first + order) % 5
        gained, sent, removed = BONUS[order + 1]
        assert (water(s, seat), riders(s, "1.1", seat), riders(s, "cap", seat)) == (gained, sent, 7 - sent)
        assert sum(pollution(s, seat).values()) == 16 - removed


def test_the_same_field_may_be_cleaned_twice_by_a_start_bonus() -> None:
    """TRB-SETUP-14: as any other removal; a field with one token is not offered again."""
    s = start(4, boards=[1, 2, 3, 4], start_player=0)
    play(s, "remove:1.2")
    assert asked(s) == (3, "remove_pollution")
    play(s, "remove:1.2")
    assert "remove:1.2" not in s.words()
    play(s, "remove:1.4")
    assert (pollution(s, 3)["1.4"], "1.2" in pollution(s, 3)) == (1, False)


def test_every_player_lays_a_village_card_open_on_the_left_side() -> None:
    """TRB-SETUP-15: the top of the stack, in turn order, after the start bonuses; the right side is not used."""
    first = "V11 V12 V13 V14 V21 V22 V23 V24"
    script = [ORDER[0], shuffled(first, VILLAGES), shuffled("", sorted(IN_PLAY[3]))]
    s = start(3, script=script, boards=[1, 2, 3], start_player=1)
    assert (asked(s), look(s, "left_cards")) == ((2, "remove_pollution"), [[], [], []])
    play(s, "remove:1.3")
    assert look(s, "left_cards") == [["V23"], ["V21"], ["V22"]]
    assert (look(s, "village_stack")[0], look(s, "right_sides")) == ("V24", [0, 0, 0])
    assert s.view(None)["left_cards"] == s.view(0)["left_cards"] == [["V23"], ["V21"], ["V22"]]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_round_1_begins_with_the_start_player(first: int) -> None:
    """TRB-SETUP-16"""
    s = begun(start(3, start_player=first))
    assert (asked(s), look(s, "round"), look(s, "step")) == ((first, "main_action"), 1, "action")


def test_the_set_up_for_two_is_the_same() -> None:
    """TRB-SETUP-17: five cards, one board, start tiles 1 and 2, their bonuses, one village card each."""
    s = start(2, boards=[3, 5], start_player=1)
    assert asked(s) == (0, "remove_pollution")
    play(s, "remove:2.2")
    assert [at(s, "1.1", seat) for seat in (0, 1)] == ["S2", "S1:3"]
    assert (look(s, "water"), look(s, "capital")) == ([6, 4], [7, 4])
    assert [len(found) for found in look(s, "racks") + look(s, "left_cards")] == [5, 5, 1, 1]
    assert [len(look(s, zone)) for zone in ("element_display", "village_display", "forest_display")] == [4, 4, 4]
    assert asked(s) == (1, "main_action")
