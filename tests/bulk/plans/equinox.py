"""Equinox in bulk: two to five players and many sets of champions. Of eight games two are random, two are guided, and four
begin in arranged positions, two of them with a creature vanished whose power Fungi can borrow.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import lichtung
from lichtung import State
from lichtung.games.equinox.components import FUNGI, NAMES, POWERFUL, URSUS
from lichtung.games.equinox.layout import CARMEN_ACTIVE, COLUMNS, DECK, ECHOMIR_USED, SECRET_BETS, VANISHED
from lichtung.games.equinox.powers import borrowable
from lichtung.games.equinox.state import in_tournament
from lichtung.kernel.addresses import ROUND
from lichtung.kernel.notation import argument_of
from tests.bulk.games import LEAST, Numbered, Plan
from tests.games.equinox.players import guided, still
from tests.games.equinox.scenes import BORROWED, arranged
from tests.helpers.walk import Viewer, at_random

OFTEN = 200
KINDS = ("random", "guided", "borrow", "finale", "guided", "random", "borrow", "few_cards")
LENDERS = (*BORROWED, "klumpi")  # Klumpi's power needs a stone, which few have left
OWN = "powers used by their ruler: "
LENT = "powers borrowed by Fungi: "
URSUS_LEFT = "games in which Ursus is left: all"
PLAYERS = "games by number of players: "


def game_of(number: int) -> Numbered:
    seats, kind = 2 + number % 4, KINDS[number // 4 % len(KINDS)]
    turn = number // 4 // len(KINDS)
    if kind == "borrow":
        return arranged(kind, seats, number, LENDERS[turn % len(LENDERS)]), guided, kind
    if kind == "few_cards" and turn % 2 == 0:
        return arranged("standstill", seats, number), still, "standstill"
    if kind in ("finale", "few_cards"):
        return arranged(kind, seats, number), guided, kind
    settings: dict[str, Any] = {}
    if number // 4 % 2:
        settings = {"champions": random.Random(number).sample(NAMES, 8), "start_player": number % seats}
    s = lichtung.game("equinox").start(seats=seats, seed=number, **settings)
    return s, guided if kind == "guided" else at_random, kind


def check(s: State) -> None:
    """Sections 4.4, 5, 6.2 and 6.13: creatures left per round, flags of a turn, nothing unrevealed at the end."""
    data = s.data
    gone = sum(1 for column in range(COLUMNS) if data[VANISHED + column] != 0)
    if s.over:
        assert s.result is not None
        assert gone == (5 if s.result.reason == "fifth_vanished" else data[ROUND] - 1)
        assert all(data[SECRET_BETS + seat] == 0 for seat in range(s.terms.seats))
        return
    assert gone == data[ROUND] - 1 <= 4
    assert data[DECK] > 0
    if s.open_choice().name == "choose_bet":
        assert data[CARMEN_ACTIVE] == data[ECHOMIR_USED] == 0


def done(s: State, word: str) -> Iterable[str]:
    """Which power is used, by its ruler or borrowed. Fungi is asked what to borrow only where there is a choice."""
    asked = s.open_choice().name
    if asked == "use_power" and word == "yes":
        power = s.top_a()
        yield OWN + NAMES[power]
        if power == FUNGI and len(borrowable(s)) == 1:
            yield LENT + NAMES[argument_of(borrowable(s)[0])]
    elif asked == "choose_borrowed_power":
        yield LENT + word.partition(":")[2]


def ended(s: State) -> Iterable[str]:
    """How many played, and whether Ursus is left."""
    yield f"{PLAYERS}{s.terms.seats}"
    if in_tournament(s, URSUS):
        yield URSUS_LEFT


def closed(view: dict[str, Any], viewer: Viewer) -> Iterable[str]:
    """Section 10. Views keep no memory: what lies face down has no face, whoever was once shown it."""
    yield from [*view["deck"], *view["discard_pile"]]
    for stack in view["stacks"].values():
        yield from stack[:-1]
    for zone in ("hands", "set_aside"):
        for seat, cards in enumerate(view[zone]):
            yield from cards if seat != viewer else ()
    yield from [card for seat, card in enumerate(view["secret_bets"]) if seat != viewer and card is not None]


PLAN = Plan(
    name="equinox",
    short=128,
    long=3840,
    leaks=8,
    look_every=3,
    widest=41,
    game_of=game_of,
    leak_game_of=game_of,
    check=check,
    done=done,
    ended=ended,
    closed=closed,
    wanted={OWN + NAMES[power]: OFTEN for power, powerful in enumerate(POWERFUL) if powerful}
    | {LENT + name: OFTEN for name in BORROWED}
    | {URSUS_LEFT: OFTEN}
    | {f"{PLAYERS}{seats}": LEAST for seats in (2, 3, 4, 5)},
)
