"""The steps of a round and the length of a battle (SYL-ROUND)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.studying import bag, cards, hand, order, outcome, play, question
from tests.games.sylvion.table import health, row, study

FILL = ["E0", "E0", "E0", "E0"]
WALL = ["F4 . . ."] * 4
INTRODUCTORY = "BLA BLA SIM SIM E0 E0 E1 E1 E2 E2 E3 E3"
ADVANCED = "BLA BLA SIM SIM DES DES DEM DEM E0 E0 E1 E1 E2 E2 E3 E3"
WITH_ELEMENTS = ADVANCED + " GEY LAK STO TOR"


def test_a_round_reveals_moves_reinforces_and_defends() -> None:
    """SYL-ROUND-1: seen by halting before each of the four steps."""
    given: dict[str, Any] = {"ravager_stack": ["E1 E1", "", "", ""], "defender_deck": "F1 F2 F3 F4"}
    s = study("reveal", stop="move", **given)
    assert (cards(s, "on_stack")[0], row(s, 1), hand(s)) == ("E1", ". . . .", "")
    s = study("reveal", stop="reinforce", **given)
    assert (cards(s, "on_stack")[0], row(s, 1), hand(s)) == (".", "E1 . . .", "")
    s = study("reveal", stop="defend", **given)
    assert (row(s, 1), hand(s), question(s)) == ("E1 . . .", "F1 F2 F3", None)
    s = study("reveal", **given)
    assert (question(s), s.position()["step"], s.position()["round"]) == ("main_action", "defend", 1)


def test_a_question_belongs_to_the_step_in_which_it_is_asked() -> None:
    """SYL-ROUND-1: seen at questions that interrupt the first three steps."""
    s = study("reveal", hand="HED", ravager_stack=FILL)
    assert (question(s), s.position()["step"]) == ("hedgehog", "reveal")
    s = study("reveal", ravager_stack=FILL, clearing=["E2 F1 . ."], sylvan_discard="T1 T2")
    assert (question(s), s.position()["step"], row(s, 1)) == ("deck_demobilization_mode", "move", ". E2 . .")
    s = study("reveal", ravager_stack=FILL, sylvan_discard="T1 T2")
    assert (question(s), s.position()["step"], row(s, 1)) == ("deck_demobilization_mode", "reinforce", "E0 . . .")


def test_after_step_4_the_next_round_reveals() -> None:
    """SYL-ROUND-1, SYL-ROUND-2: the four steps begin again."""
    s = play(study("defend", ravager_stack=FILL, round=3), "end")
    assert (question(s), s.position()["round"]) == ("main_action", 4)
    assert [row(s, number) for number in (1, 2, 3, 4)] == ["E0 . . ."] * 4


def test_one_card_in_one_stack_is_enough_for_another_round() -> None:
    """SYL-ROUND-2: the final assault waits until all four stacks are empty."""
    s = play(study("defend", ravager_stack=["", "", "", "E0"], clearing=["E1 . . ."]), "end")
    assert (question(s), s.position()["round"], health(s)) == ("main_action", 2, 12)
    assert (row(s, 1), row(s, 4)) == (". E1 . .", "E0 . . .")


def test_the_final_assault_follows_when_all_stacks_are_empty() -> None:
    """SYL-ROUND-2: the elemental that is left walks the whole row."""
    s = study("defend", clearing=["E1 . . ."])
    assert question(s) == "main_action"
    play(s, "end")
    assert (outcome(s), health(s)) == ((False, "forest_not_healed"), 11)


def test_the_round_of_the_last_revealed_cards_is_played_to_its_end() -> None:
    """SYL-ROUND-3: steps 2 to 4 take place, then the final assault."""
    s = study("reveal", ravager_stack=FILL, defender_deck="F1 F2 F3 F4", forest_health=10, stop="final_assault")
    assert (question(s), hand(s)) == ("main_action", "F1 F2 F3")
    assert s.position()["last_round"]
    play(s, "end")
    assert (question(s), s.over, s.position()["round"]) == (None, False, 1)


def test_doves_that_take_the_last_cards_make_this_round_the_last() -> None:
    """SYL-ROUND-3: step 4 goes on normally, and no further round begins."""
    s = study("defend", hand="DOV T1 T2", ravager_stack=FILL, forest_health=11, fish_points=2)
    assert not s.position()["last_round"]
    play(s, "play:DOV", "fish_point")
    assert question(s) == "main_action"
    assert s.position()["last_round"]
    play(s, "play:T1", "place:r1c1", "end")
    assert outcome(s) == (True, "forest_healed")


@pytest.mark.parametrize(
    ("settings", "stack", "rounds"),
    [
        ({"mode": "introductory"}, INTRODUCTORY, 12),
        ({"mode": "advanced"}, ADVANCED, 16),
        ({"mode": "advanced", "elements": True}, WITH_ELEMENTS, 20),
    ],
)
def test_a_battle_lasts_as_long_as_its_stacks(settings: dict[str, Any], stack: str, rounds: int) -> None:
    """SYL-ROUND-4: behind four strong fountains it is played to the end."""
    s = study("reveal", ravager_stack=[stack] * 4, clearing=WALL, **settings)
    played = 0
    while not s.over:
        assert question(s) == "main_action"
        played += 1
        assert s.position()["round"] == played
        play(s, "end")
    assert played == rounds


def test_doves_make_the_battle_one_round_shorter() -> None:
    """SYL-ROUND-4: one less for each doves card."""
    left = ADVANCED.removeprefix("BLA ")
    s = study("defend", hand="DOV", fish_points=1, ravager_stack=[left] * 4, clearing=WALL)
    play(s, "play:DOV")
    played = 0
    while not s.over:
        played += 1
        play(s, "end")
    assert played == 15


def test_a_fence_makes_the_battle_one_round_longer() -> None:
    """SYL-ROUND-4: the round without a reveal costs no card of the stacks."""
    s = study("defend", feats_betrayals=True, feats="FENCE", ravager_stack=["E0", "", "", ""])
    play(s, "feat:FENCE", "end")
    assert (s.position()["round"], order(s, "ravager_stack", 0)) == (2, "E0")
    play(s, "end")
    assert (s.position()["round"], order(s, "ravager_stack", 0)) == (3, "")
    play(s, "end")
    assert outcome(s) == (True, "forest_healed")


def test_a_fence_before_the_last_doves_adds_no_round() -> None:
    """SYL-ROUND-4: the skip of a fence counts only if it takes place."""
    s = study(
        "defend", feats_betrayals=True, feats="FENCE", hand="DOV", fish_points=1, ravager_stack=["E0", "", "", ""]
    )
    play(s, "feat:FENCE", "play:DOV")
    assert bag(s, "ravager_discard") == "E0"
    play(s, "end")
    assert outcome(s) == (True, "forest_healed")
