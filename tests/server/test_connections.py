"""Clients that are slow on purpose are sent away, and nobody else notices them."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from contextlib import suppress

import pytest

from lichtung.server.config import Config, Limits
from lichtung.server.faults import Refused
from lichtung.server.transport.connections import Visitors
from lichtung.server.transport.limits import MAX_CLIENTS, Buckets, client_key
from tests.server.harness import PATIENCE, Server, serving
from tests.server.memory_store import MemoryStore

QUICK = Config(limits=Limits(header_seconds=1, body_seconds=1, idle_seconds=1, sockets_per_address=200))
GET = b"GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n"
ONCE = GET[:-2] + b"Connection: close\r\n\r\n"
POST = b"POST /api/v1/me HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\n"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def opened(server: Server, sent: bytes = b"", source: str = "127.0.0.1") -> Stream:
    """A connection that has sent something."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))
    writer.write(sent)
    return reader, writer


async def rest(stream: Stream) -> bytes:
    """What the server says until it hangs up."""
    try:
        return await asyncio.wait_for(stream[0].read(), PATIENCE)
    except ConnectionError:
        return b""
    finally:
        stream[1].close()


async def let_in(server: Server) -> None:
    """Ask until there is room for one connection more."""
    while b"HTTP/1.1 200" != (await rest(await opened(server, ONCE)))[:12]:
        await asyncio.sleep(0.01)


async def test_half_sent_requests_are_closed_in_time_and_others_are_answered() -> None:
    async with serving(MemoryStore(), config=QUICK) as server, server.client() as me:
        table = (await me.table("sylvion", ["me"], seed=1))["id"]
        async with me.socket(table) as viewer:
            await viewer.until("state")
            begin = time.monotonic()
            streams = [await opened(server, b"GET /api/v1/health HTTP/1.1\r\nHost: a\r\nX-A") for _ in range(300)]
            fresh = await opened(server, GET, source="127.0.0.2")
            assert b"HTTP/1.1 200" == (await fresh[0].readuntil(b" 200"))[-12:]
            assert "done" == (await viewer.play(viewer.words[0]))["type"]
            answers = [answer[:12] for answer in await asyncio.gather(*[rest(stream) for stream in streams])]
            assert {b"HTTP/1.1 408", b"HTTP/1.1 429", b""} >= {*answers}
            assert b"HTTP/1.1 408" in answers
            assert time.monotonic() - begin < PATIENCE / 2
            assert "pong" == (await viewer.ask("ping"))["type"]
            assert "done" == (await viewer.play(viewer.words[0]))["type"]
            fresh[1].close()


async def test_one_address_has_so_many_connections_at_once() -> None:
    limits = Limits(connections_per_address=3, sockets_per_address=2)
    async with serving(MemoryStore(), config=Config(limits=limits)) as server:
        streams = [await opened(server) for _ in range(5)]
        for stream in streams:
            stream[1].write(GET)
            await stream[0].readuntil(b'"status":"ok"')
        refused = await rest(await opened(server))
        assert b"HTTP/1.1 429" == refused[:12]
        assert "TooMany" == json.loads(refused.partition(b"\r\n\r\n")[2])["error"]
        other = await opened(server, GET, source="127.0.0.2")
        await other[0].readuntil(b'"status":"ok"')
        for stream in [*streams, other]:
            stream[1].close()
            await stream[1].wait_closed()
        await let_in(server)


async def test_a_socket_is_a_connection_until_it_ends() -> None:
    limits = Limits(connections_per_address=1, sockets_per_address=2, header_seconds=1, body_seconds=1, idle_seconds=1)
    async with serving(MemoryStore(), config=Config(limits=limits)) as server, server.client() as me:
        table = (await me.table("sylvion", ["me"], seed=1))["id"]
        async with me.socket(table) as one, me.socket(table) as other:
            await one.until("state")
            await other.until("state")
            await me.http.aclose()
            last = await opened(server)
            assert b"HTTP/1.1 429" == (await rest(await opened(server)))[:12]
            assert b"" == await rest(last)
            await asyncio.sleep(1.5)  # longer than anything but a socket may take
            assert "done" == (await one.play(one.words[0]))["type"]
        await let_in(server)


