"""Where answers come from: a person's keyboard, or a file of prepared lines."""

from __future__ import annotations

import contextlib
import sys
from typing import Final, TextIO

from lichtung.cli.plain import clean, fold
from lichtung.cli.screen import Screen


class Keyboard:
    """Reads one line at a time; the end of the input is an EOFError."""

    def __init__(self, source: TextIO, screen: Screen) -> None:
        self.source: Final = source
        self.screen: Final = screen
        self.person: Final = source is sys.stdin and source.isatty() and screen.out is sys.stdout
        if self.person:
            edit_lines()

    def ask(self, prompt: str) -> str:
        """Returns the next line, without blanks around it. Prepared lines are repeated, so that a transcript can be read."""
        prompt = fold(prompt, self.screen.encoding)
        if self.person:
            return input(prompt).strip()
        self.screen.out.write(prompt)
        self.screen.out.flush()
        line = self.source.readline()
        if not line:
            self.screen.show("")
            raise EOFError
        self.screen.show(clean(line.strip()))
        return line.strip()


def edit_lines() -> None:
    """Let a person move the cursor in the line. Nothing is remembered: the next player may sit at this keyboard."""
    with contextlib.suppress(ImportError):
        import readline

        readline.set_auto_history(False)


def find_keyboard(screen: Screen) -> Keyboard:
    """Returns the keyboard that standard input is. What is no text does no harm."""
    with contextlib.suppress(AttributeError, ValueError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    return Keyboard(sys.stdin, screen)
