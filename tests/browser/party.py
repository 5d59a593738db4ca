"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from playwright.sync_api import Browser

from tests.browser.visitor import PATIENCE, Visitor, visiting

Look = tuple[tuple[int, int], str, str, bool]  # size, language, theme, keyboard only
LINK: Final = ".url input"
ASK: Final = """([path, wish]) => fetch(`/api/v1${path}`, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish),
}).then((one) => one.json())"""
MOVED: Final = """(before) => {
  const table = document.querySelector('.table')
  return !table.dataset.busy && table.dataset.shown !== before
}"""


def invited(host: Visitor, game: str, deal: int) -> str:
    """Make a table for two whose second seat is a friend's; the friend's link."""
    host.open("/")
    host.press(f'a[href="/new/{game}"]')
    host.page.wait_for_selector(".play:enabled")
    host.press("details:has(.deal) summary")
    two = host.page.get_by_role("radio", name="2", exact=True)
    two.focus()
    host.page.keyboard.press("Space")
    host.page.locator("select").nth(1).select_option("friend")
    host.page.locator(".deal input").fill(str(deal))
    host.press(".play:enabled")
    host.page.wait_for_selector("li.seat-1 button")
    host.press("li.seat-1 button")
    host.page.wait_for_selector(LINK)
    return host.page.locator(LINK).input_value()


def path_of(link: str) -> str:
    """A link without the site."""
    return "/" + link.split("/", 3)[3]


@contextmanager
def party(browser: Browser, site: str, looks: list[Look]) -> Iterator[list[Visitor]]:
    """People in browsers of their own."""
    with ExitStack() as stack:
        yield [stack.enter_context(visiting(browser, site, *look)) for look in looks]


Wish = dict[str, str]
ME: Final[Wish] = {"kind": "me"}
FRIEND: Final[Wish] = {"kind": "friend"}
BOT: Final[Wish] = {"kind": "bot", "level": "uniform"}


def made(visitor: Visitor, game: str, seats: list[Wish], deal: int, **settings: str) -> str:
    """A new table, made without the page for it; its id."""
    visitor.open("/about")
    wish = {"game": game, "settings": settings, "seats": seats, "spectators": "public", "start": True, "seed": deal}
    return str(visitor.page.evaluate(ASK, ["/tables", wish])["id"])


def sit_quickly(host: Visitor, guest: Visitor, game: str, deal: int, name: str) -> str:
    """Two people at a table, the second joined by link, without waiting in a lobby; the table's id."""
    table = made(host, game, [{"kind": "me", "name": name}, FRIEND], deal)
    token = host.page.evaluate(ASK, [f"/tables/{table}/link", {"seat": 1}])["token"]
    join(guest, f"/join/{table}/1#{token}")
    host.open(f"/table/{table}")
    for one in (guest, host):
        one.page.wait_for_selector(".frame")
    return table


def join(guest: Visitor, path: str) -> None:
    """Sit down by the link to a numbered deal, after reading what that means."""
    guest.open(path)
    guest.page.wait_for_selector("[role=note]")
    guest.press(".join")


def sit_together(host: Visitor, guest: Visitor, game: str, deal: int, name: str) -> str:
    """Two people at a table, the second joined by link; the table's id."""
    join(guest, path_of(invited(host, game, deal)))
    guest.page.wait_for_selector("li.seat-1")
    host.page.locator("input.name").fill(name)
    host.page.keyboard.press("Enter")
    guest.page.wait_for_selector(f"li.seat-0:has-text('{name}')")
    host.page.wait_for_selector("main .deeds .main:enabled")
    host.press("main .deeds .main:enabled")
    for one in (host, guest):
        one.page.wait_for_selector(".frame")
    return host.page.url.rsplit("/", 1)[1]


def play_together(players: list[Visitor], dice: random.Random, until: int = 3000, until_curtain: bool = False) -> int:
    """Whoever is asked answers, until the game is over or so many answers were given; how many it were."""
    for count in range(until):
        one = asked(players)
        if one is None:
            return count
        state = one.look()
        if until_curtain and state["curtain"]:
            return count
        one.answer(dice, state)
        one.page.wait_for_function(MOVED, arg=state["shown"])
    return until


def asked(players: list[Visitor]) -> Visitor | None:
    """Who can answer something now; None when the game is over for all."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        states = [one.look() for one in players]
        if all(state["over"] for state in states):
            return None
        for one, state in zip(players, states, strict=True):
            if not state["over"] and not state["busy"] and (state["lit"] or state["curtain"]):
                return one
        players[0].page.wait_for_timeout(5)
    raise AssertionError("nobody is asked anything, and the game is not over")
