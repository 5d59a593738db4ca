"""Work that is begun at once: what can be done without waiting is done when the call returns, without waking a task."""

from __future__ import annotations

import types
from collections.abc import Coroutine, Generator
from typing import Any


def begun(work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Do the first part of some work, up to where it has to wait; gives the rest, None when nothing is left."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return rest_of(work, waits_for)


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
            waits_for = work.throw(error)
            continue
        try:
            waits_for = work.send(sent)
        except StopIteration:
            return
