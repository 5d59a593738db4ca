"""Scoring, ties, and the example of a final score in the rules document."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.tribes.table import study, suffixed

FIELDS = [f"{row}.{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
CODES = [f"T{number:02}" for number in (*range(1, 8), *range(14, 21))]
DIRTY = "3.2=1 3.3=1 3.4=1"  # three polluted fields: no points for a clean terrain


def final(seats: int = 2, **more: Any) -> State:
    """The end of the last turn of the last round; nobody holds the game-end tile unless said otherwise."""
    given: dict[str, Any] = {suffixed("pollution", seat): DIRTY for seat in range(seats)}
    given[suffixed("rewarded", seats - 1)] = "condition colour_path"
    s = study("leader_check", seats=seats, turn=seats - 1, round=100, **{**given, **more})
    assert s.over
    return s


def scores(s: State) -> tuple[float, ...]:
    assert s.result is not None
    return tuple(s.result.scores)


def tiles(count: int, villages: int = 0) -> str:
    """A terrain with so many tiles, the start tile included, the first ones after it villages."""
    laid = zip(FIELDS[1:count], CODES, strict=False)
    return " · ".join(f"{field} {code}{'*' * (n < villages)}" for n, (field, code) in enumerate(laid))


def test_the_game_end_tile_is_worth_five_points() -> None:
    """TRB-SCORE-1"""
    assert scores(final(game_end_tile=1, trigger_round=99)) == (0, 5)
    assert scores(final()) == (0, 0)


@pytest.mark.parametrize("houses", range(6))
def test_each_tree_house_on_the_terrain_is_worth_three_points(houses: int) -> None:
    """TRB-SCORE-2: those left on the board are worth nothing."""
    assert scores(final(terrain=tiles(6, houses))) == (3 * houses, 0)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 7)])
def test_three_temples_are_worth_three_points_and_four_seven(count: int, points: int) -> None:
    """TRB-SCORE-3"""
    kinds = ("water", "moves", "pollution", "forest")
    placed = zip(FIELDS[1:], CODES, kinds[:count], strict=False)
    terrain = " · ".join(f"{field} {code}^{kind}" for field, code, kind in placed)
    assert scores(final(terrain=terrain)) == (points, 0)


@pytest.mark.parametrize(
    ("pollution", "points"),
    [
        ("", 12),
        ("3.4=1", 7),
        ("3.4=9", 7),
        ("3.4=1 2.2=1", 3),
        ("3.4=2 2.2=3", 3),
        ("3.4=1 2.2=1 2.3=1", 0),
        ("3.4=1 2.2=1 2.3=1 1.4=2", 0),
    ],
)
def test_few_polluted_fields_are_worth_points_whatever_lies_on_them(pollution: str, points: int) -> None:
    """TRB-SCORE-4"""
    assert scores(final(pollution=pollution)) == (points, 0)


@pytest.mark.parametrize(
    ("count", "pollution", "points"),
    [
        *((1, DIRTY, 0), (6, DIRTY, 0), (7, DIRTY, 3), (8, DIRTY, 7), (9, DIRTY, 12)),
        *((10, "3.3=1 3.4=1", 12 + 3), (11, "3.4=1", 12 + 7), (12, "", 12 + 12)),
    ],
)
def test_seven_or_more_tiles_are_worth_points(count: int, pollution: str, points: int) -> None:
    """TRB-SCORE-5: the start tile counts; with ten tiles and more, fewer than three fields can be polluted."""
    assert scores(final(terrain=tiles(count), pollution=pollution)) == (points, 0)


def test_villages_count_as_tiles() -> None:
    """TRB-SCORE-5: seven tiles, five of them villages."""
    assert scores(final(terrain=tiles(7, 5))) == (3 + 15, 0)


def test_fulfilled_goals_are_worth_their_points_and_others_cost_nothing() -> None:
    """TRB-SCORE-6: V15 wants the first row (8 points), V16 the last column (10), V18 the second row."""
    row = "1.2 T01 · 1.3 T14 · 1.4 T27"
    assert scores(final(terrain=row, left_cards="V15 V18")) == (8, 0)
    assert scores(final(terrain=row, left_cards="V18 V16")) == (0, 0)
    both = row + " · 2.4 T02 · 3.4 T15"
    pollution = "3.1=1 3.2=1 3.3=1"
    assert scores(final(terrain=both, left_cards="V16 V18 V15", pollution=pollution)) == (18, 0)


def test_nothing_else_is_worth_points() -> None:
    """TRB-SCORE-7: water, riders, leader cards, cards on the rack, right sides used."""
    s = final(
        water=30,
        terrain="1.1 S1:4 · 1.2 T01:3",
        leaders="L1a L1b",
        rack="A01 E01 F01 W01 W02",
        right_sides=4,
    )
    assert scores(s) == (0, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_player_with_most_points_wins(seat: int) -> None:
    """TRB-SCORE-8: more water does not help."""
    given: dict[str, Any] = {suffixed("terrain", seat): tiles(4, 3), suffixed("water", (seat + 1) % 3): 20}
    s = final(3, **given)
    assert s.result is not None
    assert (s.result.winners, s.result.ranks[seat], max(s.result.scores)) == ((seat,), 1, 9)
    assert s.result.won is None


def test_with_equal_points_more_water_is_ahead() -> None:
    """TRB-TIE-1"""
    s = final(3, water=3, water_1=5, water_2=4)
    assert s.result is not None
    assert (s.result.ranks, s.result.winners) == ((3, 1, 2), (1,))


def test_water_decides_below_the_first_place_too() -> None:
    """TRB-TIE-1"""
    s = final(3, game_end_tile=2, trigger_round=99, water=3, water_1=5)
    assert s.result is not None
    assert (s.result.scores, s.result.ranks) == ((0, 0, 5), (3, 2, 1))


def test_players_equal_in_points_and_water_share_the_place_and_the_victory() -> None:
    """TRB-TIE-2"""
    s = final(3, water=5, water_1=4, water_2=5)
    assert s.result is not None
    assert (s.result.ranks, s.result.winners) == ((1, 3, 1), (0, 2))


def test_a_shared_second_place() -> None:
    """TRB-TIE-2"""
    s = final(3, game_end_tile=1, trigger_round=99, water=2, water_2=2)
    assert s.result is not None
    assert (s.result.ranks, s.result.winners) == ((2, 1, 2), (1,))


def test_the_example_of_a_final_score() -> None:
    """TRB-SCORE-2, TRB-SCORE-3, TRB-SCORE-4, TRB-SCORE-5, TRB-SCORE-6: 15 + 0 + 7 + 3 + 8 + 10 = 43."""
    s = final(
        terrain="1.2 T01*^water · 1.3 T14* · 1.4 T27*^moves · 2.4 T02* · 3.4 T15* · 2.1 T28",
        pollution="2.2=1",
        left_cards="V15 V16 V18",
        game_end_tile=1,
        trigger_round=99,
    )
    assert scores(s) == (43, 5)
    assert s.view(None)["insight"]["points"][0]["total"] == 43
