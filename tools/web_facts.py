"""What the browser table needs to know about a game beyond its words: which zones are cells, which belong to seats, what
its components say. Written to web/src/words/facts; a test sees to it that it is up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import lichtung
from lichtung.kernel.kinds import CELL, OWNER

OUT: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "words" / "facts"


def facts(name: str) -> dict[str, Any]:
    """The facts of one game."""
    game = lichtung.game(name)
    return {
        "cells": sorted({zone.key for zone in game.layout.zones if zone.kind == CELL}),
        "owned": sorted({zone.key for zone in game.layout.zones if zone.sight == OWNER or zone.count < 0}),
        "phrases": game.phrases,
    }


def text(name: str) -> str:
    """The facts of one game as they are written."""
    return json.dumps(facts(name), ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for one in lichtung.games():
        (OUT / f"{one}.json").write_text(text(one), encoding="utf-8")
