"""Passwords that are easily guessed, and those who guess."""

from __future__ import annotations

import itertools
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher, extract_parameters

from lichtung.server import site
from lichtung.server.faults import Refused
from lichtung.server.people import delays, passwords
from lichtung.server.people.delays import Delays
from tests.server.harness import serving
from tests.server.memory_store import MemoryStore
from tests.server.test_people import ANN, CHEAP

WRONG = {**ANN, "password": "wrong horse"}


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr(delays, "time", SimpleNamespace(monotonic=lambda: self.now))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords need not be hard to guess here, and one address may try many."""
    monkeypatch.setattr(passwords, "ARGON2", CHEAP)
    monkeypatch.setattr(site, "PASSWORD_RATE", (1000, 1000))


def waiting(found: Delays, whom: str) -> int:
    """How long somebody has to wait for the next try; 0 after one that was let through."""
    try:
        found.begin(whom)
    except Refused as refused:
        return int(refused.detail["seconds"])
    return 0


def test_each_wrong_password_doubles_the_delay_up_to_a_quarter_of_an_hour(clock: Clock) -> None:
    found, waits = Delays(), []
    assert [0] * 5 == [waiting(found, "ann") for _ in range(5)]
    for _ in range(13):
        waits.append(waiting(found, "ann"))
        clock.now += waits[-1] - 0.5
        assert 1 == waiting(found, "ann"), "asking too early costs nothing more"
        clock.now += 0.5
        assert 0 == waiting(found, "ann")
    assert [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900] == waits


def test_the_right_password_and_a_quiet_day_let_counting_begin_anew(clock: Clock) -> None:
    found = Delays()
    for pause in (0.0, delays.FORGET_AFTER + 2):
        assert [0, 0, 0, 0, 0, 1] == [waiting(found, "ann") for _ in range(6)]
        if not pause:
            found.forget("ann")
        clock.now += pause
    assert [0, 0, 0, 0, 0, 1] == [waiting(found, "ann") for _ in range(6)]


def test_only_so_many_names_are_remembered(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delays, "MAX_ACCOUNTS", 3)
    found = Delays()
    for name in "abcde":
        found.begin(name)
    assert ["c", "d", "e"] == list(found.tries)


async def test_one_account_is_not_guessed_at_from_many_addresses(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    addresses = itertools.count()
    monkeypatch.setattr(site, "address", lambda scope: f"10.0.0.{next(addresses)}")

    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        await me.post("/account", ANN)
        for name in ("Ann", "Nobody"):
            names = itertools.cycle((name, name.upper(), f" {name}"))
            tried = [await other.refused("/login", {**WRONG, "name": next(names)}) for _ in range(8)]
            assert [*["Forbidden"] * 5, *["TooMany"] * 3] == tried
        answer = await other.http.post("/api/v1/login", json=ANN)
        assert (429, {"seconds": 1}) == (answer.status_code, answer.json()["detail"])
        clock.now += 1.0
        await other.post("/login", ANN)
        async with server.client() as stranger:
            assert "Forbidden" == await stranger.refused("/login", WRONG), "counting began anew"


async def test_strangers_do_not_lock_out_whoever_is_known_by_a_session(clock: Clock) -> None:
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        await me.post("/account", ANN)
        tried = [await other.refused("/login", WRONG) for _ in range(7)]
        assert "TooMany" == tried[-1]
        assert "Ann" == (await me.get("/me"))["name"]
        await me.post("/login", ANN)
        await me.post("/password", {"old": ANN["password"], "new": "another battery staple"})
        wrong = {"old": "wrong horse", "new": "third battery staple"}
        tried = [await me.refused("/password", wrong) for _ in range(6)]
        assert [*["Forbidden"] * 5, "TooMany"] == tried, "but nobody guesses there, either"


async def test_passwords_that_are_easily_guessed_are_refused() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        common = ("12345678", "password", "Passw0rd!", "qwertyuiop", "iloveyou1", "aaaaaaaaaaaa", "a1" * 100)
        ours = ("lichtung", "sylvion1", "passwort", "пароль12", "йцукен12")
        named = ("KlaraBehrens", "klara behrens 7", "KLARABEHRENS-geheim")
        for password in (*common, *ours, *named):
            body = {"name": "Klara Behrens", "password": password}
            assert "NotAllowed" == await me.refused("/account", body), password
        await me.post("/account", {"name": "Klara Behrens", "password": "correct horse"})
        for password in ("12345678", "klara behrens"):
            assert "NotAllowed" == await me.refused("/password", {"old": "correct horse", "new": password})
        await me.post("/password", {"old": "correct horse", "new": "зелёная лошадь"})


async def test_a_name_that_nobody_has_costs_as_much_as_a_known_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparing with a hash is what takes long, and both do it once with equal parameters."""
    compared: list[str] = []
    verify = PasswordHasher.verify

    def note(hasher: PasswordHasher, hash: str, password: str) -> bool:
        compared.append(hash)
        return verify(hasher, hash, password)

    monkeypatch.setattr(PasswordHasher, "verify", note)
    async with serving(MemoryStore()) as server, server.client() as me, server.client() as other:
        await me.post("/account", ANN)
        for name in ("Ann", "Nobody"):
            await other.refused("/login", {**WRONG, "name": name})
    known, nobodys = compared
    assert known != nobodys
    assert extract_parameters(known) == extract_parameters(nobodys)
