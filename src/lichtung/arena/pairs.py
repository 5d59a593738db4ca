"""Solo bots beside each other: what two of them make of the same deals."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from lichtung.arena.rows import Row
from lichtung.arena.store import Store
from lichtung.bots.kinds import SEARCHING

COMPARED: Final = (
    *[(above, below) for below, above in pairwise(SEARCHING)],
    ("master", "greedy"),
    ("master", "solver"),
)


@dataclass(frozen=True)
class Pair:
    """How many of the deals that both have played each of two bots wins."""

    table: str
    first: str
    second: str
    deals: int
    first_won: int
    second_won: int
    both_won: int


def pairs(rows: list[Row], store: Store) -> list[Pair]:
    """Every level beside the one below, the best beside the greedy one and beside the solver, as far as there are results."""
    measured: list[Pair] = []
    tables: dict[str, dict[str, Row]] = {}
    for row in rows:
        if row.solo:
            tables.setdefault(row.name.removesuffix(f"-{row.bots[0]}"), {})[row.bots[0]] = row
    for table, members in tables.items():
        for first, second in COMPARED:
            if first in members and second in members:
                pair = compare(table, members[first], members[second], store)
                measured += [pair] if pair.deals else []
    return measured


def compare(table: str, first: Row, second: Row, store: Store) -> Pair:
    """Two rows on the deals that count in both."""
    one = {result["seed"]: result["points"] for result in store.games_that_count(first)}
    two = {result["seed"]: result["points"] for result in store.games_that_count(second)}
    both = [seed for seed in one if seed in two]
    won = sum(one[seed] > 0 for seed in both), sum(two[seed] > 0 for seed in both)
    together = sum(one[seed] > 0 and two[seed] > 0 for seed in both)
    return Pair(table, first.bots[0], second.bots[0], len(both), *won, together)
