"""Goals of village cards: places, colours and patterns, houses, temples and bonuses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.studying import play
from tests.games.tribes.table import study

TILES = {
    "p": ["T01", "T02", "T03", "T04", "T05", "T06", "T07"],
    "g": ["T14", "T15", "T16", "T17", "T18", "T19", "T20"],
    "o": ["T27", "T28", "T29", "T30", "T31", "T32", "T33"],
}
PLANE, BRIDGE = "V01", "V02"
ROW, COLUMN, DIAGONAL, CORNER = "V19", "V20", "V21", "V22"  # one colour
MIXED_ROW, MIXED_COLUMN, MIXED_DIAGONAL, MIXED_CORNER = "V23", "V24", "V25", "V26"  # three colours
POINTS = {PLANE: 8, BRIDGE: 8, ROW: 9, COLUMN: 9, DIAGONAL: 10, CORNER: 8}
POINTS |= {MIXED_ROW: 7, MIXED_COLUMN: 7, MIXED_DIAGONAL: 8, MIXED_CORNER: 6}


def score(**more: Any) -> float:
    """Seat 0's points at the end of the last round."""
    done: dict[str, Any] = {"rewarded": "condition colour_path", "rewarded_1": "condition colour_path"}
    s = study("leader_check", **{"turn": 1, "round": 100, **done, **more})
    assert s.result is not None
    return s.result.scores[0]


def worth(card: str, terrain: str, **more: Any) -> float:
    """What a card on the left side adds to the score."""
    return score(terrain=terrain, left_cards=card, **more) - score(terrain=terrain, **more)


def painted(grid: str) -> str:
    """A terrain from three rows of colours, `p`, `g`, `o` or `.`; a capital letter is a village, 1.1 the start tile."""
    left = {colour: list(codes) for colour, codes in TILES.items()}
    found = []
    for row, line in enumerate(grid.split(), start=1):
        for column, letter in enumerate(line, start=1):
            if letter != "." and (row, column) != (1, 1):
                found.append(f"{row}.{column} {left[letter.lower()].pop(0)}{'*' * letter.isupper()}")
    return " · ".join(found)


def test_goals_are_judged_at_the_end_and_not_when_the_card_is_taken() -> None:
    """TRB-GOAL-1: V15 wants the first row; its last tile is laid in the last turn."""
    s = study(
        round=100,
        turn=1,
        terrain_1="1.2 T01 · 1.3 T02",
        left_cards_1="V15",
        water_1=5,
        rack_1="E01 E02 A01 F01 W01",
        element_display="A02 A03 E06 A04",
        element_deck="E07 E08",
        forest_display="T05 T06",
        pollution_1="2.1=1 2.2=1 2.3=1",
        rewarded_1="condition colour_path",
    )
    play(s, "play:E01", "tile:T05", "slot:1")
    assert s.result is not None
    assert s.result.scores[1] == 8


def test_goals_are_judged_on_the_own_terrain_only() -> None:
    """TRB-GOAL-1: the other player's first row does not fulfil V15."""
    assert worth("V15", "1.2 T01", terrain_1="1.2 T02 · 1.3 T14 · 1.4 T27") == 0
    assert worth("V15", "1.2 T02 · 1.3 T14 · 1.4 T27", terrain_1="1.2 T01") == 8


@pytest.mark.parametrize(
    ("card", "grid", "fulfilled"),
    [
        (ROW, "ppp. .... ....", True),
        (ROW, "pgg. .... ....", False),  # the purple start tile does not help
        (ROW, "pPp. .... ....", True),
        (COLUMN, "p... P... P...", True),
        (MIXED_ROW, "pGo. .... ....", True),
        ("V15", "pgoo .... ....", True),
        ("V15", "pGOG .... ....", True),
    ],
)
def test_the_start_tile_and_villages_count_like_forests(card: str, grid: str, fulfilled: bool) -> None:
    """TRB-GOAL-2"""
    assert (worth(card, painted(grid)) > 0) is fulfilled


def test_the_start_tile_counts_with_its_own_colour() -> None:
    """TRB-GOAL-2: with the green start tile instead of the purple one."""
    assert worth(ROW, painted("ggg. .... ...."), turn_order=[1, 0], turn=0) == 9
    assert worth(ROW, painted("ppp. .... ...."), turn_order=[1, 0], turn=0) == 0


