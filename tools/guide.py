"""Pictures of a table of each game with numbers at its parts, for the player's guide: docs/gallery/guide-<game>.webp.

Run `python -m tools.guide [GAME …]` (needs Chromium and the built browser table). docs/play/<game>.md explains the numbers in
this order; a test holds the two against each other.
"""

from __future__ import annotations

import sys
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.visitor import DESK, visiting
from tools import browser as chromium
from tools.gallery import DEAL, LEVEL, MIDDLE, served, shoot

# By game the parts of its board: a selector, and which of those that it finds.
PARTS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "sylvion": (
        (".clearing .cell", 1),
        (".clearing .stack", 0),
        (".edge .hits", 0),
        (".outlook", 0),
        (".piles", 0),
        (".hand", 0),
        (".bar", 0),
    ),
    "urbion": (
        (".row .city", 0),
        (".row .cards", 0),
        (".row .cards > *", 6),
        (".row .beam", 1),
        (".clock .deck", 0),
        (".clock .cities", 0),
        (".piles", 0),
        (".hand", 0),
    ),
    "equinox": (
        (".arena .heads > *", 2),
        (".arena .row .label", 1),
        (".arena .row", 2),
        (".people", 0),
        (".piles", 0),
        (".outlook", 0),
        (".hand", 0),
    ),
    "tribes": (
        (".players .player", 0),
        (".terrain", 0),
        (".terrain .riders", 0),
        (".stores", 0),
        (".card.goal", 0),
        (".card.leader", 0),
        (".market", 0),
        (".rack", -1),
    ),
}
NUMBER: Final = """([selector, nth, number]) => {
  const part = [...document.querySelectorAll('.board ' + selector + ', .frame ' + selector)]
    .filter((one) => one.checkVisibility()).at(nth)
  if (!part) return false
  const { left, top } = part.getBoundingClientRect()
  const mark = document.createElement('b')
  mark.textContent = number
  const x = Math.max(2, left - 10), y = Math.max(2, top - 10)
  mark.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; width: 26px; height: 26px; z-index: 9999; display: grid;
    place-items: center; border-radius: 50%; background: #b3261e; color: #fff; font: 700 16px sans-serif;
    box-shadow: 0 0 0 2px #fff`
  document.body.append(mark)
  return true
}"""


def main() -> int:
    """Make the pictures of all games, or of the named ones."""
    path = chromium.find()
    if path is None:
        print("There is no Chromium: run python tools/browser.py", file=sys.stderr)
        return 1
    with sync_playwright() as play, served() as site:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in sys.argv[1:] or PARTS:
            with visiting(browser, site, DESK, "en", "light") as visitor:
                visitor.sit(game, LEVEL.get(game, "uniform"), DEAL)
                visitor.play_quickly(DEAL, until=MIDDLE[game])
                for number, (selector, nth) in enumerate(PARTS[game], 1):
                    if not visitor.page.evaluate(NUMBER, [selector, nth, str(number)]):
                        raise SystemExit(f"{game}: nothing on the table is {selector!r}")
                shoot(visitor, f"guide-{game}")
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
