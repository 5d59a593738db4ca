"""What options are worth beside each other: all of them tried in the same deals with the same luck.

A search finds who is worth comparing. Then every candidate is played in the same deals and on from there by the same
dice, so that what two of them got can be subtracted deal by deal. Who is clearly worse than the best drops out, and the
others share what is left. The tree of the search has no say in the comparison: what follows an option in it is another thing
for every seed, and the fewer looks it is made of, the more it is chance. Of the position as a whole it knows more, because it
finds better answers than playouts do: the level comes from its favourite option, the differences from the comparison.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from lichtung.bots.bot import Sample
from lichtung.bots.search import SEED_STEP, Node, Search, deals_for
from lichtung.kernel.addresses import OUTCOME
from lichtung.kernel.chance import Dice
from lichtung.kernel.state import State

SEARCHED: Final = 0.3  # the part of the iterations that finds the candidates
MOST: Final = 8  # candidates at most
ROUND: Final = 8  # deals between two looks at who is clearly worse
FEWEST: Final = 8  # deals before anything is said of an option
CLEAR: Final = 2.6  # standard errors by which one option must be worse than another to be told apart
ROUGH: Final = 0.25  # a mean of so many deals is never surer than this over their number
LUCK: Final = 1_000_003  # keeps the dice of neighbouring deals apart


@final
class Candidate:
    """An option at the root, and what it got in each deal."""

    def __init__(self, node: Node) -> None:
        self.node: Node = node
        self.searched: int = int(node.visits)  # how often the search walked to it of its own accord
        self.results: list[float] = []
        self.ended: int = 0  # deals that were played to the end
        self.rank: int = 0  # 0: not compared
        self.worth: float = 0.0  # what it got on average; of one that dropped out, what it would have got in all deals

    @property
    def looks(self) -> int:
        """How often anybody looked at it: walks of the search, and deals."""
        return int(self.node.visits) + len(self.results)

    def is_sure(self) -> bool:
        """Whether it won in every deal, and not by what anybody judged."""
        return self.ended == len(self.results) and all(got >= 1.0 for got in self.results)

    def mean(self) -> float:
        """What it got on average in the deals that it was played in."""
        return sum(self.results) / len(self.results) if self.results else 0.0


@final
class Estimate:
    """The options of one question, compared."""

    def __init__(self, search: Search, sample: Sample) -> None:
        self.search: Search = search
        self.sample: Sample = sample
        self.deals: list[State] = []  # those of the search, and more where they do not suffice
        self.options: list[Candidate] = []  # best first, once `run` is over
        self.left: int = 0  # iterations that may still be made
        self.favourite: Candidate | None = None  # the option that the search visited most

    def run(self, iterations: int) -> None:
        """Search, compare, and put the options in their order."""
        search = self.search
        searched = max(1, int(SEARCHED * iterations))
        search.deal(self.sample, deals_for(searched))
        search.run(searched)
        self.left = iterations - searched
        self.options = [Candidate(node) for node in search.rank_options()]
        self.favourite = self.options[0]
        self.deals = list(search.deals)
        candidates = self.options[: min(MOST, max(1, self.left // FEWEST))]
        self.compare(candidates)
        rank(candidates)
        self.options.sort(key=place)

    def of_rank(self, rank: int) -> list[Candidate]:
        """The options that share a rank."""
        return [one for one in self.options if one.rank == rank]

    def compare(self, candidates: list[Candidate]) -> None:
        """Play the candidates in one deal after the other; those that are clearly worse than the best drop out."""
        playing = list(candidates)
        number = 0
        while self.left >= len(playing):
            for one in playing:
                self.play(one, number)
            self.left -= len(playing)
            number += 1
            if number % ROUND == 0 and len(playing) > 1:
                best = max(playing, key=lambda one: one.mean())
                playing = [one for one in playing if not is_clear(best, one)]
        for one in playing[: self.left]:
            self.play(one, number)
        self.left = 0

    def play(self, one: Candidate, number: int) -> None:
        """What an option gets in a deal."""
        search = self.search
        if number == len(self.deals):
            s = self.sample(search.seed % SEED_STEP + number * SEED_STEP)
            s.tracks = False
            s.known = s.terms.unknown
            self.deals.append(s)
        s = self.deals[number].copy()
        dice = Dice(search.seed + LUCK * (number + 1))
        s.rng = (dice.below(1 << 31) << 31) + dice.below(1 << 31) + 1
        s.apply(one.node.key >> 8)
        search.values.play_on(s, dice)
        one.results.append(search.values.judge(s, search.seat))
        if s.data[OUTCOME] != 0:
            one.ended += 1


def gap_between(one: Candidate, other: Candidate) -> tuple[float, float]:
    """How much more one option got than another in the deals that both were played in, and the standard error of that."""
    n = min(len(one.results), len(other.results))
    if n < FEWEST:
        return 0.0, 1.0
    gaps = [one.results[i] - other.results[i] for i in range(n)]
    return sum(gaps) / n, error(gaps)


def error(numbers: list[float]) -> float:
    """The standard error of a mean; a few equal numbers are no certainty."""
    n = len(numbers)
    if n < 2:
        return 1.0
    mean = sum(numbers) / n
    spread = sqrt(sum([(x - mean) * (x - mean) for x in numbers]) / (n - 1) / n)
    return max(spread, ROUGH / n)


def is_clear(better: Candidate, worse: Candidate) -> bool:
    """Whether one option is better than another by more than chance explains."""
    gap, doubt = gap_between(better, worse)
    return gap > CLEAR * doubt


def rank(candidates: list[Candidate]) -> None:
    """Give equal ranks to what cannot be told from the best of them, from the top down."""
    compared = [one for one in candidates if len(one.results) >= FEWEST]
    if not compared:
        return
    best = max(compared, key=lambda one: (len(one.results), one.mean()))
    for one in compared:
        one.worth = best.mean() - gap_between(best, one)[0]
    left = sorted(compared, key=lambda one: -one.worth)
    taken = 0
    while left:
        size = 1
        while size < len(left) and not is_clear(left[0], left[size]):
            size += 1
        for one in left[:size]:
            one.rank = taken + 1
        taken += size
        left = left[size:]


def place(one: Candidate) -> tuple[int, int, float, int]:
    """Where an option stands in the list: by rank, among equals by how often the search went to it."""
    return one.rank if one.rank > 0 else 1 << 30, -one.searched, -one.node.worth, int(one.node.key)


def pool(equals: list[Candidate], measure: Candidate) -> tuple[float, float]:
    """What options of one rank are worth together, and the standard error of how far that is from another option."""
    n = min([len(one.results) for one in [*equals, measure]])
    gaps = [sum([one.results[i] for one in equals]) / len(equals) - measure.results[i] for i in range(n)]
    return sum([one.worth for one in equals]) / len(equals), error(gaps)


def share_ended(options: list[Candidate]) -> float:
    """In how many of their deals options were played to the end of the game."""
    return sum([one.ended for one in options]) / max(1, sum([len(one.results) for one in options]))
