"""Backups: a SQLite file with everything in it, whichever database the site runs on.

Such a file is a site itself: `lichtung serve --database sqlite:///FILE` opens it.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from lichtung.server.store.base import BUSY_TIMEOUT, CHANNEL
from lichtung.server.store.errors import StoreError
from lichtung.server.store.migrate import has_site, upgrade, version_of
from lichtung.server.store.place import Place
from lichtung.server.store.private import make_directory, make_file
from lichtung.server.store.records import EVERYTHING
from lichtung.server.store.schema import HEAD, NOTICES, VERSION, Moment

SENDER: Final = "restore"
BATCH_ROWS: Final = 1000  # copied at a time
QUEUE: Final = "procrastinate_"  # the job queue is no part of a site: open questions are asked again


class Copied(NamedTuple):
    """How much there was."""

    tables: int
    moves: int
    people: int


def backup(url: str, target: Path) -> Copied:
    """Write everything to a new file, while the site runs: what it shows is one moment."""
    if target.exists():
        raise StoreError(f"{target} is there already")
    version = version_of_site(url)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".backup-") as room:  # only the owner may look in
        new = Path(room) / "site.db"
        source = Place(url)
        if source.path is not None:
            copy_file(source.path, new)
        else:
            upgrade(lite(new), version)
            copy(url, lite(new))
        os.chmod(new, 0o600)
        with closing(sqlite3.connect(new)) as db:
            db.execute("DELETE FROM notices")
            db.commit()
            db.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        with new.open("rb") as file:
            os.fsync(file.fileno())
        os.replace(new, target)
    return count_rows(lite(target))


def restore(url: str, source: Path) -> Copied:
    """Put everything from a file in the place of what is there, in one transaction."""
    check_file(source)
    with tempfile.TemporaryDirectory(prefix="restore-") as room:
        fresh = Path(room) / "site.db"
        copy_file(source, fresh)
        upgrade(lite(fresh))
        prepare(url)
        copy(lite(fresh), url)
    return count_rows(url)


def move_site(source: str, target: str) -> Copied:
    """Copy a whole site to another, empty database."""
    version = version_of_site(source)
    if version != HEAD:
        raise StoreError(f"the database has version {version}, this program needs {HEAD}: run lichtung upgrade")
    prepare(target)
    if count_rows(target) != Copied(0, 0, 0):
        raise StoreError("the database to move to is not empty")
    copy(source, target)
    before, after = count_rows(source), count_rows(target)
    if before != after:
        raise StoreError(f"not everything arrived (did the site still run?): expected {before}, got {after}")
    return after


def prepare(url: str) -> None:
    """Make the tables in an empty database; refuse another version."""
    path = Place(url).path
    if not has_site(url):
        if path is not None:
            make_directory(path.parent)
            make_file(path)
        upgrade(url)
    elif version_of(url) != HEAD:
        raise StoreError("the database is of another version: run lichtung upgrade first")


def lite(path: Path) -> str:
    """The address of a SQLite file."""
    return f"sqlite:///{path}"


def version_of_site(url: str) -> str:
    """The version of a site; an error where there is none."""
    version = version_of(url) if has_site(url) else None
    if version is None:
        raise StoreError("there is no site in this database")
    return version


def check_file(path: Path) -> None:
    """Refuse what is no backup."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            whole = db.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            names = {row[0] for row in db.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise StoreError(f"{path} is no backup: {error}") from None
    if not whole or VERSION.name not in names or "moves" not in names:
        raise StoreError(f"{path} is no backup, or it is damaged")


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database that may be in use."""
    with (
        closing(sqlite3.connect(source, timeout=BUSY_TIMEOUT)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


def copy(source: str, target: str) -> None:
    """Replace all rows of one database by those of another of the same version; all or nothing."""
    old, new = engine(source), engine(target)
    try:
        with old.connect() as reading, new.begin() as writing:
            if not Place(source).is_lite:
                reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            tables = tables_of(reading)
            for table in reversed(tables):
                writing.execute(sa.delete(table))
            for table in tables:
                copy_rows(reading, writing, table)
            if not Place(target).is_lite:
                count_on(writing, tables)
            tell(writing)
    finally:
        old.dispose()
        new.dispose()


def engine(url: str) -> sa.Engine:
    """An engine that waits for its turn on SQLite."""
    place = Place(url)
    waits = {"timeout": BUSY_TIMEOUT} if place.is_lite else {}
    return sa.create_engine(place.sync_url, connect_args=waits)


def tables_of(db: sa.Connection) -> list[sa.Table]:
    """The site's tables as they are in this database, whatever its version, those first that others refer to."""
    meta = sa.MetaData()
    meta.reflect(db, only=lambda name, _: not name.startswith(QUEUE) and name not in (NOTICES.name, VERSION.name))
    for table in meta.tables.values():
        for column in table.columns:
            generic: Any = column.type.as_generic()
            column.type = Moment() if isinstance(generic, sa.DateTime) else generic
            if isinstance(generic, sa.JSON):
                column.type = sa.JSON(none_as_null=True)
    return meta.sorted_tables


def copy_rows(reading: sa.Connection, writing: sa.Connection, table: sa.Table) -> None:
    """Copy one table, a few rows at a time."""
    rows = reading.execution_options(yield_per=BATCH_ROWS).execute(sa.select(table))
    for part in rows.mappings().partitions():
        writing.execute(sa.insert(table), [dict(row) for row in part])


def count_on(db: sa.Connection, tables: list[sa.Table]) -> None:
    """Let PostgreSQL number on behind the copied rows."""
    for table in tables:
        if "id" in table.columns and isinstance(table.columns["id"].type, sa.Integer):
            last = db.scalar(sa.select(sa.func.max(table.columns["id"])))
            sequence = sa.func.pg_get_serial_sequence(table.name, "id")
            db.execute(sa.select(sa.func.setval(sequence, last or 1, last is not None)))


def tell(db: sa.Connection) -> None:
    """Let running servers look at everything again."""
    if db.dialect.name == "sqlite":
        db.execute(sa.insert(NOTICES).values(sender=SENDER, table_id=EVERYTHING.table, number=EVERYTHING.number))
    else:
        text = f"{SENDER} {EVERYTHING.table} {EVERYTHING.number}"
        db.execute(sa.select(sa.func.pg_notify(CHANNEL, text)))


def count_rows(url: str) -> Copied:
    """How much a database holds."""
    one = engine(url)
    try:
        with one.connect() as db:
            numbers = [db.scalar(sa.text(f"SELECT count(*) FROM {name}")) for name in ("tables", "moves", "people")]
    finally:
        one.dispose()
    return Copied(*[int(number or 0) for number in numbers])
