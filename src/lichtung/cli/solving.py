"""`lichtung solve`: whether a deal of a solo or team game can be won when all cards are known."""

from __future__ import annotations

from pathlib import Path

from lichtung.bots.knowledge import values_of
from lichtung.bots.solver import NODES, solve
from lichtung.cli import DONE, FAILED, arguments
from lichtung.cli.arguments import UsageError
from lichtung.cli.plain import Voice
from lichtung.cli.saves import write_whole
from lichtung.cli.screen import Screen
from lichtung.cli.seating import new_table
from lichtung.kernel import catalogue
from lichtung.kernel.game import Game


def solve_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung solve GAME …`"""
    game = game_named(tokens)
    kinds = dict.fromkeys(("--seed", "--seats", "--nodes", "--out"), arguments.VALUE)
    given = arguments.parsed(tokens, kinds | arguments.kinds_of(game.options), words=1)
    nodes = arguments.number("--nodes", given.options.get("--nodes") or str(NODES))
    values = values_of(game.name)
    if not values.shared:
        raise UsageError("cli-solve-alone", game=game.name)
    seed = given.options.get("--seed") or "0"
    s = new_table(game, given.options | {"--seed": seed}).now
    found = solve(s, values, nodes)
    if found.options is None:
        screen.tell(words.text("cli-solve-open", seed=seed, nodes=found.nodes))
        return FAILED
    for option in found.options:
        s.choose(option)
    screen.tell(words.text("cli-solve-won", seed=seed, moves=len(found.options), nodes=found.nodes))
    if out := given.options.get("--out"):
        write_whole(Path(out).expanduser(), s.record())
    return DONE


def game_named(tokens: list[str]) -> Game:
    """The game that the command line names."""
    names = [token for token in tokens if token in catalogue.games()] or [t for t in tokens if not t.startswith("-")]
    if not names:
        raise UsageError("cli-usage-game", games=", ".join(catalogue.games()))
    if names[0] not in catalogue.games():
        raise UsageError("cli-usage-no-game", game=names[0], games=", ".join(catalogue.games()))
    return catalogue.game(names[0])
