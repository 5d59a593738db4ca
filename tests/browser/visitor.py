"""Somebody who visits the site: looks, clicks what is lit, complains about errors."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

PATIENCE: Final = 60_000  # milliseconds; only a failing test waits so long
DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
SIDEWAYS: Final = (844, 390)  # a phone on its side
ZOOMED: Final = (720, 450)  # a desk at 200 %
AXE: Final = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

LOOK: Final = """() => {
  const table = document.querySelector('.table')
  if (!table) return null
  const lit = [...table.querySelectorAll('button[data-lit]')].filter((one) => one.checkVisibility())
  return { shown: table.dataset.shown, over: 'over' in table.dataset, busy: !!table.dataset.busy, lit: lit.length,
    curtain: !!document.querySelector('[data-curtain]') }
}"""
POINT: Final = """(place) => {
  const one = [...document.querySelectorAll('.table button[data-lit]')].filter((one) => one.checkVisibility())[place]
  if (!one) return null
  one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = one.getBoundingClientRect()
  for (const [part, down] of [[0.5, 0.5], [0.5, 0.1], [0.15, 0.5], [0.85, 0.5], [0.5, 0.9], [0.1, 0.1], [0.9, 0.9]]) {
    const [x, y] = [left + width * part, top + height * down]
    if (one.contains(document.elementFromPoint(x, y))) return { x, y }
  }
  return null
}"""
READY: Final = """(before) => {
  const table = document.querySelector('.table')
  if (!table || table.dataset.busy || table.dataset.shown === before) return false
  return 'over' in table.dataset || !!table.querySelector('button[data-lit]') || !!document.querySelector('[data-curtain]')
}"""

QUICKLY: Final = (Path(__file__).parent / "player.js").read_text(encoding="utf-8")
STILL: Final = """() => Promise.all(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished.catch(() => {})))"""


@cache
def axe() -> str:
    """The source of axe-core."""
    return AXE.read_text(encoding="utf-8")


class Visitor:
    """A page, and everything it complained about."""

    def __init__(self, page: Page, site: str, keyboard: bool = False) -> None:
        self.page: Final = page
        self.site: Final = site
        self.keyboard: Final = keyboard
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def heard(self, message: ConsoleMessage) -> None:
        """Remember errors and warnings of the console."""
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def open(self, path: str) -> None:
        """Go to an address."""
        self.page.goto(self.site + path)

    def press(self, selector: str) -> None:
        """Use a button or link, by mouse or by keyboard."""
        if self.keyboard:
            self.page.locator(selector).first.focus()
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(selector).first.click()

    def sit(self, game: str, level: str = "uniform", deal: int | None = None) -> str:
        """From the page of a game, as it is usually laid, to a table with bots of a level; its id."""
        games = self.page.request.get(f"{self.site}/api/v1/games").json()
        seats = next(one["usual_seats"] for one in games if one["id"] == game)
        table = {"seats": ["me", *[f"bot:{level or 'normal'}"] * (seats - 1)], "settings": {}}
        asked = {"table": json.dumps(table)} | ({} if deal is None else {"deal": str(deal)})
        self.open(f"/new/{game}?{urlencode(asked)}")
        return self.sit_down()

    def sit_down(self) -> str:
        """Play what the page of a game has chosen; the table's id."""
        self.page.wait_for_selector(".play:enabled")
        self.press(".play:enabled")
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector(".frame")
        return self.page.url.rsplit("/", 1)[1]

    def look(self) -> dict[str, Any]:
        """What the table says of itself."""
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def wait(self, before: str = "") -> dict[str, Any]:
        """Wait until something else is shown and somebody is asked, or the game is over."""
        self.page.wait_for_function(READY, arg=before)
        return self.look()

    def answer(self, dice: random.Random, state: dict[str, Any]) -> None:
        """Choose one of the things that are lit."""
        if state["curtain"]:
            return self.press("[data-curtain]")
        if self.keyboard:
            for _ in range(dice.randint(1, min(4, state["lit"]))):
                self.page.keyboard.press("n")
            return self.page.keyboard.press("Enter")
        self.click(dice.randrange(state["lit"]))

    def click(self, place: int) -> None:
        """Click one of the lit things with the mouse, where it can be seen."""
        point = self.page.evaluate(POINT, place)
        assert point is not None, "something lit is covered by something else"
        self.page.mouse.click(point["x"], point["y"])

    def play(self, dice: random.Random, until: int = 3000) -> int:
        """Play until the game is over, or so many answers were given; how many it were."""
        state = self.wait()
        for count in range(until):
            if state["over"]:
                return count
            self.answer(dice, state)
            state = self.wait(state["shown"])
        return until

    def play_quickly(self, seed: int, until: int = 3000) -> int:
        """Play on by clicks made inside the page, which is far faster than one call for each; how many it were."""
        count: int = self.page.evaluate(QUICKLY, {"seed": seed, "until": until, "patience": PATIENCE})
        return count

    def violations(self) -> list[str]:
        """What axe-core finds against WCAG 2.2 A and AA."""
        self.page.evaluate(axe())
        self.page.evaluate(STILL)
        found = self.page.evaluate("(tags) => axe.run(document, { runOnly: { type: 'tag', values: tags } })", TAGS)
        return [
            f"{one['id']}: {node['html'][:160]} {json.dumps(node['any'][0]['message'] if node['any'] else '')}"
            for one in found["violations"]
            for node in one["nodes"][:4]
        ]


@contextmanager
def visiting(
    browser: Browser,
    site: str,
    size: tuple[int, int] = DESK,
    lang: str = "en",
    theme: str = "dark",
    keyboard: bool = False,
    speed: str = "off",
    context: BrowserContext | None = None,
) -> Iterator[Visitor]:
    """A visit; at its end nothing may have been complained about."""
    own = context or browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        color_scheme=theme,  # type: ignore[arg-type]
        has_touch=size in (PHONE, SIDEWAYS),
    )
    own.add_init_script(
        f"if (!localStorage.speed) localStorage.speed = '{speed}'; if (!localStorage.lang) localStorage.lang = '{lang}'"
    )
    page = own.new_page()
    visitor = Visitor(page, site, keyboard)
    yield visitor
    page.close()
    if context is None:
        own.close()
    assert [] == visitor.errors, visitor.errors
