"""Urbion in bulk: all mixes of expansions, alone and as a team. Of four games of a table two are random, one is guided, one
guided from an arranged position.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import lichtung
from lichtung import State
from lichtung.games.urbion.components import CHAOS, DREAM, EXPANSIONS, VALUE_LEFT, VALUE_RIGHT
from lichtung.games.urbion.layout import CITY_DECK, FIGURE, HAND, HANDS, ROWS, SUCCESS_PILE, VOID_LEFT
from lichtung.games.urbion.settings import REQUIRED
from lichtung.games.urbion.state import cities_on_display, left_of, right_of
from tests.bulk.games import LEAST, Numbered, Plan
from tests.games.urbion.players import guided
from tests.games.urbion.scenes import arranged, scenes
from tests.helpers.walk import Viewer, at_random

MIXES = 1 << len(EXPANSIONS)
TABLES = 2 * MIXES


def mix_of(number: int) -> list[str]:
    """The expansions of a mix; neighbours have little in common."""
    return [name for i, name in enumerate(EXPANSIONS) if number * 53 % MIXES >> i & 1]


def settings_of(number: int, seats: int) -> dict[str, Any]:
    """Teams are open and silent in turn, and either seat may begin."""
    settings: dict[str, Any] = {"expansions": mix_of(number // 2)}
    if seats == 2:
        settings |= {"communication": ("open", "silent")[number // 4 % 2], "first_sognae": number // 8 % 2}
    return settings


def game_of(number: int) -> Numbered:
    seats = 1 + number % 2
    return numbered(number, seats, settings_of(number, seats), (number // 2 + number // TABLES) % 4)


def leak_game_of(number: int) -> Numbered:
    """Four of five games are for two, half of them silent."""
    seats = 1 if number % 5 == 0 else 2
    return numbered(number, seats, settings_of(2 * number, seats), number % 4)


def numbered(number: int, seats: int, settings: dict[str, Any], kind: int) -> Numbered:
    """Two kinds of games are random, one is guided, one guided from an arranged position."""
    if kind < 2:
        return lichtung.game("urbion").start(seats=seats, seed=number, **settings), at_random, "random"
    player = partial(guided, patience=1 + number // 4 % 4)
    if kind == 2:
        return lichtung.game("urbion").start(seats=seats, seed=number, **settings), player, "guided"
    settable = scenes(settings["expansions"])
    scene = settable[number // 8 % len(settable)]
    return arranged(scene, seats, settings, number), player, scene


def check(s: State) -> None:
    """Section 11."""
    data = s.data
    assert (data[VOID_LEFT] >= 1) == (data[FIGURE] != 0)
    for row in range(ROWS):
        for side, values, sign in ((left_of(row), VALUE_LEFT, 1), (right_of(row), VALUE_RIGHT, -1)):
            assert data[side] <= 3
            assert all(sign * values[data[side + 1 + i] & DREAM] > 0 for i in range(int(data[side])))
    for seat in range(s.terms.seats):
        hand = HANDS + seat * HAND
        assert all(data[hand + 1 + i] < CHAOS for i in range(int(data[hand])))
        assert s.over or s.open_choice().name != "main" or data[hand] == 4
    if not s.over and s.open_choice().name == "main":
        rows = cities_on_display(s)
        assert rows + data[CITY_DECK] + data[SUCCESS_PILE] == s.rules[REQUIRED]
        assert rows == 4 or data[CITY_DECK] == 0


def table(seats: int, expansions: list[str]) -> str:
    return f"mixes of expansions alone and as a team: {seats} {'+'.join(expansions) or 'base'}"


def ended(s: State) -> Iterable[str]:
    """At which table the game was."""
    yield table(s.terms.seats, s.terms.settings["expansions"])


def closed(view: dict[str, Any], viewer: Viewer) -> Iterable[str]:
    """Section 9. Of the dream deck some cards may have been seen, of the other decks never."""
    for zone in ("city_deck", "postcard_deck", "book_deck", "books_away"):
        yield from view[zone]


PLAN = Plan(
    name="urbion",
    short=160,
    long=5160,
    leaks=20,
    look_every=1,
    widest=49,
    game_of=game_of,
    leak_game_of=leak_game_of,
    check=check,
    ended=ended,
    closed=closed,
    wanted={table(seats, mix_of(mix)): LEAST for seats in (1, 2) for mix in range(MIXES)},
)
