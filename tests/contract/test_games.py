"""What every game says of itself."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import lichtung
from lichtung import Game, InvalidSettings, LichtungError
from tests.contract.cases import FEW, Case, names, refused

every_game = pytest.mark.parametrize("name", names())


def test_the_list_of_games_can_be_asked_for_at_any_time() -> None:
    program = "import lichtung; a = lichtung.games(); [lichtung.game(n) for n in a]; assert a == lichtung.games(), a"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@every_game
def test_a_game_tells_its_version_seats_and_settings(name: str) -> None:
    game = lichtung.game(name)
    assert isinstance(game, Game)
    assert (game.name, game is lichtung.game(name)) == (name, True)
    assert isinstance(game.version, int)
    assert game.version >= 1
    assert game.seats == tuple(sorted(set(game.seats)))
    assert all(isinstance(seats, int) and seats >= 1 for seats in game.seats)
    assert game.usual_seats in game.seats
    assert game.minutes >= 0
    for setting, option in game.options.items():
        assert setting.isidentifier()
        assert option.kind in ("flag", "choice", "subset", "list", "seat")
        assert isinstance(option.choices, tuple)
        for other, values in option.valid_when.items():
            known = game.seats if other == "seats" else game.options[other].choices
            assert set(values) < set(known)
        assert (option.kind == "list") == (option.size is not None)
        if option.kind in ("flag", "choice", "seat"):
            assert option.default in option.choices
        if option.kind == "flag":
            assert set(option.choices) == {False, True}
        json.dumps([option.choices, option.default])


@every_game
def test_settings_that_do_not_go_together_are_refused_with_the_rule(name: str) -> None:
    for seats, settings in refused(name):
        with pytest.raises(InvalidSettings) as caught:
            lichtung.game(name).start(seats=seats, seed=1, **settings)
        assert caught.value.rule


@every_game
def test_unknown_settings_values_and_seats_are_refused(name: str) -> None:
    game = lichtung.game(name)
    wrong: list[dict[str, Any]] = [{"no_such_setting": 1}, *[{option: object()} for option in game.options]]
    for settings in wrong:
        with pytest.raises(InvalidSettings):
            game.start(seed=1, **settings)
    for seats in (0, -1, max(game.seats) + 1, True, "1", 1.5):
        with pytest.raises(InvalidSettings):
            game.start(seats=seats, seed=1)
    for seed in (-1, 1 << 128, True, "7"):
        with pytest.raises((InvalidSettings, TypeError)):
            game.start(seed=seed)


@every_game
def test_a_game_without_a_seed_takes_a_fresh_one(name: str) -> None:
    game = lichtung.game(name)
    seeds = {game.start().position()["chance"]["seed"] for _ in range(4)}
    assert len(seeds) == 4
    assert max(seeds) > 1 << 100


def test_an_unknown_game_is_an_error_of_the_library() -> None:
    with pytest.raises(LichtungError):
        lichtung.game("no such game")


@pytest.mark.parametrize("case", FEW, ids=str)
def test_flags_and_subsets_can_be_given_in_any_usual_form(case: Case) -> None:
    tuples: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in case.settings.items()
    }
    assert case.game.start(seats=case.seats, seed=9, **tuples).digest() == case.start(9).digest()
