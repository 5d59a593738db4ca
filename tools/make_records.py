"""Write the golden records: tests/records/<game>/*.rec, and digests.txt beside them.

`.venv/bin/python -m tools.make_records` plays and writes everything anew: after a change of the rules; with the names of
games only theirs. With `--digests` the records stay as they are and only digests.txt is written: after a change of what a
digest is made of. Both are deterministic. Which games are played is in tools/records/<game>.py.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

import lichtung
from lichtung import State
from tests.helpers.ours import our_games

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"


def write_records(game: str) -> None:
    """Play the games anew and store their records instead of the old ones."""
    made = list(import_module(f"tools.records.{game}").games())
    assert len(dict(made)) == len(made), "two records of one name"
    for path in (RECORDS / game).glob("*.rec"):
        path.unlink()
    for name, s in made:
        (RECORDS / game / f"{name}.rec").write_text(s.record(), encoding="utf-8")


def line(name: str, s: State) -> str:
    """What replaying a record must give: moves, digest, result."""
    assert s.history is not None
    result = "*" if s.result is None else s.result.reason
    return f"{name} {len(s.history.moves)} {s.digest()} {result}"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--digests", action="store_true", help="leave the records, write only digests.txt")
    given = parser.parse_args(arguments)
    for game in given.game or our_games():
        (RECORDS / game).mkdir(parents=True, exist_ok=True)
        if not given.digests:
            write_records(game)
        texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted((RECORDS / game).glob("*.rec"))}
        lines = [line(name, lichtung.replay(text)) for name, text in texts.items()]
        (RECORDS / game / "digests.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{game}: {len(lines)} records")


if __name__ == "__main__":
    main(sys.argv[1:])
