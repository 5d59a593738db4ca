"""Shaped rewards: how far a solo game has come, from what everybody sees. What changed is added to the reward.

A lost game that came far is then worth more than one that did not: random play hardly ever wins, and a learner has to
begin somewhere. What is best for the shaped reward need not be best for winning.
"""

from __future__ import annotations

from collections.abc import Callable

from lichtung.games.sylvion.state import FOREST_HEALTH, ON_STACK, RAVAGER_STACK, STACK_CAPACITY
from lichtung.games.sylvion.state import ROWS as SYLVION_ROWS
from lichtung.games.urbion.state import REQUIRED, SUCCESS_PILE
from lichtung.kernel.state import State

FULL_HEALTH = 12
STACKED = 17  # about the height of a Ravager stack at the start


def urbion(s: State) -> float:
    """The share of the required cities that are pacified."""
    return float(s.data[SUCCESS_PILE]) / float(s.rules[REQUIRED])


def sylvion(s: State) -> float:
    """Half the forest's health, half the share of the Ravager stacks that is gone."""
    left = sum(int(s.data[RAVAGER_STACK + row * (STACK_CAPACITY + 1)]) for row in range(SYLVION_ROWS))
    left += sum(int(s.data[ON_STACK + row] != 0) for row in range(SYLVION_ROWS))
    gone = 1.0 - left / (SYLVION_ROWS * STACKED)
    return 0.5 * float(s.data[FOREST_HEALTH]) / FULL_HEALTH + 0.5 * gone


POTENTIALS: dict[str, Callable[[State], float]] = {"sylvion": sylvion, "urbion": urbion}


def potential(s: State) -> float:
    """How far the game has come, about 0 to 1."""
    return POTENTIALS[s.terms.name](s)
