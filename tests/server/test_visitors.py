"""Who may look in: tables without spectators are closed to strangers, hands are open only where one person plays."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from lichtung.server.app import make_app
from lichtung.server.play import seating
from tests.server.choosers import Chooser
from tests.server.harness import SHARE, Client, Json, Server, serving, sit_down
from tests.server.memory_store import MemoryStore


@pytest.fixture(autouse=True)
def simple_substitutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that step in need not think here."""
    monkeypatch.setattr(seating, "LEVELS", ("uniform",))


BODIES: dict[str, Json] = {  # what makes sense at each address of a table
    "sit": {"seat": 0},
    "share": {"seat": 0, "share": SHARE},
    "leave": {"seat": 0},
    "bot": {"seat": 0, "level": "uniform"},
    "takeback": {"seat": 0},
    "remove": {"seat": 0},
    "link": {"seat": 0},
    "unlink": {"seat": 0},
    "branch": {"at": 1, "seats": [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]},
}
QUERIES: dict[str, list[Json]] = {
    "record": [{}, {"seat": 0}, {"seat": 1}],
    "moves": [{}, {"eye": 0}],
    "view": [{"at": 1}, {"at": 1, "eye": 0}],
}


def addresses(server: Server) -> list[tuple[str, str]]:
    """The method and the last word of every address of a table; the socket's is tried by itself."""
    found = []
    for route in make_app(server.site).routes:
        prefix, _, deed = route.path.partition("/tables/{id:str}")
        if prefix == "/api/v1" and deed != "/socket" and "/tables/{id:str}" in route.path:
            methods: set[str] = getattr(route, "methods", set()) - {"OPTIONS", "HEAD"}
            found += [(method, deed.removeprefix("/")) for method in methods]
    return sorted(found)


async def errors(server: Server, client: Client, table: str) -> set[tuple[str, Any]]:
    """What somebody hears at every address of a table."""
    heard = set()
    for method, deed in addresses(server):
        for query in QUERIES.get(deed, [{}]):
            path = f"/api/v1/tables/{table}/{deed}".rstrip("/")
            body = BODIES.get(deed, {}) if method == "POST" else None
            answer = await client.http.request(method, path, params=query, json=body)
            is_error = answer.headers["content-type"].startswith("application/json") and "error" in answer.json()
            heard.add((deed, answer.json()["message"] if is_error else "answered"))
    for eye in (None, 0, 1):
        async with client.socket(table, eye=eye) as viewer:
            message = await viewer.receive()
            heard.add(("socket", message.get("message", "answered")))
    return heard


async def finished(server: Server, stack: AsyncExitStack, **wish: Any) -> tuple[str, list[Client]]:
    """A finished game of two people."""
    table, clients = await sit_down(server, stack, "equinox", 2, **wish)
    viewers = [await stack.enter_async_context(client.socket(table)) for client in clients]
    for seat, client in enumerate(clients):
        await client.post(f"/tables/{table}/bot", {"seat": seat, "level": "uniform"})
    await viewers[0].wait(lambda: viewers[0].info.get("status") == "over")
    return table, clients


CLOSED = "this table wants no spectators"


async def test_a_table_without_spectators_is_closed_to_strangers_everywhere() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        other = await stack.enter_async_context(server.client())
        await other.post("/me", {"name": "Eve"})
        running, _ = await sit_down(server, stack, "equinox", 2, spectators="none")
        over, clients = await finished(server, stack, spectators="none")
        deeds = {deed for _, deed in addresses(server)}
        assert {"", "sit", "record", "moves", "view", "branch", "links", "rematch"} < deeds
        for table in (running, over):
            assert {(deed, CLOSED) for deed in deeds | {"socket"}} == await errors(server, other, table)
        assert [] == await other.get("/tables/open")
        for deed in ("", "/moves", "/view?at=1", "/links", "/record", "/record?seat=0"):
            assert 200 == (await clients[1].http.get(f"/api/v1/tables/{over}{deed}")).status_code


