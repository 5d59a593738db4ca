"""How often the levels win: what the arena measured at a table, as far as it ships with a game.

`python -m tools.measured` writes each game's `bots/measured.json` from the results of the arena.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from lichtung.bots.knowledge import read_stored
from lichtung.kernel.catalogue import game

FILE: Final = "measured.json"


class Won(TypedDict):
    """How often a level was first, or won alone: the share `won` of so many `games`, 19 times of 20 between `low` and `high`.

    `against`: the level on all other seats; null where nobody plays against it.
    """

    level: str
    against: str | None
    games: int
    won: float
    low: float
    high: float


def measured_at(name: str, seats: int, settings: Mapping[str, Any]) -> list[Won]:
    """Returns what was measured at a table of a game, weak levels first; nothing where nobody has measured that."""
    wanted = game(name).terms(seats, dict(settings)).settings
    stored = read_stored(name, FILE) or {"tables": []}
    for table in stored["tables"]:
        if table["seats"] == seats and game(name).terms(seats, table["settings"]).settings == wanted:
            found: list[Won] = table["won"]
            return found
    return []
