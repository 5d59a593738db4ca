"""What a mutant is: one rule broken on purpose, and the test that must notice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """`old` stands exactly once in `file` (below src/) and is replaced by `new`; then `test` must fail."""

    rule: str
    file: str
    old: str
    new: str
    test: str
