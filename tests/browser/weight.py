"""How much the browser fetches and how long it takes; `python -m tests.browser.weight` writes docs/browser.md."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor, visiting

GAMES: Final = ("sylvion", "urbion", "equinox", "tribes")
FIRST: Final = 150_000
TABLE: Final = 250_000
PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "browser.md"
FETCHED: Final = """() => performance.getEntriesByType('resource')
  .filter((one) => !one.name.includes('/api/') && !one.name.endsWith('.woff2'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
CLICK: Final = """() => new Promise((done) => {
  const table = document.querySelector('.table')
  const button = table.querySelector('button[data-lit]')
  const before = table.dataset.shown
  const start = performance.now()
  const look = () => (table.dataset.shown !== before ? done(performance.now() - start) : requestAnimationFrame(look))
  button.click()
  look()
})"""


def fetched(visitor: Visitor) -> int:
    """Scripts, styles and symbols that the page has fetched, compressed, in bytes."""
    visitor.page.wait_for_load_state("networkidle")
    return int(visitor.page.evaluate(FETCHED))


def first_page(browser: Browser, site: str) -> tuple[int, float]:
    """The weight of the first page and the milliseconds until it can be used."""
    with visiting(browser, site) as visitor:
        visitor.open("/")
        visitor.page.wait_for_selector('a[href="/new/sylvion"]')
        usable = visitor.page.evaluate("() => performance.now()")
        return fetched(visitor), float(usable)


def table(browser: Browser, site: str, game: str) -> tuple[int, float]:
    """The weight of a table from an empty cache, and the milliseconds from a click to its effect (median of nine)."""
    with visiting(browser, site) as maker:
        name = maker.sit(game)
        maker.wait()
        with visiting(browser, site) as visitor:
            visitor.open(f"/table/{name}")
            visitor.page.wait_for_selector(".frame")
            weight = fetched(visitor)
        times: list[float] = []
        for _ in range(9):
            times.append(maker.page.evaluate(CLICK))
            if maker.wait()["over"]:
                break
        return weight, statistics.median(times)


def written(first: tuple[int, float], tables: dict[str, tuple[int, float]]) -> str:
    """The page of the documentation."""
    rows = "\n".join(
        f"| table of {game} | {size / 1000:.0f} kB | {TABLE / 1000:.0f} kB | a move: {time:.0f} ms |"
        for game, (size, time) in tables.items()
    )
    return f"""# The browser table, measured

Compressed scripts, styles and symbols from an empty cache, without fonts; times on the machine that measured, in Debian's
Chromium without a window, server and browser on the same machine. `python -m tests.browser.weight` writes this page.

| Page | Weight | Limit | Time |
|---|---|---|---|
| first page | {first[0] / 1000:.0f} kB | {FIRST / 1000:.0f} kB | usable after {first[1]:.0f} ms |
{rows}
"""


def main() -> None:
    """Measure a running site (its address is the argument) and write the page."""
    from tools import browser as chromium

    with sync_playwright() as play:
        browser: Any = play.chromium.launch(executable_path=chromium.found(), args=["--no-sandbox"])
        site = sys.argv[1]
        PAGE.write_text(
            written(first_page(browser, site), {game: table(browser, site, game) for game in GAMES}), encoding="utf-8"
        )
        browser.close()


if __name__ == "__main__":
    main()
