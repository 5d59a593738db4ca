"""Sylvion as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from lichtung.games.sylvion import animals, drawing, feats, frames, mobilization, playing, supports, turn
from lichtung.games.sylvion.components import (
    ACID_LAKE,
    BETRAYAL,
    CODES,
    EDGE_1,
    EDGE_CARDS,
    GEYSER,
    IDENTIFIERS,
    LAST_FEAT,
    LAST_SYLVAN,
    is_elemental,
    is_feat,
    is_ravager,
    lies_on_clearing,
)
from lichtung.games.sylvion.end import REASONS
from lichtung.games.sylvion.insight import ahead, insight
from lichtung.games.sylvion.inventory import check_inventory
from lichtung.games.sylvion.layout import FOREST_HEALTH, HANDS, LAYOUT, SYLVAN_DISCARD
from lichtung.games.sylvion.pending import LIES_ON, LOWEST, check_pending
from lichtung.games.sylvion.phases import GREAT, PHASES
from lichtung.games.sylvion.settings import DESOLATED, OPTIONS, PRESETS, SILENT, check_settings, parameters
from lichtung.games.sylvion.setup import lay_out, set_up
from lichtung.games.sylvion.state import MOBILIZATION, STEPS
from lichtung.games.sylvion.things import THINGS, find_thing
from lichtung.games.sylvion.turn import rounds_left
from lichtung.games.sylvion.words import VOCABULARY
from lichtung.kernel.addresses import ROUND, STEP, TURN
from lichtung.kernel.game import Game
from lichtung.kernel.schema import Ahead
from lichtung.kernel.settings import Settings
from lichtung.kernel.state import State

STEP_FRAMES = {
    "mobilization": frames.MOBILIZE,
    "reveal": frames.REVEAL,
    "move": frames.MOVE,
    "reinforce": frames.REINFORCE,
    "defend": frames.DEFEND,
    "final_assault": frames.FINAL_ASSAULT,
}


@final
class Sylvion(Game):
    """A forest, four stacks of fire, and one or two players against them."""

    def __init__(self) -> None:
        super().__init__(
            "sylvion",
            1,
            (1, 2),
            OPTIONS,
            LAYOUT,
            frames.FRAMES.table(animals, drawing, feats, mobilization, playing, supports, turn),
            frames.FRAMES.names,
            STEPS,
            REASONS,
            CODES,
        )
        self.vocabulary = VOCABULARY
        for card, identifier in IDENTIFIERS.items():
            self.codes[identifier] = card
        self.codes |= {"g": GEYSER, "l": ACID_LAKE}  # a geyser and an acid lake lying on the clearing
        self.presets = PRESETS
        self.phases, self.great = PHASES, GREAT
        self.minutes = 30
        self.cooperative = True
        self.over_rule = "SYL-GEN-10"
        self.derived_keys = ("active_player", "last_round")
        self.bound = 5_000
        self.things = THINGS
        self.lies_on = LIES_ON
        self.lowest = LOWEST

    def check(self, seats: int, settings: Settings) -> None:
        check_settings(seats, settings)

    def rules(self, seats: int, settings: Settings) -> list[int]:
        return parameters(seats, settings)

    def open_zones(self, seats: int, settings: Settings) -> set[str]:
        """SYL-INFO-4, 5. Hands are open to everybody but in radio silence."""
        return {"hands"} if self.allows_talk(settings) else set()

    def allows_talk(self, settings: Settings) -> bool:
        """SYL-TEAM-18. Nobody talks in radio silence."""
        return settings.get("communication") != "radio_silence"

    def prepare(self, s: State) -> None:
        s.data[FOREST_HEALTH] = EDGE_CARDS - s.rules[DESOLATED]

    def turn_of_round(self, s: State) -> int:
        """SYL-TEAM-1, 16. In a team the first player acts in odd rounds."""
        return 0 if s.terms.seats == 1 else int(s.data[ROUND] - 1) % 2

    def lay_out(self, s: State) -> None:
        lay_out(s)

    def setup(self, s: State) -> None:
        set_up(s)

    def step_frame(self, step: str) -> int:
        return STEP_FRAMES[step]

    def check_position(self, s: State, strict: bool) -> None:
        check_inventory(s, strict)

    def check_pending(self, s: State) -> None:
        check_pending(s)

    def standing(self, s: State) -> list[float]:
        """SYL-END-2. How many edge cards are healthy."""
        return [float(s.data[FOREST_HEALTH])]

    def goal(self, s: State) -> float:
        return float(EDGE_CARDS)

    def derived(self, s: State) -> dict[str, object]:
        last = s.data[STEP] != MOBILIZATION and rounds_left(s) == 0
        return {"active_player": int(s.data[TURN]), "last_round": last}

    def insight(self, s: State, viewer: int | None) -> Mapping[str, object]:
        return insight(s, viewer)

    def ahead(self, s: State, option: int) -> Ahead | None:
        return ahead(s, option)

    def waiting_is_public(self, s: State) -> bool:
        """SYL-INFO-5. In radio silence the partner must not learn that a hedgehog is held, so not that it is asked for."""
        return s.rules[SILENT] == 0 or s.top_frame() != frames.HEDGEHOG

    def can_hide(self, place: int, card: int) -> bool:
        """SYL-BETRAY-1. A betrayal is never in a hand."""
        return card != BETRAYAL or not HANDS <= place < SYLVAN_DISCARD

    def thing_of(self, target: str, at: str) -> str:
        return find_thing(target, at)

    def card_fits(self, zone: str, card: int) -> bool:
        if zone in ("hands", "defender_deck", "sylvan_discard"):
            return card <= (LAST_SYLVAN if zone == "hands" else BETRAYAL)
        if zone in ("box", "recruit_pile", "recruit_column"):
            return card <= LAST_FEAT
        if zone == "feats":
            return is_feat(card)
        if zone in ("desertion_deck", "desertion_revealed"):
            return card >= EDGE_1
        if zone == "clearing":
            return lies_on_clearing(card)
        if zone in ("ravager_stack", "ravager_discard"):
            return is_ravager(card)
        if zone == "on_stack":
            return is_ravager(card) or is_elemental(card)
        return card < EDGE_1
