"""Work that is begun at once: what can be done without waiting is done when the call returns, without waking a task.

Most work waits just once, for the store. So it goes on from there without a task too; only work that has to wait again
gets one.
"""

from __future__ import annotations

import asyncio
import logging
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final

log: Final = logging.getLogger("lichtung.eager")


def begun(work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Do the first part of some work, up to where it has to wait; gives the rest, None when nothing is left."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return rest_of(work, waits_for)


def done(work: Coroutine[Any, Any, None], then: Callable[[], None]) -> bool:
    """Do some work; True when nothing is left of it, else it goes on by itself and calls `then` at its end."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return True
    if asyncio.isfuture(waits_for):
        waits_for._asyncio_future_blocking = False  # what a task says to the future that it waits for
        waits_for.add_done_callback(lambda _: go_on(work, then))
    else:
        finish(work, waits_for, then)
    return False


def go_on(work: Coroutine[Any, Any, None], then: Callable[[], None]) -> None:
    """What the work waited for is there."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        then()
    except BaseException:
        then()
        raise
    else:
        finish(work, waits_for, then)


def finish(work: Coroutine[Any, Any, None], waits_for: Any, then: Callable[[], None]) -> None:
    """Let a task do the rest."""
    asyncio.create_task(rest_of(work, waits_for)).add_done_callback(lambda task: finished(task, then))


def finished(task: asyncio.Task[None], then: Callable[[], None]) -> None:
    """A task has done the rest; nobody else asks how it went."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("work that nobody waits for failed", exc_info=error)
    then()


async def tasked() -> None:
    """From here on there is a task around, for libraries that want one."""
    if asyncio.current_task() is None:
        await asyncio.sleep(0)


async def rest_of(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    """What is left of work that was begun."""
    await resumed(work, waits_for)


@types.coroutine
def resumed(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with work that was begun outside of a task and now waits for something."""
    while True:
        try:
            sent = yield waits_for
        except GeneratorExit:
            work.close()
            raise
        except BaseException as error:
            try:
                waits_for = work.throw(error)
            except StopIteration:  # it has dealt with the error, and that was all
                return
            continue
        try:
            waits_for = work.send(sent)
        except StopIteration:
            return
