"""News: a choice can be taken back freely while nobody has learned anything from it."""

from __future__ import annotations

import pytest

from lichtung import State
from tests.contract.cases import SOME, Case
from tests.helpers.choosers import mixed
from tests.helpers.sight import same_text
from tests.helpers.walk import looks, viewers, walk

some_cases = pytest.mark.parametrize("case", SOME, ids=str)


def asked(s: State) -> tuple[str, int] | None:
    """What is asked of whom: it may depend on cards in a hand, and nothing is inferred from that."""
    return None if s.choice is None else (s.choice.name, s.choice.seat)


def learned(s: State, option: int, seed: int) -> bool:
    """Whether some viewer could tell from what follows an answer how hidden cards lie or what chance brought."""
    for viewer in viewers(s):
        after = s.copy()
        after.choose(option)
        other = s.resample(viewer, seed)
        if option not in other.options:
            continue
        other.choose(option)
        if not after.over and asked(after) == asked(other) and not same_text(after.view(viewer), other.view(viewer)):
            return True
    return False


@some_cases
def test_news_stand_still_when_nobody_learns_anything(case: Case) -> None:
    """Where dealing the hidden cards anew would show somebody something else, there were news."""
    quiet = loud = 0
    for number, s in enumerate(looks(case.start(111), 111, mixed)):
        if number % 2:
            continue
        option = s.options[(number // 2) % len(s.options)]
        after = s.copy()
        after.choose(option)
        assert after.news >= s.news
        if after.news == s.news:
            quiet += 1
            assert not learned(s, option, number)
        else:
            loud += 1
    assert loud


@some_cases
def test_news_come_with_a_card(case: Case) -> None:
    """Where views show no memory, a game also counts what can be concluded from the questions that are asked."""
    s = case.start(112)
    for viewer in viewers(s):
        s.listen(viewer)
    before = s.news
    for _ in looks(s, 112, mixed):
        told = [event for viewer in viewers(s) for event in s.heard(viewer)]
        if s.news > before and case.game.memory_in_view:
            assert any(event["event"] in ("moved", "shown") for event in told)
        before = s.news


@some_cases
def test_news_never_go_back_and_copies_keep_them(case: Case) -> None:
    s = case.start(113)
    last = s.news
    for _ in looks(s, 113, mixed):
        assert s.news >= last
        assert s.copy().news == s.news
        last = s.news


@some_cases
def test_the_end_is_news(case: Case) -> None:
    """Every card is open then: an answer that ends the game cannot be taken back as if nothing had been seen."""
    s = case.start(114)
    before = s.news
    for _ in walk(s, 114):
        before = s.news
    assert s.news > before
