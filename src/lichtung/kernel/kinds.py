"""How cards lie in a place, and who sees their faces."""

from __future__ import annotations

from typing import Final

CELL: Final = 1  # one card or 0
PILE: Final = 2  # size, then cards from bottom to top
HEAP: Final = 3  # size, then cards in ascending order
BAG: Final = 4  # size, then how many of card 1, 2, 3 …; always open to everybody

EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

EMPTY: Final = "."  # how a cell without a card is written
