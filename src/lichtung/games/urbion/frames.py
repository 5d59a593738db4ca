"""Every frame under its number, in the order of numbers. Rules name frames by number; their classes are in the topics."""

from __future__ import annotations

from typing import Final

from lichtung.games.urbion import phases, words
from lichtung.kernel.frames import FrameList

FRAMES: Final = FrameList()
# setup.py
SET_UP_BOOKS: Final = FRAMES.deed("SetUpBooks", phases.PREPARATION)
BOOKS: Final = FRAMES.choice("Books", "books", "URB-BOOK-2", phases.PREPARATION, words.TURN_UP, words.STOP)
PAY_FOR_BOOKS: Final = FRAMES.deed("PayForBooks", phases.PREPARATION)
PREPARE_POSTCARDS: Final = FRAMES.deed("PreparePostcards", phases.PREPARATION)
SET_UP_CITIES: Final = FRAMES.deed("SetUpCities", phases.PREPARATION)
SET_UP_HANDS: Final = FRAMES.deed("SetUpHands", phases.PREPARATION)
OPENING_HAND: Final = FRAMES.deed("OpeningHand", phases.PREPARATION)
HAND_CHAOS: Final = FRAMES.choice("HandChaos", "hand_chaos", "URB-SETUP-9", phases.PREPARATION, words.PLACE_AT)
# filling.py
FILL: Final = FRAMES.deed("Fill", phases.FILLING)
FILL_SIDE: Final = FRAMES.choice("FillSide", "fill_side", "URB-FILL-4", phases.FILLING, words.LAY)
# chaos.py
RESOLVE_POSTPONED: Final = FRAMES.deed("ResolvePostponed", phases.CHAOS)
CHAOS: Final = FRAMES.choice(
    "Chaos", "chaos", "URB-CHAOS-1", phases.CHAOS, words.PLACE_AT, words.CLEAR, words.REVEAL, words.WISE
)
RESOLVE_REVEALED: Final = FRAMES.deed("ResolveRevealed", phases.CHAOS)
CHROMATIC: Final = FRAMES.choice(
    "Chromatic", "chromatic", "URB-CHROM-2", phases.CHAOS, words.PLACE_ON, words.DISCARD_IT, words.WISE
)
SECOND_STEP: Final = FRAMES.deed("SecondStep", phases.CHAOS)
CHROMATIC_DREAM: Final = FRAMES.choice("ChromaticDream", "chromatic_dream", "URB-CHROM-3", phases.CHAOS, words.PLACE_ON)
# turn.py
START_OF_TURN: Final = FRAMES.deed("StartOfTurn", phases.TURN_START)
FLAGSHIP: Final = FRAMES.choice("Flagship", "flagship", "URB-POST-17", phases.FLAGSHIPS, words.MOVE)
PHASE_PLAY: Final = FRAMES.deed("PhasePlay", phases.PLAY)
MAIN: Final = FRAMES.choice(
    "Main",
    "main",
    "URB-TURN-3",
    phases.PLAY,
    words.PLACE,
    words.DISCARD,
    words.PAIR,
    words.ALLIANCE,
    words.SWAP_POLARITY,
    always=True,
)
PHASE_DRAW: Final = FRAMES.deed("PhaseDraw", phases.DRAWING)
REFILL: Final = FRAMES.deed("Refill", phases.DRAWING)
END_OF_TURN: Final = FRAMES.deed("EndOfTurn", phases.TURN_END)
POLARITY_END: Final = FRAMES.choice(
    "PolarityEnd", "polarity_end", "URB-TEAM-12", phases.POLARITY, words.SWAP_POLARITY, words.DONE
)
PASS_TURN: Final = FRAMES.deed("PassTurn", phases.TURN_END)
# actions.py
ACTION: Final = FRAMES.choice(
    "Action",
    "action",
    "URB-DISC-1",
    phases.ACTION,
    words.NONE,
    words.EXCHANGE,
    words.CENSUS,
    words.BOOK,
    words.REBUILD,
    words.SIDE_CHANGE,
)
EXCHANGE_1: Final = FRAMES.choice("Exchange1", "exchange_1", "URB-EXCH-2", phases.ACTION, words.SWAP)
EXCHANGE_2: Final = FRAMES.choice("Exchange2", "exchange_2", "URB-EXCH-1", phases.ACTION, words.WITH)
SPECIAL: Final = FRAMES.choice("Special", "special", "URB-WIZ-8", phases.ACTION, words.REBUILD, words.SIDE_CHANGE)
REBUILD: Final = FRAMES.choice("Rebuild", "rebuild", "URB-WIZ-9", phases.ACTION, words.SWAP_ROWS)
SIDE_CHANGE: Final = FRAMES.choice("SideChange", "side_change", "URB-WIZ-10", phases.ACTION, words.TURN)
# census.py
CENSUS: Final = FRAMES.deed("Census", phases.CENSUS)
CENSUS_DISCARD: Final = FRAMES.choice(
    "CensusDiscard", "census_discard", "URB-CENSUS-5", phases.CENSUS, words.DISCARD_SET
)
BONUS: Final = FRAMES.choice("Bonus", "bonus", "URB-PERF-2", phases.CENSUS, words.TAKE, words.DECLINE)
CENSUS_END: Final = FRAMES.deed("CensusEnd", phases.CENSUS)
# books.py
FLY_1: Final = FRAMES.choice("Fly1", "fly_1", "URB-BOOK-8", phases.BOOKS, words.MOVE)
FLY_2: Final = FRAMES.choice("Fly2", "fly_2", "URB-BOOK-8", phases.BOOKS, words.TO)
INVISIBLE: Final = FRAMES.choice("Invisible", "invisible", "URB-BOOK-9", phases.BOOKS, words.DISCARD_DREAM)
FREE: Final = FRAMES.choice("Free", "free", "URB-BOOK-11", phases.BOOKS, words.PACIFY)
PROPHECY: Final = FRAMES.choice("Prophecy", "prophecy", "URB-BOOK-14", phases.BOOKS, words.PUT)
