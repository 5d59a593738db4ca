"""Whatever is answered: components stay, views hide, positions come back."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

import lichtung
from lichtung import State
from tests.contract.cases import ALL, Case
from tests.helpers.sight import same_text
from tests.helpers.walk import viewers

cases = st.sampled_from(ALL)
seeds = st.integers(0, (1 << 128) - 1)
answers = st.lists(st.integers(0, 99), max_size=60)


def played(case: Case, seed: int, picks: list[int]) -> State:
    """A game after some answers: each number picks an option, counted round."""
    s = case.start(seed)
    for pick in picks:
        if not s.over:
            s.choose(s.options[pick % len(s.options)])
    return s


@given(case=cases, seed=seeds, picks=answers)
def test_components_are_conserved(case: Case, seed: int, picks: list[int]) -> None:
    """A strict position has them all."""
    s = played(case, seed, picks)
    assert case.game.load(s.position()).digest() == s.digest()


@given(case=cases, seed=seeds, picks=answers, deal=st.integers(0, 1 << 32))
def test_views_are_equal_after_resampling(case: Case, seed: int, picks: list[int], deal: int) -> None:
    s = played(case, seed, picks)
    for viewer in viewers(s):
        other = s.resample(viewer, deal)
        assert same_text(s.view(viewer), other.view(viewer))
        assert other.resample(viewer, 1).digest() == s.resample(viewer, 1).digest()


@given(case=cases, seed=seeds, picks=answers)
def test_positions_and_records_come_back(case: Case, seed: int, picks: list[int]) -> None:
    s = played(case, seed, picks)
    position = json.loads(json.dumps(s.position()))
    assert case.game.load(position).position() == position
    assert lichtung.replay(s.record()).digest() == s.digest()


@given(case=cases, seed=seeds, picks=answers, cut=st.integers(0, 60))
def test_a_game_goes_on_from_a_copy_a_position_and_a_record_alike(
    case: Case, seed: int, picks: list[int], cut: int
) -> None:
    whole = played(case, seed, picks)
    s = played(case, seed, picks[:cut])
    for other in (s.copy(), case.game.load(s.position()), lichtung.replay(s.record())):
        for pick in picks[cut:]:
            if not other.over:
                other.choose(other.options[pick % len(other.options)])
        assert other.digest() == whole.digest()
