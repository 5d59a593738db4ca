"""What becomes of cookies and accounts when a site is upgraded that had neither sessions nor keys for names."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from datetime import timedelta
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from lichtung.server.people.callers import hash_secret
from lichtung.server.store.errors import Taken
from lichtung.server.store.migrate import upgrade
from lichtung.server.store.place import Place
from lichtung.server.store.records import BEFORE, now
from lichtung.server.store.sql import SqlStore
from tests.server.harness import serving
from tests.server.stored import BEGIN

SECRET = bytes(range(32))
NAMES = ("Guest", "Вова", "BOBA", "boba ", "Ann", "\u200b")  # the last one signs in with nothing to see


def old_cookie(person: str) -> str:
    """As it was signed before there were sessions."""
    return f"{person}.{hmac.new(SECRET, person.encode(), hashlib.sha256).hexdigest()}"


def old_site(url: str) -> None:
    """A site of the first version: a guest, and five accounts."""
    upgrade(url, "0001")
    engine = sa.create_engine(Place(url).sync_url)
    made = BEGIN.replace(tzinfo=None) if Place(url).is_lite else BEGIN
    with engine.begin() as db:
        meta = sa.MetaData()
        meta.reflect(db)
        db.execute(sa.insert(meta.tables["secrets"]).values(name="cookies", value=SECRET))
        for number, name in enumerate(NAMES):
            account = name if number else ""
            row = {"id": f"p{number}", "name": name, "account": account, "account_key": account.casefold() or None}
            row |= {"password": f"hash {number}", "banned": "rude" if name == "Ann" else ""}
            db.execute(sa.insert(meta.tables["people"]).values(**row, created=made + timedelta(hours=number)))
    engine.dispose()
    upgrade(url)


async def test_cookies_of_before_are_sessions_that_end_in_sixty_days(place: str) -> None:
    await asyncio.to_thread(old_site, place)
    async with serving(SqlStore(place)) as server:
        store = server.site.store
        for number in range(len(NAMES)):
            found = await store.session(hash_secret(old_cookie(f"p{number}")))
            assert found is not None
            session, person = found
            assert (f"p{number}", BEFORE) == (person.id, session.label)
            assert timedelta(days=59) < session.ends - now() <= timedelta(days=60)
        answers: list[Any] = []
        for cookie in (old_cookie("p0"), old_cookie("p4"), old_cookie("p0")[:-1] + "x", "p0"):
            async with httpx.AsyncClient(base_url=server.origin, cookies={"guest": cookie}) as http:
                answer = await http.get("/api/v1/me")
                answers.append((answer.status_code, answer.json().get("name"), "set-cookie" in answer.headers))
        assert [(200, "Guest", True), (403, None, False), (200, "", False), (200, "", False)] == answers


async def test_accounts_whose_names_look_alike_keep_them_and_no_more_are_made(place: str) -> None:
    await asyncio.to_thread(old_site, place)
    store = SqlStore(place)
    await store.open()
    found = {name: await store.account(name) for name in (*NAMES[1:], "вова", "bOBA", "В0ва", "ann")}
    owners = {name: person.id for name, person in found.items() if person is not None}
    exactly = {"Вова": "p1", "BOBA": "p2", "boba ": "p3", "Ann": "p4", "\u200b": "p5"}
    assert {**exactly, "вова": "p1", "bOBA": "p2", "В0ва": "p1", "ann": "p4"} == owners
    await store.change_person("p2", name="Robert", banned="rude")
    again = await store.account("BOBA")
    assert again is not None
    assert ("p2", "Robert", "rude") == (again.id, again.name, again.banned)
    for name in ("Boba", "Вoва"):
        with pytest.raises(Taken):
            await store.change_person("p0", account=name)
    await store.close()


async def test_a_site_without_a_visitor_is_upgraded(place: str) -> None:
    await asyncio.to_thread(upgrade, place, "0001")
    await asyncio.to_thread(upgrade, place)
    store = SqlStore(place)
    await store.open()
    assert None is await store.account("Ann")
    await store.close()
