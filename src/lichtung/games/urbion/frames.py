"""Every frame under its number, in the order of numbers. Rules name frames by number; their classes are in the topics."""

from __future__ import annotations

from typing import Final

from lichtung.games.urbion import phases
from lichtung.kernel.frames import FrameList

FRAMES: Final = FrameList()
# setup.py
SET_UP_BOOKS: Final = FRAMES.deed("SetUpBooks", phases.PREPARATION)
BOOKS: Final = FRAMES.choice("Books", "books", "URB-BOOK-2", phases.PREPARATION)
PAY_FOR_BOOKS: Final = FRAMES.deed("PayForBooks", phases.PREPARATION)
PREPARE_POSTCARDS: Final = FRAMES.deed("PreparePostcards", phases.PREPARATION)
SET_UP_CITIES: Final = FRAMES.deed("SetUpCities", phases.PREPARATION)
SET_UP_HANDS: Final = FRAMES.deed("SetUpHands", phases.PREPARATION)
OPENING_HAND: Final = FRAMES.deed("OpeningHand", phases.PREPARATION)
HAND_CHAOS: Final = FRAMES.choice("HandChaos", "hand_chaos", "URB-SETUP-9", phases.PREPARATION)
# filling.py
FILL: Final = FRAMES.deed("Fill", phases.FILLING)
FILL_SIDE: Final = FRAMES.choice("FillSide", "fill_side", "URB-FILL-4", phases.FILLING)
# chaos.py
RESOLVE_POSTPONED: Final = FRAMES.deed("ResolvePostponed", phases.CHAOS)
CHAOS: Final = FRAMES.choice("Chaos", "chaos", "URB-CHAOS-1", phases.CHAOS)
RESOLVE_REVEALED: Final = FRAMES.deed("ResolveRevealed", phases.CHAOS)
CHROMATIC: Final = FRAMES.choice("Chromatic", "chromatic", "URB-CHROM-2", phases.CHAOS)
SECOND_STEP: Final = FRAMES.deed("SecondStep", phases.CHAOS)
CHROMATIC_DREAM: Final = FRAMES.choice("ChromaticDream", "chromatic_dream", "URB-CHROM-3", phases.CHAOS)
# turn.py
START_OF_TURN: Final = FRAMES.deed("StartOfTurn", phases.TURN_START)
FLAGSHIP: Final = FRAMES.choice("Flagship", "flagship", "URB-POST-17", phases.FLAGSHIPS)
PHASE_PLAY: Final = FRAMES.deed("PhasePlay", phases.PLAY)
MAIN: Final = FRAMES.choice("Main", "main", "URB-TURN-3", phases.PLAY, always=True)
PHASE_DRAW: Final = FRAMES.deed("PhaseDraw", phases.DRAWING)
REFILL: Final = FRAMES.deed("Refill", phases.DRAWING)
END_OF_TURN: Final = FRAMES.deed("EndOfTurn", phases.TURN_END)
POLARITY_END: Final = FRAMES.choice("PolarityEnd", "polarity_end", "URB-TEAM-12", phases.POLARITY)
PASS_TURN: Final = FRAMES.deed("PassTurn", phases.TURN_END)
# actions.py
ACTION: Final = FRAMES.choice("Action", "action", "URB-DISC-1", phases.ACTION)
EXCHANGE_1: Final = FRAMES.choice("Exchange1", "exchange_1", "URB-EXCH-2", phases.ACTION)
EXCHANGE_2: Final = FRAMES.choice("Exchange2", "exchange_2", "URB-EXCH-1", phases.ACTION)
SPECIAL: Final = FRAMES.choice("Special", "special", "URB-WIZ-8", phases.ACTION)
REBUILD: Final = FRAMES.choice("Rebuild", "rebuild", "URB-WIZ-9", phases.ACTION)
SIDE_CHANGE: Final = FRAMES.choice("SideChange", "side_change", "URB-WIZ-10", phases.ACTION)
# census.py
CENSUS: Final = FRAMES.deed("Census", phases.CENSUS)
CENSUS_DISCARD: Final = FRAMES.choice("CensusDiscard", "census_discard", "URB-CENSUS-5", phases.CENSUS)
BONUS: Final = FRAMES.choice("Bonus", "bonus", "URB-PERF-2", phases.CENSUS)
CENSUS_END: Final = FRAMES.deed("CensusEnd", phases.CENSUS)
# books.py
FLY_1: Final = FRAMES.choice("Fly1", "fly_1", "URB-BOOK-8", phases.BOOKS)
FLY_2: Final = FRAMES.choice("Fly2", "fly_2", "URB-BOOK-8", phases.BOOKS)
INVISIBLE: Final = FRAMES.choice("Invisible", "invisible", "URB-BOOK-9", phases.BOOKS)
FREE: Final = FRAMES.choice("Free", "free", "URB-BOOK-11", phases.BOOKS)
PROPHECY: Final = FRAMES.choice("Prophecy", "prophecy", "URB-BOOK-14", phases.BOOKS)
