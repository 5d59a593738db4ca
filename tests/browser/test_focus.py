"""By keyboard alone: the focus is never lost to the page, and no answer is further than three tabs away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import DESK, Visitor, visiting

ANSWERS = 7
TABS = 3
FOCUS = """() => {
  const active = document.activeElement
  return { page: active === document.body, answer: active.matches('button[data-lit]') }
}"""
PARTS = """() => [...new Set([...document.querySelectorAll('.table button[data-lit]')]
  .filter((one) => one.checkVisibility())
  .map((one) => one.closest('main.board, .hand, .bar').classList[0]))]"""
PART = "() => document.activeElement.closest('main.board, .hand, .bar')?.classList[0] ?? ''"


def tabs_to_all(visitor: Visitor, parts: set[str]) -> int:
    """How many presses of the tab key lead through all of these parts of the table; the focus goes back afterwards."""
    begun, tabs = visitor.page.evaluate(PART), 0
    missing = parts - {begun}
    while missing and tabs < TABS:
        visitor.page.keyboard.press("Tab")
        tabs += 1
        missing -= {visitor.page.evaluate(PART)}
    for _ in range(tabs):
        visitor.page.keyboard.press("Shift+Tab")
    assert begun == visitor.page.evaluate(PART)
    assert not missing
    return tabs


@pytest.mark.parametrize("game", ["sylvion", "urbion", "equinox", "tribes"])
def test_the_focus_stays_with_the_answers(browser: Browser, site: str, game: str) -> None:
    with visiting(browser, site, DESK, keyboard=True) as visitor:
        visitor.sit(game, deal=7)
        state = visitor.wait()
        for _ in range(ANSWERS):
            assert {"page": False, "answer": True} == visitor.page.evaluate(FOCUS)
            assert tabs_to_all(visitor, set(visitor.page.evaluate(PARTS))) <= TABS
            visitor.page.keyboard.press("Enter")
            state = visitor.wait(state["shown"])
            assert not visitor.page.evaluate(FOCUS)["page"]
