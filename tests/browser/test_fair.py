"""Who may speak for a seat, in the browser: invitations, people who are removed, other devices, who looks on."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.party import ASK, BOT, FRIEND, LINK, ME, Look, party, path_of
from tests.browser.visitor import DESK, PHONE, Visitor

REMOVED: Final = {
    "en": "The host has freed your seat. You no longer play at this table.",
    "de": "Dein Platz wurde wieder freigegeben. Du spielst an diesem Tisch nicht mehr mit.",
    "ru": "Хозяин стола освободил ваше место. Вы больше не играете за этим столом.",
}
USED: Final = {
    "en": "This link is used up",
    "de": "Dieser Link ist verbraucht",
    "ru": "Эта ссылка уже использована",
}
DEVICES: Final = "button.devices"
TOUCH: Final = """() => {
  const part = document.querySelector('dialog[open]') ?? document.querySelector('main')
  return [...part.querySelectorAll('button, input')].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect()).filter((one) => one.width < 44 || one.height < 44).length
}"""


def waiting(host: Visitor, seats: list[dict[str, str]], **wish: object) -> str:
    """A table that waits for somebody, and its host in front of it; the table's id."""
    host.open("/about")
    made = host.page.evaluate(ASK, ["/tables", {"game": "equinox", "seats": seats, "start": False, **wish}])
    host.open(f"/table/{made['id']}")
    host.page.wait_for_selector("li.seat-1 button")
    return str(made["id"])


def check(*visitors: Visitor) -> None:
    """Nothing for axe to complain about, nothing too small for a finger."""
    for one in visitors:
        assert [] == one.violations()
        assert 0 == one.page.evaluate(TOUCH)


def without_refusals(*visitors: Visitor) -> None:
    """A page that is refused something has that in its console; here it is meant."""
    for one in visitors:
        one.errors = [error for error in one.errors if "403" not in error]


@pytest.mark.parametrize("looks", [[(DESK, "en", "dark", False), (PHONE, lang, "light", False)] for lang in REMOVED])
def test_an_invitation_is_used_once_and_its_guest_may_be_removed(
    browser: Browser, site: str, looks: list[Look]
) -> None:
    lang = looks[1][1]
    with party(browser, site, [*looks, looks[1]]) as (host, guest, late):
        waiting(host, [ME, FRIEND])
        host.press("li.seat-1 button")
        host.page.wait_for_selector(LINK)
        check(host)
        link = path_of(host.page.locator(LINK).input_value())
        guest.open(link)
        guest.page.wait_for_selector("li.seat-1 input.name")
        check(guest)
        late.open(link)
        late.page.wait_for_selector("main h1")
        assert USED[lang] == late.page.locator("main h1").inner_text()
        check(late)
        remove = host.page.get_by_role("button", name="Remove", exact=True)
        remove.wait_for()
        check(host)
        remove.click()
        guest.page.wait_for_selector("main [role=alert]")
        assert REMOVED[lang] == guest.page.locator("main [role=alert]").inner_text()
        check(guest)
        host.page.wait_for_selector("li.seat-1 button")
        without_refusals(late)


def test_a_guest_who_was_removed_from_a_table_without_spectators_is_told(browser: Browser, site: str) -> None:
    with party(browser, site, [(DESK, "en", "dark", False), (PHONE, "en", "light", False)]) as (host, guest):
        table = waiting(host, [ME, FRIEND], spectators="none")
        token = host.page.evaluate(ASK, [f"/tables/{table}/link", {"seat": 1}])["token"]
        guest.open(f"/join/{table}/1#{token}")
        guest.page.wait_for_selector("li.seat-1 input.name")
        assert "Nobody may watch." == guest.page.locator(".spectators").inner_text().strip()
        host.page.get_by_role("button", name="Remove", exact=True).click()
        guest.page.wait_for_selector("main [role=alert]")
        assert REMOVED["en"] == guest.page.locator("main [role=alert]").inner_text()
        without_refusals(guest)


def test_one_plays_on_another_device_until_the_link_is_ended(browser: Browser, site: str) -> None:
    with party(browser, site, [(DESK, "en", "dark", False), (PHONE, "en", "light", False)]) as (desk, phone):
        desk.open("/about")
        table = desk.page.evaluate(ASK, ["/tables", {"game": "equinox", "seats": [ME, BOT], "spectators": "none"}])[
            "id"
        ]
        desk.open(f"/table/{table}")
        desk.page.wait_for_selector(".frame")
        desk.press("aside .tabs button:nth-child(3)")
        desk.press(DEVICES)
        desk.press("dialog .make")
        desk.page.wait_for_selector("dialog li")
        check(desk)
        phone.open(path_of(desk.page.locator("dialog .url input").input_value()))
        phone.page.wait_for_selector(".frame .hand")
        phone.press(".tools button")
        phone.press("aside .tabs button:nth-child(3)")
        phone.page.wait_for_selector("aside .spectators")
        assert 0 == phone.page.locator(DEVICES).count()
        assert [] == phone.violations()
        desk.press("dialog li button")
        desk.page.wait_for_selector("dialog .none")
        phone.page.wait_for_selector("p.center a")
        assert 0 == phone.page.locator(".hand").count()
        desk.page.keyboard.press("Escape")
        assert desk.wait()["lit"] > 0
