"""Whole games over the socket."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

import lichtung
from tests.server.choosers import Chooser
from tests.server.harness import Viewer, serving, sit_down
from tests.server.memory_store import MemoryStore

GAMES: list[tuple[str, int, int, dict[str, Any]]] = [  # with deals that end soon
    ("sylvion", 1, 7, {"mode": "introductory"}),
    ("sylvion", 2, 12, {"communication": "radio_silence", "feats_betrayals": True, "elements": True}),
    ("urbion", 2, 4, {"communication": "silent"}),
    ("equinox", 3, 37, {}),
    ("tribes", 2, 36, {}),
]


@pytest.mark.parametrize(("game", "seats", "seed", "settings"), GAMES)
async def test_a_whole_game_is_played_by_people_and_seen_by_a_spectator(
    game: str, seats: int, seed: int, settings: dict[str, Any]
) -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        table, clients = await sit_down(server, stack, game, seats, seed=seed, settings=settings)
        stranger = await stack.enter_async_context(server.client())
        viewers: list[Viewer] = [await stack.enter_async_context(client.socket(table)) for client in clients]
        viewers.append(await stack.enter_async_context(stranger.socket(table)))
        for viewer in viewers:
            await viewer.until("state")
        chooser = Chooser(3)
        await asyncio.gather(*[viewer.play_on(chooser) for viewer in viewers])
        for viewer in viewers:
            await viewer.wait(lambda viewer=viewer: viewer.info["status"] == "over")  # type: ignore[misc]
        again = lichtung.game(game).start(seats=seats, seed=seed, **settings)
        for move in store.logs[table]:
            again.play(move.word)
        assert again.over
        for viewer in viewers:
            assert viewer.view == again.view(viewer.eye)
        assert [*range(seats), None] == [viewer.eye for viewer in viewers]


async def test_one_browser_speaks_for_several_seats() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        table = await me.table("sylvion", ["me", "me"], seed=12, settings=GAMES[1][3])
        assert [0, 1] == table["yours"]
        async with me.socket(table["id"]) as viewer:
            state = await viewer.until("state")
            assert state["eye"] == state["table"]["asked"][0]
            while viewer.view["result"] is None:
                asked = viewer.info["asked"]
                if viewer.eye not in asked or not viewer.words:
                    await viewer.ask("look", eye=asked[0] if viewer.eye not in asked else 1 - asked[0])
                    continue
                at = viewer.at
                assert "done" == (await viewer.play(viewer.words[0]))["type"]
                await viewer.wait(
                    lambda at=at: viewer.at > at or viewer.eye not in viewer.info["asked"]  # type: ignore[misc]
                )
                if viewer.at > at and viewer.view["choice"] is not None:
                    viewer.info["asked"] = [viewer.view["choice"]["seat"]]


async def test_bots_play_the_other_seats() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        bot = {"kind": "bot", "level": "uniform"}
        table = await me.table("equinox", [bot, "me", bot], seed=6)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            mine = await viewer.play_on(Chooser(3))
            await viewer.wait(lambda: viewer.info["status"] == "over")
        moves = store.logs[table["id"]]
        assert mine == sum(move.kind == "play" for move in moves)
        assert {0, 2} == {move.seat for move in moves if move.kind == "bot"}


async def test_a_table_whose_players_have_handed_over_to_bots_plays_itself_while_somebody_looks_on() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"], seed=5)
        await me.post(f"/tables/{table['id']}/bot", {"seat": 0, "level": "uniform"})
        async with me.socket(table["id"]) as viewer:
            await viewer.wait(lambda: viewer.info.get("status") == "over")
            assert viewer.view["result"] is not None
