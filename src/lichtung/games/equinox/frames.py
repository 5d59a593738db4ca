"""Every frame under its number, in the order of numbers. Rules name frames by number; their classes are in the topics."""

from __future__ import annotations

from typing import Final

from lichtung.games.equinox import phases, words
from lichtung.kernel.frames import FrameList

FRAMES: Final = FrameList()
# turn.py
BET: Final = FRAMES.deed("Bet", phases.BET)
PLAY: Final = FRAMES.deed("Play", phases.CARD)
DISCARD: Final = FRAMES.deed("Discard", phases.DISCARD)
CHOOSE_DISCARD: Final = FRAMES.choice(
    "ChooseDiscard", "choose_discard", "EQX-DISC-1", phases.DISCARD, words.DISCARD, words.STOP
)
TAKE_BACK: Final = FRAMES.deed("TakeBack", phases.DISCARD)
DRAW: Final = FRAMES.deed("Draw", phases.DRAWING)
VANISH: Final = FRAMES.deed("Vanish", phases.TURN_END)
# bets.py
CHOOSE_BET: Final = FRAMES.choice(
    "ChooseBet", "choose_bet", "EQX-BET-1", phases.BET, words.REGULAR, words.SECRET, words.REVEAL, words.SKIP
)
CHOOSE_SECRET_CARD: Final = FRAMES.choice(
    "ChooseSecretCard", "choose_secret_card", "EQX-BET-13", phases.BET, words.BET_CARD
)
# playing.py
CHOOSE_CARD: Final = FRAMES.choice("ChooseCard", "choose_card", "EQX-PLAY-1", phases.CARD, words.PLAY)
CHOOSE_CHAMELEON_CREATURE: Final = FRAMES.choice(
    "ChooseChameleonCreature", "choose_chameleon_creature", "EQX-PLAY-4", phases.CARD, words.PUT
)
USE_POWER: Final = FRAMES.choice("UsePower", "use_power", "EQX-POWER-2", phases.POWER, words.YES, words.NO, always=True)
# trees.py
CHOOSE_URVATER_CREATURE: Final = FRAMES.choice(
    "ChooseUrvaterCreature", "choose_urvater_creature", "EQX-TREE-4", phases.POWER, words.NAME
)
CHOOSE_DRYADA_CARD: Final = FRAMES.choice(
    "ChooseDryadaCard", "choose_dryada_card", "EQX-TREE-6", phases.POWER, words.TAKE
)
DISCARD_TREE: Final = FRAMES.deed("DiscardTree", phases.POWER)
# stone_powers.py
CHOOSE_STONE: Final = FRAMES.choice(
    "ChooseStone", "choose_stone", "EQX-MOOSMANN-1", phases.POWER, words.SPACE, words.CHAMPION, words.SECRET
)
CHOOSE_KLUMPI_SPACE: Final = FRAMES.choice(
    "ChooseKlumpiSpace", "choose_klumpi_space", "EQX-KLUMPI-1", phases.POWER, words.BET_SPACE
)
# hand_powers.py
CHOOSE_CORNU_PLAYER: Final = FRAMES.choice(
    "ChooseCornuPlayer", "choose_cornu_player", "EQX-CORNU-1", phases.POWER, words.PLAYER
)
CHOOSE_NOCTIA_PLAYER: Final = FRAMES.choice(
    "ChooseNoctiaPlayer", "choose_noctia_player", "EQX-NOCTIA-1", phases.POWER, words.PLAYER
)
CHOOSE_NOCTIA_CREATURE: Final = FRAMES.choice(
    "ChooseNoctiaCreature", "choose_noctia_creature", "EQX-NOCTIA-2", phases.POWER, words.NAME
)
CHOOSE_GIVEN_CARD: Final = FRAMES.choice(
    "ChooseGivenCard", "choose_given_card", "EQX-NOCTIA-4", phases.POWER, words.GIVE
)
CHOOSE_ZIEGFRIED_PLAYER: Final = FRAMES.choice(
    "ChooseZiegfriedPlayer", "choose_ziegfried_player", "EQX-ZIEGFRIED-1", phases.POWER, words.PLAYER
)
CHOOSE_KEPT_CARD: Final = FRAMES.choice(
    "ChooseKeptCard", "choose_kept_card", "EQX-ZIEGFRIED-2", phases.POWER, words.KEEP
)
# table_powers.py
CHOOSE_LUPINO_CARD: Final = FRAMES.choice(
    "ChooseLupinoCard", "choose_lupino_card", "EQX-LUPINO-1", phases.POWER, words.TAKE
)
CHOOSE_AQUILON_CARD: Final = FRAMES.choice(
    "ChooseAquilonCard", "choose_aquilon_card", "EQX-AQUILON-1", phases.POWER, words.TAKE
)
CHOOSE_RANERI_CREATURE: Final = FRAMES.choice(
    "ChooseRaneriCreature", "choose_raneri_creature", "EQX-RANERI-1", phases.POWER, words.CREATURE
)
CHOOSE_RANERI_ROWS: Final = FRAMES.choice(
    "ChooseRaneriRows", "choose_raneri_rows", "EQX-RANERI-1", phases.POWER, words.SWAP
)
CHOOSE_VULPA_CARD: Final = FRAMES.choice(
    "ChooseVulpaCard", "choose_vulpa_card", "EQX-VULPA-1", phases.POWER, words.DISCARD_AT
)
# powers.py
CHOOSE_BORROWED_POWER: Final = FRAMES.choice(
    "ChooseBorrowedPower", "choose_borrowed_power", "EQX-FUNGI-1", phases.POWER, words.BORROW
)
