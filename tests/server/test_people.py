"""Guests, names, accounts."""

from __future__ import annotations

import pytest

from lichtung.server import site
from lichtung.server.people import passwords
from tests.server.harness import serving
from tests.server.memory_store import MemoryStore

CHEAP = (1, 8, 1)


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords need not be hard to guess here."""
    monkeypatch.setattr(passwords, "ARGON2", CHEAP)


ANN = {"name": "Ann", "password": "correct horse"}


async def test_a_guest_has_a_name_and_keeps_it() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        assert {"name": "", "account": False} == await me.get("/me")
        assert "guest" not in me.http.cookies
        await me.post("/me", {"name": "Ann"})
        assert {"name": "Ann", "account": False} == await me.get("/me")
        for name in ("", "x" * 41, 3):
            assert "InvalidInput" == await me.refused("/me", {"name": name})


async def test_an_account_keeps_tables_across_browsers() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me, server.client() as other:
        table = await me.table("sylvion", ["me"])
        assert {"name": "Ann", "account": True} == await me.post("/account", ANN)
        assert "NotAllowed" == await other.refused("/account", {**ANN, "name": "ann"})
        assert "InvalidInput" == await other.refused("/account", {"name": "Bo", "password": "short"})
        for wrong in ({**ANN, "password": "wrong horse"}, {**ANN, "name": "Nobody"}):
            assert "Forbidden" == await other.refused("/login", wrong)
        assert [] == await other.get("/tables")
        await other.post("/login", ANN)
        assert [table["id"]] == [found["id"] for found in await other.get("/tables")]
        assert b"correct horse" not in b"".join(store.persons.values())
        await other.post("/logout")
        assert [] == await other.get("/tables")
        assert "NotAllowed" == await me.refused("/me", method="DELETE")
        assert "NotYours" == await other.refused("/account", ANN, method="DELETE")
        response = await me.http.request("DELETE", "/api/v1/account", json=ANN)
        assert 204 == response.status_code
        assert "Forbidden" == await other.refused("/login", ANN)


async def test_passwords_cannot_be_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "PASSWORD_RATE", (1e-6, 10))
    async with serving(MemoryStore()) as server, server.client() as me:
        tried = [await me.refused("/login", {**ANN, "name": f"Ann {i}"}) for i in range(12)]
        assert [*["Forbidden"] * 10, "TooMany", "TooMany"] == tried
