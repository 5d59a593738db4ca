"""Copies: independent, equal, with the same future."""

from __future__ import annotations

import copy
import pickle

import pytest

from lichtung import State
from tests.contract.cases import FEW, SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import at_random, finish, looks, viewers, walk

some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


@some_cases
def test_old_copies_never_change(case: Case) -> None:
    s = case.start(11)
    kept: list[tuple[State, str, tuple[int, ...]]] = []
    for _ in looks(s, 11, mixed):
        kept.append((s.copy(), s.digest(), s.options))
    for old, digest, options in kept[::16]:
        finish(old.copy(), 1)
    for old, digest, options in kept:
        assert (old.digest(), old.options, old.over) == (digest, options, False)


@some_cases
def test_playing_a_copy_leaves_the_original_alone(case: Case) -> None:
    s = case.start(12)
    for _ in walk(s, 12, mixed, most=30):
        before = s.digest()
        for option in s.options[:2]:
            other = s.copy()
            other.choose(option)
            assert other.digest() != before
        assert s.digest() == before


def different_copies(s: State) -> list[State]:
    return [s.copy(), copy.copy(s), copy.deepcopy(s), pickle.loads(pickle.dumps(s))]


@few_cases
def test_all_ways_to_copy_give_the_same_state_with_the_same_future(case: Case) -> None:
    s = case.start(13)
    for number, _ in enumerate(looks(s, 13, mixed)):
        if number % 20 == 0:
            copies = different_copies(s)
            assert {other.digest() for other in copies} == {s.digest()}
            assert all(other.options == s.options and other.words() == s.words() for other in copies)
            assert all(other.view(viewer) == s.view(viewer) for other in copies for viewer in viewers(s))
            assert len({finish(other, 5).digest() for other in copies}) == 1
    assert {other.digest() for other in different_copies(s)} == {s.digest()}
    assert all(other.over and other.result == s.result for other in different_copies(s))


@few_cases
def test_a_copy_has_its_own_record(case: Case) -> None:
    s = case.start(14)
    for _ in walk(s, 14, most=4):
        pass
    other = s.copy()
    before = s.record()
    assert other.record() == before
    finish(other, 2, at_random)
    assert s.record() == before
    assert other.record() != before


@few_cases
def test_a_copy_does_not_listen(case: Case) -> None:
    s = case.start(15)
    s.listen(0)
    other = s.copy()
    other.choose(other.options[0])
    assert (other.heard(0), s.heard(0)) == ([], [])


@some_cases
def test_looking_at_answers_that_could_be_given_changes_nothing(case: Case) -> None:
    """A sketch has the answer and nothing of what follows: no deed ran, so no question is open on it."""
    s = case.start(19)
    for _ in walk(s, 19, mixed, most=40):
        before, depth = s.digest(), s.depth
        for option in s.options[:3]:
            sketch = s.foresee(option)
            assert not sketch.offered
            assert sketch.fate is None
            assert sketch.over or sketch.depth >= depth - 1
        for viewer in viewers(s):
            s.view(viewer)
        assert (s.digest(), s.depth) == (before, depth)
