"""What a mutant is: one rule broken on purpose, and the test that must notice; and the list of all of them."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """`old` stands exactly once in `file` (below src/) and is replaced by `new`; then `test` must fail."""

    rule: str
    file: str
    old: str
    new: str
    test: str


def breaker(game: str) -> Callable[[str, str, str, str, str], Mutant]:
    """What makes the mutants of a game: files are those of its folder, tests are written as `file::function` without `test_`."""

    def mutant(rule: str, file: str, old: str, new: str, test: str) -> Mutant:
        module, _, function = test.partition("::")
        return Mutant(
            rule, f"lichtung/games/{game}/{file}", old, new, f"tests/games/{game}/test_{module}.py::test_{function}"
        )

    return mutant


def every_mutant() -> list[Mutant]:
    """The mutants of all games: each module of this folder that has a list of them."""
    found: list[Mutant] = []
    for name in ("equinox", "sylvion", "tribes_actions", "tribes_cards", "urbion"):
        found += importlib.import_module(f"tests.mutants.{name}").MUTANTS
    return found
