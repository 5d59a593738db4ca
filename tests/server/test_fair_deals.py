"""Fair deals: promised before anybody gives anything to them, and proven when the game is over."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

import lichtung
from lichtung import deal
from lichtung.server.play import seating
from lichtung.server.store.sql import SqlStore
from tests.server.choosers import Chooser
from tests.server.harness import SHARE, Client, Json, Viewer, serving, sit_down
from tests.server.memory_store import MemoryStore
from tests.server.postgres import Postgres

OTHER = "c3" * 32
ROUTES = ("", "/moves", "/record", "/record?seat=0", "/view?at=0", "/view?at=1&eye=0")


@pytest.fixture(autouse=True)
def simple_substitutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that step in need not think here."""
    monkeypatch.setattr(seating, "LEVELS", ("uniform",))


async def bots_play(client: Client, table: str, seats: dict[int, Client]) -> None:
    """Let bots play a game to its end."""
    for seat, own in seats.items():
        await own.post(f"/tables/{table}/bot", {"seat": seat, "level": "uniform"})
    async with client.socket(table) as viewer:
        await viewer.wait(lambda: viewer.info.get("status") == "over")


async def record_of(client: Client, table: str) -> str:
    """The complete record of a finished game."""
    response = await client.http.get(f"/api/v1/tables/{table}/record")
    assert 200 == response.status_code, response.text
    return response.text


def seed_in(record: str) -> int:
    """The seed that a record names."""
    return int(record.split("[seed ")[1].split("]")[0])


async def test_the_cards_follow_from_what_everybody_gave_and_the_end_proves_it() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.post("/tables", {"game": "sylvion", "seats": [{"kind": "me"}, {"kind": "open"}]})
        path, promised = f"/tables/{table['id']}", table["deal"]["commitment"]
        assert {"commitment": promised, "shares": [], "secret": None, "nonce": None} == table["deal"]
        await me.post(f"{path}/share", {"seat": 0, "share": SHARE})
        seen = await other.get(path)
        assert (promised, [{"seat": 0, "share": SHARE}]) == (seen["deal"]["commitment"], seen["deal"]["shares"])
        info = await other.sit(table["id"], 1, share=OTHER)
        assert "playing" == info["status"]
        await bots_play(me, table["id"], {0: me, 1: other})
        told = (await other.get(path))["deal"]
        assert [{"seat": 0, "share": SHARE}, {"seat": 1, "share": OTHER}] == told["shares"]
        assert promised == told["commitment"] == deal.commitment(table["id"], told["secret"], told["nonce"])
        record = await record_of(other, table["id"])
        proof = deal.read(record)
        assert proof is not None
        assert (promised, {0: SHARE, 1: OTHER}) == (proof.commitment, proof.shares)
        proof.check(seed_in(record))
        assert lichtung.replay(record).over


async def test_who_plays_alone_begins_at_once_with_a_promise() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        for seats in (["me", "me"], ["me", {"kind": "bot", "level": "uniform"}]):
            wishes = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
            table = await me.post("/tables", {"game": "sylvion", "seats": wishes})
            assert "playing" == table["status"]
            assert 64 == len(table["deal"]["commitment"])
        await bots_play(me, table["id"], {0: me})
        record = await record_of(me, table["id"])
        proof = deal.read(record)
        assert proof is not None
        proof.check(seed_in(record))
        assert {0: None} == proof.shares


