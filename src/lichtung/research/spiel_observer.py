"""What OpenSpiel's algorithms see: public, private and remembered information, as arrays and as text.

Public information is what a spectator sees. Private information is what a seat sees beyond that, number by number. With
perfect recall, 64 bits of a digest over all earlier observations and own answers follow.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from lichtung.kernel.state import State
from lichtung.research.moments import RECALL_BYTES
from lichtung.research.rendering import render
from lichtung.research.table import Table


class SpielObserver:
    """Observes states for one kind of information."""

    def __init__(self, table: Table, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"expected no observation parameters, got {params}")
        self.table = table
        self.public = bool(kind.public_info)
        self.private = kind.private_info
        self.recalls = bool(kind.perfect_recall)
        size = table.observer.size
        everybody = self.private == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.shape = (table.seats, size) if everybody else (size,)
        length = int(np.prod(self.shape))
        self.tensor = np.zeros(length + (8 * RECALL_BYTES if self.recalls else 0), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {"observation": self.tensor[:length].reshape(self.shape)}
        if self.recalls:
            self.dict["recall"] = self.tensor[length:]

    def observe(self, s: State, seat: int) -> npt.NDArray[np.int16]:
        """What is to be observed of one seat."""
        look = self.table.observer.observe
        if self.private == pyspiel.PrivateInfoType.NONE:
            return look(s, None) * np.int16(self.public)
        return look(s, seat) if self.public else look(s, seat) - look(s, None)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what a player observes; all 0 before the cards are dealt."""
        self.tensor.fill(0)
        s = state.moment.state
        if s is None:
            return
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            for seat in range(self.table.seats):
                self.dict["observation"][seat] = self.observe(s, seat)
        else:
            self.dict["observation"][:] = self.observe(s, player)
        if self.recalls:
            digest = np.frombuffer(state.moment.recall(player), np.uint8)
            self.dict["recall"][:] = np.unpackbits(digest)

    def string_from(self, state: Any, player: int) -> str:
        """The same as text; with perfect recall, a name of the information state."""
        s = state.moment.state
        if s is None:
            return "before the deal"
        if self.recalls and self.public and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return f"seat {player} {state.moment.recall(player).hex()}"
        shared = render(s, None) if self.public or self.private != pyspiel.PrivateInfoType.NONE else ""
        if self.private == pyspiel.PrivateInfoType.NONE:
            return shared
        seats = range(self.table.seats) if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS else [player]
        texts = [f"seat {seat}\n{render(s, seat)}" for seat in seats]
        if self.public:
            return "\n".join(texts)
        known = set(shared.splitlines())
        return "\n".join([line for text in texts for line in text.splitlines() if line not in known])
