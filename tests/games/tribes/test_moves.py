"""Wind riders go from place to place (TRB-MOVE). Portals: T03, T05, T16, T18, T29; without: T01, T02, T04, T14."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import Dice, State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.players import guided
from tests.games.tribes.table import acting, at, look, offered, riders

FULL = "1.2 T01 · 1.3 T02 · 1.4 T04 · 2.1 T14 · 2.2 T15 · 2.3 T17 · 2.4 T27 · 3.1 T28 · 3.2 T30 · 3.3 T33 · 3.4 T20"
BESIDE = {
    "1.1": ["1.2", "2.1", "cap"],
    "1.2": ["1.1", "1.3", "2.2"],
    "1.4": ["1.3", "2.4"],
    "2.1": ["1.1", "2.2", "3.1"],
    "2.3": ["1.3", "2.2", "2.4", "3.3"],
    "3.1": ["2.1", "3.2"],
    "3.4": ["2.4", "3.3"],
}


def moving(terrain: str = "", moves: int = 5, **given: Any) -> State:
    """Seat 0 has begun 5 moves (A01), or 3 (A13) or 4 (A02)."""
    card, others = {5: ("A01", "A20"), 4: ("A02", "A20"), 3: ("A13", "")}[moves]
    s = acting(seats=3, rack=f"{card} {others}", rack_1="A10" if moves == 3 else "", terrain=terrain, **given)
    return play(s, f"play:{card}")


def targets(s: State, place: str) -> list[str]:
    """Where a rider on a place can go."""
    return sorted(word.partition(",")[2] for word in offered(s, "move") if word.partition(",")[0] == place)


def test_one_move_takes_one_rider_to_an_adjacent_place_and_back() -> None:
    """TRB-MOVE-1: from the capital to the start tile, on to a forest, and all the way back."""
    s = moving("1.2 T01")
    play(s, "move:cap,1.1")
    assert (riders(s, "cap"), riders(s, "1.1"), riders(s, "1.2")) == (6, 1, 0)
    play(s, "move:1.1,1.2")
    assert (riders(s, "cap"), riders(s, "1.1"), riders(s, "1.2")) == (6, 0, 1)
    play(s, "move:1.2,1.1", "move:1.1,cap")
    assert (riders(s, "cap"), riders(s, "1.1"), riders(s, "1.2")) == (7, 0, 0)


def test_only_own_riders_and_only_where_one_stands() -> None:
    """TRB-MOVE-1: the riders of the neighbours are none of the player's."""
    s = moving("1.2 T01:2", terrain_1="1.2 T02 · 1.3 T03:4", capital=0)
    assert s.words() == ("move:1.2,1.1", "stop")
    assert refused(s, "move:cap,1.1") == refused(s, "move:1.1,1.2") == "TRB-MOVE-1"


@pytest.mark.parametrize("field", BESIDE)
def test_tiles_on_orthogonally_adjacent_fields_are_adjacent(field: str) -> None:
    """TRB-MOVE-2: on a full terrain, from corners, edges and the middle."""
    terrain = f"1.1 S1 · {FULL}"
    tile = next(text for text in terrain.split(" · ") if text.startswith(field))
    s = moving(terrain.replace(tile, f"{tile}:7"))
    assert targets(s, field) == BESIDE[field]


def test_forests_villages_and_the_start_tile_count_alike() -> None:
    """TRB-MOVE-2: from a village over a forest to the start tile and the other way round."""
    s = moving("1.1 S1:1 · 1.2 T01* · 1.3 T02:1 · 2.1 T14*:1")
    assert (targets(s, "1.3"), targets(s, "1.1")) == (["1.2"], ["1.2", "2.1", "cap"])
    assert targets(s, "2.1") == ["1.1"]


def test_the_capital_and_the_start_tile_are_adjacent() -> None:
    """TRB-MOVE-3: in both directions; the capital touches nothing else without portals."""
    s = moving(f"1.1 S1:1 · {FULL}")
    assert targets(s, "cap") == ["1.1"]
    assert "cap" in targets(s, "1.1")


def test_a_portal_village_touches_the_capital_and_the_other_portal_villages() -> None:
    """TRB-MOVE-4: wherever they lie; T29* beside T03* is adjacent once only."""
    s = moving("1.1 S1 · 1.2 T01 · 1.3 T03*:1 · 1.4 T29* · 2.1 T14 · 3.1 T16*:1 · 2.3 T04*:1")
    assert targets(s, "cap") == ["1.1", "1.3", "1.4", "3.1"]
    assert targets(s, "1.3") == ["1.2", "1.4", "2.3", "3.1", "cap"]
    assert targets(s, "3.1") == ["1.3", "1.4", "2.1", "cap"]
    assert targets(s, "2.3") == ["1.3"]


def test_portals_of_other_players_do_not_matter() -> None:
    """TRB-MOVE-4: the portals must be the player's own."""
    s = moving("1.2 T01 · 1.3 T16*:1", terrain_1="1.2 T05* · 1.4 T03*")
    assert targets(s, "1.3") == ["1.2", "cap"]
    assert targets(s, "cap") == ["1.1", "1.3"]


