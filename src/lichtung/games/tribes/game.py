"""Tribes of the Wind as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from lichtung.games.tribes import drawing, effects, forest, frames, pollution, riders, setup, temple, turn, village
from lichtung.games.tribes.components import Components
from lichtung.games.tribes.end import REASONS, judge, score
from lichtung.games.tribes.fields import tile_fits
from lichtung.games.tribes.insight import insight
from lichtung.games.tribes.inventory import check_inventory, clear_unset, leave_unset
from lichtung.games.tribes.layout import ELEMENT_DECK, LAYOUT
from lichtung.games.tribes.pending import LIES_ON, LOWEST, check_pending
from lichtung.games.tribes.phases import GREAT, PHASES
from lichtung.games.tribes.phrases import Phrases
from lichtung.games.tribes.settings import PRESETS, check_settings, checked_boards, options, parameters
from lichtung.games.tribes.setup import lay_out
from lichtung.games.tribes.state import SETUP_BOARDS, STEPS
from lichtung.games.tribes.tables import (
    ELEMENT,
    ELEMENT_LIMIT,
    LEADER_0,
    SIDE,
    TILE_0,
    VILLAGE_0,
)
from lichtung.games.tribes.things import THINGS, find_thing
from lichtung.games.tribes.words import Words
from lichtung.kernel.addresses import STEP
from lichtung.kernel.game import Game
from lichtung.kernel.result import Result
from lichtung.kernel.schema import Target
from lichtung.kernel.settings import Settings
from lichtung.kernel.state import State
from lichtung.kernel.terms import Terms

STEP_FRAMES: Final = {
    "setup_boards": frames.SETUP_BOARDS,
    "setup_bonus": frames.SETUP_BONUS,
    "action": frames.ACTION,
    "after_action": frames.AFTER_ACTION,
    "draw": frames.DRAW,
    "leader_check": frames.LEADER_CHECK,
}
ABOUT: Final = (
    "The rules are those of Tribes of the Wind. The complete lists of its printed cards, tiles and boards are not "
    "public, so much of the component data used here is our own design: nearly all element cards, most village cards and "
    "forest tiles, most of the boards, nine of the twenty leader abilities. What is printed, what is inferred and what is "
    "our own is marked row by row in the data files. The balance of this set is ours, not the publisher's."
)
ABOUT_OTHER: Final = "The rules are those of Tribes of the Wind; the components were read from {folder} (set {hash})."


@final
class Tribes(Game):
    """A terrain of twelve fields for everybody, and element cards whose backs the neighbours see."""

    def __init__(self, folder: str | None = None) -> None:
        components = Components(folder)
        super().__init__(
            "tribes",
            1,
            components.seats,
            options(components),
            LAYOUT,
            frames.FRAMES.table(drawing, effects, forest, pollution, riders, setup, temple, turn, village),
            frames.FRAMES.names,
            STEPS,
            REASONS,
            components.names,
        )
        self.components: Components = components
        self.words: Words = Words(components)
        self.vocabulary = self.words.vocabulary
        self.data_hash = components.hash
        self.data_folder = folder
        self.about = ABOUT if folder is None else ABOUT_OTHER.format(folder=folder, hash=components.hash)
        self.presets = PRESETS
        self.phases, self.great = PHASES, GREAT
        self.minutes = 60
        self.phrases = Phrases(components).found
        self.over_rule = "TRB-END-2"
        self.bound = 60_000
        self.things = THINGS
        self.lies_on = LIES_ON
        self.lowest = LOWEST

    def with_data(self, folder: str) -> Game:
        return Tribes(folder)

    # -- settings ------------------------------------------------------------------------------------------------------

    def checked(self, name: str, value: Any) -> Any:
        if name == "boards":
            return checked_boards(value, self.components.boards)
        return super().checked(name, value)

    def check(self, seats: int, settings: Settings) -> None:
        check_settings(seats, settings)

    def rules(self, seats: int, settings: Settings) -> list[int]:
        return parameters(seats, settings, self.components.table)

    # -- positions -----------------------------------------------------------------------------------------------------

    def prepare(self, s: State) -> None:
        leave_unset(s)

    def lay_out(self, s: State) -> None:
        clear_unset(s)
        lay_out(s)

    def setup(self, s: State) -> None:
        s.then(frames.SETUP_BOARDS)

    def step_frame(self, step: str) -> int:
        return STEP_FRAMES[step]

    def check_position(self, s: State, strict: bool) -> None:
        check_inventory(s, strict)

    def check_pending(self, s: State) -> None:
        check_pending(s)

    def thing_of(self, target: str, at: str) -> str:
        return find_thing(target, at)

    def card_fits(self, zone: str, card: int) -> bool:
        if zone in ("element_deck", "element_display", "element_discard", "racks", "just_drawn"):
            return card <= ELEMENT_LIMIT
        if zone in ("village_stack", "village_display", "village_discard", "left_cards"):
            return VILLAGE_0 < card < TILE_0
        if zone in ("forest_stack", "forest_display"):
            return TILE_0 < card < TILE_0 + SIDE
        return tile_fits(card) if zone == "terrain" else card > LEADER_0

    def result(self, s: State) -> Result:
        return judge(s)

    def standing(self, s: State) -> list[float]:
        """TRB-SCORE-7. The points of every player; nobody has any before all have a board."""
        if s.data[STEP] == SETUP_BOARDS:
            return [0.0] * s.terms.seats
        return [float(score(s, seat)) for seat in range(s.terms.seats)]

    # -- words ---------------------------------------------------------------------------------------------------------

    def word(self, s: State, option: int) -> str:
        return self.words.word(option)

    def read(self, s: State, word: str) -> list[int]:
        return self.words.read(word)

    def points_at(self, s: State, option: int) -> list[Target]:
        return self.words.points_at(option)

    def all_options(self, terms: Terms) -> list[tuple[int, str, list[Target]]]:
        options = self.words.all_options()
        return [(option, self.words.word(option), self.words.points_at(option)) for option in options]

    # -- sight ---------------------------------------------------------------------------------------------------------

    def back(self, s: State, place: int, address: int) -> str:
        """Section 9.1. Element cards show their element wherever they lie but below the top of the shuffled deck."""
        if place == ELEMENT_DECK:
            if address != ELEMENT_DECK + s.data[ELEMENT_DECK] or s.data[STEP] == SETUP_BOARDS:
                return ""
        return self.back_of(int(s.data[address]), place)

    def back_of(self, card: int, place: int) -> str:
        if not 0 < card <= ELEMENT_LIMIT:
            return ""
        return self.components.elements[self.components.table[ELEMENT + card]]

    def has_back(self, card: int, back: str) -> bool:
        return self.back_of(card, 0) == back

    def mistakable(self, s: State, place: int, card: int, other: int) -> bool:
        return self.back_of(card, place) == self.back_of(other, place)

    def insight(self, s: State, viewer: int | None) -> Mapping[str, object]:
        return insight(self.components, s, viewer)
