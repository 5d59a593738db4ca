"""Events: each viewer's own story, from which the next view follows."""

from __future__ import annotations

import json

import pytest

import lichtung
from tests.contract.cases import FEW, SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.sight import same_text
from tests.helpers.walk import finish, looks, viewers

some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


@some_cases
def test_events_folded_into_the_last_view_give_the_next_one(case: Case) -> None:
    s = case.start(61)
    views = {viewer: s.view(viewer) for viewer in viewers(s)}
    counts = dict.fromkeys(views, 0)
    for viewer in views:
        s.listen(viewer)
    for _ in looks(s, 61, mixed):
        for viewer, view in views.items():
            events = s.heard(viewer)
            assert [event["n"] for event in events] == list(range(counts[viewer] + 1, counts[viewer] + len(events) + 1))
            assert all(isinstance(event["event"], str) for event in events)
            assert json.loads(json.dumps(events)) == events
            counts[viewer] += len(events)
            views[viewer] = lichtung.fold(view, events)
            assert views[viewer] == s.view(viewer)
    assert all(counts.values())


@few_cases
def test_events_may_be_fetched_seldom(case: Case) -> None:
    """Whoever fetches them after every choice or only at the end has the same view in the end."""
    s = case.start(62)
    view = s.view(None)
    s.listen(None)
    for _ in looks(s, 62, mixed):
        pass
    events = s.heard(None)
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    assert lichtung.fold(view, events) == s.view(None)
    assert s.heard(None) == []


@few_cases
def test_viewers_who_look_at_different_times_each_see_what_is_there(case: Case) -> None:
    """One looks always, one now and then, one begins anew in between: none gets what another one has seen."""
    s = case.start(66)
    eyes = viewers(s)
    views = {viewer: s.view(viewer) for viewer in eyes}
    for viewer in eyes:
        s.listen(viewer)
    for number, _ in enumerate(looks(s, 66, mixed)):
        for place, viewer in enumerate(eyes):
            if number % (place + 1):
                continue
            if number % 7 == 6:
                s.listen(viewer)
                views[viewer] = s.view(viewer)
            views[viewer] = lichtung.fold(views[viewer], s.heard(viewer))
            assert views[viewer] == s.view(viewer)


@few_cases
def test_folding_leaves_the_old_view_alone(case: Case) -> None:
    s = case.start(63)
    view = s.view(0)
    text = json.dumps(view)
    s.listen(0)
    s.choose(s.options[0])
    lichtung.fold(view, s.heard(0))
    assert json.dumps(view) == text


@few_cases
def test_listening_changes_nothing(case: Case) -> None:
    heard, unheard = case.start(64), case.start(64)
    for viewer in viewers(heard):
        heard.listen(viewer)
    for a, b in zip(looks(heard, 64, mixed), looks(unheard, 64, mixed), strict=True):
        assert a.digest() == b.digest()
        a.heard(0)
    assert heard.digest() == unheard.digest()
    assert unheard.heard(0) == []


@some_cases
def test_the_decider_is_told_every_answer_and_everybody_the_end(case: Case) -> None:
    s = case.start(65)
    for viewer in viewers(s):
        s.listen(viewer)
    for _ in range(40):
        assert s.choice is not None
        name, seat, word = s.choice.name, s.choice.seat, s.words()[0]
        s.play(word)
        if s.over:
            break
        chosen = [event for event in s.heard(seat) if event["event"] == "chosen"]
        mine = [event for event in chosen if event.get("forced") is False and event["word"] == word]
        assert [(event["seat"], event["choice"]) for event in mine] == [(seat, name)]
    finish(s, 65)
    for viewer in viewers(s):
        assert [event["event"] for event in s.heard(viewer)].count("ended") == 1


@few_cases
def test_only_the_decider_learns_that_there_was_no_choice(case: Case) -> None:
    s = case.start(66)
    for viewer in viewers(s):
        s.listen(viewer)
    for _ in looks(s, 66, mixed):
        pass
    for viewer in viewers(s):
        for event in s.heard(viewer):
            if event["event"] == "chosen":
                assert ("forced" in event) == (event["seat"] == viewer)


@few_cases
def test_listening_anew_begins_anew(case: Case) -> None:
    s = case.start(67)
    s.listen(0)
    s.choose(s.options[0])
    s.listen(0)
    assert s.heard(0) == []
    view = s.view(0)
    s.choose(s.options[0])
    events = s.heard(0)
    assert events[0]["n"] == 1
    assert same_text(lichtung.fold(view, events), s.view(0))
