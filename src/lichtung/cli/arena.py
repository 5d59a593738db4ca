"""`lichtung arena`: lists rows, plays them, writes the report."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from lichtung.arena.counting import Share, verdict
from lichtung.arena.match import GameFailed, OtherVersion
from lichtung.arena.rows import Row, chosen
from lichtung.arena.running import run
from lichtung.arena.store import FOLDER, Store
from lichtung.arena.workers import Cluster, Local, Workers, WorkersDied
from lichtung.cli import DONE, FAILED, arguments
from lichtung.cli.arguments import Given, UsageError
from lichtung.cli.plain import Voice, clean
from lichtung.cli.screen import Screen

DEEDS: Final = ("run", "report", "rows")
KINDS: Final = {
    "run": ("--results", "--processes", "--cluster"),
    "report": ("--results", "--json", "--html", "--markdown"),
    "rows": ("--results",),
}


def arena_command(tokens: list[str], screen: Screen, words: Voice) -> int:
    """`lichtung arena run|report|rows …`"""
    if not tokens or tokens[0] not in DEEDS:
        raise UsageError("cli-usage-arena-deed", deeds=", ".join(DEEDS))
    deed = tokens[0]
    given = arguments.parsed(tokens[1:], dict.fromkeys(KINDS[deed], arguments.VALUE), words=None)
    rows = chosen(given.words)
    if not rows:
        raise UsageError("cli-usage-arena-row", row=" ".join(given.words))
    store = Store(Path(given.options.get("--results") or FOLDER))
    if deed == "rows":
        return show_rows(rows, store, screen, words)
    return (run_rows if deed == "run" else write_report)(rows, store, given, screen, words)


def show_rows(rows: list[Row], store: Store, screen: Screen, words: Voice) -> int:
    """What is measured, and where it stands."""
    for row in rows:
        screen.show(told(row, store.share(row), words))
    return DONE


def told(row: Row, share: Share, words: Voice) -> str:
    """A row and its numbers in one line."""
    low, high = (f"{100 * end:.0f}" for end in share.interval)
    goal = "none" if row.goal is None else f"{100 * row.goal:.0f}"
    numbers = {"rate": f"{100 * share.rate:.0f}", "low": low, "high": high}
    state = verdict(row, share) if share.games else "open"
    return words.text("cli-arena-row", row=row.name, count=share.games, goal=goal, state=state, **numbers)


def run_rows(rows: list[Row], store: Store, given: Given, screen: Screen, words: Voice) -> int:
    """Play what is missing. Stopped with Ctrl-C it goes on there the next time."""
    from lichtung.cli.progress import Bars

    errors = Screen(sys.stderr, width=100)
    workers: Workers | None = None
    try:
        workers = found_workers(given)
        with Bars(screen, words, lambda row, share: told(row, share, words)) as bars:
            new = run(rows, store, workers, bars)
    except (GameFailed, OtherVersion, WorkersDied, ConnectionError) as error:
        errors.tell(f"lichtung: {words.text('cli-arena-failed', reason=clean(str(error)))}")
        return FAILED
    finally:
        if workers is not None:
            workers.close()
    screen.show(words.text("cli-arena-played", count=new))
    return DONE


def found_workers(given: Given) -> Workers:
    """Processes of this machine, or the cluster that was named."""
    address, processes = given.options.get("--cluster"), given.options.get("--processes")
    if address is not None and processes is not None:
        raise UsageError("cli-usage-arena-workers")
    if address is not None:
        return Cluster(address)
    number = None if processes is None else arguments.number("--processes", processes)
    if number == 0:
        raise UsageError("cli-usage-number", option="--processes", value="0")
    return Local(number)


def write_report(rows: list[Row], store: Store, given: Given, screen: Screen, words: Voice) -> int:
    """Tables on the screen, or the files that were asked for."""
    from lichtung.arena.page import page
    from lichtung.arena.report import report
    from lichtung.arena.tables import NoMarks, markdown, put_into

    found = report(rows, store)
    try:
        if name := given.options.get("--json"):
            Path(name).write_text(json.dumps(found.data(), indent=1) + "\n", encoding="utf-8")
        if name := given.options.get("--html"):
            Path(name).write_text(page(found), encoding="utf-8")
        if name := given.options.get("--markdown"):
            put_into(Path(name), found)
    except (OSError, NoMarks) as error:
        Screen(sys.stderr, width=100).tell(f"lichtung: {words.text('cli-arena-failed', reason=clean(str(error)))}")
        return FAILED
    if not set(given.options) - {"--results"}:
        screen.show(markdown(found).strip())
    return DONE
