"""Compile the rules with mypyc: one group, never inside src/. `tools/compiling` is how.

`python tools/compile.py` mirrors src/ to build/compiled/ and puts the compiled modules beside the sources there, so
that `PYTHONPATH=build/compiled` runs the compiled program. The wheel's build hook shares `compile_into`.

The environment variable LICHTUNG_COMPILE says how much it matters: `0` never compile, `auto` (default) fall back to
plain Python and say so in one line, `1` fail when it cannot be done.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # it is run as a script, or loaded by its path

from tools.compiling.group import build_group, run_mypyc
from tools.compiling.group import extension_modules as extension_modules
from tools.compiling.machine import MypycFailed, NotCompiled, mode
from tools.compiling.machine import missing_compiler as missing_compiler
from tools.compiling.tree import compile_tree

ROOT: Final = Path(__file__).resolve().parent.parent
OBJECTS: Final = ROOT / "build" / "objects"


def compile_into(src_root: Path, dest_root: Path) -> bool:
    """True when the compiled modules are under dest_root. If not, says why in one line, or raises when they must be."""
    if mode() == "0":
        return False
    try:
        build_group(src_root, dest_root, OBJECTS)
    except NotCompiled as why:
        if mode() == "1":
            raise
        report(why)
        return False
    return True


def report(why: NotCompiled) -> None:
    """Say why the program runs uncompiled."""
    print(f"Not compiled, plain Python instead: {why}", file=sys.stderr)


def main(arguments: list[str]) -> int:
    """What `make compile` does."""
    if arguments[:1] == ["--group"]:
        run_mypyc(arguments[1], arguments[2:])
        return 0
    parser = argparse.ArgumentParser(description="Mirror src/ to build/compiled/ and compile the rules there.")
    parser.add_argument(
        "--strict", action="store_true", help="a missing C compiler is excused, code that mypyc refuses is not"
    )
    strict = parser.parse_args(arguments).strict
    try:
        compile_tree(ROOT / "src", ROOT / "build" / "compiled", OBJECTS)
    except NotCompiled as why:
        report(why)
        return 1 if mode() == "1" or (strict and isinstance(why, MypycFailed)) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
