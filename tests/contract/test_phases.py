"""Phases: every event says in which phase of the rulebook it happened, and who stages it sees the table after each scene."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from lichtung.kernel.frames import Choice
from tests.contract.cases import FEW, SOME, Case, names
from tests.helpers.choosers import mixed
from tests.helpers.walk import looks, viewers

some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)
each_game = pytest.mark.parametrize("name", names())


def happened(events: list[Any]) -> list[Any]:
    """What happened, without how things stand and without answers, which can be private."""
    return [event for event in events if event["event"] not in ("view", "chosen")]


@each_game
def test_the_frames_of_a_game_lie_in_its_phases_and_its_great_moments_are_some_of_them(name: str) -> None:
    game = lichtung.game(name)
    named = {frame.phase for frame in game.frames[1:]}
    assert len(game.phases) == len(set(game.phases))
    assert named <= set(game.phases or [""])
    assert set(game.great) < set(game.phases or ["none"])


@some_cases
def test_every_event_has_a_phase_of_its_game_the_same_for_all(case: Case) -> None:
    s = case.start(81)
    known = case.game.phases
    eyes = viewers(s)
    for viewer in eyes:
        s.listen(viewer)
    for _ in looks(s, 81, mixed):
        told: dict[int | None, list[Any]] = {viewer: list(s.heard(viewer)) for viewer in eyes}
        phases = [[event.get("phase") for event in happened(events)] for events in told.values()]
        assert all(one == phases[0] for one in phases)
        for events in told.values():
            assert {"view"} >= {str(event["event"]) for event in events if "phase" not in event} or not known
            assert {event["phase"] for event in events if "phase" in event} <= set(known)


@few_cases
def test_an_answer_lies_in_the_phase_of_its_question(case: Case) -> None:
    s = case.start(82)
    phases = {frame.name: frame.phase for frame in case.game.frames if isinstance(frame, Choice)}
    for viewer in viewers(s):
        s.listen(viewer)
    for _ in looks(s, 82, mixed):
        for viewer in viewers(s):
            for event in s.heard(viewer):
                if event["event"] == "chosen":
                    assert phases[event["choice"]] == event.get("phase", "")


@some_cases
def test_who_stages_sees_the_table_where_a_scene_ends_and_is_led_to_the_next_view(case: Case) -> None:
    """A scene ends where another phase begins or an answer is told: never where others answered in secret."""
    s = case.start(83)
    views = {viewer: s.view(viewer) for viewer in viewers(s)}
    staged = 0
    for viewer in views:
        s.listen(viewer, True)
    for _ in looks(s, 83, mixed):
        for viewer, view in views.items():
            events = s.heard(viewer)
            for before, shown, after in zip(events, events[1:], events[2:], strict=False):
                if shown["event"] == "view":
                    staged += 1
                    assert not {"choice", "result"} & set(shown["changes"])
                    assert after["event"] in ("chosen", "ended") or before.get("phase") != after.get("phase")
            views[viewer] = lichtung.fold(view, events)
            assert views[viewer] == s.view(viewer)
    assert staged or not case.game.phases


def listened(case: Case, scenes: bool) -> tuple[State, dict[int | None, list[Any]]]:
    """A whole game and what each viewer was told of it."""
    s = case.start(84)
    told: dict[int | None, list[Any]] = {viewer: [] for viewer in viewers(s)}
    for viewer in told:
        s.listen(viewer, scenes)
    for _ in looks(s, 84, mixed):
        for viewer, events in told.items():
            events += [{key: value for key, value in event.items() if key != "n"} for event in s.heard(viewer)]
    return s, told


@few_cases
def test_staging_tells_the_same_story_and_changes_nothing(case: Case) -> None:
    plain, told = listened(case, False)
    staged, seen = listened(case, True)
    assert plain.digest() == staged.digest()
    for viewer, events in told.items():
        assert [event for event in events if event["event"] != "view"] == [
            event for event in seen[viewer] if event["event"] != "view"
        ]
