"""What others do can be seen: each decision long enough, the end before the result, and one's own answer at once."""

from __future__ import annotations

import random
from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor, visiting

LEAST: Final = 400  # milliseconds that somebody else's decision is there to be seen
RESULT: Final = 800  # and the end, before the result is laid over it
FRAME: Final = 40  # a painted picture more or less

# Every scene that the caption shows, when it came and went, and when the result came.
WATCH: Final = """() => {
  window.seen = { scenes: [], result: 0 }
  const look = () => {
    const now = performance.now()
    const caption = document.querySelector('.caption [data-scene]')
    const last = window.seen.scenes.at(-1)
    const id = caption ? `${caption.dataset.seat ?? ''} ${caption.dataset.scene} ${caption.textContent}` : ''
    if (last && !last.end && last.id !== id) last.end = now
    if (id && last?.id !== id) window.seen.scenes.push({ id, seat: caption.dataset.seat ?? '', start: now, end: 0,
      scene: caption.dataset.scene, great: document.querySelector('[data-great]')?.dataset.great ?? '' })
    if (!window.seen.result && document.querySelector('dialog[open]')) window.seen.result = now
    requestAnimationFrame(look)
  }
  look()
}"""
STILL: Final = """() => !document.querySelector('.caption [data-scene]') && !document.querySelector('[data-busy]') &&
  !!document.querySelector('.table button[data-lit]')"""
FASTER: Final = "(speed) => localStorage.setItem('speed', speed)"


def go_on(visitor: Visitor, speed: str) -> None:
    """Come back to the table with another speed."""
    visitor.page.evaluate(FASTER, speed)
    visitor.page.reload()
    visitor.page.wait_for_selector(".frame")
    visitor.page.evaluate(WATCH)


# Answers as soon as something is lit: null where nothing was being shown, else whether the answer was taken at once.
ANSWER: Final = """async () => {
  const table = document.querySelector('.table')
  const playing = () => !!document.querySelector('.caption [data-scene]')
  const lit = () => [...table.querySelectorAll('button[data-lit]')].find((one) => one.checkVisibility())
  while (table.dataset.busy || !lit()) await new Promise(requestAnimationFrame)
  const meanwhile = playing()
  lit().click()
  for (let n = 0; n < 9; n++) await null // the page is written anew, and nothing has come from the server yet
  return meanwhile ? !!table.dataset.busy || !playing() : null
}"""


def test_decisions_of_others_are_seen_and_ones_own_answer_is_taken_meanwhile(browser: Browser, site: str) -> None:
    dice = random.Random(4)
    with visiting(browser, site) as visitor:
        visitor.sit("equinox", "uniform", 4)
        visitor.play_quickly(4, until=6)
        go_on(visitor, "normal")
        others: list[dict[str, Any]] = []
        while len(others) < 6:
            visitor.page.wait_for_function(STILL)
            visitor.answer(dice, visitor.look())
            seen = visitor.page.evaluate("() => window.seen.scenes")
            others = [scene for scene in seen if scene["seat"] not in ("", "0") and scene["end"]]
        assert [] == [scene for scene in others if scene["end"] - scene["start"] < LEAST - FRAME]
        taken = [visitor.page.evaluate(ANSWER) for _ in range(12)]
        assert {True} == {one for one in taken if one is not None}


def test_the_end_is_seen_before_the_result(browser: Browser, site: str) -> None:
    with visiting(browser, site) as visitor:
        visitor.sit("sylvion", deal=2)
        length = visitor.play_quickly(2)
    with visiting(browser, site) as visitor:
        visitor.sit("sylvion", deal=2)
        visitor.play_quickly(2, until=length - 3)
        go_on(visitor, "fast")
        visitor.play(random.Random(2))
        visitor.page.wait_for_selector("dialog[open]")
        seen: dict[str, Any] = visitor.page.evaluate("() => window.seen")
        last = seen["scenes"][-1]
        assert "end" == last["great"]
        assert seen["result"] - last["start"] >= RESULT - FRAME
