"""Does a value fit a declared type, exactly? Keys that are not declared, or not there, do not fit."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict


def misfits(value: Any, kind: Any, path: str = "", more: tuple[Any, ...] = ()) -> list[str]:
    """Returns where a value is not of a type; the TypedDicts in `more` may have keys that are not declared."""
    origin, inside = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        if not isinstance(value, dict):
            return [f"{path}: expected {kind.__name__}, got {value!r}"]
        return list(record_misfits(value, kind, path, more))
    if origin in (types.UnionType, typing.Union):
        found = [misfits(value, one, path, more) for one in inside]
        return min(found, key=len) if all(found) else []
    if origin is list:
        if not isinstance(value, list):
            return [f"{path}: expected a list, got {value!r}"]
        return [miss for n, one in enumerate(value) for miss in misfits(one, inside[0], f"{path}[{n}]", more)]
    if origin is dict:
        if not isinstance(value, dict) or not all(isinstance(key, inside[0]) for key in value):
            return [f"{path}: expected a dict, got {value!r}"]
        return [miss for key, one in value.items() for miss in misfits(one, inside[1], f"{path}.{key}", more)]
    if origin is Literal:
        return [] if value in inside and type(value) is type(inside[inside.index(value)]) else [f"{path}: {value!r}"]
    return [] if kind is object or type(value) is kind else [f"{path}: expected {kind}, got {value!r}"]


def record_misfits(value: dict[str, Any], kind: Any, path: str, more: tuple[Any, ...]) -> Iterator[str]:
    """The same for the keys of a TypedDict."""
    keys = keys_of(kind)
    for key, (is_required, inner) in keys.items():
        if key in value:
            yield from misfits(value[key], inner, f"{path}.{key}", more)
        elif is_required:
            yield f"{path}: no {key}"
    if kind not in more:
        yield from (f"{path}: {key} is not declared" for key in value if key not in keys)


@cache
def keys_of(kind: Any) -> dict[str, tuple[bool, Any]]:
    """The keys of a TypedDict: whether each must be there, and its type."""
    found = {}
    for key, hint in get_type_hints(kind, include_extras=True).items():
        is_free = get_origin(hint) is NotRequired
        found[key] = (kind.__total__ and not is_free, get_args(hint)[0] if is_free else hint)
    return found