async def test_a_share_is_given_once_by_who_sits_there_while_the_table_waits() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.post("/tables", {"game": "equinox", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]})
        path = f"/tables/{table['id']}/share"
        assert "NotYours" == await other.refused(path, {"seat": 0, "share": SHARE})
        assert "NotYours" == await me.refused(path, {"seat": 1, "share": SHARE})
        for bad in ("", "5A" * 32, "5a" * 31, "5a" * 33, "zz" * 32, SHARE + "\n"):
            assert "InvalidInput" == await me.refused(path, {"seat": 0, "share": bad})
        info = await me.post(path, {"seat": 0, "share": SHARE})
        assert "NotAllowed" == await me.refused(path, {"seat": 0, "share": OTHER})
        assert info == await me.post(path, {"seat": 0, "share": SHARE})  # somebody has missed the answer
        assert [{"seat": 0, "share": SHARE}] == info["deal"]["shares"]
        await other.sit(table["id"], 1, share=OTHER)
        info = await other.post(f"/tables/{table['id']}/leave", {"seat": 1})
        assert [{"seat": 0, "share": SHARE}] == info["deal"]["shares"]  # who leaves takes the share along
        for seat in (1, 2):
            info = await me.post(f"/tables/{table['id']}/bot", {"seat": seat, "level": "uniform"})
        assert "playing" == info["status"]
        assert "AlreadyStarted" == await me.refused(path, {"seat": 0, "share": OTHER})
        assert "playing" == (await me.post(path, {"seat": 0, "share": SHARE}))["status"]


async def test_who_takes_a_seat_by_its_link_takes_no_share_of_before_along() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        me, first, second = [await stack.enter_async_context(server.client()) for _ in range(3)]
        table = await me.table("equinox", ["me", "friend", "open"])
        token = (await me.post(f"/tables/{table['id']}/link", {"seat": 1}))["token"]
        await first.sit(table["id"], 1, token=token, share=OTHER)
        await first.post(f"/tables/{table['id']}/leave", {"seat": 1})
        token = (await me.post(f"/tables/{table['id']}/link", {"seat": 1}))["token"]
        info = await second.sit(table["id"], 1, token=token, share=None)
        assert [{"seat": 0, "share": SHARE}] == info["deal"]["shares"]


async def test_a_game_waits_for_shares_only_so_long_and_the_proof_names_who_gave_none() -> None:
    async with (
        serving(MemoryStore(), share_timeout=0.2) as server, server.client() as me, server.client() as other
    ):  # fmt: skip
        table = await me.table("sylvion", ["me", "open"])
        info = await other.post(f"/tables/{table['id']}/sit", {"seat": 1})
        assert "waiting" == info["status"]
        async with me.socket(table["id"]) as viewer:
            await viewer.wait(lambda: viewer.info.get("status") == "playing")
        await bots_play(me, table["id"], {0: me, 1: other})
        record = await record_of(me, table["id"])
        proof = deal.read(record)
        assert proof is not None
        assert {0: SHARE, 1: None} == proof.shares
        assert "; deal seat 1 none\n" in record
        proof.check(seed_in(record))


async def test_who_says_begin_does_not_wait_for_shares() -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        table = await me.table("equinox", ["me", "open"], start=False)
        info = await other.post(f"/tables/{table['id']}/sit", {"seat": 1})
        assert "waiting" == info["status"]
        info = await me.post(f"/tables/{table['id']}/start")
        assert "playing" == info["status"]
        assert [SHARE, None] == [one["share"] for one in info["deal"]["shares"]]


async def test_a_full_table_that_waits_begins_when_it_is_opened_after_a_restart() -> None:
    store = MemoryStore()
    async with serving(store, share_timeout=600) as server, server.client() as me, server.client() as other:
        table = await me.table("equinox", ["me", "open"])
        info = await other.post(f"/tables/{table['id']}/sit", {"seat": 1})
        assert "waiting" == info["status"]
    async with (
        serving(store, share_timeout=0.2) as server, server.client() as watcher,
        watcher.socket(table["id"], eye="none") as viewer,
    ):  # fmt: skip
        await viewer.wait(lambda: viewer.info.get("status") == "playing")


async def test_another_game_of_several_people_is_dealt_by_all_of_them_again() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        table, clients = await sit_down(server, stack, "sylvion", 2)
        await bots_play(clients[0], table, dict(enumerate(clients)))
        first = await clients[0].rematch(table)
        assert "waiting" == first["status"]
        assert (await clients[0].get(f"/tables/{table}"))["deal"]["commitment"] != first["deal"]["commitment"]
        second = await clients[1].rematch(table)
        assert (first["id"], "playing") == (second["id"], second["status"])


