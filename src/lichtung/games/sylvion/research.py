"""How learning programs are shown how far a game of Sylvion has come."""

from __future__ import annotations

from typing import ClassVar, Final

from lichtung.games.sylvion.layout import FOREST_HEALTH, ON_STACK, RAVAGER_STACK, ROWS, STACK_CAPACITY
from lichtung.kernel.state import State
from lichtung.research.hints import Hints

FULL_HEALTH: Final = 12
STACKED: Final = 17  # about the height of a Ravager stack at the start


class SylvionHints(Hints):
    """Everything is observed as it lies."""

    meanings: ClassVar = {"figure_at": "0 when the figure stands nowhere, else the number of its cell"}

    def progress(self, s: State) -> float:
        """Half the forest's health, half the share of the Ravager stacks that is gone."""
        left = sum(int(s.data[RAVAGER_STACK + row * (STACK_CAPACITY + 1)]) for row in range(ROWS))
        left += sum(int(s.data[ON_STACK + row] != 0) for row in range(ROWS))
        gone = 1.0 - left / (ROWS * STACKED)
        return 0.5 * float(s.data[FOREST_HEALTH]) / FULL_HEALTH + 0.5 * gone


HINTS: Final = SylvionHints()
