"""Commands that must have a site for themselves: while they work no server can begin, and none may run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg

from lichtung.server.store.errors import InUse
from lichtung.server.store.file_lock import FileLock
from lichtung.server.store.place import Place
from lichtung.server.store.postgres import SITE_LOCK, START_TIMEOUT


@contextmanager
def alone(url: str, what: str) -> Iterator[None]:
    """Hold a site; `what` is what a server is told that begins meanwhile."""
    place = Place(url)
    if place.path is None:
        with psycopg.connect(place.dsn, autocommit=True, connect_timeout=START_TIMEOUT) as db:
            if db.execute(f"SELECT pg_try_advisory_lock({SITE_LOCK})").fetchone() != (True,):
                raise InUse(f"{place.shown} is in use by a server: stop it first")
            yield
        return
    if not place.path.parent.is_dir():  # there is no site, and nothing to hold
        yield
        return
    lock = FileLock(place.path)
    lock.take(what)
    try:
        yield
    finally:
        lock.release()
