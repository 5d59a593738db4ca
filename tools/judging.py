"""Holds hints against positions that were played on: are the chances true, is the order firm, what does a hint cost?"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from time import process_time
from typing import Any

from lichtung.bots.hints import ADVISER, ITERATIONS, hints
from lichtung.bots.kinds import kind_of
from lichtung.bots.knowledge import values_of
from lichtung.bots.search import Search, deals_for
from lichtung.bots.seeing import sight_seed
from lichtung.kernel.chance import Dice
from lichtung.kernel.state import State
from tools.positions import Played

BINS = 10
TRIALS = 1000  # of what luck alone would do to chances that are true


@dataclass(frozen=True)
class Judged:
    """What hints say of a position, and what came of it."""

    table: str
    seed: int
    chance: float
    low: float
    high: float
    points: list[float]

    @property
    def share(self) -> float:
        """How much of its games the seat won."""
        return sum(self.points) / len(self.points)


def judge(one: Played) -> tuple[Judged, list[dict[str, Any]]]:
    """The hints of a position; the chance of the first one is that of the position."""
    ranked = hints(one.state(), one.seat)
    first = ranked[0]
    return Judged(one.table, one.seed, first["chance"], first["low"], first["high"], one.points), ranked


def bins_of(positions: list[Judged]) -> list[list[Judged]]:
    """Positions in order, by the tenth in which their chance lies; empty tenths are left out."""
    bins: list[list[Judged]] = [[] for _ in range(BINS)]
    for one in positions:
        bins[min(BINS - 1, int(one.chance * BINS))].append(one)
    return [members for members in bins if members]


def error_of(bins: list[list[Judged]], shares: list[list[float]]) -> float:
    """The expected calibration error: how far chances and shares lie apart in a bin, by how many positions it has."""
    total = sum(len(members) for members in bins)
    gaps = [
        abs(sum(one.chance for one in members) - sum(won)) for members, won in zip(bins, shares, strict=True) if members
    ]
    return sum(gaps) / total


def calibration_error(positions: list[Judged]) -> float:
    """The error of positions with what came of them."""
    bins = bins_of(positions)
    return error_of(bins, [[one.share for one in members] for members in bins])


def error_by_luck(positions: list[Judged]) -> tuple[float, float]:
    """The error that these positions would show if every chance were exactly true: on average, and at most 19 times of 20."""
    bins, dice = bins_of(positions), Dice(1)
    errors = [error_of(bins, [[draw_share(one, dice) for one in members] for members in bins]) for _ in range(TRIALS)]
    return sum(errors) / TRIALS, sorted(errors)[TRIALS * 19 // 20]


def gap_bounds(positions: list[Judged]) -> tuple[float, float]:
    """Between which the mean of won less shown lies 19 times of 20, as drawing the positions again and again tells."""
    dice, count = Dice(1), len(positions)
    gaps = [one.share - one.chance for one in positions]
    means = sorted(sum(gaps[int(dice.below(count))] for _ in range(count)) / count for _ in range(TRIALS))
    return means[TRIALS // 40], means[TRIALS - 1 - TRIALS // 40]


def draw_share(one: Judged, dice: Dice) -> float:
    """A share of so many games, each won by its chance."""
    fine = 1 << 20
    return sum(int(dice.below(fine)) < one.chance * fine for _ in one.points) / len(one.points)


@dataclass
class Agreement:
    """Pairs of options that one seed tells apart, and what another seed says of them."""

    pairs: int = 0
    same: int = 0
    equal: int = 0  # the other seed shows the same chance of both, or none of one

    def add(self, better: float | None, worse: float | None) -> None:
        """One more pair, with the chances that the other seed shows."""
        self.pairs += 1
        if better is None or worse is None or better == worse:
            self.equal += 1
        elif better > worse:
            self.same += 1

    @property
    def against(self) -> int:
        """Pairs that the other seed shows the other way round."""
        return self.pairs - self.same - self.equal


def agreements(first: list[dict[str, Any]], second: list[dict[str, Any]], apart: Agreement, ranked: Agreement) -> None:
    """Add the pairs of a position: those whose intervals are apart, and those that have different ranks."""
    other = {hint["option"]: hint["chance"] for hint in second}
    compared = [hint for hint in first if hint["rank"] is not None]
    for better, worse in combinations(compared, 2):
        if better["rank"] == worse["rank"]:
            continue
        ranked.add(other.get(better["option"]), other.get(worse["option"]))
        if better["low"] > worse["high"]:
            apart.add(other.get(better["option"]), other.get(worse["option"]))


def in_order(ranked: list[dict[str, Any]]) -> bool:
    """Whether no lower chance stands above a higher one, and equal ranks show equal chances."""
    shown = [hint["chance"] for hint in ranked if hint["chance"] is not None]
    unseen = [hint["chance"] is None for hint in ranked]
    same = {hint["rank"]: hint["chance"] for hint in ranked}
    equal = all(hint["chance"] == same[hint["rank"]] for hint in ranked)
    return shown == sorted(shown, reverse=True) and unseen == sorted(unseen) and equal


def costs(s: State, seat: int) -> tuple[float, float]:
    """Processor seconds of a hint, and of a plain search with as many iterations."""
    start = process_time()
    hints(s, seat)
    middle = process_time()
    view = s.view(seat)
    level = kind_of(s.terms.name, view["seats"], view["settings"]).levels[ADVISER]
    values = values_of(s.terms.name, level.weights)
    search = Search(values, sight_seed(0, view))
    search.deal(lambda number: s.resample(seat, number), deals_for(ITERATIONS))
    search.run(ITERATIONS)
    return middle - start, process_time() - middle
