"""Two server processes on one PostgreSQL: viewers at both see every move, and one of them may die."""

from __future__ import annotations

import asyncio
import atexit
import tempfile
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from lichtung.server.store.sql import SqlStore
from tests.server.choosers import Chooser
from tests.server.harness import PATIENCE, Client, Viewer, serving
from tests.server.postgres import Postgres
from tests.server.programs import Program, running, started
from tests.server.test_kill import KILLS, Process, disaster, noted

Json = dict[str, Any]


def same_person(client: Client, server: Program) -> Client:
    """The same browser at another server of the site."""
    other = server.client()
    other.http.cookies.update(client.http.cookies)
    return other


async def catch_up(viewers: list[Viewer], at: list[int]) -> None:
    """Wait until every viewer has seen what there is to see."""
    for viewer, number in zip(viewers, at, strict=True):
        await viewer.wait(lambda viewer=viewer, number=number: viewer.at >= number)  # type: ignore[misc]


async def test_viewers_at_both_see_every_move(postgres: Postgres) -> None:
    url, chooser = postgres.new_database(), Chooser(3)
    options = ("--config", str(written(f'processes = "several"\ndatabase = "{url}"\n')))
    first = await started(*options)
    async with running(*options) as second:
        try:
            async with first.client() as ann, same_person(ann, second) as too:
                table = (await ann.table("equinox", ["me", "me"], seed=7))["id"]
                too.http.cookies.update(ann.http.cookies)
                async with ann.socket(table, 0) as here, too.socket(table, 1) as there, too.socket(table, 0) as again:
                    for viewer in (here, there, again):
                        await viewer.until("state")
                    for _ in range(30):
                        await one_move([here, there], chooser)
                    await catch_up([again], [here.at])
                    assert here.view == again.view
                    await first.kill()
                    await too.post("/me", {"name": "Ann"})
                    await second_half(too, table, there, again, chooser)
        finally:
            await first.kill()


async def test_a_link_is_revoked_at_both(postgres: Postgres) -> None:
    url = postgres.new_database()
    async with (
        serving(SqlStore(url)) as first, serving(SqlStore(url)) as second,
        first.client() as ann, second.client() as program,
    ):  # fmt: skip
        table = (await ann.table("equinox", ["me", "me"], seed=7))["id"]
        token = (await ann.post(f"/tables/{table}/link", {"seat": 1}))["token"]
        async with program.socket(table, Cookie="", Origin="", Authorization=f"Bearer {token}") as viewer:
            assert 1 == (await viewer.until("state"))["eye"]
            await ann.post(f"/tables/{table}/unlink", {"seat": 1})
            assert "closed" == await viewer.ending()


async def test_an_invitation_is_used_up_at_both(postgres: Postgres) -> None:
    url = postgres.new_database()
    async with (
        serving(SqlStore(url)) as first, serving(SqlStore(url)) as second,
        first.client() as ann, second.client() as program, first.client() as bob, second.client() as eve,
    ):  # fmt: skip
        table = (await ann.table("equinox", ["me", "open"]))["id"]
        tokens = [(await ann.post(f"/tables/{table}/link", {"seat": 1}))["token"] for _ in range(2)]
        async with program.socket(table, Cookie="", Origin="", Authorization=f"Bearer {tokens[0]}") as viewer:
            assert None is (await viewer.until("state"))["eye"]
            await bob.post(f"/tables/{table}/sit", {"seat": 1, "token": tokens[1]})
            assert "closed" == await viewer.ending()
        for token in tokens:
            assert "Forbidden" == await eve.refused(f"/tables/{table}/sit", {"seat": 1, "token": token})


async def test_who_is_removed_loses_seat_and_devices_at_both(postgres: Postgres) -> None:
    url = postgres.new_database()
    async with (
        serving(SqlStore(url)) as first, serving(SqlStore(url)) as second,
        first.client() as ann, second.client() as bob, second.client() as phone,
    ):  # fmt: skip
        table = (await ann.table("equinox", ["me", "open", "friend"]))["id"]
        await bob.post(f"/tables/{table}/sit", {"seat": 1})
        token = (await bob.post(f"/tables/{table}/link", {"seat": 1}))["token"]
        await phone.post(f"/tables/{table}/sit", {"seat": 1, "token": token})
        async with bob.socket(table, eye=1) as viewer, phone.socket(table) as device:
            assert (1, 1) == ((await viewer.until("state"))["eye"], (await device.until("state"))["eye"])
            await ann.post(f"/tables/{table}/remove", {"seat": 1})
            for line in (viewer, device):
                assert "NotYours" == (await line.until("refused"))["error"]
                assert "closed" == await line.ending()
        assert [] == (await phone.get(f"/tables/{table}"))["yours"]


