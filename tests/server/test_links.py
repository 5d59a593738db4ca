"""Invitations let somebody sit down and end with that; device links speak for a seat as long as their maker sits there."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from lichtung.server.people.callers import hash_secret
from lichtung.server.play import links, notices, seating
from lichtung.server.store.records import ANYTHING, Token
from tests.server.harness import PATIENCE, SHARE, Client, Json, Server, serving, sit_down
from tests.server.memory_store import MemoryStore


@pytest.fixture(autouse=True)
def simple_substitutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that step in need not think here."""
    monkeypatch.setattr(seating, "LEVELS", ("uniform",))


def bearer(token: str) -> dict[str, str]:
    """The headers of somebody who has nothing but a link."""
    return {"Authorization": f"Bearer {token}", "Cookie": "", "Origin": ""}


async def asked(server: Server, token: str, method: str, path: str, body: Json | None = None) -> tuple[int, Any]:
    """What a program hears that shows a link, and neither cookie nor origin."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server.origin, headers=headers, timeout=PATIENCE) as http:
        answer = await http.request(method, f"/api/v1{path}", json=body)
        return answer.status_code, answer.json()


async def token_of(client: Client, table: str, seat: int) -> str:
    """A new link to a seat."""
    return str((await client.post(f"/tables/{table}/link", {"seat": seat}))["token"])


async def first_of(client: Client, table: str, token: str) -> Json:
    """The first message on a socket that is opened with a link."""
    async with client.socket(table, **bearer(token)) as viewer:
        return await viewer.receive()


async def test_an_invitation_is_used_up_by_sitting_down_and_gives_nobody_the_guests_eyes() -> None:
    async with serving(MemoryStore()) as server, server.client() as host, server.client() as guest:
        table = (await host.table("equinox", ["me", "friend"]))["id"]
        token = await token_of(host, table, 1)
        async with host.socket(table, **bearer(token)) as copy:
            assert None is (await copy.until("state"))["eye"]
            info = await guest.sit(table, 1, token=token)
            assert ("playing", [1]) == (info["status"], info["yours"])
            assert "NotYours" == (await copy.until("refused"))["error"]
            assert "closed" == await copy.ending()
        first = await first_of(host, table, token)
        assert ("refused", "Forbidden", {"reason": "link"}) == (first["type"], first["error"], first["detail"])
        assert 403 == (await asked(server, token, "POST", f"/tables/{table}/sit", {"seat": 1}))[0]
        for wish in ({"seat": 1, "token": token}, {"seat": 0, "token": token}):
            async with server.client() as other:
                assert "Forbidden" == await other.refused(f"/tables/{table}/sit", wish)
        assert "Full" == await host.refused(f"/tables/{table}/sit", {"seat": 1})
        assert [1] == (await guest.post(f"/tables/{table}/sit", {"seat": 1, "token": token}))["yours"]


async def test_an_invitation_to_an_open_seat_ends_when_somebody_sits_down_without_it() -> None:
    async with serving(MemoryStore()) as server, server.client() as host, server.client() as guest:
        table = (await host.table("equinox", ["me", "open"]))["id"]
        token = await token_of(host, table, 1)
        async with host.socket(table, **bearer(token)) as copy:
            await copy.until("state")
            await guest.post(f"/tables/{table}/sit", {"seat": 1})
            assert "closed" == await copy.ending()
        assert "Forbidden" == (await first_of(host, table, token))["error"]
        assert "Forbidden" == await host.refused(f"/tables/{table}/sit", {"seat": 1, "token": token})


async def test_an_invitation_speaks_for_nothing_while_the_seat_is_free() -> None:
    async with serving(MemoryStore()) as server, server.client() as host:
        table = (await host.table("equinox", ["me", "friend", "friend"]))["id"]
        token = await token_of(host, table, 1)
        async with host.socket(table, eye=1, **bearer(token)) as viewer:
            assert "NotAllowed" == (await viewer.receive())["error"]
        for deed, body in (
            ("leave", {"seat": 1}),
            ("bot", {"seat": 1, "level": "uniform"}),
            ("link", {"seat": 1}),
            ("unlink", {"seat": 1}),
            ("remove", {"seat": 0}),
            ("start", {}),
        ):
            status, answer = await asked(server, token, "POST", f"/tables/{table}/{deed}", body)
            assert (403, "NotYours") == (status, answer["error"])
        status, answer = await asked(server, token, "POST", f"/tables/{table}/sit", {"seat": 2})
        assert (403, "NotAllowed") == (status, answer["error"])
        async with server.client() as guest:
            wish = {"seat": 2, "token": token}
            assert "Forbidden" == await guest.refused(f"/tables/{table}/sit", wish)


async def test_a_program_sits_down_with_an_invitation_and_speaks_with_a_link_of_its_own() -> None:
    async with serving(MemoryStore()) as server, server.client() as host:
        table = (await host.table("equinox", ["me", "friend"]))["id"]
        invitation = await token_of(host, table, 1)
        wish = {"seat": 1, "name": "robot", "device": True, "share": SHARE}
        status, answer = await asked(server, invitation, "POST", f"/tables/{table}/sit", wish)
        assert (200, "robot", [1]) == (status, answer["seats"][1]["name"], answer["yours"])
        own = answer["token"]
        assert own not in (None, invitation)
        async with host.socket(table, **bearer(own)) as robot, host.socket(table) as viewer:
            assert 1 == (await robot.until("state"))["eye"]
            await viewer.until("state")
            asked_viewer = robot if robot.words else viewer
            assert "done" == (await asked_viewer.play(asked_viewer.words[0]))["type"]
        status, answer = await asked(server, own, "POST", f"/tables/{table}/sit", {"seat": 1, "name": "Robot"})
        assert (200, "Robot", None) == (status, answer["seats"][1]["name"], answer["token"])


async def test_a_device_link_is_listed_to_its_maker_alone_and_revoked_singly_or_all_at_once() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        table, (host, guest) = await sit_down(server, stack, "equinox", 2)
        made = [await guest.post(f"/tables/{table}/link", {"seat": 1}) for _ in range(3)]
        listed = await guest.get(f"/tables/{table}/links")
        assert [one["id"] for one in made] == [one["id"] for one in listed]
        assert {("device", 1)} == {(one["kind"], one["seat"]) for one in listed}
        assert all(one["token"] not in str(listed) for one in made)
        assert [] == await host.get(f"/tables/{table}/links")
        assert True is (await guest.get(f"/tables/{table}"))["seats"][1]["linked"]
        assert [False, None] == [seat["linked"] for seat in (await host.get(f"/tables/{table}"))["seats"]]
        lines = [await stack.enter_async_context(guest.socket(table, **bearer(one["token"]))) for one in made]
        for line in lines:
            assert 1 == (await line.until("state"))["eye"]
        assert "NotFound" == await guest.refused(f"/tables/{table}/unlink", {"seat": 1, "id": "nothing"})
        for wish in ({"seat": 1}, {"seat": 1, "id": made[0]["id"]}):
            assert "NotFound" == await host.refused(f"/tables/{table}/unlink", {**wish, "id": made[0]["id"]})
            await host.post(f"/tables/{table}/unlink", {"seat": 1})  # ends invitations only
        await guest.post(f"/tables/{table}/unlink", {"seat": 1, "id": made[0]["id"]})
        assert "closed" == await lines[0].ending()
        assert "pong" == (await lines[1].ask("ping"))["type"]
        info = await guest.post(f"/tables/{table}/unlink", {"seat": 1})
        assert ["closed", "closed"] == [await line.ending() for line in lines[1:]]
        assert False is info["seats"][1]["linked"]
        assert [] == await guest.get(f"/tables/{table}/links")
        assert "Forbidden" == (await first_of(guest, table, made[1]["token"]))["error"]


async def test_only_who_sits_there_makes_device_links_and_no_link_makes_links() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        table, (host, guest) = await sit_down(server, stack, "equinox", 2)
        assert "NotYours" == await host.refused(f"/tables/{table}/link", {"seat": 1})
        token = await token_of(guest, table, 1)
        assert [("device", hash_secret(token))] == [(one.kind, one.hash) for one in store.links.values()]
        for path, body in (
            (f"/tables/{table}/link", {"seat": 1}),
            (f"/tables/{table}/unlink", {"seat": 1}),
            (f"/tables/{table}/sit", {"seat": 1, "device": True}),
        ):
            status, answer = await asked(server, token, "POST", path, body)
            assert (403, "NotYours") == (status, answer["error"])
        assert (200, []) == await asked(server, token, "GET", f"/tables/{table}/links")
        for _ in range(links.MAX_LINKS - 1):
            await token_of(guest, table, 1)
        assert "TooMany" == await guest.refused(f"/tables/{table}/link", {"seat": 1})


async def test_another_browser_speaks_for_a_seat_with_a_device_link_and_takes_nothing_from_its_maker() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        table, (host, guest) = await sit_down(server, stack, "equinox", 2)
        token = await token_of(guest, table, 1)
        phone = await stack.enter_async_context(server.client())
        info = await phone.post(f"/tables/{table}/sit", {"seat": 1, "token": token})
        assert ([1], "guest 1", None) == (info["yours"], info["seats"][1]["name"], info["seats"][1]["linked"])
        assert [1] == (await phone.get(f"/tables/{table}"))["yours"]
        async with phone.socket(table) as here, guest.socket(table) as there, host.socket(table) as other:
            assert (1, 1) == ((await here.until("state"))["eye"], (await there.until("state"))["eye"])
            await other.until("state")
            while not here.words:
                answer = await other.play(other.words[0])
                await here.wait(lambda at=answer["at"]: here.at >= at)  # type: ignore[misc]
                await other.wait(lambda at=answer["at"]: other.at >= at)  # type: ignore[misc]
            assert "done" == (await here.play(here.words[0]))["type"]
            await guest.post(f"/tables/{table}/unlink", {"seat": 1})
            assert "closed" == await here.ending()
            assert "pong" == (await there.ask("ping"))["type"]
        assert [] == (await phone.get(f"/tables/{table}"))["yours"]
        assert "NotYours" == await phone.refused(f"/tables/{table}/leave", {"seat": 1})


async def test_the_cookie_of_a_device_link_goes_to_its_table_alone() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        table, (_, guest) = await sit_down(server, stack, "equinox", 2)
        token = await token_of(guest, table, 1)
        async with httpx.AsyncClient(base_url=server.origin, headers={"Origin": server.origin}) as phone:
            path = f"/api/v1/tables/{table}"
            answer = await phone.post(f"{path}/sit", json={"seat": 1, "token": token})
            cookies = answer.headers.get_list("set-cookie")
            assert [f"device={token}; HttpOnly; Max-Age=31536000; Path={path}; SameSite=lax"] == cookies
        again = await guest.http.post(f"{path}/sit", json={"seat": 1, "token": token})
        assert (200, []) == (again.status_code, again.headers.get_list("set-cookie"))
        evil = {"Origin": "https://evil.example", "Cookie": f"device={token}"}
        async with httpx.AsyncClient(base_url=server.origin, headers=evil) as other:
            assert 403 == (await other.post(f"{path}/leave", json={"seat": 1})).status_code


async def test_device_links_end_when_their_maker_gets_up_or_is_removed() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as host, server.client() as guest:
        table = (await host.table("equinox", ["me", "open", "open"]))["id"]
        for deed, who in (("leave", guest), ("remove", host)):
            await guest.post(f"/tables/{table}/sit", {"seat": 1})
            token = await token_of(guest, table, 1)
            async with guest.socket(table, **bearer(token)) as line:
                assert [1] == (await line.until("state"))["table"]["yours"]
                await who.post(f"/tables/{table}/{deed}", {"seat": 1})
                assert "NotYours" == (await line.until("refused"))["error"]
                assert "closed" == await line.ending()
            assert "Forbidden" == (await first_of(guest, table, token))["error"]
            assert {} == store.links


async def test_the_links_of_a_banned_maker_speak_for_nobody() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        table, (host, guest) = await sit_down(server, stack, "equinox", 2)
        waiting = (await guest.table("equinox", ["me", "friend"]))["id"]
        device, invitation = await token_of(guest, table, 1), await token_of(guest, waiting, 1)
        phone = await stack.enter_async_context(server.client())
        await phone.post(f"/tables/{table}/sit", {"seat": 1, "token": device})
        line = await stack.enter_async_context(phone.socket(table))
        assert 1 == (await line.until("state"))["eye"]
        await store.change_person(store.links[hash_secret(device)].maker, banned="was rude")
        for token, id in ((device, table), (invitation, waiting)):
            assert "Forbidden" == (await first_of(phone, id, token))["error"]
        assert "Forbidden" == await host.refused(f"/tables/{waiting}/sit", {"seat": 1, "token": invitation})
        assert [] == (await phone.get(f"/tables/{table}"))["yours"]
        await notices.handle_notice(server.site.open_tables, ANYTHING)
        assert "closed" == await line.ending()


async def test_nobody_is_ever_displaced() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        table, (host, guest) = await sit_down(server, stack, "equinox", 2)
        sit = f"/tables/{table}/sit"
        forged = Token(hash=hash_secret("x" * 24), table=table, seat=1, kind="invitation", maker=await person(store, 0))
        await store.add_token(forged)  # as if it had come late
        assert "Forbidden" == await host.refused(sit, {"seat": 1, "token": "x" * 24})
        assert "Full" == await host.refused(sit, {"seat": 1})
        assert "NotYours" == await host.refused(f"/tables/{table}/bot", {"seat": 1, "level": "uniform"})
        assert "AlreadyStarted" == await host.refused(f"/tables/{table}/remove", {"seat": 1})
        await guest.post(f"/tables/{table}/leave", {"seat": 1})
        assert "NotYours" == await host.refused(f"/tables/{table}/takeback", {"seat": 1})
        assert "Full" == await host.refused(sit, {"seat": 1})
        assert [1] == (await guest.get(f"/tables/{table}"))["yours"]


async def person(store: MemoryStore, seat: int) -> str:
    """Who sits on a seat of the only table."""
    return store.all_tables()[0].seats[seat].person


async def test_a_friends_seat_that_a_bot_plays_is_taken_only_after_the_host_has_freed_it() -> None:
    async with serving(MemoryStore()) as server, server.client() as host, server.client() as friend:
        seats: list[str | Json] = ["me", "friend", "open", {"kind": "bot", "level": "uniform"}]
        table = (await host.table("equinox", seats))["id"]
        path = f"/tables/{table}"
        token = await token_of(host, table, 1)
        await host.post(f"{path}/bot", {"seat": 1, "level": "uniform"})
        assert "Forbidden" == await friend.refused(f"{path}/sit", {"seat": 1, "token": token})
        assert "Full" == await friend.refused(f"{path}/sit", {"seat": 1})
        assert "NotYours" == await host.refused(f"{path}/link", {"seat": 1})
        assert "NotAllowed" == await host.refused(f"{path}/remove", {"seat": 3})
        info = await host.post(f"{path}/remove", {"seat": 1})
        assert "friend" == info["seats"][1]["kind"]
        info = await friend.post(f"{path}/sit", {"seat": 1, "token": await token_of(host, table, 1)})
        assert [1] == info["yours"]


async def test_the_host_removes_somebody_before_the_start_and_they_are_told() -> None:
    async with serving(MemoryStore()) as server, server.client() as host, server.client() as guest:
        table = (await host.table("equinox", ["me", "friend", "open"]))["id"]
        path = f"/tables/{table}"
        await guest.post(f"{path}/sit", {"seat": 1, "token": await token_of(host, table, 1), "name": "Bo"})
        async with guest.socket(table, eye=1) as viewer:
            await viewer.until("state")
            assert "NotYours" == await guest.refused(f"{path}/remove", {"seat": 0})
            assert "NotAllowed" == await host.refused(f"{path}/remove", {"seat": 0})
            assert "NotAllowed" == await host.refused(f"{path}/remove", {"seat": 2})
            assert "NotFound" == await host.refused(f"{path}/remove", {"seat": 3})
            info = await host.post(f"{path}/remove", {"seat": 1})
            assert ("friend", "", False) == tuple(info["seats"][1][key] for key in ("kind", "name", "yours"))
            assert "NotYours" == (await viewer.until("refused"))["error"]
            assert "closed" == await viewer.ending()
        assert [] == (await guest.get(path))["yours"]
        assert "NotAllowed" == await guest.refused(f"{path}/sit", {"seat": 1})


async def test_who_was_removed_sits_down_again_only_by_an_invitation() -> None:
    async with serving(MemoryStore()) as server, server.client() as host, server.client() as guest:
        table = (await host.table("equinox", ["me", "open", "open"]))["id"]
        path = f"/tables/{table}"
        await guest.post(f"{path}/sit", {"seat": 1, "name": "Bo"})
        await host.post(f"{path}/remove", {"seat": 1})
        for seat in (1, 2):
            answer = await guest.http.post(f"/api/v1{path}/sit", json={"seat": seat})
            assert (403, "removed") == (answer.status_code, answer.json()["detail"]["reason"])
        assert [] == (await guest.get(path))["yours"]
        await guest.post(f"{path}/sit", {"seat": 2, "token": await token_of(host, table, 2)})
        assert [2] == (await guest.get(path))["yours"]
        await guest.post(f"{path}/leave", {"seat": 2})
        await guest.post(f"{path}/sit", {"seat": 1})
        assert [1] == (await guest.get(path))["yours"]
        await host.post(f"{path}/remove", {"seat": 1})
        async with server.client() as other:
            await other.post(f"{path}/sit", {"seat": 1})
        assert "NotAllowed" == await guest.refused(f"{path}/sit", {"seat": 2})


async def test_the_host_sees_and_revokes_invitations() -> None:
    async with serving(MemoryStore()) as server, server.client() as host, server.client() as guest:
        table = (await host.table("equinox", ["me", "friend", "open"]))["id"]
        path = f"/tables/{table}"
        await guest.post(f"{path}/sit", {"seat": 2})
        device = await token_of(guest, table, 2)
        tokens = [await token_of(host, table, 1) for _ in range(2)]
        listed = await host.get(f"{path}/links")
        assert [("invitation", 1)] * 2 == [(one["kind"], one["seat"]) for one in listed]
        assert "NotYours" == await guest.refused(f"{path}/link", {"seat": 1})
        assert "NotYours" == await guest.refused(f"{path}/unlink", {"seat": 1})
        async with host.socket(table, **bearer(tokens[0])) as line:
            await line.until("state")
            await host.post(f"{path}/unlink", {"seat": 1})
            assert "closed" == await line.ending()
        await host.post(f"{path}/unlink", {"seat": 2})
        assert "Forbidden" == await guest.refused(f"{path}/sit", {"seat": 1, "token": tokens[1]})
        assert [2] == (await asked(server, device, "GET", path))[1]["yours"]


async def test_only_the_host_fills_free_seats_and_begins() -> None:
    async with serving(MemoryStore()) as server, server.client() as host, server.client() as guest:
        table = await host.table("equinox", ["me", "open", "friend"], start=False)
        path = f"/tables/{table['id']}"
        assert True is table["host"]
        assert False is (await guest.post(f"{path}/sit", {"seat": 1}))["host"]
        assert "NotYours" == await guest.refused(f"{path}/bot", {"seat": 2, "level": "uniform"})
        assert "NotYours" == await guest.refused(f"{path}/start")
        assert "NotStarted" == await host.refused(f"{path}/start")
        await host.post(f"{path}/bot", {"seat": 2, "level": "uniform"})
        assert "NotYours" == await guest.refused(f"{path}/start")
        assert "playing" == (await host.post(f"{path}/start"))["status"]


async def test_when_the_host_gets_up_the_next_person_is_the_host() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        host, first, second = [await stack.enter_async_context(server.client()) for _ in range(3)]
        table = (await host.table("equinox", ["me", "open", "open", "friend"]))["id"]
        path = f"/tables/{table}"
        await second.post(f"{path}/sit", {"seat": 2})
        await first.post(f"{path}/sit", {"seat": 1})
        await host.post(f"{path}/leave", {"seat": 0})
        assert [False, True, False] == [(await one.get(path))["host"] for one in (host, first, second)]
        assert "NotYours" == await host.refused(f"{path}/remove", {"seat": 1})
        await first.post(f"{path}/bot", {"seat": 3, "level": "uniform"})
        organiser = await second.table("equinox", ["open", "friend"])
        path = f"/tables/{organiser['id']}"
        await first.post(f"{path}/sit", {"seat": 0})
        assert [True, False] == [(await one.get(path))["host"] for one in (second, first)]


async def test_a_link_that_ends_while_its_socket_is_opened_opens_nothing() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        table, (_, guest) = await sit_down(server, stack, "equinox", 2)
        token = await token_of(guest, table, 1)
        live = await server.site.open_tables.table(table)
        async with live.lock:
            viewer = await stack.enter_async_context(guest.socket(table, **bearer(token)))
            while not server.site.sockets:  # until the link was looked at
                await asyncio.sleep(0.005)
            await store.revoke_tokens(table, [hash_secret(token)])
        assert "NotYours" == (await viewer.until("refused"))["error"]
        assert "closed" == await viewer.ending()
