"""Advice in the browser says what the server sent, in three languages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket

from lichtung.cli.hinting import SHOWN, percent, place
from lichtung.words import Words, pattern
from tests.browser.visitor import DESK, PHONE, Visitor, visiting

DEAL = 7
LOOKS = [(DESK, "en"), (PHONE, "de"), (PHONE, "ru")]


def heard_hints(visitor: Visitor) -> list[dict[str, Any]]:
    """Filled with the messages that bring advice, as they come."""
    found: list[dict[str, Any]] = []

    def received(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message.get("type") == "hints":
            found.append(message)

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", received)

    visitor.page.on("websocket", opened)
    return found


@pytest.mark.parametrize(("size", "lang"), LOOKS)
def test_the_bar_shows_the_advice_that_was_sent(browser: Browser, site: str, size: tuple[int, int], lang: str) -> None:
    words = Words(lang)
    with visiting(browser, site, size, lang) as visitor:
        heard = heard_hints(visitor)
        visitor.sit("sylvion", "", DEAL)
        visitor.wait()
        visitor.page.keyboard.press("h")
        visitor.page.wait_for_selector(".hints > button + button")
        visitor.press(".hints > button")
        visitor.page.wait_for_selector(".hints li")
        sent = heard[-1]["options"]
        shown = [" ".join(one.split()) for one in visitor.page.locator(".hints li").all_inner_texts()]
        assert min(SHOWN, len(sent)) == len(shown)
        for text, option in zip(shown, sent, strict=False):
            ends = {key: percent(option[key]) for key in ("chance", "low", "high") if option[key] is not None}
            assert words.text(pattern("verdict", verdict=option["verdict"])) in text
            assert "%" not in text
            assert text.startswith(place(sent, option) if ends else "–")
        best, why = sent[0], " ".join(visitor.page.locator(".hints .why").inner_text().split())
        assert not best["why"] or words.reason("sylvion", "recruit_column", best["why"]) in why
        marks = visitor.page.locator(".marks b").all_inner_texts()
        assert (
            {1}
            <= {int(number) for text in marks for number in text.split(" · ")}
            <= set(range(1, len(best["steps"]) + 1))
        )
        visitor.press(".hints button[aria-pressed]")
        shown = [" ".join(one.split()) for one in visitor.page.locator(".hints li").all_inner_texts()]
        for text, option in zip(shown, sent, strict=False):
            if option["chance"] is not None:
                ends = {key: percent(option[key]) for key in ("chance", "low", "high")}
                assert words.text("web-hint-chance", **ends) in text
        assert words.text("web-hint-best") in visitor.page.locator(".hints .head").inner_text()
        wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        assert [] == visitor.violations()
