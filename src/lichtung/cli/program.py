"""The commands of the program, each from its command line to its exit code."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import lichtung
from lichtung.cli import DONE, FAILED, INTERRUPTED, WRONG, arguments, helping
from lichtung.cli.arguments import UsageError
from lichtung.cli.keyboard import find_keyboard
from lichtung.cli.plain import Voice, clean
from lichtung.cli.replaying import Projector, film_of
from lichtung.cli.screen import Screen, find_screen
from lichtung.cli.seating import play
from lichtung.kernel import catalogue
from lichtung.kernel.errors import InvalidRecord, InvalidSettings, LichtungError
from lichtung.words import SEATS, language, pattern

# Packages that not everybody has, and the extra that brings them.
EXTRAS: Final = {
    **dict.fromkeys(("alembic", "argon2", "litestar", "msgspec", "psycopg", "sqlalchemy", "uvicorn"), "server"),
    **{"openskill": "arena", "ray": "cluster", "redis": "redis", "rich": "arena"},
}


def run(tokens: list[str]) -> int:
    """Carry out a command line."""
    errors = Screen(sys.stderr, width=100)
    words = Voice(language(None, os.environ), errors.encoding)
    try:
        found, rest = arguments.common(tokens)
        words = Voice(language(found.get("lang"), os.environ), errors.encoding)
        return dispatch(found, rest)
    except UsageError as error:
        errors.tell(f"lichtung: {words.text(error.message, **cleaned(error.args_given))}")
        errors.tell(words.text("cli-usage-help"))
        return WRONG
    except InvalidSettings as error:
        name, _, reason = str(error).partition(": ")
        if words.has(pattern("rule", rule=error.rule)):
            reason = f"{error.rule}: {words.rule(error.rule)}"
        setting = arguments.flag_of(name)
        errors.tell(f"lichtung: {words.text('cli-invalid-settings', setting=setting, reason=reason)}")
        return WRONG
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing more can be said there
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED


def cleaned(args: dict[str, object]) -> dict[str, object]:
    """What was typed, fit to be repeated."""
    return {name: clean(arg) if isinstance(arg, str) else arg for name, arg in args.items()}


def dispatch(found: dict[str, str], rest: list[str]) -> int:
    """Find the command and let it work."""
    screen = find_screen(os.environ, no_colour="no-color" in found)
    words = Voice(language(found.get("lang"), os.environ), screen.encoding)
    if "version" in found:
        screen.show(f"lichtung {lichtung.__version__}")
        return DONE
    if not rest:
        helping.show_help(screen, words)
        return DONE if "help" in found else WRONG
    command, tokens = rest[0], rest[1:]
    if command not in helping.COMMANDS:
        raise UsageError("cli-usage-command", command=command, commands=", ".join(helping.COMMANDS))
    if command == "play":
        return play_command(tokens, screen, words, "help" in found)
    if "help" in found:
        helping.show_command_help(screen, words, command)
        return DONE
    return carried_out(command, tokens, screen, words)


def carried_out(command: str, tokens: list[str], screen: Screen, words: Voice) -> int:
    """Import the command's module and let it work; some need packages that the terminal table does not need."""
    try:
        module = import_module(f"lichtung.cli.{helping.COMMANDS[command]}")
        code: int = getattr(module, f"{command.replace('-', '_')}_command")(tokens, screen, words)
    except ModuleNotFoundError as missing:
        package = (missing.name or "").split(".")[0]
        if package not in EXTRAS:
            raise
        reason = words.text("cli-missing", package=package, extra=EXTRAS[package])
        Screen(sys.stderr, width=100).tell(f"lichtung: {reason}")
        return FAILED
    return code


def play_command(tokens: list[str], screen: Screen, words: Voice, wants_help: bool) -> int:
    """`lichtung play GAME …`"""
    names = [token for token in tokens if token in catalogue.games()]  # also behind options
    names = names[:1] or [token for token in tokens[:1] if not token.startswith("-")]
    if wants_help and not names:
        helping.show_play_help(screen, words, None)
        return DONE
    if not names:
        raise UsageError("cli-usage-game", games=", ".join(catalogue.games()))
    if names[0] not in catalogue.games():
        raise UsageError("cli-usage-no-game", game=names[0], games=", ".join(catalogue.games()))
    game = catalogue.game(names[0])
    words = Voice(words.lang, words.encoding, *own_words(game))
    if wants_help:
        helping.show_play_help(screen, words, game)
        return DONE
    kinds = {"--seed": arguments.VALUE, "--seats": arguments.VALUE, "--resume": arguments.MAYBE}
    given = arguments.parsed(tokens, kinds | arguments.kinds_of(game.options), words=1)
    return play(game, given.options, screen, words)


def own_words(game: lichtung.Game) -> list[Traversable]:
    """The Fluent files that a plug-in brings along, in `locales` beside its code."""
    package = type(game).__module__.rpartition(".")[0]
    return [files(package) / "locales"] if package and not package.startswith("lichtung.") else []


def replay_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung replay FILE`"""
    given = arguments.parsed(tokens, {"--seat": arguments.VALUE}, words=1)
    if not given.words:
        raise UsageError("cli-usage-file")
    name = given.options.get("--seat")
    seat = None if name is None else seat_of(name)
    try:
        projector = Projector(film_of(text_of(given.words[0]), seat), seat, words, screen)
    except (LichtungError, OSError, UnicodeDecodeError) as error:
        return damaged(given.words[0], error, Screen(sys.stderr, width=100), words)
    if screen.live or (screen.out.isatty() and sys.stdin.isatty()):
        try:
            projector.step(find_keyboard(screen))
        except EOFError:
            screen.show("")
    else:
        projector.show_all()
    return DONE


def seat_of(name: str) -> int:
    """A seat by its number from 0, or by its letter."""
    return SEATS.index(name.upper()) if len(name) == 1 and name.upper() in SEATS else arguments.number("--seat", name)


def text_of(name: str) -> str:
    """The text of a record file."""
    return Path(name).expanduser().read_text(encoding="utf-8")


def damaged(name: str, error: Exception, screen: Screen, words: Voice) -> int:
    """Say what is wrong with a record."""
    if isinstance(error, OSError):
        reason = words.text("cli-unreadable", reason=error.strerror or str(error))
    elif isinstance(error, UnicodeDecodeError):
        reason = words.text("cli-no-text")
    elif isinstance(error, InvalidRecord):
        reason = words.text("cli-line", line=error.line, reason=clean(str(error).partition(": ")[2]))
    else:
        reason = clean(str(error))
    screen.show(f"{clean(name)}: {reason}")
    return WRONG


def games_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung games`"""
    arguments.parsed(tokens, {}, words=0)
    for name in catalogue.games():
        seats = "–".join(str(n) for n in dict.fromkeys((catalogue.game(name).seats[0], catalogue.game(name).seats[-1])))
        title = helping.title(words, name)
        screen.show(f"{screen.paint(name, 'bold')}  {title} · {words.text('cli-players', seats=seats)}")
        if words.has(pattern("tagline", game=name)):
            screen.tell(words.text(pattern("tagline", game=name)), indent="    ")
    return DONE
