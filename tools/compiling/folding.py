"""Write constants as numbers before mypyc sees them.

For mypyc a `Final` is a constant only if it is written as a number, or computed from names of the same module. The
address of a zone is neither: it is computed from the kernel's addresses, or allocated by the game's layout when the
module is imported. Compiled, such a name is an object in memory that is loaded, tested and unpacked wherever it is
used, and the C compiler cannot compute with it. So the copy of the sources that mypyc reads gets the values instead:
each module is imported, as plain Python, and what stands right of the `=` of a module's `Final` becomes the number
that the import has given. Names that are written as numbers are constants for mypyc in other modules too.

A call is still made, since it may do more than return a number, and must return the same when the compiled module is
imported. LICHTUNG_FOLD=0 leaves the pass out.
"""

from __future__ import annotations

import ast
import importlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

LARGEST: Final = 2**62 - 1  # what is larger, mypyc keeps in memory in any case


def is_wanted() -> bool:
    """Whether constants shall be folded."""
    return os.environ.get("LICHTUNG_FOLD") != "0"


def fold(root: Path, files: Iterable[str]) -> int:
    """Rewrite the files of a source tree; return how many names have become numbers."""
    sys.path.insert(0, str(root.resolve()))
    try:
        return sum(fold_file(root / file, module_of(file)) for file in files)
    finally:
        sys.path.pop(0)


def module_of(file: str) -> str:
    """Returns the name of the module in a file."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def fold_file(path: Path, name: str) -> int:
    """Rewrite one file; return how many names have become numbers."""
    source = path.read_bytes()
    candidates = computed_constants(ast.parse(source))
    if not candidates:
        return 0
    try:
        module = importlib.import_module(name)
    except ImportError:  # it needs a library that is not installed here
        return 0
    lines = source.splitlines(keepends=True)
    count = 0
    for node in reversed(candidates):  # from the end: places before stay where they are
        assert isinstance(node.target, ast.Name)
        assert node.value is not None
        value = getattr(module, node.target.id)
        if type(value) is int and abs(value) <= LARGEST:
            write_number(lines, node.value, value)
            count += 1
    path.write_bytes(b"".join(lines))
    return count


def computed_constants(tree: ast.Module) -> list[ast.AnnAssign]:
    """Returns the module's own `NAME: Final = …` where it is not written as a number."""
    return [
        node
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and ast.unparse(node.annotation).split("[")[0] in ("Final", "typing.Final")
        and node.value is not None
        and not isinstance(node.value, ast.Constant)
    ]


def write_number(lines: list[bytes], expression: ast.expr, value: int) -> None:
    """Put a number in place of an expression; calls are made after it, all lines keep their numbers."""
    assert expression.end_lineno is not None
    first, last = expression.lineno - 1, expression.end_lineno - 1
    before, after = lines[first][: expression.col_offset], lines[last][expression.end_col_offset :]
    text = b"".join(lines[first : last + 1])[len(before) :]
    text = text[: len(text) - len(after)]
    calls = any(isinstance(node, ast.Call) for node in ast.walk(expression))
    number = f"({value}" + "\n" * (last - first) + ")" if last > first else str(value)
    new = f"{value}; assert {value} == (".encode() + text + b")" if calls else number.encode()
    lines[first : last + 1] = (before + new + after).splitlines(keepends=True)
