"""What stands on the cards, for whoever draws them."""

from __future__ import annotations

from lichtung.games.sylvion.components import (
    B4,
    CODES,
    COST,
    COST_FIRST_EDITION,
    E0,
    EDGE_CARDS,
    EDGE_COUNT,
    F1,
    F4,
    HEALTH,
    LAST_SYLVAN,
    STRENGTH,
    T1,
    T4,
)
from lichtung.kernel.game import Game


def facts(game: Game) -> dict[str, object]:
    """The facts of Sylvion (`schema.Facts`)."""
    sylvan = range(F1, LAST_SYLVAN + 1)
    return {
        "costs": {
            edition: {CODES[card]: int(costs[card]) for card in sylvan}
            for edition, costs in (("second", COST), ("first", COST_FIRST_EDITION))
        },
        "strengths": {CODES[card]: int(STRENGTH[card]) for card in (*range(F1, F4 + 1), *range(E0, B4 + 1))},
        "health": {CODES[card]: int(HEALTH[card]) for card in range(T1, T4 + 1)},
        "leaves": int(EDGE_CARDS),
        "edge_copies": max(EDGE_COUNT.values()),
    }
