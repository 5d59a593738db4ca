"""A wrong click on a real table: the notice says why, what the thing is for, and what is asked now."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import DESK, PHONE, Visitor, visiting

DEAL = 7
# What is clicked at, and what the notice must say; the first table of each deal, before anything was answered.
CLICKS: dict[str, list[tuple[str, str]]] = {
    "sylvion": [
        (".edge", "forest edge"),
        (".count", "Ravager"),
        (".hand .card", "cards of your hand"),
        (".place:not(.lit)", "any kind that was turned up"),
    ],
    "urbion": [
        (".city .card", "accepts dreams"),
        (".deck", "The deck is the clock"),
        ("span.slot", "Beside each city"),
        (".cities", "pacified cities"),
    ],
    "equinox": [
        (".hand .card", "After the betting step"),
        ('[data-at^="stacks."][data-at$="/5"]', "Each row belongs to one round"),
        ('[data-at="hands.1"]', "only when a power asks"),
        ('[data-at="deck"]', "the game is over"),
    ],
    "tribes": [
        ('[data-at="forest_display.0"]', "costs water"),
        ('[data-at="village_display.0"]', "Building a village"),
        ('[data-at="element_display.0"]', "at the end of your turn"),
        ('[data-at^="leader_cards.0"]', "not laid out"),
    ],
}


def sit(visitor: Visitor, game: str) -> None:
    """Sit down at a table of a numbered deal; it is the visitor's turn."""
    visitor.open("/")
    settings = {"sylvion": {"mode": "introductory"}, "equinox": {"start_player": 0}, "tribes": {"start_player": 0}}
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "uniform"}] * (game in ("equinox", "tribes"))]
    wish = {"game": game, "seats": seats, "settings": settings.get(game, {}), "seed": DEAL}
    table = visitor.page.evaluate(
        """(wish) => fetch('/api/v1/tables', { method: 'POST', body: JSON.stringify(wish),
          headers: { 'content-type': 'application/json' } }).then((one) => one.json())""",
        wish,
    )
    visitor.open(f"/table/{table['id']}")
    visitor.wait()


def told(page: Page, selector: str) -> str:
    """What the notice says after a click at the first thing of a kind that can be seen."""
    page.locator(selector).locator("visible=true").first.click(force=True)  # it says itself that it is no answer
    page.wait_for_function("() => document.querySelector('.notice p')?.innerText.trim()")
    text = page.locator(".notice p").inner_text()
    page.locator(".notice button").click()
    page.wait_for_selector(".notice", state="detached")
    return text


@pytest.mark.parametrize("game", CLICKS)
def test_a_wrong_click_is_answered_by_the_rules(browser: Browser, site: str, game: str) -> None:
    with visiting(browser, site, PHONE if game == "equinox" else DESK) as visitor:
        sit(visitor, game)
        for selector, expected in CLICKS[game]:
            text = told(visitor.page, selector)
            assert expected in text, (selector, text)
        assert [] == visitor.violations()


def test_what_is_impossible_is_listed_and_says_why(browser: Browser, site: str) -> None:
    with visiting(browser, site) as visitor:
        sit(visitor, "tribes")
        page = visitor.page
        dice, state = random.Random(1), visitor.look()
        while not page.locator("[data-impossible^='village']").count():  # the start bonus comes first
            visitor.answer(dice, state)
            state = visitor.wait(state["shown"])
        assert "Build a village" in page.locator("[data-impossible]").all_inner_texts()
        assert "no forest yet" in told(page, '[data-impossible^="village"]')
        page.keyboard.press("a")
        page.locator("dialog .impossible", has_text="Use a leader").click(force=True)
        page.wait_for_function("() => document.querySelector('.notice p')?.innerText.trim()")
        assert "laid out" in page.locator(".notice p").inner_text()
