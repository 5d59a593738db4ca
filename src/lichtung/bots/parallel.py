"""A second search in a process of its own, on a core that would be idle; its root is added to the first one's."""

from __future__ import annotations

from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkProcess
from typing import Final

from lichtung.bots.bot import Sample
from lichtung.bots.search import Search

Counts = list[tuple[int, int, float]]
OTHER_SEED: Final = 0x5DEECE66D  # turns the seed of a search into that of its companion


class Companion:
    """A search beside another one: same values, other deals. Where processes cannot be forked, there is none."""

    def __init__(self, search: Search, sample: Sample, deals: int, iterations: int, seconds: float) -> None:
        self.pipe: Connection | None = None
        self.child: ForkProcess | None = None
        if "fork" not in get_all_start_methods():
            return
        context = get_context("fork")
        self.pipe, theirs = context.Pipe(False)
        other = Search(search.values, search.seed ^ OTHER_SEED)
        self.child = context.Process(target=search_into, args=(theirs, other, sample, deals, iterations, seconds))
        self.child.start()
        theirs.close()

    def join(self, search: Search) -> None:
        """Wait for the companion and add what it counted at the root; a companion that died adds nothing."""
        if self.pipe is None or self.child is None:
            return
        try:
            counts: Counts = self.pipe.recv()
        except EOFError:
            counts = []
        self.child.join()
        self.pipe.close()
        for key, visits, total in counts:
            search.add(key, visits, total)


def search_into(pipe: Connection, search: Search, sample: Sample, deals: int, iterations: int, seconds: float) -> None:
    """In a process of its own: search, and tell the counts at the root."""
    search.deal(sample, deals)
    search.run(iterations, seconds)
    pipe.send([(int(node.key), int(node.visits), node.total) for node in search.root.children])
