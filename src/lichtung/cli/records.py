"""`lichtung replay`, and reading the files of records."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from lichtung.cli import DONE, WRONG
from lichtung.cli.command_line import Command, Terminal, UsageError
from lichtung.cli.keyboard import find_keyboard
from lichtung.cli.plain import Voice, clean
from lichtung.cli.replaying import Projector, film_of
from lichtung.cli.screen import Screen
from lichtung.kernel.errors import InvalidRecord, LichtungError
from lichtung.words import SEATS


@click.command("replay", cls=Command, help="replay")
@click.argument("file", required=False)
@click.option("--seat", metavar="N", help="seat")
@click.pass_obj
def replay_command(terminal: Terminal, file: str | None, seat: str | None) -> int:
    """Step through a record, or print it all."""
    if file is None:
        raise UsageError("cli-usage-file")
    screen, words = terminal.screen, terminal.words
    viewer = None if seat is None else seat_of(seat)
    try:
        projector = Projector(film_of(read_text(file), viewer), viewer, words, screen)
    except (LichtungError, OSError, UnicodeDecodeError) as error:
        return tell_damage(file, error, terminal.errors, words)
    if screen.live or (screen.out.isatty() and sys.stdin.isatty()):
        try:
            projector.step(find_keyboard(screen))
        except EOFError:
            screen.show("")
    else:
        projector.show_all()
    return DONE


def seat_of(name: str) -> int:
    """Returns a seat by its number from 0, or by its letter."""
    if len(name) == 1 and name.upper() in SEATS:
        return SEATS.index(name.upper())
    if not name.isdecimal():
        raise UsageError("cli-usage-number", option="--seat", value=name)
    return int(name)


def read_text(name: str) -> str:
    """Returns the text of a record file."""
    return Path(name).expanduser().read_text(encoding="utf-8")


def tell_damage(name: str, error: Exception, screen: Screen, words: Voice) -> int:
    """Say what is wrong with a record. Returns the exit code."""
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
