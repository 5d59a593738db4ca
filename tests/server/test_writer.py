"""The writer of moves: what comes in about the same time is committed together, and nobody waits for nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from lichtung.server.store.errors import StoreError, Taken, Unwritten
from lichtung.server.store.writer import MAX_BATCH, QUIET_ROUNDS, Entry, Snapshot, Writer
from tests.server.stored import a_move


class Notebook:
    """A ledger that remembers the numbers of the moves of each batch."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.turned = 0  # how often the event loop had gone round when the last batch was committed
        self.turns = 0
        self.snapshots: list[Snapshot] = []
        self.broken = False

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def commit(self, batch: Sequence[Entry]) -> list[StoreError | None]:
        if self.broken:
            raise OSError("the disk is full")
        self.batches.append([move.number for entry in batch for move in entry.moves])
        self.snapshots += [entry.snapshot for entry in batch if entry.snapshot is not None]
        self.turned = self.turns
        return [Taken("odd") if entry.moves and entry.moves[0].number % 2 else None for entry in batch]

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


async def test_moves_that_come_in_one_after_the_other_are_committed_together() -> None:
    notebook, writer = await writing()
    waiting = []
    for number in range(5):
        waiting.append(asyncio.ensure_future(writer.append([a_move(2 * number)])))
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert [[0, 2, 4, 6, 8]] == notebook.batches
    await writer.close()


async def test_a_single_move_waits_for_a_few_turns_of_the_event_loop_only() -> None:
    notebook, writer = await writing()
    turning = asyncio.ensure_future(notebook.count_turns())
    await asyncio.sleep(0)
    begun = notebook.turns
    await writer.append([a_move(2)])
    turning.cancel()
    assert notebook.turned - begun <= QUIET_ROUNDS + 3
    await writer.close()


async def test_a_stream_of_moves_that_never_pauses_is_committed_all_the_same() -> None:
    notebook, writer = await writing()
    waiting = [asyncio.ensure_future(writer.append([a_move(2 * number)])) for number in range(2 * MAX_BATCH)]
    await asyncio.gather(*waiting)
    assert [MAX_BATCH, MAX_BATCH] == [len(batch) for batch in notebook.batches]
    await writer.close()


async def test_a_refused_move_is_told_to_its_own_caller_alone() -> None:
    notebook, writer = await writing()
    calls = [writer.append([a_move(number)]) for number in range(4)]
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(None), Taken, type(None), Taken] == [type(outcome) for outcome in outcomes]
    assert [[0, 1, 2, 3]] == notebook.batches
    await writer.close()


async def test_what_follows_is_called_for_the_whole_batch_in_order_and_outside_of_any_task() -> None:
    notebook, writer = await writing()
    told: list[object] = []

    def then(error: Exception | None) -> None:
        told.append((type(error), asyncio.current_task()))
        if len(told) == 2:
            raise ValueError("this concerns nobody else")

    for number in range(4):
        writer.hand_in([a_move(number)], (), then)
    assert [] == told
    await writer.append([a_move(4)])
    assert [(type(None), None), (Taken, None)] * 2 == told
    assert [[0, 1, 2, 3, 4]] == notebook.batches
    await writer.close()


async def test_a_failed_commit_is_told_to_everybody_and_the_next_one_is_tried() -> None:
    notebook, writer = await writing()
    told: list[Exception | None] = []
    notebook.broken = True
    for number in (2, 4, 6):
        writer.hand_in([a_move(number)], (), told.append)
    while len(told) < 3:
        await asyncio.sleep(0)
    assert [Unwritten] * 3 == [type(error) for error in told]
    notebook.broken = False
    await writer.append([a_move(2)])
    assert [[2]] == notebook.batches
    await writer.close()


async def test_a_snapshot_goes_along_with_the_next_moves_and_alone_where_none_come() -> None:
    notebook, writer = await writing()
    shot = asyncio.ensure_future(writer.keep_snapshot(("t", 1, b"one")))
    await asyncio.sleep(0)
    await asyncio.gather(shot, writer.append([a_move(2)]))
    assert ([[2]], [("t", 1, b"one")]) == (notebook.batches, notebook.snapshots)
    await writer.keep_snapshot(("t", 2, b"two"))
    assert [("t", 1, b"one"), ("t", 2, b"two")] == notebook.snapshots
    last = asyncio.ensure_future(writer.keep_snapshot(("t", 3, b"three")))
    await asyncio.sleep(0)
    await writer.close()
    await last
    assert ("t", 3, b"three") == notebook.snapshots[-1]
