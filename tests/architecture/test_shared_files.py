"""No file that all games share names one of them: a game is a folder, in Python and in the browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lichtung.kernel import catalogue

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "lichtung"
WEB = ROOT / "web" / "src"
READ = {".py", ".pyi", ".ts", ".svelte", ".css", ".json", ".ftl", ".toml", ".html"}
NAMES = re.compile("|".join(catalogue.own()), re.IGNORECASE)
MADE = (PACKAGE / "server" / "web", PACKAGE / "server" / "docs", WEB / "art" / "sprites")  # by the build
EXCEPTIONS: dict[str, str] = {}  # path to reason; at most five


def is_a_games_own(path: Path) -> bool:
    """Whether a file belongs to one game: it lies in its folder, or a file of words has its name."""
    folders = {*(PACKAGE / "games").iterdir(), *[WEB / "games" / name for name in catalogue.own()]}
    named = path.suffix == ".ftl" and bool(set(path.stem.split("-")) & set(catalogue.own()))
    return named or bool(folders & set(path.parents))


SHARED = [
    path
    for folder in (PACKAGE, WEB)
    for path in sorted(folder.rglob("*"))
    if path.suffix in READ and not set(MADE) & set(path.parents) and not is_a_games_own(path)
]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_shared_file_names_no_game(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    named = {f"{number}: {found[0]}" for number, line in enumerate(lines, 1) if (found := NAMES.search(line))}
    assert (path.relative_to(ROOT).as_posix() in EXCEPTIONS) == bool(named), named


def test_there_is_something_to_read() -> None:
    assert len(SHARED) > 200
    assert len(EXCEPTIONS) <= 5