@pytest.mark.parametrize(
    ("board", "card", "terrain", "points"),
    [
        (1, PLANE, "2.1 T01 · 2.2 T02", 0),
        (1, PLANE, "1.2 T01 · 1.3 T14 · 2.3 T02", 0),
        (1, PLANE, "2.1 T01 · 2.2 T02 · 2.3 T03", 8),
        (2, PLANE, "2.1 T01 · 2.2 T02 · 2.3 T03", 0),
        (2, PLANE, "1.2 T01 · 2.2 T02 · 2.3 T03 · 2.4 T14 · 3.4 T15", 8),
        (1, BRIDGE, "2.1 T01 · 2.2 T02 · 2.3 T03", 0),
        (1, BRIDGE, "1.2 T01 · 1.3 T02 · 1.4 T03 · 2.2 T14 · 3.2 T15", 8),
    ],
)
def test_a_symbol_needs_tiles_on_both_of_its_fields(board: int, card: str, terrain: str, points: int) -> None:
    """TRB-GOAL-3: on board 1 the planes are on 2.2 and 2.3, on board 2 on 1.2 and 3.4."""
    assert worth(card, terrain, board=board) == points


@pytest.mark.parametrize(
    ("card", "terrain", "points"),
    [
        ("V07", "2.1 T01 · 2.2 T02* · 2.3 T03*", 9),
        ("V07", "2.1 T01* · 2.2 T02* · 2.3 T03", 0),
        ("V07", "2.1 T01* · 2.2 T02^water · 2.3 T03^moves", 0),
        ("V12", "1.2 T01^water · 2.2 T02 · 3.2 T03^moves", 8),
        ("V12", "1.2 T01*^forest · 2.2 T02 · 3.2 T03^water", 8),
        ("V12", "1.2 T01^water · 2.2 T02^forest · 3.2 T03", 0),
        ("V12", "1.2 T01* · 2.2 T02 · 3.2 T03*", 0),
    ],
)
def test_every_listed_field_needs_its_house_or_its_temple(card: str, terrain: str, points: int) -> None:
    """TRB-GOAL-4: V07 wants houses on 2.2 and 2.3, V12 temples on 1.2 and 3.2."""
    assert worth(card, terrain) == points


@pytest.mark.parametrize(
    ("grid", "points"),
    [
        ("pgop ..gg ....", 0),  # four of them
        ("pgop ..gg ..o.", 10),
        ("pgop ..gg ...o", 10),
        ("pgop ..gg ..oo", 10),
        ("pgp. ggg. ooo.", 0),  # nine tiles, three of them there
    ],
)
def test_an_area_needs_so_many_tiles_on_its_fields(grid: str, points: int) -> None:
    """TRB-GOAL-5: V14 wants five tiles in the two columns on the right."""
    assert worth("V14", painted(grid)) == points


@pytest.mark.parametrize(
    ("card", "grid", "fulfilled"),
    [
        (ROW, "ppg. .... ....", False),
        (ROW, "pgpp .... ....", False),
        (MIXED_ROW, "ppog .... ....", True),
        (MIXED_ROW, "pogg .... ....", True),
        (MIXED_ROW, "poop .... ....", False),
        (MIXED_ROW, "ppoo .g.. ....", False),
        (COLUMN, "pg.. .g.. .o..", False),
        (MIXED_COLUMN, "p... o... g...", True),
        (MIXED_COLUMN, "p... o... p...", False),
        (MIXED_COLUMN, "p... p... p...", False),
        (DIAGONAL, "pg.. .po. ..o.", False),
        (MIXED_DIAGONAL, "pg.. .oo. ..g.", True),
        (MIXED_DIAGONAL, "pg.. .po. ..g.", False),
        (MIXED_CORNER, "po.. g... ....", True),
        (MIXED_CORNER, "po.. p... ....", False),
        (MIXED_CORNER, "po.. gp.. ....", True),
        (MIXED_CORNER, "pp.. oo.. ....", False),
    ],
)
def test_three_tiles_in_a_pattern_have_one_colour_or_three(card: str, grid: str, fulfilled: bool) -> None:
    """TRB-GOAL-6"""
    assert worth(card, painted(grid)) == (POINTS[card] if fulfilled else 0)


