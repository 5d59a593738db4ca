"""Bots: whoever plays without being a person. `lichtung.bot` makes them by name."""

from typing import Final

# Of the bots at every kind of table (`kinds.py`); bumped when all levels may answer differently there. Results of the
# arena are keyed by it.
VERSIONS: Final = {
    "sylvion": 1,
    "urbion": 2,
    "urbion-postcards": 2,
    "equinox": 4,
    "equinox-crowd": 4,
    "tribes": 5,
}
# Levels that have changed alone since then; each change takes the next number of its game that was never used.
CHANGED: Final[dict[str, dict[str, int]]] = {
    "sylvion": {"easy": 2},
    "urbion": {"novice": 4, "easy": 3, "normal": 3},
    "urbion-postcards": {"novice": 4, "easy": 6, "normal": 6},
    "equinox": {"novice": 6, "easy": 6, "normal": 6, "hard": 5, "master": 5},
    "equinox-crowd": {"master": 5},
    "tribes": {"hard": 6},
}


def version_of(kind: str, *levels: str) -> int:
    """The version of the bots at a kind of table, as far as these levels are concerned."""
    changed = CHANGED.get(kind, {})
    return max(VERSIONS.get(kind, 1), *(changed.get(level, 0) for level in levels))
