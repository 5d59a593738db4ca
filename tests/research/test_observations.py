"""Observations are functions of the view alone, for every seat and for spectators."""

from __future__ import annotations

import numpy as np
import pytest

from lichtung import State
from lichtung.research.observation import Observer, observer_of
from lichtung.research.reading import observe_view
from tests.contract.cases import SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import finish, looks, viewers

some_cases = pytest.mark.parametrize("case", SOME, ids=str)


def differences(observer: Observer, first: State, other: State, viewer: int | None) -> list[str]:
    """The names of the slices that differ between what the fast observer sees and what the view of another state says."""
    fast = observer.observe(first, viewer)
    defined = observe_view(observer, other.view(viewer), viewer)
    return [
        part.name
        for part in observer.plan.slices
        if np.any(fast[part.start : part.stop] != defined[part.start : part.stop])
    ]


@some_cases
def test_an_observation_is_the_one_that_the_view_defines(case: Case) -> None:
    s = case.start(61)
    observer = observer_of(s.terms)
    for number, _ in enumerate(looks(s, 61, mixed)):
        if number % 5 == 0:
            for viewer in viewers(s):
                assert differences(observer, s, s, viewer) == []
    for viewer in viewers(finish(s, 61, mixed)):
        assert differences(observer, s, s, viewer) == []


@some_cases
def test_an_observation_is_the_same_after_resampling(case: Case) -> None:
    """Dealing anew what a seat does not know changes nothing for that seat."""
    s = case.start(62)
    observer = observer_of(s.terms)
    for number, _ in enumerate(looks(s, 62, mixed)):
        if number % 3 == 0:
            for viewer in viewers(s):
                other = s.resample(viewer, number)
                assert observer.observe(s, viewer).tolist() == observer.observe(other, viewer).tolist()
