"""What an experienced player knows of Urbion."""

from __future__ import annotations

from lichtung.bots.values.values import Values, Weights


class Urbion(Values):
    """Knowledge of Urbion."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.shared = True


def knowledge(weights: Weights) -> Values:
    """The values of Urbion with these weights."""
    return Urbion(weights)
