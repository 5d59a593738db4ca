"""Fits what bots know to how games end: weights under which the judged chances say best who will win.

`python -m tools.fit urbion --games 600` lets searching bots play many deals, keeps positions of these games, and goes
through the weights one after the other: a change is kept when the chances that `value` gives under it fit the outcomes of
the games better (mean logarithmic loss). One played game serves every weight, so a change far too small to be noticed by
winning or losing is seen.

Games are split in two halves, and a change must fit both better. Whether better chances make better play is another
question: at the end the fitted weights play against the ones before, on fresh deals (as in `tools.tune`), and `--write`
stores them only if they win more there. Seeds are 1,000,000 and up.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain
from math import inf, log, sqrt
from pathlib import Path
from typing import Any

import lichtung
from lichtung.bots.bot import answer
from lichtung.bots.knowledge import values_of, weights_of
from lichtung.bots.searcher import Searcher
from lichtung.bots.values import Values
from lichtung.kernel.chance import Dice
from lichtung.kernel.state import State
from tools.tune import CONFIRM_SEED, CONFIRMED, FIRST_SEED, Say, Task, Weights, measure, say, write_weights

SLIPS = 0.04  # players of the sample err a little, so that worse positions are seen too
SURE = 0.005  # no chance is believed to be nearer to 0 or 1 than this
EVERY = 5  # one of so many decisions becomes a position
STEPS = (0.5, 0.2, 0.08)  # by which a weight is changed, coarse to fine
GAIN = 2e-5  # what a change must gain, in loss for each position, on both halves


@dataclass(frozen=True)
class Seen:
    """A position of a played game, and what the game was worth to every seat in the end."""

    state: State
    outcome: tuple[float, ...]


Halves = tuple[list[Seen], list[Seen]]


def play_task(task: Task) -> tuple[dict[str, Any], ...]:
    """The positions of one game as plain data, the last one is the end."""
    game = lichtung.game(task.game)
    s = game.start(seats=task.seats, seed=task.seed, **task.settings)
    values = values_of(task.game, task.present)
    players = [Searcher(values, task.iterations, task.seed * 8 + seat, SLIPS) for seat in range(task.seats)]
    dice = Dice(task.seed)
    positions = []
    while not s.over:
        asked = s.choice
        assert asked is not None
        s.choose(answer(players[asked.seat], s))
        if not s.over and dice.below(EVERY) == 0:
            positions.append(s.position())
    return (*positions, s.position())


def settle(task: Task, positions: tuple[dict[str, Any], ...]) -> list[Seen]:
    """The positions of a game, settled so that `value` can judge them."""
    game, values, dice = lichtung.game(task.game), values_of(task.game), Dice(task.seed)
    end = game.load(positions[-1])
    outcome = tuple(values.outcome(end, seat) for seat in range(1 if values.shared else task.seats))
    settled = []
    for position in positions[:-1]:
        s = game.load(position)
        s.tracks, s.known = False, s.terms.unknown
        values.settle(s, dice)
        if not s.over:
            settled.append(Seen(s, outcome))
    return settled


def collect(pool: Executor, tables: list[Task], games: int, tell: Say, file: Path | None = None) -> Halves:
    """Positions of many games at all tables; the games go to the halves in turns. What is in the file is not played again."""
    tasks = [replace(table, seed=FIRST_SEED + deal) for deal in range(games) for table in tables]
    lines = file.read_text(encoding="utf-8").splitlines() if file is not None and file.exists() else []
    kept = [json.loads(line) for line in lines][: len(tasks)]
    halves: Halves = ([], [])
    for at, (task, positions) in enumerate(
        zip(tasks, chain(kept, pool.map(play_task, tasks[len(kept) :])), strict=True), 1
    ):
        halves[(task.seed - FIRST_SEED) % 2].extend(settle(task, positions))
        if file is not None and at > len(kept):
            with file.open("a", encoding="utf-8") as out:
                print(json.dumps(positions), file=out)
        if at % 100 == 0:
            tell(f"{at} games, {len(halves[0]) + len(halves[1])} positions")
    return halves


def loss(values: Values, positions: list[Seen]) -> float:
    """How badly the judged chances fit the outcomes: the mean logarithmic loss; endless where weights make no sense."""
    total = 0.0
    for one in positions:
        for seat, outcome in enumerate(one.outcome):
            try:
                chance = min(1.0 - SURE, max(SURE, values.value(one.state, seat)))
            except ValueError:  # a logarithm or root of something negative
                return inf
            total -= outcome * log(chance) + (1.0 - outcome) * log(1.0 - chance)
    return total / sum(len(one.outcome) for one in positions)


def fit(game: str, halves: Halves, names: list[str], tell: Say) -> Weights:
    """Weights under which the chances fit better on both halves."""
    best = weights_of(game)
    losses = [loss(values_of(game, best), half) for half in halves]
    tell(f"loss {losses[0]:.5f} and {losses[1]:.5f}")
    useful = [name for name in names if matters(game, best, name, halves[0])]
    tell(f"{len(useful)} of {len(names)} weights matter for the chances: {', '.join(useful)}")
    for step in STEPS:
        improved = True
        while improved:
            improved = False
            for name in useful:
                for tried in neighbours(best, name, step):
                    now = [loss(values_of(game, tried), half) for half in halves]
                    if all(after < before - GAIN for after, before in zip(now, losses, strict=True)):
                        tell(f"{name} {best[name]:g} -> {tried[name]:g}: loss {now[0]:.5f} and {now[1]:.5f}")
                        best, losses, improved = tried, now, True
                        break
    return best


def neighbours(weights: Weights, name: str, step: float) -> list[Weights]:
    """The weights with one of them a step higher, and a step lower."""
    value = weights[name]
    higher, lower = (value * (1 + step), value / (1 + step)) if value else (step / 2, -step / 2)
    return [weights | {name: round(number, 4)} for number in (higher, lower)]


def matters(game: str, weights: Weights, name: str, positions: list[Seen]) -> bool:
    """Whether a weight changes any chance; those of playouts and of the search do not."""
    sample = positions[:400]
    base = loss(values_of(game, weights), sample)
    return any(loss(values_of(game, tried), sample) != base for tried in neighbours(weights, name, STEPS[0]))


def confirm(pool: Executor, tasks: list[Task], weights: Weights, deals: int, tell: Say) -> bool:
    """Whether fitted weights win more than the ones before, on fresh deals of all tables together."""
    if weights == tasks[0].present:
        tell("nothing fits better")
        return False
    errors = [measure(pool, replace(task, tried=weights, seed=CONFIRM_SEED), deals) for task in tasks]
    for task, one in zip(tasks, errors, strict=True):
        tell(f"{task.seats} seats, {task.settings}: {one:+.2f} standard errors on {deals} fresh deals")
    together = sum(errors) / sqrt(len(errors))
    tell(f"{'confirmed' if together > CONFIRMED else 'not confirmed'}: {together:+.2f} standard errors together")
    return together > CONFIRMED


def tasks_of(game: str, tables: list[str], iterations: int) -> list[Task]:
    """What is played at the tables, each given as JSON: the number of seats and settings."""
    weights = weights_of(game)
    tasks = []
    for text in tables or ["{}"]:
        settings = json.loads(text)
        seats = settings.pop("seats", lichtung.game(game).seats[0])
        tasks.append(Task(game, seats, settings, iterations, weights, weights))
    return tasks


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.fit", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=lichtung.games())
    parser.add_argument(
        "--table", action="append", default=[], metavar="JSON", help="seats and settings; several times"
    )
    parser.add_argument("--weights", nargs="*", help="the weights to fit; all without it")
    parser.add_argument("--iterations", type=int, default=120, help="of the players")
    parser.add_argument("--games", type=int, default=400, help="for each table")
    parser.add_argument("--sample", type=Path, metavar="FILE", help="keeps the played games, for the next run")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--confirm", type=int, default=200, metavar="DEALS", help="fresh deals for the last word")
    parser.add_argument("--write", action="store_true", help="store the weights if they win more")
    given = parser.parse_args(arguments)
    tables = tasks_of(given.game, given.table, given.iterations)
    names = given.weights or list(tables[0].present)
    with ProcessPoolExecutor(given.processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        best = fit(given.game, collect(pool, tables, given.games, say, given.sample), names, say)
        say(json.dumps({name: best[name] for name in best if best[name] != tables[0].present[name]}))
        if confirm(pool, tables, best, given.confirm, say) and given.write:
            write_weights(given.game, best)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
