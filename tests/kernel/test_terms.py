"""Games with the same settings share the tables that follow from them, and nothing else."""

from __future__ import annotations

import pytest

import lichtung
from tests.helpers.ours import our_games


@pytest.mark.parametrize("name", our_games())
def test_equal_settings_share_tables_and_different_ones_do_not(name: str) -> None:
    game = lichtung.game(name)
    one, same = game.start(seed=1).terms, game.start(seed=2).terms
    other = game.start(seats=game.seats[1], seed=1).terms
    assert one is not same
    for table in ("rules", "kinds", "sees"):
        assert list(getattr(one, table)) == list(getattr(same, table))
    assert list(one.sees) != list(other.sees)
    assert (one.seats, same.seats, other.seats) == (game.seats[0], game.seats[0], game.seats[1])


@pytest.mark.parametrize("name", our_games())
def test_two_games_do_not_write_on_the_same_slate(name: str) -> None:
    game = lichtung.game(name)
    one, other = game.start(seed=1).terms, game.start(seed=1).terms
    before = list(other.slate)
    one.slate[0] = 12345
    assert before == list(other.slate)


def test_only_some_settings_are_remembered() -> None:
    game = lichtung.game("urbion")
    names = game.options["expansions"].choices
    for number in range(100):
        game.start(seed=1, expansions=[name for bit, name in enumerate(names) if number >> bit & 1])
    assert len(game.alike) <= 64
