"""The first numbers of every game, and where its own begin."""

from __future__ import annotations

from typing import Final

OUTCOME: Final = 0  # 0 while the game runs, else the number of the reason + 1
TURN: Final = 1  # the seat whose turn it is
ROUND: Final = 2
STEP: Final = 3
FIRST: Final = 4  # where a game's own numbers begin
