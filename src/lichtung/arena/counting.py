"""Shares with their 95% intervals, and when an interval says enough."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from lichtung.arena.rows import Row

Z: Final = 1.959963984540054  # 95% of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class Share:
    """So many points of so many games; a shared first place is a share of a point."""

    points: float
    games: int

    @property
    def rate(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's score interval: it stays inside 0 and 1 and is right for few games, too."""
        n = self.games
        if n == 0:
            return 0.0, 1.0
        middle = (self.rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
        reach = Z / (1 + Z * Z / n) * sqrt(self.rate * (1 - self.rate) / n + Z * Z / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)


def verdict(row: Row, share: Share) -> str:
    """`reached` or `missed` when the interval lies on one side of the goal, else `open`; `known` where there is no goal."""
    low, high = share.interval
    if row.goal is None:
        return "known" if share.games >= row.most or (high - low) / 2 <= row.precision else "open"
    return "reached" if low >= row.goal else "missed" if high < row.goal else "open"


def is_decided(row: Row, share: Share) -> bool:
    """Whether playing on would tell nothing that the row asks for."""
    return share.games >= row.fewest and verdict(row, share) != "open"
