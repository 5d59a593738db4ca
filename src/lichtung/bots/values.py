"""What bots know of a game, behind one small interface; a game without knowledge gets random playouts."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from lichtung.kernel.addresses import OUTCOME
from lichtung.kernel.chance import Dice
from lichtung.kernel.result import Result
from lichtung.kernel.state import State
from lichtung.kernel.vecs import vec

Weights = dict[str, float]

FINE: Final = 1 << 20  # how finely a preference is diced for
EVEN: Final = 0.5  # what is said of a position by somebody who knows nothing


def squash(x: float) -> float:
    """A number to a chance: 0 becomes one half, big ones nearly 1."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """Knowledge of one game. Override `value` and `weigh` (or `pick`), and set the numbers in `__init__`.

    - `horizon`: how many decisions a playout lasts before `value` judges (the end of the game judges earlier).
    - `patience`: how many decisions it may last beyond that while the position is not `quiet`.
    - `explore`: how much a search trusts `weigh` against what it has seen: higher looks wider.
    - `grip`: how much a search counts the best of a seat's own next answers instead of the mean of all it tried.
    - `crowded`: with so many seats the others are not searched: they answer as playouts do.
    - `shared`: all seats win or lose together, so one value serves all of them.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.horizon: i64 = 10_000
        self.patience: i64 = 0
        self.explore: float = 1.0
        self.grip: float = 0.0
        self.crowded: i64 = 100
        self.shared: bool = False

    def value(self, s: State, seat: i64) -> float:
        """The chance, 0 to 1, that the seat wins (comes first) from a position that is not the end."""
        return EVEN

    def weigh(self, s: State, option: i64) -> float:
        """How much a playout likes an offered option: above 0, compared with the other options of the same question."""
        return 1.0

    def pick(self, s: State, dice: Dice) -> i64:
        """The option that a playout takes: at random, in proportion to `weigh`."""
        offered = s.offered
        n: i64 = len(offered)
        if n == 1:
            return offered[0]
        return self.draw(self.likes(s), offered, dice)

    def draw(self, likes: vec[float], offered: vec[i64], dice: Dice) -> i64:
        """One of the options at random, in proportion to how they are liked."""
        n: i64 = len(offered)
        total = 0.0
        i: i64
        for i in range(n):
            total += likes[i]
        left = total * float(dice.below(FINE)) / FINE
        for i in range(n - 1):
            left -= likes[i]
            if left < 0.0:
                return offered[i]
        return offered[n - 1]

    def likes(self, s: State) -> vec[float]:
        """`weigh` for every offered option, in order."""
        offered = s.offered
        n: i64 = len(offered)
        likes = vec[float]([0.0] * n)
        i: i64
        for i in range(n):
            likes[i] = self.weigh(s, offered[i])
        return likes

    def wasteful(self, s: State, option: i64) -> bool:
        """Whether an option gains nothing and could be taken for ever; bots leave it when there is another."""
        return False

    def quiet(self, s: State) -> bool:
        """Whether `value` can judge the position well: nothing is half done."""
        return True

    def outcome(self, s: State, seat: i64) -> float:
        """What the end of a game was worth to a seat: 1 for winning alone, shared with those who tie, 0 else."""
        result: Result = s.terms.game.result(s)
        if result.won is not None:
            return 1.0 if result.won else 0.0
        return 1.0 / len(result.winners) if int(seat) in result.winners else 0.0

    def judge(self, s: State, seat: i64) -> float:
        """The worth of any position to a seat: the outcome at the end, else the value."""
        return self.outcome(s, seat) if s.data[OUTCOME] != 0 else self.value(s, seat)

    def judge_all(self, s: State, worth: vec[float]) -> None:
        """The worth of a position to every seat."""
        seat: i64
        for seat in range(s.terms.seats):
            worth[seat] = self.judge(s, seat)

    def settle(self, s: State, dice: Dice) -> None:
        """Finish what is half done, so that `value` can judge."""
        steps: i64 = 0
        while s.data[OUTCOME] == 0 and steps < self.patience and not self.quiet(s):
            s.apply(self.pick(s, dice))
            steps += 1

    def play_on(self, s: State, dice: Dice) -> None:
        """A playout: answer questions until the horizon, then on to a quiet position."""
        steps: i64 = 0
        while s.data[OUTCOME] == 0 and not self.done(s, steps):
            s.apply(self.pick(s, dice))
            steps += 1

    def done(self, s: State, steps: i64) -> bool:
        """Whether a playout that has lasted some decisions ends here."""
        if steps < self.horizon:
            return False
        return steps >= self.horizon + self.patience or self.quiet(s)
