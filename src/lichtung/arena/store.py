"""The result files: a line of JSON per game, only ever appended to, one file per row.

A game is known by its key (row, version of the bots, version of the rules, seed, rotation). A key counts once, whatever
happened: a line that was cut short by a crash is passed over and its game is played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from lichtung.arena.counting import Share, is_decided
from lichtung.arena.match import Job, Key, Result, jobs
from lichtung.arena.rows import Row

FOLDER: Final = Path("docs/bots/results")


def key_of(result: Result) -> Key:
    """The key of a stored game."""
    return result["row"], result["bots"], result["rules"], result["seed"], result["rotation"]


class Store:
    """The results in a folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.known: dict[str, dict[Key, Result]] = {}

    def path(self, row: str) -> Path:
        """The file of a row."""
        return self.folder / f"{row}.jsonl"

    def results(self, row: str) -> dict[Key, Result]:
        """Every game of a row, the first line of each key."""
        if row not in self.known:
            self.known[row] = {}
            if self.path(row).exists():
                for line in self.path(row).read_text(encoding="utf-8").splitlines():
                    result = read(line)
                    if result is not None and result["row"] == row:
                        self.known[row].setdefault(key_of(result), result)
        return self.known[row]

    def add(self, result: Result) -> bool:
        """Append a game; False when its key is there already."""
        known = self.results(result["row"])
        if key_of(result) in known:
            return False
        self.folder.mkdir(parents=True, exist_ok=True)
        line = json.dumps(result, separators=(",", ":")).encode()
        with self.path(result["row"]).open("ab+") as file:
            if file.tell() and not ends_its_line(file):
                line = b"\n" + line
            file.write(line + b"\n")
            file.flush()
            os.fsync(file.fileno())
        known[key_of(result)] = result
        return True

    def games_that_count(self, row: Row) -> list[Result]:
        """The games of a row that count: from the first deal on, without a gap, up to where the row was decided.

        What other processes had begun beyond that is kept but does not count: so the same row gives the same numbers on
        one process and on a hundred. A deal counts when it was played from every seat.
        """
        known = self.results(row.name)
        games: list[Result] = []
        points = 0.0
        for job in jobs(row):
            if job.key not in known:
                break
            games.append(known[job.key])
            points += games[-1]["points"]
            if len(games) % row.rotations == 0 and is_decided(row, Share(points, len(games))):
                break
        return games[: len(games) - len(games) % row.rotations]

    def missing(self, row: Row) -> list[Job]:
        """The games of a row that have not been played yet."""
        return [job for job in jobs(row) if job.key not in self.results(row.name)]

    def share(self, row: Row) -> Share:
        """Where a row stands."""
        games = self.games_that_count(row)
        return Share(sum(game["points"] for game in games), len(games))


def ends_its_line(file: Any) -> bool:
    """Whether the last line of an open file is complete."""
    file.seek(-1, os.SEEK_END)
    ended = file.read(1) == b"\n"
    file.seek(0, os.SEEK_END)
    return bool(ended)


def read(line: str) -> Result | None:
    """A line of a result file, None when it is no complete result."""
    try:
        result = json.loads(line)
        key_of(result)
        float(result["points"])
    except (ValueError, TypeError, KeyError):
        return None
    return result if isinstance(result, dict) else None
