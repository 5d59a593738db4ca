"""Settings as OpenSpiel's parameters carry them: one text without commas, brackets and equals signs."""

from __future__ import annotations

from typing import Any

from lichtung.kernel.errors import InvalidSettings
from lichtung.kernel.game import Game
from lichtung.kernel.settings import Settings


def read_settings(game: Game, text: str) -> Settings:
    """Settings from a text such as `expansions:temples+void/communication:silent`."""
    settings: Settings = {}
    for part in text.split("/") if text else []:
        name, _, value = part.partition(":")
        if name not in game.options:
            raise InvalidSettings(f"{name}: no such setting; expected one of {', '.join(game.options)}")
        option = game.options[name]
        several = option.kind in ("subset", "list") and value != str(option.default)
        settings[name] = (
            [meant(option.choices, one) for one in value.split("+")] if several else meant(option.choices, value)
        )
    return settings


def meant(choices: tuple[Any, ...], text: str) -> Any:
    """The choice that a text stands for, or the text itself, for the game to refuse."""
    for choice in choices:
        if str(choice).lower() == text.lower():
            return choice
    return text
