"""Make each C file depend on nothing but what it uses, so that an edit compiles little again.

mypyc declares all functions, classes and constants of the group in two headers that every C file includes, and numbers all
texts and large integers through. A new function, or one new text in one module, would change what the C compiler sees of
every module. So each file gets the declarations that it uses instead of the headers, and a literal is a variable that is
named after its value instead of a place in a table. The same declarations in the same order: the machine code stays as fast.
"""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Final

OUTER: Final = "__native_lichtung.h"
INNER: Final = "__native_internal_lichtung.h"
GROUP: Final = "__native_lichtung.c"
INCLUDES: Final = f'#include "{OUTER}"\n#include "{INNER}"\n'
WORD: Final = re.compile(r"\b[A-Za-z_]\w*")
KEYWORDS: Final = frozenset(("typedef", "struct", "ifndef", "define", "endif"))
DECLARED: Final = re.compile(r"(\w+)\s*[(;\[]")
# `cpy_r_r12 = CPyStatics[437]; /* 'card' */`, or `= (CPyTagged)CPyStatics[4012] | 1; /* … */` for a large integer
LITERAL: Final = re.compile(r"((?:= |\(CPyTagged\)))CPyStatics\[(\d+)\]((?: \| 1)?;)( /\* .* \*/)?$", re.MULTILINE)
INITIALIZED: Final = re.compile(r"    if \(CPyStatics_Initialize\(.*\) < 0\) \{\n        return -1;\n    \}\n")


@dataclass(frozen=True)
class Declaration:
    """A piece of a header: what it declares (nothing: it is always needed), its text, what it refers to."""

    names: frozenset[str]
    text: str
    words: frozenset[str]


def narrow(folder: Path) -> None:
    """Rewrite all C files that mypyc has written into a folder."""
    declarations = [piece for name in (OUTER, INNER) for piece in split_header((folder / name).read_text())]
    paths = [path for path in sorted(folder.glob("__native_*.c")) if path.name != GROUP]
    texts = {path: path.read_text() for path in paths}
    names = name_literals(texts.values())
    for path, text in texts.items():
        path.write_text(with_declarations(with_named_literals(text, names), declarations))
    group = folder / GROUP
    group.write_text(with_literal_variables(group.read_text(), names))


def split_header(text: str) -> list[Declaration]:
    """Split a header of mypyc's into its declarations, without what keeps it from being included twice."""
    lines = text.splitlines(keepends=True)[2:]
    pieces: list[list[str]] = [[]]
    for line in lines[: len(lines) - 1 - lines[::-1].index("#endif\n")]:
        pieces[-1].append(line)
        if is_whole(pieces[-1]):
            pieces.append([])
    return [declaration_of("".join(piece)) for piece in pieces if "".join(piece).strip()]


def is_whole(piece: list[str]) -> bool:
    """Whether lines of a header are a complete declaration, or a line for the preprocessor."""
    first, last = piece[0], piece[-1]
    if first.startswith("#if"):
        return last.startswith("#endif")
    return first.startswith("#") or not "".join(piece).strip() or (last.rstrip().endswith(";") and last[0] not in " \t")


def declaration_of(text: str) -> Declaration:
    """Returns a piece of a header with what it declares; an `#include` belongs to every file."""
    words = frozenset(WORD.findall(text))
    if text.startswith("#include"):
        return Declaration(frozenset(), text if INNER not in text and OUTER not in text else "", frozenset())
    if "{" in text:
        inside = text[text.index("{") : text.rindex("}")]
        return Declaration(frozenset(WORD.findall(text.replace(inside, ""))) - KEYWORDS, text, words)
    match = DECLARED.search(text)
    return Declaration(frozenset(match.groups()) if match else frozenset(), text, words)


def with_declarations(text: str, declarations: list[Declaration]) -> str:
    """Put the declarations that a C file uses, and those that they use, in place of the headers."""
    assert INCLUDES in text, "mypyc includes its headers in another way"
    declaring: dict[str, list[int]] = defaultdict(list)
    for place, declaration in enumerate(declarations):
        for name in declaration.names:
            declaring[name].append(place)
    needed = {place for place, declaration in enumerate(declarations) if not declaration.names}
    words = set(WORD.findall(text))
    while words:
        fresh = {place for word in words for place in declaring.get(word, ())} - needed
        needed |= fresh
        words = {word for place in fresh for word in declarations[place].words}
    return text.replace(INCLUDES, "".join(declarations[place].text for place in sorted(needed)))


def name_literals(texts: object) -> dict[str, str]:
    """Name each literal after its value, which stands beside its uses; after its number where that is not clear."""
    values: dict[str, str] = {}
    for text in texts:  # type: ignore[attr-defined]
        for _, number, _, value in LITERAL.findall(text):
            values[number] = value or values.get(number, "")
    numbers: dict[str, list[str]] = defaultdict(list)
    for number, value in values.items():
        numbers[value].append(number)
    return {
        number: f"CPyLiteral_{hashlib.sha256(value.encode()).hexdigest()[:16]}"
        + ("" if value and len(numbers[value]) == 1 else f"_{number}")
        for number, value in values.items()
    }


def with_named_literals(text: str, names: dict[str, str]) -> str:
    """Use variables instead of places in the table of literals."""
    used = sorted({names[number] for _, number, _, _ in LITERAL.findall(text)})
    declared = "".join(f"extern PyObject *{name};\n" for name in used)
    text = LITERAL.sub(lambda match: match[1] + names[match[2]] + match[3] + (match[4] or ""), text)
    assert "CPyStatics[" not in text, "mypyc uses its literals in another way"
    return text.replace(INCLUDES, INCLUDES + declared)


def with_literal_variables(text: str, names: dict[str, str]) -> str:
    """Define the variables in the group's own file, and fill them when the table is filled."""
    assert len(INITIALIZED.findall(text)) == 1, "mypyc fills its literals in another way"
    chosen = sorted(names.items())
    variables = "".join(f"PyObject *{name};\n" for _, name in chosen)
    table = "".join(f"    {{&{name}, {number}}},\n" for number, name in chosen)
    places = f"static const struct {{PyObject **place; int number;}} CPyLiterals[] = {{\n{table}    {{NULL, 0}}\n}};\n"
    filling = "    for (int i = 0; CPyLiterals[i].place != NULL; i++) {\n"
    filling += "        *CPyLiterals[i].place = CPyStatics[CPyLiterals[i].number];\n    }\n"
    text = INITIALIZED.sub(lambda match: match[0] + filling, text)
    return text.replace(INCLUDES, INCLUDES + variables + places)
