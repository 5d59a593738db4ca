"""Nothing jumps: whatever comes and goes has its own room. And nothing is too small to read, or too long for its card."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Browser

import lichtung
from lichtung.words import Words
from tests.browser.party import ME, made
from tests.browser.test_games import GAMES
from tests.browser.visitor import DESK, PHONE, SIDEWAYS, Visitor, visiting

DEAL: Final = 7
TABLET: Final = (820, 1180)
BIG: Final = (2560, 1440)
PLACES: Final = [
    ("sylvion", PHONE, 1),
    ("equinox", SIDEWAYS, 3),
    ("urbion", TABLET, 1),
    ("tribes", DESK, 5),
    ("tribes", BIG, 4),
]
BOT: Final = {"kind": "bot", "level": "uniform"}
DARK: Final = ".table button[data-target]:not([data-lit]):visible"
SMALLEST: Final = 11  # px
# Where everything on the board and in the hand lies: what is laid above one another is found by its number.
BOXES: Final = """() => Object.fromEntries([...document.querySelectorAll('.board, .board [data-at], .hand, .hand .card')]
  .map((one, n) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [`${n} ${one.dataset.at ?? ''} ${one.className}`, [left, top, width, height].map(Math.round)]
  }))"""
SMALL: Final = """(least) => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement
    if (!node.textContent.trim() || !one.checkVisibility() || one.closest('.visually-hidden')) continue
    const size = parseFloat(getComputedStyle(one).fontSize)
    if (size > 0 && size < least - 0.01) found.add(`${one.className}: ${node.textContent.trim()} ${size}`)
  }
  return [...found]
}"""
CUT: Final = """([names, width]) => {
  const card = document.querySelector('.hand .card')
  const all = document.createElement('div')
  for (const name of names) {
    const one = card.cloneNode(true)
    one.style.setProperty('--card-w', `${width}px`)
    one.querySelector('.name').textContent = name
    all.append(one)
  }
  card.closest('.board, body').append(all)
  const cut = [...all.querySelectorAll('.name')].filter((one) =>
    !one.checkVisibility() || one.scrollWidth > one.clientWidth + 1 ||
    one.scrollHeight > one.clientHeight + parseFloat(getComputedStyle(one).lineHeight) / 2) // a line more than is seen
  all.remove()
  return cut.map((one) => one.textContent)
}"""


def sit(visitor: Visitor, game: str, seats: int, **settings: str) -> None:
    """At a table with bots."""
    table = made(visitor, game, [ME, *[BOT] * (seats - 1)], DEAL, **settings)
    visitor.open(f"/table/{table}")
    visitor.wait()


def boxes(visitor: Visitor) -> dict[str, Any]:
    """Where everything lies while nothing is lifted by mouse or focus."""
    visitor.page.mouse.move(1, 1)
    visitor.page.evaluate("() => document.activeElement?.blur()")
    found: dict[str, Any] = visitor.page.evaluate(BOXES)
    return found


@pytest.mark.parametrize(("game", "size", "seats"), PLACES)
def test_nothing_moves_the_board_or_the_hand(
    browser: Browser, site: str, game: str, size: tuple[int, int], seats: int
) -> None:
    with visiting(browser, site, size) as visitor:
        sit(visitor, game, seats, **({"mode": "introductory"} if game == "sylvion" else {}))
        before = boxes(visitor)
        assert len(before) > 10
        visitor.page.locator(DARK).first.dispatch_event("click")
        visitor.page.wait_for_selector(".notice")
        assert before == boxes(visitor), "a refusal"
        visitor.press(".notice > button")
        visitor.page.keyboard.press("h")
        visitor.page.wait_for_selector(".hints > button + button")
        assert before == boxes(visitor), "a hint"
        visitor.press(".hints > button")
        visitor.page.wait_for_selector(".hints li")
        assert before == boxes(visitor), "advice"
        visitor.press(".hints > button:last-of-type")
        visitor.page.keyboard.press("l")
        visitor.page.wait_for_selector("aside")
        assert before == boxes(visitor), "the side panel"


def test_a_panel_that_had_room_does_not_cover_a_narrow_table(browser: Browser, site: str) -> None:
    with visiting(browser, site, DESK) as visitor:
        sit(visitor, "sylvion", 1)
        visitor.page.wait_for_selector("aside")
        visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        visitor.page.wait_for_selector("aside", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_no_type_is_too_small_on_a_phone(browser: Browser, site: str, game: str) -> None:
    with visiting(browser, site, PHONE, "ru") as visitor:
        sit(visitor, game, 1 if game in ("sylvion", "urbion") else 5)
        visitor.play_quickly(DEAL, until=12)
        assert [] == visitor.page.evaluate(SMALL, SMALLEST)
        wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0


def test_names_fit_their_cards(browser: Browser, site: str) -> None:
    """Every name of every card in three languages, on the smallest card that says its name and on a large one."""
    names = sorted(
        {
            words.card(game, code)
            for words in map(Words, ("en", "de", "ru"))
            for game in ("sylvion", "urbion", "equinox")
            for code in lichtung.game(game).cards.values()
            if "{" not in code and code[-1] not in "*@"
        }
    )
    with visiting(browser, site, DESK) as visitor:
        sit(visitor, "sylvion", 1, mode="introductory")
        for width in (90, 150):
            assert [] == visitor.page.evaluate(CUT, [names, width])


HELD: Final = """() => {
  const one = document.querySelector('.champion')
  const { left, top, width, height } = one.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}"""


def test_what_a_finger_holds_or_taps_stays_explained(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    with visiting(browser, site, context=context) as visitor:
        sit(visitor, "equinox", 3)
        x, y = visitor.page.evaluate(HELD)
        glass = context.new_cdp_session(visitor.page)
        glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        visitor.page.wait_for_selector(".bubble.sheet")
        glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        visitor.page.wait_for_timeout(400)  # what the lifted finger sends after that is over
        assert visitor.page.locator(".bubble.sheet").is_visible()
        visitor.page.touchscreen.tap(195, 60)
        visitor.page.wait_for_selector(".bubble", state="detached")
        visitor.page.locator(".label.top").tap()
        visitor.page.wait_for_selector(".bubble.sheet")
        assert [] == visitor.violations()
    context.close()
