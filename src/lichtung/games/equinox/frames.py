"""The number of every frame. The objects behind the numbers are in table.py; rules name frames by number."""

from __future__ import annotations

from typing import Final

# turn.py
BET: Final = 1
PLAY: Final = 2
DISCARD: Final = 3
CHOOSE_DISCARD: Final = 4
TAKE_BACK: Final = 5
DRAW: Final = 6
VANISH: Final = 7
# bets.py
CHOOSE_BET: Final = 8
CHOOSE_SECRET_CARD: Final = 9
# playing.py
CHOOSE_CARD: Final = 10
CHOOSE_CHAMELEON_CREATURE: Final = 11
USE_POWER: Final = 12
# trees.py
CHOOSE_URVATER_CREATURE: Final = 13
CHOOSE_DRYADA_CARD: Final = 14
DISCARD_TREE: Final = 15
# stone_powers.py
CHOOSE_STONE: Final = 16
CHOOSE_KLUMPI_SPACE: Final = 17
# hand_powers.py
CHOOSE_CORNU_PLAYER: Final = 18
CHOOSE_NOCTIA_PLAYER: Final = 19
CHOOSE_NOCTIA_CREATURE: Final = 20
CHOOSE_GIVEN_CARD: Final = 21
CHOOSE_ZIEGFRIED_PLAYER: Final = 22
CHOOSE_KEPT_CARD: Final = 23
# table_powers.py
CHOOSE_LUPINO_CARD: Final = 24
CHOOSE_AQUILON_CARD: Final = 25
CHOOSE_RANERI_CREATURE: Final = 26
CHOOSE_RANERI_ROWS: Final = 27
CHOOSE_VULPA_CARD: Final = 28
# powers.py
CHOOSE_BORROWED_POWER: Final = 29
