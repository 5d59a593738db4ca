"""What bots know of a game, by its name: the values in its folder, and the weights that belong to them.

A game's `bots/values.py` has `knowledge(weights)`, which makes its values; the weights lie beside it in `weights.json`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from lichtung.bots.values import Values, Weights
from lichtung.kernel.catalogue import part_of


@cache
def stored(game: str) -> Weights:
    """The weights of a game; none for a game without knowledge."""
    part = part_of(game, "bots")
    if part is None:
        return {}
    file = files(part).joinpath("weights.json")
    found: Weights = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def weights_of(game: str) -> Weights:
    """A copy of the stored weights of a game; none for a game without knowledge."""
    return dict(stored(game))


def values_of(game: str, weights: Weights | None = None) -> Values:
    """The knowledge of a game, with its stored weights or others; a game nobody taught us gets random playouts."""
    chosen = weights_of(game) | (weights or {})
    part = part_of(game, "bots.values")
    if part is None:
        return Values(chosen)
    found: Values = part.knowledge(chosen)
    return found
