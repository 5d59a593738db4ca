"""Bots: whoever plays without being a person. `lichtung.bot` makes them by name."""

from typing import Final

# Of every game's bots; bumped when all levels may answer differently there. Results of the arena are keyed by it.
VERSIONS: Final = {"sylvion": 1, "urbion": 2, "equinox": 3, "tribes": 3}
# Levels that have changed alone since then; each change takes the next number of its game that was never used.
CHANGED: Final[dict[str, dict[str, int]]] = {}


def version_of(game: str, *levels: str) -> int:
    """The version of a game's bots as far as these levels are concerned."""
    changed = CHANGED.get(game, {})
    return max(VERSIONS.get(game, 1), *(changed.get(level, 0) for level in levels))
