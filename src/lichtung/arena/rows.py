"""What is measured: one row for each thing that we want to know about a bot.

Rows are data. A row's name never changes its meaning: results are stored under it. The first bot of a row is the one
that is measured; in a game of several seats it plays every seat once per deal, the second bot plays all others.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import Any, Final

from lichtung.bots.kinds import kind_of

SOLO_DEALS: Final = 200
VERSUS_GAMES: Final = 1000
PRECISION: Final = 0.05  # a row without a goal is known well enough when its interval is this narrow on both sides
SLOW: Final = ("normal", "hard", "master")
SLOW_PRECISION: Final = (
    0.1  # … of a bot that searches for long: a hundred of its games take as long as thousands of others
)

FEWEST: Final = 20  # games before an interval may decide
FEWEST_OF_MASTER: Final = 40  # … of the best level alone: its deals are compared with those of the level below

LADDER: Final = ("novice", "easy", "normal", "hard", "master")
SOLVER: Final = "solver"  # no bot: it knows all cards
SOLO_BOTS: Final = ("uniform", "greedy", *LADDER, SOLVER)


@dataclass(frozen=True)
class Row:
    """One measurement: who plays what, and the share of games that the first bot should win."""

    name: str
    game: str
    seats: int
    bots: tuple[str, ...]
    settings: dict[str, Any] = field(default_factory=dict)
    goal: float | None = None
    most: int = VERSUS_GAMES  # games at most
    precision: float = PRECISION  # when a row without a goal is known well enough
    fewest: int = FEWEST  # games before it may be decided

    @property
    def solo(self) -> bool:
        """Whether the bot plays against the deal alone."""
        return len(self.bots) == 1

    @property
    def kind(self) -> str:
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


SOLO_TABLES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "sylvion-introductory": ("sylvion", {"mode": "introductory"}),
    "sylvion-advanced": ("sylvion", {"mode": "advanced"}),
    "sylvion-everything": (
        "sylvion",
        {"mode": "advanced", "feats_betrayals": True, "elements": True, "ravager_figure": True},
    ),
    "urbion-base": ("urbion", {}),
    "urbion-cards": ("urbion", {"expansions": ("city_squares", "chromatic_chaos", "hanging_gardens")}),
    "urbion-powers": ("urbion", {"expansions": ("temples", "books_of_power", "postcards")}),
    "urbion-everything": (
        "urbion",
        {
            "expansions": (
                "city_squares",
                "chromatic_chaos",
                "temples",
                "hanging_gardens",
                "books_of_power",
                "postcards",
                "void",
            )
        },
    ),
}
# Half of the deals that the open-card solver wins: it wins nearly all. And twice as many as `greedy` where that wins less
# than 40%: it won 34.0% and 34.5% of the deals of two tables, on the others the half is more.
SOLO_GOALS: Final = {f"{table}-master": 0.5 for table in SOLO_TABLES} | {
    "sylvion-advanced-master": 0.68,
    "urbion-cards-master": 0.69,
}
PAIRINGS: Final = (("greedy", "uniform", 0.9), ("hard", "greedy", 0.75))
STEP: Final = 0.6  # each level of the ladder against the one below


def solo_rows() -> list[Row]:
    """Every bot on the same deals of every solo table."""
    return [
        Row(
            f"{table}-{bot}",
            game,
            1,
            (bot,),
            settings,
            SOLO_GOALS.get(f"{table}-{bot}"),
            SOLO_DEALS,
            SLOW_PRECISION if bot in SLOW else PRECISION,
            FEWEST_OF_MASTER if bot == "master" else FEWEST,
        )
        for table, (game, settings) in SOLO_TABLES.items()
        for bot in SOLO_BOTS
    ]


def versus_rows(game: str) -> list[Row]:
    """Two players bot against bot, the ladder step by step, and one strong player among three weaker ones."""
    steps = [(above, below, STEP) for below, above in pairwise(LADDER)]
    duels = [
        Row(f"{game}-2-{first}-{second}", game, 2, (first, second), {}, goal)
        for first, second, goal in (*PAIRINGS, ("novice", "uniform", STEP), *steps)
    ]
    return [*duels, Row(f"{game}-4-hard-greedy", game, 4, ("hard", "greedy"), {}, 0.45)]


ROWS: Final[tuple[Row, ...]] = (*solo_rows(), *versus_rows("equinox"), *versus_rows("tribes"))


def chosen(patterns: list[str], rows: tuple[Row, ...] = ROWS) -> list[Row]:
    """The rows whose names fit one of the patterns (`tribes-*`), all without patterns."""
    return [row for row in rows if not patterns or any(fnmatchcase(row.name, pattern) for pattern in patterns)]
