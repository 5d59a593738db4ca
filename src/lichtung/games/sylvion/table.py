"""Every frame of the game under its number: the table that the kernel looks frames up in."""

from __future__ import annotations

from typing import Final

from lichtung.games.sylvion import frames
from lichtung.games.sylvion.animals import (
    ElephantTarget,
    OwlDrawer,
    SquirrelOrder,
    StagCount,
    StagMode,
    WhaleDestination,
    WhaleElemental,
)
from lichtung.games.sylvion.drawing import (
    BetrayalCard,
    BetrayalMode,
    DeckDemobilization,
    DeckDemobilizationCard,
    Draw,
)
from lichtung.games.sylvion.feats import DisinformationCard, GeyserDirection, WisdomCard, WisdomShuffle
from lichtung.games.sylvion.mobilization import Assemble, Desert, Mobilize, OpeningHand, RecruitColumn, Summon
from lichtung.games.sylvion.playing import CarryOut, Pay, PayCard, PaySource, PayUnit, PlaceCell
from lichtung.games.sylvion.supports import (
    DemobilizeCard,
    DemobilizeMode,
    DesiccationCard,
    DesiccationMode,
    DiscardSupport,
    TornadoCard,
)
from lichtung.games.sylvion.turn import (
    Defend,
    EndRound,
    FinalAssault,
    HandLimit,
    Hedgehog,
    MainAction,
    March,
    Move,
    Reinforce,
    Reveal,
    Supports,
)
from lichtung.kernel.frames import Frame

TABLE: Final[dict[int, Frame]] = {
    frames.MOBILIZE: Mobilize(),
    frames.RECRUIT_COLUMN: RecruitColumn("recruit_column", "SYL-MOB-9"),
    frames.SUMMON: Summon(),
    frames.DESERT: Desert(),
    frames.ASSEMBLE: Assemble(),
    frames.OPENING_HAND: OpeningHand(),
    frames.REVEAL: Reveal(),
    frames.HEDGEHOG: Hedgehog("hedgehog", "SYL-HEDGE-2"),
    frames.SUPPORTS: Supports(),
    frames.MOVE: Move(),
    frames.MARCH: March(),
    frames.REINFORCE: Reinforce(),
    frames.DEFEND: Defend(),
    frames.MAIN_ACTION: MainAction("main_action", "SYL-DEFEND-1", True),
    frames.HAND_LIMIT: HandLimit("hand_limit_card", "SYL-HAND-1"),
    frames.END_ROUND: EndRound(),
    frames.FINAL_ASSAULT: FinalAssault(),
    frames.DRAW: Draw(),
    frames.DECK_DEMOBILIZATION: DeckDemobilization("deck_demobilization_mode", "SYL-DEMOB-1"),
    frames.DECK_DEMOBILIZATION_CARD: DeckDemobilizationCard("deck_demobilization_card", "SYL-DEMOB-2"),
    frames.BETRAYAL_MODE: BetrayalMode("betrayal_mode", "SYL-BETRAY-2"),
    frames.BETRAYAL_CARD: BetrayalCard("betrayal_card", "SYL-BETRAY-4"),
    frames.DISCARD_SUPPORT: DiscardSupport(),
    frames.DESICCATION_MODE: DesiccationMode("desiccation_mode", "SYL-DESIC-1"),
    frames.DESICCATION_CARD: DesiccationCard("desiccation_card", "SYL-DESIC-1"),
    frames.DEMOBILIZE_MODE: DemobilizeMode("demobilize_mode", "SYL-DEMCARD-1"),
    frames.DEMOBILIZE_CARD: DemobilizeCard("demobilize_card", "SYL-DEMCARD-1"),
    frames.TORNADO_CARD: TornadoCard("tornado_card", "SYL-TORNADO-2"),
    frames.PAY: Pay(),
    frames.PAY_UNIT: PayUnit("pay_unit", "SYL-PAY-1"),
    frames.PAY_SOURCE: PaySource("pay_source", "SYL-TEAM-8"),
    frames.PAY_CARD: PayCard("pay_card", "SYL-TEAM-5"),
    frames.CARRY_OUT: CarryOut(),
    frames.PLACE_CELL: PlaceCell("place_cell", "SYL-DEFEND-3"),
    frames.WHALE_ELEMENTAL: WhaleElemental("whale_elemental", "SYL-WHALE-1"),
    frames.WHALE_DESTINATION: WhaleDestination("whale_destination", "SYL-WHALE-3"),
    frames.ELEPHANT_TARGET: ElephantTarget("elephant_target", "SYL-ELEPHANT-2"),
    frames.OWL_DRAWER: OwlDrawer("owl_drawer", "SYL-TEAM-12"),
    frames.STAG_MODE: StagMode("stag_mode", "SYL-STAG-1"),
    frames.STAG_COUNT: StagCount("stag_count", "SYL-STAG-2"),
    frames.SQUIRREL_ORDER: SquirrelOrder("squirrel_order", "SYL-SQUIRREL-1"),
    frames.WISDOM_CARD: WisdomCard("wisdom_card", "SYL-FEAT-OWL-1"),
    frames.WISDOM_SHUFFLE: WisdomShuffle(),
    frames.DISINFORMATION_CARD: DisinformationCard("disinformation_card", "SYL-FEAT-SQUIRREL-1"),
    frames.GEYSER_DIRECTION: GeyserDirection("geyser_direction", "SYL-GEYSER-6"),
}

FRAMES: Final[list[Frame]] = [Frame(False, False), *[TABLE[number] for number in range(1, len(TABLE) + 1)]]
NAMES: Final[list[str]] = [type(pending).__name__ for pending in FRAMES]
