"""The table's lock: one at a time, in the order of asking, also for those who take it without waiting."""

from __future__ import annotations

import asyncio

from lichtung.server.play.lock import Lock


async def hold(lock: Lock, name: str, held: list[str]) -> None:
    """Note when it is my turn."""
    async with lock:
        held.append(name)
        await asyncio.sleep(0)


async def test_a_lock_is_seized_only_while_nobody_has_it() -> None:
    lock = Lock()
    assert lock.seize()
    assert lock.locked()
    assert not lock.seize()
    lock.release()
    assert not lock.locked()
    async with lock:
        assert not lock.seize()
    assert lock.seize()


async def test_a_lock_goes_to_whoever_has_waited_longest_and_is_not_seized_in_between() -> None:
    lock, held = Lock(), list[str]()
    assert lock.seize()
    waiting = [asyncio.ensure_future(hold(lock, name, held)) for name in "abc"]
    await asyncio.sleep(0)
    assert [] == held
    lock.release()
    assert not lock.seize()  # it belongs to the first of those who wait, although that one sleeps
    await asyncio.gather(*waiting)
    assert ["a", "b", "c"] == held
    assert lock.seize()


async def test_whoever_gives_up_waiting_is_passed_over() -> None:
    for handed_on in (False, True):
        lock, held = Lock(), list[str]()
        assert lock.seize()
        waiting = [asyncio.ensure_future(hold(lock, name, held)) for name in "abc"]
        await asyncio.sleep(0)
        if handed_on:
            lock.release()
            waiting[0].cancel()
        else:
            waiting[0].cancel()
            await asyncio.sleep(0)
            lock.release()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert ["b", "c"] == held
        assert not lock.locked()
