"""Counting which frames of a game are carried out, in either build: each frame is replaced by one that counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from lichtung import Game, State
from lichtung.kernel.frames import Choice, Deed, Frame
from lichtung.kernel.schema import About, Lack


class SpiedDeed(Deed):
    """A deed that counts how often it is done."""

    def __init__(self, real: Frame, name: str, counts: Counter[str]) -> None:
        super().__init__()
        self.real = real
        self.frame_name = name
        self.counts = counts

    def run(self, s: State, a: Any, b: Any) -> None:
        self.counts[self.frame_name] += 1
        self.real.run(s, a, b)

    def fits(self, s: State, a: Any, b: Any, below: Any) -> bool:
        return self.real.fits(s, a, b, below)


class SpiedChoice(Choice):
    """A choice that counts how often it is answered."""

    def __init__(self, real: Choice, name: str, counts: Counter[str]) -> None:
        super().__init__(real.name, real.rule, real.always, real.verbs)
        self.real = real
        self.frame_name = name
        self.counts = counts

    def seat(self, s: State, a: Any, b: Any) -> Any:
        return self.real.seat(s, a, b)

    def about(self, s: State, a: Any, b: Any) -> About:
        return self.real.about(s, a, b)

    def options(self, s: State, a: Any, b: Any) -> Any:
        return self.real.options(s, a, b)

    def answer(self, s: State, a: Any, b: Any, option: Any) -> None:
        self.counts[self.frame_name] += 1
        self.real.answer(s, a, b, option)

    def why_not(self, s: State, a: Any, b: Any, option: Any) -> str:
        return self.real.why_not(s, a, b, option)

    def lacks(self, s: State, a: Any, b: Any, option: Any) -> list[Lack]:
        return self.real.lacks(s, a, b, option)

    def is_meant(self, s: State, a: Any, b: Any, option: Any) -> bool:
        return self.real.is_meant(s, a, b, option)

    def example(self, s: State, a: Any, b: Any, verb: Any) -> Any:
        return self.real.example(s, a, b, verb)

    def private(self, s: State, a: Any, b: Any, option: Any) -> bool:
        return self.real.private(s, a, b, option)

    def fits(self, s: State, a: Any, b: Any, below: Any) -> bool:
        return self.real.fits(s, a, b, below)


@contextmanager
def spied(game: Game) -> Iterator[Counter[str]]:
    """How often each frame of the game is carried out while this lasts."""
    real = game.frames[:]
    counts: Counter[str] = Counter(dict.fromkeys(game.frame_names[1:], 0))
    for number, frame in enumerate(real):
        if number == 0:
            continue
        name = game.frame_names[number]
        if isinstance(frame, Choice):
            game.frames[number] = SpiedChoice(frame, name, counts)
        else:
            game.frames[number] = SpiedDeed(frame, name, counts)
    try:
        yield counts
    finally:
        game.frames[:] = real
