"""Why a database cannot be opened, in a line that says what to do."""

from __future__ import annotations

import re
import sqlite3
from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from lichtung.server.store.errors import StartError, StoreError, Unusable
from lichtung.server.store.place import Place
from lichtung.server.store.private import cannot

# Of SQLite's faults, by the first part of their names: the class, what is so, and what to do.
LITE: Final[tuple[tuple[str, type[StartError], str, str], ...]] = (
    ("SQLITE_NOTADB", Unusable, "is no database", "name another file, or put a backup in its place"),
    ("SQLITE_CORRUPT", Unusable, "is damaged", "move it away, then lichtung restore brings a backup back"),
    ("SQLITE_READONLY", Unusable, "cannot be written", "it must belong to the user that runs this, as its directory"),
    ("SQLITE_CANTOPEN", Unusable, "cannot be opened", "it must belong to the user that runs this, as its directory"),
    ("SQLITE_PERM", Unusable, "cannot be opened", "it must belong to the user that runs this, as its directory"),
    ("SQLITE_FULL", StartError, "has no room left on its disk", "make room and start again"),
    ("SQLITE_IOERR", StartError, "cannot be read or written", "see whether its disk is full or failing"),
    ("SQLITE_BUSY", StartError, "is being written by another program", "let that finish and start again"),
    ("SQLITE_LOCKED", StartError, "is being written by another program", "let that finish and start again"),
    ("", Unusable, "does not hold what this program needs", "put a backup in its place"),
)
# Of PostgreSQL's faults, by what they say: SQLSTATE is not told while connecting.
POSTGRES: Final[tuple[tuple[str, type[StartError], str], ...]] = (
    ("password authentication failed|no password supplied|authentication failed|no pg_hba.conf entry", Unusable,
     "correct the user and the password in the address of the database"),
    (r"role .* does not exist", Unusable, "make the user: createuser NAME"),
    (r"database .* does not exist", Unusable, "make it: createdb --owner USER NAME"),
    ("permission denied", Unusable, "let the user of the address own the database"),
    ("read-only transaction", Unusable, "name the server that may be written to"),
    ("invalid .*option|invalid .*value|invalid .*parameter", Unusable, "correct the address of the database"),
    ("No space left|disk full", StartError, "make room on its disk and start again"),
    ("", StartError, "see whether it runs and can be reached from here, then start again"),
)  # fmt: skip


def is_unwritten(error: DBAPIError | sqlite3.Error) -> bool:
    """Whether a database could not be written, rather than being asked for something wrong."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    named = getattr(cause, "sqlite_errorname", "")
    if isinstance(cause, sqlite3.Error):
        return not named.startswith(("SQLITE_CONSTRAINT", "SQLITE_MISUSE")) and named != "SQLITE_ERROR"
    refused = isinstance(cause, psycopg.errors.ReadOnlySqlTransaction)
    return refused or isinstance(error, OperationalError | InterfaceError)


def start_fault(error: BaseException, place: Place) -> StartError | None:
    """What hinders a start as an error that says what to do; None where it says so already, or is a mistake of ours."""
    cause: BaseException | None = error
    while isinstance(cause, DBAPIError | StoreError) and not isinstance(cause, StartError):
        cause = cause.orig if isinstance(cause, DBAPIError) else cause.__cause__
    if isinstance(cause, sqlite3.Error):
        return lite_fault(cause, place)
    if isinstance(cause, psycopg.Error):
        return postgres_fault(cause, place)
    if isinstance(cause, OSError) and place.path is not None:
        return cannot(f"{place.path} cannot be opened", cause)
    return None


def lite_fault(error: sqlite3.Error, place: Place) -> StartError:
    """What SQLite complains about."""
    name = getattr(error, "sqlite_errorname", "")
    kind, so, advice = next(row[1:] for row in LITE if name.startswith(row[0]))
    return kind(f"{place.path} {so} ({one_line(str(error))}): {advice}")


def postgres_fault(error: psycopg.Error, place: Place) -> StartError:
    """What PostgreSQL, or the way to it, complains about."""
    said = one_line(str(error))
    kind, advice = next(row[1:] for row in POSTGRES if re.search(row[0], said))
    return kind(f"{place.shown} cannot be used ({said}): {advice}")


def one_line(text: str) -> str:
    """A complaint of several lines in one."""
    return "; ".join(part.strip() for part in text.splitlines() if part.strip())
