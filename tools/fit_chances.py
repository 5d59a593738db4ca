"""Fits how often a position is won to what hints judge it by, for every table, and writes each game's `bots/chances.json`.

The chance is a logistic curve over the logarithm of the odds that were judged. A shift and a slope are all that some hundred
games can tell. All tables of a game are fitted together first, held loosely near no shift and a slope of one; then each table
alone, held near what its game showed. How far single positions lie off the curve (`spread`) shows in positions that were
played on more than once: what their games have in common is not luck.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from lichtung.bots.chances import logit, reach
from lichtung.bots.estimate import ended, pooled
from lichtung.bots.hints import ITERATIONS, estimate
from lichtung.bots.values import squash
from tools.positions import SAMPLES, TABLES, Played, Store

GAMES: Final = Path("src/lichtung/games")
BEFORE: Final = (0.0, 1.0)  # shift and slope that are believed in before any game …
LOOSELY: Final = (1.0, 0.5)  # … and by how much they may be wrong, as standard deviations
FLATTEST: Final = 0.1  # what is judged better must never be shown as worse, whatever some games say
CLOSELY: Final = (0.5, 0.3)  # by how much a table may differ from its game
STEPS: Final = 50
HELD: Final = 25.0  # a spread is held near that of all tables together, as strongly as so many positions would


Pair = tuple[float, float]


@dataclass(frozen=True)
class Point:
    """A position: the odds that were judged, how unsure these are, its games, and how much of it was seen to the end."""

    odds: float
    doubt: float
    points: list[float]
    ended: float = 0.0


@dataclass(frozen=True)
class Curve:
    """A fitted curve, with the variances and the covariance of what was fitted."""

    shift: float
    slope: float
    shift_shift: float
    shift_slope: float
    slope_slope: float

    def chance(self, one: Point) -> float:
        judged = 1.0 - one.ended
        return squash(judged * self.shift + (one.ended + judged * self.slope) * one.odds)


def point(one: Played) -> Point | None:
    """A position as the fit sees it; none where the hint needs no curve."""
    found = estimate(one.state(), one.seat, ITERATIONS, 0)
    best = found.of_rank(1)
    if not best or all(option.is_sure() for option in best):
        return None
    worth, doubt = pooled(best)
    return Point(logit(worth), reach(worth, doubt), one.points, ended(best))


def curve(points: list[Point], near: Pair = BEFORE, held: Pair = LOOSELY) -> Curve:
    """The most likely curve, by Newton's method."""
    shift, slope = near
    for _ in range(STEPS):
        aa, ab, bb = held[0] ** -2, 0.0, held[1] ** -2
        pull_shift, pull_slope = aa * (near[0] - shift), bb * (near[1] - slope)
        for one in points:
            judged = 1.0 - one.ended
            x, y = judged, judged * one.odds
            chance = squash(shift * x + slope * y + one.ended * one.odds)
            games = len(one.points)
            pull = sum(one.points) - games * chance
            weight = games * chance * (1.0 - chance)
            pull_shift += pull * x
            pull_slope += pull * y
            aa, ab, bb = aa + weight * x * x, ab + weight * x * y, bb + weight * y * y
        det = aa * bb - ab * ab
        shift += (bb * pull_shift - ab * pull_slope) / det
        slope += (aa * pull_slope - ab * pull_shift) / det
    return Curve(shift, max(FLATTEST, slope), bb / det, -ab / det, aa / det)


def curves(samples: dict[str, list[Point]]) -> dict[str, Curve]:
    """The curve of every table, near that of its game."""
    found = {}
    for name, points in samples.items():
        game = game_of(name)
        together = curve([one for other in samples if game_of(other) == game for one in samples[other]])
        found[name] = curve(points, (together.shift, together.slope), CLOSELY)
    return found


def game_of(table: str) -> str:
    """The game of a table."""
    return table.partition("-")[0]


def common(points: list[Point], found: Curve) -> tuple[float, float]:
    """What games of one position have in common beyond the curve, and what that is measured in."""
    over = under = 0.0
    for one in points:
        chance = found.chance(one)
        flat = chance * (1.0 - chance)
        for at, first in enumerate(one.points):
            for second in one.points[at + 1 :]:
                dealt = found.slope * one.doubt * flat
                over += (first - chance) * (second - chance) - dealt**2
                under += flat**2
    return over, under


def fit(samples: dict[str, list[Point]]) -> dict[str, dict[str, Any]]:
    """The curves of all tables."""
    lines = curves(samples)
    shared = {name: common(points, lines[name]) for name, points in samples.items()}
    over, under = (sum(pair[part] for pair in shared.values()) for part in (0, 1))
    usual = max(0.0, over / under)
    found = {}
    for name, points in samples.items():
        own, weight = shared[name]
        one = max(0.0, (own + usual * HELD / 16) / (weight + HELD / 16))
        numbers = vars(lines[name]) | {"spread": one**0.5}
        counts = {"positions": len(points), "games": sum(len(one.points) for one in points)}
        found[name] = {key: round(number, 4) for key, number in numbers.items()} | counts
    return found


def write(tables: list[str]) -> dict[str, dict[str, Any]]:
    """Fit all tables that have positions, and store what was found."""
    samples = {}
    for name in tables:
        points = [point(one) for one in Store(SAMPLES["fit"], TABLES[name]).all().values()]
        samples[name] = [one for one in points if one is not None]
    found = fit({name: points for name, points in samples.items() if points})
    for game in dict.fromkeys(TABLES[name].game for name in found):
        own = {name: fitted for name, fitted in found.items() if TABLES[name].game == game}
        made = {"made_by": "python -m tools.calibrate fit", "iterations": ITERATIONS, "tables": own}
        (GAMES / game / "bots" / "chances.json").write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    return found
