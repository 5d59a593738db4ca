"""Every frame under its number, in the order of numbers. Rules name frames by number; their classes are in the topics."""

from __future__ import annotations

from typing import Final

from lichtung.games.tribes import phases, words
from lichtung.kernel.frames import FrameList

FRAMES: Final = FrameList()
# setup.py
SETUP_BOARDS: Final = FRAMES.deed("SetupBoards", phases.PREPARATION)
CHOOSE_BOARD: Final = FRAMES.choice("ChooseBoard", "choose_board", "TRB-SETUP-6", phases.PREPARATION, words.BOARD)
DEAL: Final = FRAMES.deed("Deal", phases.PREPARATION)
SETUP_BONUS: Final = FRAMES.deed("SetupBonus", phases.PREPARATION)
FIRST_VILLAGE_CARDS: Final = FRAMES.deed("FirstVillageCards", phases.PREPARATION)
# turn.py
ACTION: Final = FRAMES.deed("Action", phases.CARD)
MAIN_ACTION: Final = FRAMES.choice(
    "MainAction",
    "main_action",
    "TRB-TURN-3",
    phases.CARD,
    words.PLAY,
    words.TEMPLE,
    words.REDRAW,
    words.VILLAGE,
    words.ABILITY,
    always=True,
)
CHOOSE_ROW: Final = FRAMES.choice("ChooseRow", "choose_row", "TRB-PLAY-3", phases.CARD, words.ROW)
DISCARD_PLAYED: Final = FRAMES.deed("DiscardPlayed", phases.EFFECT)
AFTER_ACTION: Final = FRAMES.deed("AfterAction", phases.ABILITY)
LEADER_WINDOW: Final = FRAMES.choice(
    "LeaderWindow", "leader_window", "TRB-LEADER-5", phases.ABILITY, words.ABILITY, words.DONE
)
LEADER_CHECK: Final = FRAMES.deed("LeaderCheck", phases.LEADER)
LEADER_CARD: Final = FRAMES.choice("LeaderCard", "leader_card", "TRB-COND-3", phases.LEADER, words.LEADER)
NEXT_TURN: Final = FRAMES.deed("NextTurn", phases.TURN_END)
# effects.py
CHOOSE_ALTERNATIVE: Final = FRAMES.choice(
    "ChooseAlternative", "choose_alternative", "TRB-EFF-2", phases.EFFECT, words.PART
)
CHOOSE_PART: Final = FRAMES.choice("ChoosePart", "choose_part", "TRB-EFF-5", phases.EFFECT, words.PART)
SPLIT_WATER: Final = FRAMES.choice("SplitWater", "split_water", "TRB-EFF-10", phases.EFFECT, words.WATER)
# pollution.py
REMOVE_POLLUTION: Final = FRAMES.choice(
    "RemovePollution", "remove_pollution", "TRB-POLL-1", phases.EFFECT, words.REMOVE, words.DECLINE
)
CLEAR_FIELD: Final = FRAMES.choice(
    "ClearField", "clear_field", "TRB-LEADER-16", phases.EFFECT, words.CLEAR, words.DECLINE
)
# forest.py
FOREST_TILE: Final = FRAMES.choice(
    "ForestTile", "forest_tile", "TRB-FOREST-4", phases.EFFECT, words.TILE, words.DECLINE
)
FOREST_FIELD: Final = FRAMES.choice("ForestField", "forest_field", "TRB-FOREST-5", phases.EFFECT, words.FIELD)
# riders.py
MOVE_RIDER: Final = FRAMES.choice("MoveRider", "move_rider", "TRB-MOVE-1", phases.EFFECT, words.MOVE, words.STOP)
CATAPULT_RIDER: Final = FRAMES.choice(
    "CatapultRider", "catapult_rider", "TRB-CATA-2", phases.EFFECT, words.FROM, words.DECLINE
)
CATAPULT_TARGET: Final = FRAMES.choice("CatapultTarget", "catapult_target", "TRB-CATA-2", phases.EFFECT, words.TO)
# temple.py
DISCARD_THREE: Final = FRAMES.choice(
    "DiscardThree", "discard_three", "TRB-TEMPLE-2", phases.BUILDING
)  # answered by sets of cards
TEMPLE_KIND: Final = FRAMES.choice(
    "TempleKind", "temple_kind", "TRB-TEMPLE-3", phases.BUILDING, words.TEMPLE_OF, words.DECLINE
)
TEMPLE_FIELD: Final = FRAMES.choice("TempleField", "temple_field", "TRB-TEMPLE-4", phases.BUILDING, words.FIELD)
# village.py
VILLAGE_CARD: Final = FRAMES.choice("VillageCard", "village_card", "TRB-VCARD-1", phases.VILLAGE_CARD, words.TAKE)
VILLAGE_SIDE: Final = FRAMES.choice(
    "VillageSide", "village_side", "TRB-VCARD-2", phases.VILLAGE_CARD, words.LEFT, words.RIGHT
)
VILLAGE_REPLACE: Final = FRAMES.choice(
    "VillageReplace", "village_replace", "TRB-VCARD-6", phases.VILLAGE_CARD, words.DISCARD
)
FILL_VILLAGE_DISPLAY: Final = FRAMES.deed("FillVillageDisplay", phases.VILLAGE_CARD)
# drawing.py
DRAW: Final = FRAMES.deed("Draw", phases.DRAWING)
DRAW_CARD: Final = FRAMES.choice("DrawCard", "draw_card", "TRB-DRAW-2", phases.DRAWING, words.SLOT, words.DECK)
END_DRAW: Final = FRAMES.deed("EndDraw", phases.DRAWING)
# effects.py
FOREST_GAINS: Final = FRAMES.deed("ForestGains", phases.EFFECT)
