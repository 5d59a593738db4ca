"""Removing pollution, and where it can lie (TRB-POLL)."""

from __future__ import annotations

import pytest

from lichtung import InvalidPosition
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.table import acting, look, pollution, study

ALL = "W01 E01 A01"  # with F08 all four elements: P4


def test_each_token_is_taken_from_a_field_of_the_players_choice() -> None:
    """TRB-POLL-1: F08 removes four, one after the other; the same field may be chosen again."""
    s = acting(seats=3, rack=f"F08 {ALL}", pollution="1.2=2 2.3=1 3.4=3", pollution_1="2.1=2")
    play(s, "play:F08")
    assert (asked(s), s.words()) == ((0, "remove_pollution"), ("remove:1.2", "remove:2.3", "remove:3.4"))
    play(s, "remove:3.4")
    assert pollution(s) == {"1.2": 2, "2.3": 1, "3.4": 2}
    play(s, "remove:3.4", "remove:2.3")
    assert s.words() == ("remove:1.2", "remove:3.4")
    play(s, "remove:3.4")
    assert (question(s), pollution(s), pollution(s, 1)) == (None, {"1.2": 2}, {"2.1": 2})


def test_only_fields_of_the_own_terrain_with_pollution_can_be_chosen() -> None:
    """TRB-POLL-1: not a clean field, not a tile, not what is polluted at a neighbour."""
    s = acting(seats=3, rack=f"F08 {ALL}", pollution="1.2=2 2.3=1", pollution_1="2.1=2", terrain="1.3 T01")
    play(s, "play:F08")
    assert {refused(s, f"remove:{field}") for field in ("1.1", "1.3", "2.1", "3.4")} == {"TRB-POLL-1"}


def test_what_cannot_be_removed_any_more_is_lost() -> None:
    """TRB-POLL-2: three tokens are left for four; nobody is asked about the last field."""
    s = acting(seats=3, rack=f"F08 {ALL}", pollution="1.2=2 2.3=1")
    play(s, "play:F08", "remove:2.3")
    assert (question(s), pollution(s), look(s, "element_discard")) == (None, {}, ["F08"])


def test_the_rest_is_not_kept_for_later() -> None:
    """TRB-POLL-2: new pollution in the next turn stays."""
    s = study(
        rack="F08 W01 E01 A01 A02",
        rack_1="F01 F02 F03 F04 F05",
        terrain_1="1.2 T15:2",
        pollution="1.2=1",
        rewarded=["condition"],
        element_display="A16 A17 A18 A19",
        element_deck="A20 F20 E20 W20",
        village_display="V01 V02 V03 V04",
        board_1=4,
    )
    play(s, "play:F08", "deck", "village:1.2", "decline")
    assert (pollution(s), pollution(s, 1)) == ({}, {"1.3": 1, "2.2": 1})


def test_removed_tokens_leave_the_terrain_for_good() -> None:
    """TRB-POLL-3: no other field, player or store has them; they are gone in the next turn too."""
    s = study(
        rack="F08 W01 E01 A01 A02",
        rack_1="F01 F02 F03 F04 F05",
        pollution="1.2=2 2.3=3",
        pollution_1="2.2=1",
        water=1,
        rewarded=["condition"],
        element_display="A16 A17 A18 A19",
        element_deck="A20 F20 E20 W20",
    )
    play(s, "play:F08", "remove:1.2", "remove:2.3", "remove:2.3", "remove:2.3", "slot:1")
    assert asked(s) == (1, "main_action")
    assert look(s, "pollution") == [{"1.2": 1}, {"2.2": 1}]
    assert look(s, "water") == [1, 0]


def test_a_field_with_a_tile_never_carries_pollution() -> None:
    """TRB-POLL-4: a village pollutes only the fields beside it that have none; such a position is refused."""
    s = acting(terrain="1.2 T15:2 · 1.3 T14 · 2.2 T16", village_display="V01 V02 V03 V04")
    play(s, "village:1.2", "decline")
    assert pollution(s) == {}
    s = acting(terrain="1.2 T15:2 · 1.3 T14", village_display="V01 V02 V03 V04")
    play(s, "village:1.2", "decline")
    assert pollution(s) == {"2.2": 1}
    with pytest.raises(InvalidPosition, match="pollution"):
        acting(terrain="1.2 T15:2", pollution="1.2=1")


def test_no_forest_is_laid_on_pollution() -> None:
    """TRB-POLL-4: a single token keeps a field closed."""
    s = acting(seats=3, rack="E01 E02", water=3, pollution="1.2=1", forest_display="T01 T02 . .")
    play(s, "play:E01", "tile:T01")
    assert (question(s), look(s, "terrain", 0)) == (None, {"1.1": "S1", "2.1": "T01"})


def test_a_field_can_carry_any_number_of_tokens() -> None:
    """TRB-POLL-5, TRB-RUL-2: the next village adds one more to nine, and to fields with two."""
    s = acting(terrain="1.2 T15:2", pollution="1.3=9 2.2=2", village_display="V01 V02 V03 V04")
    play(s, "village:1.2", "decline")
    assert pollution(s) == {"1.3": 10, "2.2": 3}
