"""The component set that comes with the game: printed facts, and what our own design promises."""

from __future__ import annotations

import csv
import json
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import lichtung

DATA = files("lichtung.games.tribes") / "data"
ELEMENTS = ["fire", "water", "earth", "air"]
KINDS = {"OWN": 4, "NONE": 3, "ALL": 1, "SUMX": 2, "TIER": 2, "NEIGH": 3, "MORE": 3, "FEWER": 2}
FIELDS = [f"{row}.{column}" for row in range(1, 4) for column in range(1, 5)]


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((DATA / name).read_text(encoding="utf-8").splitlines()))


def document(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / name).read_text(encoding="utf-8"))
    return found


CARDS = rows("element_cards.csv")
VILLAGES = rows("village_cards.csv")
LEADERS = rows("leader_cards.csv")
TILES = rows("forest_tiles.csv")
STARTS = rows("start_tiles.csv")
BOARDS = document("player_boards.json")["boards"]
CONSTANTS = document("constants.json")


def test_the_numbers_of_components_are_the_printed_ones() -> None:
    found = [len(CARDS), len(VILLAGES), len(LEADERS), len(TILES), len(STARTS), len(BOARDS)]
    assert [80, 30, 20, 39, 5, 5] == found
    names = ("element_cards", "village_cards", "leader_cards", "forest_tiles", "start_tiles", "player_boards")
    assert found == [CONSTANTS["components"][name] for name in names]


def test_scoring_and_supplies_are_the_printed_ones() -> None:
    assert {
        "game_end_tile": 5,
        "tree_house": 3,
        "temples": {"4": 7, "3": 3},
        "polluted_fields": {"0": 12, "1": 7, "2": 3},
        "tiles_at_least": {"9": 12, "8": 7, "7": 3},
    } == CONSTANTS["scoring"]
    per_player = CONSTANTS["per_player"]
    assert (7, 5, 4, 16, 5) == tuple(
        per_player[name] for name in ("wind_riders", "tree_houses", "temples", "starting_pollution", "rack_size")
    )
    assert [2, 4, 6] == CONSTANTS["tier_bounds"]


def test_every_row_says_where_it_comes_from() -> None:
    for table in (CARDS, VILLAGES, LEADERS, TILES, STARTS):
        assert {row["provenance"] for row in table} <= {"printed", "inferred", "own"}
    for board in BOARDS:
        for part in (board["condition"], board["colour_path"], board["temples"], *board["terrain"]):
            assert part["provenance"] in ("printed", "inferred", "own")


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_element_has_twenty_cards_with_the_same_kinds_of_requirement(element: str) -> None:
    kinds = Counter(card["req_kind"] for card in CARDS if card["element"] == element)
    assert KINDS == kinds
    assert 19 == sum(card["req_element"] == element for card in CARDS)


def test_no_card_occurs_twice_and_x_goes_with_sums() -> None:
    whole = [tuple(value for name, value in card.items() if name.startswith(("element", "r"))) for card in CARDS]
    assert len(set(whole)) == len(CARDS)
    for card in CARDS:
        has_x = any("X" in card[f"row{i}_effect"] for i in (1, 2, 3))
        assert has_x == (card["req_kind"] == "SUMX")


def test_the_known_cards_are_there() -> None:
    shapes = {
        tuple(c[n] for n in ("req_kind", "req_element", "row1_effect", "row2_effect", "row3_effect")) for c in CARDS
    }
    assert ("TIER", "fire", "P1", "P2", "P3") in shapes
    assert ("SUMX", "earth", "F8-X", "", "") in shapes
    assert ("FEWER", "water", "W2+P1", "W3+P2", "") in shapes


def test_village_cards_have_different_goals_and_ten_right_sides() -> None:
    assert 30 == len({(card["goal_kind"], card["goal_param"], card["goal_fields"]) for card in VILLAGES})
    assert {3} == set(Counter(card["right_effect"] for card in VILLAGES).values())
    assert all(2 == len(card["right_effect"].split("+")) for card in VILLAGES)
    assert {"8", "10", "11"} <= {card["vp"] for card in VILLAGES}


