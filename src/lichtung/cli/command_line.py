"""The command line: click's commands, whose help and whose complaints are in the player's language.

The help text of a command or option is the id of a message, so that commands are declared once for all languages.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import click

from lichtung.cli.plain import Voice
from lichtung.cli.screen import Screen
from lichtung.words import LANGUAGES


@dataclass(frozen=True)
class Terminal:
    """Where a command speaks, and in which words."""

    screen: Screen
    words: Voice

    @property
    def errors(self) -> Screen:
        """Where mistakes are named."""
        return Screen(sys.stderr, width=100)

    def speaking(self, words: Voice) -> Terminal:
        """Returns the same terminal with other words."""
        return replace(self, words=words)


Values = dict[str, Any]  # of the options of a command, by their names

# `--feats_betrayals` is `--feats-betrayals` too; an unexpected argument is named by us.
CONTEXT: Final[Values] = {
    "allow_extra_args": True,
    "help_option_names": ["--help", "-h"],
    "token_normalize_func": lambda token: token.replace("_", "-"),
}


class UsageError(click.UsageError):
    """The command line makes no sense; the message of this id says why."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.values: Final = values


def explain_mistake(error: click.UsageError, command: click.Command) -> click.UsageError:
    """Returns click's complaint about options as one of our messages."""
    if isinstance(error, click.NoSuchOption):
        return UsageError("cli-usage-option", option=error.option_name, near=(error.possibilities or ["none"])[0])
    if isinstance(error, click.BadOptionUsage):
        flags = {
            name
            for option in command.params
            if isinstance(option, click.Option) and option.is_flag
            for name in (*option.opts, *option.secondary_opts)
        }
        message = "cli-usage-no-value" if error.option_name in flags else "cli-usage-value"
        return UsageError(message, option=error.option_name)
    return error


def flag_of(parameter: click.Parameter | None) -> str:
    """Returns how an option is typed."""
    return parameter.opts[0] if parameter else ""


class Number(click.ParamType[int]):
    """A whole number, not below the least."""

    name = "number"

    def __init__(self, least: int = 0) -> None:
        self.least: Final = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if not text.isdecimal() or int(text) < self.least:
            raise UsageError("cli-usage-number", option=flag_of(param), value=text)
        return int(text)


class OneOf(click.ParamType[Any]):
    """One of several words."""

    name = "choice"

    def __init__(self, choices: Mapping[str, Any]) -> None:
        self.choices: Final = choices

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return self.pick(str(value), param)

    def pick(self, text: str, parameter: click.Parameter | None) -> Any:
        """Returns what a word stands for."""
        if text.lower() in self.choices:
            return self.choices[text.lower()]
        raise UsageError("cli-usage-choice", option=flag_of(parameter), value=text, choices=", ".join(self.choices))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[click.shell_completion.CompletionItem]:
        return [click.shell_completion.CompletionItem(word) for word in self.choices if word.startswith(incomplete)]


NUMBER: Final = Number()
LANGUAGE: Final = OneOf({language: language for language in LANGUAGES})


def common_options() -> list[click.Parameter]:
    """Returns the options that every command has. The program has looked at them before any command is found."""
    return [
        click.Option(["--lang"], type=LANGUAGE, metavar="|".join(LANGUAGES), expose_value=False, help="lang"),
        click.Option(["--no-color", "--no-colour"], is_flag=True, expose_value=False, help="no-color"),
    ]


class Command(click.Command):
    """A command that speaks the player's language."""

    def __init__(self, *args: Any, context_settings: Values | None = None, **more: Any) -> None:
        more["context_settings"] = CONTEXT | (context_settings or {})
        super().__init__(*args, **more)
        self.params += common_options()

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "help"
        return option

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from lichtung.cli.helping import write_help

        formatter.write(write_help(ctx))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise explain_mistake(error, self) from None

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args and not isinstance(self, click.Group):
            raise UsageError("cli-usage-too-many", word=ctx.args[0])
        return super().invoke(ctx)


@click.pass_context
def demand_command(ctx: click.Context) -> None:
    """Complain when a group was named without one of its commands."""
    if ctx.invoked_subcommand is None and isinstance(ctx.command, Group):
        raise ctx.command.complain(ctx, ctx.command.missing, "none")


class Group(Command, click.Group):
    """A command with commands of its own."""

    command_class = Command

    def __init__(
        self, *args: Any, missing: str = "cli-usage-deed", unknown: str = "cli-usage-deed", **more: Any
    ) -> None:
        more.setdefault("callback", demand_command)
        super().__init__(*args, invoke_without_command=True, **more)
        self.missing: Final = missing  # the message where no command is named
        self.unknown: Final = unknown  # the message where there is no such command

    def complain(self, ctx: click.Context, message: str, name: str) -> UsageError:
        """Returns a complaint that lists the commands."""
        return UsageError(message, name=name, names=", ".join(self.list_commands(ctx)))

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        command = next((token for token in args if token in self.list_commands(ctx)), None)
        if command is not None:  # options may stand before it
            args.remove(command)
            args.insert(0, command)
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            raise self.complain(ctx, self.unknown, error.command_name) from None
