"""Sessions: what a cookie opens, and what makes it worthless."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest

from lichtung.server import wire
from lichtung.server.people import callers, passwords
from lichtung.server.people.callers import browser, hash_secret
from lichtung.server.store.records import BEFORE, now
from tests.server.harness import Client, Server, serving
from tests.server.memory_store import MemoryStore
from tests.server.test_people import ANN, CHEAP

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
NEW = "another battery staple"


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords need not be hard to guess here."""
    monkeypatch.setattr(passwords, "ARGON2", CHEAP)


def copy_of(client: Client) -> Client:
    """Somebody with a copy of a browser's cookie."""
    thief = client.server.client()
    thief.http.cookies.update(client.http.cookies)
    return thief


async def ann(server: Server, client: Client) -> str:
    """An account with a table; returns the table."""
    table = await client.table("sylvion", ["me"], seed=1)
    await client.post("/account", ANN)
    return str(table["id"])


@pytest.mark.parametrize("path", ["/logout", "/logout/everywhere"])
async def test_a_copied_cookie_is_worthless_after_logging_out(path: str) -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await ann(server, me)
        await other.post("/login", ANN)
        async with copy_of(me) as thief, thief.socket(table, 0) as seen, other.socket(table, 0) as there:
            await seen.until("state")
            await there.until("state")
            assert {"name": "", "account": False} == await me.post(path)
            assert "closed" == await seen.ending()
            assert {"name": "", "account": False} == await thief.get("/me")
            assert [] == await thief.get("/tables")
            if path == "/logout":
                assert "pong" == (await there.ask("ping"))["type"]
                assert [table] == [one["id"] for one in await other.get("/tables")]
            else:
                assert "closed" == await there.ending()
                assert [] == await other.get("/tables")


async def test_another_password_ends_all_other_sessions_and_links() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as program:
        table = await ann(server, me)
        token = (await me.post(f"/tables/{table}/link", {"seat": 0}))["token"]
        link = {"Cookie": "", "Origin": "", "Authorization": f"Bearer {token}"}
        async with server.client() as other:
            await other.post("/login", ANN)
            async with (
                me.socket(table, 0) as mine,
                other.socket(table, 0) as theirs,
                program.socket(table, 0, **link) as linked,
            ):
                for viewer in (mine, theirs, linked):
                    await viewer.until("state")
                assert "Forbidden" == await me.refused("/password", {"old": "wrong horse", "new": NEW})
                await me.post("/password", {"old": ANN["password"], "new": NEW})
                assert "closed" == await theirs.ending()
                assert "closed" == await linked.ending()
                assert "pong" == (await mine.ask("ping"))["type"]
            assert [] == await other.get("/tables")
            assert [table] == [one["id"] for one in await me.get("/tables")]
            assert "Forbidden" == await other.refused("/login", ANN)
            await other.post("/login", {**ANN, "password": NEW})
        answer = await program.http.get("/api/v1/tables", headers={"Authorization": f"Bearer {token}"})
        assert 403 == answer.status_code


async def test_nobody_sets_a_password_without_the_old_one() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        await ann(server, me)
        await other.post("/me", {"name": "Bob"})
        for body in ({"old": ANN["password"], "new": NEW}, {"old": "", "new": NEW}, {"new": NEW}):
            assert await other.refused("/password", body) in ("Forbidden", "InvalidInput")
        await other.post("/login", ANN)


async def test_a_deleted_account_ends_its_sessions_viewers_and_links() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as program:
        table = await ann(server, me)
        token = (await me.post(f"/tables/{table}/link", {"seat": 0}))["token"]
        link = {"Cookie": "", "Origin": "", "Authorization": f"Bearer {token}"}
        async with copy_of(me) as thief, thief.socket(table) as seen, program.socket(table, **link) as linked:
            await seen.until("state")
            await linked.until("state")
            assert 204 == (await me.http.request("DELETE", "/api/v1/account", json=ANN)).status_code
            assert ("closed", "closed") == (await seen.ending(), await linked.ending())
            assert {"name": "", "account": False} == await thief.get("/me")


async def test_logging_in_gives_another_cookie_and_ends_the_one_of_before() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        await ann(server, me)
        cookies = [me.http.cookies["guest"]]
        for _ in range(2):
            async with copy_of(me) as thief:
                await me.post("/login", ANN)
                cookies.append(me.http.cookies["guest"])
                assert {"name": "", "account": False} == await thief.get("/me")
        assert 3 == len(set(cookies))
        assert 1 == len(await me.get("/me/sessions"))


