"""Errors: named, and nothing has changed when one is raised."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import AmbiguousWord, GameOver, IllegalOption, InvalidWord, LichtungError, Refusal, State
from tests.contract.cases import FEW, SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.walk import finish, looks, viewers, walk

some_cases = pytest.mark.parametrize("case", SOME, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)


def word_of(s: State, option: int) -> str | None:
    """The word of an action now; None where it could only mean something in another state."""
    try:
        return str(s.game.word(s, option))
    except (LookupError, ValueError):
        return None


@some_cases
def test_an_action_that_is_not_offered_is_refused_with_a_rule(case: Case) -> None:
    actions = list(case.actions())
    step = 1 + len(actions) // 30
    for number, s in enumerate(looks(case.start(91), 91, mixed)):
        if number % 5:
            continue
        assert s.choice is not None
        before = (s.digest(), s.news, s.options)
        for option in actions[number % step :: step]:
            if option in s.options:
                continue
            if word_of(s, option) is None:
                with pytest.raises(InvalidWord):
                    s.choose(option)
                continue
            with pytest.raises(IllegalOption) as caught:
                s.choose(option)
            refusal = caught.value.refusal
            assert isinstance(refusal, Refusal)
            assert refusal.rule
            assert refusal.choice == s.choice.name
            assert refusal.word == case.game.word(s, option)
        assert (s.digest(), s.news, s.options) == before


@some_cases
def test_why_not_says_none_exactly_for_offered_words(case: Case) -> None:
    actions = case.actions()
    for number, s in enumerate(looks(case.start(92), 92, mixed)):
        if number % 16:
            continue
        before = s.digest()
        words = {word_of(s, option) for option in list(actions)[number % 8 :: 1 + len(actions) // 60]} - {None}
        for word in {*[str(word) for word in words], *s.words()}:
            refusal = s.why_not(word)
            assert (refusal is None) == (word in s.words())
            if refusal is not None:
                assert refusal.rule
                assert refusal.word == word
        assert s.digest() == before


@few_cases
def test_ints_that_are_no_options_are_invalid(case: Case) -> None:
    for s in walk(case.start(93), 93, mixed, most=20):
        before = s.digest()
        for option in (-1, 0, 1, max(s.options) + (1 << 30), 1 << 40, -(1 << 70), 1 << 70):
            with pytest.raises((InvalidWord, IllegalOption)):
                s.choose(option)
        assert s.digest() == before


@pytest.mark.parametrize(
    "wrong", ["end", None, [1], (1,), {"option": 1}, object(), b"end"], ids=lambda w: type(w).__name__
)
@few_cases
def test_an_option_of_a_wrong_type_is_refused(case: Case, wrong: Any) -> None:
    s = case.start(94)
    before = (s.digest(), s.record())
    with pytest.raises((LichtungError, TypeError)):
        s.choose(wrong)
    assert (s.digest(), s.record()) == before


@few_cases
def test_a_float_is_no_option(case: Case) -> None:
    s = case.start(95)
    before = (s.digest(), s.record())
    with pytest.raises((LichtungError, TypeError)):
        s.choose(float(s.options[0]))
    assert (s.digest(), s.record()) == before


@pytest.mark.parametrize("wrong", ["", " ", "no_such_word", "no:such,word", ":", "=", "a" * 9999, "\x00", "?"])
@few_cases
def test_a_text_that_is_no_word_is_invalid(case: Case, wrong: str) -> None:
    s = case.start(96)
    before = (s.digest(), s.record())
    for ask in (s.play, s.why_not):
        with pytest.raises(InvalidWord):
            ask(wrong)
    assert (s.digest(), s.record()) == before


@pytest.mark.parametrize("wrong", [None, 7, ["end"], b"end"], ids=lambda w: type(w).__name__)
@few_cases
def test_what_is_no_text_is_no_word(case: Case, wrong: Any) -> None:
    s = case.start(97)
    before = s.digest()
    for ask in (s.play, s.why_not):
        with pytest.raises((InvalidWord, TypeError)):
            ask(wrong)
    assert s.digest() == before


@few_cases
def test_the_beginning_of_a_word_is_enough_when_only_one_begins_so(case: Case) -> None:
    short = long = 0
    for number, s in enumerate(looks(case.start(98), 98, mixed)):
        if number % 10:
            continue
        words = s.words()
        for word in words:
            for length in range(1, len(word)):
                begun = [other for other in words if other.lower().startswith(word[:length].lower())]
                if case.game.read(s, word[:length]):
                    continue
                other = s.copy()
                if len(begun) == 1:
                    short += 1
                    other.play(word[:length])
                    expected = s.copy()
                    expected.play(word)
                    assert other.digest() == expected.digest()
                    break
                long += 1
                with pytest.raises(AmbiguousWord):
                    other.play(word[:length])
                assert other.digest() == s.digest()
    assert short
    assert long


@some_cases
def test_after_the_end_there_is_nothing_to_choose(case: Case) -> None:
    s = case.start(99)
    options, words = s.options, s.words()
    for _ in walk(s, 99, mixed):
        options, words = s.options, s.words()
    before = (s.digest(), s.record(), s.result)
    assert (s.over, s.choice, s.options, s.words()) == (True, None, (), ())
    for option in options:
        with pytest.raises(GameOver):
            s.choose(option)
    for word in (*words, "no such word", ""):
        with pytest.raises(GameOver):
            s.play(word)
        refusal = s.why_not(word)
        assert refusal is not None
        assert refusal.rule
    assert (s.digest(), s.record(), s.result) == before


@few_cases
def test_a_refused_answer_is_not_heard(case: Case) -> None:
    s = case.start(100)
    for viewer in viewers(s):
        s.listen(viewer)
    offered = set(s.options)
    refused = next(option for option in case.actions() if option not in offered)
    with pytest.raises(IllegalOption):
        s.choose(refused)
    assert [s.heard(viewer) for viewer in viewers(s)] == [[] for _ in viewers(s)]


@some_cases
def test_a_result_says_who_won_and_why(case: Case) -> None:
    for seed in range(3):
        assert case.start(101 + seed).result is None
        s = finish(case.start(101 + seed), seed, mixed)
        result = s.result
        assert result is not None
        reasons = {reason.word: reason for reason in case.game.reasons}
        assert result.reason in reasons
        assert result.rule
        assert result.won in (None, reasons[result.reason].won)
        assert len(result.scores) == len(result.ranks) == case.seats
        assert all(isinstance(score, (int, float)) for score in result.scores)
        assert min(result.ranks) == 1
        assert all(1 <= rank <= case.seats for rank in result.ranks)
        assert set(result.winners) <= set(range(case.seats))
        assert result.won is None or bool(result.winners) == result.won
        assert result.won is not None or result.winners
        if result.won is None:
            assert all(result.ranks[seat] == 1 for seat in result.winners)
        for one in range(case.seats):
            for other in range(case.seats):
                if result.scores[one] > result.scores[other]:
                    assert result.ranks[one] < result.ranks[other] or result.won is not None
        assert s.position()["result"] == result.reason
        assert s.view(None)["result"]["reason"] == result.reason
