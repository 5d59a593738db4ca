"""`lichtung worker`: let the bots of a site think on this machine."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from lichtung.cli.command_line import Command, Number, Terminal
from lichtung.cli.hosting import Site, carry_out, site_options


@click.command("worker", cls=Command, help="worker")
@site_options
@click.option("--processes", type=Number(1), metavar="N")
@click.pass_obj
def worker_command(terminal: Terminal, site: Site, processes: int | None) -> int:
    """Let the bots of a site think here."""

    def work() -> str:
        from lichtung.server import logs
        from lichtung.server.config import Config, read_config

        config = read_config(Path(site.config).expanduser()) if site.config else Config()
        logs.begin(config.log)
        terminal.screen.tell(terminal.words.text("cli-worker-ready"))
        asyncio.run(answer(site.url(), processes or config.bot_processes, config.redis))
        return terminal.words.text("cli-worker-done")

    return carry_out(terminal, work)


async def answer(url: str, processes: int, redis: str) -> None:
    """Answer the questions of a site until somebody stops us."""
    from lichtung.server.jobs.queued import Answering
    from lichtung.server.store.place import Place
    from lichtung.server.store.sql import SqlStore

    store = SqlStore(url, visitor=True, queue=True, redis=redis)
    await store.open()
    try:
        await Answering(store, processes).work(Place(url).dsn, processes)
    finally:
        await store.close()
