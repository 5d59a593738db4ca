"""Random games in compiled code: the measure of speed and the simplest test that games end."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lichtung.kernel.addresses import OUTCOME
from lichtung.kernel.chance import Dice, fast_start

if TYPE_CHECKING:
    from lichtung.kernel.state import State
    from lichtung.kernel.terms import Terms

CHECKSUM: Final = 1 << 40


def play_many(terms: Terms, games: int, seconds: float, seed: int, dice: Dice) -> tuple[int, int, int]:
    """Play a number of games, or for a number of seconds; see `Game.playouts`."""
    decisions: i64 = 0
    checksum: i64 = 0
    played = 0
    game = terms.game
    end = perf_counter() + seconds
    while played < games if games >= 0 else perf_counter() < end:
        s = game.start_fast(terms, fast_start(seed + played))
        while s.data[OUTCOME] == 0:
            offered = s.offered
            n: i64 = len(offered)
            if n > 1:
                option = offered[dice.below(n)]
                decisions += 1
                checksum = (checksum * 31 + option) % CHECKSUM
            else:
                option = offered[0]
            s.apply(option)
        played += 1
    return int(decisions), played, int(checksum)


def measure_copies(s: State, count: int) -> float:
    """Seconds for that many copies of a state, the last copy copied each time."""
    start = perf_counter()
    i: i64
    for i in range(count):
        s = s.copy()
    return perf_counter() - start
