"""What is measured."""

from __future__ import annotations

import pytest

import lichtung
from lichtung.arena.rows import ROWS, Row, choose_rows
from tests.arena.samples import PARTY, SOLO


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_row_can_be_dealt(row: Row) -> None:
    s = lichtung.game(row.game).start(seats=row.seats, seed=0, **row.settings)
    assert not s.over


def test_names_are_unique() -> None:
    assert len(ROWS) == len({row.name for row in ROWS})


def test_no_row_takes_more_games_than_allowed() -> None:
    assert {200} == {row.most for row in ROWS if row.solo}
    assert {1000} == {row.most for row in ROWS if not row.solo}


def test_the_measured_bot_sits_everywhere_once() -> None:
    row = Row("x", "equinox", 4, ("hard", "greedy"))
    seatings = [row.seating(rotation) for rotation in range(row.rotations)]
    assert [0, 1, 2, 3] == [seating.index("hard") for seating in seatings]
    assert {("greedy",) * 3} == {tuple(name for name in seating if name != "hard") for seating in seatings}


def test_deals_times_rotations_stay_within_the_limit() -> None:
    assert (20, 60) == (PARTY.deals, SOLO.deals)


def test_rows_are_chosen_by_pattern() -> None:
    assert ["tribes-4-hard-greedy"] == [row.name for row in choose_rows(["tribes-4-*"])]
    assert (list(ROWS), []) == (choose_rows([]), choose_rows(["chess-*"]))


def test_the_best_level_alone_plays_enough_deals_to_be_compared() -> None:
    assert {40} == {row.fewest for row in ROWS if row.bots == ("master",)}
    assert {20} == {row.fewest for row in ROWS if row.bots != ("master",)}
