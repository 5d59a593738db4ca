"""How fast bots search: iterations per second of every game, compiled and as plain Python, beside OpenSpiel's own search.

`python bench/search.py` writes docs/benchmark-search.md; `--quick` is a glance that writes nothing. An iteration walks down
the tree, adds a node, plays on and carries the result back. It is measured twice: as bots use it (knowledge in the
playouts, a value at the horizon) and with random playouts to the end, which is what OpenSpiel's IS-MCTS does.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.ours import Row, Sample, rows  # noqa: E402
from bench.run import pin, processor  # noqa: E402
from lichtung import Dice, State  # noqa: E402
from lichtung.bots.knowledge import values_of  # noqa: E402
from lichtung.bots.search import DEALS, Search  # noqa: E402
from lichtung.bots.values import Values  # noqa: E402
from lichtung.kernel.vecs import kernel_is_compiled  # noqa: E402

PAGE = ROOT / "docs" / "benchmark-search.md"
KNOWING, RANDOM = "knowing", "random"
ITERATIONS = 100  # of one search
PARTS = (0.2, 0.4, 0.6, 0.8)  # where in a game the positions are
SPIEL_GAMES = ("gin_rummy", "leduc_poker")
UCT_C = 2.0


def positions(row: Row) -> list[State]:
    """Some positions of a random game, each with something to decide."""
    s, dice = row.start(1, False), Dice(1)
    seen: list[State] = []
    while not s.over:
        if len(s.options) > 1:
            seen.append(s.copy())
        s.choose(s.options[dice.below(len(s.options))])
    return [seen[int(part * len(seen))] for part in PARTS]


def searching(row: Row, way: str, seconds: float) -> Sample:
    """Searches at some positions in turn, until the time is over."""
    values = values_of(row.game) if way == KNOWING else Values({})
    found, count = positions(row), 0
    start = process_time()
    while process_time() - start < seconds:
        s = found[count // ITERATIONS % len(found)]
        asked = s.choice
        assert asked is not None
        search = Search(values, count)
        search.deal(lambda seed, s=s, seat=asked.seat: s.resample(seat, seed), min(DEALS, ITERATIONS))  # type: ignore[misc]
        search.run(ITERATIONS)
        count += ITERATIONS
    return Sample(count, process_time() - start)


def searching_plain(row: Row, way: str, seconds: float) -> Sample:
    """The same in a process that imports the sources, not the compiled build."""
    command = [sys.executable, str(Path(__file__)), "--one", json.dumps(asdict(row)), way, str(seconds)]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True)
    return Sample(**json.loads(done.stdout))


def spiel_positions(spiel: Any, game: str) -> list[Any]:
    """Some positions of a random game of OpenSpiel."""
    dice = random.Random(1)
    s, seen = spiel.load_game(game).new_initial_state(), []
    while not s.is_terminal():
        if s.is_chance_node():
            actions, chances = zip(*s.chance_outcomes(), strict=True)
            s.apply_action(dice.choices(actions, chances)[0])
        else:
            if len(s.legal_actions()) > 1:
                seen.append(s.clone())
            s.apply_action(dice.choice(s.legal_actions()))
    return [seen[int(part * len(seen))] for part in PARTS]


def searching_spiel(game: str, seconds: float) -> Sample:
    """OpenSpiel's IS-MCTS, written in C++, with random playouts in C++."""
    spiel: Any = importlib.import_module("pyspiel")
    found, count = spiel_positions(spiel, game), 0
    kind = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(1, spiel.RandomRolloutEvaluator(1, 1), UCT_C, ITERATIONS, -1, kind, True, True)
    start = process_time()
    while process_time() - start < seconds:
        bot.step(found[count // ITERATIONS % len(found)])
        count += ITERATIONS
    return Sample(count, process_time() - start)


@dataclass(frozen=True)
class Contestant:
    """Something to be measured, and where its number goes."""

    title: str
    column: str
    run: Callable[[float], Sample]


def contestants(compiled: bool) -> list[Contestant]:
    """All of them; the compiled ones only where there is a compiled build."""
    found: list[Contestant] = []
    for row in rows():
        for way in (KNOWING, RANDOM):
            if compiled:
                found.append(Contestant(row.title, way, lambda t, row=row, way=way: searching(row, way, t)))  # type: ignore[misc]
        found.append(
            Contestant(row.title, "plain", lambda t, row=row: searching_plain(row, KNOWING, t))  # type: ignore[misc]
        )
    for game in SPIEL_GAMES:
        found.append(Contestant(f"OpenSpiel {game}", RANDOM, lambda t, game=game: searching_spiel(game, t)))  # type: ignore[misc]
    return found


def measure(rounds: int, seconds: float, compiled: bool) -> dict[str, dict[str, float]]:
    """Iterations per second: everybody once per round, the median of all rounds."""
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for one in contestants(compiled):
            found.setdefault((one.title, one.column), []).append(one.run(seconds).rate)
    told: dict[str, dict[str, float]] = {}
    for (title, column), rates in found.items():
        told.setdefault(title, {})[column] = median(rates)
    return told


def table(told: dict[str, dict[str, float]]) -> str:
    """The numbers as a table."""
    lines = [
        "| Game | with knowledge | plain Python | compiled / plain | random, to the end |",
        "|---|--:|--:|--:|--:|",
    ]
    for title, rates in told.items():
        ratio = rates[KNOWING] / rates["plain"] if KNOWING in rates and "plain" in rates else None
        cells = [number(rates.get(KNOWING)), number(rates.get("plain")), "" if ratio is None else f"{ratio:.0f}"]
        lines.append(f"| {title} | {' | '.join(cells)} | {number(rates.get(RANDOM))} |")
    return "\n".join(lines)


def number(rate: float | None) -> str:
    """A rate with three digits."""
    return "" if rate is None else f"{float(f'{rate:.3g}'):,.0f}"


def page(told: dict[str, dict[str, float]], rounds: int, seconds: float, pinned: str) -> str:
    """The document."""
    about = (__doc__ or "").partition("\n\n")[2].partition("An iteration")[2].strip()
    versions = f"lichtung {version('lichtung')}, open_spiel {version('open_spiel')}"
    return (
        "# How fast bots search\n\nIterations per second on one core; an iteration"
        f"{' ' + about}\n\n![Iterations a second](pictures/speed-of-search.svg)\n\n{table(told)}\n\n"
        "The games differ, so the columns say how fast a search runs, not which library is better; OpenSpiel's rows are its "
        "C++ search with random playouts in C++, ours in the last column the same kind of search. Random playouts lose "
        "every solo game, which is why bots do not use them.\n\n"
        f"Measured with `python bench/search.py --rounds {rounds} --seconds {seconds:g}` (compiled build): {rounds} rounds, "
        f"each contestant once per round, medians; processor time, {pinned}; {processor()}; Python "
        f"{sys.version.split()[0]}; {versions}.\n"
    )


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--one"]:
        print(json.dumps(asdict(searching(Row(**json.loads(arguments[1])), arguments[2], float(arguments[3])))))
        return 0
    parser = argparse.ArgumentParser(description="Measure how fast bots search.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--quick", action="store_true", help="one short round, printed and not written")
    given = parser.parse_args(arguments)
    rounds, seconds = (1, 0.05) if given.quick else (given.rounds, given.seconds)
    pinned = pin()
    told = measure(rounds, seconds, kernel_is_compiled())
    print(table(told))
    if not given.quick:
        PAGE.write_text(page(told, rounds, seconds, pinned), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
