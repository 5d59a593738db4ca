"""Every frame under its number, in the order of numbers. Rules name frames by number; their classes are in the topics."""

from __future__ import annotations

from typing import Final

from lichtung.kernel.frames import FrameList

FRAMES: Final = FrameList()
# setup.py
SET_UP_BOOKS: Final = FRAMES.deed("SetUpBooks")
BOOKS: Final = FRAMES.choice("Books", "books", "URB-BOOK-2")
PAY_FOR_BOOKS: Final = FRAMES.deed("PayForBooks")
PREPARE_POSTCARDS: Final = FRAMES.deed("PreparePostcards")
SET_UP_CITIES: Final = FRAMES.deed("SetUpCities")
SET_UP_HANDS: Final = FRAMES.deed("SetUpHands")
OPENING_HAND: Final = FRAMES.deed("OpeningHand")
HAND_CHAOS: Final = FRAMES.choice("HandChaos", "hand_chaos", "URB-SETUP-9")
# filling.py
FILL: Final = FRAMES.deed("Fill")
FILL_SIDE: Final = FRAMES.choice("FillSide", "fill_side", "URB-FILL-4")
# chaos.py
RESOLVE_POSTPONED: Final = FRAMES.deed("ResolvePostponed")
CHAOS: Final = FRAMES.choice("Chaos", "chaos", "URB-CHAOS-1")
RESOLVE_REVEALED: Final = FRAMES.deed("ResolveRevealed")
CHROMATIC: Final = FRAMES.choice("Chromatic", "chromatic", "URB-CHROM-2")
SECOND_STEP: Final = FRAMES.deed("SecondStep")
CHROMATIC_DREAM: Final = FRAMES.choice("ChromaticDream", "chromatic_dream", "URB-CHROM-3")
# turn.py
START_OF_TURN: Final = FRAMES.deed("StartOfTurn")
FLAGSHIP: Final = FRAMES.choice("Flagship", "flagship", "URB-POST-17")
PHASE_PLAY: Final = FRAMES.deed("PhasePlay")
MAIN: Final = FRAMES.choice("Main", "main", "URB-TURN-3", always=True)
PHASE_DRAW: Final = FRAMES.deed("PhaseDraw")
REFILL: Final = FRAMES.deed("Refill")
END_OF_TURN: Final = FRAMES.deed("EndOfTurn")
POLARITY_END: Final = FRAMES.choice("PolarityEnd", "polarity_end", "URB-TEAM-12")
PASS_TURN: Final = FRAMES.deed("PassTurn")
# actions.py
ACTION: Final = FRAMES.choice("Action", "action", "URB-DISC-1")
EXCHANGE_1: Final = FRAMES.choice("Exchange1", "exchange_1", "URB-EXCH-2")
EXCHANGE_2: Final = FRAMES.choice("Exchange2", "exchange_2", "URB-EXCH-1")
SPECIAL: Final = FRAMES.choice("Special", "special", "URB-WIZ-8")
REBUILD: Final = FRAMES.choice("Rebuild", "rebuild", "URB-WIZ-9")
SIDE_CHANGE: Final = FRAMES.choice("SideChange", "side_change", "URB-WIZ-10")
# census.py
CENSUS: Final = FRAMES.deed("Census")
CENSUS_DISCARD: Final = FRAMES.choice("CensusDiscard", "census_discard", "URB-CENSUS-5")
BONUS: Final = FRAMES.choice("Bonus", "bonus", "URB-PERF-2")
CENSUS_END: Final = FRAMES.deed("CensusEnd")
# books.py
FLY_1: Final = FRAMES.choice("Fly1", "fly_1", "URB-BOOK-8")
FLY_2: Final = FRAMES.choice("Fly2", "fly_2", "URB-BOOK-8")
INVISIBLE: Final = FRAMES.choice("Invisible", "invisible", "URB-BOOK-9")
FREE: Final = FRAMES.choice("Free", "free", "URB-BOOK-11")
PROPHECY: Final = FRAMES.choice("Prophecy", "prophecy", "URB-BOOK-14")
