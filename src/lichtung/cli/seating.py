"""Taking a seat: a new game or an old one, until the players leave, and how to come back."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from lichtung.cli import DONE, INTERRUPTED
from lichtung.cli.command_line import Terminal, UsageError
from lichtung.cli.keyboard import Keyboard, find_keyboard
from lichtung.cli.plain import clean
from lichtung.cli.play import Party
from lichtung.cli.saves import Keeper, Kept, state_directory, unfinished
from lichtung.kernel.errors import InvalidRecord, LichtungError
from lichtung.kernel.game import Game
from lichtung.kernel.settings import Settings
from lichtung.local.host import Host, resume

MAX_OFFERED: Final = 5  # unfinished games


def play_new(
    terminal: Terminal, game: Game, settings: Settings, *, seed: int | None, seats: int | None, offers: bool
) -> int:
    """Play a new game, or the unfinished one that a person goes on with. Returns the exit code."""
    directory = state_directory(os.environ)
    keyboard = find_keyboard(terminal.screen)
    if offers and keyboard.person:
        try:
            kept = offer(unfinished(directory, game.name), terminal, keyboard)
        except EOFError:
            return DONE
        if kept is not None:
            return sit_down(terminal, keyboard, *resume_kept(game, directory, kept.path))
    host = Host(game.start(seats=seats, seed=seed, **settings))
    return sit_down(terminal, keyboard, host, Keeper(directory, game.name))


def play_on(terminal: Terminal, game: Game, path: Path | None) -> int:
    """Play a kept game, by itself the latest one. Returns the exit code."""
    host, keeper = resume_kept(game, state_directory(os.environ), path)
    return sit_down(terminal, find_keyboard(terminal.screen), host, keeper)


def sit_down(terminal: Terminal, keyboard: Keyboard, host: Host, keeper: Keeper) -> int:
    """Play until the players leave. Returns the exit code."""
    party = Party(host, terminal.words, terminal.screen, keyboard, keeper)
    code = DONE
    try:
        party.play()
    except EOFError:
        pass
    except KeyboardInterrupt:
        terminal.screen.show("")
        code = INTERRUPTED
    party.keep()
    say_goodbye(party)
    return code


def resume_kept(game: Game, directory: Path, path: Path | None) -> tuple[Host, Keeper]:
    """Returns a kept game and its keeper. A file from elsewhere stays as it is: the game goes on in the state directory."""
    if path is None:
        kept = unfinished(directory, game.name)
        if not kept:
            raise UsageError("cli-usage-nothing-to-resume", game=game.name)
        path = kept[0].path
    try:
        host = resume(path.read_text(encoding="utf-8"))
    except InvalidRecord as error:
        reason = str(error).partition(": ")[2]
        raise UsageError("cli-usage-damaged", file=str(path), line=error.line, reason=reason) from error
    except (LichtungError, OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-usage-unreadable", file=str(path), reason=str(error)) from error
    if host.game.name != game.name:
        raise UsageError("cli-usage-other-game", file=str(path), game=host.game.name)
    own = path.resolve().parent == directory.resolve()
    return host, Keeper(directory, game.name, path if own else None)


def offer(kept: list[Kept], terminal: Terminal, keyboard: Keyboard) -> Kept | None:
    """Ask a person whether to go on with an unfinished game."""
    screen, words = terminal.screen, terminal.words
    kept = [one for one in kept if one.moves > 0][:MAX_OFFERED]
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


def say_goodbye(party: Party) -> None:
    """Say where the game is, and how to come back to it."""
    if party.keeper.problem or party.keeper.path is None:
        party.say("cli-lost", look="bad")
        return
    file = clean(str(party.keeper.path))
    if party.host.now.over:
        party.say("cli-farewell-over", file=file, command=f"lichtung replay {file}")
    else:
        party.say("cli-farewell", file=file, command=f"lichtung play {party.board.game} --resume")