async def test_nothing_of_a_running_game_tells_its_secret_its_nonce_or_its_seed() -> None:
    store = MemoryStore()
    async with serving(store) as server, AsyncExitStack() as stack:
        table, clients = await sit_down(server, stack, "sylvion", 2)
        stranger = await stack.enter_async_context(server.client())
        stored = await store.table(table)
        assert stored is not None
        assert stored.deal is not None
        hidden = [stored.deal["secret"], stored.deal["nonce"], stored.seed, str(int(stored.seed, 16))]
        texts: list[str] = []
        viewers: list[Viewer] = []
        for client in (*clients, stranger):
            viewer = await stack.enter_async_context(client.socket(table))
            await viewer.until("state")
            viewers.append(viewer)
        for _ in range(6):
            mover = next(viewer for viewer in viewers if viewer.words)
            await mover.play_on(Chooser(1), moves=1)
            for viewer in viewers:
                texts.append(json.dumps(await viewer.ask("resync")))
        for client in (*clients, stranger):
            for path in ("/tables", "/tables/open", *[f"/tables/{table}{route}" for route in ROUTES]):
                texts.append((await client.http.get(f"/api/v1{path}")).text)
        texts += [text for viewer in viewers for text in viewer.raw]
        assert any(stored.deal["commitment"] in text for text in texts)
        assert [] == [text for text in texts if any(part in text for part in hidden)]
        await bots_play(clients[0], table, dict(enumerate(clients)))
        assert stored.deal["secret"] in await record_of(clients[0], table)


async def test_the_secret_of_a_game_without_spectators_is_told_only_to_its_players() -> None:
    async with serving(MemoryStore()) as server, AsyncExitStack() as stack:
        table, clients = await sit_down(server, stack, "sylvion", 2, spectators="none")
        stranger = await stack.enter_async_context(server.client())
        await bots_play(clients[0], table, dict(enumerate(clients)))
        told = [(await client.get(f"/tables/{table}"))["deal"] for client in clients]
        assert [True, True] == [one["secret"] is not None and one["nonce"] is not None for one in told]
        for path in ("", "/record", "/record?seat=0", "/moves", "/view?at=0"):
            assert "NotAllowed" == await stranger.refused(f"/tables/{table}{path}", method="GET")


async def test_shares_that_come_at_two_processes_count_both(postgres: Postgres) -> None:
    url = postgres.new_database()
    async with (
        serving(SqlStore(url), share_timeout=600) as first, serving(SqlStore(url), share_timeout=600) as second,
        first.client() as ann, second.client() as bob, first.client() as watcher,
    ):  # fmt: skip
        table: Json = await ann.post("/tables", {"game": "equinox", "seats": [{"kind": "me"}, {"kind": "open"}]})
        path = f"/tables/{table['id']}"
        async with watcher.socket(table["id"], eye="none") as viewer:
            await viewer.until("state")
            await bob.post(f"{path}/sit", {"seat": 1})
            given = [(ann, {"seat": 0, "share": SHARE}), (bob, {"seat": 1, "share": OTHER})]
            await asyncio.gather(*[client.post(f"{path}/share", body) for client, body in given])
            await viewer.wait(lambda: viewer.info["status"] == "playing")
        for client in (ann, bob):
            info = await client.get(path)
            assert ("playing", [SHARE, OTHER]) == (info["status"], [one["share"] for one in info["deal"]["shares"]])
        eyes = [await client_view(client, table["id"]) for client in (ann, bob)]
        assert eyes[0] == eyes[1]


async def client_view(client: Client, table: str) -> Json:
    """What a spectator sees."""
    async with client.socket(table, eye="none") as viewer:
        await viewer.until("state")
        return viewer.view
