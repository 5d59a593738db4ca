"""The golden records of Sylvion: every mode, table, mix of expansions, difficulty and way to end.

Games are random or guided; wins and rare ends come from arranged positions, which the names of the records say.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import lichtung
from tests.games.sylvion.players import guided
from tests.games.sylvion.scenes import ENDS, SCENES, arranged
from tests.helpers.walk import Chooser, at_random, finish
from tools.records import Named

FLAGS = ("feats_betrayals", "elements", "ravager_figure")
SHORT = {"feats_betrayals": "feats", "elements": "elements", "ravager_figure": "figure", "radio_silence": "silent"}
LONG_SEED = 0xB0A7_5EED_0000_1111_2222_3333_4444_5555


def played(name: str, chooser: Chooser, seats: int, seed: int, **settings: Any) -> Named:
    """A game from the start, named after how it was played."""
    return name, finish(lichtung.game("sylvion").start(seats=seats, seed=seed, **settings), seed, chooser)


def tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Alone, together, together in silence."""
    return [
        ("solo", 1, {}),
        ("team", 2, {"communication": "pure_logistics"}),
        ("silent", 2, {"communication": "radio_silence"}),
    ]


def introductory() -> Iterator[Named]:
    """Every table in both editions, random and guided."""
    for table, seats, settings in tables():
        for seed, edition in enumerate(("second", "first")):
            for player, chooser in (("random", at_random), ("guided", guided)):
                name = f"introductory-{table}-{edition}-{player}"
                yield played(name, chooser, seats, 10 + seed, mode="introductory", edition=edition, **settings)


def advanced() -> Iterator[Named]:
    """Every mix of expansions at every table, editions in turn; alone also at random."""
    for mix in range(8):
        expansions = {flag: True for i, flag in enumerate(FLAGS) if mix >> i & 1}
        label = "-".join([SHORT[flag] for flag in expansions]) or "plain"
        for number, (table, seats, settings) in enumerate(tables()):
            edition = ("second", "first")[(mix + number) % 2]
            name = f"advanced-{table}-{edition}-{label}-guided"
            yield played(name, guided, seats, 20 + mix, edition=edition, **settings, **expansions)
        yield played(f"advanced-solo-second-{label}-random", at_random, 1, 30 + mix, **expansions)


def difficult() -> Iterator[Named]:
    """The difficulty settings, alone and together."""
    for desolated in (0, 3, 6, 9):
        for draw in (3, 2):
            expansions = {"feats_betrayals": True, "elements": True, "ravager_figure": True} if draw == 2 else {}
            name = f"difficult-{desolated}-desolated-draw-{draw}"
            seats = 1 + (desolated == 6)
            settings = {"initial_desolated": desolated, "reinforcement_draw": draw} | expansions
            yield played(name, guided, seats, 40 + desolated, **settings)


def endings() -> Iterator[Named]:
    """From arranged positions: every reason to end at every table, then the scenes that are meant for no ending."""
    expansions = dict.fromkeys(FLAGS, True)
    for scene in SCENES:
        for number, (table, seats, settings) in enumerate(tables()):
            wanted = ENDS.get(scene)
            if wanted is None and number != len(scene) % 3:
                continue
            for seed in range(100):
                s = finish(arranged(scene, seats, {**settings, **expansions}, seed), seed, guided)
                if wanted is None or (s.result is not None and s.result.reason == wanted):
                    yield f"arranged-{table}-{scene}", s
                    break
            else:
                raise SystemExit(f"{scene} at table {table} never ends with {wanted}")


def special() -> Iterator[Named]:
    """A seed of full length, a scripted start, a game that is not over."""
    yield played("advanced-solo-long-seed", guided, 1, LONG_SEED)
    game = lichtung.game("sylvion")
    deck = "F1 F2 F3 F4 T1 T2 T3 T4 WHA ELE HED OWL " * 2
    fire = "E0 E1 E2 E3 " * 8 + "BLA SIM " * 8
    renewed = "HED T2 OWL F3 F3 F2 T4 T3 WHA ELE F4 F1 T3 OWL T1 F1 F2 T2 HED T1"
    scripted = game.start(seed=0, script=[deck, fire, renewed], mode="introductory")
    yield "introductory-solo-scripted", finish(scripted, 3, guided)
    unfinished = game.start(seed=50, feats_betrayals=True)
    for _ in range(20):
        unfinished.choose(unfinished.options[0])
    yield "advanced-solo-unfinished", unfinished


def games() -> Iterator[Named]:
    """All of them."""
    yield from introductory()
    yield from advanced()
    yield from difficult()
    yield from endings()
    yield from special()
