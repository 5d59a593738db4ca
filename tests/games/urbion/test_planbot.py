"""The planbot among the postcards (URB-POST)."""

from __future__ import annotations

from typing import Any

import pytest

from lichtung import State
from tests.games.studying import bag, play, question
from tests.games.urbion.decks import EXPANSIONS, PLENTY
from tests.games.urbion.table import study


def census(lying: list[str], *answers: str, **given: Any) -> State:
    """A card is discarded for a census, other cities are left alone; the game halts before phase II."""
    given = {"void_figure": "stack_lying", "hand": "W+1", "stop": "phase_draw", "rows": lying, **given}
    s = play(study("phase_play", *EXPANSIONS, **given), "discard:W+1", "census", *answers)
    while not answers and question(s) == "census_discard":
        s.play("discard:none")
    return s


def judged(*lying: str) -> str:
    """The resident pile after a census."""
    return bag(census(list(lying)), "resident_pile")


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ("1 2 3 4", True),
        ("4 3 2 1", True),
        ("2 3 4 5", True),
        ("5 4 3 2", True),
        ("3 4 1 2", True),
        ("2 1 4 3", True),
        ("4 1 2 3", True),
        ("3 2 5 4", True),
        ("1 2 4 3", False),
        ("1 3 2 4", False),
        ("1 2 3 3", False),
        ("1 2 3 5", False),
        ("2 4 3 5", False),
        ("5 1 2 3", False),
        ("4 5 1 2", False),
    ],
)
def test_the_planbot_wants_four_consecutive_values_down_the_column(values: str, expected: bool) -> None:
    """URB-POST-12, URB-RUL-54: cyclic, in either direction; -3 counts 3."""
    codes = {"1": "W+1", "2": "E+2", "3": "A-3", "4": "C+4", "5": "K+5"}
    cities = ["[EW]", "[FA]", "[EA]", "[EF]"]
    lying = [
        f"{codes[n]} {c}" if "+" in codes[n] else f"{c} {codes[n]}" for n, c in zip(values.split(), cities, strict=True)
    ]
    # The postcard lies on a dream of a balanced row with nothing but one absolute value.
    number = next(n for n in ["2", "1", "4", "5"] if n in values.split())
    pairs = {"1": "W+1{PB} [] F-1", "2": "E+2{PB} [] W-2", "4": "C+4{PB} [] C-4", "5": "K+5{PB} [] K-5"}
    at = values.split().index(number)
    lying[at] = pairs[number].replace("[]", cities[at])
    assert judged(*lying) == ("PB+1" if expected else "PB-2")


def test_the_planbot_needs_four_cities() -> None:
    """URB-POST-12, URB-RUL-53: an empty one among them spoils it, three of them too."""
    four = ["W+1{PB} [EW] F-1", "E+2 [FA]", "[EA] A-3", "F+4 [EF]"]
    assert judged(*four) == "PB+1"
    assert judged(*four[:3]) == "PB-2"
    assert judged(*four[:3], "[EF]") == "PB-2"


def test_the_planbot_picks_any_dream_of_each_city() -> None:
    """URB-POST-13: Chaos and Chromatic Chaos, the figure's city; its own dream need not be among them."""
    four = ["E+2{PB} W+1 [EW] A-3", "F+4 F+4 [FA] F-1 A-3", "W+1 F+4 [EA]", "W+1 K+5 [EF]"]
    assert judged(*four) == "PB+1"
    assert judged(*four[:3], "W+1 E+2 [EF]") == "PB+1"
    assert judged("E+2{PB} [EW] W-2", "[FA] A-3", "C+4 [EA]", "K+5 [EF]") == "PB+1"
    s = census(["E+2{PB} [EW] W-2", "[FA] A-3", "C+4 [EA]", "K+5 [EF]"], void_figure="R4", dream_deck=PLENTY)
    assert bag(s, "resident_pile") == "PB+1"
    assert judged("C+4 [EW]", "E+2{PB} W+1 [FA] A-3", "[EA] W-2", "W+1 [EF]") == "PB+1"
