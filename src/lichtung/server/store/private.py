"""The files of a SQLite site are their owner's alone: they hold password hashes, the secret that signs cookies, all seeds."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Final

from lichtung.server.store.errors import StartError, Unusable
from lichtung.server.store.schema import VERSION

log: Final = logging.getLogger("lichtung.store")
FILE: Final = 0o600
DIRECTORY: Final = 0o700
OTHERS: Final = 0o077
MAGIC: Final = b"SQLite format 3\0"
WAL: Final = b"\2"
MAX_NAMES: Final = 5  # names in one line
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")  # what SQLite and we put beside a database


def make_directory(path: Path) -> None:
    """Make a directory and those above it; one that is there stays as it is."""
    missing = [one for one in (path, *path.parents) if not one.exists()]
    try:
        for one in reversed(missing):
            one.mkdir(DIRECTORY, exist_ok=True)
    except OSError as error:
        raise cannot(f"the directory {path} cannot be made", error) from None
    if not path.is_dir():
        raise Unusable(f"{path} is no directory: name another place for the database")


def make_file(path: Path) -> bool:
    """Make an empty file before SQLite would, which lets everybody read it; returns whether there was none."""
    if path.is_dir():
        raise Unusable(f"{path} is a directory: name a file in it")
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE))
    except FileExistsError:
        return False
    except OSError as error:
        raise cannot(f"{path} cannot be made", error) from None
    return True


def check_not_empty(path: Path) -> None:
    """Refuse a file with nothing in it: it may be what is left of a site."""
    if path.stat().st_size == 0:
        raise Unusable(f"{path} is empty: delete it to begin anew, or put a backup in its place")


def check_ours(path: Path) -> None:
    """Refuse another program's database before anything about it is changed; faults are found when it is opened."""
    with path.open("rb") as file:
        header = file.read(len(MAGIC) + 3)
    if not header.startswith(MAGIC) or header[-1:] == WAL:  # a site that was used has a write-ahead log
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            names = [
                name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            ]
    except sqlite3.Error:
        return
    if names and VERSION.name not in names:
        raise no_site(str(path), names)


def no_site(shown: str, names: list[str]) -> Unusable:
    """A database with other things in it."""
    return Unusable(f"{shown} is no site, it holds {', '.join(names[:MAX_NAMES])}: name another database")


def tighten(path: Path, *, tell: bool = False) -> None:
    """Take the rights of others from a database's files, as far as these are ours; tell the log where they are not."""
    if os.name != "posix":
        return
    real = path.resolve()
    for name in BESIDE:
        file = real.with_name(real.name + name)
        try:
            status = file.stat()
            if not status.st_mode & OTHERS:
                continue
            if status.st_uid == os.geteuid():
                file.chmod(stat.S_IMODE(status.st_mode) & ~OTHERS)
            elif tell:
                log.warning("%s can be read by others and is not ours: chmod 600", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s can be read by others: %s", file, error.strerror)


def cannot(what: str, error: OSError) -> StartError:
    """A fault of the file system, with what to do about it."""

    reason = error.strerror or str(error)
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StartError(f"{what} ({reason}): make room and start again")
    if error.errno in (errno.EEXIST, errno.ENOTDIR):
        return Unusable(f"{what} ({reason}): there is a file in its way; name another place")
    return Unusable(f"{what} ({reason}): name a place where the user that runs this may write")