@pytest.mark.parametrize(
    ("sent", "drip", "answer"),
    [
        ([], b"", b""),
        ([b"GET /"], b"a", b"HTTP/1.1 408"),
        ([GET[:-2] + b"X: "], b"a", b"HTTP/1.1 408"),
        ([b"\r\n"], b"\r\n", b""),
        ([POST + b"Content-Length: 50\r\n\r\n{"], b" ", b"HTTP/1.1 408"),
        ([POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"], b"1\r\n \r\n", b"HTTP/1.1 408"),
        ([GET], b"", b"HTTP/1.1 200"),
        ([GET + b"GET /"], b"a", b"HTTP/1.1 200"),
        ([GET, b"GET /"], b"a", b"HTTP/1.1 200"),
        ([GET], b"\r\n", b"HTTP/1.1 200"),
        ([GET + GET[:9]], b"", b"HTTP/1.1 200"),
        ([POST + b"Content-Length: 200000\r\n\r\n{", b" " * 70_000], b" ", b"HTTP/1.1 413"),
    ],
)
async def test_whatever_comes_too_slowly_ends(
    sent: Sequence[bytes], drip: bytes, answer: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(MemoryStore(), config=QUICK) as server:
        stream = await opened(server)
        for data in sent:
            stream[1].write(data)
            await stream[1].drain()

        async def dripping() -> None:
            while True:
                await asyncio.sleep(0.2)
                stream[1].write(drip)

        task = asyncio.ensure_future(dripping())
        begin = time.monotonic()
        found = await rest(stream)
        task.cancel()
        assert answer == found[:12]
        assert 0.9 < time.monotonic() - begin < PATIENCE / 2
        assert {} == server.site.sockets
    assert [] == [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_answers_that_nobody_takes_are_dropped() -> None:
    limits = Limits(connections_per_address=1, sockets_per_address=1, body_seconds=1, requests_per_minute=10**6)
    async with serving(MemoryStore(), config=Config(limits=limits)) as server:
        streams = [await opened(server) for _ in range(2)]
        for reader, writer in streams:
            reader._limit = 0  # type: ignore[attr-defined]  # read no more than one piece
            with suppress(TimeoutError, ConnectionError):  # as soon as the server takes no more, or has hung up
                while True:
                    writer.write(GET.replace(b"health", b"openapi.json") * 100)
                    await asyncio.wait_for(writer.drain(), 2)
        await let_in(server)
        for _, writer in streams:
            writer.close()


async def test_heads_have_an_end() -> None:
    async with serving(MemoryStore()) as server:
        for start in (b"GET /", GET[:-2] + b"X: ", POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: "):
            stream = await opened(server, start)
            for _ in range(100):
                stream[1].write(b"a" * 2000)
                await asyncio.sleep(0)
            assert (await rest(stream))[:12] in (b"HTTP/1.1 431", b"")


def test_proxies_ask_for_others() -> None:
    visitors = Visitors(2, ["10.0.0.1", "fd00::/8", "192.168.0.0/16", "a name"])
    for address in ("10.0.0.1", "fd00::7", "192.168.3.4", "", "unix"):
        assert [True] * 5 == [visitors.admit(address) is not None for _ in range(5)]
    assert [True, True, False] == [visitors.admit("10.0.0.2") is not None for _ in range(3)]
    gone = visitors.admit("2001:db8::1")
    assert gone is not None
    assert visitors.admit("2001:db8::2") is not None
    assert visitors.admit("2001:db8::ffff:1") is None
    assert visitors.admit("2001:db8:0:1::1") is not None
    gone()
    assert visitors.admit("2001:db8::3") is not None
    assert Visitors(1, ["*"]).is_proxy("8.8.8.8")


def test_a_line_of_ipv6_is_one_client() -> None:
    assert "1.2.3.4" == client_key("1.2.3.4") == client_key("::ffff:1.2.3.4")
    assert "2001:db8:0:7::/64" == client_key("2001:db8:0:7::1") == client_key("2001:DB8:0:7:ffff::2")
    assert "2001:db8:0:8::/64" == client_key("2001:db8:0:8::1")
    assert "fe80::/64" == client_key("fe80::1%eth0")
    assert ("", "no: address") == (client_key(""), client_key("no: address"))


async def test_requests_of_one_line_of_ipv6_count_together() -> None:
    async with serving(MemoryStore(), config=Config(limits=Limits(requests_per_minute=3))) as server:
        site = server.site
        for last in "123":
            site.check_request({"client": (f"2001:db8::{last}", 1)})
        with pytest.raises(Refused):
            site.check_request({"client": ("2001:db8::4", 1)})
        site.check_request({"client": ("2001:db8:0:1::1", 1)})


def test_many_new_clients_give_nobody_a_fresh_bucket() -> None:
    buckets = Buckets(0.001, 10)
    for _ in range(10):
        buckets.check("greedy")
    for number in range(3 * MAX_CLIENTS):
        buckets.check(f"client {number}")
    assert MAX_CLIENTS == len(buckets.buckets)
    with pytest.raises(Refused):
        buckets.check("greedy")


def test_buckets_that_are_full_again_are_forgotten_first() -> None:
    buckets = Buckets(0.001, 10)
    for number in range(MAX_CLIENTS):
        buckets.check(f"client {number}")
    buckets.buckets["client 5"].level = 10.0
    buckets.check("one more")
    assert "client 5" not in buckets.buckets
    assert MAX_CLIENTS == len(buckets.buckets)
