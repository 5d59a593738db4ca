"""Every frame under its number, in the order of numbers. Rules name frames by number; their classes are in the topics."""

from __future__ import annotations

from typing import Final

from lichtung.kernel.frames import FrameList

FRAMES: Final = FrameList()
# setup.py
SETUP_BOARDS: Final = FRAMES.deed("SetupBoards")
CHOOSE_BOARD: Final = FRAMES.choice("ChooseBoard", "choose_board", "TRB-SETUP-6")
DEAL: Final = FRAMES.deed("Deal")
SETUP_BONUS: Final = FRAMES.deed("SetupBonus")
FIRST_VILLAGE_CARDS: Final = FRAMES.deed("FirstVillageCards")
# turn.py
ACTION: Final = FRAMES.deed("Action")
MAIN_ACTION: Final = FRAMES.choice("MainAction", "main_action", "TRB-TURN-3", always=True)
CHOOSE_ROW: Final = FRAMES.choice("ChooseRow", "choose_row", "TRB-PLAY-3")
DISCARD_PLAYED: Final = FRAMES.deed("DiscardPlayed")
AFTER_ACTION: Final = FRAMES.deed("AfterAction")
LEADER_WINDOW: Final = FRAMES.choice("LeaderWindow", "leader_window", "TRB-LEADER-5")
LEADER_CHECK: Final = FRAMES.deed("LeaderCheck")
LEADER_CARD: Final = FRAMES.choice("LeaderCard", "leader_card", "TRB-COND-3")
NEXT_TURN: Final = FRAMES.deed("NextTurn")
# effects.py
CHOOSE_ALTERNATIVE: Final = FRAMES.choice("ChooseAlternative", "choose_alternative", "TRB-EFF-2")
CHOOSE_PART: Final = FRAMES.choice("ChoosePart", "choose_part", "TRB-EFF-5")
SPLIT_WATER: Final = FRAMES.choice("SplitWater", "split_water", "TRB-EFF-10")
# pollution.py
REMOVE_POLLUTION: Final = FRAMES.choice("RemovePollution", "remove_pollution", "TRB-POLL-1")
CLEAR_FIELD: Final = FRAMES.choice("ClearField", "clear_field", "TRB-LEADER-16")
# forest.py
FOREST_TILE: Final = FRAMES.choice("ForestTile", "forest_tile", "TRB-FOREST-4")
FOREST_FIELD: Final = FRAMES.choice("ForestField", "forest_field", "TRB-FOREST-5")
# riders.py
MOVE_RIDER: Final = FRAMES.choice("MoveRider", "move_rider", "TRB-MOVE-1")
CATAPULT_RIDER: Final = FRAMES.choice("CatapultRider", "catapult_rider", "TRB-CATA-2")
CATAPULT_TARGET: Final = FRAMES.choice("CatapultTarget", "catapult_target", "TRB-CATA-2")
# temple.py
DISCARD_THREE: Final = FRAMES.choice("DiscardThree", "discard_three", "TRB-TEMPLE-2")
TEMPLE_KIND: Final = FRAMES.choice("TempleKind", "temple_kind", "TRB-TEMPLE-3")
TEMPLE_FIELD: Final = FRAMES.choice("TempleField", "temple_field", "TRB-TEMPLE-4")
# village.py
VILLAGE_CARD: Final = FRAMES.choice("VillageCard", "village_card", "TRB-VCARD-1")
VILLAGE_SIDE: Final = FRAMES.choice("VillageSide", "village_side", "TRB-VCARD-2")
VILLAGE_REPLACE: Final = FRAMES.choice("VillageReplace", "village_replace", "TRB-VCARD-6")
FILL_VILLAGE_DISPLAY: Final = FRAMES.deed("FillVillageDisplay")
# drawing.py
DRAW: Final = FRAMES.deed("Draw")
DRAW_CARD: Final = FRAMES.choice("DrawCard", "draw_card", "TRB-DRAW-2")
END_DRAW: Final = FRAMES.deed("EndDraw")
# effects.py
FOREST_GAINS: Final = FRAMES.deed("ForestGains")
