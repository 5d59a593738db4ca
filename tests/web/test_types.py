"""The browser's types are those that Python declares: every generated file is used, and nothing slips past the types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.test_sources import FILES, WEB
from tools import schema, wire

SOURCES = [path for path in FILES if WEB / "src" in path.parents and path.suffix in (".ts", ".svelte")]
MADE = [*schema.targets(), *wire.MODULES]
IMPORT = re.compile(r"from '([^']+)'")
UNTYPED = re.compile(r"as unknown as|\bas any\b|: any\b|<any>|\bany\[\]|@ts-(?:ignore|expect-error|nocheck)")


def imported(path: Path) -> set[Path]:
    """The files that a file imports, as far as they are named like files here."""
    found = IMPORT.findall(path.read_text(encoding="utf-8"))
    return {((WEB / "src" / one[2:]) if one.startswith("@/") else path.parent / one).resolve() for one in found}


@pytest.mark.parametrize("made", MADE, ids=lambda path: path.relative_to(WEB).as_posix())
def test_a_generated_file_is_imported_by_one_that_somebody_wrote(made: Path) -> None:
    written = [path for path in SOURCES if path not in MADE]
    assert [path for path in written if made.with_suffix("") in imported(path)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_nothing_slips_past_the_types(path: Path) -> None:
    assert [] == UNTYPED.findall(path.read_text(encoding="utf-8"))
