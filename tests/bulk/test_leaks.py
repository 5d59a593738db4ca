"""Nothing hidden shows: at every decision of many games, in both communication modes, for every viewer."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import Dice, State
from tests.helpers.arranged import arranged, scenes
from tests.helpers.measured import note
from tests.helpers.policy import guided
from tests.helpers.sight import named_without_right, same_text, told
from tests.helpers.walk import Chooser as Player
from tests.helpers.walk import Viewer, at_random, viewers

FLAGS = ("feats_betrayals", "elements", "ravager_figure")


def game_of(number: int) -> tuple[State, Player]:
    """A game for two; every other one silent, every third one from an arranged position, expansions in turn."""
    settings: dict[str, Any] = {
        "communication": ("pure_logistics", "radio_silence")[number % 2],
        "edition": ("second", "first")[number // 2 % 2],
        **{flag: bool(number // 2 >> i & 1) for i, flag in enumerate(FLAGS)},
    }
    if number % 3 == 0:
        settable = scenes(settings)
        return arranged(settable[number // 3 % len(settable)], 2, settings, number), guided
    if number % 10 == 7:
        settings = {"communication": settings["communication"], "mode": "introductory"}
    return lichtung.game("sylvion").start(seats=2, seed=number, **settings), (at_random, guided)[number % 5 % 2]


def leaks(s: State, viewer: Viewer, option: int, seed: int) -> list[str]:
    """What tells a viewer about hidden things: now, or after an option."""
    found: list[str] = []
    other = s.resample(viewer, seed)
    if not same_text(s.view(viewer), other.view(viewer)):
        found.append("view")
    if option not in other.options:
        return found
    pair, heard = [s.copy(), other], []
    for state in pair:
        state.listen(viewer)
        before = state.view(viewer)
        state.choose(option)
        heard.append(state.heard(viewer))
        found += [f"named: {event}" for event in named_without_right(state, viewer, before, heard[-1])]
    if same_text(pair[0].view(viewer), pair[1].view(viewer)) and told(heard[0]) == told(heard[1]):
        if not same_text(heard[0], heard[1]):
            found.append(f"events: {heard}")
    return found


def check_game(number: int, every: int) -> int:
    """Play a game and look for leaks at every decision; gives how many looks there were."""
    s, player = game_of(number)
    dice, looks = Dice(number), 0
    while not s.over:
        option = player(s, dice)
        for viewer in viewers(s):
            if looks % every:
                assert same_text(s.view(viewer), s.resample(viewer, looks).view(viewer)), s.position()
            else:
                assert [] == leaks(s, viewer, option, looks), s.position()
            looks += 1
        s.choose(option)
    return looks


@pytest.mark.parametrize("number", range(20))
def test_views_and_events_do_not_depend_on_hidden_cards(number: int) -> None:
    assert check_game(number, every=7) > 0


@pytest.mark.long
def test_views_and_events_do_not_depend_on_hidden_cards_in_500_games() -> None:
    looks = [check_game(number, every=1) for number in range(500)]
    assert len(looks) == 500
    note(
        "Sylvion: views and events against resampled hidden cards",
        f"500 games for two, half of them silent; {sum(looks)} comparisons at every decision, each seat and a spectator",
        "byte-equal",
    )
