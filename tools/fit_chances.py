"""Fits how often a position is won to what hints judge it by, for every table, and writes each game's `bots/chances.json`.

The chance is a logistic curve over the logarithm of the odds that were judged: a shift and a slope, and how both change as a
game goes on, where its `bots/levels.py` measures that. All tables of a game are fitted together first, held loosely near no
shift and a slope of one; then each table alone, held near what its game showed. Where seats play against each other, one
wins what another loses, so that there is little to shift. How far single positions lie off the curve (`spread`) shows in
positions that were played on more than once: what their games have in common is not luck.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import log, sqrt
from pathlib import Path
from typing import Any, Final

from lichtung.bots.chances import FLATTEST, Level, logit, odds_at
from lichtung.bots.estimate import pool
from lichtung.bots.hints import ITERATIONS, estimate, level_of
from lichtung.bots.knowledge import values_of
from lichtung.bots.values import squash
from tools.logistic import Belief, Observation, fit, variance
from tools.positions import SAMPLES, TABLES, Played, Store

GAMES: Final = Path("src/lichtung/games")
NAMES: Final = (
    "shift",
    "late",
    "slope",
    "steepen",
)  # the weights of a curve; `late` and `steepen` go with the progress
BEFORE: Final = (0.0, 0.0, 1.0, 0.0)  # what is believed in before any game …
LOOSELY: Final = (1.0, 1.0, 0.5, 1.0)  # … and by how much it may be wrong, as standard deviations
CLOSELY: Final = (0.5, 0.3, 0.3, 0.3)  # by how much a table may differ from its game
# Both where seats play against each other: their shift is nearly nothing, and one for all tables of a game.
RIVALS: Final = ((0.15, 1.0, 0.5, 1.0), (0.01, 0.3, 0.3, 0.3))
HELD: Final = 25.0  # a spread is held near that of all tables together, as strongly as so many positions would
FOLDS: Final = 10  # parts of a sample that are left out in turns to see what a curve says of them


@dataclass(frozen=True)
class Point:
    """A position: the odds that were judged, what is known of it as a whole, and its games."""

    odds: float
    level: Level
    points: list[float]

    def observation(self) -> Observation:
        """The position as the fit takes it: what was played to the end needs no curve."""
        ended, judged = self.level.ended, 1.0 - self.level.ended
        both = (judged, judged * self.level.progress)
        features = (*both, both[0] * self.odds, both[1] * self.odds)
        return Observation(features, ended * self.odds, len(self.points), sum(self.points))


Curve = dict[str, float]
Samples = dict[str, list[Point]]


def point(one: Played) -> Point | None:
    """A position as the fit sees it; none where the hint needs no curve."""
    comparison = estimate(one.state(), one.seat, ITERATIONS, 0)
    best = comparison.of_rank(1)
    if not best or comparison.favourite is None or all(option.is_sure() for option in best):
        return None
    level = level_of(comparison)
    gap = logit(pool(best, comparison.favourite)[0]) - logit(comparison.favourite.worth)
    return Point(logit(level.worth) + gap, level, one.points)


def curve(points: list[Point], belief: Belief) -> Curve:
    """The most likely curve, with its usual standard error as `doubt`."""
    seen = [one.observation() for one in points]
    weights, matrix = fit(seen, belief)
    doubts = [variance(matrix, one.features) for one in seen]
    line = dict(zip(NAMES, weights, strict=True))
    line["slope"] = max(FLATTEST, line["slope"])
    return line | {"doubt": sqrt(sum(doubts) / len(doubts)) if doubts else 0.0}


def curves(samples: Samples) -> dict[str, Curve]:
    """The curve of every table, near that of its game."""
    lines = {}
    for name, points in samples.items():
        game = game_of(name)
        loosely, closely = RIVALS if are_rivals(game) else (LOOSELY, CLOSELY)
        every = [one for other in samples if game_of(other) == game for one in samples[other]]
        together = curve(every, Belief(BEFORE, loosely))
        lines[name] = curve(points, Belief([together[key] for key in NAMES], closely))
    return lines


def game_of(table: str) -> str:
    """The game of a table."""
    return table.partition("-")[0]


def are_rivals(game: str) -> bool:
    """Whether seats play against each other."""
    return not values_of(game).shared


def chance(line: Curve, one: Point) -> float:
    """What a curve says of a position."""
    return squash(odds_at(line, one.level, one.odds))


def common(points: list[Point], line: Curve) -> tuple[float, float]:
    """What games of one position have in common beyond the curve, and what that is measured in."""
    over = under = 0.0
    for one in points:
        expected = chance(line, one)
        flat = (1.0 - one.level.ended) * expected * (1.0 - expected)
        for at, first in enumerate(one.points):
            for second in one.points[at + 1 :]:
                over += (first - expected) * (second - expected)
                under += flat**2
    return over, under


def fit_all(samples: Samples) -> dict[str, dict[str, Any]]:
    """The curves of all tables."""
    lines = curves(samples)
    shared = {name: common(points, lines[name]) for name, points in samples.items()}
    over, under = (sum(pair[part] for pair in shared.values()) for part in (0, 1))
    usual = max(0.0, over / under)
    fitted = {}
    for name, points in samples.items():
        own, weight = shared[name]
        one = max(0.0, (own + usual * HELD / 16) / (weight + HELD / 16))
        counts = {"positions": len(points), "games": sum(len(one.points) for one in points)}
        fitted[name] = {key: round(value, 4) for key, value in (lines[name] | {"spread": one**0.5}).items()} | counts
    return fitted


def held_out(samples: Samples) -> dict[str, float]:
    """By table, the loss (mean logarithm) of curves on positions that they were not fitted to; saying one half loses 0.69."""
    losses: dict[str, list[float]] = {name: [] for name in samples}
    for fold in range(FOLDS):
        kept = {name: [p for at, p in enumerate(points) if at % FOLDS != fold] for name, points in samples.items()}
        lines = curves({name: points for name, points in kept.items() if points})
        for name, points in samples.items():
            for one in points[fold::FOLDS] if name in lines else []:
                expected = min(0.99, max(0.01, chance(lines[name], one)))
                losses[name] += [-won * log(expected) - (1 - won) * log(1 - expected) for won in one.points]
    return {name: round(sum(lost) / len(lost), 4) for name, lost in losses.items() if lost}


def write(tables: list[str]) -> dict[str, dict[str, Any]]:
    """Fit all tables that have positions, and store what was found."""
    samples = {}
    for name in tables:
        points = [point(one) for one in Store(SAMPLES["fit"], TABLES[name]).all().values()]
        samples[name] = [one for one in points if one is not None]
    samples = {name: points for name, points in samples.items() if points}
    losses = held_out(samples)
    lines = {name: numbers | {"loss": losses[name]} for name, numbers in fit_all(samples).items()}
    for game in dict.fromkeys(TABLES[name].game for name in lines):
        own = {name: fitted for name, fitted in lines.items() if TABLES[name].game == game}
        made = {"made_by": "python -m tools.calibrate fit", "iterations": ITERATIONS, "tables": own}
        (GAMES / game / "bots" / "chances.json").write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    return lines
