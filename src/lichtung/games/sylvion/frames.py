"""Every frame under its number, in the order of numbers. Rules name frames by number; their classes are in the topics."""

from __future__ import annotations

from typing import Final

from lichtung.games.sylvion import phases, words
from lichtung.kernel.frames import FrameList

FRAMES: Final = FrameList()
# mobilization.py
MOBILIZE: Final = FRAMES.deed("Mobilize", phases.MOBILIZATION)
RECRUIT_COLUMN: Final = FRAMES.choice(
    "RecruitColumn", "recruit_column", "SYL-MOB-9", phases.MOBILIZATION, words.RECRUIT
)
SUMMON: Final = FRAMES.deed("Summon", phases.MOBILIZATION)
DESERT: Final = FRAMES.deed("Desert", phases.MOBILIZATION)
ASSEMBLE: Final = FRAMES.deed("Assemble", phases.MOBILIZATION)
OPENING_HAND: Final = FRAMES.deed("OpeningHand", phases.MOBILIZATION)
# turn.py
REVEAL: Final = FRAMES.deed("Reveal", phases.REVEAL)
HEDGEHOG: Final = FRAMES.choice("Hedgehog", "hedgehog", "SYL-HEDGE-2", phases.HEDGEHOGS, words.DISCARD_AT, words.PASS)
SUPPORTS: Final = FRAMES.deed("Supports", phases.SUPPORTS)
MOVE: Final = FRAMES.deed("Move", phases.MARCH)
MARCH: Final = FRAMES.deed("March", phases.MARCH)
REINFORCE: Final = FRAMES.deed("Reinforce", phases.DRAWING)
DEFEND: Final = FRAMES.deed("Defend", phases.DEFENCE)
MAIN_ACTION: Final = FRAMES.choice(
    "MainAction",
    "main_action",
    "SYL-DEFEND-1",
    phases.DEFENCE,
    words.END,
    words.PLAY,
    words.FEAT,
    words.ERUPT,
    always=True,
)
HAND_LIMIT: Final = FRAMES.choice("HandLimit", "hand_limit_card", "SYL-HAND-1", phases.HAND_LIMIT, words.DISCARD)
END_ROUND: Final = FRAMES.deed("EndRound", phases.NEXT_ROUND)
FINAL_ASSAULT: Final = FRAMES.deed("FinalAssault", phases.MARCH)
# drawing.py
DRAW: Final = FRAMES.deed("Draw", phases.DRAWING)
DECK_DEMOBILIZATION: Final = FRAMES.choice(
    "DeckDemobilization", "deck_demobilization_mode", "SYL-DEMOB-1", phases.RENEWAL, words.CHOOSE_TWO, words.RANDOM_ONE
)
DECK_DEMOBILIZATION_CARD: Final = FRAMES.choice(
    "DeckDemobilizationCard", "deck_demobilization_card", "SYL-DEMOB-2", phases.RENEWAL, words.REMOVE
)
BETRAYAL_MODE: Final = FRAMES.choice(
    "BetrayalMode", "betrayal_mode", "SYL-BETRAY-2", phases.BETRAYAL, words.DISCARD_BETRAYAL, words.DISCARD_OTHER
)
BETRAYAL_CARD: Final = FRAMES.choice("BetrayalCard", "betrayal_card", "SYL-BETRAY-4", phases.BETRAYAL, words.DISCARD)
# supports.py
DISCARD_SUPPORT: Final = FRAMES.deed("DiscardSupport", phases.SUPPORTS)
DESICCATION_MODE: Final = FRAMES.choice(
    "DesiccationMode", "desiccation_mode", "SYL-DESIC-1", phases.SUPPORTS, words.RANDOM_ONE, words.CHOOSE_TWO
)
DESICCATION_CARD: Final = FRAMES.choice(
    "DesiccationCard", "desiccation_card", "SYL-DESIC-1", phases.SUPPORTS, words.DISCARD
)
DEMOBILIZE_MODE: Final = FRAMES.choice(
    "DemobilizeMode", "demobilize_mode", "SYL-DEMCARD-1", phases.SUPPORTS, words.RANDOM_ONE, words.CHOOSE_TWO
)
DEMOBILIZE_CARD: Final = FRAMES.choice(
    "DemobilizeCard", "demobilize_card", "SYL-DEMCARD-1", phases.SUPPORTS, words.REMOVE
)
TORNADO_CARD: Final = FRAMES.choice("TornadoCard", "tornado_card", "SYL-TORNADO-2", phases.SUPPORTS, words.PUT_BACK)
# playing.py
PAY: Final = FRAMES.deed("Pay", phases.PAYMENT)
PAY_UNIT: Final = FRAMES.choice("PayUnit", "pay_unit", "SYL-PAY-1", phases.PAYMENT, words.DISCARD, words.FISH_POINT)
PAY_SOURCE: Final = FRAMES.choice(
    "PaySource", "pay_source", "SYL-TEAM-8", phases.PAYMENT, words.FISH_POINT, words.PARTNER
)
PAY_CARD: Final = FRAMES.choice("PayCard", "pay_card", "SYL-TEAM-5", phases.PAYMENT, words.DISCARD)
CARRY_OUT: Final = FRAMES.deed("CarryOut", phases.EFFECT)
PLACE_CELL: Final = FRAMES.choice("PlaceCell", "place_cell", "SYL-DEFEND-3", phases.DEFENCE, words.PLACE)
# animals.py
WHALE_ELEMENTAL: Final = FRAMES.choice("WhaleElemental", "whale_elemental", "SYL-WHALE-1", phases.EFFECT, words.MOVE)
WHALE_DESTINATION: Final = FRAMES.choice(
    "WhaleDestination", "whale_destination", "SYL-WHALE-3", phases.EFFECT, words.TO
)
ELEPHANT_TARGET: Final = FRAMES.choice(
    "ElephantTarget", "elephant_target", "SYL-ELEPHANT-2", phases.EFFECT, words.DISCARD_AT
)
OWL_DRAWER: Final = FRAMES.choice("OwlDrawer", "owl_drawer", "SYL-TEAM-12", phases.EFFECT, words.SELF, words.PARTNER)
STAG_MODE: Final = FRAMES.choice("StagMode", "stag_mode", "SYL-STAG-1", phases.EFFECT, words.FLAT, words.PER_TREE)
STAG_COUNT: Final = FRAMES.choice("StagCount", "stag_count", "SYL-STAG-2", phases.EFFECT, words.HEAL)
SQUIRREL_ORDER: Final = FRAMES.choice(
    "SquirrelOrder", "squirrel_order", "SYL-SQUIRREL-1", phases.EFFECT, words.KEEP, words.SWAP
)
# feats.py
WISDOM_CARD: Final = FRAMES.choice("WisdomCard", "wisdom_card", "SYL-FEAT-OWL-1", phases.EFFECT, words.TAKE)
WISDOM_SHUFFLE: Final = FRAMES.deed("WisdomShuffle", phases.EFFECT)
DISINFORMATION_CARD: Final = FRAMES.choice(
    "DisinformationCard", "disinformation_card", "SYL-FEAT-SQUIRREL-1", phases.EFFECT, words.PUT
)
GEYSER_DIRECTION: Final = FRAMES.choice(
    "GeyserDirection", "geyser_direction", "SYL-GEYSER-6", phases.EFFECT, words.UP, words.DOWN, words.LEFT, words.RIGHT
)
