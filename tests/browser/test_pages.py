"""Every page besides the tables: accessible, without errors, in all languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import DESK, PHONE, Visitor, visiting

PATHS = (
    "/",
    "/new/sylvion",
    "/new/equinox",
    "/tables",
    "/rules",
    "/rules/urbion",
    "/rules/urbion/example",
    "/rules/urbion/symbols",
    "/about",
    "/nowhere",
)


def looked_at(visitor: Visitor, path: str) -> None:
    """Open a page, unfold what can be unfolded, and look with axe."""
    visitor.open(path)
    visitor.page.wait_for_selector("main h1")
    visitor.page.evaluate("() => document.querySelectorAll('main details').forEach((one) => (one.open = true))")
    assert [] == visitor.violations()
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{path} is wider than the screen by {wide} px"


@pytest.mark.parametrize(("size", "lang", "theme"), [(DESK, "en", "light"), (PHONE, "ru", "dark")])
def test_pages_are_accessible(browser: Browser, site: str, size: tuple[int, int], lang: str, theme: str) -> None:
    with visiting(browser, site, size, lang, theme) as visitor:
        for path in PATHS:
            looked_at(visitor, path)
        visitor.errors = [error for error in visitor.errors if "404" not in error]  # /nowhere is said to be missing


def test_the_language_changes_in_mid_game(visitor: Visitor) -> None:
    visitor.sit("sylvion")
    before = visitor.page.locator(".question").inner_text()
    visitor.page.keyboard.press("s")
    visitor.page.locator("dialog label", has_text="Deutsch").click()
    visitor.page.wait_for_function("() => document.documentElement.lang === 'de'")
    visitor.page.keyboard.press("Escape")
    assert before != visitor.page.locator(".question").inner_text()


def test_the_keyboard_is_explained(visitor: Visitor) -> None:
    visitor.sit("urbion")
    visitor.page.keyboard.press("?")
    visitor.page.wait_for_selector("dialog[open] kbd")
    assert [] == visitor.violations()


def test_something_dark_says_why_it_cannot_be_chosen(visitor: Visitor) -> None:
    visitor.sit("equinox")
    visitor.wait()
    dark = visitor.page.locator(".table button[data-target]:not([data-lit]):visible")
    dark.first.click(force=True)  # it says of itself that it is disabled, which Playwright would wait for
    visitor.page.wait_for_selector('.notice[role="alert"]')
    assert visitor.page.locator(".notice p").inner_text().strip()
