"""One visitor asks for all that a site allows; how long the bot of another one takes. With real workers and real clocks."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.helpers.measured import note
from tests.server.harness import Client, Viewer, serving
from tests.server.memory_store import MemoryStore

# Tables of bots alone that somebody looks on at; with those of the hints as many as one address may make in an hour.
TABLES = 110
HINTS = 9
ANSWERS = 60
MASTER = {"kind": "bot", "level": "master"}


@pytest.mark.long
async def test_an_easy_bot_answers_within_a_second_while_somebody_else_asks_for_everything() -> None:
    seconds: list[float] = []

    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(serving(MemoryStore()))
        eve = await stack.enter_async_context(server.client())
        ann = await stack.enter_async_context(server.client("127.0.0.2"))
        busy = [asyncio.create_task(flood(await watched(stack, eve))) for _ in range(TABLES)]
        busy += [asyncio.create_task(ask_on(await hinted(stack, eve))) for _ in range(HINTS)]
        await asyncio.sleep(5)
        waiting = len(server.site.thinking.workers.queue)
        seconds.extend(await answers(ann))
        assert waiting >= TABLES / 2, "the flood must be one"
        assert [] == [task for task in busy if task.done() and task.exception() is not None]
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
    seconds.sort()
    half, most = seconds[len(seconds) // 2], seconds[int(len(seconds) * 0.95)]
    print(
        f"\nan easy bot beside {TABLES} tables of masters: p50 {half:.3f} s, p95 {most:.3f} s, max {seconds[-1]:.3f} s"
    )
    assert most <= 1.0
    note(
        "Server: an `easy` bot of one visitor beside another one at all limits",
        f"{TABLES} tables of four `master` bots, {HINTS} askers for hints, {ANSWERS} answers",
        "p95 within 1 s",
    )


async def watched(stack: AsyncExitStack, eve: Client) -> Viewer:
    """A table of masters alone that somebody looks on at."""
    table = (await eve.table("equinox", ["me", *[MASTER] * 4]))["id"]
    await eve.post(f"/tables/{table}/bot", {"seat": 0, "level": "master"})
    return await stack.enter_async_context(eve.socket(table))


async def hinted(stack: AsyncExitStack, eve: Client) -> Viewer:
    """A table where advice can be had."""
    return await stack.enter_async_context(eve.socket((await eve.table("sylvion", ["me"]))["id"]))


async def flood(viewer: Viewer) -> None:
    """Look on."""
    while True:
        await viewer.receive()


async def ask_on(viewer: Viewer) -> None:
    """Ask for advice for ever."""
    await viewer.until("state")
    while True:
        await viewer.ask("hint", seat=0)


async def answers(ann: Client) -> list[float]:
    """How long an easy bot takes for each of its answers: from our move until we or the end are next."""
    found: list[float] = []
    while len(found) < ANSWERS:
        bot: dict[str, Any] = {"kind": "bot", "level": "easy"}
        table = (await ann.table("equinox", ["me", bot]))["id"]
        async with ann.socket(table) as viewer:
            await viewer.until("state")
            await viewer.wait(lambda: bool(viewer.words))
            while viewer.view["result"] is None and len(found) < ANSWERS:
                begun, at = time.perf_counter(), viewer.at
                await viewer.play(viewer.words[0])
                await viewer.wait(lambda at=at: viewer.at > at)  # type: ignore[misc]
                asked = not viewer.words
                await viewer.wait(lambda: bool(viewer.words) or viewer.view["result"] is not None)
                if asked:
                    found.append(time.perf_counter() - begun)
            assert all(seat["stand_in"] is None for seat in viewer.info["seats"])
    return found
