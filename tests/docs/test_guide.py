"""The player's guide: what stands beside a picture are the numbers in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.guide import PARTS

PLAY = Path(__file__).resolve().parents[2] / "docs" / "play"
NUMBERED = re.compile(r"^\| (\d+) \|", re.M)


@pytest.mark.parametrize("game", sorted(PARTS))
def test_every_number_of_a_picture_is_explained(game: str) -> None:
    page = (PLAY / f"{game}.md").read_text(encoding="utf-8")
    assert f"guide-{game}.webp" in page
    assert [str(number) for number in range(1, len(PARTS[game]) + 1)] == NUMBERED.findall(page)
