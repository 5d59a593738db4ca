"""The golden records of Tribes: two to five players, every board in every seat, every way to choose boards and to end.

Random games last their hundred rounds; guided ones end with a fifth village. `leaders-` games begin with leader cards laid
out, `eve-` games with four villages for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import lichtung
from tests.games.tribes.players import guided
from tests.games.tribes.scenes import eve, with_leaders
from tests.helpers.walk import Chooser, at_random, finish
from tools.records import Named

LONG_SEED = 0xB0A7_5EED_0000_1111_2222_3333_4444_5555
SEATS = (2, 3, 4, 5)
BOARDS = 5


def played(name: str, chooser: Chooser, seats: int, seed: int, **settings: Any) -> Named:
    """A game from the start, named after how it was played."""
    return name, finish(lichtung.game("tribes").start(seats=seats, seed=seed, **settings), seed, chooser)


def given_boards(first: int, seats: int) -> list[int]:
    """As many boards as there are seats, from one on."""
    return [(first + seat) % BOARDS + 1 for seat in range(seats)]


def on_boards() -> Iterator[Named]:
    """Given boards (each comes to each seat), chosen ones, random ones; the starting player in turn."""
    for seats in SEATS:
        starts = ("random", *range(seats))
        for first in range(BOARDS):
            boards, start = given_boards(first, seats), starts[first % len(starts)]
            name = f"{seats}-boards-{''.join(map(str, boards))}-start-{start}"
            yield played(name, guided, seats, 10 + first, boards=boards, start_player=start)
        for number in range(2):
            name = f"{seats}-boards-chosen-{number + 1}"
            yield played(name, guided, seats, 20 + number, boards="choose", start_player=seats - 1)
        for number in range(3):
            yield played(f"{seats}-boards-random-{number + 1}", guided, seats, 30 + number)
        yield played(f"{seats}-hundred-rounds", at_random, seats, 40)


def arranged() -> Iterator[Named]:
    """With leaders from the beginning, and on the eve of the end."""
    for seats in SEATS:
        for number in range(3):
            s = lichtung.game("tribes").start(seats=seats, seed=50 + number, boards=given_boards(number, seats))
            yield f"{seats}-leaders-{number + 1}", finish(with_leaders(s, seats + number), number, guided)
        for number in range(6):
            s = eve(seats, 60 + number, boards=given_boards(number, seats))
            name = f"{seats}-eve-{number + 1}"
            if number % 2:
                s, name = with_leaders(s, number), f"{seats}-eve-leaders-{number + 1}"
            yield name, finish(s, number, guided)


def special() -> Iterator[Named]:
    """A seed of full length, games that are not over."""
    yield played("3-long-seed", guided, 3, LONG_SEED)
    for seats in SEATS:
        unfinished = lichtung.game("tribes").start(seats=seats, seed=70, boards="choose")
        for _ in range(60):
            unfinished.choose(unfinished.options[0])
        yield f"{seats}-unfinished", unfinished


def games() -> Iterator[Named]:
    """All of them."""
    yield from on_boards()
    yield from arranged()
    yield from special()
