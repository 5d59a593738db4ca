"""Nothing that anybody receives depends on what they may not know; `twins.py` says how that is shown."""

from __future__ import annotations

import asyncio
import random

import pytest

import lichtung
from lichtung.games.equinox.sight import CARD
from tests.bulk.games import Plan, plans
from tests.helpers.measured import note
from tests.server.stand import Stand
from tests.server.twins import play_games
from tests.server.wiretap import house

PLANS = plans()
LONG_GAMES = 200
FEW = {"sylvion": 8, "urbion": 3, "equinox": 2, "tribes": 1}
SHORT = 80  # moves
SECRETIVE = ("sylvion", "equinox")  # games in which something is decided in secret


@pytest.mark.parametrize("plan", PLANS, ids=str)
async def test_nothing_depends_on_what_a_viewer_may_not_know(plan: Plan) -> None:
    tally = await play_games(plan, range(FEW[plan.name]), SHORT)
    assert FEW[plan.name] == tally["games"]
    assert tally["messages"] > 100
    assert tally["requests"] > 0
    assert tally["secret decisions"] > 0 or plan.name not in SECRETIVE


@pytest.mark.long
@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_nothing_depends_on_it_in_200_games(plan: Plan) -> None:
    tally = asyncio.run(play_games(plan, range(LONG_GAMES)))
    assert LONG_GAMES == tally["games"]
    assert tally["undo"] > 0
    note(
        f"{plan.name.capitalize()}: what each seat and a spectator receive from the server, against twin games",
        f"{tally['games']} games, {tally['moves']} moves at both tables, {tally['secret decisions']} secret decisions; "
        f"{tally['messages']} socket messages ({tally['bytes'] >> 20} MiB), {tally['requests']} HTTP answers, "
        f"{tally['undo']} undos in {tally['twins']} twins",
        "byte-equal but for the times of day",
    )


async def test_the_log_names_only_the_creature_of_a_card_that_is_out_of_sight() -> None:
    chooser, faded = random.Random(1), 0
    async with house() as here:
        stand = Stand(here, lichtung.game("equinox").start(seats=2, seed=1), 0)
        await stand.open(None)
        for _ in range(60):
            await stand.play(chooser.choice(stand.session.state.words()))
            view = stand.session.state.view(0)
            seen = set(CARD.findall(str([view[key] for key in view if key not in ("choice", "insight")])))
            log = str((await stand.tap.ask("resync"))["log"])
            assert set() == {code for code in CARD.findall(log) if "_" in code} - seen
            faded += log.count("_?")
        await stand.close()
    assert faded > 0