def test_the_eleven_printed_abilities_are_there() -> None:
    columns = ("kind", "element", "plus_effect", "plus_amount", "pay_water", "discount", "gain")
    have = {tuple(card[column] for column in columns): card["provenance"] for card in LEADERS}
    assert 20 == len(have)
    assert {
        ("ON_PLAY", "fire", "", "", "", "", "M3"),
        ("PAY_ONCE", "", "", "", "2", "", "P3"),
        ("ON_FOREST", "", "", "", "", "", "W4"),
        ("PLUS", "", "P", "1", "", "", ""),
        ("PAY_ONCE", "", "", "", "2", "", "C1"),
        ("ON_FOREST", "", "", "", "", "", "C1"),
        ("ON_FOREST", "", "", "", "", "", "CLEAR"),
        ("DISCOUNT", "", "", "", "", "1", "P1"),
        ("PER_POLLUTION", "", "", "", "", "", "W2"),
        ("PAY_ONCE", "", "", "", "0", "", "F6"),
        ("DISCOUNT", "", "", "", "", "2", ""),
    } == {ability for ability, provenance in have.items() if provenance == "printed"}


def test_thirteen_tiles_of_each_colour_and_the_printed_kinds_of_bonus() -> None:
    assert {"purple": 13, "green": 13, "orange": 13} == Counter(tile["colour"] for tile in TILES)
    for tile in TILES:
        assert tile["rider_slots"] in ("2", "3", "4")
        assert "000" != tile["turbine"] + tile["catapult"] + tile["portal"]
    assert [21, 27, 33, 39] == [sum(int(tile["min_players"]) <= n for tile in TILES) for n in (2, 3, 4, 5)]
    assert any(t["colour"] == "purple" and t["player_symbol"] == "3+" and t["portal"] == "1" for t in TILES)


def test_boards_have_the_printed_pollution_and_conditions() -> None:
    kinds = ["CLEAN_FIELDS", "LEFT_CARDS", "RIGHT_SIDES", "TEMPLE_ON", "VILLAGE_ON"]
    assert kinds == sorted(board["condition"]["kind"] for board in BOARDS)
    for board in BOARDS:
        terrain = {field["field"]: field for field in board["terrain"]}
        assert FIELDS == sorted(terrain)
        assert ["1.1"] == [name for name in FIELDS if terrain[name]["start"]]
        assert {2: 6, 1: 4, 0: 2} == Counter(field["pollution"] for field in board["terrain"])
        assert dict.fromkeys(CONSTANTS["symbols"], 2) == Counter(f["symbol"] for f in terrain.values() if f["symbol"])
    assert 5 == len({tuple(board["colour_path"]["colours"]) for board in BOARDS})


def test_the_known_boards_are_there() -> None:
    photo, pictured = BOARDS[4], BOARDS[3]
    assert ["1.4", "2.4", "3.4"] == photo["condition"]["fields"]
    assert ["purple", "purple", "green", "green", "orange"] == photo["colour_path"]["colours"]
    assert ["W4", "M4", "P5", "F4"] == [photo["temples"][kind] for kind in ("water", "moves", "pollution", "forest")]
    assert "M2" == pictured["temples"]["moves"]


def test_start_tiles_have_the_printed_figures() -> None:
    figures = [
        sorted(int(tile[n]) for n in ("remove_pollution", "water", "riders") if tile[n] != "0") for tile in STARTS
    ]
    assert [[3, 4], [1, 6], [5, 6], [2, 4, 4], [2, 2, 6]] == figures


def test_the_game_says_that_much_of_this_is_our_own_design() -> None:
    about = lichtung.game("tribes").about
    assert "not public" in about
    assert "our own design" in about
