"""Whole games by the hundred: they end, keep every card, can be saved, replayed and redealt at every decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

import lichtung
from lichtung import Dice, State, fold
from lichtung.games.urbion.components import EXPANSIONS
from lichtung.games.urbion.inventory import held

from .players import guided

pytestmark = pytest.mark.once

GAME = lichtung.game("urbion")
MIXES = [tuple(name for i, name in enumerate(EXPANSIONS) if mix >> i & 1) for mix in range(1 << len(EXPANSIONS))]
SAMPLE = [MIXES[mix] for mix in (0, 1, 2, 4, 8, 16, 32, 64, 127)]


def begin(seats: int, mix: tuple[str, ...], seed: int) -> State:
    """A game of some mix; teams play silently and openly in turn, and either seat may begin."""
    settings: dict[str, Any] = {"expansions": mix}
    if seats == 2:
        settings |= {"communication": ("silent", "open")[seed % 2], "first_sognae": seed // 2 % 2}
    return GAME.start(seats=seats, seed=seed, **settings)


@pytest.mark.parametrize("seats", [1, 2])
def test_random_games_of_all_mixes_end(seats: int) -> None:
    for number, mix in enumerate(MIXES):
        decisions, games, _ = GAME.playouts(games=2, seed=number, seats=seats, expansions=mix)
        assert 2 == games
        assert decisions < 2 * GAME.bound


@pytest.mark.parametrize("seats", [1, 2])
def test_guided_games_of_all_mixes_keep_every_card_and_offer_short_lists(seats: int) -> None:
    for number, mix in enumerate(MIXES):
        s = begin(seats, mix, number)
        cards = held(s)
        dice = Dice(number)
        while not s.over:
            assert 1 <= len(s.options) <= 49
            assert len(set(s.words())) == len(s.words())
            s.choose(guided(s, dice, 1 + number % 4))
        assert cards == held(s)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("mix", SAMPLE)
def test_every_decision_can_be_saved_and_loaded(mix: tuple[str, ...], seats: int) -> None:
    s = begin(seats, mix, 11 + len(mix))
    dice = random.Random(1)
    while not s.over:
        loaded = GAME.load(s.position())
        assert s.digest() == loaded.digest()
        assert s.words() == loaded.words()
        s.choose(dice.choice(s.options))
    assert s.digest() == GAME.load(s.position()).digest()


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("mix", SAMPLE)
def test_a_game_dealt_anew_looks_the_same(mix: tuple[str, ...], seats: int) -> None:
    s = begin(seats, mix, 20 + 2 * len(mix))
    dice = random.Random(2)
    viewers: list[int | None] = [*range(seats), None]
    while not s.over:
        for viewer in viewers:
            other = s.resample(viewer, dice.randrange(1000))
            assert s.view(viewer) == other.view(viewer)
            assert held(s) == held(other)
            assert all(code not in ("K", "C") for hand in other.position()["hands"] for code in hand)
        s.choose(dice.choice(s.options))


@pytest.mark.parametrize("mix", SAMPLE)
def test_dealing_anew_depends_on_nothing_hidden(mix: tuple[str, ...]) -> None:
    s = begin(2, mix, 30 + 2 * len(mix))
    dice = random.Random(3)
    while not s.over:
        for viewer in (0, 1, None):
            other = s.resample(viewer, 5)
            assert other.resample(viewer, 7).digest() == s.resample(viewer, 7).digest()
        s.choose(dice.choice(s.options))


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("mix", SAMPLE)
def test_a_record_replays_to_the_same_game(mix: tuple[str, ...], seats: int) -> None:
    s = begin(seats, mix, 40 + len(mix))
    dice = random.Random(4)
    while not s.over:
        s.choose(dice.choice(s.options))
    assert s.digest() == lichtung.replay(s.record()).digest()
    for seat in range(seats):
        assert s.view(seat) == lichtung.replay(s.record(seat)).view(seat)


@pytest.mark.parametrize("mix", SAMPLE)
def test_events_folded_into_a_view_give_the_next_view(mix: tuple[str, ...]) -> None:
    s = begin(2, mix, 50 + 2 * len(mix))
    dice = random.Random(5)
    viewers: list[int | None] = [0, 1, None]
    views = {viewer: s.view(viewer) for viewer in viewers}
    for viewer in viewers:
        s.listen(viewer)
    while not s.over:
        s.choose(dice.choice(s.options))
        for viewer in viewers:
            views[viewer] = fold(views[viewer], s.heard(viewer))
            assert s.view(viewer) == views[viewer]


@pytest.mark.parametrize("mix", SAMPLE)
def test_copies_are_independent(mix: tuple[str, ...]) -> None:
    s = begin(1, mix, 60)
    dice = random.Random(6)
    kept: list[tuple[State, str]] = []
    while not s.over:
        kept.append((s.copy(), s.digest()))
        s.choose(dice.choice(s.options))
    for copy, digest in kept:
        assert digest == copy.digest()


def test_playouts_are_the_games_that_choosing_plays() -> None:
    for seats, mix in ((1, ()), (2, MIXES[127])):
        dice = Dice(3)
        decisions = checksum = 0
        for number in range(4):
            s = GAME.start(seats=seats, seed=3 + number, fast=True, expansions=mix)
            while not s.over:
                option = s.options[0]
                if len(s.options) > 1:
                    option = s.options[dice.below(len(s.options))]
                    decisions += 1
                    checksum = (checksum * 31 + option) % 2**40
                s.choose(option)
        assert (decisions, 4, checksum) == GAME.playouts(games=4, seed=3, seats=seats, expansions=mix)


def test_interpreted_and_compiled_games_have_the_same_checksums() -> None:
    found = [GAME.playouts(games=20, seed=1, seats=seats, expansions=mix) for seats in (1, 2) for mix in SAMPLE]
    assert CHECKSUMS == found


# what one kind of build plays, the other must play too; a change of the rules changes these numbers
CHECKSUMS: list[tuple[int, int, int]] = [
    (1832, 20, 443292741095),
    (2008, 20, 741990813538),
    (1797, 20, 331789367108),
    (2165, 20, 194746281973),
    (2341, 20, 1086019168092),
    (1739, 20, 408802835876),
    (1914, 20, 638761884082),
    (1295, 20, 363727702070),
    (2570, 20, 950800710272),
    (2096, 20, 102947785852),
    (2279, 20, 667414356306),
    (2217, 20, 925031599448),
    (2660, 20, 1073111923711),
    (2802, 20, 482730409406),
    (2049, 20, 942997784450),
    (2196, 20, 635355956463),
    (1427, 20, 652026258211),
    (2953, 20, 268424817389),
]
