"""Put a mutant into a running process: into the function that everybody has imported already, or by a fresh import."""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.machinery
import inspect
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

SOURCE = Path(__file__).resolve().parents[2] / "src" / "lichtung"


class NotLive(Exception):
    """There is no function to put the change into."""


def module_name(file: str) -> str:
    """Returns the import name of a file of ours: `games/urbion/city.py` is lichtung.games.urbion.city."""
    return ".".join(["lichtung", *file.removesuffix(".py").removesuffix("/__init__").split("/")])


def put_in(file: str, place: str, tree: ast.Module) -> None:
    """Exchange the code of one function, for all who have imported it."""
    function = function_at(sys.modules[module_name(file)], place)
    wanted = function.__code__
    for code in codes(compile(tree, str(SOURCE / file), "exec")):
        if (code.co_qualname, code.co_firstlineno) == (wanted.co_qualname, wanted.co_firstlineno):
            try:
                function.__code__ = code
            except ValueError as error:  # another number of free variables
                raise NotLive(place) from error
            return
    raise NotLive(place)


def function_at(module: ModuleType, place: str) -> FunctionType:
    """Returns the function that a module calls so, without what is wrapped around it."""
    found: Any = module
    for part in place.split("."):
        found = inspect.getattr_static(found, part, None)
    found = getattr(found, "fget", None) or getattr(found, "__func__", None) or found
    found = inspect.unwrap(found) if callable(found) else found
    if not isinstance(found, FunctionType):
        raise NotLive(place)
    return found


def codes(code: CodeType) -> list[CodeType]:
    """Returns a code with all codes inside."""
    return [code, *[inner for const in code.co_consts if isinstance(const, CodeType) for inner in codes(const)]]


class Serving(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module, with a syntax tree of its own."""

    def __init__(self, file: str, tree: ast.Module) -> None:
        self.file: str = file
        self.tree: ast.Module = tree

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != module_name(self.file):
            return None
        spec = importlib.machinery.ModuleSpec(fullname, self, origin=str(SOURCE / self.file))
        spec.has_location = True
        return spec

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, str(SOURCE / self.file), "exec"), module.__dict__)


def serve_fresh(file: str, tree: ast.Module) -> None:
    """Forget everything of ours that was imported; the next import meets the change."""
    for name in list(sys.modules):
        if name.partition(".")[0] in ("lichtung", "tests", "conftest") and not name.startswith("tests.mutants"):
            del sys.modules[name]
    importlib.invalidate_caches()
    sys.meta_path.insert(0, Serving(file, tree))
