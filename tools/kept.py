"""What is kept of a release: some games and positions of it, which every later version has to load."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import lichtung
from lichtung import State
from lichtung.kernel import catalogue

RECORDS: Final = Path(__file__).resolve().parents[1] / "tests" / "records"
EVERY: Final = 12  # of the golden records
PARTS: Final = (1, 3)  # quarters of a game after which a position is kept


def games_to_keep() -> dict[str, dict[str, str]]:
    """By game, file names and texts: whole records, records as one seat knows them, positions with what is asked there."""
    return {game: files_of(game) for game in catalogue.own()}


def files_of(game: str) -> dict[str, str]:
    files: dict[str, str] = {}
    redacted: dict[str, str] = {}
    for path in sorted((RECORDS / game).glob("*.rec"))[::EVERY]:
        record = path.read_text(encoding="utf-8")
        s = lichtung.replay(record)
        files[path.name] = record
        redacted[f"{path.stem}.seat0.rec"] = s.record(0)
        assert s.history is not None
        for part in PARTS:
            middle = lichtung.replay(record, upto=len(s.history.moves) * part // 4)
            files[f"{path.stem}.{part}.json"] = (
                json.dumps(position(middle), separators=(",", ":"), ensure_ascii=False) + "\n"
            )
    shortest = min(redacted, key=lambda name: len(redacted[name]))  # they hold every view, and are long
    return {**files, shortest: redacted[shortest]}


def position(s: State) -> dict[str, object]:
    """A position, and the words of what it asks."""
    return {"words": list(s.words()), "position": s.position()}
