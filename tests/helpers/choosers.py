"""Who plays a game in the tests: anybody at random, and where random play ends early, somebody sensible now and then."""

from __future__ import annotations

from lichtung import Dice, State
from tests.games.sylvion import players as sylvion
from tests.games.tribes import players as tribes
from tests.helpers.walk import Chooser, at_random

SENSIBLE: dict[str, Chooser] = {"sylvion": sylvion.guided, "tribes": tribes.guided}


def mixed(s: State, dice: Dice) -> int:
    """Sensible for most decisions of the games that have a sensible player, random for the rest."""
    chooser = SENSIBLE.get(s.terms.name, at_random)
    return chooser(s, dice) if dice.below(4) != 0 else at_random(s, dice)
