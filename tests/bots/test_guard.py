"""A bot that crashes, cheats itself into an illegal answer or hangs is replaced, and the game goes on."""

from __future__ import annotations

from time import sleep

import pytest

import lichtung
from lichtung.bots.bot import Bot, Sample, View, answer
from lichtung.bots.guard import BotReplaced, Guarded
from lichtung.bots.uniform import Uniform
from lichtung.kernel.history import Question


class Crashing(Bot):
    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        raise RuntimeError("out of ideas")


class Illegal(Bot):
    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        return -1


class Hanging(Bot):
    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        sleep(600)
        return 0


class First(Bot):
    def choose(self, view: View, choice: Question, sample: Sample) -> int:
        return int(view["choice"]["options"][0])


def test_a_crash_is_told_and_a_simpler_bot_plays_on() -> None:
    s = lichtung.game("sylvion").start(seed=3, mode="introductory")
    guarded = Guarded([Crashing(), First()])
    with pytest.warns(BotReplaced, match=r"Crashing failed \(out of ideas\); First plays on"):
        assert s.options[0] == answer(guarded, s)
    while not s.over:
        s.choose(answer(guarded, s))
    assert ["First", "Uniform"] == [type(bot).__name__ for bot in guarded.bots]


def test_an_answer_that_is_not_offered_counts_as_a_failure() -> None:
    s = lichtung.game("sylvion").start(seed=3)
    with pytest.warns(BotReplaced, match="not offered"):
        assert answer(Guarded([Illegal()]), s) in s.options


def test_a_bot_that_hangs_is_ended_and_replaced() -> None:
    s = lichtung.game("sylvion").start(seed=3)
    with pytest.warns(BotReplaced, match="no answer within 0.5 s"):
        assert answer(Guarded([Hanging()], seconds=0.5), s) in s.options


def test_a_crash_in_a_process_of_its_own_is_told_too() -> None:
    s = lichtung.game("sylvion").start(seed=3)
    with pytest.warns(BotReplaced, match="RuntimeError: out of ideas"):
        assert answer(Guarded([Crashing()], seconds=60.0), s) in s.options


def test_a_bot_within_its_time_answers_itself() -> None:
    s = lichtung.game("sylvion").start(seed=3)
    assert s.options[0] == answer(Guarded([First()], seconds=60.0), s)
    assert isinstance(Guarded([]).bots[0], Uniform)
