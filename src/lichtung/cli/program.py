"""The program: its commands, from the command line to the exit code."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import click

import lichtung
from lichtung.cli import DONE, FAILED, INTERRUPTED, WRONG
from lichtung.cli.command_line import Group, Terminal, UsageError, Values
from lichtung.cli.plain import Voice, clean
from lichtung.cli.screen import Screen, find_screen
from lichtung.cli.setting_options import setting_flag
from lichtung.kernel.errors import InvalidSettings
from lichtung.words import LANGUAGES, language, pattern

COMMANDS: Final = {  # name: the module that has `<name>_command`, imported when it is asked for
    "play": "games",
    "replay": "records",
    "verify": "verifying",
    "games": "games",
    "arena": "arena",
    "solve": "solving",
    "serve": "serving",
    "upgrade": "hosting",
    "backup": "hosting",
    "restore": "hosting",
    "move-site": "hosting",
    "admin": "administering",
    "worker": "working",
    "completion": "completion",
}
# Packages that not everybody has, and the extra that brings them.
EXTRAS: Final = {
    **dict.fromkeys(("alembic", "argon2", "litestar", "msgspec", "psycopg", "sqlalchemy", "uvicorn"), "server"),
    **{"openskill": "arena", "ray": "cluster", "redis": "redis", "rich": "arena"},
}


class Program(Group):
    """`lichtung`, whose commands are imported when they are asked for: some need packages that others do not."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"lichtung.cli.{COMMANDS[cmd_name]}")
        command: click.Command = getattr(module, f"{cmd_name.replace('-', '_')}_command")
        return command


def show_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    """Print the version and leave."""
    if wanted and not ctx.resilient_parsing:
        click.echo(f"lichtung {lichtung.__version__}")
        ctx.exit(DONE)


@click.command(cls=Program, unknown="cli-usage-command")
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="version")
@click.pass_context
def program(ctx: click.Context) -> int:
    """Carry out a command; without one, open the table in the browser, or say what there is where no server is installed."""
    if ctx.invoked_subcommand is not None:
        return DONE
    if find_spec("litestar") is not None:
        code: int = program.main(["serve", "--open"], prog_name="lichtung", standalone_mode=False, obj=ctx.obj)
        return code
    click.echo(ctx.get_help())
    return WRONG


def run(tokens: list[str]) -> int:
    """Carry out a command line. Returns the exit code."""
    errors = Screen(sys.stderr, width=100)
    lang = language(find_language(tokens), os.environ)
    words = Voice(lang, errors.encoding)
    screen = find_screen(os.environ, no_colour="--no-color" in tokens or "--no-colour" in tokens)
    terminal = Terminal(screen, Voice(lang, screen.encoding))
    try:
        code: int = program.main(tokens, prog_name="lichtung", standalone_mode=False, obj=terminal)
        return code
    except UsageError as mistake:
        errors.tell(f"lichtung: {words.text(mistake.message, **clean_values(mistake.values))}")
        errors.tell(words.text("cli-usage-help"))
        return WRONG
    except InvalidSettings as error:
        errors.tell(f"lichtung: {explain_settings(error, words)}")
        return WRONG
    except ModuleNotFoundError as missing:
        package = (missing.name or "").split(".")[0]
        if package not in EXTRAS:
            raise
        errors.tell(f"lichtung: {words.text('cli-missing', package=package, extra=EXTRAS[package])}")
        return FAILED
    except click.Abort:
        return INTERRUPTED


def find_language(tokens: list[str]) -> str | None:
    """Returns the language that a command line asks for. It is needed before the rest can be read."""
    for at, token in enumerate(tokens):
        if token == "--":
            break
        name, equals, value = token.partition("=")
        if name == "--lang":
            value = value if equals else "".join(tokens[at + 1 : at + 2])
            return value if value in LANGUAGES else None
    return None


def clean_values(values: Values) -> Values:
    """Returns what was typed, fit to be repeated."""
    return {name: clean(value) if isinstance(value, str) else value for name, value in values.items()}


def explain_settings(error: InvalidSettings, words: Voice) -> str:
    """Returns why settings do not go together: the rule where there is one."""
    name, _, reason = str(error).partition(": ")
    if words.has(pattern("rule", rule=error.rule)):
        reason = f"{error.rule}: {words.rule(error.rule)}"
    return words.text("cli-invalid-settings", setting=setting_flag(name), reason=reason)
