"""A search that only wants to know the first option stops when it is clear, and finds the one that it would have found."""

from __future__ import annotations

from itertools import islice

import pytest

from lichtung.bots.knowledge import values_of
from lichtung.bots.search import Search, deals_for
from lichtung.kernel.state import State
from tests.bots.asking import mixes, positions
from tests.helpers.ours import our_games

ITERATIONS = 96


def searched(s: State, first_only: bool) -> Search:
    """A search for the open question of a position."""
    assert s.choice is not None
    seat = s.choice.seat
    search = Search(values_of(s.terms.name), 3)
    search.deal(lambda seed: s.resample(seat, seed), deals_for(ITERATIONS))
    search.run(ITERATIONS, first_only=first_only)
    return search


@pytest.mark.once
@pytest.mark.parametrize("name", our_games())
def test_stopping_early_changes_no_answer(name: str) -> None:
    shortened = 0
    for case in mixes(name):
        for s in islice(positions(case, 4, 7), 4):
            whole, short = searched(s, False), searched(s, True)
            assert whole.rank_options()[0].key == short.rank_options()[0].key
            assert whole.iterations == ITERATIONS
            shortened += short.iterations < ITERATIONS
    assert shortened > 0


def test_a_leader_that_can_still_be_reached_is_not_clear() -> None:
    s = next(positions(mixes("sylvion")[0], 1, 7))
    search = searched(s, False)
    first, second = (node.visits for node in search.rank_options()[:2])
    assert not search.is_clear(first - second)
    assert search.is_clear(first - second - 1)