def test_a_portal_of_a_forest_has_no_effect() -> None:
    """TRB-MOVE-5, TRB-RUL-16: T03 is still a forest, T16 is a village."""
    s = moving("1.2 T01 · 1.3 T03:1 · 2.1 T14 · 3.1 T16*:1")
    assert targets(s, "1.3") == ["1.2"]
    assert targets(s, "3.1") == ["2.1", "cap"]
    assert targets(s, "cap") == ["1.1", "3.1"]
    assert refused(s, "move:3.1,1.3") == refused(s, "move:1.3,3.1") == refused(s, "move:cap,1.3") == "TRB-MOVE-5"


def test_fields_without_a_tile_cannot_be_entered() -> None:
    """TRB-MOVE-6: whether clean or polluted."""
    s = moving("1.1 S1:1 · 1.2 T01:1", pollution="2.2=1")
    assert (targets(s, "1.1"), targets(s, "1.2")) == (["1.2", "cap"], ["1.1"])
    assert refused(s, "move:1.2,1.3") == refused(s, "move:1.2,2.2") == "TRB-MOVE-6"


def test_the_capital_is_entered_from_the_start_tile_and_portal_villages_only() -> None:
    """TRB-MOVE-6: not from a forest beside it in the first column, nor from a village without a portal."""
    s = moving("1.1 S1:1 · 1.2 T01*:1 · 2.1 T14:1 · 3.1 T16:1 · 2.2 T03*:1")
    assert [place for place in ("1.1", "1.2", "2.1", "3.1", "2.2") if "cap" in targets(s, place)] == ["1.1", "2.2"]
    assert refused(s, "move:1.2,cap") == refused(s, "move:2.1,cap") == "TRB-MOVE-6"
    assert refused(s, "move:3.1,cap") == "TRB-MOVE-6"


@pytest.mark.parametrize("tile", ["1.1 S1:6", "1.2 T01:6", "1.2 T01*:6"])
def test_any_number_of_riders_may_be_on_one_tile(tile: str) -> None:
    """TRB-MOVE-7: T01 has two slots; the seventh rider comes too."""
    field = tile[:3]
    s = moving(tile if field == "1.1" else f"1.1 S1:1 · {tile}")
    play(s, f"move:{'cap' if field == '1.1' else '1.1'},{field}")
    assert riders(s, field) == 7


def test_moves_are_distributed_over_the_riders_in_any_way() -> None:
    """TRB-MOVE-8: one rider twice, another one, the first again."""
    s = moving("1.2 T01 · 1.3 T02")
    play(s, "move:cap,1.1", "move:1.1,1.2", "move:cap,1.1", "move:1.2,1.3", "move:1.1,1.2")
    assert question(s) is None
    assert [riders(s, place) for place in ("cap", "1.1", "1.2", "1.3")] == [5, 0, 1, 1]


def test_two_riders_from_the_capital_and_one_on_a_village() -> None:
    """TRB-MOVE-8: illustration 5, five moves in all."""
    s = moving("1.2 T01 · 1.3 T02*:1")
    play(s, "move:cap,1.1", "move:cap,1.1", "move:1.1,1.2", "move:1.1,1.2", "move:1.3,1.2")
    assert (question(s), at(s, "1.2"), at(s, "1.3")) == (None, "T01:3", "T02*")


def test_the_capital_links_the_start_tile_with_distant_portals() -> None:
    """TRB-MOVE-3, TRB-MOVE-4: illustration 5, two moves from the start tile to any own portal village."""
    s = moving("1.1 S1:1 · 1.2 T01 · 1.3 T02 · 1.4 T29* · 2.4 T15 · 3.4 T16*")
    for field in ("1.4", "3.4"):
        way = s.copy()
        play(way, "move:1.1,cap", f"move:cap,{field}")
        assert riders(way, field) == 1


@pytest.mark.parametrize(("moves", "made"), [(5, 0), (5, 2), (4, 3), (3, 2)])
def test_the_player_may_stop_and_the_rest_is_lost(moves: int, made: int) -> None:
    """TRB-MOVE-9: the action is over then."""
    s = moving(moves=moves)
    play(s, *["move:cap,1.1"] * made, "stop")
    assert (question(s), riders(s, "1.1"), len(look(s, "element_discard"))) == (None, made, 1)


@pytest.mark.parametrize("moves", [3, 4, 5])
def test_no_more_moves_than_the_card_gives(moves: int) -> None:
    """TRB-MOVE-9: after the last one nobody is asked again."""
    s = moving(moves=moves)
    for _ in range(moves):
        assert question(s) == "move_rider"
        play(s, "move:cap,1.1")
    assert (question(s), riders(s, "1.1")) == (None, moves)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 9)])
def test_riders_come_back_only_by_moves_and_villages(seats: int, seed: int) -> None:
    """TRB-MOVE-10: in whole games nothing else fills a capital."""
    s = lichtung.game("tribes").start(seats=seats, seed=seed)
    dice = Dice(seed)
    ways = set()
    for _ in range(1500):
        seat, before = asked(s)[0], look(s, "capital")
        option = guided(s, dice)
        word = s.words()[s.options.index(option)]
        s.choose(option)
        after = look(s, "capital")
        fuller = [other for other in range(seats) if after[other] > before[other]]
        assert fuller in ([], [seat])
        if fuller:
            ways.add("village" if word.startswith("village:") else word.rpartition(",")[2])
        if s.over:
            break
    assert ways == {"village", "cap"}
