"""Taking moves back: freely, as practice, with consent, and without telling anybody who must not know."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

import lichtung
from lichtung import deal
from tests.server.choosers import Chooser
from tests.server.harness import Viewer, serving, sit_down
from tests.server.memory_store import MemoryStore


async def test_in_a_solo_game_everything_can_be_taken_back_and_news_make_it_practice() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"], seed=3)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            assert "NoUndo" == (await viewer.ask("undo", seat=0))["error"]
            first = viewer.view
            await viewer.play_on(Chooser(1), moves=12)
            made = len(store.logs[table["id"]])
            for _ in range(made):
                assert "done" == (await viewer.ask("undo", seat=0))["type"]
            assert first == viewer.view
            await viewer.wait(lambda: bool(viewer.info["practice"]))
            await viewer.play_on(Chooser(2), moves=5)
        kinds = [move.kind for move in store.logs[table["id"]]]
        assert made == kinds.count("undo")
        assert made + 5 == kinds.count("play")


async def test_a_move_that_taught_nobody_anything_is_taken_back_freely() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        table = await me.table("sylvion", ["me"], seed=3)
        same = lichtung.game("sylvion").start(seats=1, seed=3)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            free = 0
            for _ in range(30):
                word = viewer.words[-1]
                news, before = same.news, viewer.view
                same.play(word)
                at = viewer.at
                await viewer.play(word)
                await viewer.wait(lambda at=at: viewer.at > at)  # type: ignore[misc]
                if same.news == news and not same.over:
                    assert "done" == (await viewer.ask("undo", seat=0))["type"]
                    assert before == viewer.view
                    assert not viewer.info["practice"]
                    free += 1
                    at = viewer.at
                    await viewer.play(word)
                    await viewer.wait(lambda at=at: viewer.at > at)  # type: ignore[misc]
                if same.over:
                    break
            assert free > 0


async def test_with_others_it_needs_their_consent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal, "seed", lambda *given: 4)  # a fair deal, and always the same

    async def play_until_asked(asker: Viewer, other: Viewer) -> None:
        while not other.words:
            at = asker.at
            await asker.play(asker.words[0])
            await asker.wait(lambda at=at: asker.at > at)  # type: ignore[misc]
            await other.wait(lambda: other.view["choice"] == asker.view["choice"] or bool(other.words or asker.words))

    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        table, clients = await sit_down(server, stack, "equinox", 2)
        viewers: list[Viewer] = [await stack.enter_async_context(client.socket(table)) for client in clients]
        for viewer in viewers:
            await viewer.until("state")
        asker, other = sorted(viewers, key=lambda viewer: not viewer.words)
        before = [asker.view, other.view]
        await play_until_asked(asker, other)
        made = len(store.logs[table])
        for answer in (False, True):
            assert "done" == (await asker.ask("undo", seat=asker.eye))["type"]
            await other.wait(lambda: other.info["undo"] is not None)
            assert {"by": asker.eye, "needs": [other.eye], "agreed": []} == other.info["undo"]
            assert "NotYours" == (await asker.ask("agree", seat=asker.eye, yes=True))["error"]
            assert made == len(store.logs[table])
            await other.ask("agree", seat=other.eye, yes=answer)
            await asker.wait(lambda: asker.info["undo"] is None)
        assert made + 1 == len(store.logs[table])
        length = int(store.logs[table][-1].word)
        if length == made:
            assert before == [asker.view, other.view]
        assert not asker.info["practice"]


async def test_a_move_drops_the_wish_and_the_wish_needs_nobody_when_only_bots_play_along() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        bot = {"kind": "bot", "level": "uniform"}
        table = await me.table("equinox", ["me", bot], seed=4, settings={"start_player": 0})
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            first = viewer.view
            await viewer.play_on(Chooser(1), moves=1)
            await viewer.wait(lambda: bool(viewer.words))
            assert "done" == (await viewer.ask("undo", seat=0))["type"]
            assert first == viewer.view


async def test_the_log_of_a_reloaded_table_says_the_same_after_moves_were_taken_back() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("urbion", ["me"], seed=3)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            for round in range(4):
                await viewer.play_on(Chooser(round), moves=6)
                await viewer.ask("undo", seat=0)
                await viewer.ask("undo", seat=0)
            seen = (viewer.at, viewer.view)
            log = (await viewer.ask("resync"))["log"]
        me_again = me.http.cookies
    async with serving(store) as server, server.client() as me:
        me.http.cookies = me_again
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            assert seen == (viewer.at, viewer.view)
            assert log == viewer.log


async def test_the_same_word_can_be_played_again_after_it_was_taken_back() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"], seed=3)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            word = viewer.words[0]
            for _ in range(3):
                at = viewer.at
                assert "done" == (await viewer.play(word))["type"]
                await viewer.wait(lambda at=at: viewer.at > at)  # type: ignore[misc]
                assert "done" == (await viewer.ask("undo", seat=0))["type"]
        assert ["play", "undo"] * 3 == [move.kind for move in store.logs[table["id"]]]
