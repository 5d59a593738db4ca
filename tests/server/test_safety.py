"""What keeps strangers out: origins, limits, headers, and nothing secret in any answer."""

from __future__ import annotations

import httpx
from prometheus_client.parser import text_string_to_metric_families

from lichtung.server.config import Config, Limits
from tests.server.harness import serving
from tests.server.memory_store import MemoryStore

ME = {"game": "sylvion", "seats": [{"kind": "me"}]}


async def test_requests_from_other_sites_are_refused() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"])
        async with httpx.AsyncClient(base_url=server.origin, cookies=me.http.cookies) as http:
            for headers in ({}, {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": "http://["}):
                answer = await http.post("/api/v1/tables", json=ME, headers=headers)
                assert (403, "Forbidden") == (answer.status_code, answer.json()["error"])
        assert 1 == len(store.kept)
        for origin in ("https://evil.example", ""):
            async with me.socket(table["id"], Origin=origin) as viewer:
                assert "Forbidden" == (await viewer.receive())["error"]


async def test_a_site_behind_a_proxy_names_its_own_origin() -> None:
    config = Config(public_url="https://cards.example")
    async with serving(MemoryStore(), config=config) as server, httpx.AsyncClient(base_url=server.origin) as http:
        headers = {"Origin": "https://cards.example"}
        answer = await http.post("/api/v1/tables", json=ME, headers=headers)
        assert 201 == answer.status_code
        table = answer.json()["id"]
        link = await http.post(f"/api/v1/tables/{table}/link", json={"seat": 0}, headers=headers)
        assert link.json()["url"].startswith(f"https://cards.example/join/{table}/0#")


async def test_a_forged_cookie_is_nobodys() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"])
        secret = me.http.cookies["guest"]
        person, session = next(iter(store.persons)), next(iter(store.sessions))
        for cookie in (secret[1:], secret[::-1], secret.lower(), person, session, f"{person}.", "é", "a" * 500):
            async with httpx.AsyncClient(base_url=server.origin) as http:
                header = {b"Cookie": f"guest={cookie}".encode()}
                answer = await http.get(f"/api/v1/tables/{table['id']}", headers=header)
                assert [] == answer.json()["yours"]


async def test_too_much_is_refused() -> None:
    limits = Limits(requests_per_minute=60, messages_per_second=2, tables_per_hour=2, sockets_per_address=2)
    async with serving(MemoryStore(), config=Config(limits=limits)) as server, server.client() as me:
        table = await me.table("sylvion", ["me"])
        await me.table("sylvion", ["me"])
        assert "TooMany" == await me.refused("/tables", ME)
        async with me.socket(table["id"]) as first, me.socket(table["id"]):
            async with me.socket(table["id"]) as third:
                assert "TooMany" == (await third.receive())["error"]
            for _ in range(30):
                await first.send("ping")
            assert "TooMany" == (await first.until("refused"))["error"]
        assert "TooLarge" == await me.refused("/tables", {**ME, "settings": {"x": "y" * 70_000}})
        errors = {(await me.http.get("/api/v1/games")).status_code for _ in range(80)}
        assert {200, 429} == errors


async def test_every_answer_has_safe_headers() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        for path in ("/", "/table/abc", "/nothing.js", "/api/v1/games", "/api/v1/nothing", "/api/v1/health"):
            answer = await me.http.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe" not in policy
            assert "nosniff" == answer.headers["x-content-type-options"]
        assert 404 == (await me.http.get("/nothing.js")).status_code
        assert 200 == (await me.http.get("/table/abc")).status_code
        assert "NotFound" == (await me.http.get("/api/v1/nothing")).json()["error"]
        answer = await me.http.post("/api/v1/me", json={"name": "Ann"})
        assert "HttpOnly; Max-Age=31536000; Path=/; SameSite=lax" in answer.headers["set-cookie"]


async def test_health_metrics_and_openapi() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        assert "ok" == (await me.get("/health"))["status"]
        table = await me.table("sylvion", ["me"], seed=1)
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play(viewer.words[0])
            answer = await me.http.get("/api/v1/metrics")
            assert answer.headers["content-type"].startswith("text/plain; version=")
            families = text_string_to_metric_families(answer.text)
            read = {one.name: one.value for family in families for one in family.samples}
            assert 1 == read["lichtung_moves_total"]
            assert 1 == read["lichtung_sockets"]
            assert 0 == read["lichtung_failed_writes_total"]
        paths = (await me.get("/openapi.json"))["paths"]
        assert {"/api/v1/tables", "/api/v1/tables/{id}/sit", "/api/v1/tables/{id}/branch"} <= set(paths)


async def test_the_seed_never_leaves_before_the_end() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me:
        table = await me.table("sylvion", ["me"])
        stored = await store.table(table["id"])
        assert stored is not None
        assert len(stored.seed) == 32
        texts = [str(table)]
        async with me.socket(table["id"]) as viewer:
            await viewer.until("state")
            await viewer.play(viewer.words[0])
            await viewer.ask("resync")
            texts += viewer.raw
        for path in ("", "/record", "/moves", "/view?at=1&eye=0", "/view?at=0"):
            texts.append((await me.http.get(f"/api/v1/tables/{table['id']}{path}")).text)
        secrets = (stored.seed, str(int(stored.seed, 16)), '"chance"', '"digest"', '"known"', '"pending"', '"seed"')
        assert [] == [secret for secret in secrets for text in texts if secret in text]
