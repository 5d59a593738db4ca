"""The tables that bots are measured at: each game lists its own in its `arena.py`, as `TABLES`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from lichtung.kernel.catalogue import games, part_of
from lichtung.kernel.settings import Settings

# Half of the deals that the open-card solver wins: it wins nearly all.
USUAL_GOAL: Final = 0.5


@dataclass(frozen=True)
class Measured:
    """A number of seats with settings.

    - `goal`: the share of deals that the best bot should win, at a table for one.
    - `has_chances`: whether the chances that hints show are fitted here.
    """

    name: str
    seats: int = 1
    settings: Settings = field(default_factory=dict)
    goal: float = USUAL_GOAL
    has_chances: bool = True


def tables() -> list[tuple[str, Measured]]:
    """Every game's tables, with the game's name: first those for one, then those at which players are against each other."""
    measured = [(game, table) for game in games() if (part := part_of(game, "arena")) for table in part.TABLES]
    return sorted(measured, key=lambda one: one[1].seats > 1)
