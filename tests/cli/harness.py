"""Sit down at a terminal table in a test: in this process with prepared lines, or as a program of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from lichtung import Dice, State
from lichtung.cli.keyboard import Keyboard
from lichtung.cli.main import main
from lichtung.cli.plain import Voice
from lichtung.cli.play import Party
from lichtung.cli.saves import Keeper
from lichtung.cli.screen import Screen
from lichtung.kernel.catalogue import game
from lichtung.local.host import Host

SYLVION = game("sylvion")
Chooser = Callable[[State, Dice], int]


@cache
def voice(lang: str) -> Voice:
    """The words of a language, read once for all tests."""
    return Voice(lang)


def environment(home: Path, **more: str) -> dict[str, str]:
    """A fresh home, no colours asked for or forbidden, English."""
    unwanted = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "TERM", "COLUMNS", "LINES", "PYTHONIOENCODING")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return kept | {"HOME": str(home), "XDG_STATE_HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"} | more


def command(*arguments: str) -> list[str]:
    """The program with its arguments, as an operating system starts it."""
    return [sys.executable, "-m", "lichtung.cli", *arguments]


def run(home: Path, *arguments: str, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run the program with piped input to its end."""
    return subprocess.run(
        command(*arguments),
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        timeout=120,
        check=False,
    )


def call(home: Path, *arguments: str, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The same within this process: quicker, where nothing depends on a process of its own."""
    out, errors = io.StringIO(), io.StringIO()
    given = patch.object(sys, "stdin", io.StringIO(text))
    with (
        patch.dict(os.environ, environment(home, **more), clear=True),
        given,
        redirect_stdout(out),
        redirect_stderr(errors),
    ):
        code = main(list(arguments))
    return subprocess.CompletedProcess(list(arguments), code, out.getvalue(), errors.getvalue())


class Sitting:
    """A party in this process, and what its screen showed."""

    def __init__(
        self, home: Path, table: Host, lines: list[str], lang: str = "en", *, live: bool = False, width: int = 80
    ) -> None:
        self.out = io.StringIO()
        screen = Screen(self.out, live=live, width=width)
        keyboard = Keyboard(io.StringIO("".join(line + "\n" for line in lines)), screen)
        self.keeper = Keeper(home / "lichtung", table.game.name)
        self.party = Party(table, voice(lang), screen, keyboard, self.keeper)
        try:
            self.party.play()
        except EOFError:
            pass
        self.text = self.out.getvalue()

    @property
    def now(self) -> State:
        """The game as it stands."""
        return self.party.host.now

    @property
    def kept(self) -> str:
        """The record on the disk."""
        assert self.keeper.path is not None
        return self.keeper.path.read_text(encoding="utf-8")


def sit(home: Path, *lines: str, lang: str = "en", seed: int = 7, seats: int = 1, **settings: Any) -> Sitting:
    """Play prepared lines in a new game of Sylvion."""
    settings.setdefault("mode", "introductory")
    return Sitting(home, Host(SYLVION.start(seats=seats, seed=seed, **settings)), list(lines), lang)


def prepared(s: State, chooser: Chooser, seed: int, most: int = 10**9) -> list[str]:
    """The lines that play a game to its end, an empty one for every curtain; the state is played along."""
    dice = Dice(seed)
    lines: list[str] = []
    seat = -1
    secret = Host(s).is_secret
    for _ in range(most):
        if s.choice is None:
            break
        if secret and s.choice.seat != seat:
            lines.append("")
            seat = s.choice.seat
        option = chooser(s, dice)
        lines.append(s.words()[s.options.index(option)])
        s.choose(option)
    return lines
