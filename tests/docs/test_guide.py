"""The player's guide: what stands beside a picture are the numbers in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.guide import PARTS
from tools.moving import MAX_BYTES

ROOT = Path(__file__).resolve().parents[2]
PLAY = ROOT / "docs" / "play"
LOCALE = ROOT / "src" / "lichtung" / "locales" / "en"
LABEL = re.compile(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)")
MESSAGE = re.compile(r"(?:= |\] )(.+)$", re.M)
NUMBERED = re.compile(r"^\| (\d+) \|", re.M)


@pytest.mark.parametrize("game", sorted(PARTS))
def test_a_moving_picture_of_each_game_is_shown_and_small(game: str) -> None:
    picture = ROOT / "docs" / "gallery" / f"moving-{game}.webp"
    assert picture.stat().st_size <= MAX_BYTES
    for page in (ROOT / "README.md", PLAY / f"{game}.md"):
        assert picture.name in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", sorted(PARTS))
def test_every_number_of_a_picture_is_explained(game: str) -> None:
    page = (PLAY / f"{game}.md").read_text(encoding="utf-8")
    assert f"guide-{game}.webp" in page
    assert [str(number) for number in range(1, len(PARTS[game]) + 1)] == NUMBERED.findall(page)


def test_what_the_guide_calls_a_button_is_on_the_table() -> None:
    said = {
        re.sub(r" \{.*", "", text).strip(" …")
        for path in LOCALE.glob("web*.ftl")
        for text in MESSAGE.findall(path.read_text("utf-8"))
    }
    pages = [page.read_text(encoding="utf-8") for page in PLAY.glob("*.md")]
    named = {" ".join(label.split()).removesuffix(" …") for page in pages for label in LABEL.findall(page)}
    assert len(named) > 10
    assert set() == named - said
