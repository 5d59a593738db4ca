"""The searching bot: a tree search for every decision, stronger with more iterations."""

from __future__ import annotations

from mypy_extensions import i64

from lichtung.bots.bot import Bot, Sample, View
from lichtung.bots.parallel import Companion
from lichtung.bots.search import DEALS, Node, Search, deals_for
from lichtung.bots.seeing import sight_seed
from lichtung.bots.values import Values
from lichtung.kernel.chance import Dice
from lichtung.kernel.history import Question


class Searcher(Bot):
    """Searches for some iterations, or for some seconds. `slips`: how far below the best its choice may be, by chance.

    `deals`: how many deals it looks at, 0 for what suits the iterations.
    With `beside`, a second search of the same size runs in a process of its own.
    """

    def __init__(
        self,
        values: Values,
        iterations: int,
        seed: int = 0,
        slips: float = 0.0,
        seconds: float = 0.0,
        deals: int = 0,
        beside: bool = False,
    ) -> None:
        self.values: Values = values
        self.iterations: int = iterations
        self.seed: int = seed
        self.slips: float = slips
        self.seconds: float = seconds
        self.deals: int = deals
        self.beside: bool = beside

    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        options: list[int] = view["choice"]["options"]
        if len(options) == 1:
            return options[0]
        search = self.search(view, sample)
        return int(self.pick(search.rank_options(), Dice(search.seed)).key >> 8)

    def search(self, view: View, sample: Sample) -> Search:
        """The search for a decision, finished as soon as the answer is clear."""
        search = Search(self.values, sight_seed(self.seed, view))
        deals = self.deals or (DEALS if self.seconds > 0.0 else deals_for(self.iterations))
        companion = Companion(search, sample, deals, self.iterations, self.seconds) if self.beside else None
        search.deal(sample, deals)
        search.run(self.iterations, self.seconds, first_only=self.slips <= 0.0 and not self.beside)
        if companion is not None:
            companion.join(search)
        return search

    def pick(self, ranked: list[Node], dice: Dice) -> Node:
        """The most visited option, or by a slip another one that looks nearly as good."""
        best = ranked[0]
        if self.slips <= 0.0:
            return best
        near = [node for node in ranked if node.visits > 0 and node.worth >= best.worth - self.slips]
        n: i64 = len(near)
        return near[int(dice.below(n))]
