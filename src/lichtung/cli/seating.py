"""Taking a seat: a new game or an old one, until the players leave, and how to come back."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

import lichtung
from lichtung.cli import DONE, INTERRUPTED, arguments
from lichtung.cli.arguments import UsageError
from lichtung.cli.keyboard import Keyboard, find_keyboard
from lichtung.cli.plain import Voice, clean
from lichtung.cli.play import Party
from lichtung.cli.saves import Keeper, Kept, state_directory, unfinished
from lichtung.cli.screen import Screen
from lichtung.cli.table import Table, resumed
from lichtung.kernel.errors import InvalidRecord, LichtungError
from lichtung.words import Words

OFFERED: Final = 5  # so many unfinished games are offered


def play(game: lichtung.Game, options: dict[str, str | None], screen: Screen, words: Voice) -> int:
    """Play a game from the options of the command line to the exit code."""
    keyboard = find_keyboard(screen)
    try:
        table, keeper = found_table(game, options, screen, keyboard, words)
    except EOFError:
        return DONE
    party = Party(table, words, screen, keyboard, keeper)
    code = DONE
    try:
        party.play()
    except EOFError:
        pass
    except KeyboardInterrupt:
        screen.show("")
        code = INTERRUPTED
    party.keep()
    farewell(party)
    return code


def found_table(
    game: lichtung.Game, options: dict[str, str | None], screen: Screen, keyboard: Keyboard, words: Words
) -> tuple[Table, Keeper]:
    """The table to play at: the one to be resumed, the one a person wants to go on with, or a new one."""
    directory = state_directory(os.environ)
    if "--resume" in options:
        if len(options) > 1:
            raise UsageError("cli-usage-resume-alone", option=next(name for name in options if name != "--resume"))
        named = options["--resume"]
        return resumed_table(game, directory, None if named is None else Path(named).expanduser())
    if not options and keyboard.person:
        kept = offered(unfinished(directory, game.name), screen, keyboard, words)
        if kept is not None:
            return resumed_table(game, directory, kept.path)
    return new_table(game, options), Keeper(directory, game.name)


def new_table(game: lichtung.Game, options: dict[str, str | None]) -> Table:
    """A new game."""
    settings = arguments.settings_of(game.options, options)
    seed, seats = options.get("--seed"), options.get("--seats")
    number = None if seats is None else arguments.number("--seats", seats)
    if number is not None and number not in game.seats:
        choices = ", ".join(str(allowed) for allowed in game.seats)
        raise UsageError("cli-usage-choice", option="--seats", value=str(number), choices=choices)
    start = game.start(seats=number, seed=None if seed is None else arguments.number("--seed", seed), **settings)
    return Table(start)


def resumed_table(game: lichtung.Game, directory: Path, path: Path | None) -> tuple[Table, Keeper]:
    """The table of a kept game. A file from elsewhere stays as it is: the game goes on in the state directory."""
    if path is None:
        kept = unfinished(directory, game.name)
        if not kept:
            raise UsageError("cli-usage-nothing-to-resume", game=game.name)
        path = kept[0].path
    try:
        table = resumed(path.read_text(encoding="utf-8"))
    except InvalidRecord as error:
        reason = str(error).partition(": ")[2]
        raise UsageError("cli-usage-damaged", file=str(path), line=error.line, reason=reason) from error
    except (LichtungError, OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-usage-unreadable", file=str(path), reason=str(error)) from error
    if table.game.name != game.name:
        raise UsageError("cli-usage-other-game", file=str(path), game=table.game.name)
    own = path.resolve().parent == directory.resolve()
    return table, Keeper(directory, game.name, path if own else None)


def offered(kept: list[Kept], screen: Screen, keyboard: Keyboard, words: Words) -> Kept | None:
    """Ask a person whether to go on with an unfinished game."""
    kept = [one for one in kept if one.moves > 0][:OFFERED]
    if not kept:
        return None
    screen.tell(words.text("cli-unfinished"), "bold")
    for number, one in enumerate(kept, 1):
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.when))
        line = words.text("cli-unfinished-game", when=when, round=one.round, moves=one.moves)
        screen.show(f" {screen.paint(str(number), 'number')} {line}")
    while True:
        line = keyboard.ask(words.text("cli-unfinished-prompt") + " ")
        if not line:
            return None
        if line.isdecimal() and 1 <= int(line) <= len(kept):
            return kept[int(line) - 1]


def farewell(party: Party) -> None:
    """Say where the game is, and how to come back to it."""
    if party.keeper.problem or party.keeper.path is None:
        party.say("cli-lost", look="bad")
        return
    file = clean(str(party.keeper.path))
    if party.table.now.over:
        party.say("cli-farewell-over", file=file, command=f"lichtung replay {file}")
    else:
        party.say("cli-farewell", file=file, command=f"lichtung play {party.board.game} --resume")
