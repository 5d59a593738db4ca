"""Lost connections, reloads, the same seat twice, going back: nothing is lost or played twice."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor, visiting


def moves(visitor: Visitor, table: str) -> list[Any]:
    """What the server has stored."""
    found: list[Any] = visitor.page.evaluate(f"() => fetch('/api/v1/tables/{table}/moves').then((one) => one.json())")
    return found


def test_a_lost_connection_loses_nothing(visitor: Visitor) -> None:
    table = visitor.sit("urbion")
    visitor.play(random.Random(1), until=3)
    stored = moves(visitor, table)
    before = visitor.look()["shown"]
    visitor.page.context.set_offline(True)
    visitor.page.wait_for_selector('.table[data-status="lost"]')
    visitor.page.context.set_offline(False)
    visitor.page.wait_for_selector('.table[data-status="open"]')
    visitor.wait(before)
    assert stored == moves(visitor, table)
    visitor.play(random.Random(1), until=3)
    assert len(stored) < len(moves(visitor, table))
    visitor.errors = [error for error in visitor.errors if "WebSocket" not in error and "ERR_" not in error]


def test_a_reload_and_going_back_lose_nothing(visitor: Visitor) -> None:
    table = visitor.sit("sylvion")
    visitor.play(random.Random(2), until=3)
    stored = moves(visitor, table)
    visitor.page.reload()
    visitor.wait()
    visitor.page.go_back()
    visitor.page.wait_for_selector(".play")
    visitor.page.go_forward()
    visitor.wait()
    assert stored == moves(visitor, table)


def test_the_same_seat_in_two_windows_shows_the_same(browser: Browser, site: str) -> None:
    with visiting(browser, site) as one:
        table = one.sit("urbion")
        one.wait()
        with visiting(browser, site, context=one.page.context) as two:
            two.open(f"/table/{table}")
            before = two.wait()["shown"]
            one.play(random.Random(3), until=2)
            two.wait(before)
            two.page.wait_for_function(
                "(text) => document.querySelector('.question').innerText === text",
                arg=one.page.locator(".question").inner_text(),
            )
            stored = moves(one, table)
            two.play(random.Random(4), until=1)
            assert len(moves(one, table)) > len(stored)