@pytest.mark.parametrize(
    ("card", "grid", "fulfilled"),
    [
        (ROW, "pggg .... ....", True),
        (ROW, "pg.. ggg. ....", True),
        (ROW, "p... g... ooo.", True),
        (ROW, "pog. g.g. ogo.", False),
        (ROW, "pg.g gooo ....", True),
        (ROW, "pogo gogg g...", False),  # four of one colour, but the row is interrupted
        (ROW, "pg.. .g.. .g..", False),
        (ROW, "pogg g... ....", False),  # 1.3, 1.4 and 2.1 follow each other only in reading order
        (COLUMN, "pg.. .g.. .g..", True),
        (COLUMN, "pooo ..po ...o", True),
        (COLUMN, "pgg. .g.. ....", False),
        (DIAGONAL, "pg.. .pg. ..p.", True),
        (DIAGONAL, "pg.. .og. ..og", True),  # 1.2, 2.3, 3.4
        (DIAGONAL, "pgo. go.. o...", True),  # rising
        (DIAGONAL, "pgpo .go. .o..", True),  # rising: 1.4, 2.3, 3.2
        (DIAGONAL, "pg.. gp.. p...", False),  # an angle is no line
        (DIAGONAL, "pgoo oopp ....", False),
        (CORNER, "pp.. p... ....", True),
        (CORNER, "pp.. .p.. ....", True),
        (CORNER, "p... pp.. ....", True),
        (CORNER, "pg.. gg.. ....", True),
        (CORNER, "pogo ..og ..gg", True),
        (CORNER, "pogp .pop .opo", False),
        (CORNER, "ppp. .... ....", False),
        (CORNER, "pg.. .pg. ..p.", False),
    ],
)
def test_patterns_are_rows_columns_diagonals_and_corners(card: str, grid: str, fulfilled: bool) -> None:
    """TRB-GOAL-7"""
    assert worth(card, painted(grid)) == (POINTS[card] if fulfilled else 0)


@pytest.mark.parametrize(
    ("card", "terrain", "points"),
    [
        ("V27", "1.2 T01* · 1.3 T14* · 1.4 T27*", 9),
        ("V27", "1.2 T01* · 1.3 T14* · 1.4 T27", 0),  # the third is still a forest
        ("V27", "1.2 T01* · 1.3 T14* · 1.4 T28*", 0),  # the third has a catapult
        ("V28", "1.2 T02* · 1.3 T15* · 1.4 T04*", 9),
        ("V28", "1.2 T02* · 1.3 T15* · 1.4 T05*", 0),
        ("V29", "1.2 T03* · 1.3 T16* · 1.4 T07* · 2.4 T29*", 11),
        ("V29", "1.2 T03* · 1.3 T16* · 1.4 T04* · 2.4 T29", 0),
    ],
)
def test_houses_are_counted_on_tiles_with_the_bonus(card: str, terrain: str, points: int) -> None:
    """TRB-GOAL-8: V27 wants three turbines, V28 three catapults, V29 three portals."""
    assert worth(card, terrain) == points


@pytest.mark.parametrize(
    ("terrain", "points"),
    [
        ("1.2 T07* · 1.3 T20* · 1.4 T33*", 11),  # three each
        ("1.2 T07* · 1.3 T20* · 1.4 T06*", 0),  # eight
        ("1.2 T07* · 1.3 T20* · 1.4 T06* · 2.4 T01*", 11),
        ("1.2 T07* · 1.3 T20* · 1.4 T06* · 2.4 T33", 0),
    ],
)
def test_all_bonuses_under_the_houses_are_added_up(terrain: str, points: int) -> None:
    """TRB-GOAL-9: V30 wants nine."""
    assert worth("V30", terrain) == points


def test_more_than_demanded_is_fine_and_a_tile_may_serve_several_goals() -> None:
    """TRB-GOAL-10: the first row serves V15, V19 and V26's corner; four turbines fulfil V27."""
    terrain = "1.2 T01* · 1.3 T05* · 1.4 T07* · 2.1 T14* · 2.2 T27"
    assert worth("V15 V19 V26 V27", terrain) == 8 + 9 + 6 + 9
