"""A site has one server, unless several have agreed to share it; and its files are nobody else's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lichtung.cli import DONE
from lichtung.cli.main import main
from lichtung.server.store.backup import backup
from lichtung.server.store.errors import InUse
from lichtung.server.store.file_lock import FileLock
from lichtung.server.store.interface import Store
from lichtung.server.store.postgres import LOCK_PAUSES
from lichtung.server.store.sql import SqlStore
from tests.server.harness import run
from tests.server.postgres import Postgres
from tests.server.programs import running, started
from tests.server.stored import a_move, a_table
from tests.server.test_starting import new_site, refused


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


async def opened(url: str, *, alone: bool = False, visitor: bool = False) -> Store:
    store = SqlStore(url, alone=alone, visitor=visitor, holder="http://here:1")
    await store.open()
    return store


async def test_a_second_server_is_told_where_the_first_is_and_begins_when_that_has_been_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'site.sqlite'}"
    async with running("--database", url) as first:
        code, line = refused("--port", "0", "--database", url)
        where = f"site.sqlite is in use by another Lichtung (process {first.process.pid}, {first.origin})"
        assert (InUse.code, True, True) == (code, where in line, "stop that one" in line), line
        async with first.client() as me:
            # a bot that thinks is a process that the first has started, and may outlive it for a moment
            id = (await me.table("sylvion", ["me"]))["id"]
            async with me.socket(id) as viewer:
                await me.post(f"/tables/{id}/bot", {"seat": 0, "level": "greedy"})
                await viewer.until("events")
    second = await started("--database", url)
    await second.kill()


async def test_one_file_has_one_lock_whichever_way_it_is_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await opened(f"sqlite:///{tmp_path / 'site.sqlite'}")
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "site.sqlite")
    monkeypatch.chdir(tmp_path)
    for other in ("site.sqlite", "link.sqlite", f"{tmp_path}/../{tmp_path.name}/site.sqlite"):
        with pytest.raises(InUse, match=r"\(process \d+, http://here:1\)"):
            await opened(f"sqlite:///{other}")
    await first.add_table(a_table())
    await first.close()
    await (await opened("sqlite:///link.sqlite")).close()


async def test_visitors_come_and_go_beside_a_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'site.sqlite'}"
    first = await opened(url)
    visitor = await opened(url, visitor=True)
    await visitor.add_table(a_table())
    await visitor.append([a_move(1)])
    await visitor.close()
    assert 1 == len(await first.moves("t1"))
    with pytest.raises(InUse):
        await opened(url)
    await first.close()


def test_a_lock_is_not_left_to_processes_that_we_start(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "site.sqlite")
    lock.take("")
    command = [sys.executable, "-c", "print(flush=True); input()"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False) as child:
        assert child.stdout is not None
        child.stdout.readline()  # it runs: what it must not inherit is closed
        lock.release()
        lock.take("")
        child.communicate(b"\n")
    lock.release()
    assert "" == lock.path.read_text()


@pytest.mark.parametrize("command", ["upgrade", "restore", "move-site"])
async def test_commands_that_change_a_whole_site_are_refused_while_a_server_runs(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, url = tmp_path / "kept.sqlite", f"sqlite:///{tmp_path / 'site.sqlite'}"
    await new_site(tmp_path / "site.sqlite")
    backup(url, kept)
    more = {"restore": [str(kept)], "move-site": [f"sqlite:///{tmp_path / 'new.sqlite'}"]}
    tokens = [command, *more.get(command, []), "--database", url]
    if command == "upgrade":  # only what is not up to date is touched
        monkeypatch.setattr("lichtung.server.store.schema.HEAD", "next")
    first = await opened(url)
    await first.add_table(a_table())
    assert InUse.code == main(tokens)
    assert "is in use by another Lichtung" in capsys.readouterr().err
    assert [] == [*tmp_path.glob("*before*"), *tmp_path.glob("new.sqlite")]
    assert DONE == main(["backup", str(tmp_path / "live.sqlite"), "--database", url])
    await first.close()
    if command != "upgrade":
        assert DONE == main(tokens)


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


async def test_on_postgresql_a_server_that_wants_to_be_alone_is(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lichtung.server.store.postgres.LOCK_PAUSES", (0.05, 0.2))
    url = postgres.new_database()
    first = await opened(url, alone=True)
    for alone in (True, False):
        with pytest.raises(InUse, match='processes = "several"'):
            await opened(url, alone=alone)
    await (await opened(url, visitor=True)).close()
    await first.close()
    shared = [await opened(url), await opened(url)]
    with pytest.raises(InUse, match="in use by another Lichtung"):
        await opened(url, alone=True)
    for one in shared:
        await one.close()
    await (await opened(url, alone=True)).close()


async def test_on_postgresql_the_site_is_held_again_after_the_line_broke(postgres: Postgres) -> None:
    assert sum(LOCK_PAUSES) < 5
    url = postgres.new_database()
    first = await opened(url, alone=True)
    await first.add_table(a_table())
    postgres.cut(url)
    await first.append([a_move(1)])
    with pytest.raises(InUse):
        await opened(url, alone=True)
    await first.close()


async def test_on_postgresql_a_site_is_not_upgraded_under_a_server(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)  # what was there before is kept there
    url, kept = postgres.new_database(), tmp_path / "kept.sqlite"
    await new_site(tmp_path / "site.sqlite")
    backup(f"sqlite:///{tmp_path / 'site.sqlite'}", kept)
    first = await opened(url)
    assert InUse.code == main(["restore", str(kept), "--database", url])
    assert "is in use by a server: stop it first" in capsys.readouterr().err
    await first.close()
    assert DONE == main(["restore", str(kept), "--database", url])


# -- files -------------------------------------------------------------------------------------------------------------


def rights(directory: Path) -> dict[str, int]:
    """What may be done with the files of a directory."""
    return {path.name: path.stat().st_mode & 0o777 for path in sorted(directory.iterdir())}


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_the_files_of_a_site_are_their_owners_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await opened(f"sqlite:///{home / 'site.sqlite'}")
        await store.add_table(a_table())
        await store.append([a_move(1)])
        names = ["site.sqlite", "site.sqlite-shm", "site.sqlite-wal", "site.sqlite.lock"]
        assert dict.fromkeys(names, 0o600) == rights(home)
        await store.close()

    home, before = tmp_path / "deep" / "er", os.umask(0o022)
    try:
        run(scene)
        assert [0o700, 0o700] == [path.stat().st_mode & 0o777 for path in (home, home.parent)]
        assert DONE == main(["backup", str(home / "kept.sqlite"), "--database", f"sqlite:///{home / 'site.sqlite'}"])
        for name in ("site.sqlite", "site.sqlite.lock", "kept.sqlite"):
            (home / name).chmod(0o644)
        run(lambda: new_site(home / "site.sqlite"))
        assert (0o600, 0o600) == (rights(home)["site.sqlite"], rights(home)["site.sqlite.lock"])
        new = tmp_path / "new" / "site.sqlite"
        assert DONE == main(["restore", str(home / "kept.sqlite"), "--database", f"sqlite:///{new}"])
        assert {0o600} == set(rights(new.parent).values())
    finally:
        os.umask(before)
