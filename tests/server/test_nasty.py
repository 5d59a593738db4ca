"""Bytes that programs stumble over: each message is refused by name, and nothing changes, not even for a moment."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from lichtung.server import wire
from lichtung.server.config import Config, Limits
from lichtung.server.faults import Refused
from lichtung.server.store.errors import StoreError, Unfit
from lichtung.server.store.records import ChatLine
from lichtung.server.store.sql import SqlStore
from lichtung.server.transport.incoming import MAX_DEPTH, check_depth
from lichtung.server.transport.limits import Buckets
from tests.server.harness import serving
from tests.server.memory_store import MemoryStore
from tests.server.nasty import messages, nested

CALM = Config(limits=Limits(requests_per_minute=10**7, tables_per_hour=10**7, messages_per_second=10**6))
TWO = '[{"kind":"me","name":"@"},{"kind":"open"}]'
BODIES = {
    "/tables": f'{{"game":"equinox","seats":{TWO}}}',
    "/tables/ID/branch": f'{{"at":0,"seats":{TWO}}}',
    "/tables/ID/sit": '{"seat":1,"name":"@"}',
    "/tables/ID/leave": '{"seat":0}',
    "/tables/ID/bot": '{"seat":1,"level":"@"}',
    "/tables/ID/takeback": '{"seat":0}',
    "/tables/ID/link": '{"seat":0}',
    "/tables/ID/unlink": '{"seat":0}',
    "/me": '{"name":"@"}',
    "/account": '{"name":"@","password":"long enough"}',
    "/login": '{"name":"@","password":"long enough"}',
}
NO_BODY = ("/tables/ID/start", "/tables/ID/rematch", "/logout")
UNREADABLE = [b"\xff", b'{"a":"\xed\xa0\x80"}', nested(2000, "[").encode(), b'{"a":' * 500]
NAMES = {*get_args(wire.ErrorName)}


def everything(store: MemoryStore) -> bytes:
    """What a store holds."""
    return msgspec.msgpack.encode([store.kept, store.logs, store.persons, store.links, store.lines, store.snapshots])


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged as a fault of the server."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_nasty_requests_are_refused_by_name_and_nothing_changes(caplog: pytest.LogCaptureFixture) -> None:
    store = MemoryStore()
    async with serving(store, config=CALM) as server, server.client() as me:
        server.site.passwords = Buckets(1e6, 1e6)  # type: ignore[misc]  # how passwords are guessed is tested elsewhere
        table = (await me.table("equinox", ["me", "open"]))["id"]
        async with me.socket(table) as viewer:
            await viewer.ask("ping")
            before, sent = everything(store), 0
            cases = [(path, body) for path, fine in BODIES.items() for body in messages(fine, 60_000)]
            for path, body in cases + [(path, body) for path in NO_BODY for body in UNREADABLE]:
                address = f"/api/v1{path.replace('ID', table)}"
                answer = await me.http.post(address, content=body, headers={"Content-Type": "application/json"})
                assert answer.status_code in (400, 413), (path, body[:80], answer.text)
                assert answer.json()["error"] in NAMES
                sent += 1
            assert sent > 500
            assert before == everything(store)
            viewer.raw.clear()
            await viewer.ask("ping")
            assert 1 == len(viewer.raw)
    assert [] == faults(caplog)


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a", "", "a/b", "json"]
)
async def test_nasty_requests_of_another_kind_are_no_fault_of_ours(kind: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(MemoryStore(), config=CALM) as server, server.client() as me:
        for body in [*messages('{"name":"@"}'), b"--a\r\n\xff\r\n--a--", b"name=%00&a[]=\xff"]:
            answer = await me.http.post("/api/v1/me", content=body, headers={"Content-Type": kind})
            assert 400 <= answer.status_code < 500, (body[:80], answer.text)
            assert answer.json()["error"] in NAMES
    assert [] == faults(caplog)


async def test_nasty_addresses_are_refused_by_name(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'site.db'}")
    async with serving(store, config=CALM) as server, server.client() as me:
        table = (await me.table("equinox", ["me", "open"]))["id"]
        for id in ("%00", "a%00", "%FF", "%ED%A0%80", "%E2%80%AE", "..%2F..", "a" * 5000, "%25"):
            for rest in ("", "/moves", "/record", "/view?at=0"):
                assert 400 <= (await me.http.get(f"/api/v1/tables/{id}{rest}")).status_code < 500
        for query in (
            "eye=%00",
            "eye=%FF",
            "at=%00&eye=0",
            "at=9999999999999999999999",
            "at=NaN",
            "at=-1",
            "at=0&eye=-1",
        ):
            assert 400 <= (await me.http.get(f"/api/v1/tables/{table}/view?{query}")).status_code < 500
        for eye in ("%00", "%FF", "9" * 400, "-1", "\u0663"):
            async with me.socket(table, eye=eye) as viewer:
                assert "refused" == (await viewer.receive())["type"]
    assert [] == faults(caplog)


async def test_nasty_messages_at_a_socket_are_refused_and_the_table_stays_in_memory(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqlStore(f"sqlite:///{tmp_path / 'site.db'}")
    async with serving(store, config=CALM) as server, server.client() as me, server.client() as other:
        table = (await me.table("sylvion", ["me", "me"], seed=1))["id"]
        session = (await server.site.open_tables.table(table)).session
        await other.post("/me", {"name": "Eve"})
        async with me.socket(table) as mine, other.socket(table) as viewer:
            await viewer.ask("ping")
            await mine.ask("ping")
            words = (
                '{"type":"why","re":1,"seat":0,"word":"@"}',
                '{"type":"play","re":1,"seat":0,"at":0,"word":"@"}',
            )
            for fine in ('{"text":"\\u0000@","type":"chat","re":1}', '{"re":1,"type":"ping"}', *words):
                for body in messages(fine):
                    viewer.raw.clear()
                    await viewer.connection.send(body)
                    await viewer.connection.send(body.decode(errors="replace"))
                    await viewer.ask("ping")
                    found = [msgspec.json.decode(text) for text in viewer.raw]
                    assert {"refused", "pong"} >= {one["type"] for one in found}, body[:80]
                    assert 3 == len(found)
            assert [] == await store.chat_lines(table)
            assert session is server.site.open_tables.tables[table].session
            mine.raw.clear()
            await mine.ask("ping")
            assert 1 == len(mine.raw)
    assert 0 == server.site.metrics.counts["failures"]
    assert [] == faults(caplog)


async def test_no_setting_carries_a_text_of_its_own() -> None:
    store = MemoryStore()
    async with serving(store, config=CALM) as server, server.client() as me:
        for game in await me.get("/games"):
            for setting, option in game["options"].items():
                texts: list[Any] = ["\0", "\u202e", {"\0": "\0"}, ["\0"], [["\0"]], {"a": ["\0"]}, "x" * 9000]
                for value in texts:
                    assert value not in option["choices"]
                    wish = {"game": game["id"], "seats": [{"kind": "me"}] * game["seats"][0]}
                    assert "InvalidSettings" == await me.refused("/tables", {**wish, "settings": {setting: value}})
            assert "InvalidSettings" == await me.refused("/tables", {**wish, "settings": {"\0": 1}})
        assert {} == store.kept


class Refusing(MemoryStore):
    """A store that takes no lines of chat and no names."""

    error: Exception = Unfit("a NUL")

    async def add_chat_line(self, said: ChatLine) -> None:
        raise self.error

    async def change_person(self, id: str, *, ends: bool = False, but: str = "", **facts: str) -> None:
        raise self.error


async def test_a_text_that_the_store_does_not_take_is_the_senders_mistake(caplog: pytest.LogCaptureFixture) -> None:
    async with serving(Refusing()) as server, server.client() as me:
        table = (await me.table("equinox", ["me", "me"]))["id"]
        async with me.socket(table) as viewer:
            await viewer.ask("ping")
            viewer.raw.clear()
            assert "InvalidInput" == (await viewer.ask("chat", text="hello"))["error"]
            await viewer.ask("ping")
            assert 2 == len(viewer.raw)
        assert "InvalidInput" == await me.refused("/me", {"name": "Ann"})
    assert [] == faults(caplog)


async def test_chat_that_cannot_be_stored_leaves_the_table_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    store = Refusing()
    store.error = StoreError("the disk is full")
    async with serving(store) as server, server.client() as me:
        table = (await me.table("equinox", ["me", "me"]))["id"]
        async with me.socket(table) as viewer:
            await viewer.ask("ping")
            viewer.raw.clear()
            assert "Busy" == (await viewer.ask("chat", text="hello"))["error"]
            found = server.site.open_tables.tables[table]
            assert (False, 0) == (found.stale, found.failures)
            await viewer.ask("ping")
            assert 2 == len(viewer.raw)
    assert 1 == len(faults(caplog))


@pytest.mark.parametrize("unit", ["[", '{"a":', '[{"a":', '{"\\\\":[', '{"]}\\"":'])
def test_messages_may_be_nested_so_deep_and_no_deeper(unit: str) -> None:
    check_depth(nested(MAX_DEPTH, unit).encode())
    check_depth(f"[{','.join([nested(MAX_DEPTH - 2, unit)] * 100)}]".encode())
    check_depth(f'["{nested(500, "[")}","\\"{nested(500, "[")}"]'.encode())
    with pytest.raises(Refused, match="nested deeper than 64"):
        check_depth(nested(MAX_DEPTH + 2, unit).encode())
