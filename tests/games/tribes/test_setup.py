"""What lies in the middle when a game begins: cards, tiles, the game-end tile (TRB-SETUP)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import question
from tests.games.tribes.table import cards, look

ELEMENTS = [f"{letter}{number:02}" for letter in "FWEA" for number in range(1, 21)]
VILLAGES = [f"V{number:02}" for number in range(1, 31)]
TILES = [f"T{number:02}" for number in range(1, 40)]
SYMBOLS = {
    "": {f"T{base + i:02}" for base in (1, 14, 27) for i in range(7)},
    "3+": {f"T{base + i:02}" for base in (8, 21, 34) for i in range(2)},
    "4+": {f"T{base + i:02}" for base in (10, 23, 36) for i in range(2)},
    "5": {f"T{base + i:02}" for base in (12, 25, 38) for i in range(2)},
}
IN_PLAY = {
    2: SYMBOLS[""],
    3: SYMBOLS[""] | SYMBOLS["3+"],
    4: SYMBOLS[""] | SYMBOLS["3+"] | SYMBOLS["4+"],
    5: set(TILES),
}
SIZES = {2: (66, 24, 17), 3: (61, 23, 23), 4: (56, 22, 29), 5: (51, 21, 35)}


def start(seats: int, seed: int = 1, script: list[str] | None = None, **settings: Any) -> State:
    return lichtung.game("tribes").start(seats=seats, seed=seed, script=script, **settings)


def begun(s: State) -> State:
    """The same game at its first action: pollution is removed from the first field that has some."""
    while question(s) == "remove_pollution":
        s.choose(s.options[0])
    return s


def shuffled(first: str, whole: list[str]) -> str:
    """A shuffle that brings the cards of `first` to the top, in this order."""
    return " ".join([*first.split(), *[card for card in whole if card not in first.split()]])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_end_tile_belongs_to_nobody(seats: int) -> None:
    """TRB-SETUP-1"""
    s = begun(start(seats))
    assert (look(s, "game_end_tile"), look(s, "trigger_round")) == (None, None)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_eighty_element_cards_are_shuffled(seats: int) -> None:
    """TRB-SETUP-2: every card is in the deck, in the display or on a rack; another seed gives another order."""
    orders = []
    for seed in (1, 2):
        s = start(seats, seed)
        order = cards(s, "element_display").split() + cards(s, "element_deck").split()
        racks = [card for seat in range(seats) for card in look(s, "racks", seat)]
        assert sorted(order + racks) == sorted(ELEMENTS)
        orders.append(order)
    assert orders[0] != orders[1]
    assert len(look(s, "element_deck")) == SIZES[seats][0]


def test_the_top_four_element_cards_are_displayed_with_hidden_faces() -> None:
    """TRB-SETUP-2: in slots 1 to 4; all see the backs, nobody the faces."""
    script = [shuffled("F03 A07 E11 W15", ELEMENTS), shuffled("", VILLAGES), shuffled("", sorted(IN_PLAY[2]))]
    s = start(2, script=script, boards=[1, 2], start_player=0)
    assert cards(s, "element_display") == "F03 A07 E11 W15"
    for viewer in (0, 1, None):
        assert s.view(viewer)["element_display"] == ["?fire", "?air", "?earth", "?water"]
        assert s.view(viewer)["element_deck"][1:] == ["?"] * 65


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_thirty_village_cards_are_display_stack_and_left_cards(seats: int) -> None:
    """TRB-SETUP-3: four lie face up, nobody sees the stack."""
    s, other = begun(start(seats, 1)), begun(start(seats, 2))
    left = [card for seat in range(seats) for card in look(s, "left_cards", seat)]
    assert sorted(look(s, "village_display") + look(s, "village_stack") + left) == VILLAGES
    assert (len(look(s, "village_display")), len(look(s, "village_stack"))) == (4, SIZES[seats][1])
    assert cards(s, "village_stack") != cards(other, "village_stack")
    for viewer in (0, None):
        view = s.view(viewer)
        assert (view["village_display"], set(view["village_stack"])) == (look(s, "village_display"), {"?"})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tiles_with_a_symbol_for_more_players_are_out_of_the_game(seats: int) -> None:
    """TRB-SETUP-4: without a symbol always, 3+ from three, 4+ from four, 5 with five players."""
    s = start(seats)
    assert set(look(s, "forest_display")) | set(look(s, "forest_stack")) == IN_PLAY[seats]
    assert (len(look(s, "forest_display")), len(look(s, "forest_stack"))) == (4, SIZES[seats][2])


def test_four_tiles_are_displayed_and_the_top_of_the_stack_is_visible() -> None:
    """TRB-SETUP-5: the tiles below are seen by nobody."""
    script = [shuffled("", ELEMENTS), shuffled("", VILLAGES), shuffled("T05 T16 T33 T01 T20 T02", sorted(IN_PLAY[2]))]
    s = start(2, script=script, boards=[1, 2], start_player=0)
    assert sorted(look(s, "forest_display")) == ["T01", "T05", "T16", "T33"]
    assert look(s, "forest_stack")[:2] == ["T20", "T02"]
    for viewer in (0, 1, None):
        assert s.view(viewer)["forest_stack"] == ["T20"] + ["?"] * 16
        assert sorted(s.view(viewer)["forest_display"]) == ["T01", "T05", "T16", "T33"]


def test_the_tiles_are_shuffled() -> None:
    """TRB-SETUP-5: every tile comes to the top of the stack equally often; chi-square with 20 degrees of freedom."""
    tops: Counter[str] = Counter(str(look(start(2, seed), "forest_stack")[0]) for seed in range(420))
    assert set(tops) == IN_PLAY[2]
    assert sum((number - 20) ** 2 / 20 for number in tops.values()) < 50
