"""Harder games (SYL-DIFF)."""

from __future__ import annotations

from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.games.studying import cards, hand, order, play, question
from tests.games.sylvion.table import health, study

DECK = "F1 F2 F3 F4 T1 T2 T3 T4 OWL WHA"


def mobilized(seats: int, **settings: Any) -> State:
    """A game after its mobilisation, always the last column having been recruited."""
    s = lichtung.game("sylvion").start(seats=seats, seed=5, **settings)
    while question(s) == "recruit_column":
        s.play(s.words()[-1])
    return s


@pytest.mark.parametrize(("desolated", "left"), [(3, 9), (6, 6), (9, 3)])
def test_the_game_starts_with_desolated_edge_cards(desolated: int, left: int) -> None:
    """SYL-DIFF-1: 3, 6 or 9 of them."""
    assert health(mobilized(1, initial_desolated=desolated)) == left
    assert health(study("move", initial_desolated=desolated, clearing=[". . . E1"], stop="reinforce")) == left - 1


@pytest.mark.parametrize("desolated", [-3, 1, 5, 12])
def test_no_other_number_of_desolated_cards_is_offered(desolated: int) -> None:
    """SYL-DIFF-1: and 0, which is the ordinary game."""
    with pytest.raises(lichtung.InvalidSettings):
        lichtung.game("sylvion").start(seats=1, seed=5, initial_desolated=desolated)


def test_the_smaller_draw_is_for_step_3_alone() -> None:
    """SYL-DIFF-2: opening hand, owl and fountain draws are as always."""
    s = study("reinforce", reinforcement_draw=2, defender_deck=DECK, stop="defend")
    assert (hand(s), order(s, "defender_deck")) == ("F1 F2", DECK.removeprefix("F1 F2 "))
    s = study(
        "mobilization",
        reinforcement_draw=2,
        defender_deck=DECK,
        desertion_deck=["1", "2"],
        script=[DECK],
        stop="reveal",
    )
    assert len(cards(s, "hands", 0)) == 8
    s = play(study("defend", reinforcement_draw=2, hand="OWL T1", defender_deck="F1 F2 F3 F4"), "play:OWL")
    assert hand(s) == "F1 F2 F3"
    s = study("move", reinforcement_draw=2, clearing=["E1 F1 . ."], defender_deck="T1 T2", stop="reinforce")
    assert hand(s) == "T1"


@pytest.mark.parametrize("draw", [0, 1, 4])
def test_no_other_draw_is_offered(draw: int) -> None:
    """SYL-DIFF-2: three cards, or two."""
    with pytest.raises(lichtung.InvalidSettings):
        lichtung.game("sylvion").start(seats=1, seed=5, reinforcement_draw=draw)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    "expansions",
    [
        {},
        {"feats_betrayals": True},
        {"elements": True},
        {"ravager_figure": True},
        {"feats_betrayals": True, "elements": True, "ravager_figure": True},
    ],
)
def test_both_settings_go_with_each_other_the_team_and_all_expansions(seats: int, expansions: dict[str, Any]) -> None:
    """SYL-DIFF-3: and each keeps its meaning."""
    s = mobilized(seats, initial_desolated=9, reinforcement_draw=2, **expansions)
    assert not s.over
    assert s.position()["round"] == 1
    s = study(
        "reinforce",
        initial_desolated=9,
        reinforcement_draw=2,
        hands=[""] * seats,
        defender_deck="F1 F2 F3",
        stop="defend",
        **expansions,
    )
    assert (health(s), hand(s)) == (3, "F1 F2")
