"""From what a search finds to the chance that is shown."""

from __future__ import annotations

import pytest

import lichtung
from lichtung.bots.chances import Chance, Level, certain_chance, chance_at, load_fits, progress_of
from lichtung.bots.kinds import mix_of
from tests.helpers.ours import our_games

MIXES_OF_ALL = [*sorted(load_fits()), "nothing fitted"]
PROGRESS = (-0.5, 0.0, 0.5)


def chance(mix: str, level: Level, worth: float = 0.5, doubt: float = 0.02) -> Chance:
    """What is shown of an option beside a favourite that is worth one half."""
    return chance_at(mix, level, worth, 0.5, doubt)


@pytest.mark.parametrize("progress", PROGRESS)
@pytest.mark.parametrize("mix", MIXES_OF_ALL)
def test_what_is_worth_more_has_the_higher_chance(mix: str, progress: float) -> None:
    chances = [chance(mix, Level(0.6, progress=progress), worth / 50)[0] for worth in range(1, 50)]
    assert sorted(set(chances)) == chances


@pytest.mark.parametrize("progress", PROGRESS)
@pytest.mark.parametrize("mix", MIXES_OF_ALL)
def test_in_a_better_position_every_chance_is_higher(mix: str, progress: float) -> None:
    chances = [chance(mix, Level(worth / 50, progress=progress))[0] for worth in range(1, 50)]
    assert sorted(set(chances)) == chances


@pytest.mark.parametrize("mix", MIXES_OF_ALL)
def test_the_interval_holds_the_chance_and_grows_with_the_doubt(mix: str) -> None:
    for worth in (0.0, 0.1, 0.5, 0.97, 1.0):
        shown_chance, low, high = chance(mix, Level(worth), doubt=0.01)
        assert 0.0 < low <= shown_chance <= high < 1.0
        _, lower, higher = chance(mix, Level(worth), doubt=0.1)
        assert lower < low
        assert high < higher


def test_where_nothing_was_fitted_the_interval_is_wide() -> None:
    _, low, high = chance("nothing fitted", Level(0.5), doubt=0.01)
    assert high - low > 0.6


@pytest.mark.parametrize("progress", PROGRESS)
@pytest.mark.parametrize("mix", MIXES_OF_ALL)
def test_what_was_seen_to_the_end_needs_no_curve(mix: str, progress: float) -> None:
    shown_chance, low, high = chance(mix, Level(0.3, 1.0, 80, progress))
    assert (0.3, True) == (round(shown_chance, 9), 0.2 < low < high < 0.42)


def test_the_fewer_deals_were_played_to_the_end_the_less_they_tell() -> None:
    few, many = (chance("nothing fitted", Level(0.3, 1.0, deals)) for deals in (10, 80))
    assert few[1] < many[1] < many[2] < few[2]


@pytest.mark.parametrize("name", our_games())
def test_the_progress_goes_from_the_beginning_to_the_end(name: str) -> None:
    s = lichtung.game(name).start(seed=2)
    seen = [progress_of(s)]
    while not s.over:
        s.choose(s.options[-1])
        seen.append(progress_of(s))
    assert all(-0.5 <= one <= 0.5 for one in seen)
    measured = name in ("sylvion", "urbion")
    assert (seen[0] < -0.25, seen[-1] > seen[0] + 0.2) == (measured, measured)


def test_a_game_that_measures_no_progress_has_none() -> None:
    assert 0.0 == progress_of(lichtung.game("equinox").start(seed=1))


def test_what_always_won_is_nearly_sure_and_the_surer_the_more_deals() -> None:
    few, many = certain_chance(10), certain_chance(100)
    assert few[0] < many[0] < 1.0
    assert few[1] < many[1] < many[0]
    assert 1.0 == few[2] == many[2]


@pytest.mark.parametrize("name", our_games())
def test_every_number_of_seats_has_a_fitted_mix(name: str) -> None:
    for seats in lichtung.game(name).seats:
        assert mix_of(name, seats, lichtung.game(name).start(seats=seats).view(None)["settings"]) in load_fits()


MIXES = [
    ("sylvion", 1, {"mode": "introductory"}, "sylvion-introductory"),
    ("sylvion", 2, {"mode": "advanced"}, "sylvion-advanced"),
    ("sylvion", 1, {"mode": "advanced", "elements": True}, "sylvion-everything"),
    ("urbion", 1, {"expansions": ["void"]}, "urbion-base"),
    ("urbion", 1, {"expansions": ["postcards"]}, "urbion-everything"),
    ("equinox", 2, {}, "equinox-2"),
    ("equinox", 5, {}, "equinox-4"),
    ("tribes", 3, {}, "tribes-4"),
    ("chess", 2, {}, "chess"),
]


@pytest.mark.parametrize(("game", "seats", "settings", "expected"), MIXES)
def test_a_table_uses_the_fit_of_the_one_most_like_it(
    game: str, seats: int, settings: dict[str, object], expected: str
) -> None:
    assert expected == mix_of(game, seats, settings)
