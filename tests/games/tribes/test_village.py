"""The action of building a village (TRB-VILLAGE). T01, T14, T27: turbine, two slots; T02, T15: catapult; T03: portal."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import Dice, State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.players import guided
from tests.games.tribes.table import acting, at, cards, look, offered, pollution, rack, riders, study, water

CARDS: dict[str, Any] = {"village_display": "V01 V02 V03 V04", "village_stack": "V05 V06"}
FOUR = "1.3 T14* · 2.1 T15* · 2.2 T16* · 2.3 T17*"


def built(terrain: str, field: str = "1.2", **given: Any) -> State:
    """Seat 0 has begun to build a village on a field."""
    return play(acting(terrain=terrain, **CARDS, **given), f"village:{field}")


@pytest.mark.parametrize(
    ("tile", "possible"),
    [
        ("T01:1", False),
        ("T01:2", True),
        ("T01:3", True),
        ("T04:2", False),
        ("T04:3", True),
        ("T07:3", False),
        ("T07:4", True),
    ],
)
def test_a_village_needs_as_many_riders_as_the_tile_has_slots(tile: str, possible: bool) -> None:
    """TRB-VILLAGE-1: two, three and four slots; more riders are fine."""
    s = acting(terrain=f"1.2 {tile} · 1.3 T14", rack="W01 F01 E01", **CARDS)
    assert offered(s, "village") == ["1.2"] * possible
    if not possible:
        assert refused(s, "village:1.2") == "TRB-VILLAGE-1"


def test_only_a_forest_can_become_a_village() -> None:
    """TRB-VILLAGE-1: neither the start tile nor a village nor an empty field, and only with a tree house left."""
    s = acting(terrain="1.1 S1:2 · 1.2 T01*:2 · 1.3 T14:2", rack="W01 F01 E01", **CARDS)
    assert offered(s, "village") == ["1.3"]
    assert {refused(s, f"village:{field}") for field in ("1.1", "1.2", "2.2")} == {"TRB-VILLAGE-1"}
    s = acting(terrain="1.2 T01:2", tree_houses=0, rack="W01 F01 E01", **CARDS)
    assert offered(s, "village") == []


def test_only_one_village_is_built_in_a_turn() -> None:
    """TRB-VILLAGE-2: two are possible; after the first one the next question is about another player."""
    s = study(
        rack="W01 W02 E01 E02 A01",
        rack_1="F01 F02 F03 F04 F05",
        rewarded=["condition"],
        terrain="1.2 T01:2 · 1.3 T14:2",
        element_display="A16 A17 A18 A19",
        element_deck="A20 F20",
        **CARDS,
    )
    assert offered(s, "village") == ["1.2", "1.3"]
    play(s, "village:1.3", "take:V01", "left")
    assert (asked(s), at(s, "1.2"), at(s, "1.3")) == ((1, "main_action"), "T01:2", "T14*")


def test_villages_never_arise_by_themselves() -> None:
    """TRB-VILLAGE-2: enough riders arrive and stay; the tile is a forest in the next turn."""
    s = acting(rack="A01 A02", terrain="1.1 S1:2 · 1.2 T01", **CARDS)
    play(s, "play:A01", "move:1.1,1.2", "move:1.1,1.2", "stop")
    assert (question(s), at(s, "1.2")) == (None, "T01:2")
    s = lichtung.game("tribes").start(seats=2, seed=5)
    dice = Dice(5)
    for _ in range(600):
        before = str(look(s, "terrain")).count("*")
        option = guided(s, dice)
        word = s.words()[s.options.index(option)]
        s.choose(option)
        assert str(look(s, "terrain")).count("*") - before == word.startswith("village:")
        if s.over:
            break


@pytest.mark.parametrize(("tile", "stay"), [("T01:2", 0), ("T01:5", 3), ("T04:5", 2), ("T07:4", 0)])
def test_exactly_the_slots_are_emptied_into_the_capital(tile: str, stay: int) -> None:
    """TRB-VILLAGE-3, TRB-VILLAGE-4: further riders stay on the tile."""
    s = built(f"1.2 {tile}")
    assert (riders(s, "1.2"), riders(s, "cap")) == (stay, 7 - stay)


def test_the_tile_is_turned_and_keeps_its_field_and_temple() -> None:
    """TRB-VILLAGE-4: the same tile with its village side up; riders elsewhere stay where they are."""
    s = built("1.1 S1:1 · 1.2 T01^moves:3 · 1.3 T14:1")
    assert look(s, "terrain", 0) == {"1.1": "S1:1", "1.2": "T01*^moves:1", "1.3": "T14:1"}
    assert look(s, "unplaced_temples", 0) == ["water", "pollution", "forest"]


def test_new_pollution_falls_on_the_fields_around_without_a_tile() -> None:
    """TRB-VILLAGE-5: illustration 6; tiles only on the left, so above, below and right get one on top of what is there."""
    s = built("1.2 T14 · 2.1 T27 · 2.2 T03:2", "2.2", pollution="1.3=1 2.3=2 3.3=1")
    assert pollution(s) == {"1.3": 1, "2.3": 3, "3.2": 1, "3.3": 1}
    s = built("2.1 T27 · 2.2 T03:2", "2.2", pollution="2.3=2 1.2=1")
    assert pollution(s) == {"1.2": 2, "2.3": 3, "3.2": 1}


def test_new_pollution_stays_on_the_terrain() -> None:
    """TRB-VILLAGE-5: not across the edge to the next row, not diagonally, not at a neighbour."""
    s = built("1.2 T01 · 1.3 T14 · 1.4 T03:2", "1.4", pollution_1="2.4=1")
    assert (pollution(s), pollution(s, 1)) == ({"2.4": 1}, {"2.4": 1})


@pytest.mark.parametrize("tile", ["T01:2", "T04:3", "T05:3", "T07:4"])
def test_a_turbine_keeps_the_terrain_clean(tile: str) -> None:
    """TRB-VILLAGE-6: alone or with other bonuses."""
    assert pollution(built(f"1.2 {tile}", pollution="2.2=1")) == {"2.2": 1}


def test_a_tree_house_goes_from_the_board_to_the_village() -> None:
    """TRB-VILLAGE-7: one, of the player who builds."""
    s = built("1.2 T01:2 · 1.3 T14*")
    assert (look(s, "tree_houses"), str(look(s, "terrain", 0)).count("*")) == ([3, 5], 2)


def test_the_fifth_tree_house_takes_the_game_end_tile_at_once() -> None:
    """TRB-VILLAGE-8: before the village card is taken; the fourth does not."""
    s = built(f"1.2 T01:2 · {FOUR}", round=7)
    assert (question(s), look(s, "game_end_tile"), look(s, "trigger_round")) == ("village_card", 0, 7)
    s = built("1.2 T01:2 · 1.3 T14* · 2.1 T15* · 2.2 T16*", round=7)
    assert (question(s), look(s, "game_end_tile"), look(s, "trigger_round")) == ("village_card", None, None)


def test_a_catapult_is_used_once_before_the_village_card() -> None:
    """TRB-VILLAGE-9, TRB-RUL-18: a rider just returned to the capital may fly; the tree house stands already."""
    s = built("1.2 T02:7", capital=0)
    assert (question(s), s.words()) == ("catapult_rider", ("from:cap", "from:1.2", "decline"))
    assert look(s, "tree_houses", 0) == 4
    s = built("1.2 T02:2 · 1.3 T14:5", capital=0)
    play(s, "from:cap", "to:1.3")
    assert (question(s), riders(s, "cap"), riders(s, "1.3")) == ("village_card", 1, 6)


def test_a_portal_takes_effect_from_now_on() -> None:
    """TRB-VILLAGE-10: the moves of the village card V06 (F3+M2) use it already."""
    s = acting(terrain="1.2 T14 · 1.3 T27 · 1.4 T03:2", village_display="V06")
    play(s, "village:1.4", "right")
    assert (question(s), s.words()) == ("move_rider", ("move:cap,1.1", "move:cap,1.4", "stop"))


def test_bonuses_do_not_work_on_forests_nor_again_on_villages() -> None:
    """TRB-VILLAGE-11: a turbine or catapult beside the new village changes nothing; a portal was no portal before."""
    s = built("1.2 T03:2 · 1.3 T02 · 2.1 T07* · 1.4 T15*")
    assert (question(s), pollution(s)) == ("village_card", {"2.2": 1})
    s = acting(rack="A01 A02", terrain="1.1 S1:1 · 1.2 T03", **CARDS)
    play(s, "play:A01")
    assert s.words() == ("move:cap,1.1", "move:1.1,cap", "move:1.1,1.2", "stop")


def test_then_a_village_card_is_taken() -> None:
    """TRB-VILLAGE-12: after everything else, from the display."""
    s = built("1.2 T02:2")
    play(s, "decline")
    assert (asked(s), s.words()) == ((0, "village_card"), ("take:V01", "take:V02", "take:V03", "take:V04"))
    play(s, "take:V02", "left")
    assert (question(s), look(s, "left_cards", 0), cards(s, "village_display")) == (None, ["V02"], "V01 V05 V03 V04")


def test_no_card_leaves_the_rack_and_none_is_drawn() -> None:
    """TRB-VILLAGE-13: drawing is over at once, and no element card goes anywhere."""
    s = study(
        rack="W01 W02 E01 E02 A01",
        rack_1="F01 F02 F03 F04 F05",
        rewarded=["condition"],
        terrain="1.2 T01:2",
        element_display="A16 A17 A18 A19",
        element_deck="A20 F20",
        **CARDS,
    )
    play(s, "village:1.2", "take:V01", "right")
    assert (asked(s), rack(s), water(s)) == ((1, "main_action"), "A01 E01 E02 W01 W02", 4)
    assert (cards(s, "element_display"), cards(s, "element_deck"), cards(s, "element_discard")) == (
        "A16 A17 A18 A19",
        "A20 F20",
        "",
    )
