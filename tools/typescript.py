"""TypeScript as Prettier writes it, for the tools that make types."""

from __future__ import annotations

import textwrap

WIDTH = 120


def comment(doc: str) -> list[str]:
    """Returns a docstring as a comment."""
    line = f"/** {' '.join(doc.split())} */"
    if len(line) <= WIDTH:
        return [line]
    return ["/**", *textwrap.wrap(" ".join(doc.split()), WIDTH, initial_indent=" * ", subsequent_indent=" * "), " */"]


def broken(start: str, kind: str) -> list[str]:
    """Returns `start kind`; a union too long for a line has a line for each of its types."""
    if len(f"{start} {kind}") <= WIDTH:
        return [f"{start} {kind}"]
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    return [start, *(f"{indent}| {one}" for one in kind.split(" | "))]
