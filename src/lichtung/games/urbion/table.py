"""Every frame of the game under its number: the table that the kernel looks frames up in."""

from __future__ import annotations

from typing import Final

from lichtung.games.urbion import frames
from lichtung.games.urbion.actions import Action, Exchange1, Exchange2, Rebuild, SideChange, Special
from lichtung.games.urbion.books import Fly1, Fly2, Free, Invisible, Prophecy
from lichtung.games.urbion.census import Bonus, Census, CensusDiscard, CensusEnd
from lichtung.games.urbion.chaos import (
    Chaos,
    Chromatic,
    ChromaticDream,
    ResolvePostponed,
    ResolveRevealed,
    SecondStep,
)
from lichtung.games.urbion.filling import Fill, FillSide
from lichtung.games.urbion.setup import (
    Books,
    HandChaos,
    OpeningHand,
    PayForBooks,
    PreparePostcards,
    SetUpBooks,
    SetUpCities,
    SetUpHands,
)
from lichtung.games.urbion.turn import (
    EndOfTurn,
    Flagship,
    Main,
    PassTurn,
    PhaseDraw,
    PhasePlay,
    PolarityEnd,
    Refill,
    StartOfTurn,
)
from lichtung.kernel.frames import Frame

TABLE: Final[dict[int, Frame]] = {
    frames.SET_UP_BOOKS: SetUpBooks(),
    frames.BOOKS: Books("books", "URB-BOOK-2"),
    frames.PAY_FOR_BOOKS: PayForBooks(),
    frames.PREPARE_POSTCARDS: PreparePostcards(),
    frames.SET_UP_CITIES: SetUpCities(),
    frames.SET_UP_HANDS: SetUpHands(),
    frames.OPENING_HAND: OpeningHand(),
    frames.HAND_CHAOS: HandChaos("hand_chaos", "URB-SETUP-9"),
    frames.FILL: Fill(),
    frames.FILL_SIDE: FillSide("fill_side", "URB-FILL-4"),
    frames.RESOLVE_POSTPONED: ResolvePostponed(),
    frames.CHAOS: Chaos("chaos", "URB-CHAOS-1"),
    frames.RESOLVE_REVEALED: ResolveRevealed(),
    frames.CHROMATIC: Chromatic("chromatic", "URB-CHROM-2"),
    frames.SECOND_STEP: SecondStep(),
    frames.CHROMATIC_DREAM: ChromaticDream("chromatic_dream", "URB-CHROM-3"),
    frames.START_OF_TURN: StartOfTurn(),
    frames.FLAGSHIP: Flagship("flagship", "URB-POST-17"),
    frames.PHASE_PLAY: PhasePlay(),
    frames.MAIN: Main("main", "URB-TURN-3", True),
    frames.PHASE_DRAW: PhaseDraw(),
    frames.REFILL: Refill(),
    frames.END_OF_TURN: EndOfTurn(),
    frames.POLARITY_END: PolarityEnd("polarity_end", "URB-TEAM-12"),
    frames.PASS_TURN: PassTurn(),
    frames.ACTION: Action("action", "URB-DISC-1"),
    frames.EXCHANGE_1: Exchange1("exchange_1", "URB-EXCH-2"),
    frames.EXCHANGE_2: Exchange2("exchange_2", "URB-EXCH-1"),
    frames.SPECIAL: Special("special", "URB-WIZ-8"),
    frames.REBUILD: Rebuild("rebuild", "URB-WIZ-9"),
    frames.SIDE_CHANGE: SideChange("side_change", "URB-WIZ-10"),
    frames.CENSUS: Census(),
    frames.CENSUS_DISCARD: CensusDiscard("census_discard", "URB-CENSUS-5"),
    frames.BONUS: Bonus("bonus", "URB-PERF-2"),
    frames.CENSUS_END: CensusEnd(),
    frames.FLY_1: Fly1("fly_1", "URB-BOOK-8"),
    frames.FLY_2: Fly2("fly_2", "URB-BOOK-8"),
    frames.INVISIBLE: Invisible("invisible", "URB-BOOK-9"),
    frames.FREE: Free("free", "URB-BOOK-11"),
    frames.PROPHECY: Prophecy("prophecy", "URB-BOOK-14"),
}

FRAMES: Final[list[Frame]] = [Frame(False, False), *[TABLE[number] for number in range(1, len(TABLE) + 1)]]
NAMES: Final[list[str]] = [type(pending).__name__ for pending in FRAMES]
