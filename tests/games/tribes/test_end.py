"""The end of the game: the fifth village, one more round, equal turns, the limit of rounds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lichtung import State
from tests.games.studying import asked, play, question, refused
from tests.games.tribes.table import at, changed_set, look, study, suffixed

FOUR = "1.2 T01* · 1.3 T14* · 1.4 T27* · 2.1 T09*"
FIFTH = FOUR + " · 2.2 T15:2"  # one more can be built; T15 has a catapult and no turbine
OTHER_FIFTH = "1.2 T02* · 1.3 T18* · 1.4 T30* · 2.1 T05* · 2.2 T17:3"  # T17 has a catapult and a turbine
FIVE = FOUR + " · 2.2 T15*"
RACKS: dict[str, Any] = {
    "rack": "A01 E01 F01 W01 W09",
    "rack_1": "E02 E03 E04 E05 W16",
    "rack_2": "F02 F03 F04 F05 W10",
}
ELEMENTS: dict[str, Any] = {
    "element_display": "A02 A03 E06 A04",
    "element_deck": "E07 E08 E09 A08 A09 A10 A11 A12 F10 F11 F12",
    "village_display": "V01 V17 V20 V18",
    "village_stack": "V21 V22 V23 V24",
}
DONE: dict[str, Any] = {suffixed("rewarded", seat): "condition colour_path" for seat in range(3)}
BUILD = ("village:2.2", "decline", "take:V17", "left")


def table(**more: Any) -> State:
    """Three players; the terrains are clean, no leader card can be won any more."""
    return study(**{**RACKS, **ELEMENTS, **DONE, "seats": 3, **more})


def turn(s: State) -> None:
    """The active player draws three new cards for a temple or for nothing, and does nothing else."""
    assert question(s) == "main_action"
    seat, played = asked(s)[0], look(s, "round")
    s.play("temple" if "temple" in s.words() else "redraw")
    while not s.over and (asked(s)[0], look(s, "round")) == (seat, played):
        words = s.words()
        s.play("stop" if "stop" in words else "decline" if "decline" in words else words[0])


def test_the_first_fifth_village_takes_the_game_end_tile_at_once() -> None:
    """TRB-END-1, TRB-VILLAGE-8: while the catapult of the new village is asked for, the tile is taken."""
    s = play(table(round=6, terrain=FIFTH), "village:2.2")
    assert question(s) == "catapult_rider"
    assert (look(s, "game_end_tile"), look(s, "trigger_round")) == (0, 6)


def test_the_turn_of_the_fifth_village_goes_on_normally() -> None:
    """TRB-END-1: catapult, village card, and then the next player's turn."""
    s = play(table(round=6, terrain=FIFTH), "village:2.2", "from:cap", "to:1.4", "take:V17", "left")
    assert (at(s, "1.4"), look(s, "left_cards", 0)) == ("T27*:1", ["V17"])
    assert asked(s) == (1, "main_action")
    assert not s.over


def test_a_fourth_village_triggers_nothing() -> None:
    """TRB-END-1"""
    s = play(table(terrain="1.2 T01* · 1.3 T14* · 1.4 T27* · 2.1 T16 · 2.2 T15:2"), "village:2.2")
    assert (look(s, "game_end_tile"), look(s, "trigger_round")) == (None, None)


@pytest.mark.parametrize(("seat", "more_turns"), [(0, 5), (1, 4), (2, 3)])
def test_the_round_is_finished_and_exactly_one_more_is_played(seat: int, more_turns: int) -> None:
    """TRB-END-2, TRB-END-3: whoever triggers it, the game ends after the last player's turn of the next round."""
    s = play(table(turn=seat, round=6, **{suffixed("terrain", seat): FIFTH}), *BUILD)
    turns = [0, 0, 0]
    while not s.over:
        turns[asked(s)[0]] += 1
        turn(s)
    assert sum(turns) == more_turns
    assert turns == [1 + (number > seat) for number in range(3)]
    assert look(s, "round") == 7
    assert s.result is not None
    assert (s.result.reason, s.result.rule) == ("fifth_village", "TRB-END-2")


def test_rounds_are_counted_from_the_start_player() -> None:
    """TRB-END-2, TRB-END-3: seat 2 began, so seat 1 is last; it triggers the end and three turns follow."""
    s = table(turn=1, turn_order=[2, 0, 1], terrain_1=FIFTH)
    play(s, *BUILD)
    seats = []
    while not s.over:
        seats.append(asked(s)[0])
        turn(s)
    assert seats == [2, 0, 1]


def test_without_tree_houses_no_village_can_be_built() -> None:
    """TRB-END-4: the turns after the trigger are normal ones."""
    s = table(round=7, trigger_round=6, game_end_tile=0, terrain=FIVE + " · 2.3 T16:2", terrain_1="1.2 T17:3")
    assert refused(s, "village:2.3") == "TRB-VILLAGE-1"
    assert {"play:W09", "temple"} <= set(s.words())
    turn(s)
    assert asked(s) == (1, "main_action")
    assert {"village:1.2", "play:E02", "temple"} <= set(s.words())


@pytest.mark.parametrize("played", [6, 7])
def test_the_fifth_village_of_another_player_changes_nothing(played: int) -> None:
    """TRB-END-5: in the round of the trigger and in the last one."""
    s = table(turn=1, round=played, trigger_round=6, game_end_tile=0, terrain=FIVE, terrain_1=OTHER_FIFTH)
    play(s, "village:2.2", "decline", "take:V17", "left")
    assert (look(s, "game_end_tile"), look(s, "trigger_round")) == (0, 6)
    count = 0
    while not s.over:
        count += 1
        turn(s)
    assert count == (4 if played == 6 else 1)
    assert s.result is not None
    assert s.result.scores[0] - s.result.scores[1] == 5


@pytest.mark.parametrize(("limit", "played", "over"), [(100, 100, True), (100, 99, False), (3, 3, True), (3, 2, False)])
def test_without_a_trigger_the_game_ends_after_the_last_round_allowed(
    tmp_path: Path, limit: int, played: int, over: bool
) -> None:
    """TRB-END-6"""
    data = changed_set(tmp_path / "set", "constants.json", {'"max_rounds": 100': f'"max_rounds": {limit}'})
    s = table(turn=2, round=played, data=data)
    assert not s.over
    turn(s)
    assert s.over is over
    if s.result is None:
        assert look(s, "round") == played + 1
    else:
        assert (s.result.reason, s.result.rule) == ("max_rounds", "TRB-END-6")
        assert look(s, "game_end_tile") is None
        assert s.result.scores == (12, 12, 12)


def test_the_limit_of_rounds_does_not_end_a_round_early() -> None:
    """TRB-END-6"""
    s = table(turn=1, round=100)
    turn(s)
    assert asked(s) == (2, "main_action")


def test_an_end_triggered_in_the_last_round_allowed_still_brings_one_more_round() -> None:
    """TRB-END-2, TRB-END-6: the limit is for games whose end was not triggered."""
    s = play(table(turn=1, round=100, terrain_1=OTHER_FIFTH), "village:2.2", "decline", "take:V17", "left")
    turn(s)
    assert (s.over, look(s, "round")) == (False, 101)
