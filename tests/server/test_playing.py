"""Whole games over the socket."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

import lichtung
from tests.server.harness import Client, Server, Viewer, run, serving
from tests.server.memory_store import MemoryStore

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("sylvion", 1, {"mode": "introductory"}),
    ("sylvion", 2, {"communication": "radio_silence", "feats_betrayals": True, "elements": True}),
    ("urbion", 2, {"communication": "silent"}),
    ("equinox", 3, {}),
    ("tribes", 2, {"max_rounds": 100}),
]


async def sit_down(
    server: Server, stack: AsyncExitStack, game: str, seats: int, **wish: Any
) -> tuple[str, list[Client]]:
    """A table where every seat is another person's."""
    clients = [await stack.enter_async_context(server.client()) for _ in range(seats)]
    kinds: list[Any] = ["me", *["open"] * (seats - 1)]
    table = await clients[0].table(game, kinds, **wish)
    for seat, client in enumerate(clients[1:], 1):
        table = await client.post(f"/tables/{table['id']}/sit", {"seat": seat, "name": f"guest {seat}"})
    assert "playing" == table["status"]
    return str(table["id"]), clients


@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_a_whole_game_is_played_by_people_and_seen_by_a_spectator(
    game: str, seats: int, settings: dict[str, Any]
) -> None:
    async def play() -> None:
        store = MemoryStore()
        async with serving(store) as server, AsyncExitStack() as stack:
            table, clients = await sit_down(server, stack, game, seats, seed=7, settings=settings)
            stranger = await stack.enter_async_context(server.client())
            viewers: list[Viewer] = [await stack.enter_async_context(client.socket(table)) for client in clients]
            viewers.append(await stack.enter_async_context(stranger.socket(table)))
            for viewer in viewers:
                await viewer.until("state")
            chooser = random.Random(3)
            await asyncio.gather(*[viewer.play_on(chooser) for viewer in viewers])
            for viewer in viewers:
                await viewer.wait(lambda viewer=viewer: viewer.info["status"] == "over")  # type: ignore[misc]
            again = lichtung.game(game).start(seats=seats, seed=7, **settings)
            for move in store.logs[table]:
                again.play(move.word)
            assert again.over
            for viewer in viewers:
                assert viewer.view == again.view(viewer.eye)
            assert [*range(seats), None] == [viewer.eye for viewer in viewers]

    run(play)


def test_one_browser_speaks_for_several_seats() -> None:
    async def play() -> None:
        async with serving(MemoryStore()) as server, server.client() as me:
            table = await me.table("equinox", ["me", "me"], seed=2)
            assert [0, 1] == table["yours"]
            async with me.socket(table["id"]) as viewer:
                state = await viewer.until("state")
                assert state["eye"] == state["table"]["asked"][0]
                while viewer.view["result"] is None:
                    if not viewer.words:
                        await viewer.ask("look", eye=1 - (viewer.eye or 0))
                        assert viewer.words or viewer.view["result"] is not None
                        continue
                    at = viewer.at
                    assert "done" == (await viewer.play(viewer.words[0]))["type"]
                    await viewer.wait(lambda at=at: viewer.at > at or viewer.info["status"] == "over")  # type: ignore[misc]

    run(play)


def test_bots_play_the_other_seats() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with serving(store) as server, server.client() as me:
            bot = {"kind": "bot", "level": "uniform"}
            table = await me.table("equinox", [bot, "me", bot], seed=5)
            async with me.socket(table["id"]) as viewer:
                await viewer.until("state")
                mine = await viewer.play_on(random.Random(1))
                await viewer.wait(lambda: viewer.info["status"] == "over")
            moves = store.logs[table["id"]]
            assert mine == sum(move.kind == "play" for move in moves)
            assert {0, 2} == {move.seat for move in moves if move.kind == "bot"}

    run(play)


def test_a_table_of_bots_alone_plays_itself() -> None:
    async def play() -> None:
        store = MemoryStore()
        async with serving(store) as server, server.client() as me:
            bot = {"kind": "bot", "level": "uniform"}
            table = await me.table("sylvion", [bot], seed=5)
            async with me.socket(table["id"]) as viewer:
                await viewer.wait(lambda: viewer.info.get("status") == "over")
                assert viewer.view["result"] is not None

    run(play)
