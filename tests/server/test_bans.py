"""Who is turned away, or has lost a password, is out at once: requests, open viewers, links, in every process."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from lichtung.cli import DONE
from lichtung.cli.main import main
from lichtung.server.people import passwords
from lichtung.server.people.callers import ended_link
from lichtung.server.play import notices
from lichtung.server.store.interface import Store
from lichtung.server.store.records import ANYTHING, EVERYTHING, Notice, Person
from lichtung.server.store.sql import SqlStore
from tests.server.harness import Client, Server, Viewer, serving
from tests.server.memory_store import MemoryStore
from tests.server.postgres import Postgres
from tests.server.small_redis import small_redis
from tests.server.test_people import ANN, CHEAP

AWAY = "this site does not want you here"


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords need not be hard to guess here."""
    monkeypatch.setattr(passwords, "ARGON2", CHEAP)


class Scene:
    """Ann and Bob play; at the last process Ann looks on with her browser and with a link to her seat, Bob with his."""

    def __init__(self, stack: AsyncExitStack, *stores: Store) -> None:
        self.stack = stack
        self.stores = stores

    async def begin(self) -> None:
        """Everybody sits down."""
        servers = [await self.stack.enter_async_context(serving(store)) for store in self.stores]
        self.server = servers[-1]
        self.ann = await self.client(servers[0])
        self.bob = await self.client(servers[0])
        self.table = str((await self.ann.table("equinox", ["me", "open"], seed=7))["id"])
        await self.bob.sit(self.table, 1, name="Bob")
        await self.ann.post("/account", ANN)
        token = (await self.ann.post(f"/tables/{self.table}/link", {"seat": 0}))["token"]
        self.link = {"Cookie": "", "Origin": "", "Authorization": f"Bearer {token}"}
        self.there = await self.client(self.server)  # Ann's browser at the other process
        self.there.http.cookies.update(self.ann.http.cookies)
        bob = await self.client(self.server)
        bob.http.cookies.update(self.bob.http.cookies)
        self.hers = await self.viewer(self.there, 0)
        self.linked = await self.viewer(await self.client(self.server), 0, **self.link)
        self.bobs = await self.viewer(bob, 1)

    async def client(self, server: Server) -> Client:
        return await self.stack.enter_async_context(server.client())

    async def viewer(self, client: Client, eye: int, **headers: str) -> Viewer:
        found = await self.stack.enter_async_context(client.socket(self.table, eye, **headers))
        assert eye == (await found.until("state"))["eye"]
        return found

    async def says(self, **headers: str) -> tuple[int, Any]:
        """What a request of Ann's, or with her link, is answered with."""
        answer = await self.there.http.get("/api/v1/tables", headers=headers)
        return answer.status_code, answer.json()["message"] if answer.status_code == 403 else len(answer.json())

    async def check_out(self, link: bool = True) -> None:
        """Ann's viewers are gone, Bob's is not."""
        assert "closed" == await self.hers.ending()
        if link:
            assert "closed" == await self.linked.ending()
        assert "pong" == (await self.bobs.ask("ping"))["type"]


async def commanded(*tokens: str) -> None:
    """`lichtung admin` beside the running server."""
    assert DONE == await asyncio.to_thread(main, ["admin", *tokens])


async def test_a_ban_holds_at_once_for_viewers_requests_and_links(place: str) -> None:
    async with AsyncExitStack() as stack:
        scene = Scene(stack, SqlStore(place))
        await scene.begin()
        assert (200, 1) == await scene.says()
        await commanded("ban", "Ann", "rude", "--database", place)
        assert (403, AWAY) == await scene.says()
        assert (403, AWAY) == await scene.says(Authorization=scene.link["Authorization"])
        await scene.check_out()
        for headers in ({}, scene.link):
            async with scene.there.socket(scene.table, 0, **headers) as viewer:
                assert AWAY == (await viewer.receive())["message"]
        token = scene.link["Authorization"].split()[1]
        async with scene.server.client() as fresh:
            assert "Forbidden" == await fresh.refused(f"/tables/{scene.table}/sit", {"seat": 0, "token": token})
            assert "Forbidden" == await fresh.refused("/login", ANN)
        await commanded("unban", "Ann", "--database", place)
        assert (200, 1) == await scene.says()


