"""Bots see what their seat sees: a deal with another hidden part, looking the same, gets the same answer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from lichtung import State
from lichtung.bots.bot import Bot, Sample, View, answer
from lichtung.kernel.history import Question
from tests.bots.asking import greedy, mixes, positions, quick, searcher
from tests.helpers.measured import note
from tests.helpers.ours import our_games

Maker = Callable[[State], Bot]


class Cheater(Bot):
    """Looks at the real state instead of its view: here in the tests so that the check itself is tested."""

    def __init__(self, real: State) -> None:
        self.real = real

    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        options: list[int] = view["choice"]["options"]
        return options[int(self.real.digest(), 16) % len(options)]


def answers_alike(make: Maker, s: State) -> bool:
    """Whether a bot answers a position and the same position with its hidden part dealt anew in the same way."""
    asked = s.choice
    assert asked is not None
    other = s.resample(asked.seat, 987)
    return answer(make(s), s) == answer(make(other), other)


def uniform(s: State) -> Bot:
    return quick("uniform", s.game)


def level(s: State) -> Bot:
    """A searching level as it sits at a table: it also looks at which kind of table that is."""
    return quick("novice", s.game)


@pytest.mark.parametrize("name", our_games())
@pytest.mark.parametrize("make", [uniform, greedy, searcher, level])
def test_a_bot_answers_the_same_sight_the_same_way(name: str, make: Maker) -> None:
    for case in mixes(name):
        for s in islice(positions(case, 3, 9), 3):
            assert answers_alike(make, s)


@pytest.mark.parametrize("name", our_games())
def test_a_bot_that_reads_the_hidden_part_is_caught(name: str) -> None:
    found = [answers_alike(Cheater, s) for case in mixes(name) for s in islice(positions(case, 3, 5), 8)]
    assert not all(found)


@pytest.mark.long
@pytest.mark.parametrize("name", our_games())
def test_a_thousand_positions_are_answered_honestly(name: str) -> None:
    seen = 0
    seed = 0
    while seen < 1000:
        case = mixes(name)[seed % len(mixes(name))]
        for s in positions(case, seed, 7):
            assert answers_alike(greedy, s)
            assert answers_alike(searcher, s)
            assert answers_alike(level, s)
            seen += 1
        seed += 1
    note(f"{name}: honest bots", f"{seen} positions", "the same answer whatever is hidden")
