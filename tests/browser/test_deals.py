"""Nobody chooses the cards of others: a numbered deal is told to everybody, and the page checks the proof of any other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.party import ASK, ME, invited, made, party, path_of
from tests.browser.visitor import DESK, PHONE, Visitor

DEAL = 7
NUMBERED = {"en": "numbered deal", "de": "nummerierte Partie", "ru": "расклад по номеру"}
PROVEN = {"en": "Dealt fairly", "de": "Fair gegeben", "ru": "Раздача честная"}
OVER = "dialog[open]"


def no_violations(*visitors: Visitor) -> None:
    """Nothing that axe finds."""
    assert [[] for _ in visitors] == [one.violations() for one in visitors]


def ended(host: Visitor, guest: Visitor, table: str) -> None:
    """Let bots play for both to the end."""
    for one, seat in ((host, 0), (guest, 1)):
        one.page.evaluate(ASK, [f"/tables/{table}/bot", {"seat": seat, "level": "uniform"}])
    for one in (host, guest):
        one.page.wait_for_selector(OVER)


def fair(host: Visitor, guest: Visitor) -> str:
    """Two people at a table whose cards come from both; the guest finds it in the list."""
    host.open("/about")
    wish = {"game": "sylvion", "seats": [ME, {"kind": "open"}], "settings": {"mode": "introductory"}}
    table = str(host.page.evaluate(ASK, ["/tables", wish])["id"])
    host.open(f"/table/{table}")
    host.page.wait_for_selector("li.seat-0 input")
    guest.open(f"/table/{table}")
    guest.press("li.seat-1 .main")
    for one in (host, guest):
        one.page.wait_for_selector(".frame")
    return table


@pytest.mark.parametrize("lang", sorted(NUMBERED))
def test_a_numbered_deal_is_told_to_everybody(browser: Browser, site: str, lang: str) -> None:
    with party(browser, site, [(DESK, lang, "dark", False), (PHONE, lang, "light", False)]) as (host, guest):
        link = invited(host, "sylvion", DEAL)
        about = host.page.locator("[role=note]")
        expect(about).to_contain_text(NUMBERED[lang])
        no_violations(host)
        table = host.page.url.rsplit("/", 1)[1]
        guest.open(path_of(link))
        expect(guest.page.locator("[role=note]")).to_contain_text(NUMBERED[lang])
        no_violations(guest)
        found = guest.page.evaluate("(id) => fetch(`/api/v1/tables/${id}`).then((one) => one.json())", table)
        assert [] == found["yours"]  # looking at the page is not sitting down
        guest.press(".join")
        host.press("main .deeds .main:enabled")
        for one in (host, guest):
            one.page.wait_for_selector(".frame")
            expect(one.page.locator(".frame p.line")).to_contain_text(NUMBERED[lang])
        no_violations(host, guest)
        ended(host, guest, table)
        for one in (host, guest):
            expect(one.page.locator(OVER)).to_contain_text(NUMBERED[lang])
            assert 0 == one.page.locator(".proof").count()
        guest.open("/tables")
        expect(guest.page.locator("main li").first).to_contain_text(NUMBERED[lang])
        no_violations(guest)


def test_the_page_for_a_new_table_says_what_a_number_means_once_others_play(visitor: Visitor) -> None:
    visitor.open("/new/equinox")
    visitor.page.wait_for_selector(".play:enabled")
    visitor.press("details:has(.deal) summary")
    assert 0 == visitor.page.locator("[role=note]").count()
    visitor.page.locator("select").nth(1).select_option("open")
    expect(visitor.page.locator("[role=note]")).to_contain_text("Everyone is told")
    assert [] == visitor.violations()


def test_an_open_seat_at_a_numbered_deal_is_taken_where_that_is_said(browser: Browser, site: str) -> None:
    with party(browser, site, [(DESK, "en", "dark", False), (DESK, "en", "dark", False)]) as (host, guest):
        table = made(host, "equinox", [ME, {"kind": "open"}], DEAL)
        guest.open("/tables")
        expect(guest.page.locator(f"li:has(a[href='/table/{table}'])")).to_contain_text("numbered deal")
        guest.open(f"/table/{table}")
        expect(guest.page.locator("[role=note]")).to_contain_text("may know all of them")
        guest.press("li.seat-1 .main")
        guest.page.wait_for_selector(".frame")


@pytest.mark.parametrize("lang", sorted(PROVEN))
def test_both_browsers_check_that_the_deal_was_fair(browser: Browser, site: str, lang: str) -> None:
    looks = [(DESK, lang, "dark", False), (PHONE, lang, "light", False)]
    with party(browser, site, looks) as (host, guest):
        table = fair(host, guest)
        ended(host, guest, table)
        for one in (host, guest):
            proof = one.page.locator(f"{OVER} .proof[data-proof=right]")
            expect(proof).to_contain_text(PROVEN[lang])
            one.press(".proof summary")
            assert ["✓"] * 4 == one.page.locator(".proof li .sign").all_inner_texts()
        no_violations(host, guest)


def test_a_proof_that_does_not_fit_what_the_browser_remembers_is_said_to_be_wrong(browser: Browser, site: str) -> None:
    with party(browser, site, [(DESK, "en", "dark", False), (DESK, "en", "dark", False)]) as (host, guest):
        table = fair(host, guest)
        host.page.evaluate(
            """(id) => { const all = JSON.parse(localStorage.deals)
            all[id] = { commitment: '0'.repeat(64), shares: { 0: 'f'.repeat(64) } }
            localStorage.deals = JSON.stringify(all) }""",
            table,
        )
        ended(host, guest, table)
        host.page.wait_for_selector(".proof[data-proof=wrong]")
        host.press(".proof summary")
        assert ["✗", "✗", "✓", "✓"] == host.page.locator(".proof li .sign").all_inner_texts()
        expect(host.page.locator(".proof")).to_contain_text("is not the one that this browser saw before the game")
        assert [] == host.violations()
        guest.page.wait_for_selector(".proof[data-proof=right]")


def test_the_cards_of_another_game_come_from_both_again(browser: Browser, site: str) -> None:
    with party(browser, site, [(DESK, "en", "dark", False), (DESK, "en", "dark", False)]) as (host, guest):
        table = fair(host, guest)
        ended(host, guest, table)
        host.press(f"{OVER} .next .main")
        host.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        host.page.wait_for_selector(".frame")
        fresh = host.page.url.rsplit("/", 1)[1]
        found = host.page.evaluate("(id) => fetch(`/api/v1/tables/${id}`).then((one) => one.json())", fresh)
        assert "playing" == found["status"]
        assert [True, True] == [one["share"] is not None for one in found["deal"]["shares"]]


def test_who_plays_alone_is_shown_the_proof_too(visitor: Visitor) -> None:
    visitor.open("/about")
    wish = {"game": "sylvion", "seats": [ME], "settings": {"mode": "introductory"}}
    table = str(visitor.page.evaluate(ASK, ["/tables", wish])["id"])
    visitor.open(f"/table/{table}")
    visitor.page.wait_for_selector(".frame")
    visitor.page.evaluate(ASK, [f"/tables/{table}/bot", {"seat": 0, "level": "uniform"}])
    visitor.page.wait_for_selector(f"{OVER} .proof[data-proof=right]")


def test_a_game_that_goes_on_from_another_says_so_everywhere(browser: Browser, site: str) -> None:
    with party(browser, site, [(DESK, "en", "dark", False), (PHONE, "en", "light", False)]) as (host, guest):
        old = made(host, "equinox", [ME, ME], DEAL)
        for seat in (0, 1):
            host.page.evaluate(ASK, [f"/tables/{old}/bot", {"seat": seat, "level": "uniform"}])
        host.open(f"/table/{old}")
        host.page.wait_for_selector(OVER)
        wish = {"at": 2, "seats": [ME, {"kind": "open"}]}
        table = str(host.page.evaluate(ASK, [f"/tables/{old}/branch", wish])["id"])
        parent = f"a[href='/replay/{old}?at=2']"
        guest.open("/tables")
        expect(guest.page.locator(f"li:has({parent})")).to_contain_text("practice")
        no_violations(guest)
        guest.open(f"/table/{table}")
        expect(guest.page.locator("[role=note]")).to_contain_text("nobody knows your cards")
        guest.press("li.seat-1 .main")
        guest.page.wait_for_selector(f".frame p.line {parent}")
        host.open(f"/table/{table}")
        host.page.wait_for_selector(f".frame p.line {parent}")
        no_violations(host, guest)
        ended(host, guest, table)
        for one in (host, guest):
            assert one.page.locator(f"{OVER} {parent}").is_visible()
