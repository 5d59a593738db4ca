"""Cards of the hand are dragged to where they shall go, with the mouse and with a finger."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.test_faults import moves
from tests.browser.visitor import DESK, PHONE, Visitor, visiting

DEAL = 7
PAID_DEAL = 21  # in the first hand is a fountain for two cards, which would hold off fire in the second row
CENTRE = """(selector) => {
  const one = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  const { left, top, width, height } = one.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}"""
Act = Callable[[str, float, float], None]


def mouse(page: Page) -> Act:
    """The hand on the mouse."""

    def act(deed: str, x: float, y: float) -> None:
        page.mouse.move(x, y)
        if deed != "move":
            page.mouse.down() if deed == "down" else page.mouse.up()

    return act


def finger(page: Page) -> Act:
    """A finger on the glass."""
    glass = page.context.new_cdp_session(page)
    kinds = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}

    def act(deed: str, x: float, y: float) -> None:
        points = [] if deed == "up" else [{"x": x, "y": y}]
        glass.send("Input.dispatchTouchEvent", {"type": kinds[deed], "touchPoints": points})

    return act


def lift(visitor: Visitor, act: Act) -> tuple[float, float]:
    """Take the first lit card of the hand a little upwards; where it is now."""
    x, y = visitor.page.evaluate(CENTRE, ".hand button[data-lit]")
    act("down", x, y)
    for step in (15, 40, 80):
        act("move", x, y - step)
    visitor.page.wait_for_selector(".flying")
    visitor.page.wait_for_selector(".board button[data-lit]")
    return x, y - 80


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_card_is_dragged_to_its_place_or_let_go(browser: Browser, site: str, size: tuple[int, int]) -> None:
    with visiting(browser, site, size) as visitor:
        table = visitor.sit("urbion", deal=DEAL)
        before = visitor.wait()["shown"]
        act = finger(visitor.page) if size == PHONE else mouse(visitor.page)
        x, y = lift(visitor, act)
        act("move", 5, 100)
        act("up", 5, 100)  # nothing is there
        visitor.page.wait_for_selector(".flying", state="detached")
        assert before == visitor.look()["shown"]
        lift(visitor, act)
        x, y = visitor.page.evaluate(CENTRE, ".board button[data-lit]")
        act("move", x, y)
        act("up", x, y)
        visitor.wait(before)
        assert [True] == [move["word"].startswith("place:") for move in moves(visitor, table)]


def test_a_card_goes_where_it_was_put_down_after_it_is_paid_for(browser: Browser, site: str) -> None:
    place = '.board [data-target="cell:r2c2"]'
    with visiting(browser, site) as visitor:
        asked = {"table": json.dumps({"seats": ["me"], "settings": {"mode": "introductory"}}), "deal": str(PAID_DEAL)}
        visitor.open(f"/new/sylvion?{urlencode(asked)}")
        table = visitor.sit_down()
        before = visitor.wait()["shown"]
        act = mouse(visitor.page)
        act("move", *visitor.page.evaluate(CENTRE, '.hand [data-code="F3"]'))
        visitor.page.wait_for_selector(f"{place} ~ .fate")  # what it would do there is shown before it is paid for
        act("down", *visitor.page.evaluate(CENTRE, '.hand [data-code="F3"]'))
        x, y = visitor.page.evaluate(CENTRE, place)
        act("move", x, y - 30)
        act("move", x, y)
        act("up", x, y)
        state = visitor.wait(before)
        visitor.page.wait_for_selector(f"{place}[data-kept]")
        while (paid := moves(visitor, table)[1:]) == [] or paid[-1]["choice"] == "pay_unit":
            visitor.press(".hand button[data-lit]")
            state = visitor.wait(state["shown"])
        assert "place:r2c2" == moves(visitor, table)[-1]["word"]
        visitor.page.wait_for_selector('.board [data-code="F3"]')
