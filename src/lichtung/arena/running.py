"""Plays what is missing, row by row, and stops each row as soon as its interval says enough."""

from __future__ import annotations

from collections.abc import Iterator

from lichtung.arena.counting import Share, is_decided
from lichtung.arena.match import Job
from lichtung.arena.rows import Row
from lichtung.arena.store import Store
from lichtung.arena.workers import Workers


class Watcher:
    """Somebody who is told how a run goes; this one does not care."""

    def begin(self, row: Row, share: Share) -> None:
        """A row begins, with what was there already."""

    def count(self, row: Row, share: Share) -> None:
        """One more game of a row is stored."""

    def end(self, row: Row, share: Share) -> None:
        """A row needs no more games."""


def run(rows: list[Row], store: Store, workers: Workers, watcher: Watcher | None = None) -> int:
    """Play the rows; returns the number of new games. Stopped at any moment it goes on there the next time."""
    watcher = watcher or Watcher()
    return sum(run_row(row, store, workers, watcher) for row in rows)


def run_row(row: Row, store: Store, workers: Workers, watcher: Watcher) -> int:
    """Play one row."""
    new = 0
    watcher.begin(row, store.share(row))
    for result in workers.run(wanted_jobs(row, store)):
        if store.add(result):
            new += 1
        watcher.count(row, store.share(row))
    watcher.end(row, store.share(row))
    return new


def wanted_jobs(row: Row, store: Store) -> Iterator[Job]:
    """The missing games in their order, as long as the row is not decided."""
    for job in store.missing(row):
        if is_decided(row, store.share(row)):
            return
        yield job
