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


def own_name(path: Path) -> tuple[str, ...]:
    """A module of ours, without the leading `lichtung`."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


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


# Whom each layer may import beside itself; the library's own names are "". What is not here (cli) may import what it likes.
LAYERS = {
    "kernel": set[str](),
    "table": {"kernel"},
    "bots": {"kernel"},
    "local": {"kernel", "table", "bots"},
    "research": {"kernel"},
    "arena": {"kernel", "bots", ""},
    "server": {"kernel", "table", "bots", ""},
    "words": {"kernel"},
    "deal": set[str](),
}
# The same for the rooms of the server; modules that lie in none of them are "".
ROOMS = {
    "websocket": set[str](),
    "texts": set[str](),
    "wire": {"texts"},
    "store": {"people"},
    "people": {"store", ""},
    "transport": {"websocket", "wire", "people", "play", ""},
    "play": {"wire", "store", "people", "transport", "jobs", ""},
    "jobs": {"wire", "store", "people", "play", ""},
    "http": {"wire", "store", "people", "transport", "play", "jobs", ""},
}


def named(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def layer(parts: tuple[str, ...]) -> str:
    return parts[0] if parts else ""


def room(parts: tuple[str, ...]) -> str:
    """The room of the server that a module lies in."""
    return parts[1] if len(parts) > 1 and (SOURCE / "server" / parts[1]).is_dir() else ""


EVERYWHERE = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("path", [path for path in EVERYWHERE if layer(own_name(path)) in LAYERS], ids=named)
def test_a_layer_imports_those_below_it_alone(path: Path) -> None:
    own = layer(own_name(path))
    assert {layer(parts) for parts in own_parts(path)} <= LAYERS[own] | {own}


@pytest.mark.parametrize("path", [path for path in modules("server") if room(own_name(path))], ids=named)
def test_a_room_of_the_server_imports_those_that_it_stands_on(path: Path) -> None:
    own = room(own_name(path))
    assert {room(parts) for parts in own_parts(path) if layer(parts) == "server"} <= ROOMS[own] | {own}


def test_every_layer_and_every_room_is_known() -> None:
    layers = {layer(own_name(path)) for path in EVERYWHERE}
    assert {*LAYERS, "games", "cli", ""} == layers
    assert set(ROOMS) == {room(own_name(path)) for path in modules("server")} - {""}
    assert [] == modules("locales")


WITHOUT_IO = {"__future__", "collections", "dataclasses", "datetime", "typing"}  # neither clock nor network nor disk


@pytest.mark.parametrize("path", modules("table"), ids=lambda p: p.name)
def test_a_table_imports_nothing_that_reads_or_waits(path: Path) -> None:
    assert {name.split(".")[0] for name in imported(path)} - {"lichtung"} - RUN_TIME <= WITHOUT_IO
    assert not re.search(
        r"\bnow\(|\btoday\(|\bopen\(|\bprint\(", path.read_text(encoding="utf-8").replace("def open(", "")
    )


@pytest.mark.parametrize("path", modules("local"), ids=lambda p: p.name)
def test_a_table_on_one_device_waits_for_nothing(path: Path) -> None:
    assert {name.split(".")[0] for name in imported(path)} - {"lichtung"} <= set(sys.stdlib_module_names) - {"asyncio"}
