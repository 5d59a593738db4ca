"""The golden records of Equinox: two to five players, chosen and random champions, every starting player and way to end.

`arranged-` games begin in arranged positions of later rounds: a power that Fungi borrows, the last round, few cards, a
standstill.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import lichtung
from tests.games.equinox.players import guided, still
from tests.games.equinox.scenes import BORROWED, arranged
from tests.games.equinox.table import CREATURES
from tests.helpers.walk import Chooser, at_random, finish
from tools.records import Named

LONG_SEED = 0xB0A7_5EED_0000_1111_2222_3333_4444_5555
SEATS = (2, 3, 4, 5)
PLAYERS: tuple[tuple[str, Chooser], ...] = (("random", at_random), ("guided", guided))
ENDS = {"finale": "fifth_vanished", "few_cards": "last_card_drawn", "standstill": "deadlock"}


def played(name: str, chooser: Chooser, seats: int, seed: int, **settings: Any) -> Named:
    """A game from the start, named after how it was played."""
    return name, finish(lichtung.game("equinox").start(seats=seats, seed=seed, **settings), seed, chooser)


def started() -> Iterator[Named]:
    """Every number of players with every starting player; random champions, then chosen ones."""
    for seats in SEATS:
        for number, start in enumerate(("random", *range(seats))):
            player, chooser = PLAYERS[number % 2]
            yield played(f"{seats}-start-{start}-{player}", chooser, seats, 10 * seats + number, start_player=start)
        for number in range(6):
            player, chooser = PLAYERS[(number + seats) % 2]
            champions = random.Random(10 * seats + number).sample(CREATURES, 8)
            name = f"{seats}-chosen-{champions[0]}-to-{champions[-1]}-{player}"
            yield played(name, chooser, seats, 60 + number, champions=champions)


def borrowing() -> Iterator[Named]:
    """Fungi borrows every power there is, at every number of players in turn."""
    for number, creature in enumerate(BORROWED):
        for seats in (SEATS[number % 4], SEATS[(number + 2) % 4]):
            s = arranged("borrow", seats, number, creature)
            yield f"{seats}-arranged-borrow-{creature}", finish(s, number, guided)


def endings() -> Iterator[Named]:
    """Every reason to end at every number of players, from arranged positions."""
    for scene, wanted in ENDS.items():
        for seats in SEATS:
            for seed in range(100):
                s = finish(arranged(scene, seats, seed), seed, still if scene == "standstill" else guided)
                if s.result is not None and s.result.reason == wanted:
                    yield f"{seats}-arranged-{scene}", s
                    break
            else:
                raise SystemExit(f"{scene} with {seats} players never ends with {wanted}")


def special() -> Iterator[Named]:
    """A seed of full length, games that are not over."""
    yield played("3-long-seed", guided, 3, LONG_SEED)
    for seats in SEATS:
        unfinished = lichtung.game("equinox").start(seats=seats, seed=50)
        for _ in range(30):
            unfinished.choose(unfinished.options[-1])
        yield f"{seats}-unfinished", unfinished


def games() -> Iterator[Named]:
    """All of them."""
    yield from started()
    yield from borrowing()
    yield from endings()
    yield from special()
