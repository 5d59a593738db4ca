"""Kinds of tables: what suits one number of seats or mix of expansions of a game need not suit all of them.

A game's `bots/levels.py` lists its kinds as `KINDS`, the particular ones first, and says by `mix_of` at which tables the
chances that hints show were fitted. It may say by `progress` how far a game has come, where that matters for chances. A game
without the file has one kind, with levels that suit most games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, final

from lichtung.bots.values import Weights
from lichtung.kernel.catalogue import games, part_of

SEARCHING: Final = ("novice", "easy", "normal", "hard", "master")
Settings = Mapping[str, Any]


@final
class Level:
    """How a searching level plays at a kind of table.

    - `iterations`: how many it has for one decision.
    - `slips`: how far below the best its choice may be, as a chance to win: a weak player overlooks small differences, not
      big ones.
    - `version`: the number of its last change alone; each change takes the next number of its game that was never used.
    - `weights`: those that differ from the game's.
    """

    def __init__(self, iterations: int, slips: float = 0.0, version: int = 0, weights: Weights | None = None) -> None:
        self.iterations: Final = iterations
        self.slips: Final = slips
        self.version: Final = version
        self.weights: Final = weights


def always(seats: int, settings: Settings) -> bool:
    """Every table."""
    return True


@final
class Kind:
    """One kind of table, with the levels of the bots there.

    - `version`: bumped when all levels may answer differently. Results of the arena are keyed by it.
    - `fits`: whether a number of seats with some settings is such a table.
    """

    def __init__(
        self,
        name: str,
        version: int,
        novice: Level,
        easy: Level,
        normal: Level,
        hard: Level,
        master: Level,
        fits: Callable[[int, Settings], bool] = always,
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.levels: Final = dict(zip(SEARCHING, (novice, easy, normal, hard, master), strict=True))
        self.fits: Final = fits

    def version_of(self, *levels: str) -> int:
        """The version of the bots here, as far as these levels are concerned."""
        return max([self.version] + [self.levels[level].version for level in levels if level in self.levels])

    def changed_levels(self) -> dict[str, int]:
        """The levels that have changed alone, with their versions."""
        return {name: level.version for name, level in self.levels.items() if level.version > 0}


@cache
def kinds_of(game: str) -> tuple[Kind, ...]:
    """The kinds of tables of a game; every table is of the first one that it fits."""
    part = part_of(game, "bots.levels")
    if part is not None:
        kinds: tuple[Kind, ...] = part.KINDS
        return kinds
    return (Kind(game, 1, Level(8, 0.06), Level(30, 0.02), Level(100), Level(400), Level(2400)),)


def all_kinds() -> list[Kind]:
    """The kinds of tables of all games."""
    return [kind for game in games() for kind in kinds_of(game)]


def kind_of(game: str, seats: int, settings: Settings) -> Kind:
    """The kind of a table."""
    for kind in kinds_of(game):
        if kind.fits(seats, settings):
            return kind
    raise ValueError(f"{game}: no kind of table with {seats} seats and {settings}")


def mix_of(game: str, seats: int, settings: Settings) -> str:
    """The name of the table that chances are fitted at: the one that is most like this number of seats and mix."""
    part = part_of(game, "bots.levels")
    return game if part is None else str(part.mix_of(seats, settings))
