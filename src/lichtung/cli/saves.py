"""Games are kept by themselves: after every move, in the user's state directory."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lichtung.kernel.errors import InvalidRecord
from lichtung.kernel.record import read

SUFFIX: Final = ".rec"
NAMES: Final = 1000  # so many games can begin in the same second


def state_directory(environment: Mapping[str, str]) -> Path:
    """Returns where unfinished games are kept."""
    given = environment.get("XDG_STATE_HOME", "")
    base = Path(given) if given.startswith("/") or (given and os.name == "nt") else Path.home() / ".local" / "state"
    return base / "lichtung"


@dataclass(frozen=True)
class Kept:
    """A game that can go on."""

    path: Path
    moves: int
    round: str
    when: float


class Keeper:
    """Keeps one game up to date on the disk."""

    def __init__(self, directory: Path, game: str, path: Path | None = None) -> None:
        self.directory: Final = directory
        self.game: Final = game
        self.path: Path | None = path  # where this game is kept, None before the first time
        self.problem: str = ""  # why it could not be kept the last time

    def keep(self, text: str) -> bool:
        """Write the record; whether that worked."""
        try:
            if self.path is None:
                self.directory.mkdir(parents=True, exist_ok=True, mode=0o700)
                self.path = self.fresh_path()
            write_whole(self.path, text)
        except OSError as error:
            self.problem = error.strerror or str(error)
            return False
        self.problem = ""
        return True

    def fresh_path(self) -> Path:
        """Returns a file that no other game has."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        for number in range(NAMES):
            path = self.directory / f"{self.game}-{stamp}{f'-{number}' if number else ''}{SUFFIX}"
            with suppress(FileExistsError):
                os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
                return path
        raise OSError(f"no free name for {self.game}-{stamp}{SUFFIX}")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that there is always a whole one, the old or the new."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    finally:
        with suppress(OSError):
            beside.unlink()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait until a move is complete and kept."""
    waiting: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _: waiting.append(number))
    except ValueError:  # only the main thread may do this
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt


def unfinished(directory: Path, game: str) -> list[Kept]:
    """Returns the games that can go on, the latest first; those in which nobody has moved yet come last."""
    games: list[Kept] = []
    for path in directory.glob(f"{game}-*{SUFFIX}"):
        with suppress(OSError, UnicodeDecodeError, InvalidRecord):
            text = path.read_text(encoding="utf-8")
            head, body = read.split(text)
            entries = read.without_undone(read.tokens(text, body))
            if head["game"][1] == game and head.get("result", (1, "*"))[1] == "*":
                moves = sum(not entry.is_chance for entry in entries)
                turns = [line.split("/")[0] for line in text.splitlines()[body:] if "/" in line.split(" ")[0]]
                games.append(Kept(path, moves, turns[-1] if turns else "1", path.stat().st_mtime))
    return sorted(games, key=lambda kept: (kept.moves > 0, kept.when, kept.path.name), reverse=True)
