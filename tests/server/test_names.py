"""Names that look alike, names that nobody may take, and who finds out."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from lichtung.bots.levels import LEVELS
from lichtung.server import site
from lichtung.server.people import passwords
from lichtung.server.people.names import account_key, is_mixed, is_reserved
from tests.server.harness import serving
from tests.server.memory_store import MemoryStore
from tests.server.test_people import CHEAP

PASSWORD = "correct horse"
ADMINS = (
    *(
        "Admin",
        "ADMIN",
        " Admin ",
        "Ad min",
        "Ad\u200bmin",
        "Admin\u202e",
        "A\u0301dmin",
        "Ädmin",
        "[Admin]",
        "-admin-",
    ),
    *("Аdmin", "Αdmin", "Аdmіn", "Adm1n", "AdmIn", "Admln", "Adm|n", "adrnin", "ａｄｍｉｎ", "𝐀𝐝𝐦𝐢𝐧", "ᴀᴅᴍɪɴ", "🅰dmin"),
    *("Ad\u3164min", "Ad\u00admin", "Admın"),
)


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Passwords need not be hard to guess here, and may be tried often."""
    monkeypatch.setattr(passwords, "ARGON2", CHEAP)
    monkeypatch.setattr(site, "PASSWORD_RATE", (1000, 1000))


def locale(code: str) -> str:
    """The words of the table in the browser."""
    return (files("lichtung") / "locales" / code / "web.ftl").read_text(encoding="utf-8")


def test_names_that_look_alike_have_one_key() -> None:
    assert {account_key("admin")} == {account_key(name) for name in ADMINS}
    pairs = (("Bob", "В0Ь"), ("Mila", "Мі1а"), ("Вова", "BOBA"), ("ΝΙΚΟΣ", "νικος"), ("Łódź", "lodz"))
    for one, other in (*pairs, ("Straße", "STRASSE"), ("AΝΝ", "Ann"), ("Vvera", "Wera")):
        assert account_key(one) == account_key(other), other


def test_names_that_differ_have_different_keys() -> None:
    names = ("Ann", "Anne", "Anna", "Анна", "Анюта", "Bob", "Rob", "Max", "Мах2", "Jürgen", "日本", "日木", "🦊", "🐻")
    assert len(names) == len({account_key(name) for name in names})


def test_what_cannot_be_seen_is_no_name() -> None:
    for name in ("", " ", "\u200b\u200d", "\u3164", "\u202e", "…", "\u0301"):
        assert None is account_key(name)


def test_names_of_whoever_runs_the_site_and_of_bots_are_kept() -> None:
    others = ("moderator", "Mod", "system", "server", "Lichtung", "support", "root", "bot", "Bot 2", "host", "staff")
    translated = ("Администратор", "модератор", "бот", "сервер", "поддержка", "Betreiber", "Verwaltung", "Gastgeber")
    levels = [name for code in ("en", "de", "ru") for name in re.findall(r"web-level-\w+ = (.*)", locale(code))]
    assert 3 * len(LEVELS) == len(levels)
    for name in (*ADMINS, *others, *translated, *LEVELS, *levels, "Admin1", "admin_007"):
        assert is_reserved(name), name
    for name in ("Ann", "Анна", "Robot", "Adminton", "Modest", "Hosta", "Botho", "Martin", "Сервелат", "7"):
        assert not is_reserved(name), name


def test_a_word_is_written_in_one_alphabet() -> None:
    for name in ("Аnn", "Annа", "Βob", "МAX", "AΝΝ"):
        assert is_mixed(name), name
    for name in (
        "Анна",
        "Ann",
        "Ann Анна",
        "Ann-Анна",
        "日本の カタカナ",
        "東京タワー",
        "O'Neill",
        "Zoë2",
        "Hawaiʻi",
        "Νίκος",
    ):
        assert not is_mixed(name), name


async def test_an_account_cannot_be_called_like_another_one() -> None:
    async with serving(MemoryStore()) as server, server.client() as me:
        await me.post("/account", {"name": "Вова", "password": PASSWORD})
        for name in ("вова", "Boba", "В0ва", "В о в а", "[Вова]"):
            async with server.client() as other:
                assert "NotAllowed" == await other.refused("/account", {"name": name, "password": PASSWORD}), name
        for name in ("Анна", "Андрей", "Ann"):
            async with server.client() as other:
                await other.post("/account", {"name": name, "password": PASSWORD})


async def test_kept_and_invisible_names_are_refused_wherever_a_name_is_given() -> None:
    store = MemoryStore()
    async with serving(store) as server, server.client() as me, server.client() as other:
        table = await me.table("equinox", ["me", "open"])
        for name, error in (("Аdmin", "NotAllowed"), ("Моdеrator", "NotAllowed"), ("\u3164", "InvalidInput")):
            seats = [{"kind": "me", "name": name}]
            assert error == await other.refused("/me", {"name": name})
            assert error == await other.refused("/account", {"name": name, "password": PASSWORD})
            assert error == await other.refused("/tables", {"game": "sylvion", "seats": seats})
            assert error == await other.refused(f"/tables/{table['id']}/sit", {"seat": 1, "name": name})
            assert error == await me.refused(f"/tables/{table['id']}/sit", {"seat": 0, "name": name})
        assert (1, 1) == (len(store.kept), len(store.persons))
        assert "guest" not in other.http.cookies
        await other.post("/me", {"name": "Анна"})
