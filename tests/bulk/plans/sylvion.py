"""Sylvion in bulk: of six games four are random, one is guided from the start, one guided from an arranged position.

The introductory game has no arranged positions; there the sixth game is guided from the start again.
"""

from __future__ import annotations

from typing import Any

import lichtung
from lichtung import State
from lichtung.games.sylvion.components import BETRAYAL, is_elemental
from lichtung.games.sylvion.layout import FIGURE_AT, FOREST_HEALTH, HAND, HANDS, ON_STACK, RAVAGER_STACK, STACK
from tests.bulk.games import Numbered, Plan
from tests.contract.cases import spread
from tests.games.sylvion.players import guided
from tests.games.sylvion.scenes import arranged, scenes
from tests.helpers.walk import at_random

FLAGS = ("feats_betrayals", "elements", "ravager_figure")


def game_of(number: int) -> Numbered:
    cases, kind = spread("sylvion"), number % 6
    case = cases[number // 6 % len(cases)]
    if kind < 4:
        return case.start(number), at_random, "random"
    if kind == 4 or case.settings.get("mode") == "introductory":
        return case.start(number), guided, "guided"
    settable = scenes(case.settings)
    turn = number // 6
    scene = settable[(turn + turn // len(cases)) % len(settable)]
    return arranged(scene, case.seats, case.settings, number), guided, scene


def leak_game_of(number: int) -> Numbered:
    """A game for two; every other one silent, every third one from an arranged position, expansions in turn."""
    settings: dict[str, Any] = {
        "communication": ("pure_logistics", "radio_silence")[number % 2],
        "edition": ("second", "first")[number // 2 % 2],
        **{flag: bool(number // 2 >> i & 1) for i, flag in enumerate(FLAGS)},
    }
    if number % 3 == 0:
        settable = scenes(settings)
        scene = settable[number // 3 % len(settable)]
        return arranged(scene, 2, settings, number), guided, scene
    if number % 10 == 7:
        settings = {"communication": settings["communication"], "mode": "introductory"}
    s = lichtung.game("sylvion").start(seats=2, seed=number, **settings)
    return (s, guided, "guided") if number % 5 % 2 else (s, at_random, "random")


def check(s: State) -> None:
    """Section 14."""
    data, step = s.data, s.game.step_name(s)
    assert 0 <= data[FOREST_HEALTH] <= 12
    assert data[FIGURE_AT] == 0 or is_elemental(data[data[FIGURE_AT]])
    if not s.over:
        assert step not in ("reinforce", "defend") or not any(data[ON_STACK + row] for row in range(4))
        sizes = {int(data[RAVAGER_STACK + row * STACK]) for row in range(4)}
        assert len(sizes) == 1 or s.open_choice().name == "disinformation_card"
    for seat in range(s.terms.seats):
        hand = HANDS + seat * HAND
        assert all(data[hand + 1 + i] < BETRAYAL for i in range(int(data[hand])))


PLAN = Plan(
    name="sylvion",
    short=150,
    long=10_020,
    leaks=20,
    look_every=1,
    widest=40,
    game_of=game_of,
    leak_game_of=leak_game_of,
    check=check,
)
