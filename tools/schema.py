"""Write the browser's types of views, events and facts from the schemas of the kernel and of the games.

`python -m tools.schema` writes them: web/src/net/schema.ts and web/src/games/<game>/schema.ts;
`python -m tools.schema --check` only says whether they are up to date.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import sys
import types
import typing
from functools import cache
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
    lines: list[str] = []
    for name, declared in vars(module).items():
        if is_typeddict(declared) and declared.__module__ == module.__name__:
            lines += ["", *record(name, declared)]
        elif is_alias(name, declared):
            lines += ["", *broken(f"export type {name} =", spelled(declared, is_named=False))]
    return "\n".join(
        [
            f"// Made from {module.__name__} by `python -m tools.schema`. Do not edit.",
            *imports(module, lines),
            *lines,
            "",
        ]
    )


def imports(module: ModuleType, lines: list[str]) -> list[str]:
    """The kernel's types that a game's schema uses."""
    if module is kernel:
        return []
    words = {word for line in lines if not line.lstrip().startswith(("/**", "*")) for word in re.findall(r"\w+", line)}
    used = [name for name, one in vars(kernel).items() if is_typeddict(one) or is_alias(name, one)]
    names = [name for name in used if name in words and not hasattr(module, name)]
    names += [f"{name} as Common{name}" for name in used if f"Common{name}" in words]
    return [f"import type {{ {', '.join(sorted(names))} }} from '@/net/schema'"] if names else []


def imported(base: Any, name: str) -> str:
    """What a type of another schema is called where a type of that name is declared."""
    return f"Common{name}" if base.__name__ == name else str(base.__name__)


def is_alias(name: str, declared: object) -> bool:
    """Whether a name of a schema stands for a type that is no class."""
    return name[0].isupper() and get_origin(declared) in (list, dict, Literal, *UNIONS)


def record(name: str, declared: Any) -> list[str]:
    """A TypedDict: its own keys, beside those of what it extends."""
    doc = [] if (declared.__doc__ or "").startswith("dict(") else comment(declared.__doc__ or "")
    if not get_type_hints(declared):
        return [*doc, f"export type {name} = Record<string, never>"]
    bases = extended(declared)
    begin = "".join(f"{imported(base, name)} & " for base in bases)
    lines = [*doc, f"export type {name} = {begin}{{"]
    for key, kind in get_type_hints(declared, include_extras=True).items():
        if any(get_type_hints(base).get(key) == get_type_hints(declared)[key] for base in bases):
            continue
        is_optional = get_origin(kind) is NotRequired or not declared.__total__
        kind = get_args(kind)[0] if get_origin(kind) is NotRequired else kind
        lines += broken(f"  {key}{'?' if is_optional else ''}:", spelled(kind))
    return [*lines, *(["  [key: string]: unknown"] if declared in OPEN else []), "}"]


def spelled(kind: Any, is_named: bool = True) -> str:
    """How a type is written in TypeScript; an event by its name, where it has one."""
    origin, inside = get_origin(kind), get_args(kind)
    if is_named and kind == kernel.Event:
        return "Event"
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


@cache
def extended(declared: Any) -> tuple[Any, ...]:
    """The TypedDicts that one extends: before Python 3.12 it forgets them, so the source is asked."""
    module = sys.modules[declared.__module__]
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef) and node.name == declared.__name__:
            bases = [eval(ast.unparse(base), vars(module)) for base in node.bases]
            return tuple(base for base in bases if is_typeddict(base))
    return ()


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
