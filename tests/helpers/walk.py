"""Playing games by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lichtung import Dice, State

Chooser = Callable[[State, Dice], int]
Viewer = int | None


def at_random(s: State, dice: Dice) -> int:
    """Any option."""
    options = s.options
    return options[dice.below(len(options))]


def walk(s: State, seed: int, chooser: Chooser = at_random, most: int = 10**9) -> Iterator[State]:
    """The state at each of its decisions, answered by itself; the same object all the time."""
    dice = Dice(seed)
    for _ in range(most):
        if s.over:
            return
        yield s
        s.choose(chooser(s, dice))


def looks(s: State, seed: int, chooser: Chooser = at_random, dense: int = 60, rarely: int = 60) -> Iterator[State]:
    """A walk that is looked at: at every decision at first, later only now and then, for games of a thousand decisions."""
    for number, _ in enumerate(walk(s, seed, chooser)):
        if number < dense or number % rarely == 0:
            yield s


def finish(s: State, seed: int, chooser: Chooser = at_random) -> State:
    """The state, played to its end."""
    for _ in walk(s, seed, chooser):
        pass
    return s


def viewers(s: State) -> list[Viewer]:
    """Everybody who looks at a table: its seats and a spectator."""
    return [*range(s.terms.seats), None]
