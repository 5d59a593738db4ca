"""Information-set Monte Carlo tree search: one tree over many deals that all look alike to the searching seat.

Every iteration takes one of the deals, walks down the tree, adds one node, plays on to the horizon and carries the worth
of what it found back up. A node counts how often it was available, because an option need not exist in every deal.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from lichtung.bots.bot import Sample
from lichtung.bots.values import Values
from lichtung.kernel.addresses import OUTCOME
from lichtung.kernel.chance import Dice
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

DEALS: Final = 48  # deals that a search looks at, at least: dealing costs more than an iteration
PER_DEAL: Final = 24  # a long search takes a deal more for each so many iterations
CLOCK: Final = 16  # iterations between two looks at the clock and at who is ahead
UNSEEN: Final = 0.1  # how much worse than its parent an untried option is thought to be
TRIED: Final = 4  # visits after which the worth of an option is believed
NEVER: Final = 1e-9  # how much a wasteful option is liked
SEED_STEP: Final = 1 << 30


def deals_for(iterations: int) -> int:
    """How many deals a search of so many iterations looks at."""
    return min(iterations, max(DEALS, iterations // PER_DEAL))


@final
class Node:
    """What is known about one option: how often it could be taken, how often it was, and what came of it."""

    def __init__(self, key: i64, seat: i64, prior: float) -> None:
        self.key: i64 = key
        self.seat: i64 = seat  # who takes the option
        self.prior: float = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0  # the sum of what the seat that takes it got
        self.worth: float = 0.0  # the mean, or more where its seat has a better answer afterwards
        self.children: list[Node] = []

    def mean(self) -> float:
        """What the option is worth to the seat that takes it."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0


@final
class Search:
    """A search for one decision of one seat."""

    def __init__(self, values: Values, seed: int) -> None:
        self.values: Values = values
        self.dice: Dice = Dice(seed)
        self.seed: int = seed
        self.seat: i64 = 0  # who searches
        self.root: Node = Node(0, 0, 1.0)
        self.deals: list[State] = []
        self.iterations: i64 = 0

    def deal(self, sample: Sample, count: int) -> None:
        """Take some deals to search in; playouts need no knowledge, so they keep none."""
        for i in range(count):
            s = sample(self.seed % SEED_STEP + i * SEED_STEP)
            s.tracks = False
            s.known = s.terms.unknown
            self.deals.append(s)
            self.seat = s.asked_seat()

    def run(self, iterations: int, seconds: float = 0.0, first_only: bool = False) -> None:
        """Search for a number of iterations, or until the time is over; `first_only`: or until it is clear who is first."""
        end = perf_counter() + seconds
        i: i64
        for i in range(iterations):
            if i % CLOCK == 0:
                if seconds > 0.0 and perf_counter() > end:
                    break
                if first_only and self.is_clear(iterations - i):
                    break
            self.iterate(self.deals[i % len(self.deals)].copy())
            self.iterations += 1

    def is_clear(self, left: i64) -> bool:
        """Whether the most visited option stays the first one, however the iterations that are left go."""
        first: i64 = 0
        second: i64 = 0
        for node in self.root.children:
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second > left

    def iterate(self, s: State) -> None:
        """One walk down and up again."""
        values, dice = self.values, self.dice
        s.rng = (dice.below(1 << 31) << 31) + dice.below(1 << 31) + 1
        path = [self.root]
        node = self.root
        while s.data[OUTCOME] == 0:
            if s.terms.seats >= values.crowded and s.asked_seat() != self.seat:
                s.apply(values.pick(s, dice))
                continue
            node = self.select(node, s)
            path.append(node)
            s.apply(node.key >> 8)
            if node.visits == 0:
                break
        values.play_on(s, dice)
        self.carry_back(s, path)

    def select(self, node: Node, s: State) -> Node:
        """The child to walk to: the best by what was seen, by what is known beforehand and by how rarely it was tried."""
        values = self.values
        seat = s.asked_seat()
        frame = s.top_frame()
        offered = s.offered
        n: i64 = len(offered)
        likes = values.likes(s)
        total = 0.0
        i: i64
        for i in range(n):
            if values.wasteful(s, offered[i]):
                likes[i] = NEVER
            total += likes[i]
        hope = self.hope(node, s, seat) - UNSEEN
        best: Node | None = None
        best_score = -1.0e9
        for i in range(n):
            child = self.child(node, i, offered[i] << 8 | frame, seat)
            child.prior = likes[i] / total
            child.available += 1
            worth = child.worth if child.visits > 0 else hope
            if likes[i] <= NEVER:
                worth = -1.0
            score = worth + values.explore * child.prior * sqrt(float(child.available)) / float(1 + child.visits)
            if score > best_score:
                best, best_score = child, score
        assert best is not None
        return best

    def hope(self, node: Node, s: State, seat: i64) -> float:
        """What a seat may expect from options that nobody tried: as much as from those that somebody did."""
        if node.visits > 0 and node.seat == seat:
            return node.worth
        if self.values.shared:
            return 0.5
        visits: i64 = 0
        total = 0.0
        for child in node.children:
            if child.seat == seat:
                visits += child.visits
                total += child.total
        return total / float(visits) if visits > 0 else 1.0 / float(s.terms.seats)

    def child(self, node: Node, place: i64, key: i64, seat: i64) -> Node:
        """The child of a node for an option, made when it is met first; mostly it stands where it stood last time."""
        if place < len(node.children):
            guess = node.children[place]
            if guess.key == key:
                return guess
        for child in node.children:
            if child.key == key:
                return child
        made = Node(key, seat, 0.0)
        node.children.append(made)
        return made

    def carry_back(self, s: State, path: list[Node]) -> None:
        """Tell every node on the path what its seat got."""
        values = self.values
        shared = values.judge(s, 0) if values.shared else 0.0
        worth = vec[float]([0.0] * 8)
        if not values.shared:
            values.judge_all(s, worth)
        at: i64
        for at in range(len(path) - 1, -1, -1):
            node = path[at]
            node.visits += 1
            node.total += shared if values.shared else worth[node.seat]
            node.worth = node.mean()
            if values.grip > 0.0:
                self.grip(node)

    def grip(self, node: Node) -> None:
        """Let the best answer of the same seat count more than the mean over all answers that were tried.

        Only answers that are possible in (nearly) every deal count: what luck must bring is no merit of the option.
        """
        best = node.worth
        for child in node.children:
            if child.seat == node.seat and child.visits >= TRIED and child.available * 20 >= node.visits * 19:
                if child.worth > best:
                    best = child.worth
        node.worth += self.values.grip * (best - node.worth)

    def add(self, key: int, visits: int, total: float) -> None:
        """Add what another search of the same question counted for an option."""
        for node in self.root.children:
            if node.key == key:
                node.visits += visits
                node.total += total
                node.worth = node.mean()
                return

    def rank_options(self) -> list[Node]:
        """The options at the root, the most visited first; the mean decides between equals."""
        return sorted(self.root.children, key=lambda node: (-node.visits, -node.worth, node.key))
