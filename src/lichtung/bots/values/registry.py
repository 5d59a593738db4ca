"""Values by the name of a game, and the weights that belong to them."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files

from lichtung.bots.values.values import Values, Weights


@cache
def stored() -> dict[str, Weights]:
    """The weights of every game that has a file of them."""
    found: dict[str, Weights] = {}
    for file in files("lichtung.bots.values").iterdir():
        if file.name.endswith(".json"):
            found[file.name.removesuffix(".json")] = json.loads(file.read_text(encoding="utf-8"))
    return found


def weights_of(game: str) -> Weights:
    """A copy of the stored weights of a game; none for a game without knowledge."""
    return dict(stored().get(game, {}))


def values_of(game: str, weights: Weights | None = None) -> Values:
    """The knowledge of a game, with its stored weights or others; a game nobody taught us gets random playouts.

    A game that has a file of weights has a module of the same name beside it, whose `knowledge(weights)` makes its values.
    """
    chosen = weights_of(game) | (weights or {})
    if game not in stored():
        return Values(chosen)
    found: Values = import_module(f"lichtung.bots.values.{game}").knowledge(chosen)
    return found
