"""Random games: they end, keep every component, replay, can be saved anywhere, and leak nothing."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

import lichtung
from lichtung import Dice, State

pytestmark = pytest.mark.once

GAME = lichtung.game("equinox")
SEATS = (2, 3, 4, 5)
VIEWERS: dict[int, list[int | None]] = {n: [*range(n), None] for n in SEATS}


def steps(seats: int, seed: int, **settings: Any) -> list[State]:
    """A random game: a copy of the state at every question, and the end."""
    s = GAME.start(seats=seats, seed=seed, **settings)
    dice = Dice(seed)
    found = [s.copy()]
    while not s.over:
        s.choose(s.options[int(dice.below(len(s.options)))])
        found.append(s.copy())
    return found


def components(position: dict[str, Any]) -> tuple[Counter[str], Counter[int]]:
    """All cards and all stones of a position."""
    cards: Counter[str] = Counter(position["deck"] + position["discard_pile"])
    for zone in ("hands", "set_aside", "looked_at"):
        for part in position[zone]:
            cards.update(part)
    for part in position["stacks"].values():
        cards.update(part)
    bets = [card for card in [*position["secret_bets"], position["in_play"]] if card is not None]
    cards.update(bets)
    stones: Counter[int] = Counter(position["stones"].values())
    for owners in position["champion_cards"].values():
        stones.update(owners)
    for seat, count in enumerate(position["available_stones"]):
        stones[seat] += count + (position["secret_bets"][seat] is not None)
    return cards, stones


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_and_keep_every_card_and_stone(seats: int) -> None:
    for seed in range(6):
        states = steps(seats, seed)
        assert len(states) <= GAME.bound
        for s in states:
            cards, stones = components(s.position())
            assert cards.total() == 102
            assert cards["dryada"] == 2
            assert all(count == 1 for card, count in cards.items() if card != "dryada")
            assert all(stones[seat] == 5 for seat in range(seats))
            assert len(s.options) <= 100
        assert states[-1].result is not None
        assert sorted(states[-1].result.ranks)[0] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_loads_to_the_same_digest_at_every_question(seats: int) -> None:
    for s in steps(seats, 50 + seats):
        position = json.loads(json.dumps(s.position()))
        again = GAME.load(position)
        assert s.digest() == again.digest()
        assert s.options == again.options


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_replays_to_the_same_digest(seats: int) -> None:
    for seed in range(3):
        s = steps(seats, 70 + seed)[-1]
        assert s.digest() == lichtung.replay(s.record()).digest()


@pytest.mark.parametrize("seats", SEATS)
def test_the_view_is_the_same_after_dealing_anew_what_is_hidden(seats: int) -> None:
    for s in steps(seats, 90 + seats):
        for viewer in VIEWERS[seats]:
            other = s.resample(viewer, 5)
            assert json.dumps(s.view(viewer)) == json.dumps(other.view(viewer))
            again = other.resample(viewer, 5)
            assert other.digest() == again.digest()


@pytest.mark.parametrize("seats", SEATS)
def test_dealing_anew_keeps_what_a_seat_was_shown(seats: int) -> None:
    for s in steps(seats, 110 + seats):
        for viewer in VIEWERS[seats]:
            index = seats if viewer is None else viewer
            dealt = s.resample(viewer, 9).position()
            assert s.position()["known"][index] == dealt["known"][index]
            assert s.position()["stacks"] == dealt["stacks"]
            assert components(s.position()) == components(dealt)


def test_a_secret_bet_dealt_anew_is_always_a_creature_card() -> None:
    seen: set[str] = set()
    for s in steps(3, 4):
        for seed in range(3):
            for bet in s.resample(None, seed).position()["secret_bets"]:
                if bet is not None:
                    seen.add(bet)
    assert seen
    assert not any(card.startswith(("chameleon", "urvater", "dryada")) for card in seen)


def test_copies_are_independent() -> None:
    for s in steps(4, 12)[::7]:
        before = s.digest()
        other = copy.deepcopy(s)
        if not other.over:
            other.choose(other.options[0])
        assert before == s.digest()


def test_events_folded_into_the_last_view_give_the_next_one() -> None:
    s = GAME.start(seats=4, seed=3)
    views: dict[int | None, dict[str, Any]] = {}
    for viewer in VIEWERS[4]:
        s.listen(viewer)
        views[viewer] = s.view(viewer)
    dice = Dice(3)
    while not s.over:
        s.choose(s.options[int(dice.below(len(s.options)))])
        for viewer in VIEWERS[4]:
            views[viewer] = lichtung.fold(views[viewer], s.heard(viewer))
            assert views[viewer] == s.view(viewer)


@pytest.mark.parametrize("seats", SEATS)
def test_playouts_give_the_games_that_choosing_gives(seats: int) -> None:
    dice = Dice(1)
    checksum = 0
    for game in range(5):
        s = GAME.start(seats=seats, seed=1 + game, fast=True)
        while not s.over:
            option = s.options[0]
            if len(s.options) > 1:
                option = s.options[int(dice.below(len(s.options)))]
                checksum = (checksum * 31 + option) % 2**40
            s.choose(option)
    assert checksum == GAME.playouts(games=5, seats=seats)[2]


CHECKSUMS = {2: 204957991542, 3: 466304150579, 4: 359537521247, 5: 891964929034}


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_games_are_played_by_every_build(seats: int) -> None:
    assert CHECKSUMS[seats] == GAME.playouts(games=20, seats=seats)[2]
