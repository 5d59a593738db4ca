"""Setup: players, stones, champions, the play area, the deck, the first hands, the starting player."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import lichtung
from lichtung import InvalidSettings, LichtungError, State
from tests.games.equinox.table import CREATURES, lay, study
from tests.games.studying import refused

EIGHT = ("susi", "moosmann", "cornu", "klumpi", "echomir", "lupino", "noctia", "carmen")
GAME = lichtung.game("equinox")


def cards_of(creatures: tuple[str, ...] = EIGHT) -> list[str]:
    """The 102 cards of a game with these champions."""
    numbered = [f"{name}_{strength}" for name in (*creatures, "chameleon") for strength in range(11)]
    return [*numbered, "urvater", "dryada", "dryada"]


def started(seats: int = 3, seed: int = 1, **settings: Any) -> State:
    return GAME.start(seats=seats, seed=seed, **{"champions": EIGHT, "start_player": 0, **settings})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_play_in_a_fixed_seat_order(seats: int) -> None:
    """EQX-SETUP-1"""
    position = started(seats).position()
    assert len(position["hands"]) == seats
    assert GAME.seats == (2, 3, 4, 5)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_rejected(seats: int) -> None:
    """EQX-SETUP-1"""
    with pytest.raises(LichtungError):
        started(seats)


@pytest.mark.parametrize("seats", [2, 5])
def test_each_player_starts_with_five_available_stones_and_no_other_stone_is_there(seats: int) -> None:
    """EQX-SETUP-2"""
    position = started(seats).position()
    assert position["available_stones"] == [5] * seats
    assert (position["stones"], position["champion_cards"]) == ({}, {})


def test_random_champions_are_eight_different_creatures_and_each_is_as_likely() -> None:
    """EQX-SETUP-3"""
    found: Counter[str] = Counter()
    for seed in range(280):
        champions = GAME.start(seats=2, seed=seed).position()["champions"]
        assert len(set(champions)) == len(champions) == 8
        found.update(champions)
    assert set(found) == set(CREATURES)
    assert all(120 < count < 200 for count in found.values())  # 160 expected, deviation about 8


def test_chosen_champions_are_those_of_the_list() -> None:
    """EQX-SETUP-3"""
    assert tuple(started().position()["champions"]) == EIGHT
    assert tuple(started(champions=CREATURES[6:]).position()["champions"]) == CREATURES[6:]


@pytest.mark.parametrize(
    "champions",
    [EIGHT[:7], (*EIGHT, "ursus"), (*EIGHT[:7], "susi"), (*EIGHT[:7], "chameleon"), (*EIGHT[:7], "troll"), ()],
)
def test_any_other_list_of_champions_is_rejected(champions: tuple[str, ...]) -> None:
    """EQX-SETUP-3"""
    with pytest.raises(InvalidSettings):
        started(champions=champions)


def test_the_other_six_creatures_and_their_cards_take_no_part() -> None:
    """EQX-SETUP-4"""
    s = started()
    position = s.position()
    everything = [*position["deck"], *(card for hand in position["hands"] for card in hand)]
    others = set(CREATURES) - set(EIGHT)
    assert not {card.rpartition("_")[0] for card in everything} & others
    assert not {word.partition(":")[2] for word in s.words()} & others
    assert refused(s, "regular:ursus") == "EQX-SETUP-4"


def test_the_order_of_the_champions_has_no_effect() -> None:
    """EQX-SETUP-5"""
    row = lay("susi_3 moosmann_1 cornu_5 klumpi_5 echomir_6 lupino_7 noctia_8 carmen_9")
    for order in (EIGHT, EIGHT[::-1], (*EIGHT[3:], *EIGHT[:3])):
        s = study("vanish", champions=list(order), stacks=row, hands=["", "susi_1"], deck="urvater dryada")
        assert s.position()["vanished"] == {"moosmann": 1}
        assert {word for word in s.words() if word.startswith("regular")} == {
            f"regular:{name}" for name in EIGHT if name != "moosmann"
        }


def test_the_play_area_has_forty_empty_spaces() -> None:
    """EQX-SETUP-6"""
    position = started().position()
    assert (position["stacks"], position["stones"], position["vanish_cards"]) == ({}, {}, [])
    s = study(
        "play", champions=list(EIGHT), hand="klumpi_1 susi_1", champion_cards={"klumpi": [0]}, deck="urvater dryada"
    )
    s.play("play:klumpi_1")
    s.play("yes")
    assert set(s.words()) == {f"bet:{name}/{row}" for name in EIGHT for row in (1, 2, 3, 4, 5)}


def test_the_deck_is_the_shuffled_set_of_the_102_cards() -> None:
    """EQX-SETUP-7"""
    orders = set()
    for seed in range(20):
        position = started(seed=seed).position()
        everything = [*position["deck"], *(card for hand in position["hands"] for card in hand)]
        assert sorted(everything) == sorted(cards_of())
        orders.add(tuple(position["deck"]))
    assert len(orders) == 20


def test_every_card_is_on_top_of_the_deck_about_as_often() -> None:
    """EQX-SETUP-7"""
    tops: Counter[str] = Counter()
    for seed in range(300):
        tops[started(2, seed=seed).position()["deck"][0].rpartition("_")[0]] += 1
    assert all(12 <= tops[name] <= 60 for name in (*EIGHT, "chameleon"))  # 32 expected


@pytest.mark.parametrize(("seats", "left"), [(2, 86), (3, 78), (4, 70), (5, 62)])
def test_each_player_takes_eight_cards_the_starting_player_first(seats: int, left: int) -> None:
    """EQX-SETUP-8"""
    cards = cards_of()
    for start in range(seats):
        position = started(seats, start_player=start, script=[" ".join(cards)]).position()
        for turn in range(seats):
            seat = (start + turn) % seats
            assert sorted(position["hands"][seat]) == sorted(cards[8 * turn : 8 * turn + 8])
        assert position["deck"] == cards[8 * seats :]
        assert len(position["deck"]) == left


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_starting_player_can_be_named(start: int) -> None:
    """EQX-SETUP-9, EQX-TURN-1"""
    s = started(start_player=start)
    assert s.choice is not None
    assert (s.choice.seat, s.position()["start_player"], s.position()["turn"]) == (start, start, start)


def test_a_starting_player_who_is_not_at_the_table_is_rejected() -> None:
    """EQX-SETUP-9"""
    with pytest.raises(InvalidSettings):
        started(start_player=3)


def test_a_random_starting_player_is_each_of_them_about_as_often() -> None:
    """EQX-SETUP-9"""
    found = Counter(started(start_player="random", seed=seed).position()["start_player"] for seed in range(240))
    assert set(found) == {0, 1, 2}
    assert all(50 < count < 110 for count in found.values())


def test_the_game_starts_in_round_one_with_nothing_done() -> None:
    """EQX-SETUP-10"""
    position = started().position()
    assert (position["round"], position["step"], position["discard_pile"], position["vanished"]) == (1, "bet", [], {})
    assert position["set_aside"] == [[], [], []]
    assert position["secret_bets"] == [None, None, None]
    assert position["has_placed_secret_bet"] == [False, False, False]


def test_two_seeds_give_two_deals() -> None:
    """EQX-SETUP-7"""
    deals = [started(seed=seed).position()["hands"] for seed in range(5)]
    assert all(one != other for one, other in pairwise(deals))
