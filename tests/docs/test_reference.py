"""The reference: every public name has an entry with an example, and names nothing that is not there."""

from __future__ import annotations

import ast
import importlib
import re
from functools import reduce
from pathlib import Path

import pytest

import lichtung
from lichtung.kernel.game import Game
from lichtung.kernel.state import State
from tests.docs.blocks import examples

LIBRARY = Path(__file__).resolve().parents[2] / "docs" / "library"
REFERENCE = (LIBRARY / "reference.md").read_text(encoding="utf-8")
ENTRY = re.compile(r"^::: (\S+)\n(?:    .*\n)*", re.M)
MEMBERS = re.compile(r'filters: \["\^\((.*)\)\$"\]')
# What outside programs may rely on, beside the names of the package itself.
STATE = [
    "over",
    "result",
    "choice",
    "options",
    "words",
    "choose",
    "play",
    "why_not",
    "copy",
    "digest",
    "view",
    "listen",
    "heard",
    "news",
    "position",
    "record",
    "resample",
]
GAME = ["start", "load", "actions", "playouts"]


def entries(page: str) -> dict[str, str]:
    """The names that a page has an entry for, each with what stands below it up to the next entry."""
    places = list(ENTRY.finditer(page))
    ends = [entry.start() for entry in places[1:]] + [len(page)]
    return {entry[1]: page[entry.start() : end] for entry, end in zip(places, ends, strict=False)}


def named(path: str) -> object:
    """What a dotted name stands for."""
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        try:
            module = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        return reduce(getattr, parts[length:], module)
    raise ModuleNotFoundError(path)


def documented_members(cls: type) -> set[str]:
    """The members of a class and of its bases that have a docstring, read from the sources: compiled ones keep none."""
    return {
        member.name
        for base in cls.__mro__
        if base.__module__.startswith("lichtung.")
        for node in ast.parse(source(base.__module__)).body
        if isinstance(node, ast.ClassDef) and node.name == base.__name__
        for member in node.body
        if isinstance(member, ast.FunctionDef) and ast.get_docstring(member)
    }


def source(module: str) -> str:
    """What is written in a module of ours."""
    return (LIBRARY.parents[1] / "src" / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")


def test_every_public_name_has_an_entry() -> None:
    listed = {path.rpartition(".")[2] for path in entries(REFERENCE)}
    assert set() == set(lichtung.__all__) - listed


@pytest.mark.parametrize("name", sorted(set(lichtung.__all__)))
def test_every_public_name_stands_in_an_example(name: str) -> None:
    shown = " ".join(example.code.text for example in examples(REFERENCE)) + str(
        [example.shown.text for example in examples(REFERENCE) if example.shown]
    )
    kept = {
        "Game": "game.start",
        "State": "s.choose",
        "Option": "game.options[",
        "Result": "s.result",
        "Refusal": ".rule",
    }
    assert kept.get(name, name) in shown


def imported_modules() -> set[tuple[str, str]]:
    """What documents and examples import from modules of the library: the module, and the name in it or nothing."""
    root = LIBRARY.parents[1]
    texts = [page.read_text(encoding="utf-8") for page in root.glob("docs/**/*.md")]
    pages = [one.code.text for text in texts if "```python" in text for one in examples(text)]
    programs = [path.read_text(encoding="utf-8") for path in root.glob("examples/*.py")]
    found = set()
    for node in (node for text in pages + programs for node in ast.walk(ast.parse(text))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("lichtung."):
            found |= {(node.module or "", alias.name) for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {(alias.name, "") for alias in node.names if alias.name.startswith("lichtung.")}
    return found


def test_every_module_that_documents_use_has_an_entry_and_an_example() -> None:
    listed = set(entries(REFERENCE))
    shown = " ".join(example.code.text for example in examples(REFERENCE))
    used = {(module, name) for module, name in imported_modules() if name not in lichtung.__all__}
    assert len(used) >= 8
    assert set() == {(module, name) for module, name in used if not {module, f"{module}.{name}"} & listed}
    apart = {path for path in listed if path.startswith(("lichtung.bots.", "lichtung.research"))}
    assert [] == [path for path in sorted(apart) if path.rpartition(".")[2] not in shown]


@pytest.mark.parametrize(("entry", "cls", "members"), [("lichtung.State", State, STATE), ("lichtung.Game", Game, GAME)])
def test_the_members_that_programs_rely_on_are_shown(entry: str, cls: type, members: list[str]) -> None:
    filtered = MEMBERS.search(entries(REFERENCE)[entry])
    assert filtered is not None
    assert sorted(members) == sorted(filtered[1].split("|"))
    documented = documented_members(cls)
    assert [] == [name for name in members if name not in documented]


@pytest.mark.parametrize("page", [LIBRARY / "reference.md", LIBRARY / "kernel.md"], ids=lambda page: page.stem)
def test_entries_name_what_is_there(page: Path) -> None:
    listed = entries(page.read_text(encoding="utf-8"))
    assert listed
    for path in listed:
        assert named(path) is not None
