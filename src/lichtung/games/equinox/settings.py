"""The settings: what can be chosen, which choices go together, and the numbers that rules read of them."""

from __future__ import annotations

from typing import Final

from lichtung.games.equinox.components import CHAMPIONS, NAMES
from lichtung.kernel.errors import InvalidSettings
from lichtung.kernel.settings import Option, Parameters, Preset, Settings

RANDOM: Final = "random"
OPTIONS: Final = {
    "champions": Option("list", tuple(NAMES), RANDOM, size=int(CHAMPIONS)),
    "start_player": Option("seat", (RANDOM, 0, 1, 2, 3, 4), RANDOM),
}
PRESETS: Final = {
    "first": Preset(3, level="easy"),
    "standard": Preset(4),
    "everything": Preset(5, level="hard"),
}
SETTING_RULES: Final = {"seats": "EQX-SETUP-1", "champions": "EQX-SETUP-3", "start_player": "EQX-SETUP-9"}

SEATS: Final = 5

PARAMETERS: Final = Parameters()
START: Final = PARAMETERS.reserve()  # the starting player, -1 when it is drawn
CHOSEN: Final = PARAMETERS.reserve(0)  # the eight champions if they were chosen, else nothing


def eight(chosen: list[str]) -> list[str]:
    """Refuse too few or too many champions."""
    if len(chosen) != CHAMPIONS:
        raise InvalidSettings(f"champions: expected {CHAMPIONS} creatures, got {len(chosen)}", "EQX-SETUP-3")
    return chosen


def check_settings(seats: int, settings: Settings) -> None:
    """Refuse what does not go together."""
    start = settings["start_player"]
    if start != RANDOM and start >= seats:
        raise InvalidSettings(f"start_player: expected a seat from 0 to {seats - 1}, got {start}", "EQX-SETUP-9")


def parameters(seats: int, settings: Settings) -> list[int]:
    """Returns the settings as numbers."""
    numbers = PARAMETERS.numbers(seats, settings)
    start, chosen = settings["start_player"], settings["champions"]
    numbers[START] = -1 if start == RANDOM else start
    return numbers if chosen == RANDOM else numbers + [NAMES.index(name) for name in chosen]
