"""One game of a row: played the same way wherever it is played."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from time import process_time
from typing import Any, Final

import lichtung
from lichtung.arena.rows import SOLVER, Row
from lichtung.bots.bot import Bot, answer
from lichtung.bots.knowledge import values_of
from lichtung.bots.levels import bot
from lichtung.bots.solver import solve
from lichtung.kernel.state import State

Result = dict[str, Any]
Key = tuple[str, int, int, int, int]

FINENESS: Final = 10  # thinking times are kept in classes of a tenth of a natural logarithm
SHORTEST: Final = 1e-6  # seconds
SOLVER_NODES: Final = 4_000_000


class OtherVersion(Exception):
    """The program that should play has other bots or other rules than the one that asked."""


class GameFailed(Exception):
    """A game could not be played to its end; says which."""


@dataclass(frozen=True)
class Job:
    """One game to play: a row, a deal, and where the measured bot sits."""

    row: Row
    seed: int
    rotation: int
    bots: int
    rules: int

    @property
    def key(self) -> Key:
        return self.row.name, self.bots, self.rules, self.seed, self.rotation


def bots_of(row: Row) -> int:
    """The version of the bots that play a row."""
    return row.kind.version_of(*row.bots)


def rules_of(row: Row) -> int:
    """The version of the rules that a row is played by."""
    return int(lichtung.game(row.game).version)


def jobs(row: Row) -> list[Job]:
    """All games of a row, in the order in which they count."""
    bots, rules = bots_of(row), rules_of(row)
    return [Job(row, seed, rotation, bots, rules) for seed in range(row.deals) for rotation in range(row.rotations)]


def play(job: Job) -> Result:
    """Play a game and say how it ended. The same job gives the same game everywhere."""
    bots, rules = bots_of(job.row), rules_of(job.row)
    if (bots, rules) != (job.bots, job.rules):
        raise OtherVersion(f"expected bots {job.bots} and rules {job.rules}, got {bots} and {rules}")
    try:
        return play_out(job)
    except Exception as error:
        place = f"{job.row.name}, seed {job.seed}, rotation {job.rotation}"
        raise GameFailed(f"{place}: {type(error).__name__}: {error}") from error


def play_out(job: Job) -> Result:
    """The game itself."""
    row = job.row
    game = lichtung.game(row.game)
    s = game.start(seats=row.seats, seed=job.seed, **row.settings)
    if row.bots == (SOLVER,):
        return solve_deal(job, s)
    names = row.seating(job.rotation)
    players = [bot(name, game, seed=seed_of(job, seat)) for seat, name in enumerate(names)]
    times: dict[str, dict[str, int]] = {name: {} for name in row.bots}
    decisions = 0
    while not s.over:
        asked = s.choice
        assert asked is not None
        s.choose(time_answer(players[asked.seat], s, times[names[asked.seat]]))
        decisions += 1
    return describe(job, s, decisions, times)


def solve_deal(job: Job, s: State) -> Result:
    """What the open-card solver makes of the deal: it sees everything, so it sets the bound and is no bot."""
    solution = solve(s, values_of(job.row.game), SOLVER_NODES)
    for option in solution.options or []:
        s.choose(option)
    if s.over:
        return describe(job, s, len(solution.options or []), {SOLVER: {}}) | {"nodes": solution.nodes}
    line: Result = {"row": job.row.name, "bots": job.bots, "rules": job.rules, "seed": job.seed, "rotation": 0}
    lost = {"points": 0.0, "reason": "not_found", "scores": [], "ranks": [], "decisions": 0, "times": {SOLVER: {}}}
    return line | lost | {"nodes": solution.nodes}


def seed_of(job: Job, seat: int) -> int:
    """A bot's own seed: other games and other seats have other ones."""
    return (job.seed * 8 + job.rotation) * 8 + seat


def time_answer(player: Bot, s: State, times: dict[str, int]) -> int:
    """A bot's answer; how long it took is counted in its class."""
    start = process_time()
    option = answer(player, s)
    key = str(round(FINENESS * log(max(SHORTEST, process_time() - start))))
    times[key] = times.get(key, 0) + 1
    return option


def describe(job: Job, s: State, decisions: int, times: dict[str, dict[str, int]]) -> Result:
    """What a game's line in the result file says."""
    result = s.result
    assert result is not None
    row, seat = job.row, job.rotation
    points = float(bool(result.won)) if row.solo else (seat in result.winners) / max(1, len(result.winners))
    return {
        "row": row.name,
        "bots": job.bots,
        "rules": job.rules,
        "seed": job.seed,
        "rotation": job.rotation,
        "points": points,
        "reason": result.reason,
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "decisions": decisions,
        "times": {
            name: dict(sorted(classes.items(), key=lambda item: int(item[0]))) for name, classes in times.items()
        },
    }