async def test_a_waiting_table_without_spectators_shows_itself_to_whoever_may_sit_down() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        host, guest, other = [await stack.enter_async_context(server.client()) for _ in range(3)]
        table = (await host.table("equinox", ["friend", "friend"], spectators="none"))["id"]
        path = f"/tables/{table}"
        tokens = [(await host.post(f"{path}/link", {"seat": seat}))["token"] for seat in (0, 1)]
        assert "waiting" == (await host.get(path))["status"]
        assert "NotAllowed" == await guest.refused(path, method="GET")
        shown = {"Authorization": f"Bearer {tokens[0]}"}
        async with guest.socket(table, Cookie="", Origin="", **shown) as viewer:
            assert "waiting" == (await viewer.until("state"))["table"]["status"]
        await guest.sit(table, 0, token=tokens[0])
        assert "Forbidden" == await other.refused(f"{path}/sit", {"seat": 0, "token": tokens[0]})
        assert "NotAllowed" == await other.refused(path, method="GET")
        await other.sit(table, 1, token=tokens[1])
        assert "NotAllowed" == await host.refused(path, method="GET")
        table = (await host.table("equinox", ["me", "open"], spectators="none"))["id"]
        assert [table] == [found["id"] for found in await guest.get("/tables/open")]
        assert [] == (await guest.get(f"/tables/{table}"))["yours"]


async def test_open_hands_are_refused_where_others_play_or_could_sit_down() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        for kind in ("open", "friend"):
            wish = {"game": "equinox", "seats": [{"kind": "me"}, {"kind": kind}], "spectators": "seats"}
            assert "NotAllowed" == await me.refused("/tables", wish)
        bot: Json = {"kind": "bot", "level": "uniform"}
        second: list[str | Json] = ["me", bot]
        for seat in second:
            assert "seats" == (await me.table("equinox", ["me", seat], spectators="seats"))["spectators"]


async def test_open_hands_are_closed_when_somebody_else_sits_down() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        me, guest, other = [await stack.enter_async_context(server.client()) for _ in range(3)]
        table = (await me.table("equinox", ["me", "me"], spectators="seats", start=False))["id"]
        path = f"/tables/{table}"
        looks = await stack.enter_async_context(other.socket(table, eye=0))
        assert 0 == (await looks.until("state"))["eye"]
        await me.post(f"{path}/leave", {"seat": 1})
        assert "public" == (await me.get(path))["spectators"]
        await guest.post(f"{path}/sit", {"seat": 1})
        assert "closed" == await looks.ending()
        stored = await store.table(table)
        assert stored is not None
        assert "public" == stored.options.spectators
        await me.post(f"{path}/start")
        for client in (other, guest):
            async with client.socket(table, eye=0) as viewer:
                assert "NotAllowed" == (await viewer.receive())["error"]


async def test_open_hands_of_an_older_table_are_closed_where_several_people_play() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        table, _ = await sit_down(server, stack, "equinox", 2)
        stored = await store.table(table)
        assert stored is not None
        stored.options.spectators = "seats"
        await store.save_table(stored)
        live = await server.site.open_tables.table(table)
        live.spoil()
        other = await stack.enter_async_context(server.client())
        assert "public" == (await other.get(f"/tables/{table}"))["spectators"]
        async with other.socket(table, eye=1) as viewer:
            assert "NotAllowed" == (await viewer.receive())["error"]


async def test_what_follows_a_table_with_open_hands_has_them_only_where_one_person_plays() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        bot: Json = {"kind": "bot", "level": "uniform"}
        table = (await me.table("equinox", ["me", bot], spectators="seats"))["id"]
        async with me.socket(table) as viewer:
            await viewer.until("state")
            await viewer.play_on(Chooser(1))
            await viewer.wait(lambda: viewer.info["status"] == "over")
        for kind, mode in (("open", "public"), ("friend", "public"), ("me", "seats")):
            wish = {"at": 1, "seats": [{"kind": "me"}, {"kind": kind}]}
            assert mode == (await me.post(f"/tables/{table}/branch", wish))["spectators"]
        assert "seats" == (await me.post(f"/tables/{table}/rematch"))["spectators"]


async def test_a_rematch_remembers_for_whom_each_seat_was_made() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        over, clients = await finished(server, stack)
        fresh = await store.table((await clients[1].post(f"/tables/{over}/rematch"))["id"])
        assert fresh is not None
        assert (["open", "me"], fresh.seats[0].person) == (fresh.options.kinds, fresh.options.creator)
