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
from tools import research_tables

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


@some_cases
def test_every_card_in_sight_is_counted(case: Case) -> None:
    """No card can lie where the observation has no number for it, nor a counter outgrow its sixteen bits."""
    s = case.start(63)
    observer = observer_of(s.terms)
    for _ in looks(s, 63, mixed):
        lost = [
            f"{case.game.card_name(card)} in {spot.zone.key}"
            for spot in observer.plan.spots
            if spot.depth < 0 and not spot_is_partial(observer, spot.table)
            for card in spot.zone.cards(s)
            if observer.plan.tables[spot.table][card] < 0
        ]
        assert lost == []
        assert max(abs(int(number)) for number in s.data) < 2**15


def spot_is_partial(observer: Observer, table: int) -> bool:
    """Postcards are counted apart from the dreams they lie on: most dreams have none."""
    postcards = {part.start for part in observer.plan.slices if part.name.endswith(" postcards")}
    return any(spot.table == table and spot.base in postcards for spot in observer.plan.spots)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_slices_follow_each_other_without_gaps(case: Case) -> None:
    plan = observer_of(case.game.terms(case.seats, case.settings)).plan
    assert [0, *[part.stop for part in plan.slices]] == [*[part.start for part in plan.slices], plan.size]


def test_the_page_about_observations_is_up_to_date() -> None:
    """If the change is meant: `python -m tools.research_tables`."""
    assert research_tables.text() == research_tables.PAGE.read_text(encoding="utf-8")
