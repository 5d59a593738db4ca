"""What the result files say: as data, from which the page and the tables are made."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from math import exp

from lichtung.arena.counting import Share, verdict
from lichtung.arena.match import FINENESS, Result
from lichtung.arena.pairs import Pair, pairs
from lichtung.arena.ratings import Rating, ratings
from lichtung.arena.rows import Row
from lichtung.arena.store import Store
from lichtung.bots.kinds import Kind, all_kinds


@dataclass(frozen=True)
class Thinking:
    """Milliseconds per decision of one bot."""

    bot: str
    decisions: int
    median: float
    p99: float


@dataclass(frozen=True)
class Line:
    """Where one row stands."""

    row: Row
    games: int
    points: float
    rate: float
    low: float
    high: float
    verdict: str
    reasons: dict[str, int]
    thinking: list[Thinking]


@dataclass(frozen=True)
class Report:
    """Everything that was measured with these bots."""

    versions: dict[str, int]
    lines: list[Line]
    ratings: dict[str, list[Rating]]
    pairs: list[Pair]

    @property
    def version(self) -> str:
        """The versions of the bots that played, in words."""
        played = dict.fromkeys(line.row.kind for line in self.lines)
        return ", ".join(f"{kind.name} {kind.version}{later(kind)}" for kind in played)

    def data(self) -> dict[str, object]:
        """As JSON."""
        return asdict(self)


def later(kind: Kind) -> str:
    """The levels at a kind of table that have changed alone, with their versions."""
    levels = ", ".join(f"`{level}` {version}" for level, version in kind.changed_levels().items())
    return f" ({levels})" if levels else ""


def report(rows: list[Row], store: Store) -> Report:
    """What is known about rows that have any games."""
    lines = [line_of(row, store.games_that_count(row)) for row in rows if store.games_that_count(row)]
    versus = [row for row in rows if not row.solo]
    games = dict.fromkeys(row.game for row in versus if store.games_that_count(row))
    played = {
        game: [(row, result) for row in versus if row.game == game for result in store.games_that_count(row)]
        for game in games
    }
    versions = {kind.name: kind.version for kind in all_kinds()}
    return Report(versions, lines, {game: ratings(places) for game, places in played.items()}, pairs(rows, store))


def line_of(row: Row, games: list[Result]) -> Line:
    """Where one row stands."""
    share = Share(sum(game["points"] for game in games), len(games))
    low, high = share.interval
    reasons = Counter(str(game["reason"]) for game in games)
    thoughts = [thinking(bot, games) for bot in row.bots]
    said = verdict(row, share)
    return Line(row, share.games, share.points, share.rate, low, high, said, dict(sorted(reasons.items())), thoughts)


def thinking(bot: str, games: list[Result]) -> Thinking:
    """How long a bot thought, from the classes in which its decisions were counted."""
    classes: Counter[int] = Counter()
    for game in games:
        for key, count in game["times"].get(bot, {}).items():
            classes[int(key)] += count
    return Thinking(bot, classes.total(), quantile(classes, 0.5), quantile(classes, 0.99))


def quantile(classes: Counter[int], part: float) -> float:
    """The milliseconds that so large a part of the decisions stayed within, to the fineness of a class."""
    seen = 0
    for key in sorted(classes):
        seen += classes[key]
        if seen >= part * classes.total():
            return 1000 * exp(key / FINENESS)
    return 0.0
