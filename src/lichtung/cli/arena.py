"""`lichtung arena`: lists rows, plays them, writes the report."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from lichtung.arena.counting import Share, verdict
from lichtung.arena.match import GameFailed, OtherVersion
from lichtung.arena.rows import Row, choose_rows
from lichtung.arena.running import run
from lichtung.arena.store import FOLDER, Store
from lichtung.arena.workers import Cluster, Local, Workers, WorkersDied
from lichtung.cli import DONE, FAILED
from lichtung.cli.command_line import Group, Number, Terminal, UsageError
from lichtung.cli.plain import Voice, clean

arena_command = Group("arena", help="arena", missing="cli-usage-arena-deed", unknown="cli-usage-arena-deed")


def find_rows(patterns: tuple[str, ...]) -> list[Row]:
    """Returns the rows that a command line names, all where it names none."""
    rows = choose_rows(list(patterns))
    if not rows:
        raise UsageError("cli-usage-arena-row", row=" ".join(patterns))
    return rows


def row_options(command: Callable[..., int]) -> Callable[..., int]:
    """Let a command line name rows, and where their results are kept."""

    @click.argument("patterns", nargs=-1)
    @click.option("--results", metavar="FOLDER")
    @wraps(command)
    def with_rows(*args: Any, patterns: tuple[str, ...], results: str | None, **values: Any) -> int:
        return command(*args, rows=find_rows(patterns), store=Store(Path(results or FOLDER)), **values)

    return with_rows


@arena_command.command("run", help="arena")
@row_options
@click.option("--processes", type=Number(1))
@click.option("--cluster", metavar="ADDRESS")
@click.pass_obj
def run_rows(terminal: Terminal, rows: list[Row], store: Store, processes: int | None, cluster: str | None) -> int:
    """Play what is missing. Stopped with Ctrl-C it goes on there the next time."""
    from lichtung.cli.progress import Bars

    if cluster is not None and processes is not None:
        raise UsageError("cli-usage-arena-workers")
    words = terminal.words
    workers: Workers | None = None
    try:
        workers = Local(processes) if cluster is None else Cluster(cluster)
        with Bars(terminal.screen, words, lambda row, share: describe_row(row, share, words)) as bars:
            new = run(rows, store, workers, bars)
    except (GameFailed, OtherVersion, WorkersDied, ConnectionError) as error:
        return tell_failure(terminal, error)
    finally:
        if workers is not None:
            workers.close()
    terminal.screen.show(words.text("cli-arena-played", count=new))
    return DONE


@arena_command.command("report", help="arena")
@row_options
@click.option("--json", "data", metavar="FILE")
@click.option("--html", metavar="FILE")
@click.option("--markdown", "document", metavar="FILE")
@click.pass_obj
def write_report(
    terminal: Terminal, rows: list[Row], store: Store, data: str | None, html: str | None, document: str | None
) -> int:
    """Tables on the screen, or the files that were asked for."""
    from lichtung.arena.page import page
    from lichtung.arena.report import report
    from lichtung.arena.tables import NoMarks, markdown, put_into

    results = report(rows, store)
    try:
        if data:
            Path(data).write_text(json.dumps(results.data(), indent=1) + "\n", encoding="utf-8")
        if html:
            Path(html).write_text(page(results), encoding="utf-8")
        if document:
            put_into(Path(document), results)
    except (OSError, NoMarks) as error:
        return tell_failure(terminal, error)
    if not (data or html or document):
        terminal.screen.show(markdown(results).strip())
    return DONE


@arena_command.command("rows", help="arena")
@row_options
@click.pass_obj
def show_rows(terminal: Terminal, rows: list[Row], store: Store) -> int:
    """What is measured, and where it stands."""
    for row in rows:
        terminal.screen.show(describe_row(row, store.share(row), terminal.words))
    return DONE


def describe_row(row: Row, share: Share, words: Voice) -> str:
    """A row and its numbers in one line."""
    low, high = (f"{100 * end:.0f}" for end in share.interval)
    goal = "none" if row.goal is None else f"{100 * row.goal:.0f}"
    numbers = {"rate": f"{100 * share.rate:.0f}", "low": low, "high": high}
    state = verdict(row, share) if share.games else "open"
    return words.text("cli-arena-row", row=row.name, count=share.games, goal=goal, state=state, **numbers)


def tell_failure(terminal: Terminal, error: Exception) -> int:
    """Say what went wrong. Returns the exit code."""
    terminal.errors.tell(f"lichtung: {terminal.words.text('cli-arena-failed', reason=clean(str(error)))}")
    return FAILED
