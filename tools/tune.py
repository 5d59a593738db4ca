"""Tunes what bots know: a coordinate search over the weights of a game, by playing.

`python -m tools.tune equinox --seats 2 --deals 40` tries for one weight after the other whether more or less of it wins
more games. Deals are the same for both sides (common random numbers), seats are mirrored, seeds are 1,000,000 and up: the
arena measures on 0 to 999, so nothing is tuned on what it is measured by.

- With several seats the tried weights play against the present ones; better is who wins clearly more than their share.
- Alone, both play the same deals; better is who wins clearly more of the deals that only one of them wins.

"Clearly" is one standard error. Among many weights some pass that by luck alone, so at the end the found weights meet the
ones before once more, on deals that no weight was tried on (`--confirm`): confirmed is what is ahead by more than
1.64 standard errors (luck does that once in twenty). `--write` puts confirmed weights into
src/lichtung/games/GAME/bots/weights.json, and no others.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Any

import lichtung
from lichtung.bots.bot import Bot, answer
from lichtung.bots.greedy import Greedy
from lichtung.bots.knowledge import values_of, weights_of
from lichtung.bots.searcher import Searcher

FIRST_SEED = 1_000_000
CONFIRM_SEED = 2_000_000  # deals from here on are for the confirmation alone
CLEARLY = 1.0  # standard errors for a step of the search
CONFIRMED = 1.64  # … and for all steps together, on fresh deals
ZERO = 0.1  # the first step away from a weight of 0
FINEST = 0.05
GAMES = Path(__file__).parents[1] / "src" / "lichtung" / "games"

Weights = dict[str, float]
Say = Callable[[str], None]


@dataclass(frozen=True)
class Task:
    """One game: who plays with which weights. The tried ones sit at `rotation`, the present ones everywhere else."""

    game: str
    seats: int
    settings: dict[str, Any]
    iterations: int  # 0: the greedy bot
    tried: Weights
    present: Weights
    seed: int = FIRST_SEED
    rotation: int = 0


def player(task: Task, weights: Weights, seat: int) -> Bot:
    """A bot with some weights; all seats of all games have other seeds."""
    values, seed = values_of(task.game, weights), task.seed * 8 + seat
    return Searcher(values, task.iterations, seed) if task.iterations else Greedy(values, seed)


def points(task: Task) -> float:
    """What the tried weights get in a game: 1 for winning, a share for a shared first place."""
    game = lichtung.game(task.game)
    s = game.start(seats=task.seats, seed=task.seed, **task.settings)
    mine = [seat for seat in range(task.seats) if is_solo(task) or seat == task.rotation]
    players = [player(task, task.tried if seat in mine else task.present, seat) for seat in range(task.seats)]
    while not s.over:
        asked = s.choice
        assert asked is not None
        s.choose(answer(players[asked.seat], s))
    result = s.result
    assert result is not None
    if result.won is not None:
        return float(result.won)
    return (task.rotation in result.winners) / max(1, len(result.winners))


def is_solo(task: Task) -> bool:
    """Whether all seats win or lose together."""
    return bool(lichtung.game(task.game).reasons[0].won is not None)


def duels(pool: Executor, task: Task, deals: int) -> float:
    """How many standard errors the tried weights win more than their share against the present ones."""
    tasks = [
        replace(task, seed=task.seed + deal, rotation=rotation)
        for deal in range(deals)
        for rotation in range(task.seats)
    ]
    results = list(pool.map(points, tasks))
    share, fair = sum(results) / len(results), 1 / task.seats
    return (share - fair) / sqrt(fair * (1 - fair) / len(results))


def compare_deals(pool: Executor, task: Task, deals: int) -> float:
    """How many standard errors more of the deals that only one side wins are won by the tried weights."""
    tried = [replace(task, seed=task.seed + deal) for deal in range(deals)]
    present = [replace(one, tried=task.present) for one in tried]
    results = list(pool.map(points, tried + present))
    gained = sum(results[i] > results[deals + i] for i in range(deals))
    lost = sum(results[i] < results[deals + i] for i in range(deals))
    return (gained - lost) / sqrt(gained + lost) if gained + lost else 0.0


def measure(pool: Executor, task: Task, deals: int) -> float:
    """How many standard errors the tried weights are ahead of the present ones."""
    return compare_deals(pool, task, deals) if is_solo(task) else duels(pool, task, deals)


def tune(pool: Executor, task: Task, names: list[str], deals: int, step: float, passes: int, say: Say) -> Weights:
    """Go through the weights again and again; a pass that finds nothing better makes the steps smaller."""
    best = dict(task.present)
    for _ in range(passes):
        improved = False
        for name in names:
            for factor in (1 + step, 1 / (1 + step)):
                value = best[name] * factor if best[name] else ZERO * (factor - 1) / step
                tried = best | {name: round(value, 4)}
                errors = measure(pool, replace(task, tried=tried, present=best), deals)
                say(f"{name} {best[name]:g} -> {tried[name]:g}: {errors:+.2f} standard errors")
                if errors > CLEARLY:
                    best, improved = tried, True
                    break
        step = step if improved else step / 2
        if step < FINEST:
            break
    return best


def confirm(pool: Executor, task: Task, weights: Weights, deals: int, say: Say) -> bool:
    """Whether found weights are better than the ones before on fresh deals; says the verdict."""
    if weights == task.present:
        say("nothing better found")
        return False
    errors = measure(pool, replace(task, tried=weights, seed=CONFIRM_SEED), deals)
    confirmed = errors > CONFIRMED
    say(f"{'confirmed' if confirmed else 'not confirmed'}: {errors:+.2f} standard errors on {deals} fresh deals")
    return confirmed


def write_weights(game: str, weights: Weights) -> None:
    """Store the weights of a game."""
    file = GAMES / game / "bots" / "weights.json"
    file.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")


def settings_of(texts: list[str]) -> dict[str, Any]:
    """Settings as NAME=JSON, e.g. `mode="introductory"` or `expansions=["void"]`."""
    return {name: json.loads(text) for name, _, text in (setting.partition("=") for setting in texts)}


def say(line: str) -> None:
    """Print a line at once: tuning takes long."""
    print(line, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.tune", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=lichtung.games())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--setting", action="append", default=[], metavar="NAME=JSON")
    parser.add_argument("--weights", nargs="*", help="the weights to tune; all without it")
    parser.add_argument("--iterations", type=int, default=60, help="of the searching bot; 0 tunes the greedy one")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--step", type=float, default=0.5)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--confirm", type=int, default=200, metavar="DEALS", help="fresh deals for the last word")
    parser.add_argument("--write", action="store_true", help="store the weights if they are confirmed")
    given = parser.parse_args(arguments)
    weights = weights_of(given.game)
    names = given.weights or list(weights)
    if unknown := [name for name in names if name not in weights]:
        parser.error(f"{given.game} has no weight {unknown[0]!r}; expected some of {', '.join(weights) or 'none'}")
    seats = given.seats or lichtung.game(given.game).seats[0]
    task = Task(given.game, seats, settings_of(given.setting), given.iterations, weights, weights)
    with ProcessPoolExecutor(given.processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        best = tune(pool, task, names, given.deals, given.step, given.passes, say)
        say(json.dumps({name: best[name] for name in best if best[name] != weights[name]}))
        confirmed = confirm(pool, task, best, given.confirm, say)
    if given.write and confirmed:
        write_weights(given.game, best)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
