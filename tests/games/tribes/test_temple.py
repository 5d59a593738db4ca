"""The action of placing a temple, redraw, and free temples (TRB-TEMPLE)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from lichtung import Dice, State, game
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.players import guided
from tests.games.tribes.table import acting, at, look, offered, pollution, rack, study, water

RACK = "A01 E01 F01 W01 W03"
DISCARD = "discard:A01&E01&F01"
FULL = "1.1 S1 · 1.2 T01^water · 1.3 T02^moves · 2.1 T03^pollution · 2.2 T04^forest"


def placing(kind: str, field: str = "1.1", **given: Any) -> State:
    """Seat 0 has discarded three cards and placed a temple on a field; there are two tiles."""
    given = {"rack": RACK, "terrain": "1.2 T01", **given}
    return play(acting(seats=3, **given), "temple", DISCARD, f"temple:{kind}", f"field:{field}")


@pytest.mark.parametrize(
    ("given", "possible"),
    [
        ({}, True),
        ({"rack": "A01 E01 F01"}, True),
        ({"rack": "A01 E01"}, False),
        ({"unplaced_temples": ["forest"]}, True),
        ({"unplaced_temples": []}, False),
        ({"terrain": "1.1 S1 · 1.2 T01:2"}, True),
        ({"terrain": "1.1 S1^moves · 1.2 T01:2"}, True),
        ({"terrain": "1.1 S1^moves · 1.2 T01^water:2"}, False),
    ],
)
def test_a_temple_needs_three_cards_a_temple_and_a_tile_without_one(given: dict[str, Any], possible: bool) -> None:
    """TRB-TEMPLE-1: a village can be built too, so that there is always a question."""
    s = acting(seats=3, **{"rack": RACK, "terrain": "1.2 T01:2", **given})
    assert ("temple" in s.words()) == possible
    if not possible:
        assert refused(s, "temple") == "TRB-TEMPLE-1"


def test_three_cards_are_discarded_first() -> None:
    """TRB-TEMPLE-2: any three of the five, before anything else; they lie face up."""
    s = acting(seats=3, rack=RACK, element_discard="F02")
    play(s, "temple")
    sets = ["discard:" + "&".join(three) for three in combinations(RACK.split(), 3)]
    assert (asked(s), sorted(s.words())) == ((0, "discard_three"), sorted(sets))
    play(s, "discard:E01&W01&W03")
    assert (question(s), rack(s)) == ("temple_kind", "A01 F01")
    assert s.view(1)["element_discard"] == s.view(None)["element_discard"] == ["E01", "F02", "W01", "W03"]


def test_discarded_cards_do_nothing_and_trigger_nothing() -> None:
    """TRB-TEMPLE-2: unplayable ones are fine; neither W5 nor the gain of L2a for fire happens."""
    s = acting(seats=3, board=2, board_1=1, leaders="L2a", rack="W01 W02 F01", terrain="1.2 T01", pollution="2.2=3")
    play(s, "temple", "temple:water", "field:1.1")
    assert (question(s), water(s), pollution(s)) == (None, 4, {"2.2": 3})


@pytest.mark.parametrize("kinds", [["water", "moves", "pollution", "forest"], ["pollution", "forest"]])
def test_then_one_of_the_unplaced_temples_is_chosen(kinds: list[str]) -> None:
    """TRB-TEMPLE-3: any kind, in any order during the game; the action itself cannot be given up any more."""
    s = acting(seats=3, rack=RACK, terrain="1.2 T01", unplaced_temples=kinds)
    play(s, "temple", DISCARD)
    assert (asked(s), offered(s, "temple"), len(s.words())) == ((0, "temple_kind"), kinds, len(kinds))
    assert refused(s, "decline") == "TRB-TEMPLE-3"
    if len(kinds) == 2:
        assert refused(s, "temple:water") == "TRB-TEMPLE-3"
    play(s, "temple:forest", "field:1.2")
    assert (at(s, "1.2"), look(s, "unplaced_temples", 0)) == (
        "T01^forest",
        [kind for kind in kinds if kind != "forest"],
    )


def test_then_it_is_put_on_an_own_tile_without_a_temple() -> None:
    """TRB-TEMPLE-4, TRB-RUL-49: start tile, forest or village, with or without riders; not on an empty field."""
    s = acting(
        seats=3,
        rack=RACK,
        terrain="1.1 S1:1 · 1.2 T01 · 1.3 T02:2 · 2.1 T03* · 2.2 T04*:1 · 2.3 T05^moves",
        terrain_1="1.2 T14",
    )
    play(s, "temple", DISCARD, "temple:water")
    assert (asked(s), offered(s, "field")) == ((0, "temple_field"), ["1.1", "1.2", "1.3", "2.1", "2.2"])
    assert refused(s, "field:3.3") == "TRB-TEMPLE-4"
    play(s, "field:2.2")
    assert (at(s, "2.2"), at(s, "1.2", 1)) == ("T04*^water:1", "T14")


def test_a_tile_holds_at_most_one_temple() -> None:
    """TRB-TEMPLE-5: the second one goes elsewhere; with one tile left nobody is asked."""
    s = acting(seats=3, rack=RACK, terrain="1.1 S1^moves · 1.2 T01 · 2.1 T14")
    play(s, "temple", DISCARD, "temple:water")
    assert refused(s, "field:1.1") == "TRB-TEMPLE-5"
    s = acting(seats=3, rack=RACK, terrain="1.1 S1^moves · 1.2 T01")
    play(s, "temple", DISCARD, "temple:water")
    assert (question(s), at(s, "1.1"), at(s, "1.2")) == (None, "S1^moves", "T01^water")


def test_a_placed_temple_stays_where_it_is() -> None:
    """TRB-TEMPLE-5: in a whole game, also when a forest becomes a village."""
    s = game("tribes").start(seats=3, seed=21)
    dice = Dice(21)
    placed: dict[tuple[int, str], str] = {}
    while not s.over:
        fields = [(seat, field, text) for seat in range(3) for field, text in look(s, "terrain", seat).items()]
        now = {(seat, field): text.partition("^")[2].partition(":")[0] for seat, field, text in fields if "^" in text}
        assert placed.items() <= now.items()
        placed = now
        s.choose(guided(s, dice))
    assert len(placed) > 3


def test_the_effect_of_the_board_happens_once() -> None:
    """TRB-TEMPLE-6: board 1 gives W5, M5, P4 and F4."""
    s = placing("water", water=1)
    assert (question(s), water(s)) == (None, 6)
    s = play(placing("moves"), *["move:cap,1.1"] * 5)
    assert (question(s), at(s, "1.1")) == (None, "S1^moves:5")
    s = play(placing("pollution", pollution="2.2=5 2.3=3"), *["remove:2.2"] * 4)
    assert (question(s), pollution(s)) == (None, {"2.2": 1, "2.3": 3})
    s = play(placing("forest", water=4, forest_display="T02 . . ."), "tile:T02", "field:1.3")
    assert (question(s), at(s, "1.3"), water(s)) == (None, "T02", 0)


@pytest.mark.parametrize(("board", "gained"), [(1, 5), (2, 4), (3, 6), (4, 4), (5, 4)])
def test_the_effect_is_that_of_the_own_board(board: int, gained: int) -> None:
    """TRB-TEMPLE-6: water by board."""
    assert water(placing("water", board=board)) == gained


@pytest.mark.parametrize(
    ("kind", "given"), [("pollution", {}), ("forest", {"water": 3, "forest_display": "T02 . . ."})]
)
def test_an_effect_that_is_not_possible_is_lost_for_good(kind: str, given: dict[str, Any]) -> None:
    """TRB-TEMPLE-6, TRB-RUL-26: the temple is placed all the same, and does nothing later."""
    s = placing(kind, **given)
    assert (question(s), at(s, "1.1"), water(s)) == (None, f"S1^{kind}", given.get("water", 0))
    assert kind not in look(s, "unplaced_temples", 0)


@pytest.mark.parametrize("terrain", [FULL, "1.1 S1^moves · 1.2 T01^water"])
def test_three_cards_can_be_discarded_if_no_temple_can_be_placed(terrain: str) -> None:
    """TRB-TEMPLE-7, TRB-RUL-24: all four are placed, or every tile has one; nothing else happens."""
    s = study(
        rack=RACK,
        rack_1="W02 W04 W05 W06 W07",
        terrain=terrain,
        water=1,
        element_display="A16 A17 A18 A19",
        element_deck="A20 F20 E20",
    )
    assert ("redraw" in s.words(), "temple" in s.words()) == (True, False)
    before = look(s, "terrain", 0)
    play(s, "redraw")
    assert (question(s), len(s.words())) == ("discard_three", 10)
    play(s, DISCARD)
    assert (question(s), rack(s), look(s, "element_discard")) == ("draw_card", "W01 W03", ["A01", "E01", "F01"])
    assert (look(s, "terrain", 0), water(s)) == (before, 1)


@pytest.mark.parametrize("terrain", ["", "1.1 S1^moves · 1.2 T01", "1.1 S1^moves · 1.2 T01^water · 1.3 T02"])
def test_redraw_is_not_available_while_a_temple_can_be_placed(terrain: str) -> None:
    """TRB-TEMPLE-8, TRB-RUL-25"""
    s = acting(seats=3, rack=RACK, terrain=terrain)
    assert ("redraw" in s.words(), "temple" in s.words(), refused(s, "redraw")) == (False, True, "TRB-TEMPLE-8")


def free_temple(terrain: str, **given: Any) -> State:
    """Seat 0 has built a village on 1.2 and uses the right side of V03: T1+W2."""
    return play(acting(terrain=terrain, village_display="V03", rack=RACK, **given), "village:1.2", "right")


def test_a_free_temple_needs_no_cards() -> None:
    """TRB-TEMPLE-9: kind, tile and effect as usual; the rack stays full."""
    s = free_temple("1.2 T01:2 · 1.3 T14^moves")
    assert (asked(s), s.words()) == (
        (0, "temple_kind"),
        ("temple:water", "temple:pollution", "temple:forest", "decline"),
    )
    play(s, "temple:water")
    assert offered(s, "field") == ["1.1", "1.2"]
    play(s, "field:1.2")
    assert (question(s), at(s, "1.2"), water(s), rack(s)) == (None, "T01*^water", 7, RACK)
    assert look(s, "element_discard") == []


@pytest.mark.parametrize("given", [{"unplaced_temples": []}, {"terrain": "1.1 S1^moves · 1.2 T01^water:2"}])
def test_a_free_temple_needs_a_temple_and_a_tile(given: dict[str, Any]) -> None:
    """TRB-TEMPLE-9: otherwise only the water comes."""
    s = free_temple(**{"terrain": "1.2 T01:2", **given})
    assert (question(s), water(s)) == (None, 2)


def test_a_free_temple_may_be_declined() -> None:
    """TRB-TEMPLE-9: also if only one kind is left."""
    s = free_temple("1.2 T01:2", unplaced_temples=["forest"])
    assert s.words() == ("temple:forest", "decline")
    play(s, "decline")
    assert (question(s), look(s, "unplaced_temples", 0), at(s, "1.2")) == (None, ["forest"], "T01*")
