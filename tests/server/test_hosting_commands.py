"""The commands of whoever hosts a site, from the command line to what the database says afterwards."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher

from lichtung.cli import DONE, FAILED, WRONG
from lichtung.cli.main import main
from lichtung.server.store import migrate, schema
from lichtung.server.store.errors import WrongVersion
from lichtung.server.store.interface import Store
from lichtung.server.store.place import Place
from lichtung.server.store.records import Person
from lichtung.server.store.sql import SqlStore
from tests.server.postgres import Postgres
from tests.server.stored import a_move, a_table

T = TypeVar("T")


def on(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store."""

    async def do() -> T:
        store = SqlStore(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def site(place: str) -> str:
    """A site where Ann and Bob play at table t1."""

    async def fill(store: Store) -> None:
        await store.add_table(a_table("t1", "p1", "p2", status="playing"))
        await store.append([a_move(1), a_move(2)])
        await store.add_person(Person(id="p1", account="Ann", password="old"))
        await store.add_person(Person(id="p2", account="Bob"))

    on(place, fill)
    return place


def test_backup_and_restore_bring_everything_back(
    site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    kept = tmp_path / "kept.db"
    assert DONE == main(["backup", "--database", site, "--", str(kept)])
    assert f"Kept in {kept} – tables: 1, moves: 2, people: 2." == " ".join(capsys.readouterr().out.split())
    on(site, lambda store: store.delete_person("p1"))
    assert DONE == main(["restore", str(kept), f"--database={site}"])
    said = " ".join(capsys.readouterr().out.split())
    assert re.search(r"What was there before is kept in .*before-restore-\d+T\d+\.sqlite Restored from", said)
    assert 1 == len(list(tmp_path.glob("*-before-restore-*.sqlite")))
    found = on(site, lambda store: store.account("ann"))
    assert found is not None


def test_a_backup_that_cannot_be_made_is_explained(
    site: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kept.db").touch()
    assert WRONG == main(["backup", str(tmp_path / "kept.db"), "--database", site])
    assert FAILED == main(["backup", str(tmp_path / "no" / "kept.db"), "--database", site])
    assert WRONG == main(["backup", str(tmp_path / "other.db"), "--database", "mysql://me:secret@x/y"])
    assert WRONG == main(["backup", str(tmp_path / "other.db")])
    errors = " ".join(capsys.readouterr().err.split())
    for part in ("is there already", "No such file", "expected sqlite:///FILE", "there is no site in this database"):
        assert part in errors
    assert "secret" not in errors
    assert not (tmp_path / "state").exists()


def test_a_config_file_says_which_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'club.db'}"
    on(url, lambda store: store.add_table(a_table("t1")))
    (tmp_path / "club.toml").write_text(f'database = "{url}"\n')
    assert DONE == main(["backup", str(tmp_path / "kept.db"), "--config", str(tmp_path / "club.toml")])
    (tmp_path / "club.toml").write_text("databse = 1\n")
    assert WRONG == main(["backup", str(tmp_path / "kept2.db"), "--config", str(tmp_path / "club.toml")])
    assert "databse: there is no such key; did you mean database?" in " ".join(capsys.readouterr().err.split())


def test_a_site_that_is_up_to_date_is_not_upgraded(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert DONE == main(["upgrade", "--database", site])
    assert "already up to date" in capsys.readouterr().out


NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision, down_revision = "next", "{schema.HEAD}"


def upgrade():
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("note", sa.Text(), nullable=False, server_default="kept"))
"""


def test_upgrade_keeps_a_backup_and_all_games(
    site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    scripts = shutil.copytree(str(migrate.SCRIPTS), tmp_path / "migrations")
    (scripts / "versions" / "v_next.py").write_text(NEXT)
    head = schema.HEAD
    monkeypatch.setattr(migrate, "SCRIPTS", scripts)
    monkeypatch.setattr(schema, "HEAD", "next")
    before = tmp_path / "before.db"
    assert DONE == main(["upgrade", "--database", site, "--backup", str(before)])
    assert f"from version {head} to next" in " ".join(capsys.readouterr().out.split())
    assert "next" == migrate.version_of(site)
    with closing(sqlite3.connect(before)) as db:
        assert [(head,)] == db.execute("SELECT version_num FROM alembic_version").fetchall()
        assert [(2,)] == db.execute("SELECT count(*) FROM moves").fetchall()
    engine = sa.create_engine(Place(site).sync_url)
    with engine.connect() as now:
        assert [("t1", "kept")] == [tuple(row) for row in now.execute(sa.text("SELECT id, note FROM tables"))]
        assert 2 == now.scalar(sa.text("SELECT count(*) FROM moves"))
    engine.dispose()


def test_a_database_of_a_newer_program_is_refused(
    site: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = sa.create_engine(Place(site).sync_url)
    with engine.begin() as db:
        db.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    before = tmp_path / "before.db"
    assert WrongVersion.code == main(["upgrade", "--database", site, "--backup", str(before)])
    assert "newer version of the program" in " ".join(capsys.readouterr().err.split())
    assert "9999" == migrate.version_of(site)


def test_a_site_moves_to_postgresql(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there = f"sqlite:///{tmp_path / 'site.db'}", postgres.new_database()

    async def fill(store: Store) -> None:
        await store.add_table(a_table("t1", "p1"))
        await store.append([a_move(1), a_move(2)])

    on(here, fill)
    assert WRONG == main(["move-site", "--database", here])
    assert DONE == main(["move-site", "--database", here, there])
    assert "Moved – tables: 1, moves: 2" in " ".join(capsys.readouterr().out.split())
    assert [1, 2] == [move.number for move in on(there, lambda store: store.moves("t1"))]


def test_a_password_is_reset(site: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert DONE == main(["admin", "reset-password", "ANN", "--database", site])
    password = capsys.readouterr().out.split()[-1]
    person = on(site, lambda store: store.account("ann"))
    assert person is not None
    assert PasswordHasher().verify(person.password, password)


def test_a_table_is_closed_and_its_moves_stay(site: str) -> None:
    assert DONE == main(["admin", "--database", site, "--", "close-table", "t1"])
    table = on(site, lambda store: store.table("t1"))
    assert table is not None
    assert ("closed", 2) == (table.status, len(on(site, lambda store: store.moves("t1"))))


def test_somebody_is_banned_and_let_in_again(site: str) -> None:
    assert DONE == main(["admin", "ban", "bob", "was rude", "--database", site])
    person = on(site, lambda store: store.person("p2"))
    assert person is not None
    assert "was rude" == person.banned
    assert DONE == main(["admin", "unban", "p2", "--database", site])
    person = on(site, lambda store: store.person("p2"))
    assert person is not None
    assert "" == person.banned


def test_an_account_is_deleted_with_its_data(site: str) -> None:
    assert DONE == main(["admin", "delete-account", "Ann", "--database", site])
    assert None is on(site, lambda store: store.account("Ann"))
    table = on(site, lambda store: store.table("t1"))
    assert table is not None
    assert ["", "p2"] == [seat.person for seat in table.seats]


@pytest.mark.parametrize(
    ("tokens", "complaint"),
    [
        ([], "do what? Actions: reset-password, close-table"),
        (["hug", "ann"], "unknown action “hug”"),
        (["ban"], "with whom"),
        (["unban", "ann", "please"], "unexpected argument “please”"),
        (["ban", "nobody"], "there is nobody called 'nobody'"),
        (["close-table", "t9"], "there is no table 't9'"),
        (["reset-password", "p1"], "there is no account 'p1'"),
    ],
)
def test_mistakes_are_explained(
    tokens: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'site.db'}"
    on(url, lambda store: store.add_person(Person(id="p1")))
    assert WRONG == main(["admin", *tokens, *(["--database", url] if tokens else [])])
    assert complaint in " ".join(capsys.readouterr().err.split())
