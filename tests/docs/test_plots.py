"""The plots in the documents show what the tables beside them say."""

from __future__ import annotations

import pytest

from tools import plots
from tools.plots import DOCS, DRAWN, numbers, table


@pytest.mark.parametrize("name", DRAWN)
def test_a_plot_shows_the_numbers_of_its_document(name: str) -> None:
    """If they have changed: `python -m tools.plots`."""
    assert DRAWN[name]() == (plots.PICTURES / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DRAWN)
def test_a_plot_stands_in_a_document(name: str) -> None:
    assert any(f"](pictures/{name}.svg)" in page.read_text(encoding="utf-8") for page in DOCS.glob("*.md"))


def test_numbers_are_read_with_their_units() -> None:
    assert [1.92e6, 730e3, 40.4] == numbers("1.92 M [730 k – 40.4]")
    assert [7958.0, 95.0] == numbers("7,958 of 95%")


def test_every_row_of_a_table_is_drawn() -> None:
    rows = [row for row in table("benchmark.md", "Random games", "decisions/s") if "driver" not in row["Random games"]]
    assert len(rows) > 20
    assert len(rows) == DRAWN["speed-of-rules"]().count("<circle")
