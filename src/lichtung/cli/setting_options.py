"""The settings of a game as options of the command line."""

from __future__ import annotations

from typing import Any, Final

import click

from lichtung.cli.command_line import OneOf, Values
from lichtung.kernel.game import Game
from lichtung.kernel.settings import Option, Settings

NOTHING: Final = "none"  # how an unset choice or an empty subset is written


class SettingOption(click.Option):
    """An option for one setting of a game."""

    def __init__(self, game: Game, setting: str) -> None:
        self.game: Final = game
        self.setting: Final = setting
        self.declared: Final = game.options[setting]
        typed = setting_flag(setting)
        if self.declared.kind == "flag":
            super().__init__([f"{typed}/--no-{typed[2:]}", setting], default=None)
        else:
            super().__init__([typed, setting], type=SettingValue(self.declared), metavar=choices_of(self.declared))


class SettingValue(OneOf):
    """What can be typed for a setting."""

    def __init__(self, declared: Option) -> None:
        super().__init__({written(choice): choice for choice in declared.choices})
        self.declared: Final = declared

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        text = str(value)
        if self.declared.kind == "list" and text.lower() == written(self.declared.default):
            return self.declared.default
        if self.declared.kind in ("subset", "list"):
            parts = [part.strip() for part in text.split(",")]
            return tuple(self.pick(part, param) for part in parts if part and part != NOTHING)
        return self.pick(text, param)


def setting_flag(setting: str) -> str:
    """Returns how a setting is typed."""
    return "--" + setting.replace("_", "-")


def setting_options(game: Game) -> list[click.Parameter]:
    """Returns the options for all settings of a game."""
    return [SettingOption(game, setting) for setting in game.options]


def take_settings(game: Game, ctx: click.Context, values: Values) -> Settings:
    """Take all settings out of the values of a command line. Returns those that were typed."""
    typed = click.core.ParameterSource.COMMANDLINE
    taken = {setting: values.pop(setting) for setting in game.options}
    return {setting: value for setting, value in taken.items() if ctx.get_parameter_source(setting) is typed}


def choices_of(declared: Option) -> str:
    """Returns the values of a setting as they are typed."""
    gap = "," if declared.kind in ("subset", "list") else "|"
    return gap.join(written(choice) for choice in declared.choices if choice is not None)


def written(choice: Any) -> str:
    """Returns how a value is typed."""
    return NOTHING if choice is None else str(choice).lower()
