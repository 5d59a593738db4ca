"""The first game of a kind is the one for beginners; the next one is not."""

from __future__ import annotations

import json
from typing import Any, Final
from urllib.parse import urlencode

from tests.browser.visitor import Visitor

SHORT: Final = {"seats": ["me"], "settings": {"mode": "introductory"}}


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


def test_the_end_tells_how_it_went_and_the_replay_leads_to_every_turn(visitor: Visitor) -> None:
    visitor.open(f"/new/sylvion?{urlencode({'deal': 7, 'table': json.dumps(SHORT)})}")
    table = visitor.sit_down()
    visitor.wait()
    visitor.play_quickly(seed=3)
    page = visitor.page
    page.wait_for_selector("dialog[open] figure path")
    page.locator("dialog[open] summary").click()
    rows = page.locator("dialog[open] figure tbody tr")
    assert "0" == rows.last.locator("td").inner_text()
    assert "deal=7" in (page.locator('dialog[open] a[href^="/new/sylvion?"]').get_attribute("href") or "")
    page.locator("dialog[open] .turning button").wait_for()
    assert [] == visitor.violations()
    page.locator("dialog[open] .next button").last.click()
    page.wait_for_selector("dialog[open]", state="detached")
    page.locator(".bar .main").click()
    page.wait_for_selector("dialog[open]")
    visitor.open(f"/replay/{table}")
    page.wait_for_selector(".story .now")
    assert 0 == page.get_by_role("button", name="Continue from here").count()
    page.locator(".story h3 button").first.click()
    page.wait_for_selector(".steps button[aria-label]:enabled >> nth=4")
    assert 1 == page.get_by_role("button", name="Continue from here").count()
    page.keyboard.press("End")
    page.wait_for_selector(f'a.result[href="/table/{table}"]')
    assert [] == visitor.violations()
    visitor.open("/tables")
    page.locator(f'a[href="/table/{table}"] .state', has_text="Lost").wait_for()
