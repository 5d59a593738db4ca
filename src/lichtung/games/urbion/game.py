"""Urbion as the kernel sees it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import final

from lichtung.games.urbion import actions, books, census, chaos, filling, frames, setup, turn, words
from lichtung.games.urbion.components import (
    CHAOS,
    CODES,
    IDENTIFIERS,
    data_hash,
)
from lichtung.games.urbion.end import REASONS
from lichtung.games.urbion.insight import insight
from lichtung.games.urbion.inventory import card_fits, check_inventory
from lichtung.games.urbion.layout import HAND, HANDS, LAYOUT, SUCCESS_PILE
from lichtung.games.urbion.pending import LIES_ON, LOWEST, check_pending
from lichtung.games.urbion.phases import GREAT, PHASES
from lichtung.games.urbion.settings import (
    FIRST_SOGNAE,
    OPTIONS,
    PRESETS,
    REQUIRED,
    SETTING_RULES,
    check_settings,
    parameters,
)
from lichtung.games.urbion.setup import lay_out, prepare, set_up
from lichtung.games.urbion.state import STEPS
from lichtung.games.urbion.things import THINGS, find_thing
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.frames import frame
from lichtung.kernel.game import Game
from lichtung.kernel.schema import Target
from lichtung.kernel.settings import Settings
from lichtung.kernel.state import State
from lichtung.kernel.terms import Terms

ABOUT = (
    "How the values of the dreams are spread over the elements is not printed anywhere; "
    "here every element has one value on the left and one on the right (URB-RUL-01, URB-RUL-02)."
)

STEP_FRAMES = {
    "setup_books": frames.SET_UP_BOOKS,
    "setup_fill": frames.SET_UP_CITIES,
    "setup_hand": frames.SET_UP_HANDS,
    "start_of_turn": frames.START_OF_TURN,
    "phase_play": frames.PHASE_PLAY,
    "phase_draw": frames.PHASE_DRAW,
    "end_of_turn": frames.END_OF_TURN,
}


@final
class Urbion(Game):
    """A city of dreams, and one or two players who keep them in balance."""

    def __init__(self) -> None:
        super().__init__(
            "urbion",
            1,
            (1, 2),
            OPTIONS,
            LAYOUT,
            frames.FRAMES.table(actions, books, census, chaos, filling, setup, turn),
            frames.FRAMES.names,
            STEPS,
            REASONS,
            CODES,
        )
        self.codes |= IDENTIFIERS
        self.codes |= {code.strip("[]").lower(): card for card, code in CODES.items() if code.startswith("[")}
        self.vocabulary = words.VOCABULARY
        self.data_hash = data_hash()
        self.about = ABOUT
        self.presets = PRESETS
        self.phases, self.great = PHASES, GREAT
        self.minutes = 20
        self.cooperative = True
        self.setting_rules = SETTING_RULES
        self.over_rule = "URB-END-1"
        self.derived_keys = ("active_player", "required_cities")
        self.bound = 5_000
        self.things = THINGS
        self.lies_on = LIES_ON
        self.lowest = LOWEST

    def check(self, seats: int, settings: Settings) -> None:
        check_settings(seats, settings)

    def rules(self, seats: int, settings: Settings) -> list[int]:
        return parameters(seats, settings)

    def open_zones(self, seats: int, settings: Settings) -> set[str]:
        """URB-RUL-36. Hands are open to everybody, unless a team plays in silence."""
        return {"hands"} if self.allows_talk(settings) else set()

    def allows_talk(self, settings: Settings) -> bool:
        """URB-RUL-36. Nobody talks in silence."""
        return settings.get("communication") != "silent"

    def prepare(self, s: State) -> None:
        prepare(s)

    def turn_of_round(self, s: State) -> int:
        """URB-TEAM-4. The player who starts with the Sognae has the first turn; then turns alternate."""
        return int(s.rules[FIRST_SOGNAE] + s.data[ROUND] - 1) % s.terms.seats

    def lay_out(self, s: State) -> None:
        lay_out(s)

    def setup(self, s: State) -> None:
        set_up(s)

    def step_frame(self, step: str) -> int:
        return int(frame(STEP_FRAMES[step]))

    def check_position(self, s: State, strict: bool) -> None:
        check_inventory(s, strict)

    def check_pending(self, s: State) -> None:
        check_pending(s)

    def word(self, s: State, option: int) -> str:
        return words.word(s, option)

    def read(self, s: State, word: str) -> list[int]:
        return words.read(s, word)

    def points_at(self, s: State, option: int) -> list[Target]:
        return words.points_at(s, option)

    def all_options(self, terms: Terms) -> list[tuple[int, str, list[Target]]]:
        return words.all_options()

    def standing(self, s: State) -> list[float]:
        """URB-END-1. How many cities are pacified."""
        return [float(s.data[SUCCESS_PILE])]

    def goal(self, s: State) -> float:
        return float(s.rules[REQUIRED])

    def derived(self, s: State) -> dict[str, object]:
        return {"active_player": int(s.data[TURN]), "required_cities": int(s.rules[REQUIRED])}

    def insight(self, s: State, viewer: int | None) -> Mapping[str, object]:
        return insight(s, viewer)

    def thing_of(self, target: str, at: str) -> str:
        return find_thing(target, at)

    def card_fits(self, zone: str, card: int) -> bool:
        return card_fits(zone, card)

    def can_hide(self, place: int, card: int) -> bool:
        """URB-DRAW-3. Everybody knows that no hand holds a chaos-type card."""
        return card < CHAOS or not HANDS <= place < HANDS + 2 * HAND

    def card_code(self, text: str) -> int:
        """The card that a code or identifier names; single copies (`sogna_earth_3`) are as good as their kind."""
        name = text.lower()
        return self.codes.get(name) or self.codes.get(re.sub(r"_\d+$", "", name), 0)
