"""The same seed and the same iterations give the same answer, plain and compiled."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import islice

import pytest

import lichtung
from lichtung.bots.bot import answer
from lichtung.bots.kinds import kind_of
from lichtung.bots.knowledge import values_of
from lichtung.bots.searcher import Searcher
from tests.bots.asking import mixes, positions, searcher
from tests.helpers.ours import our_games

ANSWERS = {
    "sylvion": (1, "4b62f39670da"),
    "urbion": (2, "a5d9e6ac767d"),
}  # by versions; when they change, so must these


@pytest.mark.parametrize("name", our_games())
def test_a_search_repeats_itself(name: str) -> None:
    for case in mixes(name):
        for s in islice(positions(case, 8, 6), 2):
            assert answer(searcher(s, 12), s) == answer(searcher(s, 12), s.copy())


def answers(name: str) -> str:
    """A hash of what a search answers to some positions of a game."""
    told = [answer(searcher(s, 20), s) for case in mixes(name) for s in islice(positions(case, 2, 8), 4)]
    return sha256(json.dumps(told).encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", sorted(ANSWERS))
def test_plain_and_compiled_bots_answer_as_this_version_does(name: str) -> None:
    assert ANSWERS[name] == (kind_of(name, 1, {}).version, answers(name))


def test_a_second_process_repeats_itself_too() -> None:
    s = lichtung.game("urbion").start(seed=2)
    bots = [Searcher(values_of("urbion"), 20, 5, beside=True) for _ in range(2)]
    assert answer(bots[0], s) == answer(bots[1], s)


def test_a_second_process_counts_as_much_as_the_first() -> None:
    s = lichtung.game("urbion").start(seed=2)
    view = s.view(0)
    bot = Searcher(values_of("urbion"), 20, 5, beside=True)
    found = bot.search(view, lambda seed: s.resample(0, seed))
    assert sum(int(node.visits) for node in found.root.children) == 40


def test_a_search_stops_when_its_time_is_over() -> None:
    s = lichtung.game("sylvion").start(seed=2)
    bot = Searcher(values_of("sylvion"), 10**9, 5, seconds=0.05, deals=4)
    assert answer(bot, s) in s.options
