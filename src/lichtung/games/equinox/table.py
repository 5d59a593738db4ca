"""Every frame of the game under its number: the table that the kernel looks frames up in."""

from __future__ import annotations

from typing import Final

from lichtung.games.equinox import frames
from lichtung.games.equinox.bets import ChooseBet, ChooseSecretCard
from lichtung.games.equinox.hand_powers import (
    ChooseCornuPlayer,
    ChooseGivenCard,
    ChooseKeptCard,
    ChooseNoctiaCreature,
    ChooseNoctiaPlayer,
    ChooseZiegfriedPlayer,
)
from lichtung.games.equinox.playing import ChooseCard, ChooseChameleonCreature, UsePower
from lichtung.games.equinox.powers import ChooseBorrowedPower
from lichtung.games.equinox.stone_powers import ChooseKlumpiSpace, ChooseStone
from lichtung.games.equinox.table_powers import (
    ChooseAquilonCard,
    ChooseLupinoCard,
    ChooseRaneriCreature,
    ChooseRaneriRows,
    ChooseVulpaCard,
)
from lichtung.games.equinox.trees import ChooseDryadaCard, ChooseUrvaterCreature, DiscardTree
from lichtung.games.equinox.turn import Bet, ChooseDiscard, Discard, Draw, Play, TakeBack, Vanish
from lichtung.kernel.frames import Frame

TABLE: Final[dict[int, Frame]] = {
    frames.BET: Bet(),
    frames.PLAY: Play(),
    frames.DISCARD: Discard(),
    frames.CHOOSE_DISCARD: ChooseDiscard("choose_discard", "EQX-DISC-1"),
    frames.TAKE_BACK: TakeBack(),
    frames.DRAW: Draw(),
    frames.VANISH: Vanish(),
    frames.CHOOSE_BET: ChooseBet("choose_bet", "EQX-BET-1"),
    frames.CHOOSE_SECRET_CARD: ChooseSecretCard("choose_secret_card", "EQX-BET-13"),
    frames.CHOOSE_CARD: ChooseCard("choose_card", "EQX-PLAY-1"),
    frames.CHOOSE_CHAMELEON_CREATURE: ChooseChameleonCreature("choose_chameleon_creature", "EQX-PLAY-4"),
    frames.USE_POWER: UsePower("use_power", "EQX-POWER-2", True),
    frames.CHOOSE_URVATER_CREATURE: ChooseUrvaterCreature("choose_urvater_creature", "EQX-TREE-4"),
    frames.CHOOSE_DRYADA_CARD: ChooseDryadaCard("choose_dryada_card", "EQX-TREE-6"),
    frames.DISCARD_TREE: DiscardTree(),
    frames.CHOOSE_STONE: ChooseStone("choose_stone", "EQX-MOOSMANN-1"),
    frames.CHOOSE_KLUMPI_SPACE: ChooseKlumpiSpace("choose_klumpi_space", "EQX-KLUMPI-1"),
    frames.CHOOSE_CORNU_PLAYER: ChooseCornuPlayer("choose_cornu_player", "EQX-CORNU-1"),
    frames.CHOOSE_NOCTIA_PLAYER: ChooseNoctiaPlayer("choose_noctia_player", "EQX-NOCTIA-1"),
    frames.CHOOSE_NOCTIA_CREATURE: ChooseNoctiaCreature("choose_noctia_creature", "EQX-NOCTIA-2"),
    frames.CHOOSE_GIVEN_CARD: ChooseGivenCard("choose_given_card", "EQX-NOCTIA-4"),
    frames.CHOOSE_ZIEGFRIED_PLAYER: ChooseZiegfriedPlayer("choose_ziegfried_player", "EQX-ZIEGFRIED-1"),
    frames.CHOOSE_KEPT_CARD: ChooseKeptCard("choose_kept_card", "EQX-ZIEGFRIED-2"),
    frames.CHOOSE_LUPINO_CARD: ChooseLupinoCard("choose_lupino_card", "EQX-LUPINO-1"),
    frames.CHOOSE_AQUILON_CARD: ChooseAquilonCard("choose_aquilon_card", "EQX-AQUILON-1"),
    frames.CHOOSE_RANERI_CREATURE: ChooseRaneriCreature("choose_raneri_creature", "EQX-RANERI-1"),
    frames.CHOOSE_RANERI_ROWS: ChooseRaneriRows("choose_raneri_rows", "EQX-RANERI-1"),
    frames.CHOOSE_VULPA_CARD: ChooseVulpaCard("choose_vulpa_card", "EQX-VULPA-1"),
    frames.CHOOSE_BORROWED_POWER: ChooseBorrowedPower("choose_borrowed_power", "EQX-FUNGI-1"),
}

FRAMES: Final[list[Frame]] = [Frame(False, False), *[TABLE[number] for number in range(1, len(TABLE) + 1)]]
NAMES: Final[list[str]] = [type(pending).__name__ for pending in FRAMES]
