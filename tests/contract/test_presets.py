"""What a game offers in one click, and how it is measured."""

from __future__ import annotations

import pytest

import lichtung
from lichtung.bots.levels import LEVELS
from lichtung.bots.measured import measured_at
from tests.contract.cases import SOME, Case, names
from tests.helpers.choosers import mixed
from tests.helpers.ours import our_games
from tests.helpers.walk import walk


@pytest.mark.parametrize("name", names())
def test_every_preset_is_a_table_that_can_be_dealt(name: str) -> None:
    game = lichtung.game(name)
    for preset in game.presets.values():
        s = game.start(seats=preset.seats, seed=1, **preset.settings)
        assert preset.seats == s.terms.seats
        assert preset.level in LEVELS
        for won in measured_at(name, preset.seats, preset.settings):
            assert won["level"] in LEVELS
            assert 0 <= won["low"] <= won["won"] <= won["high"] <= 1
            assert won["games"] > 0


@pytest.mark.parametrize("name", our_games())
def test_each_of_our_games_has_a_first_a_usual_and_a_full_table(name: str) -> None:
    presets = lichtung.game(name).presets
    assert ["first", "standard", "everything"] == list(presets)
    chosen = [(preset.seats, str(dict(preset.settings)), preset.level) for preset in presets.values()]
    assert 3 == len(set(chosen))


@pytest.mark.parametrize("name", our_games())
def test_each_of_our_games_has_a_standing(name: str) -> None:
    assert lichtung.game(name).standing(lichtung.game(name).start(seed=1)) != []


@pytest.mark.parametrize("name", our_games())
def test_something_is_measured_at_a_table_that_is_offered(name: str) -> None:
    presets = lichtung.game(name).presets.values()
    known = [preset for preset in presets if measured_at(name, preset.seats, preset.settings)]
    assert (name, True) == (name, bool(known))


def test_what_nobody_has_measured_is_not_known() -> None:
    assert [] == measured_at("equinox", 3, {})


@pytest.mark.parametrize("case", SOME, ids=str)
def test_the_standing_ends_at_the_result(case: Case) -> None:
    s = case.start(17)
    for _ in walk(s, 17, mixed):
        assert len(s.game.standing(s)) in (0, 1, case.seats)
    assert s.result is not None
    if s.result.won is None:
        assert s.game.standing(s) in ([], list(s.result.scores))
    elif (goal := s.game.goal(s)) > 0:
        assert s.game.standing(s)[0] <= goal


@pytest.mark.parametrize("name", names())
def test_what_none_stands_for_is_one_of_the_choices(name: str) -> None:
    for setting, option in lichtung.game(name).options.items():
        if option.usual is not None:
            assert (setting, None) == (setting, option.default)
            assert option.usual in option.choices
