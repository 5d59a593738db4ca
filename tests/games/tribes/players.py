"""Two ways to play Tribes without thinking: at random, and so that games reach their late phases."""

from __future__ import annotations

import re

from lichtung import Dice, State
from lichtung.kernel.sight import Viewer


def at_random(s: State, dice: Dice) -> int:
    """Any option."""
    return s.options[int(dice.below(len(s.options)))]


def guided(s: State, dice: Dice) -> int:
    """Build when possible, lay forests, send riders where they are missing; otherwise any option but giving up."""
    words = s.words()
    liked = [i for i, word in enumerate(words) if re.match(r"village:|tile:|ability:", word)]
    if not liked:
        terrain = own_terrain(s)
        liked = [i for i, word in enumerate(words) if is_useful_move(terrain, word)]
    if not liked:
        liked = [i for i, word in enumerate(words) if re.match(r"play:E|part:F|temple:|from:cap", word)]
    if not liked or dice.below(10) == 0:
        liked = [i for i, word in enumerate(words) if word not in ("decline", "stop", "done", "temple")]
    if not liked or dice.below(20) == 0:
        return at_random(s, dice)
    return s.options[liked[int(dice.below(len(liked)))]]


def own_terrain(s: State) -> dict[str, str]:
    """The tiles of the seat that decides, as in positions."""
    assert s.choice is not None
    field = next(field for field in s.game.layout.fields if field.key == "terrain")
    found: dict[str, str] = field.write(s, Viewer(0))[s.choice.seat]
    return found


def is_useful_move(terrain: dict[str, str], word: str) -> bool:
    """Whether a rider goes from a place that needs none to a forest, or leaves the capital."""
    match = re.match(r"(?:move:(\S+),|to:)(\S+)", word)
    if match is None:
        return False
    target = terrain.get(match.group(2), "S1")
    if match.group(1) == "cap":
        return True
    source = terrain.get(match.group(1) or "", "S1")
    return "*" not in target and not target.startswith("S") and ("*" in source or source.startswith("S"))
