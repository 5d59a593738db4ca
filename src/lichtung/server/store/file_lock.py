"""One server for a SQLite file: it holds a lock on a file beside it, which the system frees however the server ends.

Two servers would not harm the data, but each would show its own visitors a game that the other has changed meanwhile.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from lichtung.server.store.errors import InUse, Unusable

SUFFIX: Final = ".lock"
LOCKED_BYTE: Final = 1 << 30  # where Windows locks a byte: it lets nobody read what is locked
MAX_HOLDER_BYTES: Final = 300  # bytes that say who holds it
PRIVATE: Final = 0o600

if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def seize(file: int) -> None:
        """Lock an open file, or raise an OSError at once."""
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(file: int) -> None:
        """Lock an open file, or raise an OSError at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The lock of a database; the file stays when the lock is gone, so that all speak of the same one."""

    def __init__(self, database: Path) -> None:
        self.database: Final = database
        real = database.resolve()  # one file has one lock, whichever way it is reached
        self.path: Final = real.with_name(real.name + SUFFIX)
        self.file: int | None = None

    def take(self, holder: str) -> None:
        """Take it; `holder` tells a second one where to look for the first."""
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, PRIVATE)  # never inherited by processes that we start
        except OSError as error:
            reason = error.strerror or str(error)
            raise Unusable(
                f"{self.path} cannot be opened for writing ({reason}): "
                "its directory and all files in it must belong to the user that runs this"
            ) from None
        try:
            seize(file)
        except OSError:
            first = read_holder(file)
            os.close(file)
            raise InUse(
                f"{self.database} is in use by another Lichtung{first}: stop that one, or name another --database"
            ) from None
        self.file = file
        with suppress(OSError):  # on a full disk it holds all the same
            write(file, f"process {os.getpid()}" + (f", {holder}" if holder else ""))

    def release(self) -> None:
        """Let others have it."""
        file, self.file = self.file, None
        if file is not None:
            with suppress(OSError):
                os.ftruncate(file, 0)
            os.close(file)


def read_holder(file: int) -> str:
    """Who holds a lock, as they have written themselves."""
    with suppress(OSError):
        os.lseek(file, 0, os.SEEK_SET)
        text = os.read(file, MAX_HOLDER_BYTES).decode("utf-8", "replace").strip()
        return f" ({text})" if text.isprintable() and text else ""
    return ""


def write(file: int, text: str) -> None:
    """Let a file hold this text alone."""
    os.ftruncate(file, 0)
    os.lseek(file, 0, os.SEEK_SET)
    os.write(file, text.encode()[:MAX_HOLDER_BYTES])
