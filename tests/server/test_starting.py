"""A server that cannot begin says why in one line, what to do, and ends with a code that programs understand."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

import lichtung
from lichtung.server.config import Config
from lichtung.server.serve import open_socket
from lichtung.server.store.errors import InUse, StartError, Unusable, WrongVersion
from lichtung.server.store.place import Place
from lichtung.server.store.sql import SqlStore
from lichtung.server.store.starting import postgres_fault
from tests.server.harness import run
from tests.server.postgres import Postgres

NOBODY = 65534
# Root may write everywhere. Nobody may perhaps not even read the program, so it is read before: by a start that fails.
AS_NOBODY = f"""
import contextlib, io, os, sqlite3, sys, tempfile
from lichtung.cli.main import main
with tempfile.TemporaryDirectory() as room, contextlib.redirect_stderr(io.StringIO()):
    with contextlib.closing(sqlite3.connect(room + "/a.sqlite")) as db:
        db.execute("CREATE TABLE alembic_version (version_num TEXT)")
    main(["serve", "--lang", "en", "--port", "0", "--database", "sqlite:///" + room + "/a.sqlite"])
os.setgroups([])
os.setgid({NOBODY})
os.setuid({NOBODY})
sys.exit(main(sys.argv[1:]))
"""
AGAIN, UNUSABLE = StartError.code, Unusable.code


def refused(*options: str, nobody: bool = False) -> tuple[int, str]:
    """How a `lichtung serve` ends that cannot begin, and the one line that it says."""
    env = os.environ | {"PYTHONPATH": str(Path(lichtung.__file__).parents[1]), "PYTHONDONTWRITEBYTECODE": "1"}
    program = ["-c", AS_NOBODY] if nobody and os.geteuid() == 0 else ["-m", "lichtung.cli"]
    command = [sys.executable, *program, "serve", "--lang", "en", *options]
    ended = subprocess.run(command, env=env, capture_output=True, text=True, timeout=120)
    assert "" == ended.stdout
    lines = ended.stderr.splitlines()
    assert 1 == len(lines), ended.stderr
    assert "Traceback" not in lines[0]
    return ended.returncode, lines[0]


@pytest.fixture
def anywhere() -> Iterator[Path]:
    """A directory that everybody can reach."""
    path = Path(tempfile.mkdtemp(prefix="lichtung-start-"))
    path.chmod(0o755)
    yield path
    shutil.rmtree(path)


async def new_site(path: Path) -> None:
    store = SqlStore(f"sqlite:///{path}")
    await store.open()
    await store.close()


def site_in(path: Path) -> Path:
    """A site that was used before."""
    file = path / "site.sqlite"
    run(lambda: new_site(file))
    return file


def change(file: Path, *statements: str) -> None:
    """Do something to a database."""
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def truncated(file: Path) -> None:
    os.truncate(file, 3 * 4096)


def garbage(file: Path) -> None:
    file.write_bytes(b"This is a diary, and no database at all.\n" * 200)


def emptied(file: Path) -> None:
    os.truncate(file, 0)


def malformed(file: Path) -> None:
    change(file, "PRAGMA writable_schema=ON", "UPDATE sqlite_master SET sql = 'CREATE TABLE oops' WHERE name = 'moves'")


def without_a_table(file: Path) -> None:
    change(file, "DROP TABLE snapshots")


def without_a_column(file: Path) -> None:
    change(file, "ALTER TABLE people DROP COLUMN banned")


def newer(file: Path) -> None:
    change(file, "UPDATE alembic_version SET version_num = '9999'")


def older(file: Path) -> None:
    change(file, "UPDATE alembic_version SET version_num = '0001'")


def anothers(file: Path) -> None:
    file.unlink()
    change(file, "CREATE TABLE recipes (name TEXT)")


def replaced_by_a_directory(file: Path) -> None:
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize(
    ("spoil", "so", "advice"),
    [
        (truncated, "is damaged", "lichtung restore"),
        (garbage, "is no database", "name another file"),
        (emptied, "is empty", "delete it to begin anew"),
        (malformed, "malformed", "restore"),
        (without_a_table, "lacks snapshots", "put a backup in its place"),
        (without_a_column, "lacks people.banned", "put a backup in its place"),
        (newer, "has version 9999", "pip install --upgrade"),
        (older, "has version 0001", "run lichtung upgrade"),
        (anothers, "is no site, it holds recipes", "name another database"),
        (replaced_by_a_directory, "is a directory", "name a file in it"),
    ],
)
def test_a_file_that_is_no_site_is_named_and_left_alone(
    spoil: Callable[[Path], None], so: str, advice: str, tmp_path: Path
) -> None:
    file = site_in(tmp_path)
    spoil(file)
    before = file.read_bytes() if file.is_file() else b""
    code, line = refused("--port", "0", "--database", f"sqlite:///{file}")
    assert (UNUSABLE, True, True) == (code, so in line, advice in line), line
    assert before == (file.read_bytes() if file.is_file() else b"")


def test_a_read_only_file_is_noticed_at_the_start(anywhere: Path) -> None:
    anywhere.chmod(0o777)
    file = site_in(anywhere)
    (anywhere / "site.sqlite.lock").unlink()
    file.chmod(0o444)
    code, line = refused("--port", "0", "--database", f"sqlite:///{file}", nobody=True)
    assert (UNUSABLE, True) == (code, "must belong to the user" in line), line


def test_a_read_only_directory_is_noticed_at_the_start(anywhere: Path) -> None:
    site_in(anywhere).chmod(0o666)
    anywhere.chmod(0o555)
    code, line = refused("--port", "0", "--database", f"sqlite:///{anywhere}/site.sqlite", nobody=True)
    assert (UNUSABLE, True) == (code, "must belong to the user" in line), line
    code, line = refused("--port", "0", "--database", f"sqlite:///{anywhere}/new.sqlite", nobody=True)
    assert (UNUSABLE, True) == (code, "new.sqlite" in line), line
    code, line = refused("--port", "0", "--database", f"sqlite:///{anywhere}/deep/er/site.sqlite", nobody=True)
    assert (UNUSABLE, True) == (code, "deep/er cannot be made (Permission denied)" in line), line
    anywhere.chmod(0o755)


def test_a_file_in_the_way_of_the_directory_is_named(tmp_path: Path) -> None:
    (tmp_path / "club").write_text("no directory")
    for path in ("club/site.sqlite", "club/deeper/site.sqlite"):
        code, line = refused("--port", "0", "--database", f"sqlite:///{tmp_path}/{path}")
        assert (UNUSABLE, True) == (code, "name another place" in line), line


def test_a_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full = "PRAGMA max_page_count=1"  # what SQLite says then is what it says of a full disk
    monkeypatch.setattr("lichtung.server.store.base.LITE_PRAGMAS", (full,))
    file = tmp_path / "site.sqlite"
    with pytest.raises(StartError, match=r"no room left on its disk \(database or disk is full\): make room") as fault:
        run(lambda: new_site(file))
    assert AGAIN == fault.value.code
    monkeypatch.undo()
    run(lambda: new_site(file))  # and nothing is in the way when there is room


def test_a_port_that_is_taken_is_named_and_nothing_is_made(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as first:
        port = str(first.getsockname()[1])
        code, line = refused("--port", port, "--database", f"sqlite:///{tmp_path}/site.sqlite")
    assert (AGAIN, True) == (code, f"127.0.0.1 port {port}: another program listens there" in line), line
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("host", "so"), [("203.0.113.9", "no address of this machine"), ("no.such.host.invalid", "nobody knows this host")]
)
def test_a_host_that_is_not_ours_is_named(host: str, so: str, tmp_path: Path) -> None:
    code, line = refused("--host", host, "--port", "0", "--database", f"sqlite:///{tmp_path}/site.sqlite")
    assert (AGAIN, True) == (code, so in line), line


def test_a_port_that_needs_a_right_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object, **__: object) -> socket.socket:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "create_server", forbid)
    with pytest.raises(StartError, match="port 80: this needs a right that you do not have: choose a --port from 1024"):
        open_socket(Config(port=80))


# -- PostgreSQL and Redis ----------------------------------------------------------------------------------------------


def test_a_postgresql_that_is_not_there_is_named_without_its_password() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"postgresql://me:secret@127.0.0.1:{port}/club"
    code, line = refused("--port", "0", "--database", url)
    assert (AGAIN, False) == (code, "secret" in line), line
    for part in (f"127.0.0.1:{port}/club cannot be used", "refused", "see whether it runs"):
        assert part in line


def test_a_database_or_a_user_that_postgresql_does_not_know_is_named(postgres: Postgres) -> None:
    url = postgres.url("nothing")
    code, line = refused("--port", "0", "--database", url)
    assert (UNUSABLE, True) == (code, "make it: createdb" in line), line
    code, line = refused("--port", "0", "--database", url.replace("://lichtung@", "://stranger@"))
    assert (UNUSABLE, True) == (code, "make the user: createuser" in line), line


def test_a_wrong_password_is_named() -> None:
    said = 'connection failed: FATAL:  password authentication failed for user "me"'
    fault = postgres_fault(psycopg.OperationalError(said), Place("postgresql://me:secret@db/club"))
    assert (UNUSABLE, False) == (fault.code, "secret" in str(fault))
    assert "correct the user and the password" in str(fault)


def test_a_postgresql_of_another_version_or_with_the_tables_of_others_is_named(postgres: Postgres) -> None:
    url = postgres.new_database()
    with psycopg.connect(url) as db:
        db.execute("CREATE TABLE people (name TEXT)")
    code, line = refused("--port", "0", "--database", url)
    assert (UNUSABLE, True) == (code, "is no site, it holds people" in line), line


async def test_a_postgresql_that_can_only_be_read_is_named(postgres: Postgres) -> None:
    url = postgres.new_database()

    store = SqlStore(url)
    await store.open()
    await store.close()
    with psycopg.connect(postgres.url(), autocommit=True) as db:
        name = url.partition("@/")[2].partition("?")[0]
        db.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    code, line = refused("--port", "0", "--database", url)
    assert (UNUSABLE, True) == (code, "name the server that may be written to" in line), line


def test_a_redis_that_is_not_there_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    config = tmp_path / "club.toml"
    config.write_text(f'database = "sqlite:///{tmp_path}/site.sqlite"\nredis = "redis://127.0.0.1:{port}/0"\n')
    code, line = refused("--port", "0", "--config", str(config))
    assert (AGAIN, True) == (code, "Redis cannot be reached" in line), line


def test_codes_are_what_the_page_about_hosting_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    said = {
        int(row[1]): row[2] for line in page.splitlines() if (row := line.split("|"))[1:2] and row[1].strip().isdigit()
    }
    assert [0, 1, 2, 3, 4, 130] == sorted(said)
    assert (1, 3, 3, 4) == (StartError.code, Unusable.code, WrongVersion.code, InUse.code)
