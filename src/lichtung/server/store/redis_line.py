"""Notices over Redis, for sites that have one; PostgreSQL's own are as good."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from lichtung.server.store.errors import StartError, StoreError
from lichtung.server.store.records import ANYTHING, Notice

CHANNEL: Final = "lichtung"
HEAL_INTERVAL: Final = 30.0
RETRY_PAUSE: Final = 0.5
LOG = logging.getLogger(__name__)


class RedisLine:
    """Sends notices after the transaction they are about, and hears those of others."""

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as redis
            from redis.exceptions import RedisError
        except ModuleNotFoundError:
            raise StoreError("notices over Redis need the package redis: pip install 'lichtung[redis]'") from None
        self.faults: Final = (RedisError, OSError)
        self.redis: Final[Any] = redis.Redis.from_url(url, decode_responses=True, socket_connect_timeout=5)

    async def reach(self) -> None:
        """Refuse to start where it is not there: later on its absence does no harm, but a wrong address would go unseen."""
        try:
            await self.redis.ping()
        except self.faults as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            raise StartError(
                f"Redis cannot be reached ({reason}): start it, or take redis out of the settings"
            ) from None

    async def publish(self, notices: Sequence[str]) -> None:
        """Tell the others. A failure is no harm: they look at everything from time to time."""
        try:
            for notice in notices:
                await self.redis.publish(CHANNEL, notice)
        except self.faults as error:
            LOG.warning("a notice could not be sent: %s", type(error).__name__)

    async def listen(self) -> AsyncIterator[str | Notice]:
        """The notices of all processes as text; `ANYTHING` where some may have been missed."""
        first = True
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(CHANNEL)
                    if not first:
                        yield ANYTHING
                    first = False
                    loop = asyncio.get_running_loop()
                    heal = loop.time() + HEAL_INTERVAL
                    while True:
                        message = await line.get_message(timeout=max(0.1, heal - loop.time()))
                        if message is not None:
                            yield str(message["data"])
                        if loop.time() >= heal:
                            heal = loop.time() + HEAL_INTERVAL
                            yield ANYTHING
            except self.faults as error:
                first = False
                LOG.warning("notices are interrupted: %s", type(error).__name__)
                await asyncio.sleep(RETRY_PAUSE)

    async def close(self) -> None:
        """Hang up."""
        await self.redis.aclose()
