"""`lichtung worker`: let the bots of a site think on this machine."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from lichtung.cli import arguments
from lichtung.cli.hosting import WHERE, carried_out, site_of
from lichtung.cli.plain import Voice
from lichtung.cli.screen import Screen

OPTIONS: Final = WHERE | {"--processes": arguments.VALUE}


def worker_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung worker`"""
    given = arguments.parsed(tokens, OPTIONS, words=0)
    named = given.options.get("--processes")
    wished = None if named is None else max(1, arguments.number("--processes", named))

    def work() -> str:
        from lichtung.server import logs
        from lichtung.server.config import Config, read_config

        file = given.options.get("--config")
        config = read_config(Path(file).expanduser()) if file else Config()
        logs.begin(config.log)
        screen.tell(words.text("cli-worker-ready"))
        asyncio.run(answer(site_of(given), wished or config.bot_processes, config.redis))
        return words.text("cli-worker-done")

    return carried_out(words, work)


async def answer(url: str, processes: int, redis: str) -> None:
    """Answer the questions of a site until somebody stops us."""
    from lichtung.server.jobs.queued import Answering
    from lichtung.server.store.place import Place
    from lichtung.server.store.sql import store_at

    store = store_at(url, visitor=True, queue=True, redis=redis)
    await store.open()
    try:
        await Answering(store, processes).work(Place(url).dsn, processes)
    finally:
        await store.close()
