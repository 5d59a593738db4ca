"""A logistic curve through games that were won or lost, held near what is believed before any game was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lichtung.bots.values import squash

STEPS: Final = 30

Row = Sequence[float]


@dataclass(frozen=True)
class Observation:
    """A position: what its odds are made of, a part of them that needs no fit, its games and those that were won."""

    features: Row
    offset: float
    games: float
    won: float

    def chance(self, weights: Row) -> float:
        """The chance that weights give it."""
        return squash(self.offset + product(self.features, weights))


@dataclass(frozen=True)
class Belief:
    """Weights that are believed in, and by how much each of them may be wrong, as standard deviations."""

    weights: Row
    loose: Row


def fit(sample: Sequence[Observation], belief: Belief) -> tuple[list[float], list[list[float]]]:
    """The most likely weights, by Newton's method, and the inverse of their covariance."""
    size = len(belief.weights)
    weights = list(belief.weights)
    matrix: list[list[float]] = []
    for _ in range(STEPS):
        pull = [(belief.weights[i] - weights[i]) / belief.loose[i] ** 2 for i in range(size)]
        matrix = [[belief.loose[i] ** -2 if i == j else 0.0 for j in range(size)] for i in range(size)]
        for one in sample:
            chance = one.chance(weights)
            sure = one.games * chance * (1.0 - chance)
            for i, feature in enumerate(one.features):
                pull[i] += (one.won - one.games * chance) * feature
                for j, other in enumerate(one.features):
                    matrix[i][j] += sure * feature * other
        weights = [weight + step for weight, step in zip(weights, solve(matrix, pull), strict=True)]
    return weights, matrix


def product(one: Row, other: Row) -> float:
    """The inner product."""
    return sum(a * b for a, b in zip(one, other, strict=True))


def solve(matrix: Sequence[Row], right: Row) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [a - factor * b for a, b in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        found[at] = (rows[at][size] - product(rows[at][at + 1 : size], found[at + 1 :])) / rows[at][at]
    return found


def variance(matrix: Sequence[Row], features: Row) -> float:
    """The variance of the odds of a position, given the inverse covariance of the weights."""
    return product(features, solve(matrix, features))
