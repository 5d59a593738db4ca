"""What holds everywhere: players, whose things change, final decisions, water (TRB-GEN)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lichtung
from lichtung import Dice, InvalidPosition, InvalidSettings, State
from tests.games.studying import asked, play, question
from tests.games.tribes.players import guided
from tests.games.tribes.table import acting, at, changed_set, look, offered, study, water

OWN = ("boards", "water", "terrain", "capital", "pollution", "racks", "left_cards", "leader_cards", "leaders")
MORE = ("right_sides", "rewarded", "tree_houses", "unplaced_temples")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_sit_in_a_fixed_clockwise_order(seats: int) -> None:
    """TRB-GEN-1: the turn order is the seat order, beginning anywhere."""
    for seed in range(4):
        s = lichtung.game("tribes").start(seats=seats, seed=seed)
        order = look(s, "turn_order")
        assert order == [(order[0] + i) % seats for i in range(seats)]
        assert len(look(s, "racks")) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_of_players_is_possible(seats: int) -> None:
    """TRB-GEN-1"""
    assert lichtung.game("tribes").seats == (2, 3, 4, 5)
    with pytest.raises(InvalidSettings):
        lichtung.game("tribes").start(seats=seats, seed=1)


def belongings(s: State) -> list[list[Any]]:
    """Everything that belongs to each of the seats."""
    position = s.position()
    return [[position[zone][seat] for zone in (*OWN, *MORE)] for seat in range(position["seats"])]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 4)])
def test_nothing_a_player_does_changes_what_belongs_to_another(seats: int, seed: int) -> None:
    """TRB-GEN-2: in whole games, at every decision."""
    s = lichtung.game("tribes").start(seats=seats, seed=seed)
    dice = Dice(seed)
    while look(s, "step") == "setup_bonus":
        s.choose(guided(s, dice))
    after = belongings(s)
    for _ in range(500):
        seat, before = asked(s)[0], after
        s.choose(guided(s, dice))
        after = belongings(s)
        assert before[:seat] + before[seat + 1 :] == after[:seat] + after[seat + 1 :]
        if s.over:
            break


def test_a_village_and_its_gains_leave_the_other_players_alone() -> None:
    """TRB-GEN-2: riders, pollution and water of the neighbour stay, although the same fields are there."""
    terrain = "1.1 S2:1 · 1.2 T02:2 · 1.3 T03"
    s = acting(
        terrain="1.2 T15:2 · 1.3 T14",
        terrain_1=terrain,
        pollution="2.2=1 2.4=1",
        pollution_1="2.2=2 2.4=2",
        water_1=3,
        village_display="V01",
    )
    before = belongings(s)[1]
    play(s, "village:1.2", "from:cap", "to:1.3", "right", "remove:2.2")
    assert (water(s), at(s, "1.2"), look(s, "pollution", 0)) == (4, "T15*", {"2.2": 1, "2.4": 1})
    assert belongings(s)[1] == before


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 7)])
def test_only_the_active_player_decides(seats: int, seed: int) -> None:
    """TRB-GEN-3: between two actions of the turn order all questions go to one player, and the others have no options."""
    s = lichtung.game("tribes").start(seats=seats, seed=seed)
    dice = Dice(seed)
    while look(s, "step") == "setup_bonus":
        s.choose(guided(s, dice))
    active, kinds = int(look(s, "turn_order")[0]), set()
    for _ in range(900):
        seat, name = asked(s)
        kinds.add(name)
        if seat != active:
            assert (seat, name) == ((active + 1) % seats, "main_action")
            active = seat
        assert look(s, "turn") == active
        assert [viewer for viewer in range(seats) if "words" in s.view(viewer)["choice"]] == [active]
        s.choose(guided(s, dice))
        if s.over:
            break
    assert kinds >= {"main_action", "draw_card", "move_rider", "village_card", "forest_tile", "discard_three"}


def test_values_of_cards_tiles_and_boards_come_from_the_data(tmp_path: Path) -> None:
    """TRB-GEN-4: another number in a file is another number in the game."""
    folder = changed_set(
        tmp_path / "a", "element_cards.csv", {"W01,water,OWN,water,>=2,W5": "W01,water,OWN,water,>=1,W9"}
    )
    s = acting(data=folder, rack="W01 F01")
    play(s, "play:W01")
    assert water(s) == 9
    folder = changed_set(tmp_path / "b", "start_tiles.csv", {"1,purple,0,4,3": "1,purple,0,1,6"})
    s = lichtung.game("tribes", data=folder).start(seats=2, seed=1, start_player=0)
    assert (water(s), at(s, "1.1")) == (1, "S1:6")
    folder = changed_set(tmp_path / "c", "forest_tiles.csv", {"T01,purple,2,1,0,0,0,": "T01,purple,4,1,0,0,0,"})
    s = acting(data=folder, terrain="1.2 T01:3 · 1.3 T14:4", rack="W01 W02 W03")
    assert offered(s, "village") == ["1.3"]


def test_the_numbers_of_the_game_come_from_the_data(tmp_path: Path) -> None:
    """TRB-GEN-4: riders, tree houses, the lowest cost of a forest."""
    changes = {'"wind_riders": 7': '"wind_riders": 6', '"min_forest_cost": 1': '"min_forest_cost": 3'}
    folder = changed_set(tmp_path / "a", "constants.json", {**changes, '"tree_houses": 5': '"tree_houses": 6'})
    s = acting(data=folder, rack="E05 W01 W02", water=2, forest_display="T01 . . .")
    assert (look(s, "capital", 0), look(s, "tree_houses", 0)) == (6, 6)
    play(s, "play:E05")
    assert (question(s), water(s)) == (None, 2)


def test_a_chosen_action_cannot_be_exchanged() -> None:
    """TRB-GEN-5: after temple or a card was chosen, no other action is open any more."""
    given: dict[str, Any] = {"rack": "W01 W02 E01 E02 A01", "terrain": "1.2 T01:2", "seats": 3}
    s = acting(**given)
    play(s, "temple")
    assert {word.partition(":")[0] for word in s.words()} == {"discard"}
    for word in ("play:W01", "village:1.2", "temple"):
        assert s.why_not(word) is not None
    s = acting(**given, rack_1="F01", village_display="V01 V02 V03 V04")
    play(s, "village:1.2")
    assert (question(s), s.words()) == ("village_card", ("take:V01", "take:V02", "take:V03", "take:V04"))
    assert s.why_not("temple") is not None


def test_a_step_once_made_cannot_be_taken_back() -> None:
    """TRB-GEN-5: a move that was made is made; the way back is another move."""
    s = acting(seats=3, rack="A01 A02", terrain="1.2 T01")
    play(s, "play:A01", "move:cap,1.1")
    assert s.words() == ("move:cap,1.1", "move:1.1,cap", "move:1.1,1.2", "stop")
    play(s, "move:1.1,cap", "move:cap,1.1", "move:cap,1.1", "move:cap,1.1")
    assert (question(s), look(s, "capital", 0)) == (None, 4)


def test_nothing_is_done_without_the_water_in_full() -> None:
    """TRB-GEN-6: a forest for 3 and an ability for 2 need 3 and 2 water; then nothing is left, never less."""
    for amount, possible in ((2, False), (3, True)):
        s = acting(seats=3, rack="E01 E02", water=amount, forest_display="T01 . . .")
        play(s, "play:E01", *["tile:T01", "field:1.2"] * possible)
        assert (question(s), water(s), at(s, "1.2")) == (None, 0 if possible else 2, "T01" if possible else "")
    for amount, possible in ((1, False), (2, True)):
        s = study(rack="E01 E02 E03", water=amount, leaders="L1b", pollution="2.2=1")
        assert offered(s, "ability") == ["L1b"] * possible
    play(s, "ability:L1b")
    assert water(s) == 0


def test_water_is_never_negative() -> None:
    """TRB-GEN-6: such a position is refused, 0 is fine."""
    assert water(acting(rack="W01 W02", water=0)) == 0
    with pytest.raises(InvalidPosition, match="water"):
        acting(rack="W01 W02", water=-1)
