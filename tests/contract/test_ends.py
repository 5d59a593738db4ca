"""The end of a game, however it comes: everything can still be looked at, saved, loaded and replayed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import lichtung
from lichtung import State
from tests.contract.cases import EVERY, SOME, Case, names
from tests.games.equinox import scenes as equinox
from tests.games.sylvion import scenes as sylvion
from tests.games.tribes import scenes as tribes
from tests.games.urbion import scenes as urbion
from tests.helpers.choosers import mixed
from tests.helpers.walk import viewers, walk

SEEDS = 4


def finished(s: State, seed: int) -> State:
    """A game played to its end while everybody listens; at the end all that can be asked of it is asked."""
    views = {viewer: s.view(viewer) for viewer in viewers(s)}
    for viewer in viewers(s):
        s.listen(viewer)
    for number, _ in enumerate(walk(s, seed, mixed)):
        if number % 20 == 0:
            views = {viewer: lichtung.fold(view, s.heard(viewer)) for viewer, view in views.items()}
    for viewer, view in views.items():
        assert lichtung.fold(view, s.heard(viewer)) == s.view(viewer)
    look_at_the_end(s)
    return s


def look_at_the_end(s: State) -> None:
    """A state that is over is looked at, saved, loaded and replayed."""
    assert s.result is not None
    for viewer in viewers(s):
        view = json.loads(json.dumps(s.view(viewer)))
        assert view["result"]["reason"] == s.result.reason
    position = json.loads(json.dumps(s.position()))
    loaded = s.game.load(position)
    assert (loaded.digest(), loaded.position(), loaded.result) == (s.digest(), position, s.result)
    assert [loaded.view(viewer) for viewer in viewers(s)] == [s.view(viewer) for viewer in viewers(s)]
    for known in (s, loaded):
        again = lichtung.replay(known.record())
        assert (again.digest(), again.record()) == (known.digest(), known.record())
        for seat in range(s.terms.seats):
            assert lichtung.replay(known.record(seat)).view(seat)["result"]["reason"] == s.result.reason


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_at_the_end_of_a_game_everything_can_be_looked_at_saved_and_replayed(case: Case) -> None:
    finished(case.start(301), 301)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_a_position_can_have_ended_in_every_way(case: Case) -> None:
    s = case.start(302)
    for number, _ in enumerate(walk(s, 302, mixed, most=60)):
        if number % 20 == 0:
            for reason in case.game.reasons:
                ended = case.game.load(s.position() | {"pending": [], "result": reason.word})
                assert ended.result is not None
                look_at_the_end(ended)


def arranged(name: str, seed: int) -> Iterator[State]:
    """Positions of a game near something rare; games that come from elsewhere have none."""
    dice_settings: dict[str, Any] = {}
    if name == "equinox":
        yield from [equinox.arranged(scene, seats, seed) for scene in equinox.SCENES for seats in (2, 5)]
    elif name == "tribes":
        yield from [tribes.eve(seats, seed) for seats in (2, 5)]
    elif name == "sylvion":
        dice_settings = {"feats_betrayals": True, "elements": True, "ravager_figure": True}
        yield from [sylvion.arranged(scene, seats, dice_settings, seed) for scene in sylvion.SCENES for seats in (1, 2)]
    elif name == "urbion":
        dice_settings = {"expansions": ["temples", "postcards", "void", "books_of_power"]}
        for scene in urbion.scenes(dice_settings["expansions"]):
            yield from [urbion.arranged(scene, seats, dice_settings, seed) for seats in (1, 2)]


@pytest.mark.once
@pytest.mark.parametrize("name", names())
def test_games_from_arranged_positions_end_as_well_as_others(name: str) -> None:
    for seed in range(SEEDS):
        for s in arranged(name, seed):
            finished(s, seed)
