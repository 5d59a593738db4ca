"""What a mutant is: one rule broken on purpose, and the test that must notice; and the list of all of them."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    """`old` stands exactly once in `file` (below src/) and is replaced by `new`; then `test` must fail."""

    rule: str
    file: str
    old: str
    new: str
    test: str


def every_mutant() -> list[Mutant]:
    """The mutants of all games: each module of this folder that has a list of them."""
    found: list[Mutant] = []
    for path in sorted(Path(__file__).parent.glob("[a-z]*.py")):
        if path.stem not in ("mutant", "run") and not path.stem.startswith("test_"):
            found += importlib.import_module(f"tests.mutants.{path.stem}").MUTANTS
    return found
