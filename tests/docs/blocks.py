"""The code in a Markdown document: run in order in one namespace, its output compared with what the document shows.

A block of `python` is run. A block of `text` right behind it is what it prints; without one it prints nothing. In such a
block `…` stands for anything, and a line that begins with a semicolon is a remark of the document.

`python -m tests.docs.blocks FILE` runs a document and prints the outputs as JSON, `--write` puts them into the document.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
ANYTHING = "…"


@dataclass(frozen=True)
class Block:
    """A fenced block: where its content stands in the document."""

    language: str
    start: int
    end: int
    text: str
    line: int


@dataclass(frozen=True)
class Example:
    """Code and what it is said to print."""

    code: Block
    shown: Block | None

    def fits(self, output: str) -> bool:
        """Whether an output is what the document shows."""
        wanted = "" if self.shown is None else without_remarks(self.shown.text)
        pattern = ".*?".join(re.escape(part) for part in tidy(wanted).split(ANYTHING))
        return re.fullmatch(pattern, tidy(output), re.S) is not None


def tidy(text: str) -> str:
    """Without blanks at the ends of lines and of the whole."""
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def without_remarks(text: str) -> str:
    """Without the document's own remarks."""
    return "\n".join(line for line in text.splitlines() if not line.startswith(";"))


def blocks(document: str, language: str = "") -> list[Block]:
    """All fenced blocks of a document, or those of one language."""
    found = [
        Block(match[1], match.start(2), match.end(2), match[2], document.count("\n", 0, match.start(2)) + 1)
        for match in FENCE.finditer(document)
    ]
    return [block for block in found if language in ("", block.language)]


def examples(document: str) -> list[Example]:
    """The code of a document with its outputs."""
    found = blocks(document)
    pairs = zip(found, [*found[1:], None], strict=True)
    return [Example(code, shown_after(document, code, after)) for code, after in pairs if code.language == "python"]


def shown_after(document: str, code: Block, after: Block | None) -> Block | None:
    """The block of text that follows with nothing in between."""
    if after is None or after.language != "text":
        return None
    return after if document[code.end : after.start].split() == ["```", "```text"] else None


def run(path: Path) -> list[str]:
    """What each example prints. Errors name the document's own lines."""
    namespace: dict[str, Any] = {"__name__": "__main__"}
    outputs = []
    for example in examples(path.read_text(encoding="utf-8")):
        padded = "\n" * (example.code.line - 1) + example.code.text
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            exec(compile(padded, str(path), "exec"), namespace)
        outputs.append(printed.getvalue())
    return outputs


def updated(document: str, outputs: list[str]) -> str:
    """The document with the outputs that its examples really have; what fits already stays as it is."""
    for example, output in reversed(list(zip(examples(document), outputs, strict=True))):
        if example.shown is not None and not example.fits(output):
            document = document[: example.shown.start] + tidy(output) + "\n" + document[example.shown.end :]
    return document


def main(arguments: list[str]) -> int:
    path = Path(arguments[-1])
    outputs = run(path)
    if "--write" in arguments:
        path.write_text(updated(path.read_text(encoding="utf-8"), outputs), encoding="utf-8")
    else:
        print(json.dumps(outputs))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
