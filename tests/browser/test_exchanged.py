"""Another file of dreams in the place of the usual one: its numbers stand on cards, in hands and in the rulebook."""

from __future__ import annotations

import csv
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

import lichtung
from tests.browser.conftest import serving
from tests.browser.visitor import visiting

USUAL: Final = {"sogna_earth": ("2", ""), "incubus_air": ("", "-3"), "chaos": ("5", "-5"), "meta_fire": ("4", "-1")}
OTHER: Final = {"sogna_earth": ("7", ""), "incubus_air": ("", "-8"), "chaos": ("6", "-9"), "meta_fire": ("8", "-8")}


@pytest.fixture(scope="module")
def exchanged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose copy of the program has other dreams."""
    folder = tmp_path_factory.mktemp("exchanged")
    package = Path(lichtung.__file__).parent
    shutil.copytree(package, folder / "lichtung", ignore=shutil.ignore_patterns("__pycache__"))
    exchange(folder / "lichtung" / "games" / "urbion" / "data" / "dream_cards.csv")
    paths = [str(folder), str(package.parent), os.environ.get("PYTHONPATH", "")]
    with serving(folder, os.environ | {"PYTHONPATH": os.pathsep.join(paths)}) as site:
        yield site


def exchange(path: Path) -> None:
    """Give some dreams other values."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        if row["id"] in OTHER:
            assert USUAL[row["id"]] == (row["value_left"], row["value_right"])
            row["value_left"], row["value_right"] = OTHER[row["id"]]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)


def test_the_rulebook_draws_the_dreams_of_the_file(browser: Browser, exchanged: str) -> None:
    with visiting(browser, exchanged) as visitor:
        shown = {}
        for chapter in ("dreams", "cities"):
            visitor.open(f"/rules/urbion/{chapter}")
            visitor.page.wait_for_selector("article .cards .card")
            for card in visitor.page.locator("article .cards .card:has(.value)").all():
                shown[card.get_attribute("data-code")] = card.locator(".value").inner_text()
    assert ("+7", "−8", "+6−9", "±8") == tuple(shown[code] for code in ("E+7", "A-8", "K", "M:F"))
    assert ("+1", "+2−3") == (shown["W+1"], shown["M:E"])
    assert not {"E+2", "A-3"} & set(shown)


def test_the_hand_and_the_cities_show_the_dreams_of_the_file(browser: Browser, exchanged: str) -> None:
    with visiting(browser, exchanged) as visitor:
        visitor.sit("urbion")
        lying = []
        for _ in range(8):  # tables, until some cards of the file were seen
            cards = visitor.page.locator(".table .card:has(.value)")
            lying += [(one.get_attribute("data-code") or "", one.locator(".value").inner_text()) for one in cards.all()]
            if {"E+7", "A-8"} <= {code for code, _ in lying}:
                break
            visitor.sit("urbion")
    assert {"E+7", "A-8"} <= {code for code, _ in lying}
    for code, value in lying:
        numbers = re.findall(r"[+-]\d", code)
        assert value == (numbers[0].replace("-", "−") if numbers else "+6−9")
