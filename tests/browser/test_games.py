"""One whole game of each of the four, from the first page to the result, by clicking what is lit."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import DESK, PHONE, SIDEWAYS, ZOOMED, Visitor, visiting
from tests.helpers.measured import note

GAMES = ("sylvion", "urbion", "equinox", "tribes")
SHORT = [
    ("sylvion", DESK, "en", "dark", False),
    ("urbion", PHONE, "de", "light", False),
    ("equinox", DESK, "ru", "light", True),
    ("tribes", DESK, "en", "dark", False),
]
SPOKEN = (("en", "light"), ("de", "dark"), ("ru", "dark"))
LONG = [
    (DESK, False, SPOKEN),
    (DESK, True, SPOKEN),
    (PHONE, False, SPOKEN),
    (SIDEWAYS, False, (("ru", "light"),)),
    (ZOOMED, False, (("de", "light"),)),
]
FINE = "from the first page to the result and its replay; no console error, no violation of WCAG 2.2 A or AA"


DEAL = 7
LEVEL = {"tribes": "greedy"}  # who hurries to the fifth village; by chance alone it takes hundreds of answers


def play_it(visitor: Visitor, game: str) -> None:
    """Play a game to its end, looking with axe at the beginning, in the middle and at the result."""
    dice = random.Random(game)
    visitor.sit(game, LEVEL.get(game, "uniform"), DEAL)
    assert [] == visitor.violations()
    visitor.play(dice, until=12)
    assert [] == visitor.violations()
    answers = visitor.play(dice) if visitor.keyboard else visitor.play_quickly(DEAL)
    visitor.page.wait_for_selector("dialog[open]")
    assert [] == visitor.violations()
    assert answers > 5
    play_again(visitor)
    look_back(visitor)


def play_again(visitor: Visitor) -> None:
    """Another game at a new table, and back to the result of the old one."""
    finished = visitor.page.url
    visitor.press("dialog .next button")
    visitor.page.wait_for_url(lambda url: url != finished)
    visitor.wait()
    visitor.page.go_back()
    visitor.page.wait_for_selector("dialog[open]")


def look_back(visitor: Visitor) -> None:
    """The replay: a step, the link to that move, and on from there at a table of its own."""
    visitor.press('dialog a[href^="/replay/"]')
    visitor.page.wait_for_selector(".steps")
    assert [] == visitor.violations()
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.wait_for_url("**at=1*")
    visitor.page.goto(visitor.page.url)
    visitor.page.wait_for_selector(".steps")
    assert "1" == visitor.page.locator(".slide input").input_value()
    visitor.press(".steps button:last-child")
    visitor.page.wait_for_url("**/table/*")
    visitor.wait()


@pytest.mark.parametrize(("game", "size", "lang", "theme", "keyboard"), SHORT)
def test_a_whole_game(
    browser: Browser, site: str, game: str, size: tuple[int, int], lang: str, theme: str, keyboard: bool
) -> None:
    with visiting(browser, site, size, lang, theme, keyboard) as visitor:
        play_it(visitor, game)


@pytest.mark.long
@pytest.mark.parametrize(("size", "keyboard", "looks"), LONG)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_everywhere(
    browser: Browser, site: str, game: str, size: tuple[int, int], keyboard: bool, looks: tuple[tuple[str, str], ...]
) -> None:
    for lang, theme in looks:
        with visiting(browser, site, size, lang, theme, keyboard) as visitor:
            play_it(visitor, game)
    what = f"Browser: {game.title()} at {size[0]} × {size[1]}, {'keyboard alone' if keyboard else 'mouse'}"
    note(
        what,
        f"{len(looks)} whole game{'s' * (len(looks) > 1)}: {'; '.join(f'{lang}, {theme}' for lang, theme in looks)}",
        FINE,
    )
