"""A game as a chain of moments: what OpenSpiel's states share, and what a player remembers of them.

A moment never changes, so clones of a state share it. What a player recalls is a digest over everything that it has
observed and answered up to there; it is worked out only when somebody asks.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from lichtung.kernel.state import State
from lichtung.research.table import Table

RECALL_BYTES = 8


class Moment:
    """A state of the game, how it came about, and what players recall of the way there."""

    def __init__(
        self, table: Table, before: Moment | None, state: State | None, actor: int = -1, action: int = -1
    ) -> None:
        self.table = table
        self.before = before
        self.state = state
        self.actor = actor
        self.action = action
        self.recalls: dict[int, bytes] = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def then(self, state: State, actor: int, action: int) -> Moment:
        """The next moment, after somebody answered."""
        return Moment(self.table, self, state, actor, action)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled without the way there, but with what every player recalls of it."""
        recalls = {player: self.recall(player) for player in range(self.table.seats)}
        return restore_moment, (self.table, self.state, recalls)

    def recall(self, player: int) -> bytes:
        """A digest of all that a player has observed and answered so far."""
        waiting: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and player not in moment.recalls:
            waiting.append(moment)
            moment = moment.before
        known = moment.recalls[player] if moment is not None else bytes(RECALL_BYTES)
        for later in reversed(waiting):
            known = later.recall_after(player, known)
            later.recalls[player] = known
        return known

    def recall_after(self, player: int, known: bytes) -> bytes:
        """What a player recalls after this moment, given what it recalled before."""
        if self.state is None:
            return known
        table = self.table
        seen = table.observer.observe(self.state, player).tobytes()
        own = f"{self.action if self.actor == player else -1}"
        if table.decider(self.state) == player:
            own += f" {self.state.options}"
        return blake2b(known + seen + own.encode(), digest_size=RECALL_BYTES).digest()


def restore_moment(table: Table, state: State | None, recalls: dict[int, bytes]) -> Moment:
    """A moment that was pickled."""
    moment = Moment(table, None, state)
    moment.recalls = recalls
    return moment