async def test_a_banned_guest_is_out_too(place: str) -> None:
    async with AsyncExitStack() as stack:
        scene = Scene(stack, SqlStore(place))
        await scene.begin()
        stored = await scene.server.site.store.table(scene.table)
        assert stored is not None
        await commanded("ban", stored.seats[1].person, "--database", place)
        assert "closed" == await scene.bobs.ending()
        assert "pong" == (await scene.hers.ask("ping"))["type"]


@pytest.mark.parametrize("deed", ["reset-password", "delete-account"])
async def test_a_command_ends_sessions_viewers_and_links(place: str, deed: str) -> None:
    async with AsyncExitStack() as stack:
        scene = Scene(stack, SqlStore(place))
        await scene.begin()
        await commanded(deed, "Ann", "--database", place)
        await scene.check_out()
        assert (200, 0) == await scene.says()
        assert (403, ended_link().message) == await scene.says(Authorization=scene.link["Authorization"])
        async with scene.server.client() as fresh:
            assert "Forbidden" == await fresh.refused("/login", ANN)


@pytest.mark.parametrize("path", ["/logout", "/logout/everywhere", "/password", "/account"])
async def test_what_ends_a_session_at_one_process_hangs_up_at_the_other(postgres: Postgres, path: str) -> None:
    place = postgres.new_database()
    async with AsyncExitStack() as stack:
        scene = Scene(stack, SqlStore(place), SqlStore(place))
        await scene.begin()
        if path == "/password":
            scene.ann = await scene.client(scene.ann.server)
            await scene.ann.post("/login", ANN)  # the session that stays is another one
            await scene.ann.post(path, {"old": ANN["password"], "new": "another battery staple"})
        elif path == "/account":
            await scene.ann.http.request("DELETE", f"/api/v1{path}", json=ANN)
        else:
            await scene.ann.post(path)
        await scene.check_out(link=path != "/logout")
        assert (200, 0) == await scene.says()


async def test_a_ban_is_heard_by_two_processes(postgres: Postgres) -> None:
    place = postgres.new_database()
    async with AsyncExitStack() as stack:
        scene = Scene(stack, SqlStore(place), SqlStore(place))
        await scene.begin()
        here = await scene.viewer(scene.ann, 0)
        await commanded("ban", "Ann", "--database", place)
        assert "closed" == await here.ending()
        await scene.check_out()


async def test_a_ban_is_heard_over_redis(postgres: Postgres) -> None:
    place = postgres.new_database()
    async with AsyncExitStack() as stack:
        redis = (await stack.enter_async_context(small_redis())).url
        scene = Scene(stack, SqlStore(place, redis=redis), SqlStore(place, redis=redis))
        await scene.begin()
        admin = scene.stores[0]
        found = await admin.account("Ann")
        assert found is not None
        await admin.change_person(found.id, banned="rude")
        await scene.check_out()


@pytest.mark.parametrize("notice", [ANYTHING, EVERYTHING])
async def test_when_a_notice_was_lost_everybody_who_looks_on_is_checked(notice: Notice) -> None:
    async with AsyncExitStack() as stack:
        memory = MemoryStore()
        scene = Scene(stack, memory)
        await scene.begin()
        found = await memory.account("Ann")
        assert found is not None
        await memory.change_person(found.id, banned="rude")
        assert "pong" == (await scene.hers.ask("ping"))["type"]
        await notices.handle_notice(scene.server.site.open_tables, notice)
        await scene.check_out()


async def test_whoever_is_banned_on_the_way_to_a_table_does_not_stay_there() -> None:
    class Slow(MemoryStore):
        """Somebody is banned while a table is being read."""

        async def table(self, id: str) -> Any:
            for person in list(self.persons):
                await self.change_person(person, banned="rude")
            return await super().table(id)

    memory = Slow()
    async with serving(memory) as server, server.client() as me:
        table = (await me.table("sylvion", ["me"]))["id"]
        server.site.open_tables.tables.clear()
        async with me.socket(table) as viewer:
            assert "closed" == await viewer.ending()


async def test_a_new_name_does_not_undo_a_ban(store: Store) -> None:
    await store.add_person(Person(id="p1", name="Troll"))
    await asyncio.gather(store.change_person("p1", banned="rude"), store.change_person("p1", name="Nice"))
    found = await store.person("p1")
    assert found is not None
    assert ("rude", "Nice") == (found.banned, found.name)
