"""Environments that can be copied, saved and put back at any moment of a game."""

from __future__ import annotations

import copy
from typing import Any, Self

Saved = dict[str, Any]  # by the names of attributes


class Copied:
    """Copies, pickles and saved moments, from what an environment was made with and what changes in it."""

    made_with: Saved

    def get_state(self) -> Saved:
        """Everything that changes while a game is played; a copy that later steps do not touch."""
        raise NotImplementedError

    def set_state(self, saved: Saved) -> None:
        """Go back (or on) to a moment that `get_state` kept; it can be used again."""
        for name, value in saved.items():
            setattr(self, name, copy.deepcopy(value))

    def clone(self) -> Self:
        """An independent copy with the same future, at any moment."""
        other = type(self)(**self.made_with)
        other.set_state(self.get_state())
        return other

    def __deepcopy__(self, memo: Any) -> Self:
        return self.clone()

    def __getstate__(self) -> Saved:
        return {"made_with": self.made_with, "saved": self.get_state()}

    def __setstate__(self, given: Saved) -> None:
        self.__init__(**given["made_with"])  # type: ignore[misc]
        self.set_state(given["saved"])
