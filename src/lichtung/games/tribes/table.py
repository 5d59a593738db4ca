"""Every frame of the game under its number: the table that the kernel looks frames up in."""

from __future__ import annotations

from typing import Final

from lichtung.games.tribes import frames
from lichtung.games.tribes.drawing import Draw, DrawCard, EndDraw
from lichtung.games.tribes.effects import ChooseAlternative, ChoosePart, ForestGains, SplitWater
from lichtung.games.tribes.forest import ForestField, ForestTile
from lichtung.games.tribes.pollution import ClearField, RemovePollution
from lichtung.games.tribes.riders import CatapultRider, CatapultTarget, MoveRider
from lichtung.games.tribes.setup import ChooseBoard, Deal, FirstVillageCards, SetupBoards, SetupBonus
from lichtung.games.tribes.temple import DiscardThree, TempleField, TempleKind
from lichtung.games.tribes.turn import (
    Action,
    AfterAction,
    ChooseRow,
    DiscardPlayed,
    LeaderCard,
    LeaderCheck,
    LeaderWindow,
    MainAction,
    NextTurn,
)
from lichtung.games.tribes.village import FillVillageDisplay, VillageCard, VillageReplace, VillageSide
from lichtung.kernel.frames import Frame

TABLE: Final[dict[int, Frame]] = {
    frames.SETUP_BOARDS: SetupBoards(),
    frames.CHOOSE_BOARD: ChooseBoard("choose_board", "TRB-SETUP-6"),
    frames.DEAL: Deal(),
    frames.SETUP_BONUS: SetupBonus(),
    frames.FIRST_VILLAGE_CARDS: FirstVillageCards(),
    frames.ACTION: Action(),
    frames.MAIN_ACTION: MainAction("main_action", "TRB-TURN-3", True),
    frames.CHOOSE_ROW: ChooseRow("choose_row", "TRB-PLAY-3"),
    frames.DISCARD_PLAYED: DiscardPlayed(),
    frames.AFTER_ACTION: AfterAction(),
    frames.LEADER_WINDOW: LeaderWindow("leader_window", "TRB-LEADER-5"),
    frames.LEADER_CHECK: LeaderCheck(),
    frames.LEADER_CARD: LeaderCard("leader_card", "TRB-COND-3"),
    frames.NEXT_TURN: NextTurn(),
    frames.CHOOSE_ALTERNATIVE: ChooseAlternative("choose_alternative", "TRB-EFF-2"),
    frames.CHOOSE_PART: ChoosePart("choose_part", "TRB-EFF-5"),
    frames.SPLIT_WATER: SplitWater("split_water", "TRB-EFF-10"),
    frames.REMOVE_POLLUTION: RemovePollution("remove_pollution", "TRB-POLL-1"),
    frames.CLEAR_FIELD: ClearField("clear_field", "TRB-LEADER-16"),
    frames.FOREST_TILE: ForestTile("forest_tile", "TRB-FOREST-4"),
    frames.FOREST_FIELD: ForestField("forest_field", "TRB-FOREST-5"),
    frames.MOVE_RIDER: MoveRider("move_rider", "TRB-MOVE-1"),
    frames.CATAPULT_RIDER: CatapultRider("catapult_rider", "TRB-CATA-2"),
    frames.CATAPULT_TARGET: CatapultTarget("catapult_target", "TRB-CATA-2"),
    frames.DISCARD_THREE: DiscardThree("discard_three", "TRB-TEMPLE-2"),
    frames.TEMPLE_KIND: TempleKind("temple_kind", "TRB-TEMPLE-3"),
    frames.TEMPLE_FIELD: TempleField("temple_field", "TRB-TEMPLE-4"),
    frames.VILLAGE_CARD: VillageCard("village_card", "TRB-VCARD-1"),
    frames.VILLAGE_SIDE: VillageSide("village_side", "TRB-VCARD-2"),
    frames.VILLAGE_REPLACE: VillageReplace("village_replace", "TRB-VCARD-6"),
    frames.FILL_VILLAGE_DISPLAY: FillVillageDisplay(),
    frames.DRAW: Draw(),
    frames.DRAW_CARD: DrawCard("draw_card", "TRB-DRAW-2"),
    frames.END_DRAW: EndDraw(),
    frames.FOREST_GAINS: ForestGains(),
}

FRAMES: Final[list[Frame]] = [Frame(False, False), *[TABLE[number] for number in range(1, len(TABLE) + 1)]]
NAMES: Final[list[str]] = [type(pending).__name__ for pending in FRAMES]
