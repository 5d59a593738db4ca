"""Where the program begins."""

from __future__ import annotations

import sys


def main(tokens: list[str] | None = None) -> int:
    """Carry out a command line. Returns the exit code."""
    try:
        from lichtung.cli.program import run
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in ("click", "fluent", "babel", "attr", "attrs"):
            raise
        print(f"The terminal needs the package {missing.name}: pip install 'lichtung[play]'", file=sys.stderr)
        return 1
    return run(sys.argv[1:] if tokens is None else tokens)
