"""A lock that can also be taken without waiting, by whoever is in no task.

It is handed on from one to the next in the order of asking: nobody takes it at once while somebody waits for it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final


class Lock:
    """One at a time."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: Final[deque[asyncio.Future[None]]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self.taken

    def seize(self) -> bool:
        """Take it if it is free; whoever got it this way says `release`."""
        if self.taken:
            return False
        self.taken = True
        return True

    def release(self) -> None:
        """Hand it on to whoever has waited longest."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.taken = False

    async def acquire(self) -> None:
        """Take it, as soon as everybody who has asked before has had it."""
        if self.seize():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():
                self.release()  # it was handed on to somebody who has just given up
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