async def test_my_sessions_are_listed_for_me_alone() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        assert [] == await me.get("/me/sessions")
        me.http.headers["User-Agent"] = FIREFOX
        await ann(server, me)
        await other.post("/login", ANN)
        found = await me.get("/me/sessions")
        assert {("Firefox", True), ("", False)} == {(one["browser"], one["here"]) for one in found}
        async with server.client() as stranger:
            await stranger.post("/me", {"name": "Bob"})
            assert 1 == len(await stranger.get("/me/sessions"))
        cookies = [client.http.cookies["guest"] for client in (me, other)]
        assert [] == [text for cookie in cookies for text in (cookie, hash_secret(cookie)) if text in str(found)]


def test_a_browser_is_told_by_its_family_only() -> None:
    chrome = (
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"
    )
    names = [browser(text) for text in (FIREFOX, chrome, f"{chrome} Edg/140.0", "python-httpx/0.28", "")]
    assert ["Firefox", "Chrome", "Edge", "", ""] == names


async def aged(store: MemoryStore, cookie: str, **facts: Any) -> None:
    """Make a session another one."""
    hash = hash_secret(cookie)
    store.sessions[hash] = msgspec.structs.replace(store.sessions[hash], **facts)


async def test_a_session_lasts_a_year_from_the_last_day_it_was_used() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        await me.post("/me", {"name": "Ann"})
        cookie = me.http.cookies["guest"]
        assert timedelta(days=364) < store.sessions[hash_secret(cookie)].ends - now() <= callers.SESSION_TIME
        assert "set-cookie" not in (await me.http.get("/api/v1/me")).headers
        await aged(store, cookie, seen=now() - timedelta(days=2), ends=now() + timedelta(days=1))
        answer = await me.http.get("/api/v1/me")
        kept = f"guest={cookie}; HttpOnly; Max-Age=31536000; Path=/; SameSite=lax"
        assert kept == answer.headers["set-cookie"].strip()
        assert timedelta(days=364) < store.sessions[hash_secret(cookie)].ends - now()
        assert "set-cookie" not in (await me.http.get("/api/v1/me")).headers
        await aged(store, cookie, ends=now())
        assert {"name": "", "account": False} == await me.get("/me")


async def test_a_cookie_of_before_is_replaced_and_not_prolonged() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = (await me.table("sylvion", ["me"]))["id"]
        old = me.http.cookies["guest"]
        last = now() + timedelta(days=60)
        await aged(store, old, label=BEFORE, ends=last)
        async with copy_of(me) as other:
            assert [table] == [one["id"] for one in await me.get("/tables")]
            fresh = me.http.cookies["guest"]
            assert (last, "") == (store.sessions[hash_secret(old)].ends, store.sessions[hash_secret(fresh)].label)
            assert [table] == [one["id"] for one in await other.get("/tables")]
            await me.post("/logout/everywhere")
            for cookie in (old, fresh):
                me.http.cookies.clear()
                me.http.cookies.set("guest", cookie)
                assert [] == await me.get("/tables")


async def test_everything_about_me_is_given_to_me() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        assert "Forbidden" == await me.refused("/me/export", method="GET")
        await me.post("/me", {"name": "Ann"})
        mine = (await me.table("equinox", ["me", "open"], seed=1))["id"]
        solo = (await me.table("sylvion", ["me"]))["id"]
        waiting = (await me.table("equinox", ["me", "open"]))["id"]
        await other.sit(mine, 1, name="Bob")
        await other.table("sylvion", ["me"])
        await me.post(f"/tables/{solo}/link", {"seat": 0})
        async with me.socket(mine, 0) as viewer, other.socket(mine, 1) as there:
            for one, text in ((viewer, "my line"), (there, "their line")):
                await one.until("state")
                await one.send("chat", text=text)
                await one.until("said", text=text)
            answer = await me.http.get("/api/v1/me/export")
            found = msgspec.json.decode(answer.content, type=wire.Export, strict=True)
            assert ("Ann", "") == (found.person.name, found.person.account)
            assert ["my line"] == [line.text for line in found.chat]
            assert [(solo, 0, "device")] == [(link.table, link.seat, link.kind) for link in found.links]
            assert [True] == [session.here for session in found.sessions]
            records = {table.table["id"]: table.records for table in found.tables}
            assert [1, 1, 0] == [len(records.pop(id)) for id in (mine, solo, waiting)]
            assert {} == records
            seen = (await me.http.get(f"/api/v1/tables/{mine}/record")).text
            assert seen in [record for table in found.tables for record in table.records]
            assert "their line" not in answer.text


async def test_everything_cannot_be_asked_for_again_and_again() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        await me.post("/me", {"name": "Ann"})
        codes = [(await me.http.get("/api/v1/me/export")).status_code for _ in range(4)]
        assert [200, 200, 200, 429] == codes
