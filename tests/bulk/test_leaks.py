"""Nothing hidden shows: at every decision of many games, for every seat and a spectator."""

from __future__ import annotations

import pytest

from lichtung import Dice, State
from tests.bulk.games import Plan, plans
from tests.helpers.measured import note
from tests.helpers.sight import named_without_right, same_text, told
from tests.helpers.walk import Viewer, viewers

PLANS = plans()
LONG_GAMES = 500


def seen_wrongly(plan: Plan, s: State, viewer: Viewer, other: State) -> list[str]:
    """What a view tells about hidden things: faces of closed zones, or anything that changes when they are dealt anew."""
    view = s.view(viewer)
    found = [f"face: {card}" for card in plan.closed(view, viewer) if not card.startswith("?")]
    return found if same_text(view, other.view(viewer)) else [*found, "view"]


def heard_wrongly(s: State, viewer: Viewer, other: State, option: int) -> list[str]:
    """What the events of an option tell about hidden things; only where the option is there in both deals."""
    found: list[str] = []
    if option not in other.options:
        return found
    pair, heard = [s.copy(), other], []
    for state in pair:
        state.listen(viewer)
        before = state.view(viewer)
        state.choose(option)
        heard.append(state.heard(viewer))
        found += [f"named: {event}" for event in named_without_right(state, viewer, before, heard[-1])]
    if same_text(pair[0].view(viewer), pair[1].view(viewer)) and told(heard[0]) == told(heard[1]):
        if not same_text(heard[0], heard[1]):
            found.append(f"events: {heard}")
    return found


def check_game(plan: Plan, number: int, views: int, events: int) -> int:
    """Play a game and look for leaks: at every so many looks in the view, at every so many also in the events."""
    s, player, _ = plan.leak_game_of(number)
    dice, looks = Dice(number), 0
    while not s.over:
        option = player(s, dice)
        for viewer in viewers(s):
            if looks % views == 0:
                other = s.resample(viewer, looks)
                assert [] == seen_wrongly(plan, s, viewer, other), s.position()
                assert looks % events or [] == heard_wrongly(s, viewer, other, option), s.position()
            looks += 1
        s.choose(option)
    return looks


@pytest.mark.once
@pytest.mark.parametrize(("plan", "number"), [(plan, n) for plan in PLANS for n in range(plan.leaks)], ids=str)
def test_views_and_events_do_not_depend_on_hidden_cards(plan: Plan, number: int) -> None:
    assert check_game(plan, number, plan.look_every, 7 * plan.look_every) > 0


@pytest.mark.long
@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_views_and_events_do_not_depend_on_hidden_cards_in_500_games(plan: Plan) -> None:
    looks = [check_game(plan, number, 1, 1) for number in range(LONG_GAMES)]
    assert len(looks) == LONG_GAMES
    note(
        f"{plan.name.capitalize()}: views and events against resampled hidden cards",
        f"{LONG_GAMES} games; {sum(looks)} comparisons at every decision, each seat and a spectator",
        "byte-equal",
    )
