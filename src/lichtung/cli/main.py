"""Where the program begins."""

from __future__ import annotations

import sys


def main(tokens: list[str] | None = None) -> int:
    """Carry out a command line; gives the exit code."""
    try:
        from lichtung.cli.program import run
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] not in ("fluent", "babel", "attr", "attrs"):
            raise
        print("The terminal table needs the package fluent.runtime: pip install 'lichtung[play]'", file=sys.stderr)
        return 1
    return run(sys.argv[1:] if tokens is None else tokens)
