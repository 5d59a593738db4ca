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


def find_parts(visitor: Visitor, key: str) -> set[str]:
    """The parts of the table that up to three presses of a key lead to; afterwards the focus is where it was."""
    visitor.page.evaluate("() => { window.begun = document.activeElement }")
    found = {visitor.page.evaluate(PART)}
    for _ in range(TABS):
        visitor.page.keyboard.press(key)
        found.add(visitor.page.evaluate(PART))
    visitor.page.evaluate("() => window.begun.focus()")
    return found


@pytest.mark.parametrize("game", ["sylvion", "urbion", "equinox", "tribes"])
def test_the_focus_stays_with_the_answers(browser: Browser, site: str, game: str) -> None:
    with visiting(browser, site, DESK, keyboard=True) as visitor:
        visitor.sit(game, deal=7)
        state = visitor.wait()
        for _ in range(ANSWERS):
            assert {"page": False, "answer": True} == visitor.page.evaluate(FOCUS)
            found = find_parts(visitor, "Tab") | find_parts(visitor, "Shift+Tab")
            assert set(visitor.page.evaluate(PARTS)) <= found
            visitor.page.keyboard.press("Enter")
            state = visitor.wait(state["shown"])
            assert not visitor.page.evaluate(FOCUS)["page"]
