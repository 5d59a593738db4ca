"""Whoever follows a game by its events sees what is there: however seldom they listen, and where rare things happen."""

from __future__ import annotations

import pytest

import lichtung
from lichtung import Dice
from tests.bulk.games import Plan, plans
from tests.helpers.measured import note
from tests.helpers.sight import same_text
from tests.helpers.walk import viewers

PLANS = plans()
SHORT_GAMES = 6  # one of them begins at an arranged position
# Games in which a field changes only because of another one: the figure leaves its card, the next player's ability.
TELLING = {"sylvion": (121, 206), "tribes": (33, 81)}
LONG_GAMES = 600


def check_folding(plan: Plan, number: int) -> int:
    """Play a game whose viewers fetch their events now and then, each at other moments; how often they looked."""
    s, player, _ = plan.game_of(number)
    dice, whims, looks = Dice(number), Dice(number + 7), 0
    views = {viewer: s.view(viewer) for viewer in viewers(s)}
    for viewer in views:
        s.listen(viewer)
    while not s.over:
        s.choose(player(s, dice))
        for viewer, view in views.items():
            if s.over or whims.below(3) == 0:
                views[viewer] = lichtung.fold(view, s.heard(viewer))
                assert same_text(views[viewer], s.view(viewer)), (viewer, s.position())
                looks += 1
    return looks


SHORT = [(plan, n) for plan in PLANS for n in (*range(SHORT_GAMES), *TELLING.get(plan.name, ()))]


@pytest.mark.once
@pytest.mark.parametrize(("plan", "number"), SHORT, ids=str)
def test_events_that_are_fetched_now_and_then_give_the_view(plan: Plan, number: int) -> None:
    assert check_folding(plan, number) > 0


@pytest.mark.long
@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_events_of_many_games_that_are_fetched_now_and_then_give_the_view(plan: Plan) -> None:
    looks = sum(check_folding(plan, number) for number in range(LONG_GAMES))
    title = plan.name.capitalize()
    note(f"{title}: events folded by viewers who listen now and then", f"{LONG_GAMES} games, {looks} looks", "the view")
