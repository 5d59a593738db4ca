"""The list of games: ours and installed plug-ins, found through the entry-point group `lichtung.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from os import PathLike, fspath
from typing import TYPE_CHECKING

from lichtung.kernel.errors import LichtungError

if TYPE_CHECKING:
    from lichtung.kernel.game import Game

GROUP = "lichtung.games"
OWN = ("equinox", "sylvion", "tribes", "urbion")


@cache
def found() -> dict[str, EntryPoint]:
    """Name to entry point. Our own games are listed even where the package itself is not installed."""
    own = {name: EntryPoint(name, f"lichtung.games.{name}:GAME", GROUP) for name in OWN}
    return own | {point.name: point for point in entry_points(group=GROUP)}


def games() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(sorted(found()))


@cache
def usual(name: str) -> Game:
    """The game of that name with the components it comes with."""
    if name not in found():
        raise LichtungError(f"no game {name!r}; expected one of {', '.join(games())}")
    loaded: Game = found()[name].load()
    return loaded


def game(name: str, data: str | PathLike[str] | None = None) -> Game:
    """The game of that name; `data` is a folder with another component set, read anew with every call."""
    loaded = usual(name)
    return loaded if data is None else loaded.with_data(fspath(data))
