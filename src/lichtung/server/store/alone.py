"""Commands that must have a site for themselves: while they work no server can begin, and none may run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep

import psycopg

from lichtung.server.store.errors import InUse
from lichtung.server.store.file_lock import FileLock
from lichtung.server.store.place import Place
from lichtung.server.store.postgres import LOCK_PAUSES, SITE_LOCK, START_TIMEOUT


@contextmanager
def alone(url: str, what: str) -> Iterator[None]:
    """Hold a site; `what` is what a server is told that begins meanwhile."""
    place = Place(url)
    if place.path is None:
        with psycopg.connect(place.dsn, autocommit=True, connect_timeout=START_TIMEOUT) as db:
            if not hold_soon(db):
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


def hold_soon(db: psycopg.Connection) -> bool:
    """Hold the database of this connection; whoever held it before may just be hanging up."""
    for pause in (*LOCK_PAUSES, None):
        if db.execute(f"SELECT pg_try_advisory_lock({SITE_LOCK})").fetchone() == (True,):
            return True
        if pause is not None:
            sleep(pause)
    return False
