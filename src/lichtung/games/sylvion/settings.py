"""The settings: what can be chosen, which choices go together, and the numbers that rules read of them."""

from __future__ import annotations

from typing import Final

from lichtung.games.sylvion.components import INTRODUCTORY_DESOLATED
from lichtung.kernel.errors import InvalidSettings
from lichtung.kernel.settings import Option, Parameters, Preset, Settings

ADVANCED_ONLY: Final = {"mode": ("advanced",)}
OPTIONS: Final = {
    "mode": Option("choice", ("advanced", "introductory"), "advanced"),
    "communication": Option("choice", ("pure_logistics", "radio_silence"), "pure_logistics", {"seats": (2,)}),
    "edition": Option("choice", ("second", "first"), "second"),
    "feats_betrayals": Option("flag", (False, True), False, ADVANCED_ONLY),
    "elements": Option("flag", (False, True), False, ADVANCED_ONLY),
    "ravager_figure": Option("flag", (False, True), False, ADVANCED_ONLY),
    "initial_desolated": Option("choice", (None, 0, 3, 6, 9), None, ADVANCED_ONLY, usual=0),
    "reinforcement_draw": Option("choice", (3, 2), 3, ADVANCED_ONLY),
}

PRESETS: Final = {
    "first": Preset(1, {"mode": "introductory"}),
    "standard": Preset(1),
    "everything": Preset(1, {"feats_betrayals": True, "elements": True, "ravager_figure": True}),
}

PARAMETERS: Final = Parameters()
ADVANCED: Final = PARAMETERS.has("mode", "advanced")
TEAM: Final = PARAMETERS.has("seats", 2)
SILENT: Final = PARAMETERS.has("communication", "radio_silence")
FIRST_EDITION: Final = PARAMETERS.has("edition", "first")
FEATS_BETRAYALS: Final = PARAMETERS.has("feats_betrayals", True)
ELEMENTS: Final = PARAMETERS.has("elements", True)
RAVAGER_FIGURE: Final = PARAMETERS.has("ravager_figure", True)
DESOLATED: Final = PARAMETERS.value("initial_desolated")
REINFORCEMENT_DRAW: Final = PARAMETERS.value("reinforcement_draw")


def check_settings(seats: int, settings: Settings) -> None:
    """Refuse what does not go together."""
    if settings["communication"] == "radio_silence" and seats != 2:
        raise InvalidSettings("communication: radio_silence needs two seats", "SYL-TEAM-18")
    if settings["mode"] == "advanced":
        return
    for name in ("feats_betrayals", "elements", "ravager_figure"):
        if settings[name]:
            raise InvalidSettings(f"{name}: only with mode advanced", "SYL-SETUP-13")
    if settings["initial_desolated"] not in (None, 6):
        raise InvalidSettings("initial_desolated: always 6 with mode introductory", "SYL-SETUP-13")
    if settings["reinforcement_draw"] != 3:
        raise InvalidSettings("reinforcement_draw: always 3 with mode introductory", "SYL-SETUP-13")


def parameters(seats: int, settings: Settings) -> list[int]:
    """Returns the settings as numbers."""
    numbers = PARAMETERS.numbers(seats, settings)
    if settings["mode"] == "introductory":
        numbers[DESOLATED] = INTRODUCTORY_DESOLATED
    return numbers
