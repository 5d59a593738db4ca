"""The first game of a kind is the one for beginners; the next one is not."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import Visitor


def settings_of(visitor: Visitor, table: str) -> dict[str, Any]:
    """The settings with which a table was made."""
    found: dict[str, Any] = visitor.page.request.get(f"{visitor.site}/api/v1/tables/{table}").json()["settings"]
    return found


def test_the_first_game_is_for_beginners_in_two_clicks_and_the_next_one_is_the_usual(visitor: Visitor) -> None:
    visitor.open("/")
    visitor.press('a[href="/new/sylvion"]')
    table = visitor.sit_down()
    assert "introductory" == settings_of(visitor, table)["mode"]
    visitor.wait()
    visitor.play_quickly(seed=5)
    visitor.page.wait_for_selector("dialog[open]")
    visitor.open("/")
    visitor.press('a[href="/new/sylvion"]')
    visitor.page.wait_for_selector('[data-preset="standard"] input:checked')
    assert "advanced" == settings_of(visitor, visitor.sit_down()).get("mode", "advanced")
    visitor.open("/new/equinox")
    visitor.page.wait_for_selector('[data-preset="first"] input:checked')
