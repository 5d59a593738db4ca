"""What is measured: one row for each thing that we want to know about a bot.

Rows are data. A row's name never changes its meaning: results are stored under it. The first bot of a row is the one
that is measured; in a game of several seats it plays every seat once per deal, the second bot plays all others.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import Final

from lichtung.arena.measured import Measured, tables
from lichtung.bots.kinds import SEARCHING, Kind, kind_of
from lichtung.kernel.settings import Settings

SOLO_DEALS: Final = 200
VERSUS_GAMES: Final = 1000
PRECISION: Final = 0.05  # a row without a goal is known well enough when its interval is this narrow on both sides
SLOW: Final = ("normal", "hard", "master")
SLOW_PRECISION: Final = (
    0.1  # … of a bot that searches for long: a hundred of its games take as long as thousands of others
)

FEWEST: Final = 20  # games before an interval may decide
FEWEST_OF_MASTER: Final = 40  # … of the best level alone: its deals are compared with those of the level below

SOLVER: Final = "solver"  # no bot: it knows all cards
SOLO_BOTS: Final = ("uniform", "greedy", *SEARCHING, SOLVER)


@dataclass(frozen=True)
class Row:
    """One measurement: who plays what, and the share of games that the first bot should win."""

    name: str
    game: str
    seats: int
    bots: tuple[str, ...]
    settings: Settings = field(default_factory=dict)
    goal: float | None = None
    most: int = VERSUS_GAMES  # games at most
    precision: float = PRECISION  # when a row without a goal is known well enough
    fewest: int = FEWEST  # games before it may be decided

    @property
    def solo(self) -> bool:
        """Whether the bot plays against the deal alone."""
        return len(self.bots) == 1

    @property
    def kind(self) -> Kind:
        """The kind of table: bots have levels of their own at some of them."""
        return kind_of(self.game, self.seats, self.settings)

    @property
    def rotations(self) -> int:
        """How many games one deal gives: the measured bot sits everywhere once."""
        return 1 if self.solo else self.seats

    @property
    def deals(self) -> int:
        """The number of seeds, 0 and up, that the row may use."""
        return self.most // self.rotations

    def seating(self, rotation: int) -> tuple[str, ...]:
        """Who sits where."""
        if self.solo:
            return self.bots * self.seats
        return tuple(self.bots[0] if seat == rotation else self.bots[1] for seat in range(self.seats))


PAIRINGS: Final = (("greedy", "uniform", 0.9), ("hard", "greedy", 0.75))
STEP: Final = 0.6  # each level of the ladder against the one below
AMONG_WEAKER: Final = 0.45  # one strong player among weaker ones


def rows_at(game: str, table: Measured) -> list[Row]:
    """What is measured at a table."""
    return (
        solo_rows(game, table) if table.seats == 1 else duels(game, table) if table.seats == 2 else [party(game, table)]
    )


def solo_rows(game: str, table: Measured) -> list[Row]:
    """Every bot on the same deals."""
    return [
        Row(
            f"{table.name}-{bot}",
            game,
            1,
            (bot,),
            table.settings,
            table.goal if bot == "master" else None,
            SOLO_DEALS,
            SLOW_PRECISION if bot in SLOW else PRECISION,
            FEWEST_OF_MASTER if bot == "master" else FEWEST,
        )
        for bot in SOLO_BOTS
    ]


def duels(game: str, table: Measured) -> list[Row]:
    """Two players bot against bot, the ladder step by step."""
    steps = [(above, below, STEP) for below, above in pairwise(SEARCHING)]
    return [
        Row(f"{table.name}-{first}-{second}", game, 2, (first, second), table.settings, goal)
        for first, second, goal in (*PAIRINGS, ("novice", "uniform", STEP), *steps)
    ]


def party(game: str, table: Measured) -> Row:
    """One strong player among weaker ones."""
    bots = ("hard", "greedy")
    return Row(f"{table.name}-{'-'.join(bots)}", game, table.seats, bots, table.settings, AMONG_WEAKER)


ROWS: Final = tuple(row for game, table in tables() for row in rows_at(game, table))


def choose_rows(patterns: list[str], rows: tuple[Row, ...] = ROWS) -> list[Row]:
    """The rows whose names fit one of the patterns (`GAME-*`), all without patterns."""
    return [row for row in rows if not patterns or any(fnmatchcase(row.name, pattern) for pattern in patterns)]
