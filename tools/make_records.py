"""Write the golden records of Sylvion: tests/records/sylvion/*.rec, and digests.txt beside them.

`.venv/bin/python -m tools.make_records` plays and writes everything anew: after a change of the rules. With `--digests` the
records stay as they are and only digests.txt is written: after a change of what a digest is made of. Both are
deterministic.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lichtung
from lichtung import State
from tests.helpers.arranged import SCENES, arranged
from tests.helpers.policy import guided
from tests.helpers.walk import Chooser, at_random, finish

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "sylvion"
FLAGS = ("feats_betrayals", "elements", "ravager_figure")
SHORT = {"feats_betrayals": "feats", "elements": "elements", "ravager_figure": "figure", "radio_silence": "silent"}
ENDS = {
    "stag_king": "feat_stag_king",
    "fish_flood": "feat_fish_flood",
    "armistice": "feat_armistice",
    "charging": "feat_charging_whales",
    "healing": "forest_healed",
    "little_healing": "forest_not_healed",
    "figure": "ravager_reached_edge",
    "empty_deck": "forest_burned",
}
LONG_SEED = 0xB0A7_5EED_0000_1111_2222_3333_4444_5555

Game = tuple[str, State]


def played(name: str, chooser: Chooser, seats: int, seed: int, **settings: Any) -> Game:
    """A game from the start, named after how it was played."""
    return name, finish(lichtung.game("sylvion").start(seats=seats, seed=seed, **settings), seed, chooser)


def tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Alone, together, together in silence."""
    return [
        ("solo", 1, {}),
        ("team", 2, {"communication": "pure_logistics"}),
        ("silent", 2, {"communication": "radio_silence"}),
    ]


def introductory() -> Iterator[Game]:
    """Every table in both editions, random and guided."""
    for table, seats, settings in tables():
        for seed, edition in enumerate(("second", "first")):
            for player, chooser in (("random", at_random), ("guided", guided)):
                name = f"introductory-{table}-{edition}-{player}"
                yield played(name, chooser, seats, 10 + seed, mode="introductory", edition=edition, **settings)


def advanced() -> Iterator[Game]:
    """Every mix of expansions at every table, editions in turn; alone also at random."""
    for mix in range(8):
        expansions = {flag: True for i, flag in enumerate(FLAGS) if mix >> i & 1}
        label = "-".join([SHORT[flag] for flag in expansions]) or "plain"
        for number, (table, seats, settings) in enumerate(tables()):
            edition = ("second", "first")[(mix + number) % 2]
            name = f"advanced-{table}-{edition}-{label}-guided"
            yield played(name, guided, seats, 20 + mix, edition=edition, **settings, **expansions)
        yield played(f"advanced-solo-second-{label}-random", at_random, 1, 30 + mix, **expansions)


def difficult() -> Iterator[Game]:
    """The difficulty settings, alone and together."""
    for desolated in (3, 6, 9):
        for draw in (3, 2):
            expansions = {"feats_betrayals": True, "elements": True, "ravager_figure": True} if draw == 2 else {}
            name = f"difficult-{desolated}-desolated-draw-{draw}"
            seats = 1 + (desolated == 6)
            settings = {"initial_desolated": desolated, "reinforcement_draw": draw} | expansions
            yield played(name, guided, seats, 40 + desolated, **settings)


def endings() -> Iterator[Game]:
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


def special() -> Iterator[Game]:
    """A seed of full length, a scripted start, a game that is not over."""
    yield played("advanced-solo-long-seed", guided, 1, LONG_SEED)
    game = lichtung.game("sylvion")
    deck = "F1 F2 F3 F4 T1 T2 T3 T4 WHA ELE HED OWL " * 2
    fire = "E0 E1 E2 E3 " * 8 + "BLA SIM " * 8
    yield "introductory-solo-scripted", finish(game.start(script=[deck, fire], mode="introductory"), 3, guided)
    unfinished = game.start(seed=50, feats_betrayals=True)
    for _ in range(20):
        unfinished.choose(unfinished.options[0])
    yield "advanced-solo-unfinished", unfinished


def line(name: str, s: State) -> str:
    """What replaying a record must give: moves, digest, result."""
    assert s.history is not None
    result = "*" if s.result is None else s.result.reason
    return f"{name} {len(s.history.moves)} {s.digest()} {result}"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--digests", action="store_true", help="leave the records, write only digests.txt")
    FOLDER.mkdir(parents=True, exist_ok=True)
    if not parser.parse_args(arguments).digests:
        made = [*introductory(), *advanced(), *difficult(), *endings(), *special()]
        assert len(dict(made)) == len(made), "two records of one name"
        for path in FOLDER.glob("*.rec"):
            path.unlink()
        for name, s in made:
            (FOLDER / f"{name}.rec").write_text(s.record(), encoding="utf-8")
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.rec"))}
    lines = [line(name, lichtung.replay(text)) for name, text in texts.items()]
    (FOLDER / "digests.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} records")


if __name__ == "__main__":
    main(sys.argv[1:])
