"""Lost connections, reloads, the same seat twice, going back: nothing is lost or played twice."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.visitor import Visitor, visiting

DEAL = 7
ENOUGH = 5  # clicks: an answer takes up to three
STORED = "(table) => fetch(`/api/v1/tables/${table}/moves`).then((one) => one.json()).then((all) => all.length > 0)"


def moves(visitor: Visitor, table: str) -> list[Any]:
    """What the server has stored."""
    found: list[Any] = visitor.page.evaluate(f"() => fetch('/api/v1/tables/{table}/moves').then((one) => one.json())")
    return found


class Wire:
    """The connection between a page and the server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.deaf = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket*", self.opened)

    def opened(self, socket: WebSocketRoute) -> None:
        """The page asks for a connection: it gets one, unless the wire is cut."""
        if self.cut:
            return socket.close()
        server = socket.connect_to_server()
        server.on_message(lambda message: None if self.deaf else socket.send(message))
        self.sockets.append(socket)

    def break_(self) -> None:
        """Cut the wire."""
        self.cut = True
        self.sockets[-1].close()

    def mend(self) -> None:
        """The wire is whole again."""
        self.cut = self.deaf = False


def test_a_lost_connection_loses_nothing(visitor: Visitor) -> None:
    wire = Wire(visitor.page)
    table = visitor.sit("urbion", deal=DEAL)
    visitor.play(random.Random(1), until=ENOUGH)
    stored = moves(visitor, table)
    wire.break_()
    visitor.page.wait_for_selector('.table[data-status="lost"]')
    wire.mend()
    visitor.page.wait_for_selector('.table[data-status="open"]')
    visitor.wait()
    assert stored == moves(visitor, table)
    visitor.play(random.Random(1), until=ENOUGH)
    assert len(stored) < len(moves(visitor, table))


def test_a_move_whose_answer_was_lost_is_played_once(visitor: Visitor) -> None:
    wire = Wire(visitor.page)
    table = visitor.sit("sylvion", deal=DEAL)
    before = visitor.wait()["shown"]
    wire.deaf = True
    visitor.page.locator(".table button[data-lit]:visible").first.click()
    visitor.page.wait_for_selector(".table[data-busy]")
    visitor.page.wait_for_function(STORED, arg=table)
    stored = moves(visitor, table)
    wire.break_()
    visitor.page.wait_for_selector('.table[data-status="lost"]')
    wire.mend()
    visitor.wait(before)
    assert stored == moves(visitor, table)


def test_a_reload_and_going_back_lose_nothing(visitor: Visitor) -> None:
    table = visitor.sit("sylvion", deal=DEAL)
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
        table = one.sit("urbion", deal=DEAL)
        one.wait()
        with visiting(browser, site, context=one.page.context) as two:
            two.open(f"/table/{table}")
            before = two.wait()["shown"]
            one.play(random.Random(3), until=ENOUGH)
            one.page.keyboard.press("Escape")  # what was only pointed at is nothing the other window knows
            two.wait(before)
            two.page.wait_for_function(
                "(text) => document.querySelector('.question').innerText === text",
                arg=one.page.locator(".question").inner_text(),
            )
            stored = moves(one, table)
            two.play(random.Random(4), until=ENOUGH)
            assert len(moves(one, table)) > len(stored)
