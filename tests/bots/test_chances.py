"""From what a search finds to the chance that is shown."""

from __future__ import annotations

import pytest

import lichtung
from lichtung.bots.chances import fitted, shown, sure
from lichtung.bots.kinds import mix_of
from tests.helpers.ours import our_games


@pytest.mark.parametrize("mix", [*sorted(fitted()), "nothing fitted"])
def test_what_is_worth_more_has_the_higher_chance(mix: str) -> None:
    chances = [shown(mix, worth / 50, 0.02)[0] for worth in range(1, 50)]
    assert sorted(set(chances)) == chances


@pytest.mark.parametrize("mix", [*sorted(fitted()), "nothing fitted"])
def test_the_interval_holds_the_chance_and_grows_with_the_doubt(mix: str) -> None:
    for worth in (0.0, 0.1, 0.5, 0.97, 1.0):
        chance, low, high = shown(mix, worth, 0.01)
        assert 0.0 < low <= chance <= high < 1.0
        _, lower, higher = shown(mix, worth, 0.1)
        assert lower < low
        assert high < higher


def test_where_nothing_was_fitted_the_interval_is_wide() -> None:
    _, low, high = shown("nothing fitted", 0.5, 0.01)
    assert high - low > 0.6


@pytest.mark.parametrize("mix", [*sorted(fitted()), "nothing fitted"])
def test_what_was_seen_to_the_end_needs_no_curve(mix: str) -> None:
    chance, low, high = shown(mix, 0.3, 0.05, 1.0)
    assert (0.3, True) == (round(chance, 9), 0.2 < low < high < 0.42)


def test_what_always_won_is_nearly_sure_and_the_surer_the_more_deals() -> None:
    few, many = sure(10), sure(100)
    assert few[0] < many[0] < 1.0
    assert few[1] < many[1] < many[0]
    assert 1.0 == few[2] == many[2]


@pytest.mark.parametrize("name", our_games())
def test_every_number_of_seats_has_a_fitted_mix(name: str) -> None:
    for seats in lichtung.game(name).seats:
        assert mix_of(name, seats, lichtung.game(name).start(seats=seats).view(None)["settings"]) in fitted()


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
