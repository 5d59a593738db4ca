"""Small files: none of the program's is longer than one can read in one go."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
MAX_LINES: Final = 400
USUAL_LINES: Final = 120  # at least half of the files have no more
MAX_COLUMNS: Final = 120
MADE: Final = ROOT / "web" / "src" / "art" / "sprites"
PYTHON: Final = sorted((ROOT / "src").rglob("*.py"))
WEB: Final = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".ts", ".svelte", ".css") and MADE not in path.parents
)


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_no_file_is_too_long_and_most_are_short() -> None:
    lengths = {path.relative_to(ROOT).as_posix(): len(lines_of(path)) for path in [*PYTHON, *WEB]}
    assert len(PYTHON) > 300
    assert len(WEB) > 100
    assert {} == {name: length for name, length in lengths.items() if length > MAX_LINES}
    assert median(lengths.values()) <= USUAL_LINES


@pytest.mark.parametrize("path", WEB, ids=lambda path: path.relative_to(ROOT / "web" / "src").as_posix())
def test_no_line_of_the_browsers_is_too_long(path: Path) -> None:
    assert [] == [line for line in lines_of(path) if len(line) > MAX_COLUMNS]
