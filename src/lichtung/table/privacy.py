"""What the others must not know of an open question: its answers, or even that it is asked."""

from __future__ import annotations

from lichtung.kernel.frames import Choice
from lichtung.kernel.kinds import OWNER
from lichtung.kernel.state import State


def may_be_private(asked: Choice) -> bool:
    """Whether a choice has answers that only the decider may know."""
    return type(asked).private is not Choice.private


def is_private(state: State, option: int) -> bool:
    """Whether an answer to the open question must not be told to the others."""
    return may_be_private(state.open_choice()) and option in state.options and state.is_private(option)


def is_secret(state: State) -> bool:
    """Whether the others must not notice the open question: that it is asked, or that there is something to decide."""
    if not state.terms.game.waiting_is_public(state):
        return True
    if not may_be_private(state.open_choice()):
        return False
    return any(is_private(state, option) for option in state.options)


def hides_hands(state: State) -> bool:
    """Whether a player holds cards that another one who looks at the same screen must not see."""
    terms = state.terms
    open_zones = terms.game.open_zones(terms.seats, terms.settings)
    closed = [zone for zone in terms.layout.zones if zone.sight == OWNER and zone.key not in open_zones]
    return terms.seats > 1 and bool(closed)
