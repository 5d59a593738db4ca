"""Types at the borders, read from the sources: what is known of a dict is declared, and what is not is the exception."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import lichtung

SOURCE = Path(__file__).resolve().parents[2] / "src" / "lichtung"
MOST_OPEN = 80  # lines that say nothing of what is in a dict
MOST_ANY = 300  # lines that say nothing of a value
OPEN = re.compile(r"\bdict\[str, Any\]|\bJson\b")
# What has a name of its own and is a dict of anything all the same: settings, options of commands, views.
ALIASES = ["Hint", "Info", "Json", "Result", "Saved", "Settings", "Values", "View"]
PUBLIC = [getattr(lichtung, name) for name in lichtung.__all__ if callable(getattr(lichtung, name))]


def lines(pattern: re.Pattern[str]) -> list[str]:
    """Every line of the sources with a match, but for those that import it."""
    return [
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if pattern.search(line) and not re.match(r"\s*(from|import) |\s+\w+,$", line)
    ]


def functions(one: Any) -> list[ast.FunctionDef]:
    """A function, or those of a class, as they are written: compiled ones do not say their types."""
    tree = ast.parse((SOURCE.parent / f"{one.__module__.replace('.', '/')}.py").read_text(encoding="utf-8"))
    node = next(node for node in tree.body if getattr(node, "name", None) == one.__name__)
    return [found for found in ast.walk(node) if isinstance(found, ast.FunctionDef)]


def test_dicts_of_anything_become_fewer() -> None:
    found = lines(OPEN)
    assert len(found) <= MOST_OPEN, "\n".join(found)


def test_values_of_any_kind_become_fewer() -> None:
    found = lines(re.compile(r"\bAny\b"))
    assert len(found) <= MOST_ANY, f"{len(found)} lines"


def test_a_new_name_for_a_dict_of_anything_does_not_escape_the_count() -> None:
    names = [line.split(": ", 1)[1].split(" =")[0] for line in lines(re.compile(r"^\w+ = (dict\[str, Any\]|Json)"))]
    assert ALIASES == sorted(set(names))


@pytest.mark.parametrize("one", PUBLIC, ids=lambda one: str(one.__name__))
def test_public_functions_name_what_they_take_and_give(one: Any) -> None:
    for function in functions(one):
        arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
        for annotation in [function.returns, *(argument.annotation for argument in arguments)]:
            assert annotation is None or "dict[str, Any]" not in ast.unparse(annotation), function.name
