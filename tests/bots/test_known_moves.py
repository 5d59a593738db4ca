"""Positions whose best answer follows from the rules: a search finds it, and wins."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lichtung import State
from lichtung.bots.bot import Bot, answer
from tests.bots.asking import searcher
from tests.games.sylvion import table as sylvion
from tests.games.urbion import table as urbion

ITERATIONS = 150


def a_tree_heals_what_is_missing() -> tuple[State, set[str]]:
    """Last defence, two edge cards desolated: only the tree of health 2 heals both."""
    s = sylvion.study("defend", mode="introductory", hand="T2 F4 F4 HED", forest_health=10)
    return s, {"play:T2"}


def an_elephant_saves_the_edge() -> tuple[State, set[str]]:
    """Last defence, all healthy, a strong elemental at the edge and nothing that could heal afterwards."""
    clearing = [". . . B4", ". . . .", ". . . .", ". . . ."]
    s = sylvion.study("defend", mode="introductory", hand="ELE F4 HED", forest_health=12, clearing=clearing)
    return s, {"play:ELE"}


def the_last_defence_is_over() -> tuple[State, set[str]]:
    """Everything is healthy and nothing burns: ending wins, and so does whatever is played before; nothing loses."""
    s = sylvion.study("defend", mode="introductory", hand="WHA F4 HED", forest_health=12)
    return s, {"end", "play:F4"}


def a_fountain_stops_the_last_elemental() -> tuple[State, set[str]]:
    """A fountain before the forest stops it; trees would be trampled and heal too little."""
    clearing = [". E3 . .", ". . . .", ". . . .", ". . . ."]
    hand = "F4 T1 HED HED HED"
    s = sylvion.study("defend", mode="introductory", hand=hand, forest_health=12, clearing=clearing)
    return s, {"play:F4"}


def the_last_city_needs_a_census() -> tuple[State, set[str]]:
    """The last city is balanced and the deck is nearly empty: any card pays for the census."""
    rows = ["E+2 [EW] W-2"]
    s = urbion.study("phase_play", hand="E+2 W+1 F+4 A+2", rows=rows, dream_deck="A-3", success_pile=eleven())
    return s, {"discard:E+2", "discard:W+1", "discard:F+4", "discard:A+2"}


def one_card_balances_the_last_city() -> tuple[State, set[str]]:
    """Two turns are left: this one balances, the next one takes the census."""
    rows = ["E+2 W+1 [EW]"]
    s = urbion.study("phase_play", hand="E-3 W+1 W-2 A+2", rows=rows, dream_deck="A-3 A-3", success_pile=eleven())
    return s, {"place:E-3,R1R"}


def an_exchange_balances_two_cities() -> tuple[State, set[str]]:
    """No card of the hand fits; one exchange mends both cities, the next turn takes the census."""
    rows = ["F+4 [EW] W-2", "E+2 [EA] F-1 A-3"]
    hand = "F+4 F+4 F-1 F-1"
    success = "[EW] [EF] [EF] [EA] [WF] [WF] [WA] [WA] [FA] [FA]"
    s = urbion.study("phase_play", hand=hand, rows=rows, dream_deck="A-3 A-3", success_pile=success)
    return s, {"discard:F+4", "discard:F-1"}


def eleven() -> str:
    """All cities but one."""
    return "[EW] [EF] [EF] [EA] [EA] [WF] [WF] [WA] [WA] [FA] [FA]"


SCENES = [
    a_tree_heals_what_is_missing,
    an_elephant_saves_the_edge,
    the_last_defence_is_over,
    a_fountain_stops_the_last_elemental,
    the_last_city_needs_a_census,
    one_card_balances_the_last_city,
    an_exchange_balances_two_cities,
]


def finds(make: Callable[[State], Bot], scene: Callable[[], tuple[State, set[str]]]) -> bool:
    """Whether a bot answers as it should."""
    s, expected = scene()
    return str(s.game.word(s, answer(make(s), s))) in expected


def thinker(s: State) -> Bot:
    return searcher(s, ITERATIONS)


@pytest.mark.parametrize("scene", SCENES)
def test_a_search_finds_the_best_move(scene: Callable[[], tuple[State, set[str]]]) -> None:
    assert finds(thinker, scene)


def plays_to_a_win(make: Callable[[State], Bot], s: State) -> bool:
    """Whether a bot wins from a position when it goes on playing."""
    bot = make(s)
    while not s.over:
        s.choose(answer(bot, s))
    assert s.result is not None
    return bool(s.result.won)


@pytest.mark.parametrize("scene", SCENES)
def test_a_search_goes_on_to_win(scene: Callable[[], tuple[State, set[str]]]) -> None:
    assert plays_to_a_win(thinker, scene()[0])
