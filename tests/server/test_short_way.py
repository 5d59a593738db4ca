"""The short way of a message, from the socket to its answer without a task: in its turn, and with the same answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from lichtung.server.store.errors import StoreError
from lichtung.server.store.lite import LiteLedger
from lichtung.server.store.records import BotJob, StoredMove
from lichtung.server.store.sql import SqlStore
from lichtung.server.websocket.protocol import WebSocket
from tests.server.harness import Viewer, playing_alone, serving
from tests.server.memory_store import MemoryStore


class Gate(MemoryStore):
    """A store that takes moves only while it is open, and can fail."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.broken = False

    async def append(self, moves: Sequence[StoredMove], jobs: Sequence[BotJob] = ()) -> None:
        await self.gate.wait()
        if self.broken:
            raise StoreError("the disk is full")
        await super().append(moves, jobs)


async def all_at_once(viewer: Viewer) -> list[int]:
    """Send all kinds of messages without waiting for an answer; returns the numbers that the answers must have."""
    word, at = viewer.words[0], viewer.at
    sent = [await viewer.send("play", seat=0, at=at, word=word)]
    sent += [await viewer.send("ping"), await viewer.send("play", seat=0, at=at, word=word)]
    sent += [await viewer.send("why", seat=0, word=word), await viewer.send("play", seat=0, at=at, word="nonsense")]
    sent += [await viewer.send("resync"), await viewer.send("ping")]
    return sent


async def answers(viewer: Viewer, count: int) -> list[str]:
    """The next answers, as far as they are the same in every game of the same seed."""
    found: list[str] = []
    while len(found) < count:
        message = await viewer.receive()
        if "re" in message:
            message.pop("table", None)
            found.append(json.dumps(message))
    return found


async def conversation(rounds: int) -> list[str]:
    """All answers of a conversation in which nobody waits for an answer."""
    found: list[str] = []
    async with playing_alone(seed=3) as (_, _, _, viewer):
        for _ in range(rounds):
            sent = await all_at_once(viewer)
            found += await answers(viewer, len(sent))
            assert sent == [json.loads(text)["re"] for text in found[-len(sent) :]]
    return found


async def test_both_ways_give_the_same_answers_in_the_same_order(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[bool] = []
    listen = WebSocket.listen

    def counting(self: WebSocket, take: Callable[[str], bool]) -> None:
        def counted(text: str) -> bool:
            taken.append(take(text))
            return taken[-1]

        listen(self, counted)

    monkeypatch.setattr(WebSocket, "listen", counting)
    short = await conversation(12)
    assert sum(taken) >= 12
    monkeypatch.setattr(WebSocket, "listen", lambda self, take: None)
    assert short == await conversation(12)


async def test_while_a_move_is_being_stored_everything_else_waits_for_its_turn() -> None:
    store = Gate()
    async with playing_alone(store) as (_, _, _, viewer):
        await viewer.ask("ping")
        store.gate.clear()
        sent = await all_at_once(viewer)
        sent += [await viewer.send("ping") for _ in range(40)]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(viewer.connection.recv(), 0.1)
        store.gate.set()
        found = await answers(viewer, len(sent))
        assert sent == [json.loads(text)["re"] for text in found]


async def test_a_move_that_cannot_be_stored_is_refused_and_the_table_goes_on() -> None:
    store = Gate()
    async with serving(store) as server, server.client() as me:
        tables = [await me.table("sylvion", ["me"]) for _ in range(2)]
        async with me.socket(tables[0]["id"]) as viewer, me.socket(tables[1]["id"]) as other:
            await viewer.until("state")
            await other.until("state")
            store.broken = True
            assert "Busy" == (await viewer.play(viewer.words[0]))["error"]
            store.broken = False
            assert "done" == (await other.play(other.words[0]))["type"]
            assert "done" == (await viewer.play(viewer.words[0], at=1))["type"]
            assert [1, 1] == [len(store.logs[table["id"]]) for table in tables]


async def test_a_move_waits_for_whoever_has_the_table() -> None:
    store = MemoryStore()
    async with playing_alone(store) as (server, _, table, viewer):
        await viewer.ask("ping")
        lock = (await server.site.open_tables.table(table)).lock
        async with lock:
            sent = await viewer.send("play", seat=0, at=viewer.at, word=viewer.words[0])
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(viewer.connection.recv(), 0.1)
            assert [] == store.logs[table]
        assert [sent] == [json.loads(text)["re"] for text in await answers(viewer, 1)]
        assert 1 == len(store.logs[table])
        await viewer.ask("ping")
        assert not lock.locked()


async def test_a_move_that_is_sent_again_while_it_is_being_stored_is_made_once() -> None:
    store = Gate()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"])
        async with me.socket(table["id"]) as one, me.socket(table["id"]) as other:
            await one.until("state")
            await other.until("state")
            store.gate.clear()
            for viewer in (one, other):
                await viewer.send("play", seat=0, at=one.at, word=one.words[0])
            await asyncio.sleep(0.05)
            store.gate.set()
            found = [json.loads((await answers(viewer, 1))[0]) for viewer in (one, other)]
            assert ["done", "done"] == [answer["type"] for answer in found]
            assert found[0]["at"] == found[1]["at"]
            assert 1 == len(store.logs[table["id"]])


async def test_after_another_process_was_faster_the_move_is_judged_anew() -> None:
    store = MemoryStore()
    async with playing_alone(store, seed=3) as (server, _, table, viewer):
        at, word = viewer.at, viewer.words[0]
        theirs = StoredMove(table=table, number=1, seat=0, word=word)
        store.logs[table].append(theirs)
        assert "done" == (await viewer.play(word, at=at))["type"]  # they have made this very move
        await viewer.ask("ping")
        assert [theirs] == store.logs[table]
        assert not server.site.open_tables.tables[table].lock.locked()


async def test_a_failed_commit_refuses_every_move_of_its_batch_and_the_tables_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> list[StoreError | None]:
        raise OSError("the disk is full")

    async with serving(SqlStore(f"sqlite:///{tmp_path / 'site.db'}")) as server, server.client() as me:
        ids = [(await me.table("sylvion", ["me"]))["id"] for _ in range(3)]
        async with AsyncExitStack() as stack:
            viewers = [await stack.enter_async_context(me.socket(id)) for id in ids]
            for viewer in viewers:
                await viewer.until("state")
            with monkeypatch.context() as patch:
                patch.setattr(LiteLedger, "_store", broken)
                asked = [viewer.play(viewer.words[0]) for viewer in viewers]
                assert ["Busy"] * 3 == [answer["error"] for answer in await asyncio.gather(*asked)]
            assert [[]] * 3 == [await server.site.store.moves(id) for id in ids]
            for viewer in viewers:
                assert "done" == (await viewer.play(viewer.words[0], at=1))["type"]
            assert [1] * 3 == [len(await server.site.store.moves(id)) for id in ids]
