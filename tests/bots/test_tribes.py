"""What a sensible player of Tribes does, and what the values think of it."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import Dice, State
from lichtung.bots.bot import answer
from lichtung.bots.greedy import Greedy
from lichtung.bots.knowledge import values_of
from lichtung.bots.searcher import Searcher
from lichtung.games.tribes.bots.terrain import FAR, moves_to_village, next_village, part_of_goal
from lichtung.games.tribes.state import portals, tiles
from tests.games.tribes.table import study

CARDS: dict[str, Any] = {"rack": "W01 W02 F01 E01 A01", "rack_1": "E02 E03 E04 E05 F02"}
DECK: dict[str, Any] = {"element_deck": "W03 W04 W05 W06 W07 W09 W10 W11", "village_display": "V01 V06 V13 V19"}


def moves(s: State, field: int) -> int:
    return int(moves_to_village(s, 0, field, tiles(s, 0), portals(s, 0)))


def worth(s: State) -> float:
    return values_of("tribes").value(s, 0)


def test_the_nearest_riders_come_to_a_village() -> None:
    s = study(terrain="1.1 S1:1 1.2 T01", **CARDS)  # two slots: one rider is beside it, the next waits in the capital
    assert 1 + 2 == moves(s, 2)


def test_a_portal_shortens_the_way() -> None:
    far = study(terrain="1.1 S1 1.2 T01 1.3 T14 1.4 T27", **CARDS)
    gate = study(terrain="1.1 S1 1.2 T01 1.3 T03* 1.4 T27", **CARDS)
    assert (8, 4) == (moves(far, 4), moves(gate, 4))


def test_the_forest_with_the_shortest_way_is_next() -> None:
    s = study(terrain="1.1 S1 1.2 T07 2.1 T01:2", **CARDS)
    assert (5, 0) == (next_village(s, 0) % 16, next_village(s, 0) // 16)


def test_without_forests_or_tree_houses_there_is_no_next_village() -> None:
    assert FAR == next_village(study(**CARDS), 0) // 16
    assert FAR == next_village(study(terrain="1.2 T01:2", tree_houses=0, **CARDS), 0) // 16


@pytest.mark.parametrize(
    ("terrain", "expected"),
    [("1.1 S1", 0.0), ("1.1 S1 2.1 T01 3.1 T02", 1 / 3), ("1.1 S1 2.1 T01 3.1 T02 3.2 T03 3.3 T04", 1.0)],
)
def test_goals_are_done_in_parts(terrain: str, expected: float) -> None:
    s = study(terrain=terrain, left_cards="V13", **CARDS)  # three tiles of the lowest row
    assert abs(expected - part_of_goal(s, 0, s.terms.game.card_code("V13"))) < 1e-9


def test_progress_is_worth_something() -> None:
    bare, forest = study(**CARDS), study(terrain="1.2 T01", **CARDS)
    riders, village = study(terrain="1.2 T01:2", **CARDS), study(terrain="1.2 T01*", **CARDS)
    assert worth(bare) < worth(forest) < worth(riders) < worth(village)


def test_pollution_is_bad_and_water_is_good() -> None:
    clean, dirty = study(**CARDS), study(pollution="2.2=2 2.3=1", **CARDS)
    assert worth(dirty) < worth(clean) < worth(study(water=5, **CARDS))


def test_playouts_bring_riders_to_the_village() -> None:
    values = values_of("tribes")
    s = study(terrain="1.1 S1 1.2 T01", pending=[["AfterAction"], ["MoveRider", 6]], **CARDS, **DECK)
    dice = Dice(1)
    while s.choice is not None and s.choice.name == "move_rider":
        s.apply(values.pick(s, dice))
    assert 0 == next_village(s, 0) // 16


@pytest.mark.parametrize("thinks", ["greedy", "search"])
def test_a_village_that_can_be_built_is_built(thinks: str) -> None:
    s = study(terrain="1.1 S1 1.2 T01:2", **CARDS, **DECK)
    values = values_of("tribes")
    bot = Greedy(values, 1) if thinks == "greedy" else Searcher(values, 200, 1)
    assert "village:1.2" == s.words()[s.options.index(answer(bot, s))]
