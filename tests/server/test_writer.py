"""The writer of moves: what comes in about the same time is committed together, and nobody waits for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from lichtung.server.store.facts import StoreError, Taken
from lichtung.server.store.writer import MOST, QUIET, Entry, Writer
from tests.server.harness import run
from tests.server.test_store import a_move


class Notebook:
    """A ledger that remembers the numbers of the moves of each batch."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.turned = 0  # how often the event loop had gone round when the last batch was committed
        self.turns = 0

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def commit(self, batch: Sequence[Entry]) -> list[StoreError | None]:
        self.batches.append([move.number for entry in batch for move in entry.moves])
        self.turned = self.turns
        return [Taken("odd") if entry.moves[0].number % 2 else None for entry in batch]

    async def count_turns(self) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)


async def writing() -> tuple[Notebook, Writer]:
    """A writer at work."""
    notebook = Notebook()
    writer = Writer(notebook)
    await writer.open()
    return notebook, writer


def test_moves_that_come_in_one_after_the_other_are_committed_together() -> None:
    async def scene() -> None:
        notebook, writer = await writing()
        waiting = []
        for number in range(5):
            waiting.append(asyncio.ensure_future(writer.append([a_move(2 * number)])))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert [[0, 2, 4, 6, 8]] == notebook.batches
        await writer.close()

    run(scene)


def test_a_single_move_waits_for_a_few_turns_of_the_event_loop_only() -> None:
    async def scene() -> None:
        notebook, writer = await writing()
        turning = asyncio.ensure_future(notebook.count_turns())
        await asyncio.sleep(0)
        begun = notebook.turns
        await writer.append([a_move(2)])
        turning.cancel()
        assert notebook.turned - begun <= QUIET + 3
        await writer.close()

    run(scene)


def test_a_stream_of_moves_that_never_pauses_is_committed_all_the_same() -> None:
    async def scene() -> None:
        notebook, writer = await writing()
        waiting = [asyncio.ensure_future(writer.append([a_move(2 * number)])) for number in range(2 * MOST)]
        await asyncio.gather(*waiting)
        assert [MOST, MOST] == [len(batch) for batch in notebook.batches]
        await writer.close()

    run(scene)


def test_a_refused_move_is_told_to_its_own_caller_alone() -> None:
    async def scene() -> None:
        notebook, writer = await writing()
        calls = [writer.append([a_move(number)]) for number in range(4)]
        outcomes = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(None), Taken, type(None), Taken] == [type(outcome) for outcome in outcomes]
        assert [[0, 1, 2, 3]] == notebook.batches
        await writer.close()

    run(scene)
