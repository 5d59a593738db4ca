"""The open-card solver: with every card of a deal known, look for a line that wins, or give up.

It keeps the best positions of a round (a beam), plays the round from each of them many times, mostly as its knowledge
advises and sometimes at random, and keeps the best of the different positions that come out. When nothing won, it
begins again with a wider beam, until the budget of nodes (answers tried) is used up. It is told the truth, future
shuffles included, so it is no bot: it says which deals can be won, and that is what bots are measured against.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from lichtung.bots.values import Values
from lichtung.kernel.addresses import OUTCOME, ROUND
from lichtung.kernel.chance import Dice
from lichtung.kernel.state import State

NODES: Final = 1_000_000
WIDTH: Final = 12  # positions kept from round to round in the first try
TRIES: Final = 24  # how often a round is played from each of them
WIDEST: Final = 768
WILD: Final = 25  # of a hundred answers, how many are given without asking the knowledge
LONGEST: Final = 400  # answers within one round; whoever needs more is going round in circles
HASH: Final = 0xFFFFFFFFFF
BLUR: Final = 1000  # the beam's order is blurred by up to a twentieth, so that tries differ


@final
class Node:
    """A position at the beginning of a round, and the answers that led to it from the one before."""

    def __init__(self, state: State, parent: Node | None, line: list[int]) -> None:
        self.state: State = state
        self.parent: Node | None = parent
        self.line: list[int] = line
        self.worth: float = 0.0

    def options(self) -> list[int]:
        """Every answer from the deal to here."""
        lines: list[list[int]] = []
        node: Node | None = self
        while node is not None:
            lines.append(node.line)
            node = node.parent
        return [option for line in reversed(lines) for option in line]


@final
class Solution:
    """What came out: the answers that win, or None, and how many nodes it took."""

    def __init__(self, options: list[int] | None, nodes: int) -> None:
        self.options: Final[list[int] | None] = options
        self.nodes: Final[int] = nodes


@final
class Solver:
    """One search for a winning line."""

    def __init__(self, values: Values, budget: int, seed: int) -> None:
        self.values: Values = values
        self.budget: i64 = budget
        self.dice: Dice = Dice(seed)
        self.nodes: i64 = 0

    def solve(self, s: State) -> list[int] | None:
        """The answers that win from here, or None when the budget was not enough."""
        root = Node(bare(s), None, [])
        width: i64 = WIDTH
        while self.nodes < self.budget:
            won = self.climb(root, width)
            if won is not None:
                return won.options()
            if width < WIDEST:
                width *= 2
        return None

    def climb(self, root: Node, width: i64) -> Node | None:
        """One try: from round to round with the best positions of each."""
        beam = [root]
        while beam and self.nodes < self.budget:
            following: dict[int, Node] = {}
            for node in beam:
                i: i64
                for i in range(TRIES):
                    ended = self.play_round(node, WILD if i > 0 else 0)
                    if ended is None:
                        continue
                    if ended.state.data[OUTCOME] != 0:
                        return ended
                    following.setdefault(fingerprint(ended.state), ended)
            beam = self.best(list(following.values()), width)
        return None

    def play_round(self, node: Node, wild: i64) -> Node | None:
        """The round played once: where it leads, or None when the game is lost or the round does not end."""
        s = node.state.copy()
        values, dice = self.values, self.dice
        line: list[int] = []
        round_ = s.data[ROUND]
        while s.data[ROUND] == round_ and len(line) < LONGEST:
            count: i64 = len(s.offered)
            if wild > 0 and dice.below(100) < wild:
                option = s.offered[dice.below(count)]
            else:
                option = values.pick(s, dice)
            line.append(int(option))
            s.apply(option)
            self.nodes += 1
            if s.data[OUTCOME] != 0:
                result = s.result
                return Node(s, node, line) if result is not None and result.won else None
        if s.data[ROUND] == round_:
            return None
        if s.fate is not None:
            s.fate.log = []
        return Node(s, node, line)

    def best(self, nodes: list[Node], width: i64) -> list[Node]:
        """The best positions for the next round, in a slightly blurred order."""
        for node in nodes:
            blur = 1.0 + float(self.dice.below(BLUR)) / (20.0 * BLUR)
            node.worth = self.values.value(node.state, 0) * blur
        nodes.sort(key=worth, reverse=True)
        return nodes[: int(width)]


def worth(node: Node) -> float:
    """How good a position looks."""
    return node.worth


def bare(s: State) -> State:
    """A copy that remembers nothing of how it came about: cheap to copy, with the same future."""
    other = s.copy()
    other.history = None
    other.tracks = False
    if other.fate is not None:
        other.fate.log = []
    return other


def fingerprint(s: State) -> int:
    """A number that differs for different positions, nearly always."""
    h: i64 = s.depth
    for number in s.data:
        h = (h * 1000003 + number + 7) & HASH
    i: i64
    for i in range(s.depth):
        h = (h * 1000003 + s.stack[i] + 7) & HASH
    return int(h)


def solve(s: State, values: Values, nodes: int = NODES, seed: int = 1) -> Solution:
    """Look for answers that win from a state of a solo or team game whose cards are all known."""
    solver = Solver(values, nodes, seed)
    return Solution(solver.solve(s), int(solver.nodes))
