"""Whether the site can do its work: the database can be read and written, right now or a moment ago."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from lichtung.server.store.interface import Store

log: Final = logging.getLogger("lichtung.site")
KEEP_SECONDS: Final = 5.0  # so long an answer holds: asking often costs the disk nothing
CHECK_TIMEOUT: Final = 5.0  # a database that takes longer is as good as none


class Readiness:
    """Tries the store now and then, when somebody asks; whoever asks meanwhile gets the same answer."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.trying: asyncio.Task[None] | None = None
        self.tried_at = -KEEP_SECONDS
        self.trouble = ""

    async def is_ready(self) -> bool:
        """Whether the store can be read and written."""
        if time.monotonic() - self.tried_at >= KEEP_SECONDS and self.trying is None:
            self.trying = asyncio.create_task(self.attempt())
        if self.trying is not None:
            done, _ = await asyncio.wait({self.trying}, timeout=CHECK_TIMEOUT)
            if not done:  # it goes on: it may be in the middle of a transaction
                self.note("it does not answer in time")
        return not self.trouble

    async def attempt(self) -> None:
        """Read and write for real."""
        try:
            await self.store.check()
        except Exception as error:
            self.note(f"{type(error).__name__}: {error}")
        else:
            self.note("")
        finally:
            self.tried_at = time.monotonic()
            self.trying = None

    def note(self, trouble: str) -> None:
        """Remember how it went; the log hears of a change."""
        if trouble and not self.trouble:
            log.warning("the database cannot be used: %s", trouble)
        elif self.trouble and not trouble:
            log.warning("the database can be used again")
        self.trouble = trouble

    async def close(self) -> None:
        """Wait for what is under way."""
        if self.trying is not None:
            await asyncio.wait({self.trying}, timeout=CHECK_TIMEOUT)
