"""People who share a table: names, chat, consent, bots that stand in, one screen for two."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.party import BOT, ME, made, party, play_together, sit_quickly
from tests.browser.visitor import DESK, PHONE, Visitor

DEAL = 7
FEW = 6  # answers; after the last one the first player has drawn a card, which cannot be taken back freely
CHAT = "aside .tabs button:nth-child(2)"
PLAYERS = "aside .tabs button:nth-child(3)"

Two = tuple[Visitor, Visitor]


@pytest.fixture
def two(browser: Browser, site: str) -> Iterator[Two]:
    """Somebody at a desk and a friend with a phone, in the middle of a game."""
    with party(browser, site, [(DESK, "en", "dark", False), (PHONE, "en", "light", False)]) as (host, guest):
        sit_quickly(host, guest, "equinox", DEAL, "Ada")
        play_together([host, guest], random.Random(DEAL), FEW)
        yield host, guest


def test_what_one_says_the_others_read_with_the_name(two: Two) -> None:
    host, guest = two
    host.press(CHAT)
    host.page.locator("aside input").fill("Good luck!")
    host.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".notice")
    assert "Ada says: Good luck!" == guest.page.locator(".notice p").inner_text().strip()
    guest.press(".tools button")
    guest.press(CHAT)
    assert "Ada Good luck!" == guest.page.locator(".said").inner_text().strip()
    assert [] == guest.violations()
    guest.page.reload()
    guest.press(".tools button")
    guest.press(CHAT)
    guest.page.wait_for_selector(".said strong")
    assert 0 == guest.page.locator(".notice").count()


def test_a_move_that_showed_something_is_taken_back_only_with_consent(two: Two) -> None:
    host, guest = two
    before = host.page.locator(".story li").count()
    host.press(CHAT)
    host.page.locator("aside input").fill("Oh no")
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector(".said strong")
    host.page.locator(".board").focus()
    for answer in ("No", "Yes"):
        host.page.keyboard.press("u")
        guest.page.wait_for_selector(".notes .asked[role=status] button")
        assert [] == guest.violations()
        assert [] == host.violations()
        guest.page.get_by_role("button", name=answer, exact=True).click()
        host.page.wait_for_selector(".notes .asked[role=status]", state="detached")
    assert "Ada Oh no" == host.page.locator(".said").inner_text().strip()
    host.press("aside .tabs button:nth-child(1)")
    host.page.wait_for_function("(before) => document.querySelectorAll('.story li').length < before", arg=before)


def test_a_bot_stands_in_until_one_plays_on(two: Two) -> None:
    host, guest = two
    host.press(PLAYERS)
    host.press("aside .standin")
    host.page.wait_for_selector(".notes .standin button")
    assert 0 == host.look()["lit"]
    assert [] == host.violations()
    play_together([guest], random.Random(1), 3)
    host.press(".notes .standin button")
    host.page.wait_for_selector(".notes .standin", state="detached")
    play_together([host, guest], random.Random(2), 4)


def test_two_at_one_screen_see_nobodys_cards_until_one_says_who_looks(visitor: Visitor) -> None:
    visitor.open("/table/" + made(visitor, "equinox", [ME, ME], DEAL))
    dice = random.Random(DEAL)
    eyes = []
    for _ in range(3):
        assert visitor.wait()["curtain"]
        assert 0 == visitor.page.locator(".hand .card").count()
        assert [] == visitor.violations()
        eyes.append(visitor.page.locator("[data-curtain]").inner_text())
        visitor.press("[data-curtain]")
        visitor.page.wait_for_selector(".hand .card")
        play_together([visitor], dice, until_curtain=True)
    assert eyes[0] == eyes[2] != eyes[1]


@pytest.mark.parametrize(("mode", "tabs"), [("pure_logistics", 3), ("radio_silence", 2)])
def test_nobody_chats_under_radio_silence(visitor: Visitor, mode: str, tabs: int) -> None:
    visitor.open("/table/" + made(visitor, "sylvion", [ME, BOT], DEAL, communication=mode))
    visitor.page.wait_for_selector("aside .tabs")
    assert tabs == visitor.page.locator("aside .tabs [aria-pressed]").count()
