"""Every state of a table that is not seen in an ordinary game, looked at with axe."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from tests.browser.test_games import GAMES
from tests.browser.test_pages import looked_at
from tests.browser.visitor import DESK, PHONE, Visitor, visiting
from tests.helpers.measured import note

DEAL = 7
LOOKS = [(DESK, "de", "light"), (PHONE, "ru", "dark")]
DARK = ".table button[data-target]:not([data-lit]):visible"
TRIES = 40  # answers, until something dark has a rule of its own


def refused(visitor: Visitor) -> bool:
    """Whether clicking something dark names a rule."""
    for at in range(min(8, visitor.page.locator(DARK).count())):
        visitor.page.locator(DARK).nth(at).click(force=True)
        visitor.page.wait_for_selector('.notice[role="alert"]')
        if visitor.page.locator(".notice a").count():
            return True
        visitor.press(".notice button")
    return False


def led_to_the_rule(visitor: Visitor) -> None:
    """Something dark names its rule, and the rule's link opens the rulebook there."""
    dice = random.Random(DEAL)
    for _ in range(TRIES):
        state = visitor.wait()
        if refused(visitor):
            break
        visitor.page.keyboard.press("Escape")
        visitor.answer(dice, visitor.wait(""))
        visitor.wait(state["shown"])
    assert [] == visitor.violations()
    with visitor.page.context.expect_page() as opened:
        visitor.press(".notice a")
    book = opened.value
    book.wait_for_selector("dl .wanted")
    rule = book.url.rsplit("#", 1)[1]
    assert rule == book.locator(".wanted dt").inner_text()
    book.close()


def hinted(visitor: Visitor) -> None:
    """Where to look, then which move."""
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".hints > button + button")
    assert [] == visitor.violations()
    visitor.press(".hints > button")
    visitor.page.wait_for_selector(".hints li")
    assert [] == visitor.violations()
    visitor.press(".hints > button")


def unfolded(visitor: Visitor) -> None:
    """The dialogs and the side panel."""
    for key in ("a", "s", "?"):
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_selector("dialog[open]")
        assert [] == visitor.violations()
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector("dialog[open]", state="detached")
    if not visitor.page.locator("aside").count():
        visitor.page.keyboard.press("l")
    for tab in visitor.page.locator("aside [aria-pressed]").all():
        tab.click()
        assert [] == visitor.violations()
    visitor.page.keyboard.press("l")


@pytest.mark.long
@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_every_state_is_accessible(
    browser: Browser, site: str, game: str, size: tuple[int, int], lang: str, theme: str
) -> None:
    with visiting(browser, site, size, lang, theme) as visitor:
        looked_at(visitor, f"/new/{game}")
        for page in ("", "/example", "/symbols"):
            looked_at(visitor, f"/rules/{game}{page}")
        visitor.sit(game, "greedy", DEAL)
        visitor.wait()
        hinted(visitor)
        unfolded(visitor)
        led_to_the_rule(visitor)
    note(
        f"Browser: states of {game.title()} that are seldom seen, {size[0]} × {size[1]}, {lang}, {theme}",
        "options, rulebook, hints, answers, settings, keys, log, chat, players, a refusal and its rule",
        "no console error, no violation of WCAG 2.2 A or AA",
    )
