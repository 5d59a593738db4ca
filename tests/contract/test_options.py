"""The open question: its options, their words, and what they point at."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lichtung import State
from lichtung.kernel.notation import verb_of
from tests.contract.cases import EVERY, FEW, SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import looks, walk

KINDS = {"card", "cell", "seat", "number", "word"}
MOST = 100

every_case = pytest.mark.parametrize("case", EVERY, ids=str)
some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


@every_case
def test_a_question_offers_a_few_different_options(case: Case) -> None:
    for s in looks(case.start(1), 1, mixed):
        assert s.choice is not None
        assert 0 <= s.choice.seat < case.seats
        assert s.choice.name.isidentifier()
        assert 1 <= len(s.options) <= MOST
        assert len(set(s.options)) == len(s.options)
        assert all(type(option) is int for option in s.options)


def verb(word: str) -> str:
    return word.partition(":")[0]


@some_cases
def test_words_stand_in_the_order_of_their_options_and_read_back(case: Case) -> None:
    """In the list of all actions a word may be more general, but its verb is the same."""
    actions = case.actions()
    for s in looks(case.start(2), 2, mixed):
        words = s.words()
        assert [verb(actions[option]["word"]) for option in s.options] == [verb(word) for word in words]
        assert len(set(words)) == len(words)
        before = s.digest()
        for option, word in zip(s.options, words, strict=True):
            assert s.why_not(word) is None
            assert option in case.game.read(s, word)
        assert s.digest() == before


def well_formed(points_at: Any) -> bool:
    """Whether something says what an option points at: a few pairs of a kind and a text or number."""
    return isinstance(points_at, list) and all(
        len(pointer) == 1
        and set(pointer) <= KINDS
        and all(isinstance(value, int if kind in ("seat", "number") else str) for kind, value in pointer.items())
        for pointer in points_at
    )


@some_cases
def test_every_action_has_a_word_and_points_at_something(case: Case) -> None:
    actions = case.actions()
    assert actions
    for option, action in actions.items():
        assert type(option) is int
        assert set(action) == {"word", "points_at"}
        assert action["word"].strip() == action["word"] != ""
        assert well_formed(action["points_at"]), action
    assert json.loads(json.dumps(list(actions.values()))) == list(actions.values())


@some_cases
def test_a_view_tells_the_decider_the_question_and_the_others_who_decides(case: Case) -> None:
    for s in looks(case.start(3), 3, mixed):
        assert s.choice is not None
        seat, asked = s.choice.seat, s.view(s.choice.seat)["choice"]
        assert (asked["seat"], asked["name"]) == (seat, s.choice.name)
        assert (tuple(asked["options"]), tuple(asked["words"])) == (s.options, s.words())
        assert len(asked["points_at"]) == len(s.options)
        assert all(well_formed(pointers) for pointers in asked["points_at"])
        for other in [*range(case.seats), None]:
            if other != seat:
                assert s.view(other)["choice"] in (None, {"seat": seat})


@few_cases
def test_the_actions_are_the_same_whenever_they_are_asked_for(case: Case) -> None:
    first = case.actions()
    start = case.start(4)
    assert first == case.game.actions(seats=case.seats, **case.settings)
    assert list(first) == sorted(first)
    assert start.digest() == case.start(4).digest()


def by_word(s: State, word: str) -> State:
    s.play(word)
    return s


@few_cases
def test_a_word_does_what_its_option_does(case: Case) -> None:
    for s in walk(case.start(5), 5, mixed, most=40):
        for option, word in zip(s.options, s.words(), strict=True):
            chosen = s.copy()
            chosen.choose(option)
            assert by_word(s.copy(), word).digest() == chosen.digest()
            assert by_word(s.copy(), f"  {word.upper()} ").digest() == chosen.digest()


@few_cases
def test_an_option_that_is_no_action_is_never_offered_and_names_are_stable(case: Case) -> None:
    names = set()
    for s in looks(case.start(6), 6, mixed):
        assert s.choice is not None
        names.add(s.choice.name)
        assert repr(s.choice) == f"Question({s.choice.name!r}, seat={s.choice.seat})"
    assert names


@some_cases
def test_a_question_declares_every_verb_that_answers_it_and_says_why_the_others_do_not(case: Case) -> None:
    vocabulary = case.game.vocabulary
    for s in looks(case.start(87), 87, mixed):
        asked = s.open_choice()
        verbs = {int(verb_of(option)) for option in s.options}
        if vocabulary is not None and asked.verbs:
            assert verbs <= set(asked.verbs), (asked.name, s.words())
        impossible = s.impossible()
        assert not {refusal.word for refusal in impossible} & set(s.words())
        assert len(impossible) == len({refusal.word.partition(":")[0] for refusal in impossible})
        for refusal in impossible:
            found = s.why_not(refusal.word)
            assert found == refusal
            assert found.rule
        shown = s.view(s.choice.seat if s.choice else None)["choice"]["impossible"]
        assert [one["word"] for one in shown] == [refusal.word for refusal in impossible]
