"""`lichtung solve`: whether a deal of a solo or team game can be won when all cards are known."""

from __future__ import annotations

from pathlib import Path

import click

from lichtung.bots.knowledge import values_of
from lichtung.bots.solver import NODES, solve
from lichtung.cli import DONE, FAILED
from lichtung.cli.command_line import NUMBER, Terminal, UsageError, Values
from lichtung.cli.games import GameGroup
from lichtung.cli.saves import write_whole
from lichtung.kernel.game import Game
from lichtung.kernel.settings import Settings


def solve_deal(terminal: Terminal, game: Game, settings: Settings, values: Values) -> int:
    """Look for a line that wins a deal."""
    screen, words = terminal.screen, terminal.words
    valued = values_of(game.name)
    if not valued.shared:
        raise UsageError("cli-solve-alone", game=game.name)
    seed: int = values["seed"]
    s = game.start(seats=values["seats"], seed=seed, **settings)
    solution = solve(s, valued, values["nodes"])
    if solution.options is None:
        screen.tell(words.text("cli-solve-open", seed=str(seed), nodes=solution.nodes))
        return FAILED
    for option in solution.options:
        s.choose(option)
    screen.tell(words.text("cli-solve-won", seed=str(seed), moves=len(solution.options), nodes=solution.nodes))
    if out := values["out"]:
        write_whole(Path(out).expanduser(), s.record())
    return DONE


solve_command = GameGroup(
    "solve",
    solve_deal,
    [  # explained in the command's own words
        click.Option(["--seed"], type=NUMBER, default=0),
        click.Option(["--nodes"], type=NUMBER, default=NODES),
        click.Option(["--out"]),
    ],
)
