"""What an experienced player knows of Sylvion."""

from __future__ import annotations

from lichtung.bots.values.values import Values, Weights


class Sylvion(Values):
    """Knowledge of Sylvion."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self.shared = True


def knowledge(weights: Weights) -> Values:
    """The values of Sylvion with these weights."""
    return Sylvion(weights)
