"""The options of a game: defaults, and combinations that are rejected when the game is created."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import asked, cards
from tests.games.sylvion.table import study, sylvan_cards

GAME = lichtung.game("sylvion")


def started(seats: int = 1, **settings: Any) -> State:
    return GAME.start(seats=seats, seed=1, **settings)


def rejected(seats: int = 1, **settings: Any) -> str:
    """What the refusal says."""
    with pytest.raises(lichtung.InvalidSettings) as caught:
        GAME.start(seats=seats, seed=1, **settings)
    return str(caught.value)


@pytest.mark.parametrize("expansion", ["feats_betrayals", "elements", "ravager_figure"])
def test_expansions_are_rejected_in_the_introductory_game(expansion: str) -> None:
    """SYL-SETUP-13"""
    assert "SYL-SETUP-13" in rejected(mode="introductory", **{expansion: True})
    assert not started(mode="introductory", **{expansion: False}).over
    assert not started(mode="advanced", **{expansion: True}).over


@pytest.mark.parametrize("desolated", [0, 3, 9])
def test_the_introductory_game_always_starts_with_six_desolated_cards(desolated: int) -> None:
    """SYL-SETUP-13, SYL-SETUP-3"""
    assert "SYL-SETUP-13" in rejected(mode="introductory", initial_desolated=desolated)
    assert started(mode="introductory").view(0)["forest_health"] == 6
    assert started(mode="introductory", initial_desolated=6).view(0)["forest_health"] == 6


@pytest.mark.parametrize("desolated", [-3, 1, 2, 4, 5, 7, 8, 10, 12])
def test_other_numbers_of_desolated_cards_do_not_exist(desolated: int) -> None:
    """SYL-DIFF-1"""
    rejected(mode="advanced", initial_desolated=desolated)


@pytest.mark.parametrize(
    ("settings", "health"), [({}, 12), *(({"initial_desolated": n}, 12 - n) for n in (0, 3, 6, 9))]
)
def test_the_advanced_game_starts_with_the_chosen_number_of_desolated_cards(
    settings: dict[str, Any], health: int
) -> None:
    """SYL-DIFF-1, SYL-SETUP-7"""
    assert started(**settings).view(0)["forest_health"] == health
    assert study("defend", **settings).position()["forest_health"] == health


def test_the_harder_reinforcement_is_rejected_in_the_introductory_game() -> None:
    """SYL-SETUP-13, SYL-DIFF-2"""
    assert "SYL-SETUP-13" in rejected(mode="introductory", reinforcement_draw=2)
    assert not started(mode="introductory", reinforcement_draw=3).over


@pytest.mark.parametrize("number", [0, 1, 4])
def test_step_3_draws_two_or_three_cards_and_nothing_else(number: int) -> None:
    """SYL-DIFF-2, SYL-REINF-1"""
    rejected(reinforcement_draw=number)
    for allowed in (2, 3):
        s = study("reinforce", reinforcement_draw=allowed, defender_deck="F1 F2 F3 F4", stop="defend")
        assert len(cards(s, "hands", 0)) == allowed


def test_the_difficulty_settings_combine_with_the_team_and_all_expansions() -> None:
    """SYL-DIFF-3, SYL-SETUP-13"""
    s = started(
        seats=2,
        communication="radio_silence",
        edition="first",
        feats_betrayals=True,
        elements=True,
        ravager_figure=True,
        initial_desolated=9,
        reinforcement_draw=2,
    )
    assert (asked(s), s.position()["forest_health"]) == ((0, "recruit_column"), 3)


def test_radio_silence_needs_two_players() -> None:
    """SYL-TEAM-18"""
    rejected(seats=1, communication="radio_silence")
    for mode in ("introductory", "advanced"):
        assert not started(seats=2, mode=mode, communication="radio_silence").over


@pytest.mark.parametrize("seats", [0, 3, 4])
def test_the_game_is_for_one_player_or_a_team_of_two(seats: int) -> None:
    """SYL-GEN-1"""
    assert tuple(GAME.seats) == (1, 2)
    rejected(seats=seats)


@pytest.mark.parametrize(
    "settings",
    [
        {"mode": "expert"},
        {"edition": "third"},
        {"communication": "shouting"},
        {"elements": "water"},
        {"weather": "fine"},
    ],
)
def test_unknown_options_and_values_are_rejected(settings: dict[str, Any]) -> None:
    """What is not in the table of options can not be set."""
    rejected(seats=2, **settings)


def test_without_any_option_the_advanced_game_without_expansions_is_played() -> None:
    """SYL-SETUP-7, SYL-MOB-1"""
    s = started()
    assert asked(s) == (0, "recruit_column")
    position = s.position()
    assert position["forest_health"] == 12
    pool = [*position["recruit_pile"], *(card for column in position["recruit_column"] for card in column)]
    assert len(pool) == sum(sylvan_cards().values())
    assert "BET" not in pool
    defaults = {name: GAME.options[name].default for name in ("mode", "edition", "elements", "reinforcement_draw")}
    assert defaults == {"mode": "advanced", "edition": "second", "elements": False, "reinforcement_draw": 3}
