"""The settings: what can be chosen, which choices go together, and the numbers that rules read of them."""

from __future__ import annotations

from typing import Final

from lichtung.games.urbion.components import CITY_DECKS, CITY_SETS, DREAM_SETS, EXPANSIONS
from lichtung.kernel.errors import InvalidSettings
from lichtung.kernel.settings import Option, Parameters, Preset, Settings

WITH_TWO: Final = {"seats": (2,)}
OPTIONS: Final = {
    "expansions": Option("subset", EXPANSIONS, []),
    "first_sognae": Option("seat", (0, 1), 0, WITH_TWO),
    "communication": Option("choice", ("open", "silent"), "open", WITH_TWO),
}

PRESETS: Final = {
    "first": Preset(1),
    "standard": Preset(1, {"expansions": ["city_squares", "chromatic_chaos", "hanging_gardens"]}),
    "everything": Preset(1, {"expansions": list(EXPANSIONS)}),
}

SETTING_RULES: Final = {
    "seats": "URB-GEN-1",
    "expansions": "URB-GEN-2",
    "first_sognae": "URB-RUL-35",
    "communication": "URB-RUL-36",
}

PARAMETERS: Final = Parameters()
TEAM: Final = PARAMETERS.has("seats", 2)
SILENT: Final = PARAMETERS.has("communication", "silent")
FIRST_SOGNAE: Final = PARAMETERS.value("first_sognae")
CITY_SQUARES: Final = PARAMETERS.has("expansions", "city_squares")
CHROMATIC_CHAOS: Final = PARAMETERS.has("expansions", "chromatic_chaos")
TEMPLES: Final = PARAMETERS.has("expansions", "temples")
HANGING_GARDENS: Final = PARAMETERS.has("expansions", "hanging_gardens")
BOOKS_OF_POWER: Final = PARAMETERS.has("expansions", "books_of_power")
POSTCARDS: Final = PARAMETERS.has("expansions", "postcards")
VOID: Final = PARAMETERS.has("expansions", "void")
DREAM_SET: Final = PARAMETERS.reserve()  # which of the dream decks is played with
CITY_SET: Final = PARAMETERS.reserve()
REQUIRED: Final = PARAMETERS.reserve()  # required_cities


def check_settings(seats: int, settings: Settings) -> None:
    """Refuse what does not go together."""
    if seats == 2:
        return
    if settings["communication"] == "silent":
        raise InvalidSettings("communication: silent needs two seats", "URB-RUL-36")
    if settings["first_sognae"] != 0:
        raise InvalidSettings("first_sognae: only a team has polarities", "URB-RUL-35")


def parameters(seats: int, settings: Settings) -> list[int]:
    """Returns the settings as numbers."""
    numbers = PARAMETERS.numbers(seats, settings)
    cities = bits(CITY_SETS, settings["expansions"])
    numbers[DREAM_SET] = bits(DREAM_SETS, settings["expansions"])
    numbers[CITY_SET] = cities
    numbers[REQUIRED] = len(CITY_DECKS[cities])
    return numbers


def bits(sets: tuple[str, ...], chosen: list[str]) -> int:
    """Which of some sets are chosen, as bits."""
    return sum(1 << i for i, name in enumerate(sets) if name in chosen)
