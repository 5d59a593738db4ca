"""The sources of the browser table can be read: lines of at most 120 characters, files of at most 400 lines."""

from __future__ import annotations

from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
MADE = {"node_modules", "sprites", "samples"}
READ = {".svelte", ".ts", ".css", ".html", ".js", ".mjs", ".md"}
FILES = [
    path
    for folder in (WEB / "src", WEB / "tests", WEB / "tools", WEB)
    for path in (folder.glob("*") if folder == WEB else folder.rglob("*"))
    if path.suffix in READ and not MADE & set(path.parts)
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_line_and_no_file_is_too_long(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [] == [number for number, line in enumerate(lines, 1) if len(line) > 120]
    assert len(lines) <= 400 or lines[0].startswith("// Made from")
