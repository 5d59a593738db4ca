"""Where the table is shown: colours, width, clearing, and what the terminal can print."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping
from typing import Final, TextIO

from lichtung.cli.plain import fold

# What a thing looks like, as codes of the terminal.
LOOKS: Final = {
    "bold": "1",
    "dim": "2",
    "title": "1;33",
    "fire": "1;31",
    "blaze": "1;97;41",
    "water": "1;36",
    "tree": "1;32",
    "animal": "1;33",
    "support": "1;35",
    "earth": "33",
    "leaf": "32",
    "bare": "31",
    "number": "1;93",
    "good": "1;32",
    "bad": "1;31",
    "soon": "33",
}
CODE: Final = re.compile(r"\x1b\[[0-9;]*m")
CLEAR: Final = "\x1b[H\x1b[2J"
FORGET: Final = "\x1b[3J"  # what was scrolled away, too
CURTAIN_LINES: Final = 60


def width_of(text: str) -> int:
    """How many columns a text takes."""
    return len(CODE.sub("", text))


def padded(text: str, width: int) -> str:
    """A text filled up with blanks."""
    return text + " " * max(0, width - width_of(text))


def flowed(items: Iterable[str], gap: str, width: int, first: str = "", indent: str = "") -> list[str]:
    """Items side by side on as many lines as they need, never torn apart; what stands first may have a line of its own."""
    lines = [first]
    fresh = True
    for item in items:
        joined = item if fresh else gap + item
        full = width_of(lines[-1]) + width_of(joined) > width - len(gap.rstrip())
        if full and (not fresh or lines[-1].strip()):
            lines[-1] += "" if fresh else gap.rstrip()
            lines.append(indent + item)
        else:
            lines[-1] += joined
        fresh = False
    return lines


class Screen:
    """The player's terminal, or the file that stands in for it."""

    def __init__(
        self, out: TextIO, *, colour: bool = False, live: bool = False, width: int = 80, height: int = 24
    ) -> None:
        self.out: Final = out
        self.colour: Final = colour
        self.live: Final = live  # a terminal whose screen can be cleared
        self.width: Final = width
        self.height: Final = height
        self.encoding: Final = getattr(out, "encoding", None) or "utf-8"

    def paint(self, text: str, look: str) -> str:
        """A text in its colour."""
        return f"\x1b[{LOOKS[look]}m{text}\x1b[0m" if self.colour and look and text else text

    def show(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            self.out.write(fold(line.rstrip(), self.encoding) + "\n")
        self.out.flush()

    def tell(self, text: str, look: str = "", indent: str = "") -> None:
        """Print a paragraph."""
        for line in self.paragraph(text, indent):
            self.show(self.paint(line, look))

    def paragraph(self, text: str, indent: str = "", first: str = "") -> list[str]:
        """A text broken into lines; names of files stay whole."""
        wrapper = textwrap.TextWrapper(
            max(40, self.width),
            initial_indent=first or indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,
        )
        lines = [line for part in text.splitlines() for line in wrapper.wrap(part)] or [""]
        return [line.replace("\u00a0", " ") for line in lines]

    def clear(self) -> None:
        """An empty screen, where there is one."""
        if self.live:
            self.out.write(CLEAR)

    def draw_curtain(self) -> None:
        """Hide everything that was shown so far."""
        self.out.write(CLEAR + FORGET if self.live else "\n" * CURTAIN_LINES)


def find_screen(environment: Mapping[str, str], *, no_colour: bool = False) -> Screen:
    """The screen that standard output is."""
    terminal = sys.stdout.isatty()
    able = terminal and environment.get("TERM", "") not in ("", "dumb")
    size = shutil.get_terminal_size((80, 24))
    if able and os.name == "nt":  # pragma: no cover
        os.system("")  # wakes up the codes of the console
    colour = able and not no_colour and not environment.get("NO_COLOR")
    return Screen(sys.stdout, colour=colour, live=able, width=max(40, size.columns), height=size.lines)
