"""A real PostgreSQL for tests: the machine's own programs, else Debian's package, else a wheel that ships them.

It lives in a temporary directory, belongs to a user who is not root (it refuses root), and is reached by a socket in that
directory, so that no port can be taken. It ends with the tests, even when they are killed.
"""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psycopg

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "build" / "postgres"  # where the wheel goes
WHEEL = "pgserver==0.1.4"
USER = "lichtung"
QUICK = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200", "shared_buffers=32MB"]


class NoPostgres(Exception):
    """There is no PostgreSQL here and none can be got."""


def programs() -> Path:
    """The directory with initdb and postgres."""
    for find in (on_this_machine, from_debian, from_a_wheel):
        found = find()
        if found is not None:
            return found
    raise NoPostgres("neither found nor installed: looked in PATH and /usr/lib/postgresql, tried apt-get and pip")


def on_this_machine() -> Path | None:
    """The newest that is installed."""
    named = shutil.which("initdb")
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: float(p.parent.name), reverse=True)
    places += [Path(named).resolve().parent] if named else []
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def from_debian() -> Path | None:
    """Debian's package, where we may install it."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-qy", "--no-install-recommends", "postgresql"],
    ):
        subprocess.run(command, env=env, capture_output=True, timeout=600)
    return on_this_machine()


def from_a_wheel() -> Path | None:
    """A Python package with the programs in it, kept in build/."""
    if not any(SHIPPED.rglob("initdb")):
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(SHIPPED), WHEEL]
        subprocess.run(pip, capture_output=True, timeout=600)
    return next((path.parent for path in SHIPPED.rglob("initdb")), None)


def as_somebody() -> tuple[list[str], int]:
    """What to put before a command so that it does not run as root and ends with us; and the user's id."""
    setpriv = shutil.which("setpriv")
    dies = ["--pdeathsig", "INT"] if setpriv else []
    if os.geteuid() != 0:
        return ([setpriv, *dies] if setpriv else []), os.geteuid()
    nobody = pwd.getpwnam("nobody")
    if setpriv is None:
        raise NoPostgres("it refuses root, and there is no setpriv to run it as nobody")
    return [setpriv, f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups", *dies], nobody.pw_uid


class Postgres:
    """A running server."""

    def __init__(self) -> None:
        self.bin = programs()
        self.home = Path(tempfile.mkdtemp(prefix="lichtung-pg-"))
        self.before, user = as_somebody()
        os.chown(self.home, user, -1)
        self.log = (self.home.parent / f"{self.home.name}.log").open("wb")
        self.numbers = itertools.count(1)
        data = str(self.home / "data")
        make = [
            str(self.bin / "initdb"),
            "-D",
            data,
            "-U",
            USER,
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run([*self.before, *make], check=True, stdout=self.log, stderr=self.log, cwd="/", timeout=120)
        options = [f"unix_socket_directories={self.home}", "listen_addresses=", *QUICK]
        start = [str(self.bin / "postgres"), "-D", data, *[part for option in options for part in ("-c", option)]]
        self.process = subprocess.Popen([*self.before, *start], stdout=self.log, stderr=self.log, cwd="/")
        self._wait()

    def url(self, name: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://{USER}@/{name}?host={self.home}"

    def _wait(self) -> None:
        deadline = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise NoPostgres(f"it did not start: {Path(self.log.name).read_text()[-2000:]}") from None
                time.sleep(0.05)

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = f"site{next(self.numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def cut(self, database: str) -> None:
        """Break every connection to a database, as a fault of the network would."""
        name = database.partition("@/")[2].partition("?")[0]
        with psycopg.connect(self.url(), autocommit=True) as db:
            db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))

    def stop(self) -> None:
        """End it and leave nothing behind."""
        self.process.send_signal(signal.SIGINT)  # SIGTERM would wait until everybody has left
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()
        Path(self.log.name).unlink(missing_ok=True)
        shutil.rmtree(self.home, ignore_errors=True)
