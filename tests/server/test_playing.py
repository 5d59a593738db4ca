"""Whole games over the socket."""

from __future__ import annotations

import random

import lichtung
from tests.server.harness import run, serving
from tests.server.memory_store import MemoryStore


def test_a_whole_game_of_sylvion_is_played_over_the_socket() -> None:
    async def game() -> None:
        store = MemoryStore()
        async with serving(store) as server, server.client() as me:
            table = await me.table("sylvion", ["me"], seed=7, settings={"mode": "introductory"})
            assert ("playing", [0], [0]) == (table["status"], table["yours"], table["asked"])
            async with me.socket(table["id"]) as viewer:
                await viewer.until("state")
                moves = await viewer.play_on(random.Random(1))
                await viewer.wait(lambda: viewer.info["status"] == "over")
            words = [move.word for move in store.logs[table["id"]]]
            again = lichtung.game("sylvion").start(seats=1, seed=7, mode="introductory")
            for word in words:
                again.play(word)
            assert again.over
            assert moves == len(words)
            assert viewer.view == again.view(0)
            assert viewer.info["result"]["won"] == viewer.view["result"]["won"]

    run(game)
