"""Bots: whoever plays without being a person. `lichtung.bot` makes them by name."""

from typing import Final

# Of every game's bots; bumped when all levels may answer differently there. Results of the arena are keyed by it.
VERSIONS: Final = {"sylvion": 1, "urbion": 2, "equinox": 4, "tribes": 3}
# Levels that have changed alone since then; each change takes the next number of its game that was never used.
CHANGED: Final[dict[str, dict[str, int]]] = {
    "sylvion": {"easy": 2},
    "urbion": {"novice": 4, "easy": 3, "normal": 3},
    "tribes": {"easy": 4, "normal": 4, "hard": 4, "master": 4},
}


def version_of(game: str, *levels: str) -> int:
    """The version of a game's bots as far as these levels are concerned."""
    changed = CHANGED.get(game, {})
    return max(VERSIONS.get(game, 1), *(changed.get(level, 0) for level in levels))
