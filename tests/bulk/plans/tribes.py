"""Tribes in bulk: two to five players on random, chosen and given boards. Of six games one is random (and lasts 100 rounds),
two are guided, one is guided with leaders from the beginning, and two begin on the eve of the end, one of them with leaders.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import lichtung
from lichtung import State
from lichtung.games.tribes.layout import (
    BOARD,
    ELEMENT_DECK,
    GAME_END_TILE,
    LEADERS,
    LEFT,
    LEFT_CARDS,
    RACK,
    RACKS,
    TRIGGER_ROUND,
    VILLAGE_DISPLAY,
    WATER,
)
from lichtung.games.tribes.state import count, villages
from tests.bulk.games import LEAST, Numbered, Plan
from tests.games.tribes.players import guided
from tests.games.tribes.scenes import eve, with_leaders
from tests.helpers.walk import Viewer, at_random

GAME = lichtung.game("tribes")
KINDS = ("random", "guided", "leaders", "eve", "guided", "eve_with_leaders")
EVES = ["eve", "eve_with_leaders"]
LEAK_KINDS = ("guided", *EVES * 5, "leaders", *EVES * 4)
ELEMENTS = "element cards played: "
TILES = "forest tiles laid: "
LEFT_SIDES = "village cards on the left: "
RIGHT_SIDES = "village cards on the right: "
LAID_OUT = "leader cards laid out: "
BOARDS = "boards played on: "
PLAYERS = "games by number of players: "
USED = {"play": ELEMENTS, "tile": TILES}


def settings_of(number: int, seats: int) -> dict[str, Any]:
    """Boards random, chosen, or given so that all come to all seats; the starting player random or given."""
    given = [(number // 3 + seat) % 5 + 1 for seat in range(seats)]
    settings: dict[str, Any] = {"boards": ("random", given, "choose")[number % 3]}
    return settings | ({"start_player": number // 2 % seats} if number % 2 else {})


def game_of(number: int) -> Numbered:
    return numbered(number, KINDS[number // 4 % len(KINDS)])


def leak_game_of(number: int) -> Numbered:
    """Of ten games one is whole; one of fifty is random."""
    return numbered(number, "random" if number % 50 == 49 else LEAK_KINDS[number // 4 % len(LEAK_KINDS)])


def numbered(number: int, kind: str) -> Numbered:
    """A game of some kind."""
    seats = 2 + number % 4
    settings = settings_of(number // 4 + number // 24, seats)
    if kind.startswith("eve"):
        s = eve(seats, number, **settings)
        return with_leaders(s, number) if kind == "eve_with_leaders" else s, guided, kind
    if kind == "leaders" and settings["boards"] == "choose":
        settings["boards"] = "random"  # leader cards follow from boards
    s = GAME.start(seats=seats, seed=number, **settings)
    if kind == "leaders":
        return with_leaders(s, number), guided, kind
    return s, at_random if kind == "random" else guided, kind


def check(s: State) -> None:
    """Section 11, beyond the components that loading counts."""
    data, seats = s.data, range(s.terms.seats)
    if s.game.step_name(s) == "setup_boards":
        return
    assert data[ELEMENT_DECK] > 0
    assert (data[GAME_END_TILE] != 0) == (data[TRIGGER_ROUND] != 0)
    assert data[GAME_END_TILE] == 0 or count(villages(s, data[GAME_END_TILE] - 1)) == 5
    for seat in seats:
        assert data[WATER + seat] >= 0
        assert data[LEFT_CARDS + seat * LEFT] <= 4
        assert data[LEADERS + seat * 3] <= 2
    if not s.over and s.open_choice().name == "main_action":
        assert all(data[RACKS + seat * RACK] == 5 for seat in seats)
        assert all(data[VILLAGE_DISPLAY + slot] != 0 for slot in range(4))


def done(s: State, word: str) -> Iterable[str]:
    """Which card or tile is used."""
    verb, _, thing = word.partition(":")
    if verb in USED:
        yield USED[verb] + thing
    elif verb in ("left", "right"):
        card = s.data[VILLAGE_DISPLAY + s.top_a()]
        yield (LEFT_SIDES if verb == "left" else RIGHT_SIDES) + GAME.card_name(int(card))


def ended(s: State) -> Iterable[str]:
    """How many played, on which boards, with which leaders."""
    yield f"{PLAYERS}{s.terms.seats}"
    for seat in range(s.terms.seats):
        yield f"{BOARDS}{s.data[BOARD + seat]}"
        place = LEADERS + seat * 3
        for at in range(place + 1, place + 1 + int(s.data[place])):
            yield LAID_OUT + GAME.card_name(int(s.data[at]))


def closed(view: dict[str, Any], viewer: Viewer) -> Iterable[str]:
    """Section 9.1. A card that is being played still stands on its rack, open: one of the active player's may be."""
    for zone in ("element_deck", "just_drawn", "village_stack"):
        yield from view[zone]
    yield from [card for card in view["element_display"] if card != "."]
    yield from view["forest_stack"][1:]
    for seat, rack in enumerate(view["racks"]):
        if seat != viewer:
            yield from sorted(rack)[: 4 if seat == view["turn"] else 5]  # faces come last


def cards(letters: str) -> list[str]:
    """The codes of all cards or tiles that begin with one of these letters."""
    return [name for name in GAME.cards.values() if name[0] in letters and not name.endswith("*")]


PLAN = Plan(
    name="tribes",
    short=48,
    long=1200,
    block=12,
    leaks=12,
    look_every=3,
    widest=51,
    game_of=game_of,
    leak_game_of=leak_game_of,
    check=check,
    done=done,
    ended=ended,
    closed=closed,
    wanted=dict.fromkeys([ELEMENTS + name for name in cards("AEFW")], LEAST)
    | dict.fromkeys([TILES + name for name in cards("T")], LEAST)
    | dict.fromkeys([side + name for side in (LEFT_SIDES, RIGHT_SIDES) for name in cards("V")], LEAST)
    | dict.fromkeys([LAID_OUT + name for name in cards("L")], LEAST)
    | dict.fromkeys([f"{BOARDS}{number}" for number in range(1, 6)], LEAST)
    | dict.fromkeys([f"{PLAYERS}{seats}" for seats in (2, 3, 4, 5)], LEAST),
)
