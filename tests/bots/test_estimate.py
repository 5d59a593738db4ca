"""Options compared in the same deals: who is told apart, who is equal, and what follows for ranks."""

from __future__ import annotations

import pytest

import lichtung
from lichtung.bots.estimate import FEWEST, MOST, Candidate, error, gap_between, is_clear, place, pool, rank
from lichtung.bots.hints import estimate
from lichtung.bots.search import Node
from tests.games.sylvion.table import study


def candidate(*got: float, found: int = 10) -> Candidate:
    """An option that got this in one deal after the other."""
    node = Node(256, 0, 1.0)
    node.visits = found
    one = Candidate(node)
    one.results = list(got)
    return one


def waves(level: float, deals: int = 40) -> list[float]:
    """What a deal brings beside an option: much luck, the same for all options."""
    return [level + 0.4 * (-1) ** at for at in range(deals)]


def test_equal_luck_lets_small_differences_be_seen() -> None:
    better, worse = candidate(*waves(0.55)), candidate(*waves(0.5))
    gap, doubt = gap_between(better, worse)
    assert (0.05, True) == (round(gap, 9), doubt < 0.01)
    assert is_clear(better, worse)
    assert error(better.results) > 0.05  # alone, neither number would tell anything about so small a difference


def test_what_luck_explains_is_no_difference() -> None:
    one, other = candidate(*waves(0.5)), candidate(*reversed(waves(0.52)))
    assert not is_clear(one, other)
    assert not is_clear(other, one)


def test_a_few_deals_tell_nothing() -> None:
    assert not is_clear(candidate(*[1.0] * (FEWEST - 1)), candidate(*[0.0] * (FEWEST - 1)))


def test_ranks_are_shared_and_then_left_out() -> None:
    options = [candidate(*waves(level)) for level in (0.5, 0.9, 0.3, 0.9, 0.5)]
    rank(options)
    assert [3, 1, 5, 1, 3] == [one.rank for one in options]


def test_one_that_dropped_out_is_judged_by_the_deals_it_was_played_in() -> None:
    lucky = [0.9] * 8 + [0.2] * 32  # the first deals are good ones
    best, dropped = candidate(*lucky), candidate(*[x - 0.1 for x in lucky[:8]])
    rank([best, dropped])
    assert (1, 2) == (best.rank, dropped.rank)
    assert round(best.worth - 0.1, 9) == round(dropped.worth, 9)


def test_equals_are_listed_by_what_the_search_liked_and_the_unseen_come_last() -> None:
    often, seldom, unseen = candidate(*waves(0.5), found=50), candidate(*waves(0.5), found=5), candidate(found=90)
    rank([seldom, often, unseen])
    assert [often, seldom, unseen] == sorted([unseen, seldom, often], key=place)
    assert 0 == unseen.rank


def test_equals_are_worth_what_they_are_worth_together() -> None:
    one, other = candidate(*waves(0.52)), candidate(*waves(0.48))
    rank([one, other])
    assert 0.5 == round(pool([one, other], one)[0], 9)


def test_what_lies_between_options_is_surer_than_what_they_are_worth() -> None:
    favourite, other = candidate(*waves(0.5)), candidate(*waves(0.3))
    rank([favourite, other])
    assert pool([other], favourite)[1] < 0.02 < error(other.results)


def test_the_favourite_is_what_the_search_visited_most() -> None:
    s = study("defend", mode="introductory", hand="T2 F4 F4 HED", forest_health=10)
    found = estimate(s, 0, 60, 1)
    assert found.favourite is not None
    assert max(one.searched for one in found.options) == found.favourite.searched


@pytest.mark.parametrize("iterations", [1, 7, 60, 150])
def test_every_iteration_is_counted_and_none_is_made_beyond(iterations: int) -> None:
    s = study("defend", mode="introductory", hand="T2 F4 F4 HED", forest_health=10)
    found = estimate(s, 0, iterations, 1)
    assert iterations == sum(one.looks for one in found.options)
    assert 0 == found.left


def test_candidates_get_the_same_deals_and_no_more_of_them_than_can_be_compared() -> None:
    s = lichtung.game("equinox").start(seats=2, seed=5)
    assert s.choice is not None
    found = estimate(s, s.choice.seat, 300, 1)
    played = [one for one in found.options if one.results]
    assert 2 <= len(played) <= MOST
    longest = max(len(one.results) for one in played)
    assert longest <= len(found.deals)
    assert len({s.digest() for s in found.deals}) == len(found.deals)
    assert all(one.rank > 0 for one in played if len(one.results) >= FEWEST)


def test_two_copies_of_one_option_get_the_same_in_every_deal() -> None:
    s = study("defend", mode="introductory", hand="T2 F4 F4 HED", forest_health=10)
    found = estimate(s, 0, 60, 1)
    one = found.options[0]
    twin = Candidate(one.node)
    for number in range(len(one.results)):
        found.play(twin, number)
    assert one.results == twin.results
