"""Write docs/wire.md, web/src/net/wire.ts and web/src/net/table.ts from what server and table declare of their messages.

`python -m tools.wire` writes them; `python -m tools.wire --check` only says whether they are up to date.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, NamedTuple, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import inspect as kinds

from lichtung.server import wire
from lichtung.server.wire import common, people, socket, tables
from lichtung.table import schema as said
from tools import schema
from tools.typescript import broken, comment


class Module(NamedTuple):
    """A module for the browser."""

    source: str
    parts: tuple[ModuleType, ...]
    head: tuple[str, ...]
    union: str


ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "wire.md"
NET = ROOT / "web" / "src" / "net"
SECTION = re.compile(r"# -- ([^-].*?) -*$")
SERVED = (common, tables, people, socket)
PARTS = (*SERVED, said)
EXTENDED = ("TableInfo",)
DESCRIBED: Final[dict[Any, str]] = {
    str: "text",
    int: "integer",
    float: "number",
    bool: "true or false",
    type(None): "null",
    object: "anything",
}
# The browser's modules: what each is made from, from where, what it has of others, and the union of its socket messages.
MODULES: Final = {
    NET / "wire.ts": Module(
        "src/lichtung/server/wire",
        SERVED,
        ("import type { TableInfo } from './table'", "", "export type * from './table'"),
        "FromClient",
    ),
    NET / "table.ts": Module(
        "src/lichtung/table/schema.py",
        (said,),
        ("import type { Ahead, Event, Lack, Target, Thing, View } from './schema'",),
        "FromServer",
    ),
}

INTRODUCTION = """# The wire

What travels between the server and its clients. This page is made from `src/lichtung/server/wire` and
`src/lichtung/table/schema.py` by `python -m tools.wire`; so are the browser's types (`web/src/net/wire.ts`,
`table.ts`).
[bot-authors.md](bot-authors.md) shows how to use it, with a complete client.

A field with a default may be left out of a request. Unknown fields of requests are refused.

Texts that people write are normalised (NFC) and trimmed; their characters are counted after that. Names have single spaces
and visible characters only: no control characters, no marks that turn the line's direction, nothing of no width, nothing
private or unassigned. Chat is one line; besides visible characters it may have those that join and vary others, as emoji
and many scripts need them. Passwords keep all their characters but NUL. Requests are JSON in UTF-8, nested at most
64 deep. Whatever else comes is refused with `InvalidInput`.
"""


class Line(NamedTuple):
    """A field of a declaration, as it is written in both files."""

    name: str
    is_text: str  # for people
    is_type: str  # in TypeScript
    size: str
    default: str
    is_optional: bool


class Declared(NamedTuple):
    """A Struct of the server, or a TypedDict of a table, and its fields."""

    name: str
    doc: str
    base: str  # the declared one that it extends
    fields: list[Line]


def declarations(parts: Iterable[ModuleType] = PARTS) -> Iterator[str | Declared]:
    """The declarations in the order of the sources, each section's title before its first one."""
    for part in parts:
        yield from declarations_of(part)


def declarations_of(part: ModuleType) -> Iterator[str | Declared]:
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
            declared = getattr(part, node.name)
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            base = next((name for name in bases if name in EXTENDED), "")
            fields = fields_of_dict(declared) if is_typeddict(declared) else fields_of_struct(declared)
            yield Declared(node.name, ast.get_docstring(node) or "", base, fields)


