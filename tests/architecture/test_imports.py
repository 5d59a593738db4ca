"""Who may import whom, read from the sources."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "lichtung"
RUN_TIME = {"mypy_extensions", "librt"}
# What lies in a game's folder beside its rules, and whom it is written for. The rules and other parts never import it.
PARTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "arena": (("arena", "measured"),),
    "bots": (("bots",),),
    "research": (("research", "hints"),),
    "terminal": (("cli", "boards"), ("cli", "screen"), ("words",)),
}


def modules(package: str) -> list[Path]:
    return sorted((SOURCE / package).rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Every absolute module name that a file imports, at the top or inside a function."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: a relative import"
            found.add(str(node.module))
    return found


def own_parts(path: Path) -> set[tuple[str, ...]]:
    """The modules of ours that a file imports, without the leading `lichtung`."""
    return {tuple(name.split(".")[1:]) for name in imported(path) if name.split(".")[0] == "lichtung"}


@pytest.mark.parametrize("path", modules("kernel"), ids=lambda p: p.name)
def test_the_kernel_imports_nothing_of_ours_but_itself(path: Path) -> None:
    assert {parts[0] for parts in own_parts(path)} <= {"kernel"}


@pytest.mark.parametrize("path", modules("games"), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_a_game_imports_the_kernel_and_itself_and_its_parts_what_they_are_parts_of(path: Path) -> None:
    game = path.relative_to(SOURCE / "games").parts[0]
    part = part_of(path)
    for parts in own_parts(path):
        if parts[:2] == ("games", game):
            assert parts[2:3] in ((part,), ()) or parts[2] not in PARTS, f"{path} imports {'.'.join(parts)}"
        else:
            assert is_allowed(part, parts), f"{path} imports {'.'.join(parts)}"


def part_of(path: Path) -> str:
    """The part of a game that a file belongs to; empty for the rules."""
    name = path.relative_to(SOURCE / "games").with_suffix("").parts[1:2]
    return name[0] if name and name[0] in PARTS else ""


def is_allowed(part: str, parts: tuple[str, ...]) -> bool:
    """Whether a part of a game may import a module that is not the game's."""
    if parts == ():  # the library's own names, for the outermost layer alone
        return part == "terminal"
    return any(parts[: len(door)] == door for door in [("kernel",), *PARTS.get(part, ())])


@pytest.mark.parametrize("path", modules("kernel") + modules("games"), ids=lambda p: f"{p.parent.name}/{p.name}")
def test_rules_need_only_the_standard_library_and_what_compiled_code_needs(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imported(path)} - {"lichtung"} - RUN_TIME
    assert foreign <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("path", modules("arena"), ids=lambda p: p.name)
def test_the_arena_knows_bots_and_rules_but_neither_the_table_nor_its_words(path: Path) -> None:
    assert {parts[0] for parts in own_parts(path) if parts} <= {"kernel", "bots", "arena"}


def test_there_is_something_to_check() -> None:
    assert len(modules("kernel")) > 10
    assert len(modules("games")) > 10
    assert len(modules("research")) > 5


@pytest.mark.parametrize("path", modules("research"), ids=lambda p: p.name)
def test_the_research_door_imports_kernel_games_and_itself_alone(path: Path) -> None:
    assert {parts[0] for parts in own_parts(path)} <= {"kernel", "games", "research"}


WITHOUT_IO = {"__future__", "collections", "dataclasses", "datetime", "typing"}  # neither clock nor network nor disk


@pytest.mark.parametrize("path", modules("table"), ids=lambda p: p.name)
def test_a_table_imports_rules_and_itself_and_nothing_that_reads_or_waits(path: Path) -> None:
    assert {parts[0] for parts in own_parts(path)} <= {"kernel", "table"}
    assert {name.split(".")[0] for name in imported(path)} - {"lichtung"} - RUN_TIME <= WITHOUT_IO
    assert not re.search(
        r"\bnow\(|\btoday\(|\bopen\(|\bprint\(", path.read_text(encoding="utf-8").replace("def open(", "")
    )


@pytest.mark.parametrize("path", modules("local"), ids=lambda p: p.name)
def test_a_table_on_one_device_imports_no_server_and_waits_for_nothing(path: Path) -> None:
    assert {parts[0] for parts in own_parts(path)} <= {"kernel", "bots", "table", "local"}
    assert {name.split(".")[0] for name in imported(path)} - {"lichtung"} <= set(sys.stdlib_module_names) - {"asyncio"}
