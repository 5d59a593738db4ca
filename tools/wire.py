"""Write docs/wire.md and web/src/net/wire.ts from the Structs of the server's wire.

`python -m tools.wire` writes them; `python -m tools.wire --check` only says whether they are up to date.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as kinds

from lichtung.server import wire
from lichtung.server.wire import common, people, socket, tables
from tools.typescript import broken, comment

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "wire.md"
TYPES = ROOT / "web" / "src" / "net" / "wire.ts"
SECTION = re.compile(r"# -- ([^-].*?) -*$")
PARTS = (common, tables, people, socket)
SCHEMA = ("Event", "View")  # declared in lichtung.kernel.schema
UNIONS = ("FromClient", "FromServer")

INTRODUCTION = """# The wire

What travels between the server and its clients. This page is made from `src/lichtung/server/wire` by
`python -m tools.wire`; the browser's types (`web/src/net/wire.ts`) are made from the same Structs.
[bot-authors.md](bot-authors.md) shows how to use it, with a complete client.

A field with a default may be left out of a request. Unknown fields of requests are refused.

Texts that people write are normalised (NFC) and trimmed; their characters are counted after that. Names have single spaces
and visible characters only: no control characters, no marks that turn the line's direction, nothing of no width, nothing
private or unassigned. Chat is one line; besides visible characters it may have those that join and vary others, as emoji
and many scripts need them. Passwords keep all their characters but NUL. Requests are JSON in UTF-8, nested at most
64 deep. Whatever else comes is refused with `InvalidInput`.
"""


class Struct(NamedTuple):
    """A Struct of the wire, and what it looks like inside."""

    name: str
    doc: str
    info: kinds.StructType


def structs() -> Iterator[str | Struct]:
    """The Structs in the order of the sources, each section's title before its first one."""
    for part in PARTS:
        yield from structs_of(part)


def structs_of(part: ModuleType) -> Iterator[str | Struct]:
    """The same for one file."""
    source = inspect.getsource(part)
    titles = {number: found[1] for number, line in enumerate(source.splitlines(), 1) if (found := SECTION.match(line))}
    shown = 0
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for number in sorted(titles):
                if shown < number < node.lineno:
                    yield titles[number]
            shown = node.lineno
            info = kinds.type_info(getattr(part, node.name))
            assert isinstance(info, kinds.StructType)
            yield Struct(node.name, ast.get_docstring(node) or "", info)


def spelled(kind: kinds.Type, language: str) -> str:
    """How a type is written in TypeScript ("ts"), or for people ("md")."""
    ts = language == "ts"
    simple: dict[type, tuple[str, str]] = {
        kinds.IntType: ("number", "integer"),
        kinds.FloatType: ("number", "number"),
        kinds.StrType: ("string", "text"),
        kinds.BoolType: ("boolean", "true or false"),
        kinds.NoneType: ("null", "null"),
        kinds.AnyType: ("unknown", "anything"),
    }
    if type(kind) in simple:
        return simple[type(kind)][0 if ts else 1]
    if isinstance(kind, kinds.Metadata):
        declared = (kind.extra or {}).get("schema") if ts else None
        return declared or spelled(kind.type, language)
    if isinstance(kind, kinds.LiteralType):
        quote = "'{}'" if ts else "`{}`"
        return " | ".join(quote.format(value) for value in kind.values)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(spelled(one, language) for one in kind.types)
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__ if ts else f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
    if isinstance(kind, kinds.ListType):
        inner = spelled(kind.item_type, language)
        return (f"({inner})[]" if " | " in inner else f"{inner}[]") if ts else f"list of {inner}"
    if isinstance(kind, kinds.DictType):
        inner = spelled(kind.value_type, language)
        return f"Record<string, {inner}>" if ts else f"object of {inner}" if inner != "anything" else "object"
    raise TypeError(f"the wire has a {type(kind).__name__}, which nobody knows how to spell")


def bounds(kind: kinds.Type) -> str:
    """How large or long a value may be."""
    if isinstance(kind, kinds.UnionType):
        return next((found for one in kind.types if (found := bounds(one))), "")
    if isinstance(kind, kinds.Metadata):
        size = (kind.extra or {}).get("size")
        return f"{size[0]} to {size[1]} characters" if size else ""
    if isinstance(kind, kinds.IntType) and kind.le is not None:
        return f"{kind.ge} to {kind.le}"
    if isinstance(kind, kinds.StrType) and kind.max_length is not None:
        return f"{kind.min_length or 0} to {kind.max_length} characters"
    if isinstance(kind, kinds.ListType) and kind.max_length is not None:
        return f"{kind.min_length or 0} to {kind.max_length} of them"
    return ""


def default(field: kinds.Field) -> str:
    """What a field is when it is left out."""
    if field.required:
        return ""
    value: Any = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    return f"`{json.dumps(value)}`"


def is_optional(field: kinds.Field, struct: Struct) -> bool:
    """Whether TypeScript must live without a field: it may be left out of a request, and of an answer that omits it."""
    return not field.required and (struct.info.cls.__struct_config__.omit_defaults or not is_answer(struct))


def is_answer(struct: Struct) -> bool:
    """Whether the server sends it."""
    return struct.info.cls in wire.FromServer.__args__


def document() -> str:
    """The page for people."""
    lines = [INTRODUCTION.rstrip()]
    for one in structs():
        if isinstance(one, str):
            lines += ["", f"## {one[0].upper()}{one[1:]}"]
            continue
        lines += ["", f"### {one.name}", "", *textwrap.wrap(" ".join(one.doc.split()), 120)]
        rows = [f"| `type` | `{one.info.tag}` | | |"] if one.info.tag else []
        for field in one.info.fields:
            written = spelled(field.type, "md").replace("|", "or")
            rows.append(f"| `{field.encode_name}` | {written} | {bounds(field.type)} | {default(field)} |")
        lines += ["", "| Field | Is | Size | Default |", "|---|---|---|---|", *rows]
    return "\n".join(lines) + "\n"


def types() -> str:
    """The module for the browser."""
    lines = ["// Made from src/lichtung/server/wire by `python -m tools.wire`. Do not edit."]
    lines.append(f"import type {{ {', '.join(SCHEMA)} }} from './schema'")
    known = [one.info.cls for one in structs() if isinstance(one, Struct)]
    for one in structs():
        if isinstance(one, str):
            lines += ["", f"// -- {one}"]
            continue
        extended = next((base for base in one.info.cls.__bases__ if base in known), None)
        begin = f"{extended.__name__} & {{" if extended else "{"
        lines += ["", *comment(one.doc), f"export type {one.name} = {begin}"]
        lines += [f"  type: '{one.info.tag}'"] if one.info.tag else []
        for field in one.info.fields:
            if extended and field.name in extended.__struct_fields__:
                continue
            mark = "?" if is_optional(field, one) else ""
            lines += broken(f"  {field.encode_name}{mark}:", spelled(field.type, "ts"))
        lines.append("}")
    for name in UNIONS:
        members = " | ".join(cls.__name__ for cls in getattr(wire, name).__args__)
        lines += ["", *broken(f"export type {name} =", members)]
    return "\n".join(lines) + "\n"


def stale() -> list[Path]:
    """The files that say something else than the Structs."""
    wanted = {DOCUMENT: document(), TYPES: types()}
    return [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    """Write or check the files."""
    if "--check" in sys.argv[1:]:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is not what the wire says: run python -m tools.wire", file=sys.stderr)
        return bool(stale())
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    DOCUMENT.write_text(document(), encoding="utf-8")
    TYPES.write_text(types(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
