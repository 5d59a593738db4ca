"""What the server tells of a game before anybody plays: its settings as data, and what stands on its cards."""

from __future__ import annotations

import json

import lichtung
from lichtung.kernel.facts import facts_of
from tests.helpers.ours import our_games
from tests.server.harness import serving
from tests.server.memory_store import MemoryStore


async def test_the_facts_of_every_game_are_told_and_kept_by_whoever_has_them() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        for game in our_games():
            told = await me.http.get(f"/api/v1/games/{game}/facts")
            assert json.loads(json.dumps(facts_of(lichtung.game(game)))) == told.json()
            kept = {"If-None-Match": told.headers["etag"]}
            again = await me.http.get(f"/api/v1/games/{game}/facts", headers=kept)
            assert (304, "no-cache") == (again.status_code, again.headers["cache-control"])


async def test_an_unknown_game_has_no_facts() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        assert "NotFound" == await me.refused("/games/chess/facts", method="GET")


async def test_a_setting_says_as_data_what_it_depends_on() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        games = {game["id"]: game for game in await me.get("/games")}
        needs = {name: option["valid_when"] for name, option in games["sylvion"]["options"].items()}
        assert {"seats": [2]} == needs["communication"]
        assert {"mode": ["advanced"]} == needs["elements"]
        assert 8 == games["equinox"]["options"]["champions"]["size"]
        usual = {name: (game["usual_seats"], game["cooperative"]) for name, game in games.items()}
        assert {"sylvion": (1, True), "urbion": (1, True), "equinox": (4, False), "tribes": (2, False)} == {
            name: usual[name] for name in our_games()
        }
