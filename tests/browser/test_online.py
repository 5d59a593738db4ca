"""Two people at two browsers, who met by a link, and somebody who looks on."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from tests.browser.party import Look, party, play_together, sit_together
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.helpers.measured import note

DEAL = 7
MIDDLE = 14  # answers
MOUSE: list[Look] = [(DESK, "en", "dark", False), (PHONE, "de", "light", False), (DESK, "ru", "light", False)]
KEYS: list[Look] = [(DESK, "ru", "light", True), (DESK, "en", "dark", True), (PHONE, "de", "dark", True)]


def check(visitors: list[Visitor]) -> None:
    """Look at everybody's page with axe; who only looks on is asked nothing and has no hand."""
    assert [[] for _ in visitors] == [one.violations() for one in visitors]
    watcher = visitors[-1]
    assert 0 == watcher.look()["lit"]
    assert 0 == watcher.page.locator(".hand .card").count()


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "looks"),
    [("equinox", MOUSE), ("equinox", KEYS), ("urbion", MOUSE), ("sylvion", KEYS)],
)
def test_two_browsers_and_a_spectator_see_a_whole_game(
    browser: Browser, site: str, game: str, looks: list[Look]
) -> None:
    with party(browser, site, looks) as everybody:
        host, guest, watcher = everybody
        table = sit_together(host, guest, game, DEAL, "Ada")
        watcher.open(f"/table/{table}")
        watcher.page.wait_for_selector(".frame")
        check(everybody)
        dice = random.Random(DEAL)
        play_together([host, guest], dice, MIDDLE)
        check(everybody)
        assert play_together([host, guest], dice) > 5
        for one in everybody:
            one.page.wait_for_selector("dialog[open]")
        check(everybody)
    hand = "keyboard alone" if looks is KEYS else "mouse"
    note(
        f"Browser: {game.title()} between two browsers, and a spectator, {hand}",
        f"1 whole game: {', '.join(f'{size[0]} × {size[1]} {lang}, {theme}' for size, lang, theme, _ in looks)}",
        "joined by link, all see the result; no console error, no violation of WCAG 2.2 A or AA",
    )
