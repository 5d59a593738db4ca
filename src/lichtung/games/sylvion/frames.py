"""Every frame under its number, in the order of numbers. Rules name frames by number; their classes are in the topics."""

from __future__ import annotations

from typing import Final

from lichtung.kernel.frames import FrameList

FRAMES: Final = FrameList()
# mobilization.py
MOBILIZE: Final = FRAMES.deed("Mobilize")
RECRUIT_COLUMN: Final = FRAMES.choice("RecruitColumn", "recruit_column", "SYL-MOB-9")
SUMMON: Final = FRAMES.deed("Summon")
DESERT: Final = FRAMES.deed("Desert")
ASSEMBLE: Final = FRAMES.deed("Assemble")
OPENING_HAND: Final = FRAMES.deed("OpeningHand")
# turn.py
REVEAL: Final = FRAMES.deed("Reveal")
HEDGEHOG: Final = FRAMES.choice("Hedgehog", "hedgehog", "SYL-HEDGE-2")
SUPPORTS: Final = FRAMES.deed("Supports")
MOVE: Final = FRAMES.deed("Move")
MARCH: Final = FRAMES.deed("March")
REINFORCE: Final = FRAMES.deed("Reinforce")
DEFEND: Final = FRAMES.deed("Defend")
MAIN_ACTION: Final = FRAMES.choice("MainAction", "main_action", "SYL-DEFEND-1", always=True)
HAND_LIMIT: Final = FRAMES.choice("HandLimit", "hand_limit_card", "SYL-HAND-1")
END_ROUND: Final = FRAMES.deed("EndRound")
FINAL_ASSAULT: Final = FRAMES.deed("FinalAssault")
# drawing.py
DRAW: Final = FRAMES.deed("Draw")
DECK_DEMOBILIZATION: Final = FRAMES.choice("DeckDemobilization", "deck_demobilization_mode", "SYL-DEMOB-1")
DECK_DEMOBILIZATION_CARD: Final = FRAMES.choice("DeckDemobilizationCard", "deck_demobilization_card", "SYL-DEMOB-2")
BETRAYAL_MODE: Final = FRAMES.choice("BetrayalMode", "betrayal_mode", "SYL-BETRAY-2")
BETRAYAL_CARD: Final = FRAMES.choice("BetrayalCard", "betrayal_card", "SYL-BETRAY-4")
# supports.py
DISCARD_SUPPORT: Final = FRAMES.deed("DiscardSupport")
DESICCATION_MODE: Final = FRAMES.choice("DesiccationMode", "desiccation_mode", "SYL-DESIC-1")
DESICCATION_CARD: Final = FRAMES.choice("DesiccationCard", "desiccation_card", "SYL-DESIC-1")
DEMOBILIZE_MODE: Final = FRAMES.choice("DemobilizeMode", "demobilize_mode", "SYL-DEMCARD-1")
DEMOBILIZE_CARD: Final = FRAMES.choice("DemobilizeCard", "demobilize_card", "SYL-DEMCARD-1")
TORNADO_CARD: Final = FRAMES.choice("TornadoCard", "tornado_card", "SYL-TORNADO-2")
# playing.py
PAY: Final = FRAMES.deed("Pay")
PAY_UNIT: Final = FRAMES.choice("PayUnit", "pay_unit", "SYL-PAY-1")
PAY_SOURCE: Final = FRAMES.choice("PaySource", "pay_source", "SYL-TEAM-8")
PAY_CARD: Final = FRAMES.choice("PayCard", "pay_card", "SYL-TEAM-5")
CARRY_OUT: Final = FRAMES.deed("CarryOut")
PLACE_CELL: Final = FRAMES.choice("PlaceCell", "place_cell", "SYL-DEFEND-3")
# animals.py
WHALE_ELEMENTAL: Final = FRAMES.choice("WhaleElemental", "whale_elemental", "SYL-WHALE-1")
WHALE_DESTINATION: Final = FRAMES.choice("WhaleDestination", "whale_destination", "SYL-WHALE-3")
ELEPHANT_TARGET: Final = FRAMES.choice("ElephantTarget", "elephant_target", "SYL-ELEPHANT-2")
OWL_DRAWER: Final = FRAMES.choice("OwlDrawer", "owl_drawer", "SYL-TEAM-12")
STAG_MODE: Final = FRAMES.choice("StagMode", "stag_mode", "SYL-STAG-1")
STAG_COUNT: Final = FRAMES.choice("StagCount", "stag_count", "SYL-STAG-2")
SQUIRREL_ORDER: Final = FRAMES.choice("SquirrelOrder", "squirrel_order", "SYL-SQUIRREL-1")
# feats.py
WISDOM_CARD: Final = FRAMES.choice("WisdomCard", "wisdom_card", "SYL-FEAT-OWL-1")
WISDOM_SHUFFLE: Final = FRAMES.deed("WisdomShuffle")
DISINFORMATION_CARD: Final = FRAMES.choice("DisinformationCard", "disinformation_card", "SYL-FEAT-SQUIRREL-1")
GEYSER_DIRECTION: Final = FRAMES.choice("GeyserDirection", "geyser_direction", "SYL-GEYSER-6")
