"""What bots know of a game, by its name: the values in its folder, and the weights that belong to them.

A game's `bots/values.py` has `knowledge(weights)`, which makes its values; the weights lie beside it in `weights.json`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from lichtung.bots.values import Values, Weights
from lichtung.kernel.catalogue import part_of


def read_stored(game: str, name: str) -> Any:
    """What a file in a game's folder `bots` holds; None where the game has no such file."""
    part = part_of(game, "bots")
    if part is None or not (file := files(part).joinpath(name)).is_file():
        return None
    return json.loads(file.read_text(encoding="utf-8"))


@cache
def read_weights(game: str) -> Weights:
    """The weights of a game; none for a game without knowledge."""
    return read_stored(game, "weights.json") or {}


def weights_of(game: str) -> Weights:
    """A copy of the stored weights of a game."""
    return dict(read_weights(game))


def values_of(game: str, weights: Weights | None = None) -> Values:
    """The knowledge of a game, with its stored weights or others; a game nobody taught us gets random playouts."""
    chosen = weights_of(game) | (weights or {})
    part = part_of(game, "bots.values")
    if part is None:
        return Values(chosen)
    values: Values = part.knowledge(chosen)
    return values
