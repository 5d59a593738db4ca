"""Every numbered rule of a game is cited by a test that asserts something, or stands in docs/rule-exceptions.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lichtung.kernel import catalogue

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = ROOT / "docs" / "rules"
EXCEPTIONS = ROOT / "docs" / "rule-exceptions.md"
ID = re.compile(r"\b[A-Z]{3}-[A-Z]+(?:-[A-Z]+)?-\d+\b")
EXPLAINING = {"RUL", "D", "DEC", "ED", "RNG"}  # rulings and decisions are tested through the rules they explain
MOST = 5  # a test that cites more shows none of them well

GAMES = [name for name in catalogue.games() if (RULES / f"{name}.md").exists()]


def rules_of(name: str) -> list[str]:
    """The numbered rules of a game: every id in its document but those of the groups that only explain."""
    found = dict.fromkeys(ID.findall((RULES / f"{name}.md").read_text(encoding="utf-8")))
    return [rule for rule in found if rule.split("-")[1] not in EXPLAINING]


def ids_anywhere(name: str) -> set[str]:
    """Every id that a document mentions."""
    return set(ID.findall((RULES / f"{name}.md").read_text(encoding="utf-8")))


@cache
def exceptions() -> dict[str, str]:
    """The rules that need no test, with the reason."""
    rows = re.findall(rf"^\|\s*({ID.pattern})\s*\|(.*)\|\s*$", EXCEPTIONS.read_text(encoding="utf-8"), re.M)
    return {rule: reason.strip() for rule, reason in rows}


def test_functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The test functions of a module, those in classes included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


test_functions.__test__ = False  # type: ignore[attr-defined]


def asserts(function: ast.FunctionDef) -> bool:
    """Whether a function asserts something, or expects an error."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Attribute) and node.attr == "raises":
            return True
    return False


def cited(function: ast.FunctionDef) -> set[str]:
    """The ids in a test's docstring, and in its name where they stand as `syl_move_3`."""
    named = re.findall(r"(?<![a-z0-9])([a-z]{3}(?:_[a-z]+){1,2}_\d+)(?![a-z0-9])", function.name.removeprefix("test_"))
    return set(ID.findall(ast.get_docstring(function) or "")) | {text.upper().replace("_", "-") for text in named}


@cache
def citations() -> dict[str, list[str]]:
    """Rule id to the tests that cite it and assert something."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for function in test_functions(ast.parse(path.read_text(encoding="utf-8"))):
            if asserts(function):
                for rule in cited(function):
                    found.setdefault(rule, []).append(f"{path.relative_to(ROOT)}::{function.name}")
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_numbered_rule_is_cited_by_a_test(name: str) -> None:
    rules = rules_of(name)
    assert len(rules) > 20
    assert [] == [rule for rule in rules if rule not in citations() and rule not in exceptions()]


@pytest.mark.parametrize("name", GAMES)
def test_every_cited_rule_exists(name: str) -> None:
    known = ids_anywhere(name)
    prefix = rules_of(name)[0].split("-")[0]
    assert {} == {rule: tests for rule, tests in citations().items() if rule.startswith(prefix) and rule not in known}


def test_no_test_cites_more_than_a_few_rules() -> None:
    crowded: list[str] = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for function in test_functions(ast.parse(path.read_text(encoding="utf-8"))):
            if len(cited(function)) > MOST:
                crowded.append(f"{path.relative_to(ROOT)}::{function.name}")
    assert [] == crowded


def test_every_exception_has_a_reason_and_is_needed() -> None:
    rules = {rule for name in GAMES for rule in rules_of(name)}
    for rule, reason in exceptions().items():
        assert len(reason) > 10, f"{rule}: why?"
        assert rule in rules
        assert rule not in citations(), f"{rule} is cited by {citations()[rule][0]}: no exception any more"


def test_a_range_cites_its_ends_only() -> None:
    """An id counts where it is written out."""
    tree = ast.parse('def test_it() -> None:\n    """SYL-MOVE-1 to SYL-MOVE-3, SYL-PAY-2 to 4."""\n    assert 1\n')
    function = next(test_functions(tree))
    assert cited(function) == {"SYL-MOVE-1", "SYL-MOVE-3", "SYL-PAY-2"}
