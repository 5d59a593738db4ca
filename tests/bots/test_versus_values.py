"""What bots know of Equinox and Tribes: the end is judged by the rules, values are chances, playouts answer everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import lichtung
from lichtung import Dice, State
from lichtung.bots.knowledge import values_of
from lichtung.bots.search import Node, Search
from lichtung.kernel.vecs import vec

TABLES = [(name, seats) for name in ("equinox", "tribes") for seats in (2, 3, 4, 5)]
each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


def positions(name: str, seats: int, seed: int) -> Iterator[State]:
    """A game played by the playouts' own preferences, position by position, the end included."""
    s, dice, values = lichtung.game(name).start(seats=seats, seed=seed, fast=True), Dice(seed), values_of(name)
    while not s.over:
        yield s
        s.apply(values.pick(s, dice))
    yield s


@each_table
def test_the_end_is_worth_what_the_rules_say(name: str, seats: int) -> None:
    values = values_of(name)
    for seed in range(3):
        *_, end = positions(name, seats, seed)
        assert end.result is not None
        winners = end.result.winners
        expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        assert expected == [values.judge(end, seat) for seat in range(seats)]


@each_table
def test_values_are_chances_and_do_not_change_the_position(name: str, seats: int) -> None:
    values = values_of(name)
    for number, s in enumerate(positions(name, seats, 7)):
        if number % 7 == 0 and not s.over:
            before = s.digest()
            found = [values.value(s, seat) for seat in range(seats)]
            assert all(0.0 < one < 1.0 for one in found)
            assert abs(1.0 - sum(found)) < 1e-9
            together = vec[float]([0.0] * 8)
            values.judge_all(s, together)
            assert found == list(together)[:seats]
            assert before == s.digest()


@each_table
def test_playouts_like_every_option_of_every_question_at_least_a_little(name: str, seats: int) -> None:
    values = values_of(name)
    s, dice = lichtung.game(name).start(seats=seats, seed=8, fast=True), Dice(8)
    asked = 0
    while not s.over and asked < 400:  # at random, so that questions come up that nobody sensible reaches
        likes = values.likes(s)
        assert len(s.options) == len(likes)
        assert all(0.0 < like < 1e15 for like in likes)
        assert abs(likes[-1] - values.weigh(s, s.options[-1])) < 1e-12
        s.apply(s.options[dice.below(len(s.options))])
        asked += 1


@each_table
def test_games_by_preference_end_soon(name: str, seats: int) -> None:
    assert 1500 > sum(1 for _ in positions(name, seats, 9))


@pytest.mark.parametrize("name", ["equinox", "tribes"])
def test_a_playout_ends_at_the_horizon_or_soon_after_at_a_quiet_position(name: str) -> None:
    values, s = values_of(name), lichtung.game(name).start(seats=2, seed=3, fast=True)
    values.horizon, values.patience = 5, 100
    values.play_on(s, Dice(3))
    assert values.quiet(s)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_expects_of_untried_options_what_came_of_the_tried_ones(seats: int) -> None:
    s, search = lichtung.game("equinox").start(seats=seats, seed=3, fast=True), Search(values_of("equinox"), 1)
    after_the_other = Node(0, 0, 1.0)
    assert 1 / seats == search.hope(after_the_other, s, 1)
    tried = Node(256, 1, 0.5)
    tried.visits, tried.total = 4, 3.0
    after_the_other.visits, after_the_other.children = 4, [tried, Node(512, 1, 0.5)]
    assert 0.75 == search.hope(after_the_other, s, 1)
