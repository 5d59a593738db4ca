"""Dealing anew what is hidden: what somebody has seen of a game says nothing about a new one that goes on from it.

Dealt anew is what a spectator does not know: hands, decks and whatever else some player cannot see. The chance that comes
later is fresh, too. What everybody knows stays as it is, and nobody knows more than that.
"""

from __future__ import annotations

import secrets

from lichtung.kernel.chance import Fate
from lichtung.kernel.errors import LichtungError
from lichtung.kernel.plain import Json
from lichtung.kernel.redeal import redeal
from lichtung.kernel.state import State
from lichtung.server.faults import Refused

SEED_BITS = 128


def deal_anew(state: State) -> Json:
    """Returns the position of a state with everything that is hidden dealt anew, all consistent deals equally likely."""
    other = state.copy()
    other.history = None
    other.fate = Fate(secrets.randbits(SEED_BITS))
    position = redeal(other, None).position()
    position["known"] = [position["known"][-1]] * len(position["known"])
    if question(state) != question_of(state, position):
        raise Refused("NotAllowed", "from this moment nothing can be dealt anew; go on a move earlier or later")
    return position


def question(state: State) -> tuple[str, int] | None:
    """Returns what is asked, and which seat."""
    asked = state.choice
    return None if asked is None else (asked.name, asked.seat)


def question_of(state: State, position: Json) -> tuple[str, int] | None:
    """Returns what is asked in a position of the same game."""
    try:
        return question(state.terms.game.load(position, strict=False))
    except LichtungError:
        return None
