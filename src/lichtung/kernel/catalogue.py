"""The list of games: the folders in `lichtung.games`, and installed plug-ins of the entry-point group `lichtung.games`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from os import PathLike, fspath
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from lichtung.kernel.errors import LichtungError

if TYPE_CHECKING:
    from lichtung.kernel.game import Game

GROUP = "lichtung.games"


@cache
def own() -> tuple[str, ...]:
    """The names of the games that lichtung comes with: the packages in `lichtung.games`."""
    return tuple(sorted(found.name for found in iter_modules(import_module("lichtung.games").__path__) if found.ispkg))


@cache
def entries() -> dict[str, EntryPoint]:
    """Name to entry point. Our own games are there even where no package is installed."""
    ours = {name: EntryPoint(name, f"lichtung.games.{name}:GAME", GROUP) for name in own()}
    return ours | {point.name: point for point in entry_points(group=GROUP)}


def games() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(sorted(entries()))


@cache
def usual(name: str) -> Game:
    """The game of that name with the components it comes with."""
    if name not in entries():
        raise LichtungError(f"no game {name!r}; expected one of {', '.join(games())}")
    loaded: Game = entries()[name].load()
    return loaded


def game(name: str, data: str | PathLike[str] | None = None) -> Game:
    """The game of that name; `data` is a folder with another component set, read anew with every call."""
    loaded = usual(name)
    return loaded if data is None else loaded.with_data(fspath(data))


def package_of(name: str) -> str:
    """The package in which a game lies, with everything that belongs to it; empty for an unknown game."""
    return entries()[name].module if name in entries() else ""


@cache
def part_of(name: str, part: str) -> ModuleType | None:
    """A module in a game's package, such as `bots.values`; None where the game brings no such part.

    Parts are loaded when somebody asks for them, so whoever plays without bots loads none.
    """
    package = package_of(name)
    if package == "":
        return None
    try:
        return import_module(f"{package}.{part}")
    except ModuleNotFoundError as missing:
        if f"{package}.{part}.".startswith(f"{missing.name}.") and missing.name != package:
            return None
        raise


def folder_of(name: str, folder: str = "") -> Traversable | None:
    """A game's folder, or one inside it, with files that are no modules; None where the game brings no such folder."""
    package = package_of(name)
    spec = find_spec(package) if package else None
    if spec is None or spec.submodule_search_locations is None:
        return None
    found = files(package).joinpath(folder) if folder else files(package)
    return found if found.is_dir() else None


def plugins() -> tuple[str, ...]:
    """The names of the games that other packages bring."""
    return tuple(name for name in games() if name not in own())
