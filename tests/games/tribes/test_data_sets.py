"""Component sets can be exchanged without touching code; damaged ones are refused with file, row and reason."""

from __future__ import annotations

import pickle
import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import lichtung
from lichtung import Dice, InvalidData, InvalidPosition, InvalidRecord, LichtungError, State

USUAL = lichtung.game("tribes")
SMALL = Path(__file__).parent / "small_set"


def finished(seats: int, seed: int) -> State:
    """A game with the small set, played at random."""
    s = lichtung.game("tribes", data=SMALL).start(seats=seats, seed=seed)
    dice = Dice(seed)
    while not s.over:
        s.choose(s.options[dice.below(len(s.options))])
    return s


def test_another_set_has_other_components_and_another_hash() -> None:
    small = lichtung.game("tribes", data=SMALL)
    assert (2, 3) == small.seats
    assert USUAL.seats == (2, 3, 4, 5)
    assert small.data_hash != USUAL.data_hash
    assert 40 == small.options["max_rounds"].default
    s = small.start(seats=2, seed=1)
    assert {"?ember", "?rain", "?clay", "?gale"} >= set(s.view(None)["element_display"])
    assert 8 >= sum(s.position()["pollution"][0].values())
    assert str(SMALL) in small.about


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_games_with_another_set_are_played_recorded_and_replayed(seats: int, seed: int) -> None:
    s = finished(seats, seed)
    again = lichtung.replay(s.record(), data=SMALL)
    assert s.digest() == again.digest()
    assert s.digest() == s.game.load(s.position()).digest()
    for viewer in (0, None):
        assert s.view(viewer) == again.view(viewer)


def test_the_start_field_is_read_from_the_board() -> None:
    s = lichtung.game("tribes", data=SMALL).start(seats=3, seed=2, boards=[1, 2, 3], start_player=0)
    assert [["1.1"], ["2.2"], ["3.4"]] == [list(terrain) for terrain in s.position()["terrain"]]


def test_records_and_positions_of_another_set_are_refused() -> None:
    s = finished(2, 9)
    with pytest.raises(InvalidRecord, match=USUAL.data_hash):
        lichtung.replay(s.record())
    with pytest.raises(InvalidPosition, match="data"):
        USUAL.load(s.position())
    with pytest.raises(InvalidPosition, match="data"):
        s.game.load(USUAL.start(seats=2, seed=1).position())
    with pytest.raises(InvalidRecord):
        lichtung.replay(USUAL.start(seats=2, seed=1).record(), data=SMALL)


def test_a_pickled_state_remembers_its_set() -> None:
    s = lichtung.game("tribes", data=SMALL).start(seats=2, seed=3)
    assert s.digest() == pickle.loads(pickle.dumps(s)).digest()


