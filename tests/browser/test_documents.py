"""The documents under /docs: served with the site's strict headers, accessible, searched without anything from elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import lichtung
from tests.browser.conftest import missing
from tests.browser.visitor import DESK, PHONE, Visitor, visiting

SITE = Path(lichtung.__file__).parent / "server" / "docs"
PAGES = (
    "index.html",
    "play/index.html",
    "play/tribes.html",
    "library/reference.html",
    "library/cookbook.html",
    "hosting.html",
    "contributing.html",
    "rule-exceptions.html",
)
QUESTIONS = {  # what a newcomer asks, and a word that the page with the answer has
    "How do I play with a friend?": "link",
    "How do I undo a move?": "takes your last move back",
    "What does this icon mean?": "explains itself",
    "How do I write a bot?": "token",
    "How do I train an agent?": "PettingZoo",
    "How do I host it?": "lichtung serve",
    "Where is the rule for …?": "Sylvion",
    "How do I add a card?": "Adding a card",
}


@pytest.fixture(autouse=True)
def built() -> None:
    if not (SITE / "index.html").is_file():
        missing("the documents are not built: run make docs")


def look(visitor: Visitor, page: str) -> None:
    """Open a page, and look with axe and at its width."""
    visitor.open(f"/docs/{page}")
    visitor.page.wait_for_selector("article h1")
    assert [] == visitor.violations()
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{page} is wider than the screen by {wide} px"


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_documents_are_accessible(browser: Browser, site: str, size: tuple[int, int], theme: str) -> None:
    with visiting(browser, site, size, "en", theme) as visitor:
        for page in PAGES:
            look(visitor, page)


@pytest.mark.long
@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")])
def test_every_document_is_accessible(browser: Browser, site: str, size: tuple[int, int], theme: str) -> None:
    pages = [path.relative_to(SITE).as_posix() for path in sorted(SITE.rglob("*.html")) if "assets" not in path.parts]
    assert len(pages) > 50
    with visiting(browser, site, size, "en", theme) as visitor:
        for page in pages:
            look(visitor, page)


def test_a_newcomer_finds_answers_in_one_click(visitor: Visitor) -> None:
    for question, word in QUESTIONS.items():
        visitor.open("/docs/index.html")
        visitor.page.get_by_role("link", name=question).click()
        visitor.page.wait_for_selector("article h1")
        assert word in visitor.page.locator("article").inner_text()


def test_a_rule_has_an_address(visitor: Visitor) -> None:
    visitor.open("/docs/rules/sylvion.html#SYL-GEN-6")
    row = visitor.page.locator("tr", has=visitor.page.locator("#SYL-GEN-6"))
    assert "active player" in row.inner_text()
    assert visitor.page.locator("#SYL-GEN-6").is_visible()


def test_the_search_finds_a_page(visitor: Visitor) -> None:
    visitor.open("/docs/index.html")
    visitor.page.wait_for_load_state("networkidle")  # what is typed before the page's script has begun is not heard
    visitor.page.locator("input.md-search__input").click()
    visitor.page.keyboard.type("resample")
    visitor.page.wait_for_selector(".md-search-result__item")
    assert visitor.page.locator(".md-search-result__item").count() >= 3
