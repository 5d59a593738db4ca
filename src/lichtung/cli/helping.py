"""The help pages, made from the commands, their options and the games' own lists of settings."""

from __future__ import annotations

import io
from typing import Any

import click

from lichtung.cli.command_line import Terminal
from lichtung.cli.screen import Screen, padded
from lichtung.cli.setting_options import SettingOption, setting_flag, written
from lichtung.kernel import catalogue
from lichtung.kernel.game import Game
from lichtung.kernel.settings import Option
from lichtung.words import Words, pattern


def write_help(ctx: click.Context) -> str:
    """Returns the help page of a command."""
    terminal = ctx.find_object(Terminal)
    assert terminal is not None
    shown = terminal.screen
    page = io.StringIO()
    screen = Screen(page, colour=shown.colour, width=shown.width)
    if ctx.parent is None:
        write_program(screen, terminal.words, ctx)
    else:
        write_command(screen, terminal.words, ctx)
    return page.getvalue()


def write_program(screen: Screen, words: Words, ctx: click.Context) -> None:
    """What the program can do, on one screen."""
    assert isinstance(ctx.command, click.Group)
    screen.tell(words.text("cli-about", games=", ".join(game_title(words, name) for name in catalogue.games())))
    screen.show(f"{words.text('cli-usage')} {words.text('cli-usage-program')}")
    screen.tell(words.text("cli-without-command"))
    commands = ctx.command.list_commands(ctx)
    options = [option for option in ctx.command.get_params(ctx) if isinstance(option, click.Option)]
    rows = [(name, words.text(pattern("command-short", topic=name))) for name in commands]
    rows += [(option_syntax(option, words), option_about(words, option, ctx)) for option in options if option.help]
    column = max(len(name) for name, _ in rows) + 2
    for at, (name, text) in enumerate(rows):
        if at in (0, len(commands)):
            screen.show("")
        screen.show("  " + screen.paint(padded(name, column), "bold") + text)


def write_command(screen: Screen, words: Words, ctx: click.Context) -> None:
    """How one command is used."""
    game: Game | None = getattr(ctx.command, "game", None)
    topic = ctx.command.help or ctx.command.name or ""
    screen.show(f"{words.text('cli-usage')} {command_syntax(words, topic, game.name if game else '')}")
    if game is None or not words.has(pattern("tagline", game=game.name)):
        screen.tell(describe_topic(words, topic))
    else:
        screen.tell(f"{game_title(words, game.name)}: {words.text(pattern('tagline', game=game.name))}")
    if topic == "play" and game is None:
        assert isinstance(ctx.command, click.Group)
        screen.tell(words.text("cli-which-game", games=", ".join(ctx.command.list_commands(ctx))))
    more = pattern("command-options", command=topic)
    if words.has(more):
        screen.tell(words.text(more))
    write_options(screen, words, ctx)


def write_options(screen: Screen, words: Words, ctx: click.Context) -> None:
    """The options that need a line each: those of the command, the settings of its game, those of every command."""
    screen.show("")
    for parameter in (*getattr(ctx.command, "options", ()), *ctx.command.get_params(ctx)):
        if isinstance(parameter, SettingOption):
            write_setting(screen, words, parameter)
        elif isinstance(parameter, click.Option) and parameter.help:
            write_entry(screen, option_syntax(parameter, words), option_about(words, parameter, ctx))


def option_syntax(option: click.Option, words: Words) -> str:
    """How an option is typed."""
    if option.is_flag:
        return option.opts[0]
    value = option.metavar or "N"
    return f"{option.opts[0]} {value.replace('FILE', words.text('cli-file'))}"


def option_about(words: Words, option: click.Option, ctx: click.Context) -> str:
    """What an option does."""
    if option.name != "seats":
        return describe_topic(words, option.help or "")
    game: Game | None = getattr(ctx.command, "game", None)
    text = words.text("cli-about-seats", seats=", ".join(str(n) for n in game.seats) if game else "none")
    name = pattern("setting-about", game=game.name if game else "", setting="players")
    return f"{words.text(name)} {text}" if game is not None and words.has(name) else text


def command_syntax(words: Words, command: str, game: str = "") -> str:
    """How a command is typed."""
    name = pattern("usage", topic=command)
    return words.text(name, game=game or words.text("cli-game"), file=words.text("cli-file"))


def describe_topic(words: Words, topic: str) -> str:
    """What a command or option does."""
    return words.text(pattern("usage-about", topic=topic))


def write_entry(screen: Screen, name: str, text: str) -> None:
    """A line of a list: what to type, and what it does."""
    screen.show("  " + screen.paint(name, "bold"))
    screen.tell(text, indent="      ")


def game_title(words: Words, game: str) -> str:
    """What a game is called."""
    return words.or_code(game, pattern("title", game=game))


# -- settings ------------------------------------------------------------------------------------------------------------


def write_setting(screen: Screen, words: Words, option: SettingOption) -> None:
    """A setting as it is typed, what it does, and the values that need a sentence each."""
    game, setting, declared = option.game.name, option.setting, option.declared
    if setting == next(iter(option.game.options)):
        screen.show("", words.text("cli-settings", game=game_title(words, game)))
    flag = setting_flag(setting)
    write_entry(screen, flag if declared.kind == "flag" else f"{flag} {option.metavar}", setting_about(words, option))
    for choice in declared.choices:
        text = value_about(words, game, setting, choice)
        if text:
            screen.tell(f"{written(choice)} = {value_name(words, game, setting, choice)}: {text}", indent="        ")


def setting_about(words: Words, option: SettingOption) -> str:
    """What a setting does, with its values that a name is enough for, and its default."""
    game, setting, declared = option.game.name, option.setting, option.declared
    name = words.name("setting", game, setting)
    more = pattern("setting-about", game=game, setting=setting)
    text = f"{name}. {words.text(more)}" if words.has(more) else name
    values = [
        f"{written(choice)} = {named}"
        for choice in values_of(declared)
        if (named := value_name(words, game, setting, choice)) and not value_about(words, game, setting, choice)
    ]
    if values:
        text += f" ({', '.join(values)})"
    if declared.kind != "flag" and declared.default not in (None, (), []):
        text += " " + words.text("cli-default", value=written(declared.default))
    return text


def values_of(declared: Option) -> list[Any]:
    """All values that a setting can have, its default too where that is none of the choices."""
    return list(dict.fromkeys((*declared.choices, declared.default) if declared.kind == "list" else declared.choices))


def value_about(words: Words, game: str, setting: str, choice: Any) -> str:
    """What a value of a setting brings, "" when its name says it."""
    name = pattern("value-about", game=game, setting=setting, value=written(choice))
    return words.text(name) if words.has(name) else ""


def value_name(words: Words, game: str, setting: str, choice: Any) -> str:
    """What a value of a setting is called, "" when it needs no name."""
    name = pattern("value", game=game, setting=setting, value=written(choice))
    if words.has(name):
        return words.text(name)
    card = pattern("card", game=game, code=written(choice))
    return words.text(card) if words.has(card) else ""
