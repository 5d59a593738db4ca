"""Equinox as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from lichtung.games.equinox import bets, frames, hand_powers, playing, powers, stone_powers, table_powers, trees, turn
from lichtung.games.equinox.bets import ruler
from lichtung.games.equinox.components import CODES, CREATURE_1, SYNONYMS, is_creature_card
from lichtung.games.equinox.end import REASONS, result, standing
from lichtung.games.equinox.insight import insight
from lichtung.games.equinox.inventory import check_inventory
from lichtung.games.equinox.layout import COLUMNS, LAYOUT, VANISHED, name_at, space_name
from lichtung.games.equinox.pending import LIES_ON, LOWEST, check_pending
from lichtung.games.equinox.phases import GREAT, PHASES
from lichtung.games.equinox.settings import OPTIONS, PRESETS, RANDOM, SETTING_RULES, check_settings, eight, parameters
from lichtung.games.equinox.setup import prepare, set_up
from lichtung.games.equinox.sight import FadingLog, can_hide, mistakable
from lichtung.games.equinox.state import STEPS
from lichtung.games.equinox.things import THINGS, find_thing
from lichtung.games.equinox.words import VOCABULARY
from lichtung.kernel.addresses import ROUND, TURN
from lichtung.kernel.frames import frame
from lichtung.kernel.game import Game, Log
from lichtung.kernel.result import Result
from lichtung.kernel.settings import Settings
from lichtung.kernel.state import State

STEP_FRAMES = {
    "bet": frames.BET,
    "play": frames.PLAY,
    "discard": frames.DISCARD,
    "draw": frames.DRAW,
    "vanish": frames.VANISH,
}


@final
class Equinox(Game):
    """Eight creatures, five rounds, and the bets on who will be left."""

    def __init__(self) -> None:
        super().__init__(
            "equinox",
            1,
            (2, 3, 4, 5),
            OPTIONS,
            LAYOUT,
            frames.FRAMES.table(bets, hand_powers, playing, powers, stone_powers, table_powers, trees, turn),
            frames.FRAMES.names,
            STEPS,
            REASONS,
            CODES,
        )
        self.vocabulary = VOCABULARY
        self.codes |= SYNONYMS
        self.setting_rules = SETTING_RULES
        self.usual_seats = 4
        self.presets = PRESETS
        self.phases, self.great = PHASES, GREAT
        self.minutes = 30
        self.over_rule = "EQX-END-4"
        self.things = THINGS
        self.lies_on = LIES_ON
        self.lowest = LOWEST
        self.derived_keys = ("active_player", "vanish_cards", "rulers")
        self.memory_in_view = False  # EQX-INFO-16
        self.bound = 3_000

    def checked(self, name: str, value: Any) -> Any:
        if name != "champions":
            return super().checked(name, value)
        if isinstance(value, str) and value == RANDOM:
            return RANDOM
        return eight(super().checked(name, sorted(value) if isinstance(value, (set, frozenset)) else value))

    def check(self, seats: int, settings: Settings) -> None:
        check_settings(seats, settings)

    def rules(self, seats: int, settings: Settings) -> list[int]:
        return parameters(seats, settings)

    def prepare(self, s: State) -> None:
        prepare(s)

    def setup(self, s: State) -> None:
        set_up(s)

    def step_frame(self, step: str) -> int:
        return int(frame(STEP_FRAMES[step]))

    def check_position(self, s: State, strict: bool) -> None:
        check_inventory(s, strict)

    def check_pending(self, s: State) -> None:
        check_pending(s)

    def result(self, s: State) -> Result:
        return result(s)

    def standing(self, s: State) -> list[float]:
        """EQX-SCORE-1 to 3. The points of every player for the creatures that have not vanished."""
        return [standing(s, seat)[0] / 2 for seat in range(s.terms.seats)]

    def derived(self, s: State) -> dict[str, object]:
        rulers = [int(ruler(s, column)) for column in range(COLUMNS)]
        return {
            "active_player": int(s.data[TURN]),
            "vanish_cards": vanish_cards(s),
            "rulers": {name_at(s, column): None if rulers[column] < 0 else rulers[column] for column in range(COLUMNS)},
        }

    def insight(self, s: State, viewer: int | None) -> Mapping[str, object]:
        return insight(s, viewer)

    def thing_of(self, target: str, at: str) -> str:
        return find_thing(target, at)

    def card_fits(self, zone: str, card: int) -> bool:
        return is_creature_card(card) if zone == "secret_bets" else card >= CREATURE_1

    def can_hide(self, place: int, card: int) -> bool:
        return can_hide(place, card)

    def mistakable(self, s: State, place: int, card: int, other: int) -> bool:
        return mistakable(s, other)

    def waiting_is_public(self, s: State) -> bool:
        """A giver who is asked holds several cards of the demanded creature: that is private (EQX-INFO-9)."""
        asked = s.choice
        return asked is None or asked.name != "choose_given_card"

    def log(self, s: State, seat: int | None) -> Log:
        return Log() if s.over else FadingLog(s.view(seat))


def vanish_cards(s: State) -> list[str]:
    """EQX-ROUND-2, EQX-END-1. The spaces that hold a vanish card: of vanished creatures, from the next row on."""
    spaces: list[str] = []
    for row in range(2, int(s.data[ROUND]) + 1):
        for column in range(COLUMNS):
            gone = int(s.data[VANISHED + column])
            if gone != 0 and (gone < row or gone == 5 == row):
                spaces.append(space_name(s, (row - 1) * COLUMNS + column))
    return spaces
