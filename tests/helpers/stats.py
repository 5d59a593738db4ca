"""Whether counts are as even as chance would have them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)


def chi_square(counts: Counter[Outcome], chances: Mapping[Outcome, float]) -> float:
    """The test value for counts of outcomes that have these chances; outcomes that should not be are infinitely odd."""
    total = sum(counts.values())
    if set(counts) - set(chances):
        return float("inf")
    return sum((counts[outcome] - total * chance) ** 2 / (total * chance) for outcome, chance in chances.items())


def limit(outcomes: int) -> float:
    """What the test value stays below 99.99 times of 100 (after Wilson and Hilferty)."""
    freedom = outcomes - 1
    return freedom * math.pow(1 - 2 / (9 * freedom) + 3.72 * math.sqrt(2 / (9 * freedom)), 3)


def evenly(counts: Counter[Outcome], outcomes: int) -> bool:
    """Whether this many outcomes came equally often, as far as chance allows."""
    return len(counts) == outcomes and chi_square(counts, dict.fromkeys(counts, 1 / outcomes)) < limit(outcomes)
