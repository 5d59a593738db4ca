"""Write the browser's types of views, events and facts from the schemas of the kernel and of the games.

`python -m tools.schema` writes them: web/src/net/schema.ts and web/src/games/<game>/schema.ts;
`python -m tools.schema --check` only says whether they are up to date.
"""

from __future__ import annotations

import importlib
import sys
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from lichtung.kernel import schema as kernel
from tools.typescript import broken, comment

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
GAMES = ROOT / "src" / "lichtung" / "games"
OPEN = (kernel.View, kernel.About, kernel.Phrase)  # these have more keys than are declared
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", object: "unknown"}
UNIONS = (types.UnionType, typing.Union)


def targets() -> dict[Path, ModuleType]:
    """The files that are written, and the schema that each is made from."""
    found = {WEB / "net" / "schema.ts": kernel}
    for path in sorted(GAMES.glob("*/schema.py")):
        name = path.parent.name
        found[WEB / "games" / name / "schema.ts"] = importlib.import_module(f"lichtung.games.{name}.schema")
    return found


def text(module: ModuleType) -> str:
    """A schema in TypeScript."""
    lines = [f"// Made from {module.__name__} by `python -m tools.schema`. Do not edit."]
    used = sorted(foreign(module))
    if used:
        lines.append(f"import type {{ {', '.join(used)} }} from '@/net/schema'")
    for name, declared in vars(module).items():
        if is_typeddict(declared) and declared.__module__ == module.__name__:
            lines += ["", *record(name, declared)]
        elif is_alias(name, declared):
            lines += ["", *broken(f"export type {name} =", spelled(declared))]
    return "\n".join(lines) + "\n"


def is_alias(name: str, declared: object) -> bool:
    """Whether a name of a schema stands for a type that is no class."""
    return name[0].isupper() and get_origin(declared) in (list, dict, Literal, *UNIONS)


def record(name: str, declared: Any) -> list[str]:
    """A TypedDict with the keys of those it extends."""
    doc = [] if (declared.__doc__ or "").startswith("dict(") else comment(declared.__doc__ or "")
    if not get_type_hints(declared):
        return [*doc, f"export type {name} = Record<string, never>"]
    lines = [*doc, f"export type {name} = {{"]
    for key, kind in get_type_hints(declared, include_extras=True).items():
        is_optional = get_origin(kind) is NotRequired or not declared.__total__
        kind = get_args(kind)[0] if get_origin(kind) is NotRequired else kind
        lines += broken(f"  {key}{'?' if is_optional else ''}:", spelled(kind))
    return [*lines, *(["  [key: string]: unknown"] if declared in OPEN else []), "}"]


def spelled(kind: Any) -> str:
    """How a type is written in TypeScript."""
    origin, inside = get_origin(kind), get_args(kind)
    if kind in SIMPLE:
        return SIMPLE[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    if origin is list:
        item = spelled(inside[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {spelled(inside[1])}>"
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in inside)
    if origin in UNIONS:
        return " | ".join(dict.fromkeys(spelled(one) for one in inside))
    raise TypeError(f"a schema has {kind}, which nobody knows how to spell")


def foreign(module: ModuleType) -> set[str]:
    """The kernel's types that a game's schema uses."""
    if module is kernel:
        return set()
    own = [one for one in vars(module).values() if is_typeddict(one) and one.__module__ == module.__name__]
    inside = (part for one in own for kind in get_type_hints(one).values() for part in parts(kind))
    return {one.__name__ for one in inside if is_typeddict(one) and one.__module__ == kernel.__name__}


def parts(kind: Any) -> Iterator[Any]:
    """A type and everything inside it."""
    yield kind
    for one in get_args(kind):
        yield from parts(one)


def stale() -> list[Path]:
    """The files that say something else than the schemas."""
    wanted = {path: text(module) for path, module in targets().items()}
    return [path for path, found in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != found]


def main() -> int:
    """Write or check the files."""
    if "--check" in sys.argv[1:]:
        for path in stale():
            print(f"{path.relative_to(ROOT)} is stale: run python -m tools.schema", file=sys.stderr)
        return bool(stale())
    for path, module in targets().items():
        path.write_text(text(module), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
