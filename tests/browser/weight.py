"""How much the browser fetches and how long it takes; `bench/pages.py` writes it into docs/browser.md."""

from __future__ import annotations

import statistics
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor, visiting

GAMES: Final = ("sylvion", "urbion", "equinox", "tribes")
FIRST: Final = 150_000
TABLE: Final = 250_000
MOVES: Final = 9
FETCHED: Final = """() => performance.getEntriesByType('resource')
  .filter((one) => !one.name.includes('/api/') && !one.name.includes('/socket.io/') && !one.name.endsWith('.woff2'))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
# Calls `then` when what the page looks like now is painted; to be called before a frame is drawn, by requestAnimationFrame.
PAINTED: Final = """(then) => {
  const channel = new MessageChannel()
  channel.port1.onmessage = then
  channel.port2.postMessage(0)
}"""
# The milliseconds until the server's answer is painted; null where the click was only the first part of an answer.
CLICK: Final = f"""() => new Promise((done) => {{
  const painted = {PAINTED}
  const table = document.querySelector('.table')
  const button = table.querySelector('button[data-lit]')
  const before = table.dataset.shown
  const start = performance.now()
  const look = () => {{
    const now = table.dataset.shown
    if (parseInt(now) !== parseInt(before)) painted(() => done(performance.now() - start))
    else if (now !== before && !table.dataset.busy) done(null)
    else requestAnimationFrame(look)
  }}
  button.click()
  requestAnimationFrame(look)
}})"""


class Measured(NamedTuple):
    """Bytes of scripts, styles and symbols; milliseconds until the page can be used, and from a click to its effect."""

    weight: int
    usable: float
    move: float | None = None


def opened(visitor: Visitor, path: str, sign: str) -> Measured:
    """Open a page from an empty cache and wait for what can be used there."""
    visitor.open(path)
    visitor.page.wait_for_selector(sign)
    usable = float(visitor.page.evaluate("() => performance.now()"))
    visitor.page.wait_for_load_state("networkidle")
    return Measured(int(visitor.page.evaluate(FETCHED)), usable)


def first_page(browser: Browser, site: str) -> Measured:
    """The first page."""
    with visiting(browser, site) as visitor:
        return opened(visitor, "/", 'a[href="/new/sylvion"]')


def table(browser: Browser, site: str, game: str) -> Measured:
    """A table, opened by its address, and the median of some moves."""
    with visiting(browser, site) as maker:
        name = maker.sit(game)
        maker.wait()
        with visiting(browser, site) as visitor:
            found = opened(visitor, f"/table/{name}", ".frame")
        return found._replace(move=statistics.median(times(maker)))


def times(visitor: Visitor) -> list[float]:
    """How long some answers took to be shown."""
    found: list[float] = []
    while len(found) < MOVES and not visitor.wait()["over"]:
        time = visitor.page.evaluate(CLICK)
        if time is not None:
            found.append(float(time))
    return found