def test_only_what_a_set_says_makes_its_hash(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    rows = (folder / "element_cards.csv").read_text(encoding="utf-8").splitlines()
    (folder / "element_cards.csv").write_text("\r\n".join([rows[0], *reversed(rows[1:])]), encoding="utf-8")
    assert USUAL.data_hash == lichtung.game("tribes", data=folder).data_hash
    change(folder, "village_cards.csv", "V01,SYMBOL,plane,2,,8", "V01,SYMBOL,plane,2,,9")
    assert USUAL.data_hash != lichtung.game("tribes", data=folder).data_hash


def test_games_whose_components_are_fixed_say_so() -> None:
    with pytest.raises(LichtungError, match="cannot be exchanged"):
        lichtung.game("sylvion", data=SMALL)


# -- damage ------------------------------------------------------------------------------------------------------------

# file, what stands there, what is put there, the row that is named, a part of the reason
DAMAGE = [
    ("element_cards.csv", "F01,fire,", "F01,wood,", "line 2 (F01)", "element: expected one of fire"),
    ("element_cards.csv", ">=2,P2+W1", ">=2,P2+Q1", "line 2 (F01)", "'Q1' is no part"),
    ("element_cards.csv", ">=2,P2+W1", ">=2,P2+T1", "line 2 (F01)", "cannot stand here"),
    ("element_cards.csv", ">=2,P2+W1", ">=2,P2+W1|M1", "line 2 (F01)", "mixes + and |"),
    ("element_cards.csv", ">=2,P2+W1", ">=2,P2+WX", "line 2 (F01)", "SUMX"),
    ("element_cards.csv", ">=2,P2+W1", ">=2,P2+W99", "line 2 (F01)", "at most 40"),
    ("element_cards.csv", ">=2,P2+W1", "2,P2+W1", "line 2 (F01)", "expected >=n"),
    ("element_cards.csv", "=0,P3|M6", "=1,P3|M6", "line 6 (F05)", "expected the rows"),
    ("element_cards.csv", "F05,fire,NONE,water", "F05,fire,NONE,fire", "line 6 (F05)", "never be played"),
    ("element_cards.csv", "\nF02,", "\nF01,", "line 3 (F01)", "occurs twice"),
    ("element_cards.csv", "\nF02,", "\nF 2,", "line 3 (F 2)", "letters and digits"),
    ("element_cards.csv", "id,element,", "id,elemnt,", "line 1", "columns are missing: element"),
    ("element_cards.csv", "F06,fire,NONE,earth,=0,P2+W3,,,,,own,", "F06,fire,NONE", "line 7 (F06)", "cells"),
    ("element_cards.csv", "F08,fire,ALL,,>=1,P4,,,,,own", "F08,fire,ALL,,>=1,P4,,,,,mine", "line 9 (F08)", "provenance"),
    ("village_cards.csv", "V01,SYMBOL,plane", "V01,SYMBOL,boat", "line 2 (V01)", "goal_param"),
    ("village_cards.csv", "1.4 3.1,11", "1.4 4.1,11", "line 7 (V06)", "'4.1'"),
    ("village_cards.csv", "V06,HOUSES,,2", "V06,HOUSES,,3", "line 7 (V06)", "goal_count"),
    ("village_cards.csv", "V19,SAME,row,3", "V19,SAME,ring,3", "line 20 (V19)", "expected one of row"),
    ("village_cards.csv", "V01,", "F01,", "line 2 (F01)", "something else too"),
    ("leader_cards.csv", "L1a,1,ON_PLAY,water", "L1a,1,ON_PLAY,", "line 2 (L1a)", "to be filled"),
    ("leader_cards.csv", "L1a,1,", "L1a,2,", "line 9 (L2d)", "four cards"),
    ("leader_cards.csv", ",,W2,printed", ",,M2,printed", "line 5 (L1d)", "cannot stand here"),
    ("forest_tiles.csv", "T01,purple,2,1", "T01,purple,2,2", "line 2 (T01)", "turbine: expected a number"),
    ("forest_tiles.csv", "T01,purple,2,1", "T01,purple,2,0", "line 2 (T01)", "pollution_symbol"),
    ("forest_tiles.csv", "T01,purple,", "T01,pink,", "line 2 (T01)", "colour"),
    ("start_tiles.csv", "3,orange,0,6,5", "3,orange,0,6,9", "line 4 (3)", "riders"),
    ("start_tiles.csv", "3,orange,0,6,5", "9,orange,0,6,5", "line 4 (9)", "order"),
    ("player_boards.json", '"pollution": 0, "symbol": null, "start": true', '"pollution": 1, "symbol": null, "start": true',
     "boards[0].terrain[0]", "start field"),
    ("player_boards.json", '"kind": "CLEAN_FIELDS"', '"kind": "DIRTY"', "boards[0].condition.kind", "CLEAN_FIELDS"),
    ("player_boards.json", '"water": "W5"', '"water": "M5"', "boards[0].temples.water", "cannot stand here"),
    ("player_boards.json", '"field": "1.2"', '"field": "1.1"', "boards[0].terrain[1]", "occurs twice"),
    ("player_boards.json", '"board": 2,', '"board": 1,', "boards[1]", "expected board and leader 2"),
    ("constants.json", '"rack_size": 5', '"rack_size": 6', "per_player.rack_size", "the rules need 5"),
    ("constants.json", '"tree_house": 3', '"tree_house": "3 points"', "scoring.tree_house", "expected a number"),
    ("constants.json", '"max_rounds": 100', '"max_round": 100', "", "'max_rounds' is missing"),
    ("constants.json", '"tier_bounds": [', '"tier_bounds": [[],', "tier_bounds[0]", "expected a number"),
    ("constants.json", '"format"', "format", "line 2", "Expecting"),
]  # fmt: skip


def copied(tmp_path: Path) -> Path:
    """A copy of the usual set."""
    folder = tmp_path / "set"
    with as_file(files("lichtung.games.tribes") / "data") as source:
        shutil.copytree(source, folder)
    return folder


def change(folder: Path, name: str, there: str, put: str) -> None:
    """Replace the first occurrence of a text in a file."""
    text = (folder / name).read_text(encoding="utf-8")
    assert there in text
    (folder / name).write_text(text.replace(there, put, 1), encoding="utf-8")


@pytest.mark.parametrize(("name", "there", "put", "row", "reason"), DAMAGE)
def test_damage_is_named_by_file_row_and_reason(
    tmp_path: Path, name: str, there: str, put: str, row: str, reason: str
) -> None:
    folder = copied(tmp_path)
    change(folder, name, there, put)
    with pytest.raises(InvalidData) as caught:
        lichtung.game("tribes", data=folder)
    assert (name, row) == (caught.value.file, caught.value.row)
    assert reason in caught.value.reason
    assert name in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "start_tiles.csv").unlink()
    with pytest.raises(InvalidData, match=r"start_tiles\.csv"):
        lichtung.game("tribes", data=folder)


@pytest.mark.parametrize(
    ("name", "keep"), [("element_cards.csv", 29), ("village_cards.csv", 23), ("forest_tiles.csv", 4)]
)
def test_too_few_components_are_refused(tmp_path: Path, name: str, keep: int) -> None:
    folder = copied(tmp_path)
    lines = (folder / name).read_text(encoding="utf-8").splitlines()
    (folder / name).write_text("\n".join(lines[: keep + 1]), encoding="utf-8")
    with pytest.raises(InvalidData, match=name):
        lichtung.game("tribes", data=folder)