def fields_of_struct(struct: type[msgspec.Struct]) -> list[Line]:
    """The fields of something that the server alone reads or writes; what it reads may have less."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    tag = [Line("type", f"`{info.tag}`", f"'{info.tag}'", "", "", False)] if info.tag else []
    return tag + [
        Line(
            field.encode_name,
            spelled(field.type, "md"),
            spelled(field.type, "ts"),
            bounds(field.type),
            default(field),
            not field.required,
        )
        for field in info.fields
    ]


def fields_of_dict(declared: Any) -> list[Line]:
    """The fields of something that a table says."""
    lines = []
    for name, kind in get_type_hints(declared, include_extras=True).items():
        is_optional = get_origin(kind) is NotRequired
        kind = get_args(kind)[0] if is_optional else kind
        lines.append(Line(name, described(kind), schema.spelled(kind), "", "may be missing" * is_optional, is_optional))
    return lines


def described(kind: Any) -> str:
    """How a type of a table's message is written for people."""
    origin, inside = get_origin(kind), get_args(kind)
    if kind in DESCRIBED:
        return DESCRIBED[kind]
    if is_typeddict(kind):
        return f"[{kind.__name__}](#{kind.__name__.lower()})" if kind.__module__ == said.__name__ else "object"
    if origin is list:
        return "list of " + ("objects" if get_origin(inside[0]) in schema.UNIONS else described(inside[0]))
    if origin is dict:
        return "object"
    if origin is Literal:
        return " or ".join(f"`{value}`" for value in inside)
    return " or ".join(described(one) for one in inside)


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
        return spelled(kind.type, language)
    if isinstance(kind, kinds.LiteralType):
        quote = "'{}'" if ts else "`{}`"
        return (" | " if ts else " or ").join(quote.format(value) for value in kind.values)
    if isinstance(kind, kinds.UnionType):
        return (" | " if ts else " or ").join(spelled(one, language) for one in kind.types)
    if isinstance(kind, kinds.StructType | kinds.TypedDictType):
        return kind.cls.__name__ if ts else f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
    if isinstance(kind, kinds.ListType):
        inner = spelled(kind.item_type, language)
        return (f"({inner})[]" if " | " in inner else f"{inner}[]") if ts else f"list of {inner}"
    if isinstance(kind, kinds.DictType):
        inner = spelled(kind.value_type, language)
        return f"Record<string, {inner}>" if ts else f"object of {inner}" if inner != "anything" else "object"
    if isinstance(kind, kinds.CustomType) and kind.cls is object:
        return "unknown" if ts else DESCRIBED[object]
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


def document() -> str:
    """The page for people."""
    lines = [INTRODUCTION.rstrip()]
    for one in declarations():
        if isinstance(one, str):
            lines += ["", f"## {one[0].upper()}{one[1:]}"]
            continue
        lines += ["", f"### {one.name}", "", *textwrap.wrap(" ".join(one.doc.split()), 120)]
        rows = [f"| `{line.name}` | {line.is_text} | {line.size} | {line.default} |" for line in one.fields]
        lines += ["", "| Field | Is | Size | Default |", "|---|---|---|---|", *rows]
    return "\n".join(lines) + "\n"


def types(module: Module) -> str:
    """A module for the browser."""
    lines = [f"// Made from {module.source} by `python -m tools.wire`. Do not edit.", *module.head]
    known: dict[str, list[Line]] = {one.name: one.fields for one in declarations() if isinstance(one, Declared)}
    for one in declarations(module.parts):
        if isinstance(one, str):
            lines += ["", f"// -- {one}"]
            continue
        begin = f"{one.base} & {{" if one.base else "{"
        lines += ["", *comment(one.doc), f"export type {one.name} = {begin}"]
        for line in one.fields:
            if one.base and line in known[one.base]:
                continue
            lines += broken(f"  {line.name}{'?' if line.is_optional else ''}:", line.is_type)
        lines.append("}")
    members = " | ".join(cls.__name__ for cls in getattr(wire, module.union).__args__)
    return "\n".join([*lines, "", *broken(f"export type {module.union} =", members)]) + "\n"


def wanted() -> dict[Path, str]:
    """The files, and what they must say."""
    return {DOCUMENT: document(), **{path: types(module) for path, module in MODULES.items()}}


def stale() -> list[Path]:
    """The files that say something else than the declarations."""
    return [path for path, text in wanted().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    """Write or check the files."""
    if "--check" in sys.argv[1:]:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is not what the wire says: run python -m tools.wire", file=sys.stderr)
        return bool(stale())
    for path, text in wanted().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
