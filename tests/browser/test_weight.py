"""The first page and every table are light."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser import weight


def test_the_first_page_is_light(browser: Browser, site: str) -> None:
    assert 10_000 < weight.first_page(browser, site).weight <= weight.FIRST


@pytest.mark.parametrize("game", weight.GAMES)
def test_a_table_is_light(browser: Browser, site: str, game: str) -> None:
    assert 10_000 < weight.table(browser, site, game).weight <= weight.TABLE