async def one_move(viewers: list[Viewer], chooser: Chooser) -> None:
    """Whoever is asked answers; everybody follows until somebody is asked again."""
    asked = await somebody_asked(viewers)
    await asked.play_on(chooser, moves=1)


async def somebody_asked(viewers: list[Viewer]) -> Viewer:
    """The viewer whose seat is asked next."""
    while True:
        for viewer in viewers:
            if viewer.words:
                return viewer
        waiting = {asyncio.ensure_future(viewer.receive()): viewer for viewer in viewers}
        _, late = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


async def second_half(too: Client, table: str, there: Viewer, again: Viewer, chooser: Chooser) -> None:
    """The other server plays on as if nothing had happened."""
    for _ in range(20):
        await one_move([there, again], chooser)
    found = await too.get(f"/tables/{table}")
    assert "playing" == found["status"]


@pytest.mark.long
def test_acknowledged_moves_survive_when_one_of_two_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new_database()
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    crowd = asyncio.run(disaster([Process(folder, url) for folder in folders], tables=50, kills=KILLS, seed=3))
    noted("PostgreSQL, one of two processes", crowd)


async def test_every_acknowledged_move_survives_a_killed_server(postgres: Postgres) -> None:
    tables = 6
    url, chooser = postgres.new_database(), Chooser(5)
    config = (
        f'processes = "several"\ndatabase = "{url}"\n'
        + "[limits]\nrequests_per_minute = 100000\ntables_per_hour = 100000\nsockets_per_address = 1000\n"
    )
    options = ("--config", str(written(config)))
    async with running(*options) as second, second.client() as bob:
        ids = [(await bob.table("sylvion", ["me"]))["id"] for _ in range(tables)]
        acknowledged = dict.fromkeys(ids, 0)
        doomed = await started(*options)
        try:
            async with same_person(bob, doomed) as ann:
                playing = [
                    asyncio.create_task(play_until_the_end(doomed, ann, id, chooser, acknowledged)) for id in ids
                ]
                await some_moves(acknowledged, playing, chooser.random.randrange(tables, 5 * tables))
                await doomed.kill()
                await asyncio.gather(*playing)
        finally:
            await doomed.kill()
        await nothing_is_lost(url, bob, acknowledged)


def written(config: str) -> Path:
    """A file with settings."""
    with tempfile.NamedTemporaryFile("w", suffix=".toml", delete=False) as file:
        file.write(config)
    atexit.register(Path(file.name).unlink, missing_ok=True)
    return Path(file.name)


async def some_moves(acknowledged: dict[str, int], playing: list[asyncio.Task[None]], many: int) -> None:
    """Wait until so many more moves are acknowledged, or everybody is through."""
    begin: int | None = None
    async with asyncio.timeout(4 * PATIENCE):
        while not all(task.done() for task in playing):
            for task in playing:
                if task.done():
                    task.result()  # nobody may fail before the kill
            if begin is None and all(acknowledged.values()):
                begin = sum(acknowledged.values())
            if begin is not None and sum(acknowledged.values()) >= begin + many:
                return
            await asyncio.sleep(0.005)


async def play_until_the_end(
    server: Program, client: Client, table: str, chooser: Chooser, acknowledged: dict[str, int]
) -> None:
    """Play until the server is gone or the game is over; note how far the eye was told that it got."""
    try:
        async with client.socket(table) as viewer:
            acknowledged[table] = (await viewer.until("state"))["at"]
            while viewer.words:
                answer = await viewer.play(chooser.choice(viewer.words))
                assert "done" == answer["type"]
                acknowledged[table] = number = answer["at"]
                await viewer.wait(lambda number=number: viewer.at >= number)  # type: ignore[misc]
    except (OSError, WebSocketException):
        if not server.dying:
            raise


async def nothing_is_lost(url: str, client: Client, acknowledged: dict[str, int]) -> None:
    """Every acknowledged move is stored once, and the other server shows it."""
    stored = await moves_of(url, list(acknowledged))
    for table, moves in stored.items():
        assert list(range(1, len(moves) + 1)) == [number for number, _ in moves]
        assert acknowledged[table] <= len(moves) + 1
        async with client.socket(table) as viewer:
            assert len(moves) + 1 == (await viewer.until("state"))["at"]


async def moves_of(url: str, tables: list[str]) -> dict[str, list[tuple[int, str]]]:
    """What is stored."""
    store = SqlStore(url)
    await store.open()
    found = {table: [(move.number, move.word) for move in await store.moves(table)] for table in tables}
    await store.close()
    return found
