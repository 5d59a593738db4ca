"""Observations straight from a state, quickly, and never more than the view shows.

The kernel's encoder applies the viewer's sight to every card before it is counted. `reading.py` makes the same numbers from
the view itself: that is the definition, and the tests compare the two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypedDict

import numpy as np
import numpy.typing as npt

from lichtung.kernel.observe import RECALLED, SHY, Encoder
from lichtung.kernel.state import State
from lichtung.kernel.terms import Terms
from lichtung.research.spec import Plan, Spot

Observation = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Info = dict[str, Any]  # what a library of environments wants beside an observation, and what it hands in


class Seen(TypedDict):
    """What an agent sees, and which actions are legal."""

    observation: Observation
    action_mask: Mask


DTYPE: Final = np.int16


class Observer:
    """Looks at states of one game under given terms."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.plan = plan = Plan(terms)
        self.size = plan.size
        self.shape = (plan.size,)
        self.encoder = Encoder(
            terms,
            plan.size,
            [number for spot in plan.spots for number in self.packed(spot)],
            [place for table in plan.tables for place in table],
            [self.hidden_code(card) for card in range(plan.codes)],
            [number for pair in plan.numbers + self.sizes() for number in pair],
            [plan.viewer, plan.turn, plan.decider, plan.over, plan.round, plan.step, plan.question, plan.about],
            {name: i for i, name in enumerate(plan.questions)},
            plan.cells,
        )

    def sizes(self) -> list[tuple[int, int]]:
        """Where the size of a place stands, and where it goes."""
        return [(zone.place(index), target) for zone, index, target in self.plan.sizes]

    def packed(self, spot: Spot) -> list[int]:
        """A spot as the encoder reads it."""
        game, hints, key = self.terms.game, self.plan.hints, spot.zone.key
        recalled = game.memory_in_view or key in hints.remembered
        shy = key in hints.back_on_top
        marks = (RECALLED if recalled else 0) | (SHY if shy else 0)
        place, row = spot.zone.place(spot.index), spot.table * self.plan.codes
        return [place, spot.zone.kind, spot.base, row, spot.depth, marks]

    def hidden_code(self, card: int) -> int:
        """The number of a hidden card, by what its back shows."""
        back = self.plan.game.back_of(card, 0) if card in self.plan.game.cards else ""
        return self.plan.hidden + self.plan.backs.index(back)

    def observe(self, s: State, seat: int | None) -> Observation:
        """The observation of one seat, or of a spectator."""
        return np.asarray(self.encoder.encode(s, self.terms.seats if seat is None else seat)).astype(DTYPE)

    def observe_all(self, states: list[State], seats: list[int]) -> Observation:
        """The observations of many states at once, one row for each."""
        return np.asarray(self.encoder.encode_many(states, seats)).reshape(len(states), self.size).astype(DTYPE)


@lru_cache(maxsize=64)
def observer_of(terms: Terms) -> Observer:
    """The observer of given terms, made once."""
    return Observer(terms)
