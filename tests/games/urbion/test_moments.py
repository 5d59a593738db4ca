"""The tables of the rules document: every case of a fill (6.6), running out of dreams moment by moment (7)."""

from __future__ import annotations

import pytest

from tests.games.studying import order, outcome, play, question
from tests.games.urbion.decks import EXPANSIONS
from tests.games.urbion.table import rows, study, value

DECK = "F+4 E-3 F+4 A-3 F+4 E-3 F+4 A-3"


@pytest.mark.parametrize(
    ("drawn", "answers", "expected"),
    [
        ("E+2 K", (), (["E+2", "K+5"], [])),
        ("W-2 K", (), ([], ["K-5", "W-2"])),
        ("K K", ("lay:R",), ([], ["K-5", "K-5"])),
        ("O K", ("lay:R",), ([], ["K-5", "O-1"])),
        ("O E+2", ("lay:R",), (["E+2"], ["O-1"])),
        ("O M:E", ("lay:L", "lay:R"), (["O+1"], ["M:E-3"])),
        ("C E+2 K", (), (["E+2", "K+5"], [])),
    ],
)
@pytest.mark.parametrize("moment", ["setup", "census"])
def test_every_case_of_a_fill(
    moment: str, drawn: str, answers: tuple[str, ...], expected: tuple[list[str], list[str]]
) -> None:
    """URB-FILL-2, URB-FILL-3, URB-FILL-4, URB-FILL-6, URB-FILL-7: in the set-up and after a census alike."""
    if moment == "setup":
        s = study("setup_fill", *EXPANSIONS[:4], rows=["[EW]"], dream_deck=drawn, stop="setup_hand")
    else:
        s = study("phase_play", *EXPANSIONS[:4], hand="W+1", rows=["[EW]"], dream_deck=drawn, stop="phase_draw")
        play(s, "discard:W+1", "census")
    play(s, *answers)
    lying = value(s, "rows")[0]
    assert (sorted(lying["left"]), sorted(lying["right"])) == expected


def test_with_exactly_four_cards_left_a_reveal_loses_at_the_next_draw() -> None:
    """URB-END-3, URB-WISE-2: a Chaos put back by Wise Chaos only delays it."""
    s = study("phase_draw", "postcards", hand="A+2 A+2 A+2", rows=["W+1 [EW]"], dream_deck="K E+2 K F+4 F-1")
    play(s, "reveal", "wise")
    assert (s.over, question(s), order(s, "resolving")) == (False, "chaos", "K")
    s.play("place:R1")
    assert outcome(s) == (False, "dream_deck_empty")


def test_pacifying_everything_on_display_with_cards_in_the_city_deck_goes_on() -> None:
    """URB-CENSUS-10, URB-CENSUS-11"""
    s = study(
        "phase_play", hand="W+1", rows=["E+2 [EW] W-2"], city_deck="[FA] [EA]", dream_deck=DECK, stop="phase_draw"
    )
    play(s, "discard:W+1", "census")
    assert (s.over, rows(s), order(s, "city_deck")) == (False, ["F+4 [FA] E-3"], "[EA]")
