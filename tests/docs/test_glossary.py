"""The glossary: each word once, each where it says, and no other word for the same thing."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "lichtung"
ROW = re.compile(r"^\| (.+?) \| (.+?) \| (.*?) \| ?(.*?) ?\|$", re.M)
# Where a key of messages or of addresses has a name in Python.
KEYS = {
    "server/http/history.py": {"eye"},
    "server/wire/socket.py": {"eye"},
    "table/schema.py": {"eye"},
}
PLACE = re.compile(r"`([^`]+)`(?:: `([^`]+)`)?")


def rows() -> list[tuple[str, ...]]:
    """The rows of all tables: the word, its meaning, its place, other words."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    return [match for match in ROW.findall(text) if match[0] not in ("Word", "---")]


def declared(source: str) -> set[str]:
    """The names that a file declares: functions, classes, variables, attributes."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return names


def test_every_word_stands_there_once() -> None:
    words = [row[0] for row in rows()]
    assert len(words) > 40
    assert sorted(set(words)) == sorted(words)


@pytest.mark.parametrize(("word", "place"), [(row[0], row[2]) for row in rows() if row[2]])
def test_every_word_is_where_the_glossary_says(word: str, place: str) -> None:
    match = PLACE.fullmatch(place)
    assert match is not None, place
    file = SOURCE / match[1]
    assert file.is_file()
    if match[2]:
        assert match[2] in declared(file.read_text(encoding="utf-8"))


def test_nothing_is_called_by_another_word() -> None:
    others = {word for row in rows() for word in row[3].split(", ") if word}
    assert len(others) >= 8
    wrong = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in SOURCE.rglob("*.py")
        for name in sorted(declared(path.read_text(encoding="utf-8")))
        if others & set(name.lower().split("_")) - KEYS.get(path.relative_to(SOURCE).as_posix(), set())
    ]
    assert [] == wrong
