"""Which games the contract is tested on: for any game a spread of valid settings, made from what it says of itself."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import lichtung
from lichtung import Game, InvalidSettings, Option, State
from lichtung.kernel import catalogue
from lichtung.kernel.schema import Action

MIXES = 4  # random mixes of settings for each number of seats
MANY = 8  # choices of one setting that are not all tried
CASES = 12  # cases of one game that every test is run on


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    name: str
    seats: int
    text: str  # the settings as JSON, so that a case can be hashed and printed

    @property
    def game(self) -> Game:
        return lichtung.game(self.name)

    @property
    def settings(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.text)
        return found

    def actions(self) -> dict[int, Action]:
        """Every option with its word and what it points at; asked for once."""
        return actions_of(self)

    def start(self, seed: int, **more: Any) -> State:
        return self.game.start(seats=self.seats, seed=seed, **more, **self.settings)

    def __str__(self) -> str:
        parts = [f"{key}={value}" for key, value in self.settings.items()]
        return "-".join([self.name, str(self.seats), *parts]).replace(" ", "")


@cache
def actions_of(case: Case) -> dict[int, Action]:
    return case.game.actions(seats=case.seats, **case.settings)


def names() -> list[str]:
    """The games to be tested: all, or those that LICHTUNG_CONTRACT names."""
    wanted = os.environ.get("LICHTUNG_CONTRACT", "").split()
    return [name for name in catalogue.games() if not wanted or name in wanted]


def values(option: Option) -> list[Any]:
    """The values of a setting that are worth a game: choices, but not a hundred; of subsets and lists none to all."""
    choices = list(option.choices)
    if option.kind == "subset":
        return [[], *[[choice] for choice in choices], choices[: len(choices) // 2 + 1], choices]
    if option.kind == "list":
        members = [choice for choice in choices if choice != option.default]
        return [option.default, *[members[:n] for n in range(1, len(members) + 1)], members[::-1]]
    if len(choices) > MANY:
        return [choices[0], choices[len(choices) // 3], choices[-1]]
    return choices


def proposals(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """Settings, valid or not: none, each value alone, each with all flags, as many as go together, random mixes."""
    options = game.options
    yield {}
    for name, option in options.items():
        for value in values(option):
            if value != option.default:
                yield {name: value}
    flags = [name for name, option in options.items() if option.kind in ("flag", "subset")]
    rest = [name for name in options if name not in flags]
    yield {name: values(options[name])[-1] for name in flags}
    for name in rest:
        yield {name: values(options[name])[-1]} | {flag: values(options[flag])[-1] for flag in flags}
    yield together(game, seats, flags + rest)
    yield together(game, seats, rest + flags)
    yield from mixes(game, seats)


def together(game: Game, seats: int, order: list[str]) -> dict[str, Any]:
    """The last value of every setting that goes with those before it."""
    found: dict[str, Any] = {}
    for name in order:
        more = found | {name: values(game.options[name])[-1]}
        if valid(game, seats, more):
            found = more
    return found


def mixes(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """Random settings that are valid."""
    dice = random.Random(f"{game.name} {seats}")
    found = 0
    for _ in range(500):
        mix = {name: dice.choice(values(option)) for name, option in game.options.items()}
        if valid(game, seats, mix):
            yield mix
            found += 1
            if found == MIXES:
                return


def valid(game: Game, seats: int, settings: dict[str, Any]) -> bool:
    """Whether a game can be started like this."""
    try:
        game.terms(seats, settings)
    except InvalidSettings:
        return False
    return True


def made(name: str, seats: int, settings: dict[str, Any]) -> Case:
    """The case of valid settings; defaults are left out."""
    game = lichtung.game(name)
    full = game.terms(seats, settings).settings
    return Case(name, seats, json.dumps({k: v for k, v in full.items() if v != game.options[k].default}))


@cache
def spread(name: str) -> tuple[Case, ...]:
    """Every case of a game: all numbers of seats, each with all proposals that are valid."""
    game = lichtung.game(name)
    return tuple(
        dict.fromkeys(
            made(name, seats, settings)
            for seats in game.seats
            for settings in proposals(game, seats)
            if valid(game, seats, settings)
        )
    )


def refused(name: str) -> list[tuple[int, dict[str, Any]]]:
    """The proposals of a game that it does not allow."""
    game = lichtung.game(name)
    return [
        (seats, proposed)
        for seats in game.seats
        for proposed in proposals(game, seats)
        if not valid(game, seats, proposed)
    ]


def few(name: str) -> list[Case]:
    """For each number of seats (the least and the most) the defaults and the richest settings."""
    game = lichtung.game(name)
    order = list(game.options)
    return list(
        dict.fromkeys(
            made(name, seats, settings)
            for seats in (game.seats[0], game.seats[-1])
            for settings in ({}, together(game, seats, order), together(game, seats, order[::-1]))
        )
    )


def thinned(cases: tuple[Case, ...], most: int) -> list[Case]:
    """At most that many cases, evenly spread."""
    return [cases[i * len(cases) // most] for i in range(most)] if len(cases) > most else list(cases)


FEW = [case for name in names() for case in few(name)]
SOME = [case for name in names() for case in dict.fromkeys([*thinned(spread(name), CASES // 4), *few(name)])]
ALL = [case for name in names() for case in dict.fromkeys([*thinned(spread(name), CASES), *few(name)])]
# All of them on one build; the other, which plays the same games (tests/bulk, tests/records), is held to some.
EVERY = [*SOME, *[pytest.param(case, marks=pytest.mark.once) for case in ALL if case not in SOME]]
