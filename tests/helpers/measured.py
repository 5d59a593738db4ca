"""The summary of the long tests in docs/measured.md: one row for each fact, replaced when it is measured again."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

FILE = Path(__file__).resolve().parent.parent.parent / "docs" / "measured.md"
HEAD = """# What the long tests measured

Written by `make test-long`, without dates: a row changes only when its fact does.

| what | how many | result |
|---|---|---|
"""


def note(what: str, count: str, result: str) -> None:
    """Write down a fact, if the long tests are running."""
    if os.environ.get("LICHTUNG_LONG") != "1":
        return
    FILE.touch()
    with FILE.open("r+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # several processes test at once
        text = file.read()
        rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith("| what |")]
        rows = sorted([row for row in rows if not row.startswith(f"| {what} |")] + [f"| {what} | {count} | {result} |"])
        file.seek(0)
        file.write(HEAD + "\n".join(rows) + "\n")
        file.truncate()
