"""The golden records of Urbion: every expansion alone, many mixes, alone and as a team, every way to end.

`mix-` games are random or guided from the start; hardly any of them is won. `stacked-` games are won from the start to the
end with dream decks that were stacked for it; `arranged-` games begin in arranged positions and end as these are meant to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import lichtung
from lichtung import Dice, State
from tests.games.urbion.decks import EXPANSIONS, cities, dreams
from tests.games.urbion.players import guided
from tests.games.urbion.scenes import ENDS, SCENES, arranged
from tests.helpers.walk import at_random, finish
from tools.records import Named

LONG_SEED = 0xB0A7_5EED_0000_1111_2222_3333_4444_5555
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("solo", 1, {}),
    ("team", 2, {"communication": "open"}),
    ("silent", 2, {"communication": "silent", "first_sognae": 1}),
]
STACKED = [
    (),
    *[(name,) for name in EXPANSIONS if name != "void"],
    ("city_squares", "hanging_gardens"),
    ("chromatic_chaos", "temples", "books_of_power"),
]
CALM = [code for code in ("DC", "DV", "HG", "RK") for _ in range(3)]  # postcards that a quick perfect balance pleases
OTHERS = [code for code in ("SE", "MG", "FS", "PB") for _ in range(3)]
WISHES = ("stop", "census", "take", "done")


def label(mix: tuple[str, ...]) -> str:
    """The expansions of a mix by their first words."""
    return "-".join([name.partition("_")[0] for name in mix]) or "base"


def mixes() -> Iterator[Named]:
    """None, each alone, all, and thirty mixes of two to six, at every table; the two ways to be a team in turn."""
    some = [mix for size in range(2, 7) for mix in combinations(EXPANSIONS, size)]
    chosen = [(), *[(name,) for name in EXPANSIONS], EXPANSIONS, *some[::4][:30]]
    for number, mix in enumerate(chosen):
        for table, seats, settings in (TABLES[0], TABLES[1 + number % 2]):
            player, chooser = (("guided", guided), ("random", at_random))[(number // 2 + seats) % 2]
            s = lichtung.game("urbion").start(seats=seats, seed=100 + number, expansions=mix, **settings)
            yield f"mix-{table}-{label(mix)}-{player}", finish(s, number, chooser)


def stacked_deck(seats: int, mix: tuple[str, ...]) -> list[str]:
    """A dream deck that fills every city with a balanced pair, when there is a census with its bonus in every turn."""
    rest = dreams(*mix)
    pairs = [pair for _ in range(8) for pair in (["E+2", "W-2"], ["W+1", "F-1"])]
    spare = [card for _ in range(8) for card in ("F+4", "A-3")]
    deck: list[str] = []
    left, hand = cities(*mix).total(), 4 * seats
    while left > 0:
        filled = min(4, left)
        deck += [card for _ in range(filled) for card in pairs.pop()] + [spare.pop() for _ in range(hand)]
        left -= filled + 1 if left > filled else filled
        hand = 1
    return deck + sorted((rest - Counter(deck)).elements())


def hasty(s: State, dice: Dice) -> int:
    """No books, then a census in every turn."""
    words = s.words()
    wanted = [word for wish in WISHES for word in words if word == wish]
    return s.options[words.index((wanted or [word for word in words if word.startswith("discard:")])[0])]


def stacked() -> Iterator[Named]:
    """Games that are won from the start with a stacked deck."""
    for mix in STACKED:
        for table, seats, settings in TABLES[:2]:
            script = [" ".join(cities(*mix).elements()), " ".join(stacked_deck(seats, mix))]
            script += [" ".join(CALM + OTHERS)] if "postcards" in mix else []
            s = lichtung.game("urbion").start(seats=seats, seed=0, script=script, expansions=mix, **settings)
            finish(s, 0, hasty)
            assert s.result is not None
            assert s.result.won
            yield f"stacked-{table}-{label(mix)}-won", s


def endings() -> Iterator[Named]:
    """From arranged positions: every reason to end at every table, then the scenes that are meant for no ending."""
    for number, scene in enumerate(SCENES):
        wanted = ENDS.get(scene)
        for at, (table, seats, settings) in enumerate(TABLES):
            if wanted is None and at != number % 3:
                continue
            expansions = sorted({*SCENES[scene].get("needs", []), EXPANSIONS[number % 4]})
            for seed in range(100):
                s = finish(arranged(scene, seats, {**settings, "expansions": expansions}, seed), seed, guided)
                if wanted is None or (s.result is not None and s.result.reason == wanted):
                    yield f"arranged-{table}-{scene}", s
                    break
            else:
                raise SystemExit(f"{scene} at table {table} never ends with {wanted}")


def special() -> Iterator[Named]:
    """A seed of full length, a game that is not over."""
    game = lichtung.game("urbion")
    yield "mix-solo-long-seed", finish(game.start(seed=LONG_SEED, expansions=EXPANSIONS[:3]), 1, guided)
    unfinished = game.start(seats=2, seed=50, expansions=EXPANSIONS)
    for _ in range(20):
        unfinished.choose(unfinished.options[0])
    yield "mix-team-unfinished", unfinished


def games() -> Iterator[Named]:
    """All of them."""
    yield from mixes()
    yield from stacked()
    yield from endings()
    yield from special()
